import type { Page } from '@playwright/test';
import { isPaymentDocument, namesOf, pathOf } from '../../../src/ui/shell/routePaths';
import { OWNER_ROUTES } from '../../../src/ui/shell/routes';
import type { Amin } from '../pages/Amin';
import { MATH } from '../support/businesses';
import { firstUse } from '../support/firstUse';
import { ACCEPTED_CARD } from '../support/payment';
import { ReleasedSite } from '../support/ReleasedSite';
import { picturesLoaded } from '../support/picturesLoaded';
import { updateActivates, updateWaits, whenAllCached, whenControlled } from '../support/serviceWorkerUpdate';
import { expect, test } from '../support/test';

/** The screens behind the sign-in. One document serves every id. */
const SCREENS = namesOf(OWNER_ROUTES).map((name) => pathOf(name, '0'));

const DASHBOARD = '/dashboard?demo.owner=noor-haddad&demo.latency=0';

test.use({
  serviceWorkers: 'allow',
  /* The browser logs failed requests while it is offline on purpose. */
  expectedReport: /ERR_INTERNET_DISCONNECTED/u,
});

/** Opens the product once as an owner, on a site that can publish a release, until all its files are cached. */
async function beginVisit(
  amin: Amin,
  baseURL = '',
): Promise<{ readonly site: ReleasedSite; readonly origin: string }> {
  const site = new ReleasedSite(baseURL);
  const origin = await site.open();
  await amin.page.clock.install();
  await amin.open(`${origin}${DASHBOARD}`);
  await amin.dashboard.expectShown();
  await whenAllCached(amin.page);
  return { site, origin };
}

const precachedUrls = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url);
  });

/** The URLs of the files that the document preloads. */
const preloadedFiles = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')].map(({ href }) => href),
  );

/** Expects files of the site, empty documents with the policy of their kind, and no data of an owner. */
async function expectOnlyFilesOfTheSite(page: Page): Promise<void> {
  const origin = new URL(page.url()).origin;
  const policies = await page.evaluate(async () => {
    const name = (await caches.keys()).find((each) => each.startsWith('amin-precache-v2')) ?? '';
    const cache = await caches.open(name);
    const requests = (await cache.keys()).filter(({ url }) => url.includes('?precached'));
    return Promise.all(
      requests.map(async (request): Promise<readonly [string, boolean]> => {
        const policy = (await cache.match(request))?.headers.get('content-security-policy') ?? '';
        return [new URL(request.url).pathname, policy.includes('require-trusted-types-for')];
      }),
    );
  });
  expect(Object.fromEntries(policies)).toEqual({
    '/app.html': true,
    '/demo/sign-in.html': true,
    ...Object.fromEntries(SCREENS.map((path) => [path, !isPaymentDocument(path)])),
  });
  const kept = await precachedUrls(page);
  expect(kept.length).toBeGreaterThan(20);
  const documents = ['/app.html', '/demo/sign-in.html', ...SCREENS].map((path) => `${path}?precached`);
  const isOfTheSite = (url: string): boolean =>
    /^\/(?:assets\/[^?]+|[\w-]+\.svg|later-files\.json)/u.test(url) ||
    documents.some((document) => url.startsWith(document));
  expect(kept.filter((url) => !isOfTheSite(url.replace(origin, '')))).toEqual([]);
}

/** The screen that the document loads before any script runs. */
async function screenOf(page: Page): Promise<string | undefined> {
  const files = (await preloadedFiles(page)).join(' ');
  return /\/(?<screen>\w+Page)-[\w-]+\.js/u.exec(files)?.groups?.['screen'];
}

