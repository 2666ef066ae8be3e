import { MATH, PLUMBING } from '../support/businesses';
import { ACCEPTED_CARD, BILLING } from '../support/payment';
import { expect, inLtrOrRtl, test } from '../support/test';

inLtrOrRtl('phone', () => {
  test('invoice details are remembered on request, offered to the next order, and forgotten', async ({
    amin,
    page,
    words,
    world,
  }) => {
    const { wizard } = amin;
    const remembered = async () =>
      page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.includes('remembered')));
    await world.setUp({ signedInAs: 'noor-haddad' });

    await test.step('a first order asks for it only among all details, and stores it once paid', async () => {
      await wizard.open(MATH);
      await wizard.goToPayment();
      await wizard.fillInNewCard(ACCEPTED_CARD);
      const tick = page.getByRole('checkbox', { name: words('subscription.wizard.billing.remember.label') });
      await expect(tick).not.toBeChecked();
      await page.getByRole('checkbox', { name: words('subscription.wizard.billing.remember.label') }).click();
      await expect(tick).toBeChecked();
      expect(await remembered()).toEqual([]);
      await wizard.payButton().click();
      await expect(page).toHaveURL(/step=done/u);
      const [[, stored = ''] = []] = await remembered();
      expect(JSON.parse(stored)).toMatchObject({ billing: BILLING });
      expect(stored).not.toContain('4242');
    });

    await test.step('the change of a card starts with it, also in another tab', async () => {
      await page.evaluate(() => {
        for (const key of Object.keys(sessionStorage))
          if (key.startsWith('amin.last-billing')) sessionStorage.removeItem(key);
      });
      await page.goto(`/dashboard/business/${PLUMBING.id}/subscription?step=new-card`);
      await expect(wizard.invoice).toContainText(BILLING.line1);
      const forget = wizard.invoice.getByRole('button', {
        name: words('subscription.wizard.billing.remember.forget'),
      });
      await forget.click();
      await expect(forget).toHaveCount(0);
      await expect(wizard.changeBillingButton).toBeFocused();
      expect(await remembered()).toEqual([]);
    });
  });

  test('before the session ends, a dialog leads to the sign-in page and back', async ({
    amin,
    page,
    words,
  }) => {
    const { business, dashboard } = amin;
    await amin.open('/dashboard?demo.start-over&demo.owner=noor-haddad');
    await page.goto(`/dashboard/business/${PLUMBING.id}?demo.owner=noor-haddad&demo.session-ends=272`);
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText(/4:\d\d/u);
    const other = await page.context().newPage();
    await other.goto(`/dashboard?demo.owner=noor-haddad&demo.session-ends=272`);
    const otherDialog = other.getByRole('alertdialog');
    await otherDialog.getByRole('button', { name: words('profile.sessionExpiry.stay') }).waitFor();
    await dialog.getByRole('button', { name: words('profile.sessionExpiry.stay') }).click();
    await amin.signInPage.expectShown();
    /* Each tab has its own login, so that the session of the other one still ends. */
    await expect(otherDialog).toBeVisible();
    await amin.signInPage.account('noor-haddad').click();
    await dashboard.continueLink.click();
    await business.expectShown(PLUMBING);
    await expect(dialog).toHaveCount(0);
  });
});
