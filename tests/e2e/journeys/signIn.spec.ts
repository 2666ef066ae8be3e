import { namesOf, pathOf } from '../../../src/ui/shell/routePaths';
import { OWNER_ROUTES } from '../../../src/ui/shell/routes';
import { BusinessPage } from '../pages/BusinessPage';
import { MATH } from '../support/businesses';
import { expect, inLtrOrRtl, inOneLanguage, test } from '../support/test';
import { UNKNOWN_PATH } from '../support/pageErrors';

const PROTECTED = namesOf(OWNER_ROUTES).map((name) => pathOf(name, MATH.id));

inLtrOrRtl('desktop', (language) => {
  test.describe('including unknown paths', () => {
    test.use({ expectedReport: UNKNOWN_PATH });

    test("a visitor cannot open an owner's page; after signing in, the requested page is offered", async ({
      amin,
    }) => {
      const { home, shell, signInPage, dashboard, business } = amin;
      for (const path of [...PROTECTED, '/unknown', '/dashboard/unknown/page']) {
        await amin.open(path);
        await home.expectShown();
        await amin.expectAt('/');
        await shell.expectSignedOut();
      }
      await amin.open(BusinessPage.pathOf(MATH));
      await home.expectShown();
      await home.getStarted.click();
      await signInPage.expectShown();
      await signInPage.account('noor-haddad').click();
      await dashboard.expectShown();
      await expect(dashboard.wanted(MATH)).toBeVisible();
      await dashboard.continueLink.click();
      await business.expectShown(MATH);
      await amin.page.goBack();
      await dashboard.expectShown();
      await expect(dashboard.continueLink).toHaveCount(0);
      await amin.page.goBack();
      await expect(amin.page).not.toHaveURL(/callback/u);
    });
  });

  test('the state of the demo survives a reload in its tab, and another tab is signed out', async ({
    amin,
    context,
  }) => {
    const { dashboard, business, shell } = amin;
    await amin.open('/');
    await shell.logInButton.click();
    await amin.signInPage.account('noor-haddad').click();
    await dashboard.expectShown();
    await amin.page.reload();
    await dashboard.expectShown();
    await shell.expectSignedIn();
    await dashboard.link(MATH).click();
    await business.expectShown(MATH);
    await amin.page.reload();
    await business.expectShown(MATH);
    await amin.expectLanguage(language);
    const other = amin.inTab(await context.newPage());
    await other.open(BusinessPage.pathOf(MATH));
    await other.home.expectShown();
    await other.shell.expectSignedOut();
    /* The session belongs to its tab. The home page says so, and offers to sign in for the requested page. */
    await other.shell
      .signOutBar('shell.signedOut.required')
      .getByRole('button', { name: other.setting.words('shell.header.logIn') })
      .click();
    await other.signInPage.account('noor-haddad').click();
    await other.dashboard.continueLink.click();
    await other.business.expectShown(MATH);
    await expect(other.shell.signOutBar('shell.signedOut.required')).toHaveCount(0);
  });

  test('the first visit creates the user record, and the list is empty', async ({ amin, words }) => {
    await amin.open('/');
    await amin.shell.logInButton.click();
    await amin.signInPage.account('dana-levi').click();
    await amin.dashboard.expectEmpty();
    await expect(amin.page.getByText(words('dashboard.emptyText'))).toBeVisible();
  });
});

inOneLanguage('phone', () => {
  test.use({ expectedReport: /\[amin\] sign-in-not-started/u });

  test('the login names the cause when the browser blocks the storage', async ({ amin, page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    });
    await amin.open('/');
    await amin.shell.logInButton.click();
    await amin.shell.expectToast('errors.storageBlocked');
    await amin.shell.expectSignedOut();
  });
});

inLtrOrRtl('phone', () => {
  test.use({ expectedReport: /\[amin\] sign-in-redirect-failed/u });

  test('a refused, forged or repeated authorization response leaves the visitor signed out', async ({
    amin,
    world,
    page,
  }) => {
    const { home, shell, signInPage, dashboard } = amin;

    await test.step('refused', async () => {
      await amin.open('/');
      await shell.logInButton.click();
      await signInPage.declineButton.click();
      await shell.expectToast('errors.signInRefused');
      await home.expectShown();
      await amin.expectAt('/');
      await shell.expectSignedOut();
    });

    await test.step('opened by hand', async () => {
      await amin.open('/auth/callback');
      await home.expectShown();
      await amin.expectAt('/');
      await shell.expectSignedOut();
      await expect(shell.toasts).toHaveCount(0);
    });

    await test.step('with a state that was never issued', async () => {
      await shell.logInButton.click();
      await signInPage.expectShown();
      await page.goto('/auth/callback#code=noor-haddad&state=never-issued');
      await shell.expectToast('errors.signInRefused');
      await home.expectShown();
      await amin.expectAt('/');
      await shell.expectSignedOut();
    });

    await test.step('for an unknown account', async () => {
      await shell.logInButton.click();
      await signInPage.expectShown();
      const state = new URL(page.url()).searchParams.get('state') ?? '';
      await page.goto(`/auth/callback#code=somebody-else&state=${state}`);
      await shell.expectToast('errors.signInRefused');
      await shell.expectSignedOut();
    });

    await test.step('while the record of the owner cannot be loaded', async () => {
      await world.setOutage({ 'load-user': { outage: 'unavailable', times: 1 } });
      await shell.logInButton.click();
      await signInPage.account('noor-haddad').click();
      await shell.expectToast('errors.generalRetry');
      await home.expectShown();
      await shell.expectSignedOut();
    });

    await test.step('a second time', async () => {
      await shell.logInButton.click();
      await signInPage.expectShown();
      const state = new URL(page.url()).searchParams.get('state') ?? '';
      await signInPage.account('noor-haddad').click();
      await dashboard.expectShown();
      await shell.logOut();
      await home.expectShown();
      await page.goto(`/auth/callback#code=noor-haddad&state=${state}`);
      await shell.expectToast('errors.signInRefused');
      await shell.expectSignedOut();
    });
  });

  test('a sign-in page with a return URL on another site refuses', async ({ amin, page }) => {
    await page.goto('/demo/sign-in.html?state=12345678-abcd&redirect_uri=https://elsewhere.example/');
    await expect(page.getByRole('button')).toHaveCount(0);
    await page.getByRole('link').click();
    await amin.home.expectShown();
  });
});
