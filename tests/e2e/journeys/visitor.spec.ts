import { expectQuiet } from '../support/expectQuiet';
import { expect, inLtrOrRtl, test } from '../support/test';

/** The link of a business. */
const BUSINESS_LINK = 'main li h2 a';

/** Chunk names of the signed-in product. */
const SIGNED_IN_CHUNKS = [
  'signed-in',
  'DashboardPage',
  'BusinessDetailPage',
  'SubscriptionWizardPage',
  'ProfilePage',
];

inLtrOrRtl('phone', () => {
  test('a visitor downloads nothing of the signed-in product', async ({ amin, page }) => {
    const requested: URL[] = [];
    page.on('request', (request) => requested.push(new URL(request.url())));
    const ofTheProduct = () =>
      requested.filter(({ pathname }) =>
        SIGNED_IN_CHUNKS.some((name) => pathname.split('/').at(-1)?.startsWith(name)),
      );

    await test.step('on the home page, also once the network is idle', async () => {
      await page.clock.install();
      await amin.open('/');
      await amin.home.expectShown();
      await page.waitForLoadState('networkidle');
      await amin.shell.footer.scrollIntoViewIfNeeded();
      await page.clock.runFor(60_000);
      /* The next public pages are prefetched when the page is idle. */
      for (const next of ['AboutPage', 'PricingPage'])
        await expect.poll(() => requested.some(({ pathname }) => pathname.includes(next))).toBe(true);
      expect(ofTheProduct()).toEqual([]);
    });

    await test.step('on another public page', async () => {
      await amin.shell.follow('about');
      await amin.expectAt('/about');
      await amin.shell.follow('contact');
      await amin.expectAt('/contact');
      await page.clock.runFor(60_000);
      expect(ofTheProduct()).toEqual([]);
    });

    await test.step('nothing is loaded from other origins', async () => {
      const origin = new URL(page.url()).origin;
      const origins = requested.map((url) => url.origin);
      expect(new Set(origins)).toEqual(new Set([origin]));
    });

    await test.step('it is loaded when signing in', async () => {
      await amin.shell.logInButton.click();
      await amin.signInPage.account('noor-haddad').click();
      await amin.dashboard.expectShown();
      for (const name of ['signed-in', 'DashboardPage']) expect(ofTheProduct().join()).toContain(`/${name}-`);
    });
  });
});

test('an owner who reads a public page reaches the businesses without loading more code', async ({
  amin,
  page,
  world,
  words,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(?:js|css)$/u.test(pathname)) requested.push(pathname);
  });
  const ofTheDashboard = () => requested.filter((path) => path.includes('/DashboardPage-'));
  await world.setUp({ signedInAs: 'noor-haddad' });
  await amin.open('/');
  const link = page.getByRole('link', { name: words('shell.getStarted') }).first();
  await expect(link).toBeVisible();
  await expect.poll(() => ofTheDashboard().length).toBeGreaterThan(0);
  await expect(amin.demo.strip).toBeVisible();
  await expectQuiet(page);
  /* Requests after the first business is visible do not count. They are for the content below it. */
  await page.evaluate((business) => {
    performance.mark('pressed');
    new MutationObserver((_, observer) => {
      if (document.querySelector(business) === null) return;
      observer.disconnect();
      performance.mark('shown');
    }).observe(document, { childList: true, subtree: true });
  }, BUSINESS_LINK);
  await link.click();
  await amin.dashboard.expectShown();
  await expect(page.locator(BUSINESS_LINK).first()).toBeVisible();
  const loaded = await page.evaluate(() => {
    const [pressedAt = NaN, shownAt = NaN] = ['pressed', 'shown'].map(
      (name) => performance.getEntriesByName(name)[0]?.startTime,
    );
    const files = performance.getEntriesByType('resource');
    return files
      .filter(({ startTime }) => !(startTime < pressedAt || startTime > shownAt))
      .map(({ name }) => name);
  });
  /* On a slow machine the network can be idle so long before the press that the precache begins to fill. */
  const needed = loaded.filter((file) => !file.includes('/fillPrecache-'));
  expect(needed.filter((file) => /\.(?:js|css)$/u.test(file))).toEqual([]);
});
