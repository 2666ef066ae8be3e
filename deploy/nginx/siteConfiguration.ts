import { COMPRESSED_TYPES, CONTENT_TYPES } from '../contentTypes.ts';
import {
  type AdmittedHashes,
  type AdmittedOrigins,
  HEALTH_PATH,
  READ_METHODS,
  responseHeaders,
  serviceWorkerFile,
  SPECULATION_RULES,
  STRICT_TRANSPORT_SECURITY,
  UNSTORED_FILES,
} from '../securityHeaders.ts';
import { ASKED_LANGUAGES, CHOSEN_PATTERN, CHOSEN_VARY } from '../documentLanguage.ts';
import {
  APPLICATION_DOCUMENT,
  APPLICATION_PATTERNS,
  PUBLIC_PATTERN,
  publicPathOf,
  publicPattern,
  SHARED_DOCUMENTS,
} from '../sharedDocuments.ts';
import { FILE_ENDS, NOT_FOUND, SITE_LOCATIONS } from './siteLocations.ts';
import { LANGUAGE_COOKIE } from '../../src/application/ports/languageCookie.ts';
import {
  isPaymentDocument,
  PAYMENT_ROUTES,
  pathOf,
  PUBLIC_PATHS,
  ROUTES,
} from '../../src/ui/shell/routePaths.ts';

export interface SiteConfiguration {
  /** The folder of the built site on the server. */
  readonly root: string;
  readonly port: number;
  /** The IP addresses to listen on. By default every one of the machine, of IPv4 and IPv6. */
  readonly listenOn?: readonly string[] | undefined;
  /** Host names of the site. Without them the server accepts every host name. */
  readonly serverNames?: readonly string[] | undefined;
  readonly admitted: AdmittedHashes;
  readonly origins?: AdmittedOrigins | undefined;
  /** Files of the certificate and its key. Without them the site is served over plain HTTP. */
  readonly tls?: { readonly certificate: string; readonly key: string } | undefined;
  /** Whether nginx has its Brotli module for precompressed files (Debian: libnginx-mod-http-brotli-static). */
  readonly hasBrotli: boolean;
  /** Whether nginx has its gzip module for precompressed files (`--with-http_gzip_static_module`). */
  readonly hasGzip: boolean;
  /** Whether nginx has the directive `http2` (since 1.25.1). An older one has a parameter of `listen` for it. */
  readonly hasHttp2Directive: boolean;
  /** The file of the access log. */
  readonly accessLog: string;
  /**
   * The webroot of an ACME client, which writes its challenge files to `.well-known/acme-challenge/` below
   * it. nginx serves them over plain HTTP, without a redirect.
   */
  readonly acmeRoot?: string | undefined;
}

/** Each path stands for its kind: the headers of the kind are computed for it. */
const PUBLIC_DOCUMENT = '/';
const DOCUMENT = APPLICATION_DOCUMENT;
const ASSET = '/assets/any.js';
const SERVICE_WORKER = `/${serviceWorkerFile}`;
const OTHER_FILE = '/favicon.svg';

/** A path that never names a file, because hidden files are never served. */
const NO_DOCUMENT = '/.none';

