import { LAW, LOCKSMITH, MATH } from '../support/businesses';
import { ACCEPTED_CARD, OTHER_ACCEPTED_CARD } from '../support/payment';
import { expect, inLtrOrRtl, test } from '../support/test';

inLtrOrRtl('phone', (language) => {
  test('a subscription is created, changed twice, cancelled and reactivated', async ({
    amin,
    world,
    words,
    page,
  }) => {
    const { business, wizard, shell } = amin;
    await world.setUp({ signedInAs: 'noor-haddad' });
    await business.open(MATH);

    await test.step('created: the professional plan, paid with a new card', async () => {
      await business.getStarted.click();
      await wizard.expectFor(MATH);
      await wizard.goToPayment();
      await wizard.fillInNewCard(ACCEPTED_CARD);
      await wizard.payButton().click();
      await expect(wizard.done()).toBeVisible();
      await wizard.toBusinessLink.click();
      await business.expectSubscriptionStatus('active');
      await expect(business.subscription).toContainText(words('catalog.plans.professional.name'));
      await expect(business.subscription).toContainText('149');
      await expect(business.subscription).toContainText(words('subscription.section.billed.monthly'));
      await expect(business.fact('card')).toContainText('•••• 4242');
    });

    await test.step('updated: another plan with add-ons, paid with the saved card', async () => {
      await business.updateLink.click();
      await expect(wizard.title('update')).toBeVisible();
      await expect(wizard.cycle('monthly')).toBeChecked();
      await expect(wizard.plan('professional')).toBeChecked();
      await wizard.choosePlan('premium');
      await wizard.nextButton.click();
      await wizard.toggleAddOn('featuredPlacement');
      await wizard.toggleAddOn('photoDay');
      await wizard.expectTotal('monthly', '393.00');
      await wizard.nextButton.click();
      await wizard.expectStep('review');
      await expect(wizard.text('review.updatesAtOnce')).toBeVisible();
      await wizard.toPaymentButton.click();
      await expect(wizard.savedCard).toBeChecked();
      await expect(wizard.billingField('city')).toHaveCount(0);
      await wizard.payButton('update').click();
      await expect(wizard.done('update')).toBeVisible();
      await expect(wizard.text('done.updated')).toBeVisible();
      await wizard.toBusinessLink.click();
      await expect(business.subscription).toContainText(words('catalog.plans.premium.name'));
      await expect(business.subscription).toContainText(words('catalog.addOns.featuredPlacement.name'));
      await expect(business.subscription).toContainText(words('catalog.addOns.photoDay.name'));
      await expect(business.subscription).toContainText('393');
    });

    await test.step('updated again: the annual cycle, paid with another new card', async () => {
      await business.updateLink.click();
      await expect(wizard.plan('premium')).toBeChecked();
      await wizard.expectTotal('monthly', '393.00');
      await wizard.chooseCycle('annual');
      await expect(wizard.plan('premium')).toBeChecked();
      await wizard.expectTotal('annual', '2,774.00');
      await wizard.goToPayment();
      await wizard.fillInNewCard(OTHER_ACCEPTED_CARD);
      await wizard.payButton('update').click();
      await expect(wizard.done('update')).toBeVisible();
      await wizard.toBusinessLink.click();
      await expect(business.subscription).toContainText(words('subscription.section.billed.annual'));
      await expect(business.fact('card')).toContainText('•••• 4444');
      await expect(business.subscription).toContainText('2,774');
      await expect(business.subscription).not.toContainText(words('catalog.addOns.photoDay.name'));
    });

    await test.step('cancelled: the page of the business and its dialogs show the end date', async () => {
      const date = (await business.fact('nextCharge').textContent()) ?? '';
      await business.cancelButton.click();
      await expect(business.cancelQuestion).toContainText(words('subscription.cancel.consequence'));
      await business.cancelAnswer('confirm').click();
      await shell.expectToast('subscription.cancel.doneUntil', { date });
      await business.expectSubscriptionStatus('cancelled');
      await page.reload();
      await business.expectSubscriptionStatus('cancelled');
      await expect(business.subscriptionText('cancelledTitle.future', { date })).toBeVisible();
      await expect(business.subscriptionText('cancelledBody.future')).toBeVisible();
      await expect(business.fact('nextCharge')).toHaveCount(0);
      await expect(business.cancelButton).toHaveCount(0);
      await expect(business.updateLink).toHaveCount(0);
      await business.button('activate').click();
      await expect(business.question('activate')).toContainText(
        words('detail.management.activateEnd.future', { date }),
      );
      await business.withdrawButton('activate').click();
    });

    await test.step('reactivated: the same plan, paid with the saved card', async () => {
      await business.reactivateLink.click();
      await expect(wizard.title('update')).toBeVisible();
      await expect(wizard.text('review.reactivates')).toBeVisible();
      await wizard.confirmReview();
      await expect(wizard.savedCard).toBeChecked();
      await wizard.payButton('reactivate').click();
      await expect(wizard.done('reactivate')).toBeVisible();
      await expect(wizard.text('done.reactivated')).toBeVisible();
      await wizard.toBusinessLink.click();
      await business.expectSubscriptionStatus('active');
      await expect(business.fact('nextCharge')).toBeVisible();
      await expect(business.cancelButton).toBeVisible();
      await expect(business.reactivateLink).toHaveCount(0);
      await amin.expectLanguage(language);
    });
  });
});

