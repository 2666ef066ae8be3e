import { namesOf, pathOf } from '../../../src/ui/shell/routePaths';
import { OWNER_ROUTES } from '../../../src/ui/shell/routes';
import { MATH } from '../support/businesses';
import { SlashAddingSite } from '../support/SlashAddingSite';
import { ownerScreens } from '../support/ownerScreens';
import { UNKNOWN_PATH } from '../support/pageErrors';
import { expect, inLtrOrRtl, test as base } from '../support/test';

/* Some static hosts serve the document of `/auth/callback` at `/auth/callback/` and redirect there. */

const test = base.extend<{ readonly origin: string }>({
  origin: async ({ baseURL }, use) => {
    const site = new SlashAddingSite(baseURL ?? '');
    await use(await site.open());
    site.close();
  },
});

inLtrOrRtl('phone', () => {
  test('an owner signs in and opens every page', async ({ amin, origin, page }) => {
    await amin.open(origin);
    await amin.signIn();
    const screens = ownerScreens(amin, MATH);
    for (const name of namesOf(OWNER_ROUTES)) {
      await page.goto(origin + pathOf(name, MATH.id));
      await screens[name]();
      /* The host has redirected, so a reload would request what this load has. */
      expect(new URL(page.url()).pathname).toBe(`${pathOf(name, MATH.id)}/`);
      await amin.shell.expectSignedIn();
    }
  });

  test.describe('with a refused response', () => {
    test.use({ expectedReport: /\[amin\] sign-in-redirect-failed/u });

    test('the visitor reads that the sign-in was refused', async ({ amin, origin }) => {
      await amin.open(origin);
      await amin.shell.logInButton.click();
      await amin.signInPage.declineButton.click();
      await amin.shell.expectToast('errors.signInRefused');
      await amin.home.expectShown();
      await amin.shell.expectSignedOut();
    });
  });

  test.describe('including unknown paths', () => {
    test.use({ expectedReport: UNKNOWN_PATH });

    test('a requested page is offered after the sign-in; an unknown path leads home', async ({
      amin,
      origin,
    }) => {
      await amin.open(`${origin}/profile`);
      await amin.home.expectShown();
      await amin.signIn();
      await expect(amin.dashboard.continueLink).toBeVisible();
      await amin.open(`${origin}/unknown/page`);
      await amin.home.expectShown();
      await amin.expectAt('/');
      await amin.shell.expectSignedIn();
    });
  });
});
