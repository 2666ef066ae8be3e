import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { STRICT_TRANSPORT_SECURITY } from '../../deploy/securityHeaders';
import { sendWithTimeout, type Check, type Send } from '../../scripts/probe/Check';
import { probeApi } from '../../scripts/probe/probeApi';
import { probeSite } from '../../scripts/probe/probeSite';
import { runCommand } from '../../scripts/runCommand.mjs';
import { hashOf } from '../../scripts/vite/admittedHashes';
import { serveSite } from '../../scripts/vite/productionServer';
import { ApiHarness, PAGE_ORIGIN } from '../stack/api/support/ApiHarness';
import { aWireWorld } from '../stack/api/support/aWireWorld';
import { portOf } from '../stack/portOf';
import { repository } from './FixtureRepository';

const COMMIT = '0a1b2c3d4e5f60718293a4b5c6d7e8f901234567';
const BOOT = 'document.documentElement.dataset.boot = "yes"';
const STYLE = '@font-face{src:url(/assets/font-1.woff2)format("woff2")}';
const ORIGINS = {
  api: 'https://api.example',
  identity: 'https://identity.example',
  payment: ['https://js.payment.example'],
  diagnostics: 'https://reports.example',
};

const aDocument = (language: string, version = COMMIT.slice(0, 12)): string => `<!doctype html>
<html lang="${language}">
  <head>
    <link rel="manifest" href="/site.webmanifest" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <script>${BOOT}</script>
    <script type="application/json">{"data":"that no browser runs"}</script>
    <script type="module" src="/assets/app-1.js"></script>
    <style>${STYLE}</style>
  </head>
  <body data-version="${version}"></body>
</html>
`;

const FILES: Readonly<Record<string, string>> = {
  'index.html': aDocument('en'),
  'he/index.html': aDocument('he'),
  'ar/index.html': aDocument('ar'),
  'app.html': aDocument('en'),
  'favicon.svg': '<svg/>',
  'site.webmanifest': JSON.stringify({
    name: 'Amin',
    start_url: '/dashboard',
    icons: [{ src: '/icon.png' }],
  }),
  'icon.png': 'picture',
  'sw.js': 'precache([{url:"/assets/app-1.js",revision:null}])',
  'later-files.json': '[]',
  'version.json': JSON.stringify({ version: '1.0.0', commit: COMMIT }),
  'assets/app-1.js': 'export {};',
  'assets/font-1.woff2': 'font',
};

/** What each planted defect does to the response of a path before the site answers. */
type Defect = (path: string, response: ServerResponse) => void;

const failed = (checks: readonly Check[]): readonly string[] =>
  checks.flatMap(({ name, problems }) => problems.map((problem) => `${name}: ${problem}`));

