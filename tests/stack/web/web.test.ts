import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as send, type IncomingHttpHeaders, type Server } from 'node:http';
import { request as sendSecurely } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteConfiguration } from '../../../deploy/nginx/siteConfiguration';
import { findBrotliModule } from '../../../scripts/ensureNginx.mjs';
import { answerFromSite } from '../../../scripts/vite/productionServer';
import { createCertificate } from '../certificate';
import { startWeb, type RunningWeb } from './startWeb';

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const ADMITTED = { scripts: ['boot='], styles: ['press='] };
const ORIGINS = {
  api: 'http://localhost:14110',
  identity: 'https://localhost:14120',
  payment: ['http://localhost:14130'],
  diagnostics: 'http://localhost:14140/reports',
};
const SCRIPT = 'export const answer = 42;\n';

const FILES: Readonly<Record<string, string>> = {
  'index.html': '<title>Home</title>',
  'app.html': '<title>Amin</title>',
  'dashboard/business/index.html': '<title>A business</title>',
  'about/index.html': '<title>About</title>',
  'demo/sign-in.html': '<title>Sign in</title>',
  'favicon.svg': '<svg/>',
  'site.webmanifest': '{}',
  'robots-like': 'no known kind',
  'assets/app-1.js': SCRIPT,
  'assets/font-1.woff2': 'font',
  '.policy.json': '{}',
  '.well-known/any.txt': 'hidden',
};

/** What a server tells by itself, and nobody has to agree on. */
const OWN = [
  'date',
  'connection',
  'keep-alive',
  'server',
  'etag',
  'last-modified',
  'accept-ranges',
  'transfer-encoding',
];

