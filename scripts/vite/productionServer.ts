import { createReadStream, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { COMPRESSED_TYPES, CONTENT_TYPES } from '../../deploy/contentTypes.ts';
import { APPLICATION_DOCUMENT, SHARED_DOCUMENTS } from '../../deploy/sharedDocuments.ts';
import { type AdmittedHashes, type AdmittedOrigins, responseHeaders } from '../../deploy/securityHeaders.ts';
import { readAdmittedHashes } from './admittedHashes.ts';
import { readAdmittedOrigins } from './admittedOrigins.ts';

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/**
 * The path as the browser shows it, on which the policy depends, because an encoded slash is no slash there; and the
 * decoded one, if it names something a site could have.
 */
function readPath(address: string): { readonly shown: string; readonly decoded?: string } {
  if (!URL.canParse(address, 'http://site')) return { shown: '/' };
  const shown = new URL(address, 'http://site').pathname;
  try {
    const decoded = decodeURIComponent(shown);
    const isPlain = !decoded.includes('\0') && !decoded.includes('\\');
    const isPublic = decoded.split('/').every((part) => !part.startsWith('.'));
    return isPlain && isPublic ? { shown, decoded } : { shown };
  } catch {
    return { shown };
  }
}

/** The file that answers a path: itself, a page written for that address, or the document of the application. */
function findFile(site: string, path: string): string | undefined {
  const exact = join(site, path);
  if (isFile(exact)) return exact.endsWith('.br') ? undefined : exact;
  const page = join(exact, 'index.html');
  if (isFile(page)) return page;
  const isAsset = path.startsWith('/assets/') || extname(path) in CONTENT_TYPES;
  if (isAsset) return undefined;
  const shared = SHARED_DOCUMENTS.find(({ kind }) => new RegExp(kind, 'u').test(path));
  const documents = [shared?.file, APPLICATION_DOCUMENT].flatMap((file) => file ?? []);
  return documents.map((file) => join(site, file)).find(isFile);
}

function sendFile(request: IncomingMessage, response: ServerResponse, file: string): void {
  const acceptsBrotli = /\bbr\b/u.test(request.headers['accept-encoding'] ?? '');
  const compressed = `${file}.br`;
  const hasCompressed = isFile(compressed);
  const sent = acceptsBrotli && hasCompressed ? compressed : file;
  const type = CONTENT_TYPES[extname(file)] ?? 'application/octet-stream';
  response.setHeader('Content-Type', type);
  response.setHeader('Content-Length', statSync(sent).size);
  if (COMPRESSED_TYPES.test(type)) response.setHeader('Vary', 'Accept-Encoding');
  if (sent === compressed) response.setHeader('Content-Encoding', 'br');
  if (request.method === 'HEAD') response.end();
  else createReadStream(sent).pipe(response);
}

function refuse(response: ServerResponse, status: number, text: string): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Content-Length', text.length + 1);
  response.setHeader('Cache-Control', 'no-store');
  response.end(`${text}\n`);
}

/** Answers a request for the built site as a host in production has to. */
export function answerFromSite(
  site: string,
  admitted: AdmittedHashes,
  origins: AdmittedOrigins = {},
): (request: IncomingMessage, response: ServerResponse) => void {
  const root = resolve(site);
  return (request, response) => {
    const { shown, decoded } = readPath(request.url ?? '/');
    const file = decoded === undefined ? undefined : findFile(root, decoded);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const isDocument = isRead && file?.endsWith('.html') === true;
    for (const [name, value] of Object.entries(responseHeaders(shown, isDocument, admitted, origins)))
      response.setHeader(name, value);
    if (request.headers['save-data'] === 'on') response.removeHeader('Speculation-Rules');
    if (!isRead) refuse(response, 405, 'Method not allowed');
    else if (file === undefined) refuse(response, 404, 'Not found');
    else sendFile(request, response, file);
  };
}

/** Makes `vite preview` behave like production: the same headers, the same refusals, the same compression. */
export function productionServer(): Plugin {
  return {
    name: 'amin:production-server',
    configurePreviewServer(server) {
      const { root, build } = server.config;
      const site = resolve(root, build.outDir);
      server.middlewares.use(answerFromSite(site, readAdmittedHashes(site), readAdmittedOrigins(site)));
    },
  };
}
