import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { writeSettings } from '../../../deploy/settings/writeSettings';
import type { AdmittedOrigins } from '../../../deploy/securityHeaders';
import { updateWaits } from '../../e2e/support/serviceWorkerUpdate';
import { expect, inOneLanguage, test as journey } from '../../e2e/support/test';
import { portOf } from '../../stack/portOf';
import { freePort } from '../../stack/web/freePort';
import { startWeb, type RunningWeb } from '../../stack/web/startWeb';

interface Api {
  readonly url: string;
  readonly server: Server;
  requestCount: number;
}

/** A deployment of the build of the stack, with its own settings and port. */
class Deployment {
  #web: RunningWeb | undefined;

  private constructor(
    readonly folder: string,
    readonly port: number,
  ) {}

  static async create(): Promise<Deployment> {
    const folder = await mkdtemp(join(tmpdir(), 'deployment-'));
    await cp('dist-stack', folder, { recursive: true });
    return new Deployment(folder, await freePort());
  }

  get origin(): string {
    return `http://localhost:${String(this.port)}`;
  }

  async serve(apiUrl: string): Promise<void> {
    await this.close();
    await writeSettings(this.folder, settingsFor(apiUrl));
    this.#web = await startWeb({ port: this.port, site: this.folder });
  }

  /** Serves settings that the commands in deploy/ would refuse to write. */
  async serveAsIs(settings: string, origins: AdmittedOrigins): Promise<void> {
    await this.close();
    await writeFile(join(this.folder, 'config.json'), settings);
    this.#web = await startWeb({ port: this.port, site: this.folder, origins });
  }

  async close(): Promise<void> {
    await this.#web?.close();
    this.#web = undefined;
  }
}

function settingsFor(apiUrl: string): Readonly<Record<string, string>> {
  return {
    AMIN_API_BASE_URL: apiUrl,
    AMIN_API_IDEMPOTENCY_KEY: 'true',
    AMIN_IDENTITY_AUTHORITY: 'https://localhost:1/policy',
    AMIN_IDENTITY_CLIENT_ID: 'client',
    AMIN_IDENTITY_API_SCOPE: 'scope',
    AMIN_PAYMENT_SITE: 'amin',
    AMIN_PAYMENT_PUBLISHABLE_KEY: 'key',
  };
}

/** An API without plans. */
async function startApi(): Promise<Api> {
  const server = createServer((request, response) => {
    api.requestCount += 1;
    response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '');
    response.setHeader('Access-Control-Allow-Headers', 'content-type');
    response.setHeader('Content-Type', 'application/json');
    response.end('[]');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const api = { url: `http://localhost:${String(portOf(server))}`, server, requestCount: 0 };
  return api;
}

/** A page that is still loading would report that its server is gone. */
async function closePages(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map(async (page) => page.close()));
}

interface DeploymentFixtures {
  readonly deployment: Deployment;
  readonly apis: readonly [Api, Api];
}

const test = journey.extend<DeploymentFixtures>({
  deployment: async ({ context }, use) => {
    const deployment = await Deployment.create();
    await use(deployment);
    await closePages(context);
    await deployment.close();
    await rm(deployment.folder, { recursive: true });
  },
  apis: async ({ context }, use) => {
    const apis = [await startApi(), await startApi()] as const;
    await use(apis);
    await closePages(context);
    for (const { server } of apis) server.close();
  },
});

test('one build uses the API of each deployment, which its policy admits', async ({
  deployment,
  apis,
  page,
}) => {
  const [staging, production] = apis;
  await deployment.serve(staging.url);
  await page.goto(`${deployment.origin}/pricing`);
  await expect.poll(() => staging.requestCount).toBeGreaterThan(0);
  expect(production.requestCount).toBe(0);
  /* The page prefetches other pages when it is idle, and would report that their server is gone. */
  await page.goto('about:blank');
  const before = staging.requestCount;
  await deployment.serve(production.url);
  await page.goto(`${deployment.origin}/pricing`);
  await expect.poll(() => production.requestCount).toBeGreaterThan(0);
  expect(staging.requestCount).toBe(before);
});

