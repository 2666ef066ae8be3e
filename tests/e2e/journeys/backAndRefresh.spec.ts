import { PLUMBING } from '../support/businesses';
import { expect, inLtrOrRtl, test } from '../support/test';

inLtrOrRtl('desktop', () => {
  test('an update survives a refresh before and after its payment, and is never paid twice (threats T21)', async ({
    amin,
    world,
    page,
  }) => {
    const { business, wizard } = amin;
    /* Each request of an order uses up one of the three outages. */
    const orderCount = async () => 3 - (await world.outagesLeft('update-subscription'));
    await page.clock.install();
    await world.setUp({
      signedInAs: 'noor-haddad',
      outages: { 'update-subscription': { outage: 'slow', times: 3 } },
    });
    await business.open(PLUMBING);
    await business.updateLink.click();
    await expect(wizard.title('update')).toBeVisible();

    await test.step('the payment step is restored', async () => {
      await wizard.choosePlan('premium');
      await wizard.nextButton.click();
      await wizard.toggleAddOn('photoDay');
      await wizard.nextButton.click();
      await wizard.confirmReview();
      await page.reload();
      await wizard.expectStep('payment');
      await expect(wizard.savedCard).toBeChecked();
      await wizard.expectTotal('monthly', '334.00');
    });

    await test.step('Back goes back one step at a time, and Forward keeps the selection', async () => {
      for (const step of ['review', 'add-ons', 'plan'] as const) {
        await page.goBack();
        await wizard.expectStep(step);
      }
      await page.goBack();
      await business.expectShown(PLUMBING);
      await page.goForward();
      await wizard.expectStep('plan');
      await expect(wizard.plan('premium')).toBeChecked();
      await wizard.goToPayment();
      await expect(wizard.savedCard).toBeChecked();
      await wizard.expectTotal('monthly', '334.00');
    });

    await test.step('Back does not interrupt the payment', async () => {
      await wizard.payButton('update').click();
      await expect(wizard.processing).toBeVisible();
      await page.evaluate(() => history.back());
      await expect(wizard.processing).toBeVisible();
      await page.clock.runFor(8000);
      await expect(wizard.done('update')).toBeVisible();
      expect(await orderCount()).toBe(1);
    });

    await test.step('the last step stays after a refresh and after Back', async () => {
      await page.reload();
      await expect(wizard.done('update')).toBeVisible();
      await page.goBack();
      await expect(wizard.done('update')).toBeVisible();
      await expect(wizard.payButton('update')).toHaveCount(0);
      await wizard.toBusinessLink.click();
      await business.expectShown(PLUMBING);
      await page.goBack();
      await expect(wizard.done('update')).toBeVisible();
      expect(await orderCount()).toBe(1);
    });
  });
});

inLtrOrRtl('phone', () => {
  test('Back and a reload close an open dialog and end editing, and never repeat the sign-in', async ({
    amin,
    world,
    page,
  }) => {
    const { business, dashboard, profile, home } = amin;
    const outage = { outage: 'unavailable', times: 3 } as const;
    await world.setUp({ outages: { 'change-business-status': outage, 'cancel-subscription': outage } });

    await test.step('Back does not return to the sign-in callback', async () => {
      await amin.open('/');
      await home.expectShown();
      await amin.signIn();
      await amin.expectAt('/dashboard');
      await page.reload();
      await dashboard.expectShown();
      await page.goBack();
      await expect(page).not.toHaveURL(/callback/u);
      await page.goForward();
      await dashboard.expectShown();
      await amin.expectAt('/dashboard');
    });

    await test.step('the dialogs of the business page', async () => {
      await dashboard.link(PLUMBING).click();
      await business.expectShown(PLUMBING);
      await business.button('deactivate').click();
      await expect(business.question('deactivate')).toBeVisible();
      await page.reload();
      await business.expectShown(PLUMBING);
      await expect(business.question('deactivate')).toHaveCount(0);
      await business.cancelButton.click();
      await expect(business.cancelQuestion).toBeVisible();
      await page.goBack();
      await dashboard.expectShown();
      await expect(business.cancelQuestion).toHaveCount(0);
      /* Back returns the focus to the same row. */
      await expect(dashboard.link(PLUMBING)).toBeFocused();
      await page.goForward();
      await business.expectShown(PLUMBING);
      await expect(business.cancelQuestion).toHaveCount(0);
      await business.expectStatus('active');
      await business.expectSubscriptionStatus('active');
      expect(await world.outagesLeft('change-business-status')).toBe(3);
      expect(await world.outagesLeft('cancel-subscription')).toBe(3);
    });

    await test.step('editing the profile', async () => {
      await profile.openToEdit();
      await page.reload();
      await profile.expectShown('edit');
      await page.goBack();
      await profile.expectShown('view');
      await page.goForward();
      await profile.expectShown('edit');
      await profile.cancelButton.click();
      await profile.expectShown('view');
      await amin.expectAt('/profile');
    });
  });
});
