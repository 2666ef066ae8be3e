import { SIGN_IN_TEXTS } from '../../../demo/signInTexts';
import { rotationTurn } from '../../e2e/support/rotationTurn';
import type { Tab } from '../driver/Tab';
import { waitUntil } from '../driver/waitUntil';
import { expect, test } from '../engineTest';
import type { GatedSite } from '../GatedSite';

/** The type of the last navigation, `reload` when the document was reloaded. */
const NAVIGATION_TYPE = 'performance.getEntriesByType("navigation")[0].type';

/** How many scripts are loaded when the document is left. */
const MOMENTS = rotationTurn() === 'all' ? [0, 3, 6, 9, Infinity] : [0, 6, Infinity];

/** Opens the page, and waits until this number of scripts is loaded. */
async function openUntil(passing: number, path: string, { site, tab }: { site: GatedSite; tab: Tab }) {
  await site.move();
  /* Scripts that are requested after the click are still loading when the document is left. */
  site.delay(200);
  site.hold(passing);
  await tab.open(path);
  await tab.triggerHydration();
  if (passing === Infinity)
    await tab.expectTrue('the document is loaded', 'document.readyState === "complete"');
  else await waitUntil('a script is held back', async () => Promise.resolve(site.held > 0));
}

test('a click on Log in while files are still loading opens the sign-in page', async ({
  site,
  tab,
  words,
}) => {
  for (const passing of MOMENTS) {
    await openUntil(passing, '/', { site, tab });
    await tab.click({ role: 'button', name: words('shell.header.logIn'), within: 'header' });
    site.release();
    await tab.expectShown({ role: 'heading', name: SIGN_IN_TEXTS.en.title });
    expect(await tab.page.evaluate(NAVIGATION_TYPE)).toBe('navigate');
  }
});

test('a link to another document works while files are still loading', async ({ site, tab }) => {
  for (const passing of MOMENTS) {
    await openUntil(passing, '/pricing', { site, tab });
    await tab.page.evaluate(
      "void (() => { const link = document.createElement('a'); link.href = '/demo/sign-in.html'; link.id = 'away'; link.textContent = 'Away'; link.style.cssText = 'position:fixed;inset:0;z-index:9;background:white'; document.body.append(link); })()",
    );
    await tab.click({ role: 'link', name: 'Away' });
    site.release();
    await tab.expectTrue('the other document is open', 'location.pathname === "/demo/sign-in.html"');
    expect(await tab.page.evaluate(NAVIGATION_TYPE)).toBe('navigate');
  }
});
