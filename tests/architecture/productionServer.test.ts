import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as send, type IncomingHttpHeaders, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveSite } from '../../scripts/vite/productionServer';

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const script = 'export const answer = 42;\n';

describe('the built site, served as in production', () => {
  let site = '';
  let server: Server;
  let port = 0;

  const ask = (
    path: string,
    options: {
      method?: string;
      encoding?: string;
      savesData?: boolean;
      headers?: Record<string, string>;
    } = {},
  ): Promise<Answer> =>
    new Promise((settle, reject) => {
      const headers = {
        'accept-encoding': options.encoding ?? 'identity',
        ...(options.savesData === true && { 'save-data': 'on' }),
        ...options.headers,
      };
      const outgoing = send({ port, path, method: options.method ?? 'GET', headers }, (incoming) => {
        const parts: Buffer[] = [];
        incoming.on('data', (part: Buffer) => parts.push(part));
        incoming.on('end', () => {
          settle({ status: incoming.statusCode, headers: incoming.headers, body: Buffer.concat(parts) });
        });
      });
      outgoing.on('error', reject);
      outgoing.end();
    });

  beforeAll(async () => {
    site = mkdtempSync(join(tmpdir(), 'site-'));
    for (const folder of ['assets', 'about', 'demo', 'he/about'])
      mkdirSync(join(site, folder), { recursive: true });
    const files = {
      'index.html': '<title>Home</title>',
      'app.html': '<title>Amin</title>',
      'about/index.html': '<title>About</title>',
      'he/about/index.html': '<title>אודות</title>',
      'demo/sign-in.html': '<title>Sign in</title>',
      'favicon.svg': '<svg/>',
      'sw.js': 'self;',
      'assets/app-1.js': script,
      '.policy.json': '{}',
    };
    for (const [name, text] of Object.entries(files)) writeFileSync(join(site, name), text);
    writeFileSync(join(site, 'assets/app-1.js.br'), brotliCompressSync(script));
    server = createServer(serveSite(site, { scripts: ['boot='], styles: [] }));
    await new Promise<void>((ready) => {
      server.listen(0, ready);
    });
    const address = server.address();
    if (typeof address === 'object') port = address?.port ?? 0;
  });

  afterAll(async () => {
    await new Promise((closed) => {
      server.close(closed);
    });
    rmSync(site, { recursive: true });
  });

  it.each([
    ['/', 'Home'],
    ['/dashboard/business/7?from=list', 'Amin'],
    ['/auth/callback', 'Amin'],
    ['/about', 'About'],
    ['/demo/sign-in.html', 'Sign in'],
  ])('responds to %s with the document %s', async (path, title) => {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(200);
    expect(body.toString()).toBe(`<title>${title}</title>`);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe(['/', '/about'].includes(path) ? 'no-cache' : 'no-store');
    expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-boot='");
  });

  it.each([
    '/assets/app-0.js',
    '/assets/',
    '/assets/missing',
    '/missing.png',
    '/robots.txt',
    '/.policy.json',
    '/assets/app-1.js.br',
    '/..%5c..%5cwindows',
    '/assets/%E0%A4%A',
    '/%E0%A4%A.png',
    '/about%2f..%2f..%2fassets%2fapp-1.js',
  ])('responds to %s with 404 and never with a document', async (path) => {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(body.toString()).toBe('Not found\n');
  });

  it.each([
    '/nowhere',
    '/%',
    '/%E0%A4%A',
    '/%E0%A4',
    '/he/%zz',
    '/dashboard/business/%E0%A4%A/subscription',
    '/%00',
    '/about%2f..%2f..%2fetc%2fpasswd',
    '/..%2f..%2fevil.example',
    '/ar/https://evil.example',
    "/javascript:location='//evil.example'",
    '/%E2%80%AEevil.example',
    '/about/.%2e%2f',
    '/about%2f',
    '/dashboard%2fbusiness/7/subscription',
    '/dashboard/business/7/subscription%2F',
  ])('responds to %s with 404 and the document of the application, which leads home', async (path) => {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    expect(body.toString()).toBe('<title>Amin</title>');
  });

  it.each([
    ['/about', { 'accept-language': 'he-IL,he;q=0.9,en;q=0.8' }, 'אודות'],
    ['/about/', { 'accept-language': 'fr, iw' }, 'אודות'],
    ['/about', { 'accept-language': 'en-US,he' }, 'About'],
    ['/about', { 'accept-language': 'en', cookie: 'a=b; amin_language=he' }, 'אודות'],
    ['/about', { 'accept-language': 'he', cookie: 'amin_language=en' }, 'About'],
    ['/about', { 'accept-language': 'ar' }, 'About'],
    ['/about', {}, 'About'],
    ['/', { 'accept-language': 'he' }, 'Home'],
  ])('sends %s to a visitor with %o in the language %s, if it exists', async (path, headers, title) => {
    const answer = await ask(path, { headers });
    expect(answer.body.toString()).toBe(`<title>${title}</title>`);
    expect(answer.headers['vary']).toBe('Accept-Encoding, Accept-Language, Cookie');
  });

  it('does not choose the language of an alternate, a file or a page of the application', async () => {
    for (const path of ['/he/about', '/about/index.html', '/dashboard', '/nowhere']) {
      const inHebrew = await ask(path, { headers: { 'accept-language': 'he' } });
      const inEnglish = await ask(path, { headers: { 'accept-language': 'en' } });
      expect(inHebrew.body).toEqual(inEnglish.body);
      expect(inHebrew.headers['vary']).toBe('Accept-Encoding');
    }
  });

  it('gives the payment document its own policy', async () => {
    const { headers } = await ask('/dashboard/business/7/subscription');
    expect(headers['content-security-policy']).not.toContain('require-trusted-types-for');
    const odd = await ask('/dashboard/business/a%2Fb/subscription?step=2');
    expect(odd.headers['content-security-policy']).toBe(headers['content-security-policy']);
    expect((await ask('/dashboard/business/7')).headers['content-security-policy']).toContain(
      'require-trusted-types-for',
    );
  });

  it('lets the browser revalidate the service worker each time, as a script', async () => {
    const { headers, body } = await ask('/sw.js');
    expect([headers['cache-control'], body.toString()]).toEqual(['no-cache', 'self;']);
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(headers['content-security-policy']).toContain("connect-src 'self'");
  });

  it('sends a precompressed copy to clients that accept it', async () => {
    const { headers, body } = await ask('/assets/app-1.js', { encoding: 'gzip, br' });
    expect(headers['content-encoding']).toBe('br');
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(brotliDecompressSync(body).toString()).toBe(script);
  });

  it('sends the uncompressed file to other clients', async () => {
    const { headers, body } = await ask('/assets/app-1.js', { encoding: 'gzip' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['vary']).toBe('Accept-Encoding');
    expect(headers['cache-control']).toContain('immutable');
    expect(body.toString()).toBe(script);
  });

  it('responds to a HEAD request without a body', async () => {
    const { status, headers, body } = await ask('/', { method: 'HEAD' });
    expect([status, headers['content-length'], body.length]).toEqual([200, '19', 0]);
  });

  it('sends speculation rules, except with Save-Data', async () => {
    expect((await ask('/dashboard')).headers['speculation-rules']).toBe('"/next-documents.speculationrules"');
    expect((await ask('/dashboard', { savesData: true })).headers['speculation-rules']).toBeUndefined();
    expect((await ask('/assets/app-1.js')).headers['speculation-rules']).toBeUndefined();
  });

  it('refuses every other method', async () => {
    const { status, headers } = await ask('/', { method: 'POST' });
    expect([status, headers['allow']]).toEqual([405, 'GET, HEAD']);
  });
});