describe('nginx', () => {
  let site = '';
  let web: RunningWeb;
  let preview: Server;
  let previewPort = 0;

  const ask = async (port: number, path: string, method: string, encoding: string): Promise<Answer> =>
    new Promise((settle, reject) => {
      const headers = { 'accept-encoding': encoding };
      const outgoing = send({ host: '127.0.0.1', port, path, method, headers }, (incoming) => {
        const parts: Buffer[] = [];
        incoming.on('data', (part: Buffer) => parts.push(part));
        incoming.on('end', () => {
          const body = Buffer.concat(parts).toString('base64');
          settle({ status: incoming.statusCode, headers: incoming.headers, body });
        });
      });
      outgoing.on('error', reject);
      outgoing.end();
    });

  /** The answers of both, without what each tells by itself. */
  const both = async (
    path: string,
    method = 'GET',
    encoding = 'identity',
  ): Promise<readonly [Answer, Answer]> => {
    const ports = [Number(new URL(web.url).port), previewPort] as const;
    const [nginx, other] = await Promise.all(ports.map(async (port) => ask(port, path, method, encoding)));
    if (nginx === undefined || other === undefined) throw new Error('Both answer');
    const plain = ({ status, headers, body }: Answer): Answer => ({
      status,
      headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN.includes(name))),
      body,
    });
    return [plain(nginx), plain(other)];
  };

  beforeAll(async () => {
    site = mkdtempSync(join(tmpdir(), 'site-'));
    for (const folder of ['assets', 'about', 'demo', 'dashboard/business', '.well-known'])
      mkdirSync(join(site, folder), { recursive: true });
    for (const [name, text] of Object.entries(FILES)) writeFileSync(join(site, name), text);
    for (const name of ['index.html', 'assets/app-1.js'])
      writeFileSync(join(site, `${name}.br`), brotliCompressSync(FILES[name] ?? ''));
    web = await startWeb({ port: 0, site, admitted: ADMITTED, origins: ORIGINS });
    preview = createServer(answerFromSite(site, ADMITTED, ORIGINS));
    await new Promise<void>((ready) => {
      preview.listen(0, ready);
    });
    const address = preview.address();
    previewPort = typeof address === 'object' && address !== null ? address.port : 0;
  }, 240_000);

  afterAll(async () => {
    await web.close();
    await new Promise((closed) => {
      preview.close(closed);
    });
    rmSync(site, { recursive: true });
  });

  it.each([
    ['/', 200],
    ['/?lang=he', 200],
    ['/index.html', 200],
    ['/about', 200],
    ['/about/', 200],
    ['/demo/sign-in.html', 200],
    ['/dashboard', 200],
    ['/dashboard/business/7', 200],
    ['/dashboard/business/7?from=list', 200],
    ['/dashboard/business/7/subscription', 200],
    ['/dashboard/business/7/subscription/', 200],
    ['/dashboard/business/7/subscription?step=2', 200],
    ['/dashboard/business/a%2Fb/subscription', 200],
    ['/dashboard/business/%D7%90/subscription', 200],
    ['/dashboard/business//subscription', 200],
    ['/dashboard/business/7/subscription/cancel', 200],
    ['/dashboard/business/7?next=/dashboard/business/7/subscription', 200],
    ['/auth/callback?code=1', 200],
    ['/robots-like', 200],
    ['/favicon.svg', 200],
    ['/site.webmanifest', 200],
    ['/assets/app-1.js', 200],
    ['/assets/font-1.woff2', 200],
    ['/assets', 200],
    ['/assets/', 404],
    ['/assets/missing', 404],
    ['/assets/app-0.js', 404],
    ['/assets/app-1.js.br', 404],
    ['/index.html.br', 404],
    ['/missing.png', 404],
    ['/missing.html', 404],
    ['/robots.txt', 404],
    ['/.policy.json', 404],
    ['/.well-known/any.txt', 404],
    ['/assets/.hidden', 404],
    ['/about%2f..%2f..%2fetc%2fpasswd', 404],
    ['/..%5c..%5cwindows', 404],
    ['/a%5cb', 404],
    ['/%00', 404],
    ['/%', 404],
  ])('answers %s with %i, and all else as the preview server does', async (path, status) => {
    const [nginx, other] = await both(path);
    expect(nginx).toEqual(other);
    expect(nginx.status).toBe(status);
  });

  it
    .skipIf(findBrotliModule() === undefined)
    .each(['/', '/about', '/dashboard', '/assets/app-1.js', '/favicon.svg', '/missing.png'])(
    'sends the compressed copy of %s, where there is one, to those who accept it',
    async (path) => {
      const [nginx, other] = await both(path, 'GET', 'gzip, br');
      expect(nginx).toEqual(other);
    },
  );

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'])('takes no %s', async (method) => {
    for (const path of ['/', '/dashboard', '/assets/app-1.js', '/missing.png']) {
      const [nginx, other] = await both(path, method);
      expect(nginx).toEqual(other);
      expect(nginx.status).toBe(405);
    }
  });

  it.each(['/', '/about', '/assets/app-1.js', '/missing.png'])(
    'answers a question about the headers of %s without a body',
    async (path) => {
      const [nginx, other] = await both(path, 'HEAD');
      expect(nginx).toEqual(other);
      expect(nginx.body).toBe('');
    },
  );

  it('speaks TLS alone where it has a certificate, and tells browsers to keep to it', async () => {
    const { key, cert } = await createCertificate();
    const files = { certificate: join(site, '.certificate.pem'), key: join(site, '.key.pem') };
    writeFileSync(files.certificate, cert);
    writeFileSync(files.key, key);
    const secure = await startWeb({ port: 0, site, admitted: ADMITTED, origins: ORIGINS, tls: files });
    const headers = await new Promise<IncomingHttpHeaders>((settle, reject) => {
      const outgoing = sendSecurely(`${secure.url}/dashboard`, { ca: cert }, (incoming) => {
        incoming.resume();
        settle(incoming.headers);
      });
      outgoing.on('error', reject);
      outgoing.end();
    });
    await secure.close();
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('is told nothing it would read differently from how it is meant', () => {
    const settings = { root: '/srv', port: 80, admitted: ADMITTED, hasBrotli: false };
    for (const root of ['/srv/$uri', '/srv/"', '/srv/\\', '/srv/\n'])
      expect(() => siteConfiguration({ ...settings, root })).toThrow('nginx would not read this as it is');
  });

  it('does not tell which version it is', async () => {
    const { headers } = await ask(Number(new URL(web.url).port), '/', 'GET', 'identity');
    expect(headers['server']).toBe('nginx');
  });

  it('admits the payment provider in the wizard alone', async () => {
    const [wizard] = await both('/dashboard/business/7/subscription');
    const [dashboard] = await both('/dashboard');
    expect(wizard.headers['content-security-policy']).toContain('frame-src http://localhost:14130');
    expect(dashboard.headers['content-security-policy']).not.toContain('14130');
  });
});
