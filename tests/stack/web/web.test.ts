import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as send, type IncomingHttpHeaders, type Server } from 'node:http';
import { request as sendSecurely } from 'node:https';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PUBLIC_PATHS, ROUTES } from '@/ui/shell/routePaths';
import { siteConfiguration, type SiteConfiguration } from '../../../deploy/nginx/siteConfiguration';
import { isWithHttp2Directive, readNginxFeatures } from '../../../scripts/ensureNginx.mjs';
import { runCommand } from '../../../scripts/runCommand.mjs';
import { serveSite } from '../../../scripts/vite/productionServer';
import { createCertificate } from '../certificate';
import { portOf } from '../portOf';
import { writeCertificate } from '../writeCertificate';
import { freePort } from './freePort';
import { startNginx, startWeb, testNginx, type RunningWeb } from './startWeb';

interface HttpResponse {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  /** In Base64. */
  readonly body: string;
}

const ADMITTED = {
  scripts: ['boot='],
  styles: ['press='],
  pages: {
    '/': { scripts: ['page='], styles: ['home='] },
    '/about': { scripts: ['page='], styles: ['about='] },
  },
};
const ORIGINS = {
  api: 'http://localhost:14110',
  identity: 'https://localhost:14120',
  payment: ['http://localhost:14130'],
  diagnostics: 'http://localhost:14140/reports',
};
const SETTINGS = {
  root: '/srv/amin',
  admitted: ADMITTED,
  hasBrotli: false,
  hasGzip: false,
  hasHttp2Directive: true,
  accessLog: '/dev/null',
};
const SCRIPT = 'export const answer = 42;\n';

const FILES: Readonly<Record<string, string>> = {
  'index.html': '<title>Home</title>',
  'app.html': '<title>Amin</title>',
  'dashboard/business/index.html': '<title>A business</title>',
  'about/index.html': '<title>About</title>',
  'demo/sign-in.html': '<title>Sign in</title>',
  'he/index.html': '<title>בית</title>',
  'he/about/index.html': '<title>אודות</title>',
  'ar/about/index.html': '<title>من نحن</title>',
  'favicon.svg': '<svg/>',
  'site.webmanifest': '{}',
  'robots-like': 'no known kind',
  'assets/app-1.js': SCRIPT,
  'assets/font-1.woff2': 'font',
  '.policy.json': JSON.stringify(ADMITTED),
  '.well-known/any.txt': 'hidden',
  '.well-known/security.txt': 'Contact: mailto:security@example.com',
  'version.json': '{}',
  'config.json': '{}',
};

