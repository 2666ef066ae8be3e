import type { Page } from '@playwright/test';
import type { DemoOutage } from '../../../src/application/ports/DemoControls';
import { BusinessPage } from '../pages/BusinessPage';
import { WizardPage } from '../pages/WizardPage';
import { Accessibility } from '../support/Accessibility';
import { MATH, PLUMBING } from '../support/businesses';
import { ACCEPTED_CARD } from '../support/payment';
import { expect, inLtrOrRtl, test, type Fixtures } from '../support/test';

type OpenPage = Pick<Fixtures, 'amin' | 'world'> & { readonly page: Page };

/** @param outage How the first three orders fail. */
async function fillInPayment({ amin, world, page }: OpenPage, outage: DemoOutage): Promise<void> {
  await page.clock.install();
  await world.setUp({
    signedInAs: 'noor-haddad',
    outages: { 'create-subscription': { outage, times: 3 } },
  });
  await amin.wizard.open(MATH);
  await amin.wizard.goToPayment();
  await amin.wizard.fillInNewCard(ACCEPTED_CARD);
}

inLtrOrRtl('desktop', () => {
  test('a double click pays once, and Escape, Enter and clicks do not interrupt the payment', async ({
    amin,
    world,
    page,
  }) => {
    const { wizard } = amin;
    await fillInPayment({ amin, world, page }, 'slow');
    await wizard.payButton().dblclick();
    await expect(wizard.processing).toBeVisible();
    await expect(wizard.processing).toContainText(amin.setting.words('subscription.wizard.paying.text'));
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await page.keyboard.press('Enter');
    await expect(wizard.processing).toBeVisible();
    await expect(wizard.previousButton).toBeDisabled();
    await page.clock.runFor(8000);
    await expect(wizard.done()).toBeVisible();
    expect(await world.outagesLeft('create-subscription')).toBe(2);
    await page.reload();
    await expect(wizard.done()).toBeVisible();
    await wizard.toBusinessLink.click();
    await amin.business.expectSubscriptionStatus('active');
    expect(await world.outagesLeft('create-subscription')).toBe(2);
  });

  test('an order that never arrived is reconciled until that is certain, and then the owner can pay again', async ({
    amin,
    world,
    page,
  }) => {
    const { wizard, business } = amin;
    const orderCount = async () => 3 - (await world.outagesLeft('create-subscription'));
    await fillInPayment({ amin, world, page }, 'unavailable');
    await wizard.payButton().click();
    await expect(wizard.checking).toBeVisible();

    await test.step('until then, neither a refresh nor the business page offers to pay', async () => {
      await page.reload();
      await expect(wizard.checking).toBeVisible();
      await page.goto(BusinessPage.pathOf(MATH));
      await expect(business.checkPaymentLink).toBeVisible();
      await business.checkPaymentLink.click();
      await expect(wizard.checking).toBeVisible();
      expect(await orderCount()).toBe(1);
    });

    await test.step('nothing was charged: the owner can pay again', async () => {
      await page.clock.runFor(90_000);
      await expect(wizard.failure('failure.title.not-executed')).toBeVisible();
      await wizard.expectTotal('monthly', '149.00');
      expect(await orderCount()).toBe(1);
    });
  });

  test.describe('while the browser is offline', () => {
    /* The browser logs each prefetch that it tries offline. */
    test.use({ expectedReport: /ERR_INTERNET_DISCONNECTED/u });

    test('the reconciliation of a lost response pauses offline and continues once online', async ({
      amin,
      world,
      page,
      context,
      words,
    }) => {
      const { wizard } = amin;
      await fillInPayment({ amin, world, page }, 'executed-late');
      await wizard.payButton().click();
      await expect(wizard.checking).toBeVisible();
      await page.keyboard.press('Escape');
      await page.mouse.click(5, 5);
      await expect(wizard.checking).toBeVisible();
      await context.setOffline(true);
      await expect(wizard.checking).toContainText(words('subscription.wizard.outcomeUnknown.paused'));
      await page.clock.runFor(20_000);
      await expect(wizard.checking).toBeVisible();
      await context.setOffline(false);
      await page.clock.runFor(20_000);
      await expect(wizard.done()).toBeVisible();
      await expect(wizard.text('done.confirmedLater')).toBeVisible();
      expect(await world.outagesLeft('create-subscription')).toBe(2);
    });
  });

  test('an outcome that the subscription does not prove stays unknown', async ({ amin, page, size }) => {
    const { wizard, business } = amin;
    await page.clock.install();
    await page.goto(`${WizardPage.pathOf(PLUMBING)}?demo.owner=noor-haddad&demo.order=overtaken`);
    await expect(wizard.checking).toBeVisible();
    await page.clock.runFor(90_000);
    await expect(wizard.unconfirmed).toBeFocused();
    await expect(wizard.text('outcomeUnknown.finding.unresolvable')).toBeVisible();
    await expect(wizard.bar).toHaveCount(0);
    await expect(wizard.checkAgainButton).toHaveCount(0);
    await new Accessibility(page).expectNoViolation({ name: 'outcomeUnknown' }, size);
    await wizard.businessPageLink.click();
    await business.expectShown(PLUMBING);
  });
});
