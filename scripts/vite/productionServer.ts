import { createReadStream, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { COMPRESSED_TYPES, CONTENT_TYPES } from '../../deploy/contentTypes.ts';
import {
  APPLICATION_DOCUMENT,
  APPLICATION_PATTERNS,
  SHARED_DOCUMENTS,
} from '../../deploy/sharedDocuments.ts';
import {
  type AdmittedHashes,
  type AdmittedOrigins,
  HEALTH_PATH,
  responseHeaders,
} from '../../deploy/securityHeaders.ts';
import { readAdmittedHashes } from './admittedHashes.ts';
import { readAdmittedOrigins } from './admittedOrigins.ts';

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/**
 * The path as the browser shows it, and the decoded path. `decoded` is undefined when no file of the site can have
 * this path. The policy depends on the shown path, because an encoded slash does not separate segments there.
 */
function readPath(url: string): { readonly shown: string; readonly decoded?: string } {
  if (!URL.canParse(url, 'http://site')) return { shown: '/' };
  const shown = new URL(url, 'http://site').pathname;
  try {
    const decoded = decodeURIComponent(shown);
    const isPlain = !decoded.includes('\0') && !decoded.includes('\\');
    const isPublic =
      decoded === SECURITY_CONTACT || decoded.split('/').every((part) => !part.startsWith('.'));
    return isPlain && isPublic ? { shown, decoded } : { shown };
  } catch {
    return { shown };
  }
}

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
}

/**
 * The file that answers a path: the file itself, the prerendered page of the path, or the application's
 * document.
 */
function findFile(site: string, path: string): FoundFile | undefined {
  const file = fileAt(site, path);
  if (file !== undefined) return { file, status: 200 };
  const isAsset = path.startsWith('/assets/') || extname(path) in CONTENT_TYPES;
  const application = join(site, APPLICATION_DOCUMENT);
  return isAsset || isCopy(path) || !isFile(application) ? undefined : { file: application, status: 404 };
}

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

function sendFile(request: IncomingMessage, response: ServerResponse, { file, status }: FoundFile): void {
  const wanted = request.headers['accept-encoding'] ?? '';
  const copy = COMPRESSED_COPIES.find(({ end, accepted }) => accepted.test(wanted) && isFile(file + end));
  const sent = file + (copy?.end ?? '');
  response.statusCode = status;
  const type = CONTENT_TYPES[extname(file)] ?? 'application/octet-stream';
  response.setHeader('Content-Type', type);
  response.setHeader('Content-Length', statSync(sent).size);
  if (COMPRESSED_TYPES.test(type)) response.setHeader('Vary', 'Accept-Encoding');
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

/** Responds to a request for the built site as a production host has to. */
export function serveSite(
  site: string,
  admitted: AdmittedHashes,
  origins: AdmittedOrigins = {},
): (request: IncomingMessage, response: ServerResponse) => void {
  const root = resolve(site);
  return (request, response) => {
    const { shown, decoded } = readPath(request.url ?? '/');
    const isHealthCheck = decoded === HEALTH_PATH;
    const found = decoded === undefined || isHealthCheck ? undefined : findFile(root, decoded);
    const isReadMethod = request.method === 'GET' || request.method === 'HEAD';
    const isDocument = isReadMethod && found?.file.endsWith('.html') === true;
    for (const [name, value] of Object.entries(responseHeaders(shown, isDocument, admitted, origins)))
      response.setHeader(name, value);
    if (request.headers['save-data'] === 'on' || found?.status === 404)
      response.removeHeader('Speculation-Rules');
    if (!isReadMethod) refuse(response, 405, 'Method not allowed');
    else if (isHealthCheck) sendHealth(request, response);
    else if (found === undefined) refuse(response, 404, 'Not found');
    else sendFile(request, response, found);
  };
}

/** Makes `vite preview` behave like production, with the same headers, refusals and compression. */
export function productionServer(): Plugin {
  return {
    name: 'amin:production-server',
    configurePreviewServer(server) {
      const { root, build } = server.config;
      const site = resolve(root, build.outDir);
      server.middlewares.use(serveSite(site, readAdmittedHashes(site), readAdmittedOrigins(site)));
    },
  };
}
