import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { sendWithTimeout } from '../../scripts/probe/Check';
import { probeSite } from '../../scripts/probe/probeSite';
import { COMPLETE_LANGUAGES } from '../../src/domain/shared/language';
import { namesOf, pathOf } from '../../src/ui/shell/routePaths';
import { OWNER_ROUTES } from '../../src/ui/shell/routes';
import { pathInLanguage } from '../../src/ui/shell/url/languageUrl';
import { MATH } from '../../tests/e2e/support/businesses';
import { ownerScreens } from '../../tests/e2e/support/ownerScreens';
import { updateWaits, whenControlled } from '../../tests/e2e/support/serviceWorkerUpdate';
import { expect } from '../../tests/e2e/support/test';
import { ORIGIN } from './address';
import { headerProblems } from './headerProblems';
import { test } from './hostTest';
import { builtSite, COMMITS, type Release } from './Release';

/* The titles are the rows of the table (hostNames.ts). */

/**
 * Browsers log each response with status 404: of a business without a subscription, and of an unknown path. An emulator does
 * not answer while it starts again with another release.
 */
const EXPECTED =
  /^404 \S+\/(?:subscriptions\/\S+|unknown\/page)$|status of 404|ERR_CONNECTION_(?:REFUSED|RESET)/u;

test.use({
  expectedReport: async ({ traits }, use) => {
    const expected = [EXPECTED, ...traits.ownMessages];
    await use(new RegExp(expected.map(({ source }) => source).join('|'), 'u'));
  },
});

test('every kind of response has the headers and the policy of deploy/securityHeaders.ts', async ({
  host,
  traits,
}) => {
  expect(await headerProblems(host, traits)).toEqual([]);
});

test('the probe of an operator finds nothing', async ({ traits }) => {
  const checks = await probeSite({ origin: ORIGIN, send: sendWithTimeout });
  const problems = checks.flatMap(({ name, problems: found }) => found.map((each) => `${name}: ${each}`));
  const isOfEmulator = (problem: string): boolean =>
    traits.ownHeaders.some((header) => problem.includes(`expected ${header} `)) ||
    (!traits.hasHeadersAt404 && /an unknown page: expected (?!status)/u.test(problem));
  expect(problems.filter((problem) => !isOfEmulator(problem))).toEqual([]);
});

test('the public pages open in three languages', async ({ amin }) => {
  for (const language of COMPLETE_LANGUAGES)
    for (const path of ['/', '/about']) {
      await amin.open(pathInLanguage(language, path));
      await amin.expectLanguage(language);
      await expect(amin.shell.heading).toBeVisible();
    }
});

test('an owner signs in', async ({ amin }) => {
  await amin.open('/profile');
  await amin.home.expectShown();
  await amin.signIn();
  await amin.shell.logOut();
  await amin.home.expectShown();
  await amin.shell.expectSignedOut();
});

test('every owner route opens and reloads', async ({ amin, page }) => {
  await amin.open('/');
  await amin.signIn();
  const screens = ownerScreens(amin, MATH);
  for (const name of namesOf(OWNER_ROUTES))
    for (const path of [pathOf(name, MATH.id), `${pathOf(name, MATH.id)}/`]) {
      await amin.open(path);
      await screens[name]();
      await page.reload();
      await screens[name]();
      await amin.shell.expectSignedIn();
    }
});

test('an unknown path leads to the home page', async ({ amin }) => {
  const { status } = await fetch(`${ORIGIN}/unknown/page`);
  expect(status).toBe(404);
  await amin.open('/');
  await amin.signIn();
  await amin.open('/unknown/page');
  await amin.home.expectShown();
  await amin.expectAt('/');
  await amin.shell.expectSignedIn();
});

test('a missing asset is a 404', async ({ traits }) => {
  const { status, headers } = await fetch(`${ORIGIN}/assets/missing.js`);
  expect(status).toBe(404);
  const kind = traits.missingAsset === 'text' ? 'text/plain' : 'text/html';
  expect(headers.get('content-type')).toContain(kind);
  expect(headers.get('cache-control') ?? '').not.toContain('immutable');
});

test('the host is healthy', async ({ host }) => {
  const { status } = await fetch(`${ORIGIN}/health`);
  expect(status).toBe(200);
  expect(await servedVersion()).toBe(COMMITS.first);
  if (host.isHealthy !== undefined) expect(await host.isHealthy()).toBe(true);
});

test.describe.serial(() => {
  test('a release is published while a tab of the one before is open', async ({ amin, host, page }) => {
    await amin.open('/');
    await amin.signIn();
    await expectVersion(page, 'first');
    await whenControlled(page);
    const isSameDocument = await amin.markDocument();
    await host.publish('second');
    await expect.poll(async () => servedVersion()).toBe(COMMITS.second);
    expect(await missingAssets('first')).toEqual([]);
    await amin.dashboard.link(MATH).click();
    await amin.business.expectShown(MATH);
    expect(await isSameDocument()).toBe(true);
    await updateWaits(page);
    await page.reload();
    await amin.business.expectShown(MATH);
    await expectVersion(page, 'second');
    await amin.shell.expectSignedIn();
  });

  test('a rollback serves the release before', async ({ amin, host, page, traits }) => {
    await amin.open('/');
    await amin.signIn();
    await expectVersion(page, 'second');
    await whenControlled(page);
    await host.rollBack();
    await expect.poll(async () => servedVersion()).toBe(COMMITS.first);
    if (traits.keepsNewerAssets) expect(await missingAssets('second')).toEqual([]);
    await amin.dashboard.link(MATH).click();
    await amin.business.expectShown(MATH);
    await updateWaits(page);
    await page.reload();
    await amin.business.expectShown(MATH);
    await expectVersion(page, 'first');
    await amin.shell.expectSignedIn();
  });
});

async function servedVersion(): Promise<string> {
  const response = await fetch(`${ORIGIN}/version.json`, { headers: { connection: 'close' } });
  const { commit }: { readonly commit: string } = await response.json();
  return commit;
}

async function expectVersion(page: Page, release: Release): Promise<void> {
  await expect(page.locator('body')).toHaveAttribute('data-version', COMMITS[release]);
}

/** The assets of a release that the host no longer serves. */
async function missingAssets(release: Release): Promise<readonly string[]> {
  const folder = join(builtSite(release), 'assets');
  const files = readdirSync(folder).filter((file) => !/\.(?:br|gz)$/u.test(file));
  expect(files.length).toBeGreaterThan(50);
  const missing: string[] = [];
  for (const file of files)
    if (!(await fetch(`${ORIGIN}/assets/${file}`, { method: 'HEAD' })).ok) missing.push(file);
  return missing;
}