/** The response headers that each server sets by itself. */
const SERVER_SET_HEADERS = [
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
  let acmeRoot = '';
  let web: RunningWeb;
  let preview: Server;
  let previewPort = 0;

  const writeCopies = (name: string): void => {
    writeFileSync(join(site, `${name}.br`), brotliCompressSync(FILES[name] ?? ''));
    writeFileSync(join(site, `${name}.gz`), gzipSync(FILES[name] ?? ''));
  };

  const ask = async (
    port: number,
    path: string,
    method: string,
    encoding: string,
    extraHeaders: Readonly<Record<string, string>> = {},
  ): Promise<HttpResponse> =>
    new Promise((settle, reject) => {
      const headers = { 'accept-encoding': encoding, ...extraHeaders };
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

  /** The responses of nginx and of the preview server, without the headers that each sets by itself. */
  const askBoth = async (
    path: string,
    method = 'GET',
    encoding = 'identity',
    extraHeaders: Readonly<Record<string, string>> = {},
  ): Promise<readonly [HttpResponse, HttpResponse]> => {
    const ports = [Number(new URL(web.url).port), previewPort] as const;
    const [nginx, other] = await Promise.all(
      ports.map(async (port) => ask(port, path, method, encoding, extraHeaders)),
    );
    if (nginx === undefined || other === undefined) throw new Error('Expected both servers to respond');
    const plain = ({ status, headers, body }: HttpResponse): HttpResponse => ({
      status,
      headers: Object.fromEntries(
        Object.entries(headers).filter(([name]) => !SERVER_SET_HEADERS.includes(name)),
      ),
      body,
    });
    return [plain(nginx), plain(other)];
  };

  /** Expects the same response of both servers. @returns The response. */
  const expectEqualResponses = async (...request: Parameters<typeof askBoth>): Promise<HttpResponse> => {
    const [nginx, other] = await askBoth(...request);
    expect(nginx).toEqual(other);
    return nginx;
  };

  const textOf = ({ body }: HttpResponse): string => Buffer.from(body, 'base64').toString();

  beforeAll(async () => {
    site = mkdtempSync(join(tmpdir(), 'site-'));
    for (const [name, text] of Object.entries(FILES)) {
      mkdirSync(dirname(join(site, name)), { recursive: true });
      writeFileSync(join(site, name), text);
    }
    acmeRoot = mkdtempSync(join(tmpdir(), 'acme-'));
    for (const name of ['index.html', 'app.html', 'assets/app-1.js']) writeCopies(name);
    mkdirSync(join(acmeRoot, '.well-known/acme-challenge'), { recursive: true });
    writeFileSync(join(acmeRoot, '.well-known/acme-challenge/to-ken_1'), 'to-ken_1.thumbprint');
    writeFileSync(join(acmeRoot, 'secret'), 'not for anybody');
    web = await startWeb({ port: 0, site, admitted: ADMITTED, origins: ORIGINS, acmeRoot });
    preview = createServer(serveSite(site, ADMITTED, ORIGINS));
    await new Promise<void>((ready) => {
      preview.listen(0, ready);
    });
    previewPort = portOf(preview);
  }, 240_000);

  afterAll(async () => {
    await web.close();
    await new Promise((closed) => {
      preview.close(closed);
    });
    rmSync(site, { recursive: true });
    rmSync(acmeRoot, { recursive: true });
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
    ['/dashboard/business/a%2Fb/subscription', 404],
    ['/dashboard/business/%D7%90/subscription', 200],
    ['/dashboard/business//subscription', 404],
    ['/dashboard/business/7/subscription/cancel', 404],
    ['/dashboard/business/7?next=/dashboard/business/7/subscription', 200],
    ['/auth/callback?code=1', 200],
    ['/robots-like', 200],
    ['/favicon.svg', 200],
    ['/site.webmanifest', 200],
    ['/assets/app-1.js', 200],
    ['/assets/font-1.woff2', 200],
    ['/profile', 200],
    ['/profile/', 200],
    ['/nowhere', 404],
    ['/nowhere/at/all?from=here', 404],
    ['/About', 404],
    ['/dashboard/nowhere', 404],
    ['/auth/callback/7', 404],
    ['/health', 200],
    ['/health?from=probe', 200],
    ['/healthy', 404],
    ['/version.json', 200],
    ['/config.json', 200],
    ['/config.json?precached', 200],
    ['/.well-known/security.txt', 200],
    ['/.well-known/change-password', 404],
    ['/.well-known/', 404],
    ['/bundle-report.json', 404],
    ['/assets', 404],
    ['/assets/', 404],
    ['/assets/missing', 404],
    ['/assets/app-0.js', 404],
    ['/assets/app-1.js.br', 404],
    ['/index.html.br', 404],
    ['/index.html.gz', 404],
    ['/assets/app-1.js.gz', 404],
    ['/missing.png', 404],
    ['/missing.html', 404],
    ['/robots.txt', 404],
    ['/.policy.json', 404],
    ['/.well-known/any.txt', 404],
    ['/assets/.hidden', 404],
    ['/about%2f..%2f..%2fetc%2fpasswd', 404],
    ['/about/.%2e%2f', 404],
    ['/about%2f', 404],
    ['/dashboard%2fbusiness/7/subscription', 404],
    ['/dashboard/business/7/subscription%2f', 404],
    ['/dashboard/business/7/subscription%2F?step=2', 404],
    ['/dashboard?next=%2fdashboard', 200],
    ['/%E0%A4%A', 404],
    ['/%E0%A4', 404],
    ['/%E0%A4%A?lang=he', 404],
    ['/he/%zz', 404],
    ['/dashboard/business/%E0%A4%A', 404],
    ['/dashboard/business/7/subscription%', 404],
    ['/assets/%E0%A4%A', 404],
    ['/%E0%A4%A.png', 404],
    ['/%E0%A4%A.br', 404],
    ['/..%5c..%5cwindows', 404],
    ['/a%5cb', 404],
    ['/%00', 404],
    ['/%', 404],
  ])('responds to %s with %i, and otherwise like the preview server (threats T22)', async (path, status) => {
    expect((await expectEqualResponses(path)).status).toBe(status);
  });

  it.each([
    [{}, 'About'],
    [{ 'accept-language': 'en-US,en;q=0.9,he;q=0.8' }, 'About'],
    [{ 'accept-language': 'he-IL,he;q=0.9,en-US;q=0.8' }, 'אודות'],
    [{ 'accept-language': 'IW' }, 'אודות'],
    [{ 'accept-language': 'fr-FR, ar;q=0.7, he;q=0.1' }, 'من نحن'],
    [{ 'accept-language': 'hela,arc' }, 'About'],
    [{ 'accept-language': '*' }, 'About'],
    [{ 'accept-language': 'en', cookie: 'amin_language=ar' }, 'من نحن'],
    [{ 'accept-language': 'en', cookie: 'other=1; amin_language=he' }, 'אודות'],
    [{ 'accept-language': 'he', cookie: 'amin_language=en' }, 'About'],
    [{ 'accept-language': 'he', cookie: 'amin_language=' }, 'אודות'],
    [{ 'accept-language': 'he', cookie: 'amin_language=fr' }, 'אודות'],
  ])('sends a public page in the language asked for with %o: %s', async (headers, title) => {
    for (const path of ['/about', '/about/', '/about?from=here']) {
      const response = await expectEqualResponses(path, 'GET', 'identity', headers);
      expect(textOf(response)).toBe(`<title>${title}</title>`);
      expect(response.headers['vary']).toBe('Accept-Encoding, Accept-Language, Cookie');
    }
  });

  it.each(['/', '/he', '/he/about', '/about/index.html', '/dashboard', '/nowhere', '/favicon.svg'])(
    'responds to %s in Hebrew like the preview server',
    async (path) => {
      await expectEqualResponses(path, 'GET', 'identity', { 'accept-language': 'he' });
    },
  );

  const modules = readNginxFeatures();
  const encodings: readonly (readonly [string, string | undefined])[] = [
    ['identity', undefined],
    ...(modules.hasGzip ? [['gzip', 'gzip'] as const] : []),
    ...(modules.hasBrotli ? [['br', 'br'] as const, ['gzip, br', 'br'] as const] : []),
  ];
  it.each(encodings)(
    'sends the compressed file, if there is one, for Accept-Encoding: %s',
    async (encoding, sent) => {
      for (const path of [
        '/',
        '/about',
        '/dashboard',
        '/nowhere',
        '/assets/app-1.js',
        '/favicon.svg',
        '/missing.png',
      ])
        await expectEqualResponses(path, 'GET', encoding);
      const [{ headers }] = await askBoth('/assets/app-1.js', 'GET', encoding);
      expect(headers['content-encoding']).toBe(sent);
    },
  );

  it('responds 404 with the document of the application to an unknown path', async () => {
    const [response] = await askBoth('/nowhere');
    const { status, headers } = response;
    expect(status).toBe(404);
    expect(textOf(response)).toBe(FILES['app.html']);
    expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-boot='");
    expect([headers['cache-control'], headers['speculation-rules']]).toEqual(['no-store', undefined]);
  });

  it.each([
    '/%E0%A4%A',
    '/he/%zz',
    '/%',
    '/%00',
    '/dashboard%2fbusiness/7/subscription',
    '/dashboard/business/7/subscription%2f',
  ])('responds to %s like to any unknown path, with the document that leads home', async (path) => {
    for (const response of await askBoth(path)) {
      expect([response.status, response.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(textOf(response)).toBe(FILES['app.html']);
    }
  });

  it.each(Object.values(ROUTES).map(({ path }) => path))(
    'serves the path of every page: %s',
    async (route) => {
      const [nginx, other] = await askBoth(route.replace(':id', 'AMN-1'));
      expect([nginx.status, other.status]).toEqual(
        PUBLIC_PATHS.includes(route) && route !== '/' && route !== '/about' ? [404, 404] : [200, 200],
      );
    },
  );

  it('responds 304 to a current document with the headers of a document', async () => {
    const { port } = new URL(web.url);
    const { headers: sent } = await ask(Number(port), '/about', 'GET', 'identity');
    const etag = sent.etag ?? '';
    const { headers, status } = await fetch(`${web.url}/about`, { headers: { 'if-none-match': etag } });
    expect([status, etag]).toEqual([304, expect.stringContaining('"')]);
    for (const name of ['content-security-policy', 'cache-control', 'speculation-rules', 'vary'])
      expect([name, headers.get(name)]).toEqual([name, sent[name]]);
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  it('responds to health checks, which are not cached', async () => {
    const [response] = await askBoth('/health');
    const { headers } = response;
    expect(textOf(response)).toBe('ok\n');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    for (const path of ['/version.json', '/config.json', '/config.json?precached'])
      expect((await askBoth(path))[0].headers['cache-control']).toBe('no-store');
  });

  it('serves the challenges of an ACME client over plain HTTP, and no other file of its webroot', async () => {
    const port = Number(new URL(web.url).port);
    const response = await ask(port, '/.well-known/acme-challenge/to-ken_1', 'GET', 'identity');
    expect(response.status).toBe(200);
    expect(textOf(response)).toBe('to-ken_1.thumbprint');
    for (const path of ['missing', '', '..%2f..%2fsecret', '../../secret', 'to-ken_1/', '.hidden'])
      expect((await ask(port, `/.well-known/acme-challenge/${path}`, 'GET', 'identity')).status).toBe(404);
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'])('refuses %s', async (method) => {
    for (const path of ['/', '/dashboard', '/assets/app-1.js', '/missing.png'])
      expect((await expectEqualResponses(path, method)).status).toBe(405);
  });

  it.each(['/', '/about', '/assets/app-1.js', '/missing.png'])(
    'responds to HEAD %s without a body',
    async (path) => {
      expect((await expectEqualResponses(path, 'HEAD')).body).toBe('');
    },
  );

  it('serves only TLS when it has a certificate, and sends Strict-Transport-Security', async () => {
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

  it('rejects settings that nginx would interpret differently', () => {
    const settings = { ...SETTINGS, port: 80 };
    for (const root of ['/srv/$uri', '/srv/"', '/srv/\\', '/srv/\n'])
      expect(() => siteConfiguration({ ...settings, root })).toThrow('Cannot quote this value for nginx');
  });

  it('redirects plain HTTP to TLS, except the challenges of an ACME client', () => {
    const secured = {
      ...SETTINGS,
      port: 443,
      serverNames: ['amin.example'],
      tls: { certificate: 'amin.pem', key: 'amin.key' },
    };
    const httpServerBlock = (webroot?: string): string =>
      /server \{\n {4}listen \*:80;[^]*$/u.exec(siteConfiguration({ ...secured, acmeRoot: webroot }))?.[0] ??
      '';
    expect(httpServerBlock()).toContain('return 308 https://amin.example$request_uri;');
    expect(httpServerBlock()).not.toContain('acme');
    expect(httpServerBlock('/var/www/acme')).toContain('root "/var/www/acme";');
    expect(httpServerBlock('/var/www/acme').indexOf('acme-challenge')).toBeLessThan(
      httpServerBlock('/var/www/acme').indexOf('location / {'),
    );
  });

  it('logs neither addresses, agents, referrers nor queries, and no id of a business', async () => {
    const accessLog = join(site, '.access.log');
    const logged = await startWeb({ port: 0, site, admitted: ADMITTED, origins: ORIGINS, accessLog });
    const headers = { 'user-agent': 'an-agent', referer: 'https://referrer.example/' };
    for (const path of [
      '/about?code=secret',
      '/dashboard/business/AMN-1',
      '/dashboard/business/AMN-1/subscription?step=2',
      '/dashboard%2Fbusiness%2FAMN-1',
    ])
      await fetch(`${logged.url}${path}`, { headers });
    await logged.close();
    const lines = readFileSync(accessLog, 'utf8').trim().split('\n');
    expect(lines.map((line) => line.replace(/^\S+ /u, '').replace(/ \d+ [\d.]+$/u, ''))).toEqual([
      'GET /about 200',
      'GET /dashboard/business/:id 200',
      'GET /dashboard/business/:id/subscription 200',
      'GET :encoded 404',
    ]);
    expect(lines[0]).toMatch(/^\d{4}-\d\d-\d\dT[\d:+-]+ /u);
  });

  it.runIf(existsSync('/proc/net/if_inet6'))('answers over IPv4 and IPv6', async () => {
    const port = await freePort();
    const configuration = siteConfiguration({ ...SETTINGS, root: site, port });
    const stop = await startNginx(configuration, port);
    for (const host of ['127.0.0.1', '[::1]'])
      expect((await fetch(`http://${host}:${String(port)}/about`)).status).toBe(200);
    await stop();
  });

  it('serves the stack to this machine only', async () => {
    const { port } = new URL(web.url);
    await expect(fetch(`http://127.0.0.2:${port}/about`)).rejects.toThrow('fetch failed');
  });

  it('speaks HTTP/2 with the directives of each version of nginx, over IPv4 and IPv6', () => {
    const secured = { ...SETTINGS, port: 443, tls: { certificate: 'amin.pem', key: 'amin.key' } };
    const listening = (configuration: SiteConfiguration): readonly string[] =>
      siteConfiguration(configuration).match(/^ {4}(?:listen|http2) .*$/gmu) ?? [];
    expect(listening(secured)).toEqual([
      '    listen *:443 ssl;',
      '    listen [::]:443 ssl;',
      '    http2 on;',
    ]);
    expect(listening({ ...secured, hasHttp2Directive: false })).toEqual([
      '    listen *:443 ssl http2;',
      '    listen [::]:443 ssl http2;',
    ]);
    expect(['1.22.1', '1.25.0', '1.25.1', '1.29.0', '2.0.0'].filter(isWithHttp2Directive)).toEqual([
      '1.25.1',
      '1.29.0',
      '2.0.0',
    ]);
  });

  it('accepts the configuration that the command prints', async () => {
    const { tls, remove } = await writeCertificate();
    for (const [first = '', ...others] of [[tls.certificate, tls.key], ['--acme=/var/www/acme']]) {
      const { code, output } = await runCommand(process.execPath, [
        '--import',
        'tsx',
        'deploy/nginx/printSiteConfiguration.ts',
        site,
        site,
        'amin.example',
        first,
        ...others,
        `--port=${String(await freePort())}`,
        '--log=/dev/null',
        ...(existsSync('/proc/net/if_inet6') ? [] : ['--no-ipv6']),
      ]);
      expect(code).toBe(0);
      expect(output).toContain('access_log "/dev/null" site;');
      expect(output.includes('root "/var/www/acme";')).toBe(first.startsWith('--acme'));
      expect((await testNginx(output)).replaceAll(/nginx: (?:the )?configuration file .*\n/gu, '')).toBe('');
    }
    await remove();
  });

  it.each<[string, readonly string[], string, string?]>([
    ['a certificate without a key', ['site.pem'], 'Pass the file of the key'],
    ['a port that is no number', ['--port=https'], '--port has to be a number. Got: https'],
    [
      'two host names',
      ['site.pem', 'site.key'],
      'Got: amin.example www.amin.example',
      'amin.example www.amin.example',
    ],
    [
      'a webroot for a port that gets no challenges',
      ['site.pem', 'site.key', '--port=8443', '--acme=/var/www/acme'],
      '--acme needs port 443',
    ],
  ])('has a command that refuses %s', async (_, parameters, message, host = 'amin.example') => {
    const command = ['--import', 'tsx', 'deploy/nginx/printSiteConfiguration.ts'];
    const { code, output } = await runCommand(process.execPath, [
      ...command,
      site,
      site,
      host,
      ...parameters,
    ]);
    expect([code, output]).toEqual([1, expect.stringContaining(message)]);
  });

  it('does not reveal its version', async () => {
    const { headers } = await ask(Number(new URL(web.url).port), '/', 'GET', 'identity');
    expect(headers['server']).toBe('nginx');
  });

  it('allows the payment provider only in the wizard (threats T9)', async () => {
    const [wizard] = await askBoth('/dashboard/business/7/subscription');
    const [dashboard] = await askBoth('/dashboard');
    expect(wizard.headers['content-security-policy']).toContain('frame-src http://localhost:14130');
    expect(dashboard.headers['content-security-policy']).not.toContain('14130');
  });
});
