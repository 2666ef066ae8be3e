import { business, EXPIRED_CARD, asNoor } from '../support/states/links';
import { expect, test } from '../support/test';
import { UNKNOWN_PATH } from '../support/pageErrors';

/* No URL redirects to another site, and no text of a URL is shown on a page of this site (threats T2). */

const CANARY = 'evil.example';

/**
 * The URLs after the host: one of each kind that a browser, the server or the router changes on its way, or that the app
 * reads. Each ends on this site. The other kinds are in tests/architecture/productionServer.test.ts, and thousands of
 * URLs in tests/ui/shell/url/languageUrl.properties.test.ts.
 */
const HOSTILE_URLS = [
  `//${CANARY}`,
  `/he//${CANARY}`,
  `/%2f%2f${CANARY}`,
  `/auth/callback?state=x&redirect_uri=//${CANARY}#code=${CANARY}&state=${CANARY}`,
  `/dashboard?demo.return-path=//${CANARY}`,
  `/dashboard/business/%2f%2f${CANARY}/subscription`,
  `/%00${CANARY}`,
] as const;

const STAYING = [
  `/?redirectUri=https://${CANARY}#//${CANARY}`,
  `/about?returnTo=//${CANARY}`,
  `/he/contact?next=https://${CANARY}#${CANARY}`,
] as const;

/** Paths that the server refuses with its own text. */
const REFUSED = [`/%5c${CANARY}`, `/he/%5c%5c${CANARY}`] as const;

const ERROR_MESSAGE = new RegExp(`Completing|Sign-in|sign-in|\\[amin\\]|${UNKNOWN_PATH.source}`, 'u');

test.use({ expectedReport: ERROR_MESSAGE });

for (const [urls, expected] of [
  [HOSTILE_URLS, 'lead home'],
  [STAYING, 'stay where they are'],
] as const)
  test(`URLs that name another site ${expected} (threats T2)`, async ({ amin, context, page, baseURL }) => {
    const requestsElsewhere: string[] = [];
    context.on('request', (request) => {
      if (new URL(request.url()).host.endsWith(CANARY)) requestsElsewhere.push(request.url());
    });
    for (const url of urls)
      await test.step(JSON.stringify(url), async () => {
        /* As a full URL, because page.goto() resolves a leading `//` to another host. */
        await page.goto(`${String(baseURL)}${url}`);
        if (expected === 'lead home') await amin.home.expectShown();
        else await expect(page.locator('h1')).toBeVisible();
        expect(new URL(page.url()).origin).toBe(new URL(String(baseURL)).origin);
        await expect(page.locator('body')).not.toContainText(CANARY);
        expect(requestsElsewhere).toEqual([]);
        /* A tab stores records of what was opened in it. */
        await page.evaluate(() => sessionStorage.clear());
      });
  });

test('a path with a backslash is refused without repeating it', async ({ request }) => {
  for (const path of REFUSED) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([path, answer.status(), answer.headers()['location']]).toEqual([path, 404, undefined]);
    expect(await answer.text()).not.toContain(CANARY);
  }
});

test('the return path after signing in is never another site (threats T2)', async ({
  amin,
  page,
  baseURL,
}) => {
  for (const wanted of [
    `//${CANARY}`,
    `/\\${CANARY}`,
    `https://${CANARY}`,
    `/dashboard/business///${CANARY}`,
  ]) {
    await amin.open(asNoor('/dashboard', { 'demo.return-path': encodeURIComponent(wanted) }));
    await amin.dashboard.expectShown();
    expect(new URL(page.url()).origin).toBe(new URL(String(baseURL)).origin);
    await expect(page.locator(`a[href*="${CANARY}"]`)).toHaveCount(0);
  }
});

test('the website of a business opens in a new tab without access to the app (threats T15)', async ({
  amin,
  context,
  page,
}) => {
  await context.route('https://keys.example.com/**', async (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Keys</title>' }),
  );
  await amin.open(business(EXPIRED_CARD));
  /* The notice about the card moves the link when the subscription is loaded. */
  await expect(
    page.getByRole('link', { name: amin.setting.words('subscription.section.changeCard') }),
  ).not.toHaveCount(0);
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: /keys\.example\.com/u }).click(),
  ]);
  await expect(opened).toHaveTitle('Keys');
  expect(await opened.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
});