test.describe('offline', () => {
  test.use({ language: 'ar' });

  test('the product and the public pages open from the precache for an owner who has used it before, which holds no data of an owner (threats T16)', async ({
    context,
    page,
    amin,
    words,
    baseURL,
  }) => {
    const { site, origin } = await beginVisit(amin, baseURL);
    await expectOnlyFilesOfTheSite(page);
    site.close();
    await context.setOffline(true);

    await page.reload();
    await amin.dashboard.expectShown();
    await amin.expectLanguage('ar');
    expect(await screenOf(page)).toBe('DashboardPage');
    await page.goto(`${origin}/dashboard/business/${MATH.id}`);
    await amin.business.expectShown(MATH);
    expect(await screenOf(page)).toBe('BusinessDetailPage');
    await page.goto(`${origin}/profile`);
    await expect(amin.shell.heading).toBeVisible();
    expect(await screenOf(page)).toBe('ProfilePage');
    await page.goto(`${origin}/dashboard/business/${MATH.id}/subscription`);
    await amin.wizard.expectFor(MATH);
    await amin.wizard.expectStep('plan');
    expect(await screenOf(page)).toBe('SubscriptionWizardPage');
    /* Public pages open from the document of the application. */
    await page.goto(`${origin}/terms`);
    await expect(amin.shell.heading).toHaveText(words('terms.title'));
  });
});

test.describe('a returning owner', () => {
  test.use({ expectedReport: /503/u });

  test('gets documents from the cache until a release is published, and also then while the site fails or does not answer', async ({
    amin,
    page,
    baseURL,
  }) => {
    const { site, origin } = await beginVisit(amin, baseURL);
    expect(site.opened).toBe(1);
    await page.reload();
    await amin.dashboard.expectShown();
    expect(site.opened).toBe(1);

    site.release();
    await updateWaits(page);
    site.breakDown();
    await page.goto(`${origin}/dashboard/business/${MATH.id}`);
    await amin.business.expectShown(MATH);
    expect((await preloadedFiles(page)).some((file) => site.isNew(file))).toBe(false);

    site.fallSilent();
    await page.goto(`${origin}${DASHBOARD}`);
    await amin.dashboard.expectShown();
    expect((await preloadedFiles(page)).some((file) => site.isNew(file))).toBe(false);

    site.repair();
    await page.goto(`${origin}/dashboard/business/${MATH.id}`);
    await amin.business.expectShown(MATH);
    expect(site.opened).toBe(2);
    expect((await preloadedFiles(page)).every((file) => site.isNew(file))).toBe(true);
    site.close();
  });
});

test('a second visit loads nothing at first, and the files of unopened pages once the network has been idle for long', async ({
  amin,
  context,
  page,
  baseURL,
}) => {
  const site = new ReleasedSite(baseURL ?? '');
  const origin = await site.open();
  const isOfTheProduct = (path: string): boolean => !/^\/(?:sw\.js|favicon\.svg|version\.json)/u.test(path);
  const firstVisit = async (): Promise<readonly string[]> => {
    await amin.open(`${origin}${DASHBOARD}`);
    await amin.dashboard.expectShown();
    await whenControlled(page);
    return site.takeRequested().filter(isOfTheProduct);
  };
  const loaded = await firstVisit();
  /* The documents and what the dashboard, its next screens and the other documents start with. */
  expect(loaded.length, loaded.join('\n')).toBeLessThanOrEqual(105);
  await page.close();

  const next = await context.newPage();
  await next.clock.install();
  const visit = amin.inTab(next);
  await next.goto(`${origin}${DASHBOARD}`);
  await visit.dashboard.expectShown();
  await expect(next.locator('main [aria-busy="true"]')).toHaveCount(0);
  await next.waitForLoadState('networkidle');
  expect(site.takeRequested().filter(isOfTheProduct)).toEqual([]);

  await whenAllCached(next);
  const later = site.takeRequested().filter(isOfTheProduct);
  expect(later.length).toBeGreaterThan(60);
  expect(later.filter((path) => loaded.includes(path))).toEqual([]);
  site.close();
});

test('nothing is precached for a visitor', async ({ amin, page }) => {
  await page.clock.install();
  const next = page.waitForRequest(/AboutPage/u);
  await amin.open('/');
  await amin.home.expectShown();
  await firstUse(page);
  await page.clock.runFor(60_000);
  /* The page prefetches when it is idle, and only then does a page of an owner precache. */
  await (await next).response();
  await page.clock.runFor(60_000);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(await precachedUrls(page)).toEqual([]);
});