inLtrOrRtl('desktop', () => {
  test('a retired plan and an expired card can be replaced', async ({ amin, world, words }) => {
    const { business, wizard } = amin;
    await world.setUp({ signedInAs: 'noor-haddad' });

    await test.step('a retired plan, an unknown status, a card that expires soon', async () => {
      await business.open(LAW);
      await business.expectSubscriptionStatus('unknown');
      await expect(business.subscriptionText('unknownText')).toBeVisible();
      await expect(business.subscriptionText('cardStatus.expiring')).toBeVisible();
      await expect(business.cancelButton).toBeVisible();
      await business.updateLink.click();
      await expect(wizard.retiredPlan).toContainText('Starter');
      for (const plan of ['essential', 'professional', 'premium'] as const)
        await expect(wizard.plan(plan)).not.toBeChecked();
      await expect(wizard.nextButton).toBeDisabled();
      await expect(wizard.nextButton).toHaveAccessibleDescription(
        words('subscription.wizard.bar.choosePlan'),
      );
      await wizard.nextButton.click({ force: true });
      await expect(wizard.nextButton).toHaveAccessibleDescription(
        words('subscription.wizard.bar.planRequired'),
      );
      await expect(wizard.plan('essential')).toBeFocused();
      await wizard.choosePlan('essential');
      await wizard.goToPayment();
      await expect(wizard.savedCard).toBeDisabled();
      await expect(wizard.text('payment.unusable.expiring')).toBeVisible();
      await wizard.fillInNewCard(ACCEPTED_CARD);
      await wizard.payButton('update').click();
      await expect(wizard.done('update')).toBeVisible();
      await wizard.toBusinessLink.click();
      await business.expectSubscriptionStatus('active');
      await expect(business.subscription).toContainText(words('catalog.plans.essential.name'));
      await expect(business.subscriptionText('cardStatus.expiring')).toHaveCount(0);
    });

    await test.step('an expired card', async () => {
      await business.open(LOCKSMITH);
      await business.updateLink.click();
      await expect(wizard.plan('professional')).toBeChecked();
      await wizard.goToNewCard();
      await expect(wizard.savedCard).toBeDisabled();
      await expect(wizard.newCard).toBeChecked();
      await wizard.fillInNewCard(OTHER_ACCEPTED_CARD);
      await wizard.payButton('update').click();
      await expect(wizard.done('update')).toBeVisible();
      await wizard.toBusinessLink.click();
      await expect(business.fact('card')).toContainText('•••• 4444');
      await expect(business.subscription).toContainText(words('catalog.addOns.urgentCallOuts.name'));
    });
  });
});
