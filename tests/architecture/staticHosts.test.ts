import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { CONTENT_TYPES } from '../../deploy/contentTypes';
import { responseHeaders, STRICT_TRANSPORT_SECURITY } from '../../deploy/securityHeaders';
import { headersFile, redirectsFile } from '../../deploy/staticHosts/headersFile';
import { NOT_FOUND_DOCUMENT } from '../../deploy/staticHosts/notFoundDocument';
import type { Headers, StaticSite } from '../../deploy/staticHosts/StaticSite';
import { staticWebAppConfig } from '../../deploy/staticHosts/staticWebAppConfig';
import { LIVE_SETTINGS } from '@tests/support/liveSettings';

const SITE: StaticSite = {
  files: [
    '.policy.json',
    '.well-known/security.txt',
    'about/index.html',
    'app.html',
    'assets/app-1.js',
    'assets/app-1.js.br',
    'auth/callback/index.html',
    'config.json',
    'dashboard/business/index.html',
    'dashboard/business/subscription/index.html',
    'dashboard/index.html',
    'favicon.svg',
    'he/about/index.html',
    'he/index.html',
    'index.html',
    'next-documents.speculationrules',
    'profile/index.html',
    'robots.txt',
    'sw.js',
    'sw.js.gz',
    'version.json',
  ],
  admitted: { scripts: ['boot='], styles: ['press='] },
  origins: {
    api: 'https://api.example.com',
    identity: 'https://login.example.com',
    media: ['https://cdn.example.com'],
    payment: ['https://js.chargebee.com'],
  },
};

/** One path of each kind of response, and whether it is a document. */
const KINDS = [
  ['/', true],
  ['/about', true],
  ['/about/', true],
  ['/he', true],
  ['/he/about', true],
  ['/dashboard', true],
  ['/profile/', true],
  ['/auth/callback', true],
  ['/dashboard/business/AMN-1', true],
  ['/dashboard/business/AMN-1/subscription', true],
  ['/dashboard/business/AMN-1/subscription/', true],
  ['/app.html', true],
  ['/assets/app-1.js', false],
  ['/sw.js', false],
  ['/version.json', false],
  ['/config.json', false],
  ['/health', false],
  ['/favicon.svg', false],
  ['/robots.txt', false],
  ['/.well-known/security.txt', false],
] as const;

/** The headers that nginx sends over TLS. tests/stack/web compares nginx with the same source. */
const served = (path: string, isDocument: boolean): Headers => ({
  ...responseHeaders(path, isDocument, SITE.admitted, SITE.origins),
  'Strict-Transport-Security': STRICT_TRANSPORT_SECURITY,
});

describe('_headers, for Cloudflare Pages and Netlify', () => {
  const text = headersFile(SITE);
  const rules = text.split(/\n(?=\/)/u).map((rule) => {
    const [path = '', ...lines] = rule.trim().split('\n');
    const headers = lines.map((line): [string, string] => {
      const [name = '', ...value] = line.trim().split(': ');
      return [name, value.join(': ')];
    });
    const pattern = path
      .replaceAll('.', String.raw`\.`)
      .replaceAll('*', '.*')
      .replaceAll(/:\w+/gu, '[^/]+');
    return { fits: new RegExp(`^${pattern}$`, 'u'), headers };
  });
  const sentFor = (path: string): (readonly [string, string])[] =>
    rules.filter(({ fits }) => fits.test(path)).flatMap(({ headers }) => headers);

  it.each(KINDS)('sends for %s the same headers as nginx, each once', (path, isDocument) => {
    const sent = sentFor(path).filter(([name]) => name !== 'Content-Type');
    expect(sent.map(([name]) => name).toSorted()).toEqual(Object.keys(served(path, isDocument)).toSorted());
    expect(Object.fromEntries(sent)).toEqual(served(path, isDocument));
  });

  /* The hosts do not know `.speculationrules`, whose rules browsers ignore with another type. */
  it.each([
    ['/next-documents.speculationrules', 'application/speculationrules+json; charset=utf-8'],
    ['/sw.js', 'text/javascript; charset=utf-8'],
    ['/favicon.svg', 'image/svg+xml; charset=utf-8'],
    ['/version.json', 'application/json; charset=utf-8'],
  ])('sends the file %s with the type of nginx', (path, type) => {
    expect(Object.fromEntries(sentFor(path))['Content-Type']).toBe(type);
  });

  it('stays below what Cloudflare Pages reads: 100 rules, 2,000 characters a line', () => {
    expect(rules.length).toBeLessThanOrEqual(100);
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(2000);
  });

  it('has no rule for hidden files and precompressed copies', () => {
    expect(text).not.toMatch(/policy\.json|\.br\n|\.gz\n/u);
  });

  it('serves every business and wizard from their documents, the wizard first, with and without a slash', () => {
    expect(redirectsFile().trim().split('\n')).toEqual([
      '/health /version.json 200',
      '/dashboard/business/:id/subscription /dashboard/business/subscription/ 200',
      '/dashboard/business/:id/subscription/ /dashboard/business/subscription/ 200',
      '/dashboard/business/:id /dashboard/business/ 200',
      '/dashboard/business/:id/ /dashboard/business/ 200',
    ]);
  });

  /* Netlify's emulator looks for the rules of the file that it sends instead of the requested path. */
  it.each([
    ['/dashboard/business/index.html', '/dashboard/business/AMN-1'],
    ['/dashboard/business/subscription/index.html', '/dashboard/business/AMN-1/subscription'],
  ])('sends for the file %s what it sends for %s', (file, path) => {
    expect(sentFor(file)).toEqual(sentFor(path));
  });

  it('responds to an unknown path with a document that runs no script and redirects to the home page', () => {
    expect(sentFor('/nowhere').map(([name]) => name)).not.toContain('Content-Security-Policy');
    expect(NOT_FOUND_DOCUMENT).toContain(`http-equiv="Content-Security-Policy" content="default-src 'none'`);
    expect(NOT_FOUND_DOCUMENT).toContain('http-equiv="refresh" content="0; url=/"');
    expect(NOT_FOUND_DOCUMENT).not.toContain('<script');
  });
});