test.describe('a release that is installed while a page is open', () => {
  test.use({ language: 'he' });

  test('opens offline at the next visit', async ({ context, page, amin, baseURL }) => {
    const { site, origin } = await beginVisit(amin, baseURL);
    site.release();
    await updateWaits(page);
    const filesOf = async (isNew: boolean): Promise<number> => {
      await page.clock.runFor(25_000);
      return (await precachedUrls(page)).filter((url) => url.includes('/texts-') && site.isNew(url) === isNew)
        .length;
    };
    await expect.poll(() => filesOf(true)).toBe(await filesOf(false));
    await page.close();
    const next = await context.newPage();
    await updateActivates(next);
    site.close();
    await context.setOffline(true);
    await next.goto(`${origin}${DASHBOARD}`);
    await amin.inTab(next).dashboard.expectShown();
    expect((await preloadedFiles(next)).every((file) => site.isNew(file))).toBe(true);
  });
});

test.describe('a page whose files are gone', () => {
  test.use({ expectedReport: /404/u });

  test('reloads into the new release, not into the document of the precache (threats T22)', async ({
    page,
    amin,
    baseURL,
  }) => {
    const { site } = await beginVisit(amin, baseURL);
    site.release();
    const reloaded = page.waitForEvent('domcontentloaded');
    await page.evaluate(() => dispatchEvent(new Event('vite:preloadError')));
    await reloaded;
    await amin.dashboard.expectShown();
    expect((await preloadedFiles(page)).every((file) => site.isNew(file))).toBe(true);
    site.close();
  });
});

test.describe('a release in the middle of a payment', () => {
  test.use({ language: 'he' });

  test('does not interrupt the payment, and is used at the next visit', async ({
    context,
    page,
    amin,
    baseURL,
  }) => {
    const { site, origin } = await beginVisit(amin, baseURL);
    /* This picture is part of the demo build. It is in the HTTP cache after it was shown. */
    await page.locator(`main li a[href$="${MATH.id}"]`).first().scrollIntoViewIfNeeded();
    await picturesLoaded(page);
    await page.goto(`${origin}/dashboard/business/${MATH.id}/subscription`);
    await amin.wizard.expectFor(MATH);
    await amin.wizard.choosePlan('premium');
    await amin.wizard.goToPayment();
    const isSameDocument = await amin.markDocument();

    await test.step('the wizard continues with the files of its release', async () => {
      site.release();
      await updateWaits(page);
      await amin.wizard.previousButton.click();
      await amin.wizard.expectStep('review');
      await amin.wizard.toPaymentButton.click();
      await amin.wizard.expectStep('payment');
      await amin.wizard.fillInNewCard(ACCEPTED_CARD);
      expect(await isSameDocument()).toBe(true);
      await amin.wizard.payButton().click();
      await expect(amin.wizard.done()).toBeVisible();
      expect((await preloadedFiles(page)).some((file) => site.isNew(file))).toBe(false);
    });

    await test.step('leaving it leads to the page of the business in the new release', async () => {
      await amin.wizard.toBusinessLink.click();
      await amin.business.expectShown(MATH);
      expect((await preloadedFiles(page)).every((file) => site.isNew(file))).toBe(true);
    });

    await test.step('the next visit uses the new release only, offline as well', async () => {
      await page.close();
      const next = await context.newPage();
      await updateActivates(next);
      const visit = amin.inTab(next);
      await next.goto(`${origin}${DASHBOARD}`);
      await visit.dashboard.expectShown();
      await expect
        .poll(() =>
          precachedUrls(next).then((kept) =>
            kept.some((file) => file.includes('/assets/') && !site.isNew(file)),
          ),
        )
        .toBe(false);
      expect((await precachedUrls(next)).some((file) => site.isNew(file))).toBe(true);
      await picturesLoaded(next);
      site.close();
      await context.setOffline(true);
      await next.reload();
      await visit.dashboard.expectShown();
      expect((await preloadedFiles(next)).every((file) => site.isNew(file))).toBe(true);
    });
  });
});
