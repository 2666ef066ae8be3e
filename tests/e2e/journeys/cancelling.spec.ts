import { ELECTRIC, PLUMBING } from '../support/businesses';
import { expect, inLtrOrRtl, test } from '../support/test';

inLtrOrRtl('desktop', () => {
  test('a cancelled subscription stays cancelled after a refresh, and can be reactivated', async ({
    amin,
    world,
    words,
    page,
  }) => {
    const { business, wizard } = amin;
    await world.setUp({ signedInAs: 'noor-haddad' });
    await business.open(PLUMBING);
    await business.cancelButton.click();
    await expect(business.cancelQuestion).toContainText(words('subscription.cancel.consequence'));
    await expect(business.cancelAnswer('keep')).toBeFocused();
    await business.cancelAnswer('confirm').dblclick();
    await business.expectSubscriptionStatus('cancelled');
    await expect(
      business.subscription.getByRole('heading', { name: words('subscription.section.title') }),
    ).toBeFocused();
    await expect(business.cancelButton).toHaveCount(0);
    await business.expectStatus('active');
    await page.reload();
    await business.expectSubscriptionStatus('cancelled');
    await business.reactivateLink.click();
    await expect(wizard.title('update')).toBeVisible();
  });

  test('a subscription stays unchanged when the owner answers to keep it', async ({ amin, world, page }) => {
    const { business } = amin;
    await world.setUp({ signedInAs: 'noor-haddad' });
    await business.open(ELECTRIC);
    await business.cancelButton.click();
    await business.cancelAnswer('keep').click();
    await expect(business.cancelQuestion).toHaveCount(0);
    await expect(business.cancelButton).toBeFocused();
    await business.cancelButton.click();
    await expect(business.cancelQuestion).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(business.cancelQuestion).toHaveCount(0);
    await business.expectSubscriptionStatus('intrial');
  });

  test('a failed cancellation is shown in the dialog, and a lost response is not treated as a failure', async ({
    amin,
    world,
    words,
  }) => {
    const { business } = amin;
    await world.setUp({
      signedInAs: 'noor-haddad',
      outages: { 'cancel-subscription': { outage: 'refused', times: 1 } },
    });
    await business.open(PLUMBING);
    await business.cancelButton.click();
    await business.cancelAnswer('confirm').click();
    const alert = business.cancelQuestion.getByRole('alert');
    await expect(alert).toContainText(words('subscription.cancellation_error'));
    await business.cancelQuestion.getByText(words('errors.supportDetails')).click();
    await expect(business.cancelQuestion.getByText('The demo service refused the request')).toBeVisible();
    await business.expectSubscriptionStatus('active');
    await world.setOutage({ 'cancel-subscription': { outage: 'response-lost', times: 1 } });
    await business.open(PLUMBING);
    await business.cancelButton.click();
    await business.cancelAnswer('confirm').click();
    await business.expectSubscriptionStatus('cancelled');
  });
});
