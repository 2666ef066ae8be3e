import { COMPRESSED_TYPES, CONTENT_TYPES } from '../contentTypes.ts';
import {
  type AdmittedHashes,
  type AdmittedOrigins,
  reportingEndpoints,
  HEALTH_PATH,
  responseHeaders,
  serviceWorkerFile,
  SPECULATION_RULES,
  STRICT_TRANSPORT_SECURITY,
  VERSION_FILE,
} from '../securityHeaders.ts';
import { APPLICATION_DOCUMENT, APPLICATION_PATTERNS, SHARED_DOCUMENTS } from '../sharedDocuments.ts';
import { isPaymentDocument, PAYMENT_ROUTES, pathOf, ROUTES } from '../../src/ui/shell/routePaths.ts';

export interface SiteConfiguration {
  /** Where the built site is on the server. */
  readonly root: string;
  readonly port: number;
  /** Host names the site answers to; without them it answers to every one. */
  readonly serverNames?: readonly string[] | undefined;
  readonly admitted: AdmittedHashes;
  readonly origins?: AdmittedOrigins | undefined;
  /** Files with the certificate and its key; without them the site is served as plain text, as behind a proxy. */
  readonly tls?: { readonly certificate: string; readonly key: string } | undefined;
  /** Whether the module for compressed copies is loaded (Debian: libnginx-mod-http-brotli-static). */
  readonly hasBrotli: boolean;
  /** Whether nginx was built with its own module for them (`--with-http_gzip_static_module`). */
  readonly hasGzip: boolean;
  /**
   * The webroot of an ACME client, which writes its answers to `.well-known/acme-challenge/` below it. They are given
   * over plain HTTP, without a redirect.
   */
  readonly acmeRoot?: string | undefined;
}

/** Paths that stand for all of their kind. */
const DOCUMENT = '/';
const ASSET = '/assets/any.js';
const SERVICE_WORKER = `/${serviceWorkerFile}`;
const OTHER_FILE = '/favicon.svg';

/** Hidden, so that there is never such a file. */
const NO_DOCUMENT = '/.none';

