import { ACTIVE_COUNT, BUSINESS_COUNT, MATH } from '../support/businesses';
import { ACCEPTED_CARD, BILLING } from '../support/payment';
import { isDemoOfTurn } from '../support/rotationTurn';
import { expect, inLtrOrRtl, test } from '../support/test';

/* The live product runs the same job in every turn, in the other direction (tests/e2e-stack/journeys/mainJob.spec.ts). */
test.skip(!isDemoOfTurn(), 'runs in half of the turns and in all');

inLtrOrRtl('desktop', (language) => {
  test('an owner logs in, subscribes, activates the business, and logs out with a business that customers can find', async ({
    amin,
    page,
    words,
    world,
  }) => {
    await world.setUp();
    const { shell, home, signInPage, dashboard, business, wizard } = amin;

    await test.step('from the home page through the sign-in page to the dashboard', async () => {
      await amin.open('/');
      await home.expectShown();
      await amin.expectLanguage(language);
      await shell.logInButton.click();
      await signInPage.expectShown();
      await amin.expectLanguage(language);
      await signInPage.account('noor-haddad').click();
      await dashboard.expectShown();
      await amin.expectAt('/dashboard');
      await shell.expectSignedIn();
      await dashboard.expectCounts(BUSINESS_COUNT, ACTIVE_COUNT);
      await expect(dashboard.card(MATH)).toContainText(words('business.status.inactive'));
      await expect(dashboard.card(MATH)).toContainText(words('business.categories.tutoring'));
    });

    await test.step('a business without a subscription cannot be activated', async () => {
      await dashboard.link(MATH).click();
      await business.expectShown(MATH);
      await business.expectStatus('inactive');
      await business.expectBlocked('detail.noSubscription.required');
    });

    await test.step('plan, cycle, add-ons and review', async () => {
      const isSameDocument = await amin.markDocument();
      await business.getStarted.click();
      await expect(wizard.title('create')).toBeVisible();
      expect(await isSameDocument()).toBe(false);
      await wizard.expectFor(MATH);
      await wizard.expectStep('plan');
      await expect(wizard.plan('professional')).toBeChecked();
      await wizard.expectTotal('monthly', '149.00');
      await wizard.chooseCycle('annual');
      await expect(wizard.plan('professional')).toBeChecked();
      await wizard.expectTotal('annual', '1,466.00');
      await wizard.chooseCycle('monthly');
      await wizard.choosePlan('premium');
      await wizard.expectTotal('monthly', '289.00');
      await wizard.nextButton.click();
      await wizard.expectStep('add-ons');
      await wizard.toggleAddOn('urgentCallOuts');
      await wizard.toggleAddOn('photoDay');
      await wizard.toggleAddOn('photoDay');
      await expect(wizard.addOn('urgentCallOuts')).toBeChecked();
      await expect(wizard.addOn('photoDay')).not.toBeChecked();
      await wizard.expectTotal('monthly', '328.00');
      await wizard.nextButton.click();
      await wizard.expectStep('review');
      const review = wizard.step('review');
      await expect(review).toContainText(words('catalog.plans.premium.name'));
      await expect(review).toContainText(words('catalog.addOns.urgentCallOuts.name'));
      await wizard.toPaymentButton.click();
    });

    await test.step('payment with a new card', async () => {
      await wizard.expectStep('payment');
      await expect(wizard.nextButton).toHaveCount(0);
      await expect(wizard.savedCard).toHaveCount(0);
      await expect(wizard.newCard).toHaveCount(0);
      await expect(wizard.comingMethods).toContainText('Google Pay');
      await wizard.fillInNewCard(ACCEPTED_CARD);
      await wizard.payButton().click();
      await expect(wizard.done()).toBeVisible();
      await expect(wizard.text('done.emailSentTo', { email: BILLING.email })).toBeVisible();
      await expect(wizard.text('done.startsAtOnce')).toBeVisible();
      await amin.expectLanguage(language);
    });

    await test.step('one step is left: the business is still hidden, and is activated on the same page', async () => {
      await expect(wizard.fact('subscription')).toContainText(
        words('subscription.wizard.done.activation.subscription.active'),
      );
      await expect(wizard.fact('subscription')).toContainText('328.00');
      await expect(wizard.fact('business')).toContainText(
        words('subscription.wizard.done.activation.business.hidden'),
      );
      await expect(wizard.activateButton).toHaveAccessibleDescription(
        new RegExp(words('detail.management.activateConsequence', { business: MATH.names[language] }), 'u'),
      );
      await wizard.activateButton.click();
      await expect(wizard.visible).toBeFocused();
      await expect(shell.toasts).toHaveCount(0);
      await expect(wizard.fact('business')).toContainText(
        words('subscription.wizard.done.activation.business.visible'),
      );
      await page.reload();
      await expect(wizard.visible).toBeVisible();
      await expect(wizard.activateButton).toHaveCount(0);
    });

    await test.step('the page of the business shows both', async () => {
      const isSameDocument = await amin.markDocument();
      await wizard.toBusinessLink.click();
      await business.expectShown(MATH);
      expect(await isSameDocument()).toBe(false);
      await business.expectStatus('active');
      await business.expectSubscriptionStatus('active');
      await expect(business.subscription).toContainText('•••• 4242');
      await expect(business.subscription).toContainText('328');
    });

    await test.step('deactivated, and activated again', async () => {
      await business.button('deactivate').click();
      await expect(business.question('deactivate')).toContainText(
        words('detail.management.deactivateConsequence', { business: MATH.names[language] }),
      );
      await business.confirmButton('deactivate').click();
      await shell.expectToast('detail.management.done.deactivate');
      await business.expectStatus('inactive');
      await business.button('activate').click();
      await expect(business.question('activate')).toContainText(
        words('detail.management.activateConsequence', { business: MATH.names[language] }),
      );
      await business.confirmButton('activate').click();
      await shell.expectToast('detail.management.done.activate');
      await business.expectStatus('active');
    });

    await test.step('the owner logs out', async () => {
      await shell.logOut();
      await amin.expectAt('/');
      await home.expectShown();
      await shell.expectSignedOut();
      await amin.expectLanguage(language);
    });
  });
});
