import { createReadStream, statSync } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { COMPRESSED_TYPES, CONTENT_TYPES } from '../../deploy/contentTypes.ts';
import { CHOSEN_PATTERN, CHOSEN_VARY, documentLanguage } from '../../deploy/documentLanguage.ts';
import {
  APPLICATION_DOCUMENT,
  APPLICATION_PATTERNS,
  SHARED_DOCUMENTS,
} from '../../deploy/sharedDocuments.ts';
import {
  type AdmittedHashes,
  type AdmittedOrigins,
  HEALTH_PATH,
  READ_METHODS,
  responseHeaders,
} from '../../deploy/securityHeaders.ts';
import { LANGUAGE_COOKIE } from '../../src/application/ports/languageCookie.ts';
import { readAdmittedHashes } from './admittedHashes.ts';
import { readAdmittedOrigins } from '../../deploy/settings/admittedOrigins.ts';
import { givenSettings, writeSettings } from '../../deploy/settings/writeSettings.ts';
import { inFolder } from './inFolder.ts';

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** The path of a request. */
interface RequestedPath {
  /** As the browser shows it. The policy depends on it, because an encoded slash does not separate segments there. */
  readonly shown: string;
  /** Decoded byte by byte, as nginx decodes it. Undefined when no page and no file of the site can have this path. */
  readonly decoded: string | undefined;
  /** Whether a path without `decoded` gets the response of an unknown page. Otherwise it gets a plain 404. */
  readonly isPage: boolean;
}

function readPath(url: string): RequestedPath {
  if (!URL.canParse(url, 'http://site')) return { shown: '/', decoded: undefined, isPage: false };
  const shown = new URL(url, 'http://site').pathname;
  const decoded = decode(shown);
  const isPage = !isFileName(decoded ?? shown);
  const isUnknownPage = decoded === undefined || (isPage && /%2f/iu.test(shown));
  return isUnknownPage || isHidden(decoded)
    ? { shown, decoded: undefined, isPage: isUnknownPage && isPage }
    : { shown, decoded, isPage };
}

/** Undefined when an escape is malformed or means NUL. */
function decode(path: string): string | undefined {
  if (/%(?![\da-f]{2})|%00/iu.test(path)) return undefined;
  return path.replaceAll(/%[\da-f]{2}/giu, (escape) =>
    String.fromCodePoint(Number.parseInt(escape.slice(1), 16)),
  );
}

const isHidden = (path: string): boolean =>
  path !== SECURITY_CONTACT && (path.includes('\\') || path.split('/').some((part) => part.startsWith('.')));

/** The file of RFC 9116. */
const SECURITY_CONTACT = '/.well-known/security.txt';

/** Precompressed copies of a file, the preferred one first. */
const COMPRESSED_COPIES = [
  { end: '.br', encoding: 'br', accepted: /\bbr\b/u },
  { end: '.gz', encoding: 'gzip', accepted: /\bgzip\b/u },
] as const;

interface FoundFile {
  readonly file: string;
  readonly status: 200 | 404;
  readonly vary: string;
}

/** The file that answers a path: its own, its prerendered page, or the application's document. */
function findFile(
  site: string,
  { decoded, isPage }: RequestedPath,
  headers: IncomingHttpHeaders,
): FoundFile | undefined {
  const file = decoded === undefined ? undefined : fileAt(site, inLanguage(site, decoded, headers));
  const vary = 'Accept-Encoding';
  if (decoded !== undefined && file !== undefined)
    return { file, status: 200, vary: isChosen(decoded) ? CHOSEN_VARY : vary };
  const application = join(site, APPLICATION_DOCUMENT);
  return isPage && isFile(application) ? { file: application, status: 404, vary } : undefined;
}

const isChosen = (path: string): boolean => new RegExp(`^${CHOSEN_PATTERN}`, 'u').test(path);

