import { setTimeout as wait } from 'node:timers/promises';
import { BusinessPage } from '../pages/BusinessPage';
import { WizardPage } from '../pages/WizardPage';
import { FOREIGN_ID, MATH, PLUMBING } from '../support/businesses';
import { expect, inLtrOrRtl, test } from '../support/test';
import { SIZES } from '../support/sizes';
import { UNKNOWN_PATH } from '../support/pageErrors';

inLtrOrRtl('phone', () => {
  test.describe('paths without a page', () => {
    test.use({ expectedReport: UNKNOWN_PATH });

    test('unknown and forbidden paths redirect an owner (threats T17)', async ({ amin, world }) => {
      const { home, shell, dashboard, business } = amin;
      await world.setUp({ signedInAs: 'noor-haddad' });

      await test.step('an unknown path: to the home page, still signed in', async () => {
        await amin.open('/unknown');
        await home.expectShown();
        await amin.expectAt('/');
        await shell.expectSignedIn();
      });

      await test.step('a malformed escape below a path of the application: to the home page', async () => {
        await amin.open('/dashboard/business/%E0%A4%A/subscription');
        await home.expectShown();
        await amin.expectAt('/');
        await shell.expectSignedIn();
      });

      await test.step('the sign-in callback opened by hand: to the home page, still signed in', async () => {
        await amin.open('/auth/callback');
        await home.expectShown();
        await amin.expectAt('/');
        await shell.expectSignedIn();
      });

      await test.step('a business of another owner, and its wizard: to the dashboard', async () => {
        await amin.open(BusinessPage.pathOf({ id: FOREIGN_ID }));
        await dashboard.expectShown();
        await dashboard.expectFailure('errors.businessNotFound');
        await amin.expectAt('/dashboard');
        await amin.open(WizardPage.pathOf({ id: FOREIGN_ID }));
        await dashboard.expectShown();
        await dashboard.expectFailure('errors.businessNotFound');
        await amin.expectAt('/dashboard');
      });

      await test.step('the last step without an order: to the business', async () => {
        await amin.open(`${WizardPage.pathOf(MATH)}?step=done`);
        await business.expectShown(MATH);
        await amin.expectAt(BusinessPage.pathOf(MATH));
      });
    });
  });

  test('the result of a status change does not push its button out of the window', async ({
    amin,
    world,
    page,
  }) => {
    const { business, shell } = amin;
    await world.setUp({
      signedInAs: 'noor-haddad',
      outages: { 'change-business-status': { outage: 'refused', times: 1 } },
    });
    await business.open(PLUMBING);
    await business.expectSubscriptionStatus('active');
    /* Makes the window so low that the button is at its lower edge. */
    const { width, height } = SIZES[amin.setting.size].viewport;
    const lowerEdge = await business.button('deactivate').evaluate((button) => {
      button.scrollIntoView({ block: 'nearest' });
      return Math.ceil(button.getBoundingClientRect().bottom);
    });
    await page.setViewportSize({ width, height: Math.min(height, lowerEdge + 2) });

    await business.button('deactivate').click();
    await business.confirmButton('deactivate').click();
    await business.expectFailure('detail.management.deactivateFailed');
    await expect(shell.toasts).toHaveCount(0);
    await expect(business.button('deactivate')).toBeFocused();
    await expect(business.button('deactivate')).toBeInViewport({ ratio: 1 });

    await business.button('deactivate').click();
    await business.confirmButton('deactivate').click();
    await business.expectStatus('inactive');
    await expect(business.button('activate')).toBeFocused();
    await expect(business.button('activate')).toBeInViewport({ ratio: 1 });
  });

  test('a session that the service rejects before the page is hydrated ends with an explanation', async ({
    amin,
    page,
    world,
  }) => {
    await world.setUp({
      signedInAs: 'noor-haddad',
      outages: { 'list-businesses': { outage: 'session-expired' } },
    });
    /* The businesses are requested before this code has loaded. */
    await page.route('**/assets/DashboardPage-*.js', async (route) => {
      await wait(1000);
      await route.continue();
    });
    /* The home page loads late, so that the dashboard stays visible after the session has ended. */
    await page.route('/', async (route) => {
      await wait(2000);
      await route.continue();
    });
    await amin.open('/dashboard');
    await expect(amin.shell.signOutBar('errors.sessionExpired')).toBeVisible();
    await amin.expectAt('/');
  });
});
