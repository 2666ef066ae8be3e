import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runPackage } from '../../../scripts/runCommand.mjs';
import { COMPLETE_LANGUAGES } from '../../../src/domain/shared/language';
import { BusinessPage } from '../pages/BusinessPage';
import { WizardPage } from '../pages/WizardPage';
import { MATH, PLUMBING } from '../support/businesses';
import { FolderHost } from '../support/FolderHost';
import { rotationTurn } from '../support/rotationTurn';
import { expect, test } from '../support/test';
import { wordsIn } from '../support/words';

const BASE = '/amin/';

/* The build of this journey takes 15 seconds, so only one turn in 36 runs it. Tests of its parts always run. */
const turn = rotationTurn();
test.skip(turn !== 'all' && turn % 36 !== 0, 'runs in every 36th turn and in all');

test.use({
  size: 'phone',
  serviceWorkers: 'allow',
  /* The host responds to the path of a business with 404.html, until the service worker responds to it. */
  expectedReport: /^404 |status of 404/u,
});

test('the demo works in a folder of a static host, and requests nothing outside it', async ({
  amin,
  page,
  context,
}) => {
  const built = mkdtempSync(join(tmpdir(), 'amin-folder-'));
  const build = ['build', '--mode', 'demo', `--base=${BASE}`, '--outDir', built, '--emptyOutDir'];
  const { code, output } = await runPackage('vite/bin/vite.js', build);
  expect(code, output).toBe(0);
  const host = new FolderHost(built, BASE);
  const root = (await host.open()) + BASE;
  const requested = new Set<string>();
  context.on('request', (request) => requested.add(request.url()));
  const inFolder = (path: string): string => root + path.slice(1);
  const { shell, home, dashboard, business, wizard } = amin;

  await test.step('the home page in every language, and a page without one in that of the browser', async () => {
    for (const language of COMPLETE_LANGUAGES) {
      await amin.open(inFolder(language === 'en' ? '/' : `/${language}`));
      await amin.expectLanguage(language);
      await expect(
        page.getByRole('heading', { level: 1, name: wordsIn(language)('site.home.headline') }),
      ).toBeVisible();
    }
    await amin.open(inFolder('/about'));
    await amin.expectLanguage('ar');
    await amin.open(root);
    await shell.selectLanguage('en');
    await amin.expectLanguage('en');
  });

  await test.step('sign-in, and the page of a business', async () => {
    await amin.signIn();
    await amin.expectAt(`${BASE}dashboard`);
    await dashboard.link(MATH).click();
    await business.expectShown(MATH);
    await amin.expectAt(inFolder(BusinessPage.pathOf(MATH)).slice(new URL(root).origin.length));
  });

  await test.step('the wizard is another document, and Back leads to the business', async () => {
    const isSameDocument = await amin.markDocument();
    await business.getStarted.click();
    await wizard.expectFor(MATH);
    expect(await isSameDocument()).toBe(false);
    await wizard.nextButton.click();
    await wizard.expectStep('add-ons');
    await page.reload();
    await wizard.expectStep('add-ons');
    await page.goBack();
    await wizard.expectStep('plan');
    await page.goBack();
    await business.expectShown(MATH);
  });

  await test.step('the service worker has the folder as its scope', async () => {
    const scope = page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    expect(await scope).toBe(root);
    const response = await page.reload();
    expect(response?.fromServiceWorker()).toBe(true);
    expect(response?.status()).toBe(200);
    await business.expectShown(MATH);
  });

  await test.step('a link to a state', async () => {
    await amin.open(inFolder(`${WizardPage.pathOf(PLUMBING)}?demo.owner=noor-haddad&step=review`));
    await wizard.expectFor(PLUMBING);
  });

  await test.step('an unknown path leads home, and the sign-out too', async () => {
    await amin.open(inFolder('/unknown/page'));
    await home.expectShown();
    await amin.expectAt(BASE);
    await shell.logOut();
    await amin.expectAt(BASE);
    await shell.expectSignedOut();
  });

  expect(host.outside).toEqual([]);
  expect([...requested].filter((url) => !url.startsWith(root) && !/^(?:data|blob):/u.test(url))).toEqual([]);
  host.close();
  rmSync(built, { recursive: true });
});
