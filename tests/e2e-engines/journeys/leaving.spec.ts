import { SIGN_IN_TEXTS } from '../../../demo/signInTexts';
import { waitUntil } from '../driver/waitUntil';
import { expect, test } from '../engineTest';

/** The type of the last navigation, `reload` when the document was reloaded. */
const NAVIGATION_TYPE = 'performance.getEntriesByType("navigation")[0].type';

test('a click on Log in while files are still loading opens the sign-in page', async ({
  site,
  tab,
  words,
}) => {
  /* The number of scripts that are loaded at the time of the click. */
  for (const passing of [0, 3, 6, 9, Infinity]) {
    await site.move();
    /* Scripts that are requested after the click are still loading when the document is left. */
    site.delay(200);
    site.hold(passing);
    await tab.open('/');
    if (passing === Infinity)
      await tab.expectTrue('the document is loaded', 'document.readyState === "complete"');
    else await waitUntil('a script is held back', async () => Promise.resolve(site.held > 0));
    await tab.click({ role: 'button', name: words('shell.header.logIn'), within: 'header' });
    site.release();
    await tab.expectShown({ role: 'heading', name: SIGN_IN_TEXTS.en.title });
    expect(await tab.page.evaluate(NAVIGATION_TYPE)).toBe('navigate');
  }
});

test('a link to another document works while files are still loading', async ({ site, tab }) => {
  site.delay(400);
  for (const wait of [0, 800, 1600]) {
    await tab.open('/pricing');
    await new Promise((resolve) => {
      setTimeout(resolve, wait);
    });
    await tab.page.evaluate(
      "void (() => { const link = document.createElement('a'); link.href = '/demo/sign-in.html'; link.id = 'away'; link.textContent = 'Away'; link.style.cssText = 'position:fixed;inset:0;z-index:9;background:white'; document.body.append(link); })()",
    );
    await tab.click({ role: 'link', name: 'Away' });
    await tab.expectTrue('the other document is open', 'location.pathname === "/demo/sign-in.html"');
    expect(await tab.page.evaluate(NAVIGATION_TYPE)).toBe('navigate');
  }
});
