import { MATH } from '../support/businesses';
import { arrowTo, pressEnterOn, tabTo, typeInto } from '../support/keyboard';
import { ACCEPTED_CARD, BILLING, BILLING_FIELDS } from '../support/payment';
import { expect, inEveryLanguageOnTheDesktop, test } from '../support/test';

inEveryLanguageOnTheDesktop(() => {
  test('the whole way without a mouse', async ({ amin, page, world }) => {
    const { frame, home, signInPage, dashboard, business, wizard } = amin;
    await world.begin();

    await test.step('the first key skips to the content, the next ones lead in', async () => {
      await amin.open('/');
      await home.expectShown();
      await page.keyboard.press('Tab');
      await expect(frame.skipLink).toBeFocused();
      await expect(frame.skipLink).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(frame.main).toBeFocused();
      await pressEnterOn(page, home.getStarted);
      await signInPage.expectShown();
      await pressEnterOn(page, signInPage.account('noor-haddad'));
      await dashboard.expectShown();
      await pressEnterOn(page, dashboard.link(MATH));
      await business.expectShown(MATH);
      await expect(frame.heading).toBeFocused();
    });

    await test.step('the blocked button is reached, says why and does nothing', async () => {
      await pressEnterOn(page, business.button('activate'));
      await expect(business.question('activate')).toHaveCount(0);
      await page.keyboard.press('Shift+Tab');
      await pressEnterOn(page, business.getStarted);
      await wizard.expectFor(MATH);
    });

    await test.step('cycle and plan by the arrows, add-ons by Space', async () => {
      await arrowTo(page, wizard.cycle('monthly'), wizard.cycle('annual'));
      await arrowTo(page, wizard.plan('professional'), wizard.plan('premium'));
      await pressEnterOn(page, wizard.nextButton);
      await wizard.expectStep('add-ons');
      await expect(wizard.step('add-ons')).toBeFocused();
      await tabTo(page, wizard.addOn('featuredPlacement'));
      await page.keyboard.press('Space');
      await expect(wizard.addOn('featuredPlacement')).toBeChecked();
      await wizard.expectTotal('annual', '3,364.00');
      await pressEnterOn(page, wizard.nextButton);
      await wizard.expectStep('review');
      await pressEnterOn(page, wizard.toPaymentButton);
      await wizard.expectStep('payment');
    });

    await test.step('the card, the form, and Enter in its last field', async () => {
      await tabTo(page, wizard.newCard);
      await page.keyboard.press('Space');
      await expect(wizard.newCard).toBeChecked();
      await typeInto(page, wizard.cardField('number'), ACCEPTED_CARD.number);
      await typeInto(page, wizard.cardField('expiry'), ACCEPTED_CARD.expiry);
      await typeInto(page, wizard.cardField('code'), ACCEPTED_CARD.code);
      for (const field of BILLING_FIELDS) await typeInto(page, wizard.billingField(field), BILLING[field]);
      await page.keyboard.press('Enter');
      await expect(wizard.done()).toBeFocused();
      await pressEnterOn(page, wizard.toBusinessLink);
      await business.expectShown(MATH);
    });

    await test.step('live and offline again, the focus stays where it belongs', async () => {
      await business.expectSubscriptionStatus('active');
      await pressEnterOn(page, business.button('activate'));
      await expect(business.confirmButton('activate')).toBeFocused();
      await page.keyboard.press('Enter');
      await frame.expectNotice('business.management.activated');
      await business.expectStatus('active');
      await expect(business.button('deactivate')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(business.question('deactivate')).toBeVisible();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      expect(
        await business.question('deactivate').evaluate((dialog) => dialog.contains(document.activeElement)),
      ).toBe(true);
      await pressEnterOn(page, business.confirmButton('deactivate'));
      await frame.expectNotice('business.management.deactivated');
      await business.expectStatus('inactive');
    });

    await test.step('out by the menu', async () => {
      await page.keyboard.press('Tab');
      await pressEnterOn(page, frame.accountButton);
      await expect(frame.accountMenu).toBeVisible();
      for (let step = 0; step < 4; step += 1) {
        if (await frame.accountItem('logOut').evaluate((item) => item === document.activeElement)) break;
        await page.keyboard.press('ArrowDown');
      }
      await expect(frame.accountItem('logOut')).toBeFocused();
      await page.keyboard.press('Enter');
      await home.expectShown();
      await frame.expectSignedOut();
    });
  });
});
