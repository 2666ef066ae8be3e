import { LAW, LOCKSMITH, PLUMBING } from '../support/businesses';
import { ACCEPTED_CARD, OTHER_ACCEPTED_CARD } from '../support/payment';
import { expect, inLtrOrRtl, test } from '../support/test';

inLtrOrRtl('phone', () => {
  test('a subscription gets another billing cycle and another card, and is cancelled', async ({
    amin,
    world,
    words,
    page,
  }) => {
    const { business, wizard, shell } = amin;
    await world.setUp({ signedInAs: 'noor-haddad' });
    await business.open(PLUMBING);

    await test.step('updated: the annual cycle, paid with a new card', async () => {
      await business.updateLink.click();
      await expect(wizard.title('update')).toBeVisible();
      await expect(wizard.cycle('monthly')).toBeChecked();
      await expect(wizard.plan('professional')).toBeChecked();
      await wizard.chooseCycle('annual');
      await expect(wizard.plan('professional')).toBeChecked();
      await wizard.expectTotal('annual', '1,466.00');
      await wizard.goToPayment();
      await wizard.fillInNewCard(OTHER_ACCEPTED_CARD);
      await wizard.payButton('update').click();
      await expect(wizard.done('update')).toBeVisible();
      await wizard.toBusinessLink.click();
      await expect(business.subscription).toContainText(words('subscription.section.billed.annual'));
      await expect(business.fact('card')).toContainText('•••• 4444');
      await expect(business.subscription).toContainText('1,466');
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
