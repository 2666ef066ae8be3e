import { chromium, type Page } from '@playwright/test';
import { createServer } from 'vite';
import { findTestBrowser } from '../../scripts/ensureBrowser.mjs';
import { Amin } from '../../tests/e2e/pages/Amin';
import { business, withOrder, WITHOUT_SUBSCRIPTION } from '../../tests/e2e/support/states/links';
import { SIZES } from '../../tests/e2e/support/sizes';
import { wordsIn } from '../../tests/e2e/support/words';

/* Started by lab/house.mjs with --coverage. Serves the modules of the demo one by one and prints the counts as JSON. */

type Kind = 'evaluated' | 'called';

/** The files of src that an action evaluates, or of which it calls a function. */
async function filesOf(page: Page, kind: Kind, action: () => Promise<void>): Promise<number> {
  await page.coverage.startJSCoverage({ resetOnNavigation: false });
  await action();
  const scripts = await page.coverage.stopJSCoverage();
  /* The first function of a module is its top level. */
  const ran = scripts.filter(({ functions }) =>
    functions.some(
      ({ ranges }, position) => (position === 0) === (kind === 'evaluated') && (ranges[0]?.count ?? 0) > 0,
    ),
  );
  const paths = ran.map(({ url }) => new URL(url).pathname);
  return new Set(paths.filter((path) => /^\/src\/.*\.tsx?$/u.test(path))).size;
}

const server = await createServer({ mode: 'demo', logLevel: 'error', server: { port: 14_187, hmr: false } });
await server.listen();
const executablePath = findTestBrowser();
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  const context = await browser.newContext({
    baseURL: 'http://localhost:14187',
    locale: 'en-US',
    ...SIZES.desktop,
  });
  /* The first visit waits until Vite has transformed every module. */
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  const amin = new Amin(page, { words: wordsIn('en'), language: 'en', size: 'desktop' });
  await amin.open('/');
  await page.waitForLoadState('networkidle');
  const logIn = await filesOf(page, 'evaluated', async () => {
    await amin.shell.logInButton.click();
    await amin.signInPage.account('noor-haddad').click();
    await page.waitForURL('**/dashboard');
    await page.waitForLoadState('networkidle');
  });
  await amin.open(business(WITHOUT_SUBSCRIPTION, withOrder('confirmed')));
  await amin.business.button('activate').waitFor();
  await page.waitForLoadState('networkidle');
  const press = await filesOf(page, 'called', async () => {
    await amin.business.button('activate').click();
    await amin.business.confirmButton('activate').click();
    await amin.business.button('deactivate').waitFor();
  });
  console.log(
    JSON.stringify({
      'files that a log-in evaluates, until the dashboard rests': logIn,
      'files of which the press "activate" calls a function': press,
    }),
  );
} finally {
  await browser.close();
  await server.close();
}