function quoted(text: string): string {
  if (/["$\\\n]/u.test(text))
    throw new Error(
      `Cannot quote this value for nginx, because it contains a quote, $, backslash or line break: ${text}`,
    );
  return `"${text}"`;
}

/**
 * The nginx configuration of the site, for nginx's `http` block. Responses, headers and refusals equal those
 * of the preview server (scripts/vite/productionServer.ts), from the same source.
 */
export function siteConfiguration(site: SiteConfiguration): string {
  return `${variables(site)}
${LOG_FORMAT}
server {
${listening(site)}
${logging(site)}
    root ${quoted(site.root)};
    server_tokens off;
    absolute_redirect off;
    merge_slashes off;
${site.hasBrotli ? '    brotli_static on;\n' : ''}${site.hasGzip ? '    gzip_static on;\n    gzip_proxied any;\n' : ''}
    types {
${contentTypes()}
    }
    default_type application/octet-stream;

${headers(site)}
${site.tls === undefined ? acmeLocation(site) : ''}
${SITE_LOCATIONS}
}
${plainEntrance(site)}`;
}

/** Redirects plain HTTP on port 80 to HTTPS, if the site is on port 443. */
function plainEntrance(site: SiteConfiguration): string {
  const { port, tls, serverNames } = site;
  if (tls === undefined || port !== 443 || serverNames === undefined) return '';
  return `
server {
${listenLines(80, site.listenOn)}
    server_name ${serverNames.map(quoted).join(' ')};
${logging(site)}
    server_tokens off;
${acmeLocation(site)}
    location / {
        return 308 https://${canonicalName(serverNames)}$request_uri;
    }
}
`;
}

/** The host of the redirect. `$host` would be any name that a client sends, when this is the only site on port 80. */
function canonicalName([name = '']: readonly string[]): string {
  return /^[\w.-]+$/u.test(name) ? name : '$host';
}

/** An ACME token is base64url (RFC 8555, section 8.3). No other file below the webroot is served. */
function acmeLocation({ acmeRoot }: SiteConfiguration): string {
  if (acmeRoot === undefined) return '';
  return `
    location ~ ^/\\.well-known/acme-challenge/[A-Za-z0-9_-]+$ {
        root ${quoted(acmeRoot)};
        types {
        }
        default_type "text/plain; charset=utf-8";
        try_files $uri =404;
    }
`;
}

function headersOf(site: SiteConfiguration, path: string): Readonly<Record<string, string>> {
  const isDocument = path === DOCUMENT || publicPathOf(path) !== undefined || isPaymentDocument(path);
  return responseHeaders(path, isDocument, site.admitted, site.origins);
}

const COMPRESSED = Object.values(CONTENT_TYPES)
  .filter((type) => COMPRESSED_TYPES.test(type))
  .map((type) => (type.split(';', 1)[0] ?? '').replaceAll(/[+.]/gu, String.raw`\$&`))
  .join('|');

/**
 * Variables for headers that depend on the request. The policy depends on the URL as the browser shows it,
 * the cache time on the file that is sent.
 */
function variables(site: SiteConfiguration): string {
  const valueOf = (name: string, path: string): string => quoted(headersOf(site, path)[name] ?? '');
  return `map "$sent_http_content_type$uri" $site_kind {
    default file;
    "~^text/html" document;
    # A response without content (304) has no type.
    "~^/(?:.*/)?[^/]+\\.html$" document;
}

map "$site_kind $request_uri" $site_policy {
    default ${valueOf('Content-Security-Policy', OTHER_FILE)};
${paymentPolicies(site)}
${pagePolicies(site)}
    "~^document" ${valueOf('Content-Security-Policy', DOCUMENT)};
    "~^file ${SERVICE_WORKER.replace('.', String.raw`\.`)}(?:\\?|$)" ${valueOf('Content-Security-Policy', SERVICE_WORKER)};
}

# A path that encodes a slash names no page: the browser shows another path than nginx compares.
map $request_uri $site_path {
    default $uri;
    "~*^[^?]*%2f" "${NO_DOCUMENT}";
}

# Of a path that cannot be decoded, nginx knows only the request line.
map $request $site_malformed {
    default "${APPLICATION_DOCUMENT}";
    "~^\\S+ /assets/" "${NOT_FOUND}";
    "~^\\S+ [^?\\s]*\\.(?:${FILE_ENDS}|br|gz)(?:[?\\s]|$)" "${NOT_FOUND}";
}

map "$cookie_${LANGUAGE_COOKIE},$http_accept_language" $site_language {
    default "";
${ASKED_LANGUAGES.map(({ language, pattern }) => `    "~*${escapedForNginx(pattern)}" "/${language}";`).join('\n')}
}

map "$site_language$site_path" $site_chosen {
    default "${NO_DOCUMENT}";
    "~^(?:${ASKED_LANGUAGES.map(({ language }) => `/${language}`).join('|')})${CHOSEN_PATTERN}" "$site_language$site_path/index.html";
}

map $site_path $site_shared {
    default "${NO_DOCUMENT}";
${sharedDocuments()}
}

map $site_path $site_application {
    default "${NO_DOCUMENT}";
${APPLICATION_PATTERNS.map((pattern) => `    "~${pattern}" "${APPLICATION_DOCUMENT}";`).join('\n')}
}

map "$status $site_kind $uri" $site_cache {
    default ${valueOf('Cache-Control', OTHER_FILE)};
    "~^[45]" "no-store";
    "~^\\d+ document ${escapedForNginx(PUBLIC_PATTERN.slice(1))}" ${valueOf('Cache-Control', PUBLIC_DOCUMENT)};
    "~^\\d+ document" ${valueOf('Cache-Control', DOCUMENT)};
    "~ ${SERVICE_WORKER.replace('.', String.raw`\.`)}$" ${valueOf('Cache-Control', SERVICE_WORKER)};
    "~ (?:${UNSTORED_FILES.join('|').replaceAll('.', String.raw`\.`)})$" ${valueOf('Cache-Control', HEALTH_PATH)};
    "~ /assets/" ${valueOf('Cache-Control', ASSET)};
}

map "$http_save_data $status $site_kind" $site_speculation {
    default "";
    "~^on " "";
    "~ [23]\\d\\d document" '${SPECULATION_RULES}';
}

map $status $site_allow {
    default "";
    405 "${READ_METHODS}";
}

map "$status $sent_http_content_type $site_path" $site_vary {
    default "";
    "~^(?:200 text/html.*|304 ) ${CHOSEN_PATTERN}" "${CHOSEN_VARY}";
    "~^404 text/html" "Accept-Encoding";
    "~^[45]" "";
    "~ (?:${COMPRESSED})" "Accept-Encoding";
}
`;
}

function paymentPolicies(site: SiteConfiguration): string {
  return PAYMENT_ROUTES.map((name) => {
    const request = ROUTES[name].path.replace(':id', '[^/?]+');
    const policy = quoted(headersOf(site, pathOf(name, '1'))['Content-Security-Policy'] ?? '');
    return `    "~^document ${request}/?(?:\\?|$)" ${policy};`;
  }).join('\n');
}

function pagePolicies(site: SiteConfiguration): string {
  return PUBLIC_PATHS.map((page) => {
    const request = escapedForNginx(publicPattern(page).slice(1, -1));
    const policy = quoted(headersOf(site, page)['Content-Security-Policy'] ?? '');
    return `    "~^document (?=/)${request}(?:\\?|$)" ${policy};`;
  }).join('\n');
}

const escapedForNginx = (pattern: string): string => pattern.replaceAll('\\', '\\\\');

function sharedDocuments(): string {
  return SHARED_DOCUMENTS.map(({ pattern, file }) => `    "~${pattern}" "${file}";`).join('\n');
}

function listening({ port, listenOn, serverNames, tls, hasHttp2Directive }: SiteConfiguration): string {
  const names = `    server_name ${serverNames === undefined ? '_' : serverNames.map(quoted).join(' ')};`;
  if (tls === undefined) return `${listenLines(port, listenOn)}\n${names}`;
  const secure = hasHttp2Directive
    ? `${listenLines(port, listenOn, ' ssl')}\n    http2 on;`
    : listenLines(port, listenOn, ' ssl http2');
  return `${secure}
${names}
    ssl_certificate ${quoted(tls.certificate)};
    ssl_certificate_key ${quoted(tls.key)};
    ssl_protocols TLSv1.2 TLSv1.3;
    ssl_session_cache shared:site:10m;
    ssl_session_tickets off;`;
}

const EVERY_IP_ADDRESS = ['*', '[::]'];

function listenLines(
  port: number,
  listenOn = EVERY_IP_ADDRESS as readonly string[],
  parameters = '',
): string {
  return listenOn.map((ip) => `    listen ${ip}:${String(port)}${parameters};`).join('\n');
}

/**
 * The access log has no IP address, referrer, user agent or query, because these can be personal: a query can hold the
 * response of the identity provider. The id of a business is left out too.
 */
const LOG_FORMAT = `map $request_uri $site_logged_path {
    "~*^[^?]*%2f" ":encoded";
    "~^/dashboard/business/[^/?]+(?<site_rest>/[^?]*)?" "/dashboard/business/:id$site_rest";
    "~^(?<site_plain>[^?]*)" $site_plain;
}

log_format site '$time_iso8601 $request_method $site_logged_path $status $body_bytes_sent $request_time';
`;

const logging = ({ accessLog }: SiteConfiguration): string => `    access_log ${quoted(accessLog)} site;`;

function contentTypes(): string {
  return Object.entries(CONTENT_TYPES)
    .map(([end, type]) => `        ${quoted(type)} ${end.slice(1)};`)
    .join('\n');
}

function headers(site: SiteConfiguration): string {
  const variable: Readonly<Record<string, string>> = {
    'Content-Security-Policy': '$site_policy',
    'Cache-Control': '$site_cache',
    'Speculation-Rules': '$site_speculation',
  };
  const all = Object.entries(headersOf(site, DOCUMENT)).map(
    ([name, value]) => [name, variable[name] ?? quoted(value)] as const,
  );
  const strict = ['Strict-Transport-Security', quoted(STRICT_TRANSPORT_SECURITY)] as const;
  const vary = ['Vary', '$site_vary'] as const;
  const allow = ['Allow', '$site_allow'] as const;
  return [...all, vary, allow, ...(site.tls === undefined ? [] : [strict])]
    .map(([name, value]) => `    add_header ${name} ${value} always;`)
    .join('\n');
}
