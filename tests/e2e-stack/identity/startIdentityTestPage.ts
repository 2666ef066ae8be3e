import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { OpenIdSettings } from '@/adapters/identity/OpenIdSettings';
import { responseHeaders } from '../../../deploy/securityHeaders';
import { portOf } from '../../stack/portOf';

/** The settings of both adapters. Only MSAL uses `authority`, the URL of the policy. The other one uses `issuer`. */
export type IdentityTestSettings = OpenIdSettings & { readonly issuer: string };

export interface IdentityTestPage {
  readonly origin: string;
  /** Set after the site has started, because the provider needs the origin of the site. */
  settings: IdentityTestSettings | undefined;
  close(): Promise<void>;
}

const fromHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Serves the adapters alone, bundled like the product and with the product's headers. */
export async function startIdentityTestPage(port: number): Promise<IdentityTestPage> {
  const folder = await mkdtemp(join(tmpdir(), 'amin-identity-'));
  await build({
    configFile: false,
    logLevel: 'error',
    root: fromHere('./page'),
    resolve: { alias: { '@': fromHere('../../../src') } },
    build: { outDir: folder, emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  });
  const site: IdentityTestPage = {
    origin: '',
    settings: undefined,
    close: async () => close(server, folder),
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const isDocument = extname(pathname) === '';
    void readFile(join(folder, isDocument ? 'index.html' : pathname), 'utf8').then(
      (text) => {
        response.writeHead(200, headersOf(pathname, isDocument, site.settings));
        response.end(isDocument ? withSettings(text, site.settings) : text);
        return undefined;
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return Object.assign(site, { origin: `http://localhost:${String(portOf(server))}` });
}

/** The headers of the live product. They allow the origin of the provider. */
function headersOf(
  path: string,
  isDocument: boolean,
  settings: IdentityTestSettings | undefined,
): Record<string, string> {
  const identity = settings === undefined ? undefined : new URL(settings.authority).origin;
  return {
    ...responseHeaders(path, isDocument, { scripts: [], styles: [] }, { identity }),
    'Content-Type': isDocument ? 'text/html; charset=utf-8' : 'text/javascript; charset=utf-8',
  };
}

function withSettings(document: string, settings: IdentityTestSettings | undefined): string {
  return document.replace('id="settings">', `id="settings">${JSON.stringify(settings ?? {})}`);
}

async function close(server: Server, folder: string): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => {
    server.close(resolve);
  });
  await rm(folder, { recursive: true, force: true });
}