describe('staticwebapp.config.json, for Azure Static Web Apps', () => {
  const config = staticWebAppConfig(SITE);
  const fits = (route: string, path: string): boolean => {
    const pattern = route
      .replaceAll('.', String.raw`\.`)
      .replaceAll('*', '.*')
      .replaceAll(/\{([^}]*)\}/gu, (_, ends: string) => `(?:${ends.replaceAll(',', '|')})`);
    return new RegExp(`^${pattern}$`, 'u').test(path);
  };
  const sentFor = (path: string): Headers => {
    const route = config.routes.find((each) => fits(each.route, path));
    const all = { ...config.globalHeaders, ...route?.headers };
    return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
  };

  it.each(KINDS.filter(([path]) => path !== '/dashboard/business/AMN-1'))(
    'sends for %s the same headers as nginx',
    (path, isDocument) => {
      expect(sentFor(path)).toEqual(served(path, isDocument));
    },
  );

  it('sends the pages with the policy for all of them, because one for each would be too long', () => {
    const pages = { '/about': { scripts: ['page='], styles: [] } };
    expect(staticWebAppConfig({ ...SITE, admitted: { ...SITE.admitted, pages } })).toEqual(config);
  });

  it('sends the page of a business with the policy of its wizard, because their routes cannot be separated', () => {
    expect(sentFor('/dashboard/business/AMN-1')).toEqual(
      served('/dashboard/business/AMN-1/subscription', true),
    );
  });

  it('responds to an unknown path with the document that needs no header', () => {
    expect(config.responseOverrides['404']).toEqual({ rewrite: '/404.html' });
    expect(sentFor('/nowhere')).toEqual(served('/nowhere', true));
  });

  it('does not serve what only the build reads', () => {
    expect(config.routes.find(({ route }) => fits(route, '/.policy.json'))?.statusCode).toBe(404);
  });

  /* A redirect to the path with a slash can lose the query, in which the response of the identity provider is. */
  it.each(['/auth/callback', '/dashboard', '/profile'])('serves %s without a redirect', (path) => {
    expect(config.routes.find(({ route }) => fits(route, path))?.rewrite).toBe(`${path}/index.html`);
  });

  it('responds to a health check with the version', () => {
    expect(config.routes.find(({ route }) => fits(route, '/health'))?.rewrite).toBe('/version.json');
  });

  it('names the encoding of every text, documents included', () => {
    expect(config.mimeTypes).toEqual(CONTENT_TYPES);
  });

  it('stays below the 20 kB that Azure reads', () => {
    expect(JSON.stringify(config, undefined, 2).length).toBeLessThan(20_000);
  });
});

describe('npm run deploy:static', () => {
  it.each(['headers', 'azure'])('leaves the documents of the site as they are: %s', async (host) => {
    const site = await mkdtemp(join(tmpdir(), 'amin-static-'));
    const documents = ['app.html', 'auth/callback/index.html', 'index.html'];
    try {
      for (const file of documents) {
        await mkdir(dirname(join(site, file)), { recursive: true });
        await writeFile(join(site, file), file);
      }
      await writeFile(join(site, '.policy.json'), JSON.stringify(SITE.admitted));
      await writeFile(join(site, 'config.json'), JSON.stringify(LIVE_SETTINGS));
      await promisify(execFile)(process.execPath, [
        '--import',
        'tsx',
        'deploy/staticHosts/writeStaticHost.ts',
        site,
        host,
      ]);
      const left = documents.map(async (file) => readFile(join(site, file), 'utf8'));
      expect(await Promise.all(left)).toEqual(documents);
    } finally {
      await rm(site, { recursive: true });
    }
  });
});