test('a page of the app preloads its settings and requests them once; a public page that is only read never does', async ({
  deployment,
  apis,
  page,
}) => {
  await deployment.serve(apis[0].url);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto(`${deployment.origin}/about`);
  await page.waitForLoadState('networkidle');
  expect(requested).not.toContain('/config.json');
  await page.goto(`${deployment.origin}/dashboard`);
  await page.waitForURL(`${deployment.origin}/`);
  await page.waitForLoadState('networkidle');
  expect(requested.filter((path) => path === '/config.json')).toHaveLength(1);
  const entries = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('/config.json'))
      .map((entry) => entry instanceof PerformanceResourceTiming && entry.initiatorType),
  );
  expect(entries).toEqual(['link']);
});

inOneLanguage('phone', (language) => {
  test.use({ expectedReport: /\[amin\] AMIN_|config\.json/u });

  test('wrong settings are named to the operator; a visitor reads that the app is not available', async ({
    deployment,
    page,
    words,
    pageErrors,
  }) => {
    await deployment.serveAsIs('{"AMIN_API_BASE_URL":"api"}', {});
    await page.goto(`${deployment.origin}/dashboard`);
    await expect(page.getByRole('heading', { name: words('shell.unavailable.title') })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('listitem')).toHaveCount(7);
    await expect(page.getByRole('listitem').first()).toHaveText(
      'AMIN_API_BASE_URL is not a URL such as https://api.example.com',
    );
    expect(pageErrors.filter((error) => error.includes('[amin] AMIN_'))).toHaveLength(7);

    await page.goto(`http://amin.localhost:${String(deployment.port)}/dashboard`);
    await expect(page.getByRole('heading', { name: words('shell.unavailable.title') })).toBeVisible();
    await expect(page.getByRole('listitem')).toHaveCount(0);
    await expect(page.locator('body')).not.toContainText('AMIN_');
    await deployment.serve('https://api.example.com');
    await page.getByRole('button', { name: words('errors.tryAgain') }).click();
    await page.waitForURL((url) => url.pathname === '/' || url.pathname === `/${language}`);
    await expect(page.getByRole('heading', { name: words('shell.unavailable.title') })).toHaveCount(0);
  });
});

test.describe('with a service worker', () => {
  test.use({
    serviceWorkers: 'allow',
    /* Offline, the browser logs a failed request, also that of a file which the service worker has not cached yet. Vite
       rejects the import of a part whose style sheet is such a file, and the application reports it. */
    expectedReport: /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED|to preload CSS/u,
  });

  test('the document and its settings change together, and both open offline', async ({
    deployment,
    apis,
    page,
    context,
  }) => {
    const [before, after] = apis;
    await deployment.serve(before.url);
    /* As src/ui/shell/registerServiceWorker.ts does for an owner. */
    await page.goto(`${deployment.origin}/about`);
    await page.evaluate(async () => {
      const policies: unknown = Reflect.get(window, 'trustedTypes');
      const policy = Reflect.get(Object(policies), 'createPolicy').call(policies, 'amin-device', {
        createScriptURL: () => '/sw.js',
      });
      await navigator.serviceWorker.register(policy.createScriptURL(''), { updateViaCache: 'none' });
      await navigator.serviceWorker.ready;
      if (navigator.serviceWorker.controller === null)
        await new Promise((controlled) => {
          navigator.serviceWorker.addEventListener('controllerchange', controlled, { once: true });
        });
    });

    /** Opens a page. Returns the API in its settings, and whether its policy admits that API. */
    const openPage = async (path = '/profile') => {
      const response = await page.goto(`${deployment.origin}${path}`);
      const settings = await page.evaluate(async () => (await fetch('/config.json')).text());
      const policy = (await response?.allHeaders())?.['content-security-policy'] ?? '';
      const api = apis.find(({ url }) => settings.includes(url))?.url ?? 'none';
      return { api, isAdmitted: policy.includes(api), isFromCache: response?.fromServiceWorker() };
    };

    expect(await openPage()).toEqual({ api: before.url, isAdmitted: true, isFromCache: true });
    await test.step('offline they are those of the last visit', async () => {
      await context.setOffline(true);
      expect(await openPage()).toEqual({ api: before.url, isAdmitted: true, isFromCache: true });
      await context.setOffline(false);
    });
    await test.step('new ones reach a public page, whose document is that of the server, at once', async () => {
      await deployment.serve(after.url);
      expect(await openPage('/about')).toMatchObject({ api: after.url, isAdmitted: true });
    });
    await test.step('new ones reach the page with the document that admits them', async () => {
      await updateWaits(page);
      expect(await openPage()).toMatchObject({ api: after.url, isAdmitted: true });
    });
  });
});