describe('the probe of a site', () => {
  let site = '';
  let server: Server;
  let origin = '';
  let defect: Defect | undefined;

  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(site, file)), { recursive: true });
    writeFileSync(join(site, file), text);
  };

  const probe = async (api = ORIGINS.api): Promise<readonly string[]> =>
    failed(await probeSite({ origin, api, send: sendWithTimeout }));

  beforeAll(async () => {
    site = mkdtempSync(join(tmpdir(), 'site-'));
    const answer = serveSite(site, { scripts: [hashOf(BOOT)], styles: [hashOf(STYLE)] }, ORIGINS);
    server = createServer((request, response) => {
      defect?.(request.url ?? '', response);
      if (!response.writableEnded) answer(request, response);
    });
    await new Promise<void>((ready) => {
      server.listen(0, '127.0.0.1', ready);
    });
    origin = `http://127.0.0.1:${String(portOf(server))}`;
    for (const [file, text] of Object.entries(FILES)) write(file, text);
  });

  afterEach(() => {
    defect = undefined;
    for (const [file, text] of Object.entries(FILES)) write(file, text);
  });

  afterAll(async () => {
    await new Promise((closed) => {
      server.close(closed);
    });
    rmSync(site, { recursive: true });
  });

  it('finds no problem in a site that the production server serves', async () => {
    const checks = await probeSite({ origin, api: ORIGINS.api, send: sendWithTimeout });
    expect(failed(checks)).toEqual([]);
    expect(checks.map(({ name }) => name)).toContain(
      'the 4 files that documents, service worker and manifest name answer',
    );
  });

  /** A host that changes the value of a header, or leaves it out. */
  const withHeader =
    (at: RegExp, name: string, value: string | undefined): Defect =>
    (path, response) => {
      if (!at.test(path)) return;
      const set = response.setHeader.bind(response);
      response.setHeader = (given, text) => {
        if (given !== name) return set(given, text);
        return value === undefined ? response : set(given, value);
      };
    };

  it.each<[string, Defect, string]>([
    [
      'a header is missing',
      withHeader(/^\/he$/u, 'X-Content-Type-Options', undefined),
      '/he is the home page in he: expected X-Content-Type-Options nosniff, saw none',
    ],
    [
      'a document is stored',
      withHeader(/^\/dashboard$/u, 'Cache-Control', 'public, max-age=60'),
      "/dashboard is the owner's dashboard: expected Cache-Control no-store, saw public, max-age=60",
    ],
    [
      'a document has no policy',
      withHeader(/^\/dashboard$/u, 'Content-Security-Policy', undefined),
      "/dashboard is the owner's dashboard: expected the policy to have default-src 'none', saw no default-src",
    ],
    [
      'the policy admits all scripts',
      withHeader(/^\/$/u, 'Content-Security-Policy', "default-src 'none'; script-src 'self' 'unsafe-inline'"),
      "/ is the home page in en: expected script-src to admit no 'unsafe-inline', saw 'self' 'unsafe-inline'",
    ],
    [
      'the policy admits plain HTTP',
      withHeader(/^\/$/u, 'Content-Security-Policy', "connect-src 'self' http://api.example"),
      "/ is the home page in en: expected connect-src to admit no http://api.example, saw 'self' http://api.example",
    ],
    [
      'a comma in the policy begins a second one',
      withHeader(
        /^\/$/u,
        'Content-Security-Policy',
        "default-src 'none'; img-src https://a.example, https://b.example",
      ),
      '/ is the home page in en: expected one policy, saw 2, separated by a comma',
    ],
    [
      'the policy of an earlier release asks browsers for reports',
      withHeader(
        /^\/$/u,
        'Content-Security-Policy',
        "default-src 'none'; report-uri https://reports.example",
      ),
      '/ is the home page in en: expected no report-uri in the policy, saw https://reports.example',
    ],
    [
      'a file is not immutable',
      withHeader(/^\/assets\/app/u, 'Cache-Control', 'no-cache'),
      'the 4 files that documents, service worker and manifest name answer: /assets/app-1.js: expected Cache-Control public, max-age=31536000, immutable, saw no-cache',
    ],
    [
      'a script has the type of a text',
      withHeader(/^\/sw\.js$/u, 'Content-Type', 'text/plain; charset=utf-8'),
      '/sw.js is the service worker of this release: expected Content-Type text/javascript; charset=utf-8, saw text/plain; charset=utf-8',
    ],
    [
      'a file has another encoding',
      withHeader(/^\/site\.webmanifest$/u, 'Content-Type', 'application/manifest+json; charset=iso-8859-1'),
      'the manifest can be installed: expected Content-Type application/manifest+json; charset=utf-8, saw application/manifest+json; charset=iso-8859-1',
    ],
    [
      'a document does not name its encoding',
      withHeader(/^\/he$/u, 'Content-Type', 'text/html'),
      '/he is the home page in he: expected Content-Type text/html; charset=utf-8, saw text/html',
    ],
    [
      'a missing file is answered with a document',
      (path, response) => {
        if (path.includes('missing-file')) response.end('<!doctype html>');
      },
      '/assets/probe-of-a-missing-file.js is answered as a missing file: expected status 404, saw 200',
    ],
    [
      'the site is not healthy',
      (path, response) => {
        if (path !== '/health') return;
        response.statusCode = 503;
        response.end();
      },
      '/health says that the site is healthy: expected status 200, saw 503',
    ],
    [
      'a request has no answer',
      (path, response) => {
        if (path === '/health') response.destroy();
      },
      '/health says that the site is healthy: expected an answer, saw fetch failed: other side closed',
    ],
  ])('fails when %s', async (_what, planted, problem) => {
    defect = planted;
    expect(await probe()).toContain(problem);
  });

  it.each<[string, Readonly<Record<string, string>>, string]>([
    [
      'one document is of another release',
      { 'ar/index.html': aDocument('ar', 'ffffffffffff') },
      `every document names the release that is served: expected /ar to name release ${COMMIT}, saw ffffffffffff`,
    ],
    [
      'the service worker is of another release',
      { 'sw.js': 'precache([{url:"/assets/app-0.js",revision:null}])' },
      '/sw.js is the service worker of this release: expected it to precache /assets/app-1.js of /dashboard, saw only other files',
    ],
    [
      'the document has code of another release than its policy',
      { 'index.html': aDocument('en').replace(BOOT, 'other()') },
      `/ is the home page in en: expected script-src to admit the inline script 'sha256-${hashOf('other()')}', saw another hash`,
    ],
    [
      'a document is in another language',
      { 'he/index.html': aDocument('en') },
      '/he is the home page in he: expected the language he, saw en',
    ],
    [
      'the manifest has no icon',
      { 'site.webmanifest': '{"name":"Amin","start_url":"/dashboard"}' },
      'the manifest can be installed: expected name, start_url and icons in it, saw not all of them',
    ],
    [
      'no document names a manifest',
      { 'app.html': aDocument('en').replace('rel="manifest"', 'rel="other"') },
      'the manifest can be installed: expected /dashboard to name a manifest, saw none',
    ],
  ])('fails when %s', async (_what, files, problem) => {
    for (const [file, text] of Object.entries(files)) write(file, text);
    expect(await probe()).toContain(problem);
  });

  it.each([
    [/\.js$/u, 'application/javascript'],
    [/\.js$/u, 'application/javascript; charset=UTF-8'],
    [/\.webmanifest$/u, 'application/manifest+json'],
    [/\.svg$/u, 'image/svg+xml'],
    [/^\/(?:he|ar|dashboard.*)?$/u, 'text/html;charset=UTF-8'],
  ])('accepts for %s the content type %s, which static hosts send', async (at, type) => {
    defect = withHeader(at, 'Content-Type', type);
    expect(await probe()).toEqual([]);
  });

  it('fails when a file is missing', async () => {
    rmSync(join(site, 'assets/font-1.woff2'));
    expect((await probe()).filter((problem) => problem.includes('status'))).toEqual([
      'the 4 files that documents, service worker and manifest name answer: /assets/font-1.woff2: expected status 200, saw 404',
    ]);
  });

  it('fails when the list of files is missing that the service worker precaches', async () => {
    rmSync(join(site, 'later-files.json'));
    expect((await probe()).filter((problem) => problem.includes('status'))).toEqual([
      '/sw.js is the service worker of this release: /later-files.json: expected status 200, saw 404',
    ]);
  });

  it('fails when the policies do not admit the API', async () => {
    expect(await probe('https://another-api.example')).toContainEqual(
      expect.stringMatching(
        /^\/dashboard .*expected connect-src to admit https:\/\/another-api\.example, saw/u,
      ),
    );
  });

  it('expects Strict-Transport-Security of every response over TLS', async () => {
    const secure = 'https://amin.example';
    const send = async (url: string, init: RequestInit): Promise<Response> =>
      sendWithTimeout(url.replace(secure, origin), init);
    const problem = `/dashboard is the owner's dashboard: expected Strict-Transport-Security ${STRICT_TRANSPORT_SECURITY}, saw none`;
    expect(failed(await probeSite({ origin: secure, send }))).toContain(problem);
    const probeWith = async (value: string): Promise<readonly string[]> => {
      defect = (_path, response) => {
        response.setHeader('Strict-Transport-Security', value);
      };
      return failed(await probeSite({ origin: secure, send }));
    };
    for (const value of [STRICT_TRANSPORT_SECURITY, 'max-age=63072000; includeSubDomains; preload'])
      expect(await probeWith(value)).toEqual([]);
    for (const value of ['max-age=63072000', 'max-age=300; includeSubDomains'])
      expect(await probeWith(value)).toContain(problem.replace('none', value));
  });

  it('is a command that prints a line for each check, and ends with 1 when one fails', async () => {
    const run = async (...parameters: readonly string[]) =>
      runCommand(process.execPath, ['--import', 'tsx', join(repository, 'scripts/probe.ts'), ...parameters]);
    for (const [file, text] of Object.entries(FILES)) write(file, text.replace(/ data-version="\w+"/u, ''));
    const { code, output } = await run(origin, '--demo');
    expect(output.trim().split('\n').length).toBeGreaterThan(10);
    expect(output).not.toContain('FAILED');
    expect(code).toBe(0);
    rmSync(join(site, 'icon.png'));
    const broken = await run(origin);
    expect(broken.output).toContain('expected / to name release');
    expect(broken.output).toMatch(/^FAILED {2}the 4 files .*\/icon\.png: expected status 200, saw 404/mu);
    expect(broken.output).toMatch(/^FAILED {2}\/config\.json has .*: config\.json is missing$/mu);
    expect(broken.code).toBe(1);
    for (const url of ['amin.example', `${origin}/folder`]) {
      const refused = await run(url);
      expect(refused.output).toContain('Pass the URL of the site without a path');
      expect(refused.code).toBe(1);
    }
  }, 60_000);

  it('reads from the settings of the site which API it has', async () => {
    write(
      'config.json',
      JSON.stringify({
        AMIN_API_BASE_URL: `${origin}/v1`,
        AMIN_API_IDEMPOTENCY_KEY: 'true',
        AMIN_IDENTITY_AUTHORITY: ORIGINS.identity,
        AMIN_IDENTITY_CLIENT_ID: 'client',
        AMIN_IDENTITY_API_SCOPE: 'scope',
        AMIN_PAYMENT_SITE: 'amin',
        AMIN_PAYMENT_PUBLISHABLE_KEY: 'key',
      }),
    );
    const { output } = await runCommand(process.execPath, [
      '--import',
      'tsx',
      join(repository, 'scripts/probe.ts'),
      origin,
    ]);
    expect(output).toContain('ok      /config.json has the settings of the services\n');
    expect(output).toContain(`expected connect-src to admit ${origin}, saw`);
    expect(output).toMatch(/^FAILED {2}the API admits the site to GET .*: expected a preflight/mu);
    rmSync(join(site, 'config.json'));
  }, 60_000);
});