/** The path of a public page in the language that the request asks for, where there is such a document. */
function inLanguage(site: string, path: string, headers: IncomingHttpHeaders): string {
  if (!isChosen(path)) return path;
  const cookie =
    new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=([^;]*)`, 'u').exec(headers.cookie ?? '')?.[1] ?? '';
  const page = `/${documentLanguage(cookie, headers['accept-language'] ?? '')}${path}`;
  return isFile(join(site, page, 'index.html')) ? page : path;
}

/** Whether a path can only be that of a file, so that no page answers it. */
const isFileName = (path: string): boolean =>
  path.startsWith('/assets/') || extname(path) in CONTENT_TYPES || isCopy(path);

const isCopy = (path: string): boolean => COMPRESSED_COPIES.some(({ end }) => path.endsWith(end));

function fileAt(site: string, path: string): string | undefined {
  if (isCopy(path)) return undefined;
  const exact = join(site, path);
  if (isFile(exact)) return exact;
  const page = join(exact, 'index.html');
  if (isFile(page)) return page;
  const isMatch = (pattern: string): boolean => new RegExp(pattern, 'u').test(path);
  if (!APPLICATION_PATTERNS.some(isMatch)) return undefined;
  const shared = SHARED_DOCUMENTS.find(({ pattern }) => isMatch(pattern));
  const documents = [shared?.file, APPLICATION_DOCUMENT].flatMap((file) => file ?? []);
  return documents.map((file) => join(site, file)).find(isFile);
}

function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { file, status, vary }: FoundFile,
): void {
  const wanted = request.headers['accept-encoding'] ?? '';
  const copy = COMPRESSED_COPIES.find(({ end, accepted }) => accepted.test(wanted) && isFile(file + end));
  const sent = file + (copy?.end ?? '');
  response.statusCode = status;
  const type = CONTENT_TYPES[extname(file)] ?? 'application/octet-stream';
  response.setHeader('Content-Type', type);
  response.setHeader('Content-Length', statSync(sent).size);
  if (COMPRESSED_TYPES.test(type)) response.setHeader('Vary', vary);
  if (copy !== undefined) response.setHeader('Content-Encoding', copy.encoding);
  if (request.method === 'HEAD') response.end();
  else createReadStream(sent).pipe(response);
}

/** Answers health checks. */
function sendHealth(request: IncomingMessage, response: ServerResponse): void {
  const text = 'ok\n';
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Content-Length', text.length);
  response.setHeader('Vary', 'Accept-Encoding');
  response.end(request.method === 'HEAD' ? undefined : text);
}

function refuse(response: ServerResponse, status: number, text: string): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Content-Length', text.length + 1);
  response.setHeader('Cache-Control', 'no-store');
  response.end(`${text}\n`);
}

/**
 * Responds to a request for the built site as a production host has to.
 * @param base The folder of the site on its host, which the URL of a request does not contain.
 */
export function serveSite(
  site: string,
  admitted: AdmittedHashes,
  origins: AdmittedOrigins = {},
  base = '/',
): (request: IncomingMessage, response: ServerResponse) => void {
  const root = resolve(site);
  return (request, response) => {
    const path = readPath(request.url ?? '/');
    const isHealthCheck = path.decoded === HEALTH_PATH;
    const found = isHealthCheck ? undefined : findFile(root, path, request.headers);
    const isReadMethod = request.method === 'GET' || request.method === 'HEAD';
    const isDocument = isReadMethod && found?.file.endsWith('.html') === true;
    for (const [name, value] of Object.entries(responseHeaders(path.shown, isDocument, admitted, origins)))
      response.setHeader(name, name === 'Speculation-Rules' ? inFolder(base, value) : value);
    if (request.headers['save-data'] === 'on' || found?.status === 404)
      response.removeHeader('Speculation-Rules');
    if (!isReadMethod) {
      response.setHeader('Allow', READ_METHODS);
      refuse(response, 405, 'Method not allowed');
    } else if (isHealthCheck) sendHealth(request, response);
    else if (found === undefined) refuse(response, 404, 'Not found');
    else sendFile(request, response, found);
  };
}

/**
 * Makes `vite preview` behave like production, with the same headers, refusals and compression. Writes the settings of
 * the environment into a live site first, as a deployment does.
 */
export function productionServer(isLive: boolean): Plugin {
  return {
    name: 'amin:production-server',
    async configurePreviewServer(server) {
      const { root, base, build, logger } = server.config;
      const site = resolve(root, build.outDir);
      if (isLive) for (const warning of await writeSettings(site, givenSettings())) logger.warn(warning);
      server.middlewares.use(
        base,
        serveSite(site, readAdmittedHashes(site), readAdmittedOrigins(site), base),
      );
    },
  };
}
