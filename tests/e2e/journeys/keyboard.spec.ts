import type { Page } from '@playwright/test';
import type { Shell } from '../pages/Shell';
import { MATH, PLUMBING } from '../support/businesses';
import { arrowTo, pressEnterOn, tabTo, typeInto } from '../support/keyboard';
import { ACCEPTED_CARD, BILLING, BILLING_FIELDS } from '../support/payment';
import { photoOf } from '../support/photos';
import { expect, inLtrOrRtlOnTheDesktop, test } from '../support/test';

inLtrOrRtlOnTheDesktop(() => {
  test('the main job without a mouse', async ({ amin, page, world }) => {
    const { shell, home, signInPage, dashboard, business, wizard } = amin;
    await world.setUp();

    await test.step('the first Tab reaches the skip link, the next ones the log-in', async () => {
      await amin.open('/');
      await home.expectShown();
      await page.keyboard.press('Tab');
      await expect(shell.skipLink).toBeFocused();
      await expect(shell.skipLink).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(shell.main).toBeFocused();
      await pressEnterOn(page, home.getStarted);
      await signInPage.expectShown();
      await pressEnterOn(page, signInPage.account('noor-haddad'));
      await dashboard.expectShown();
      await pressEnterOn(page, dashboard.link(MATH));
      await business.expectShown(MATH);
      await expect(shell.heading).toBeFocused();
    });

    await test.step('the blocked button can be focused, explains why it is blocked and does nothing', async () => {
      await pressEnterOn(page, business.blockedButton);
      await expect(business.question('activate')).toHaveCount(0);
      await page.keyboard.press('Shift+Tab');
      await pressEnterOn(page, business.getStarted);
      await wizard.expectFor(MATH);
    });

    await test.step('cycle and plan with the arrow keys, add-ons with Space', async () => {
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

    await test.step('the card and the form are filled in, and Enter in the last field pays', async () => {
      await typeInto(page, wizard.cardField('number'), ACCEPTED_CARD.number);
      await typeInto(page, wizard.cardField('expiry'), ACCEPTED_CARD.expiry);
      await typeInto(page, wizard.cardField('code'), ACCEPTED_CARD.code);
      await pressEnterOn(page, wizard.changeBillingButton);
      await expect(wizard.billingField('firstName')).toBeFocused();
      for (const field of BILLING_FIELDS) await typeInto(page, wizard.billingField(field), BILLING[field]);
      await page.keyboard.press('Enter');
      await expect(wizard.done()).toBeFocused();
    });

    await test.step('the business is activated on the same page, and the focus moves to the new title', async () => {
      await pressEnterOn(page, wizard.activateButton);
      await expect(wizard.visible).toBeFocused();
      await pressEnterOn(page, wizard.toBusinessLink);
      await business.expectShown(MATH);
    });

    await test.step('it is deactivated and activated again, and the focus stays on the button', async () => {
      await business.expectSubscriptionStatus('active');
      await pressEnterOn(page, business.button('deactivate'));
      await pressEnterOn(page, business.confirmButton('deactivate'));
      await shell.expectToast('detail.management.done.deactivate');
      await business.expectStatus('inactive');
      await expect(business.button('activate')).toBeFocused();
      await page.keyboard.press('F6');
      await expect(shell.toasts).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(shell.toasts).toHaveCount(0);
      await expect(business.button('activate')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(business.confirmButton('activate')).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      expect(
        await business.question('activate').evaluate((dialog) => dialog.contains(document.activeElement)),
      ).toBe(true);
      await pressEnterOn(page, business.confirmButton('activate'));
      await shell.expectToast('detail.management.done.activate');
      await business.expectStatus('active');
    });

    await test.step('logging out from the menu', async () => {
      await page.keyboard.press('Tab');
      await chooseFromMenu(page, shell, 'logOut');
      await home.expectShown();
      await shell.expectSignedOut();
    });
  });
});

inLtrOrRtlOnTheDesktop((language) => {
  test('a plan is updated, the subscription cancelled and reactivated without a mouse', async ({
    amin,
    page,
    world,
  }) => {
    const { business, wizard } = amin;
    await world.setUp({ signedInAs: 'noor-haddad' });
    await business.open(PLUMBING);

    await test.step('another plan and one more add-on are paid with the saved card', async () => {
      await pressEnterOn(page, business.updateLink);
      await expect(wizard.title('update')).toBeVisible();
      await arrowTo(page, wizard.plan('professional'), wizard.plan('premium'));
      await pressEnterOn(page, wizard.nextButton);
      await wizard.expectStep('add-ons');
      await tabTo(page, wizard.addOn('photoDay'));
      await page.keyboard.press('Space');
      await expect(wizard.addOn('photoDay')).toBeChecked();
      await pressEnterOn(page, wizard.nextButton);
      await wizard.expectStep('review');
      await pressEnterOn(page, wizard.toPaymentButton);
      await wizard.expectStep('payment');
      await expect(wizard.savedCard).toBeChecked();
      await pressEnterOn(page, wizard.payButton('update'));
      await expect(wizard.done('update')).toBeFocused();
      await pressEnterOn(page, wizard.toBusinessLink);
      await business.expectShown(PLUMBING);
      await expect(business.subscription).toContainText('334');
    });

    await test.step('Escape keeps the subscription, Enter on the other button cancels it', async () => {
      await pressEnterOn(page, business.cancelButton);
      await expect(business.cancelAnswer('keep')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(business.cancelQuestion).toHaveCount(0);
      await expect(business.cancelButton).toBeFocused();
      await page.keyboard.press('Enter');
      await pressEnterOn(page, business.cancelAnswer('confirm'));
      await business.expectSubscriptionStatus('cancelled');
      await expect(business.subscriptionHeading).toBeFocused();
    });

    await test.step('reactivated', async () => {
      await pressEnterOn(page, business.reactivateLink);
      await wizard.expectStep('review');
      await pressEnterOn(page, wizard.toPaymentButton);
      await wizard.expectStep('payment');
      await pressEnterOn(page, wizard.payButton('reactivate'));
      await expect(wizard.done('reactivate')).toBeFocused();
      await pressEnterOn(page, wizard.toBusinessLink);
      await business.expectSubscriptionStatus('active');
    });
  });

  test('the profile is edited and saved, and the demo settings are changed, without a mouse', async ({
    amin,
    page,
    world,
    words,
  }) => {
    const { shell, profile, dashboard, demo } = amin;
    await world.setUp({ signedInAs: 'noor-haddad' });
    await amin.open('/dashboard');
    await dashboard.expectShown();

    await test.step('name and photo are changed', async () => {
      await chooseFromMenu(page, shell, 'profile');
      await profile.expectShown('view');
      await expect(shell.heading).toBeFocused();
      await pressEnterOn(page, profile.editButton);
      await profile.expectShown('edit');
      await expect(shell.heading).toBeFocused();
      const chooser = page.waitForEvent('filechooser');
      await pressEnterOn(page, profile.photoAction('change'));
      await (await chooser).setFiles(await photoOf(page, 'png'));
      await expect(profile.photo).toBeVisible();
      await typeInto(page, profile.name('firstName', language), 'Nora');
    });

    await test.step('Save focuses the first error, Enter in a field saves', async () => {
      await typeInto(page, profile.field('email'), 'nora');
      await pressEnterOn(page, profile.saveButton);
      await expect(profile.field('email')).toBeFocused();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText('nora@example.com');
      await page.keyboard.press('Enter');
      await shell.expectToast('profile.edit.saved');
      await profile.expectShown('view');
      await expect(shell.heading).toBeFocused();
      await expect(profile.recorded('Nora')).toBeVisible();
      await expect(shell.accountPhoto).toBeVisible();
    });

    await test.step('the question before leaving', async () => {
      await pressEnterOn(page, profile.editButton);
      await typeInto(page, profile.field('address'), 'הגפן 1');
      await pressEnterOn(page, shell.homeLink);
      await expect(profile.leaveDialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(profile.leaveDialog).toHaveCount(0);
      await expect(shell.homeLink).toBeFocused();
      await pressEnterOn(page, profile.cancelButton);
      await profile.expectShown('view');
    });

    await test.step('the demo settings', async () => {
      await pressEnterOn(page, demo.button('open'));
      await expect(demo.panel).toBeVisible();
      await tabTo(page, demo.outageOf('list-businesses'));
      await page.keyboard.press('ArrowDown');
      await expect(demo.outageOf('list-businesses')).toHaveValue('offline');
      await page.keyboard.press('Escape');
      await expect(demo.panel).toHaveCount(0);
      await expect(demo.button('open')).toBeFocused();
      await amin.open('/dashboard');
      await expect(page.getByText(words('dashboard.stale', { time: '' }).slice(0, 20))).toBeVisible();
    });
  });
});

/** Opens the account menu with Enter and reaches an item with Tab. */
async function chooseFromMenu(
  page: Page,
  shell: Shell,
  wanted: Parameters<Shell['accountItem']>[0],
): Promise<void> {
  await pressEnterOn(page, shell.accountButton);
  await expect(shell.accountMenu).toBeFocused();
  await pressEnterOn(page, shell.accountItem(wanted));
}