function quoted(text: string): string {
  if (/["$\\\n]/u.test(text)) throw new Error(`nginx would not read this as it is: ${text}`);
  return `"${text}"`;
}

/**
 * The site for nginx, to be included in its `http` block: the same answers, headers and refusals as the preview
 * server gives, from the same source.
 */
export function siteConfiguration(site: SiteConfiguration): string {
  return `${variables(site)}
server {
${listening(site)}
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
${LOCATIONS}
}
${plainEntrance(site)}`;
}

/** Who comes without TLS is sent on, where the site has the usual port. */
function plainEntrance(site: SiteConfiguration): string {
  const { port, tls, serverNames } = site;
  if (tls === undefined || port !== 443 || serverNames === undefined) return '';
  return `
server {
    listen 80;
    server_name ${serverNames.map(quoted).join(' ')};
    server_tokens off;
${acmeLocation(site)}
    location / {
        return 308 https://$host$request_uri;
    }
}
`;
}

/** A token of ACME is base64url (RFC 8555, section 8.3): nothing else below the webroot is ever given out. */
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
  const isDocument = path === DOCUMENT || isPaymentDocument(path);
  return responseHeaders(path, isDocument, site.admitted, site.origins);
}

const COMPRESSED = Object.values(CONTENT_TYPES)
  .filter((type) => COMPRESSED_TYPES.test(type))
  .map((type) => type.replace(/;.*$/u, '').replaceAll(/[+.]/gu, String.raw`\$&`))
  .join('|');

/** What depends on the request: the policy on the address as the browser shows it, the age on what is answered. */
function variables(site: SiteConfiguration): string {
  const valueOf = (name: string, path: string): string => quoted(headersOf(site, path)[name] ?? '');
  return `map "$sent_http_content_type $request_uri" $site_policy {
    default ${valueOf('Content-Security-Policy', OTHER_FILE)};
${paymentPolicies(site)}
    "~^text/html" ${valueOf('Content-Security-Policy', DOCUMENT)};
    "~^[^ ]+( charset=[^ ]+)? ${SERVICE_WORKER.replace('.', String.raw`\.`)}(?:\\?|$)" ${valueOf('Content-Security-Policy', SERVICE_WORKER)};
}

map $uri $site_shared {
    default "${NO_DOCUMENT}";
${sharedDocuments()}
}

map $uri $site_application {
    default "${NO_DOCUMENT}";
${APPLICATION_PATTERNS.map((pattern) => `    "~${pattern}" "${APPLICATION_DOCUMENT}";`).join('\n')}
}

map "$status $sent_http_content_type $uri" $site_cache {
    default ${valueOf('Cache-Control', OTHER_FILE)};
    "~^[45]" "no-store";
    "~^\\d+ text/html" ${valueOf('Cache-Control', DOCUMENT)};
    "~ ${SERVICE_WORKER.replace('.', String.raw`\.`)}$" ${valueOf('Cache-Control', SERVICE_WORKER)};
    "~ (?:${HEALTH_PATH}|/${VERSION_FILE.replace('.', String.raw`\.`)})$" ${valueOf('Cache-Control', HEALTH_PATH)};
    "~ /assets/" ${valueOf('Cache-Control', ASSET)};
}

map "$http_save_data $status $sent_http_content_type" $site_speculation {
    default "";
    "~^on " "";
    "~ [23]\\d\\d text/html" '${SPECULATION_RULES}';
}

map "$status $sent_http_content_type" $site_reporting {
    default "";
    "~ text/html" '${reportingEndpoints(site.origins ?? {}) ?? ''}';
}

map "$status $sent_http_content_type" $site_vary {
    default "";
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
    return `    "~^text/html[^ ]*( charset=[^ ]+)? ${request}/?(?:\\?|$)" ${policy};`;
  }).join('\n');
}

function sharedDocuments(): string {
  return SHARED_DOCUMENTS.map(({ pattern, file }) => `    "~${pattern}" "${file}";`).join('\n');
}

function listening({ port, serverNames, tls }: SiteConfiguration): string {
  const names = serverNames === undefined ? '_' : serverNames.map(quoted).join(' ');
  if (tls === undefined) return `    listen ${String(port)};\n    server_name ${names};`;
  return `    listen ${String(port)} ssl http2;
    server_name ${names};
    ssl_certificate ${quoted(tls.certificate)};
    ssl_certificate_key ${quoted(tls.key)};
    ssl_protocols TLSv1.2 TLSv1.3;
    ssl_session_cache shared:site:10m;
    ssl_session_tickets off;`;
}

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
    'Reporting-Endpoints': '$site_reporting',
  };
  const all = Object.entries(headersOf(site, DOCUMENT)).map(
    ([name, value]) => [name, variable[name] ?? quoted(value)] as const,
  );
  const strict = ['Strict-Transport-Security', quoted(STRICT_TRANSPORT_SECURITY)] as const;
  const vary = ['Vary', '$site_vary'] as const;
  return [...all, vary, ...(site.tls === undefined ? [] : [strict])]
    .map(([name, value]) => `    add_header ${name} ${value} always;`)
    .join('\n');
}

const FILE_ENDS = Object.keys(CONTENT_TYPES)
  .map((end) => end.slice(1))
  .join('|');

/** A file, a page written for the address, or the document of the application; what looks like a file is no page. */
const LOCATIONS = `    if ($request_method !~ ^(?:GET|HEAD)$) {
        return 405;
    }

    location = ${HEALTH_PATH} {
        types {
        }
        default_type "text/plain; charset=utf-8";
        return 200 "ok\\n";
    }

    location = /.well-known/security.txt {
        try_files $uri =404;
    }

    location ~ /\\.|\\\\\\\\|\\.(?:br|gz)$ {
        return 404;
    }

    location ^~ /assets/ {
        location ~ /\\.|\\\\\\\\|\\.(?:br|gz)$ {
            return 404;
        }
        try_files $uri =404;
    }

    location ~ \\.(?:${FILE_ENDS})$ {
        try_files $uri =404;
    }

    location / {
        try_files $uri $uri/index.html $site_shared $site_application @unknown;
    }

    location @unknown {
        error_page 404 ${APPLICATION_DOCUMENT};
        return 404;
    }

    error_page 400 404 =404 /.not-found;
    location = /.not-found {
        internal;
        types {
        }
        default_type "text/plain; charset=utf-8";
        return 404 "Not found\\n";
    }

    error_page 405 @not_allowed;
    location @not_allowed {
        types {
        }
        default_type "text/plain; charset=utf-8";
        return 405 "Method not allowed\\n";
    }`;
