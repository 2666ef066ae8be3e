import type { Page } from '@playwright/test';
import type { Amin } from '../pages/Amin';
import { BusinessPage } from '../pages/BusinessPage';
import { WizardPage } from '../pages/WizardPage';
import { MATH, PLUMBING } from '../support/businesses';
import { ACCEPTED_CARD, BILLING } from '../support/payment';
import { expect, inLtrOrRtl, test } from '../support/test';

const ONCE = { outage: 'session-expired', times: 1 } as const;

inLtrOrRtl('phone', () => {
  test('the session expires while the list and a business load', async ({ amin, world, page }) => {
    const { dashboard, business } = amin;
    const exits = countExits(page);
    await world.setUp({
      signedInAs: 'noor-haddad',
      outages: {
        'list-businesses': ONCE,
      },
    });

    await test.step('while the list loads', async () => {
      await amin.open('/dashboard');
      await expectExpired(amin);
      expect(exits()).toBe(1);
      await amin.signIn();
      await expect(dashboard.link(PLUMBING)).toBeVisible();
      await expect(dashboard.continueLink).toHaveCount(0);
    });

    await test.step('while a business and its subscription load: two failed calls, one sign-out', async () => {
      /* The dashboard reads subscriptions too, so these outages begin after it. */
      await world.setOutage({ 'view-business': ONCE, 'load-subscription': ONCE });
      await amin.open(BusinessPage.pathOf(PLUMBING));
      await expectExpired(amin);
      expect(exits()).toBe(2);
      await amin.signIn();
      await expect(dashboard.wanted(PLUMBING)).toBeVisible();
      await dashboard.continueLink.click();
      await business.expectShown(PLUMBING);
    });
  });
});

inLtrOrRtl('desktop', (language) => {
  test('the session expires in the wizard and in the profile', async ({ amin, world, page }) => {
    const { shell, dashboard, business, wizard, profile } = amin;
    const exits = countExits(page);
    await world.setUp({
      signedInAs: 'noor-haddad',
      outages: { 'load-plans': ONCE, 'create-subscription': ONCE, 'update-user': ONCE },
    });

    await test.step('while the plans load', async () => {
      /* The page of the business would read the plans first, for its price, and a price never ends a session. */
      await amin.open(WizardPage.pathOf(MATH));
      await expectExpired(amin);
      expect(exits()).toBe(1);
      await amin.signIn();
      await expect(dashboard.returnToSubscription(MATH)).toBeVisible();
      await dashboard.continueLink.click();
      await wizard.expectFor(MATH);
    });

    await test.step('during the payment: it is reconciled after the login, and the same step has all inputs except the card', async () => {
      await wizard.chooseCycle('annual');
      await wizard.choosePlan('premium');
      await wizard.nextButton.click();
      await wizard.toggleAddOn('featuredPlacement');
      await wizard.nextButton.click();
      await wizard.toPaymentButton.click();
      await wizard.fillInNewCard(ACCEPTED_CARD);
      await wizard.payButton().click();
      await expectExpired(amin);
      expect(exits()).toBe(2);
      await page.clock.install();
      await shell.logInButton.click();
      await amin.signInPage.account('noor-haddad').click();
      await expect(wizard.checking).toBeVisible();
      /* Reconciling reads the subscription for a minute. Each of its timers starts after the response to a read. */
      await expect(async () => {
        await page.clock.fastForward(15_000);
        await expect(wizard.failure('failure.title.not-executed')).toBeVisible({ timeout: 500 });
      }).toPass();
      await wizard.expectTotal('annual', '3,364.00');
      await wizard.expectBilling(BILLING);
      await wizard.expectEmptyCard();
      await wizard.typeCard(ACCEPTED_CARD);
      await wizard.payButton().click();
      await expect(wizard.done()).toBeVisible();
      await wizard.toBusinessLink.click();
      await business.expectSubscriptionStatus('active');
    });

    await test.step('while the profile is saved: the inputs are restored and can be saved', async () => {
      await profile.openToEdit();
      await profile.name('firstName', language).fill('Nora');
      await profile.field('address').fill('שדרות הנשיא 7');
      await profile.saveButton.click();
      await expectExpired(amin);
      expect(exits()).toBe(3);
      await amin.signIn();
      await expect(dashboard.returnToProfile).toBeVisible();
      await dashboard.continueLink.click();
      await profile.expectShown('edit');
      await expect(profile.restoredNotice).toBeVisible();
      await expect(profile.name('firstName', language)).toHaveValue('Nora');
      await expect(profile.field('address')).toHaveValue('שדרות הנשיא 7');
      await profile.saveButton.click();
      await shell.expectToast('profile.edit.saved');
      await profile.expectShown('view');
      await expect(profile.recorded('שדרות הנשיא 7')).toBeVisible();
    });
  });
});

/** Checks that the owner is signed out with one notice and without another error. */
async function expectExpired({ shell, home, page, setting }: Amin): Promise<void> {
  await expect(shell.signOutBar('errors.sessionExpired')).toBeVisible();
  await expect(page.getByText(setting.words('errors.sessionExpired'))).toHaveCount(1);
  await home.expectShown();
  await shell.expectSignedOut();
}

/** Counts the page loads of the home page, because a session ends with one. */
function countExits(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && new URL(request.url()).pathname === '/') count += 1;
  });
  return () => count;
}