describe('the probe of an API', () => {
  let harness: ApiHarness;

  const probe = async (
    origin: string,
    sendsIdempotencyKey = true,
    send: Send = sendWithTimeout,
  ): Promise<readonly string[]> =>
    failed(
      await probeApi({
        baseUrl: `${harness.api.url}/`,
        region: '123',
        sendsIdempotencyKey,
        listingParts: ['photo'],
        origin,
        send,
      }),
    );

  beforeAll(async () => {
    harness = await ApiHarness.start({ world: aWireWorld() });
  });

  afterAll(async () => harness.close());

  it('finds no problem in an API that admits the site', async () => {
    expect(await probe(PAGE_ORIGIN)).toEqual([]);
  });

  it('fails when the API refuses the site', async () => {
    const problems = await probe('https://amin.example');
    expect(problems).toContain(
      'the API admits the site to PUT /users/{id}: expected Access-Control-Allow-Origin https://amin.example, saw none',
    );
    expect(problems).toContain(
      'the API answers, and the site can read a refusal: expected Access-Control-Allow-Origin https://amin.example, saw none',
    );
  });

  it('fails when the API does not list the idempotency key that payments send', async () => {
    await harness.control.setSwitches({ idempotency: 'unlisted' });
    expect(await probe(PAGE_ORIGIN, false)).toEqual([]);
    expect(await probe(PAGE_ORIGIN)).toContain(
      'the API admits the site to POST /subscriptions/{region}/businesses/{id}: expected Access-Control-Allow-Headers with idempotency-key, saw authorization, content-type, if-match',
    );
  });

  it('fails when the API exposes ETag, but does not list the If-Match that edits of a business then send', async () => {
    const send: Send = async (url, init) => {
      const { status, headers } = await sendWithTimeout(url, init);
      const changed = new Headers(headers);
      changed.set('Access-Control-Allow-Headers', 'Authorization,Content-Type,Idempotency-Key');
      return new Response(null, { status, headers: changed });
    };
    expect(await probe(PAGE_ORIGIN, true, send)).toEqual([
      'the API admits the site to PUT /{region}/businesses/{id}: expected Access-Control-Allow-Headers with if-match, saw authorization, content-type, idempotency-key',
    ]);
  });

  it('fails when a preflight is redirected, and asks for the calls of editing only where owners may edit', async () => {
    const problemsOf = async (listingParts: readonly string[]) =>
      failed(
        await probeApi({
          baseUrl: 'http://127.0.0.1:1',
          region: '123',
          sendsIdempotencyKey: false,
          listingParts,
          origin: PAGE_ORIGIN,
          send: async (_url, { redirect }) =>
            redirect === 'manual' ? new Response(null, { status: 308 }) : new Response(),
        }),
      );
    const problems = await problemsOf([]);
    expect(await problemsOf(['photo'])).toContain(
      'the API admits the site to POST /{region}/businesses/media: expected a preflight with status 200 or 204, saw 308',
    );
    expect(problems).toContain(
      'the API admits the site to POST /users/media: expected a preflight with status 200 or 204, saw 308',
    );
    expect(problems.filter((problem) => problem.includes('{region}/businesses/media'))).toEqual([]);
    expect(problems.filter((problem) => problem.includes('PUT /{region}/businesses/{id}:'))).toEqual([]);
  });

  it('fails when a gateway admits every site and neither method nor header', async () => {
    const gateway = createServer((_request, response) => {
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.statusCode = 500;
      response.end();
    });
    await new Promise<void>((ready) => {
      gateway.listen(0, '127.0.0.1', ready);
    });
    const problems = failed(
      await probeApi({
        baseUrl: `http://127.0.0.1:${String(portOf(gateway))}`,
        region: '123',
        sendsIdempotencyKey: false,
        listingParts: [],
        origin: PAGE_ORIGIN,
        send: sendWithTimeout,
      }),
    );
    for (const problem of [
      'the API admits no other site: expected it to refuse https://another-site.example, saw Access-Control-Allow-Origin *',
      'the API admits the site to PUT /users/{id}: expected Access-Control-Allow-Methods with PUT, saw none',
      'the API admits the site to PUT /users/{id}: expected Access-Control-Allow-Headers with authorization, saw none',
      'the API admits the site to PUT /users/{id}: expected a preflight with status 200 or 204, saw 500',
      'the API answers, and the site can read a refusal: expected status without a token 401, saw 500',
      'the API answers, and the site can read a refusal: expected Access-Control-Expose-Headers with Retry-After, saw none',
    ])
      expect(problems).toContain(problem);
    await new Promise((closed) => {
      gateway.close(closed);
    });
  });
});
