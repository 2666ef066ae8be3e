import { BusinessPage } from '../pages/BusinessPage';
import { MATH } from '../support/businesses';
import { ACCEPTED_CARD, BILLING } from '../support/payment';
import { expect, inLtrOrRtl, test } from '../support/test';
import { wordsIn } from '../support/words';
import { Amin } from '../pages/Amin';
import { LANGUAGE_NAMES } from '../pages/Shell';
import { deferred } from '../../support/deferred';

inLtrOrRtl('phone', () => {
  test('each step survives a reload, and Back goes one step back', async ({ amin, world, page }) => {
    const { business, wizard } = amin;
    await world.setUp({ signedInAs: 'noor-haddad' });
    await business.open(MATH);
    await business.getStarted.click();
    await wizard.expectFor(MATH);

    await test.step('the plan', async () => {
      await wizard.chooseCycle('annual');
      await wizard.choosePlan('premium');
      await page.reload();
      await wizard.expectStep('plan');
      await expect(wizard.restoredNotice).toBeVisible();
      await expect(wizard.cycle('annual')).toBeChecked();
      await expect(wizard.plan('premium')).toBeChecked();
      await wizard.nextButton.click();
    });

    await test.step('the add-ons', async () => {
      await wizard.expectStep('add-ons');
      await wizard.toggleAddOn('featuredPlacement');
      await page.reload();
      await wizard.expectStep('add-ons');
      await expect(wizard.addOn('featuredPlacement')).toBeChecked();
      await expect(wizard.addOn('photoDay')).not.toBeChecked();
      await wizard.nextButton.click();
    });

    await test.step('the review', async () => {
      await wizard.expectStep('review');
      await page.reload();
      await wizard.expectStep('review');
      await wizard.expectTotal('annual', '3,364.00');
      await wizard.toPaymentButton.click();
    });

    await test.step('the payment, except the card', async () => {
      await wizard.expectStep('payment');
      await wizard.fillInNewCard(ACCEPTED_CARD);
      await wizard.cancelButton.click();
      await expect(wizard.leaveDialog).toBeVisible();
      /* Back closes the question and stays on the step. */
      await page.goBack();
      await expect(wizard.leaveDialog).toHaveCount(0);
      await amin.expectAt(`${BusinessPage.pathOf(MATH)}/subscription?step=payment`);
      await page.reload();
      await wizard.expectStep('payment');
      await wizard.expectBilling(BILLING);
      await wizard.expectEmptyCard();
      await wizard.expectTotal('annual', '3,364.00');
      expect((await world.storedText()).replaceAll(' ', '')).not.toContain('4242424242424242');
    });

    await test.step('Back and Forward follow the steps', async () => {
      await page.goBack();
      await wizard.expectStep('review');
      await page.goBack();
      await wizard.expectStep('add-ons');
      await expect(wizard.addOn('featuredPlacement')).toBeChecked();
      await page.goForward();
      await wizard.expectStep('review');
      await wizard.previousButton.click();
      await wizard.expectStep('add-ons');
      await wizard.indicator('plan').click();
      await wizard.expectStep('plan');
      await expect(wizard.plan('premium')).toBeChecked();
      await expect(wizard.previousButton).toBeDisabled();
      await page.goBack();
      await business.expectShown(MATH);
      await amin.expectAt(BusinessPage.pathOf(MATH));
    });
  });
});

inLtrOrRtl('desktop', (language, size) => {
  test('changing the language on the payment step keeps all inputs', async ({ amin, world, page }) => {
    const { wizard } = amin;
    const other = language === 'he' ? 'ar' : 'he';
    await world.setUp({ signedInAs: 'noor-haddad' });
    await wizard.open(MATH);
    await wizard.goToPayment();
    await wizard.fillInNewCard(ACCEPTED_CARD);
    const isSameDocument = await amin.markDocument();
    await amin.shell.accountButton.click();
    await amin.shell.choosePreference(LANGUAGE_NAMES[other]);
    await amin.expectLanguage(other);
    await page.keyboard.press('Escape');
    const translated = new Amin(page, { words: wordsIn(other), language: other, size });
    await translated.wizard.expectStep('payment');
    await translated.wizard.expectCard(ACCEPTED_CARD);
    await translated.wizard.expectBilling(BILLING);
    expect(await isSameDocument()).toBe(true);
    await translated.wizard.payButton().click();
    await expect(translated.wizard.done()).toBeVisible();
  });
});

inLtrOrRtl('phone', () => {
  test.use({ expectedReport: /LaterStep|Failed to load resource|\[amin\] render-error/u });

  test('a step whose code is missing cannot be passed or paid, and counts once it is there', async ({
    amin,
    world,
    page,
  }) => {
    const { wizard } = amin;
    const code = '**/assets/LaterStep-*.js';
    const released = deferred<void>();
    await page.route(code, async (route) => {
      await released.promise;
      await route.abort('failed');
    });
    await world.setUp({ signedInAs: 'noor-haddad' });
    await wizard.open(MATH);
    await wizard.nextButton.click();
    await wizard.expectStep('add-ons');
    await wizard.nextButton.click();

    await test.step('while it loads', async () => {
      await expect(wizard.indicator('review')).toHaveAttribute('aria-current', 'step');
      await expect(wizard.toPaymentButton).toBeDisabled();
    });

    await test.step('after it failed', async () => {
      released.resolve();
      await expect(wizard.stepFailure).toBeVisible();
      await expect(wizard.toPaymentButton).toBeDisabled();
    });

    await test.step('after a reload on the payment step', async () => {
      await page.unroute(code);
      await page.reload();
      await wizard.confirmReview();
      await page.route(code, async (route) => {
        await expect(wizard.payButton()).toBeDisabled();
        await route.continue();
      });
      await page.reload();
      await wizard.expectStep('payment');
      await wizard.fillInNewCard(ACCEPTED_CARD);
      await wizard.payButton().click();
      await expect(wizard.done()).toBeVisible();
    });
  });
});
