import { MATH } from '../../e2e/support/businesses';
import { ACCEPTED_CARD, BILLING } from '../../e2e/support/payment';
import { expect, inLtrOrRtl } from '../../e2e/support/test';
import { listedPaymentScripts } from './listedPaymentScripts';
import { API_ORIGIN, test } from './liveTest';

inLtrOrRtl('phone', (language) => {
  test('an owner signs in, subscribes with hosted card fields, activates the business and logs out (threats T7, T9 and T10)', async ({
    amin,
    stack,
    page,
    words,
    tokenReceivers,
  }) => {
    const { shell, home, signInPage, dashboard, business, wizard } = amin;

    await test.step('the owner signs in on the page of the identity provider, in the language of the site', async () => {
      await amin.open('/');
      await amin.expectLanguage(language);
      await shell.logInButton.click();
      await signInPage.expectShown();
      await amin.expectLanguage(language);
      await signInPage.account('noor-haddad').click();
      await dashboard.expectShown();
      await amin.expectAt('/dashboard');
      await expect(dashboard.link(MATH)).toBeVisible();
    });

    /* The scripts of other origins. */
    const scripts: string[] = [];
    page.on('request', (request) => {
      const isOurs = request.url().startsWith(new URL(page.url()).origin);
      if (request.resourceType() === 'script' && request.frame() === page.mainFrame() && !isOurs)
        scripts.push(new URL(request.url()).pathname);
    });

    await test.step('each step of the wizard survives a reload, and Back goes one step back', async () => {
      await dashboard.link(MATH).click();
      await business.expectShown(MATH);
      await business.expectBlocked('detail.noSubscription.required');
      await business.getStarted.click();
      await wizard.expectFor(MATH);
      await wizard.choosePlan('premium');
      await wizard.nextButton.click();
      await wizard.expectStep('add-ons');
      await wizard.toggleAddOn('urgentCallOuts');
      await page.reload();
      await wizard.expectStep('add-ons');
      await expect(wizard.addOn('urgentCallOuts')).toBeChecked();
      await wizard.expectTotal('monthly', '328.00');
      await page.goBack();
      await wizard.expectStep('plan');
      await expect(wizard.plan('premium')).toBeChecked();
      await wizard.nextButton.click();
      await wizard.nextButton.click();
      await wizard.expectStep('review');
      await page.reload();
      await wizard.expectStep('review');
      await wizard.toPaymentButton.click();
      await wizard.expectStep('payment');
    });

    await test.step("the owner types the card into the payment provider's iframes, and it is charged once", async () => {
      await wizard.chooseNewCard();
      await wizard.typeCard(ACCEPTED_CARD);
      await wizard.typeBilling(BILLING);
      await wizard.payButton().dblclick();
      await expect(wizard.done()).toBeVisible();
      /* No page before the payment step loads a third-party script, and that step only the listed ones (threats T9). */
      expect(scripts).toEqual(listedPaymentScripts());
      const { counts, violations } = await stack.api.calls();
      expect(violations).toEqual([]);
      expect(counts.createSubscription).toBe(1);
      expect(await stack.api.orders()).toHaveLength(1);
      await page.reload();
      await expect(wizard.done()).toBeVisible();
      expect((await stack.api.calls()).counts.createSubscription).toBe(1);
    });

    await test.step('the business is activated on the last step, which a reload shows from the data', async () => {
      await wizard.activateButton.click();
      await expect(wizard.visible).toBeVisible();
      await page.reload();
      await expect(wizard.visible).toBeVisible();
      await expect(wizard.activateButton).toHaveCount(0);
    });

    await test.step('the subscription is shown, and the business is deactivated and activated again', async () => {
      await wizard.toBusinessLink.click();
      await business.expectShown(MATH);
      await business.expectStatus('active');
      await business.expectSubscriptionStatus('active');
      await expect(business.subscription).toContainText('•••• 4242');
      await expect(business.subscription).toContainText('328');
      await business.button('deactivate').click();
      await business.confirmButton('deactivate').click();
      await shell.expectToast('detail.management.done.deactivate');
      await business.expectStatus('inactive');
      await page.reload();
      await business.expectStatus('inactive');
      await business.button('activate').click();
      await business.confirmButton('activate').click();
      await shell.expectToast('detail.management.done.activate');
      await business.expectStatus('active');
    });

    await test.step('the owner cancels, and the subscription lasts until the day the API returns', async () => {
      await business.cancel();
      await expect(business.reactivateLink).toBeVisible();
      await page.reload();
      await business.expectSubscriptionStatus('cancelled');
    });

    await test.step('the owner logs out, here and at the provider', async () => {
      await shell.logOut();
      await home.expectShown();
      await amin.expectAt('/');
      await shell.expectSignedOut();
      await page.goBack();
      await home.expectShown();
      await shell.logInButton.click();
      await signInPage.expectShown();
      await expect(page.getByText(words('business.myBusinesses'), { exact: true })).toHaveCount(0);
      expect([...tokenReceivers]).toEqual([API_ORIGIN]);
    });
  });
});
