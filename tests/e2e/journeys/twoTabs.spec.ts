import type { Amin } from '../pages/Amin';
import { Amin as Product } from '../pages/Amin';
import { MATH } from '../support/businesses';
import { DemoWorldControl } from '../support/DemoWorldControl';
import { ACCEPTED_CARD, BILLING, OTHER_ACCEPTED_CARD } from '../support/payment';
import { expect, inLtrOrRtl, test } from '../support/test';
import { wordsIn } from '../support/words';

inLtrOrRtl('desktop', () => {
  test('while one tab pays, another tab cannot, and keeps its inputs (threats T21)', async ({
    amin,
    world,
    page,
    context,
  }) => {
    const tab = await context.newPage();
    const other = amin.inTab(tab);
    const otherWorld = new DemoWorldControl(tab);
    const slow = { outage: 'slow', times: 3 } as const;
    await page.clock.install();
    for (const each of [world, otherWorld])
      await each.setUp({ signedInAs: 'noor-haddad', outages: { 'create-subscription': slow } });

    await test.step('both tabs are ready to pay for the same business', async () => {
      await readyToPay(other);
      await other.wizard.fillInNewCard(OTHER_ACCEPTED_CARD);
      await readyToPay(amin);
      await amin.wizard.fillInNewCard(ACCEPTED_CARD);
    });

    await test.step('the first pays, the second explains that and sends nothing', async () => {
      await amin.wizard.payButton().click();
      await expect(amin.wizard.processing).toBeVisible();
      await expect.poll(() => world.outagesLeft('create-subscription')).toBe(2);
      await tab.bringToFront();
      await other.wizard.payButton().click();
      const alert = other.wizard.failure('failure.title.in-progress');
      await expect(alert).toContainText(other.setting.words('subscription.wizard.failure.text.in-progress'));
      await other.wizard.expectStep('payment');
      await other.wizard.expectCard(OTHER_ACCEPTED_CARD);
      await other.wizard.expectBilling(BILLING);
      expect(await otherWorld.outagesLeft('create-subscription')).toBe(3);
    });

    await test.step('the first has paid once, and the second can pay', async () => {
      await page.clock.runFor(8000);
      await expect(amin.wizard.done()).toBeVisible();
      expect(await world.outagesLeft('create-subscription')).toBe(2);
      /* Each tab of the demo has its own data, in which nothing has been bought yet. */
      await other.wizard.payButton().click();
      await expect(other.wizard.processing).toBeVisible();
      await page.clock.runFor(8000);
      await expect(other.wizard.done()).toBeVisible();
      expect(await otherWorld.outagesLeft('create-subscription')).toBe(2);
    });
  });
});

inLtrOrRtl('phone', (language, size) => {
  test('language and theme apply to another tab with its next page, logging out applies at once (threats T16)', async ({
    amin,
    world,
    page,
    context,
  }) => {
    const chosen = language === 'he' ? 'ar' : 'he';
    const tab = await context.newPage();
    const other = amin.inTab(tab);
    const translated = new Product(tab, { words: wordsIn(chosen), language: chosen, size });
    await world.setUp({ signedInAs: 'noor-haddad' });
    await new DemoWorldControl(tab).setUp({ signedInAs: 'noor-haddad' });

    await test.step('the page in the other tab does not change', async () => {
      await readyToPay(other);
      await other.wizard.chooseNewCard();
      await other.wizard.typeBilling({ company: BILLING.company });
      await amin.open('/about');
      await amin.shell.themeRadio('dark').click();
      await amin.shell.selectLanguage(chosen);
      await amin.expectLanguage(chosen);
      await tab.bringToFront();
      await other.expectLanguage(language);
      await other.wizard.expectStep('payment');
      await expect(other.wizard.billingField('company')).toHaveValue(BILLING.company);
    });

    await test.step('its next page has them, and continues at the same place', async () => {
      await tab.reload();
      await translated.wizard.expectStep('payment');
      await translated.expectLanguage(chosen);
      await expect(tab.locator('html')).toHaveAttribute('data-theme', 'dark');
      await translated.wizard.unfoldBilling();
      await expect(translated.wizard.billingField('company')).toHaveValue(BILLING.company);
    });

    await test.step('logging out in one tab logs out the other, explains why, and leaves no draft', async () => {
      const here = new Product(page, { words: wordsIn(chosen), language: chosen, size });
      await page.bringToFront();
      await here.shell.logOut();
      await here.home.expectShown();
      await here.shell.expectSignedOut();
      await expect(here.shell.signOutBar('shell.signedOut.elsewhere')).toHaveCount(0);
      await expect(translated.shell.signOutBar('shell.signedOut.elsewhere')).toBeVisible();
      await translated.home.expectShown();
      await translated.shell.expectSignedOut();
      const kept = await tab.evaluate(() => JSON.stringify(sessionStorage));
      expect(kept).not.toContain('amin.draft');
      expect(kept).not.toContain(BILLING.city);
    });

    await test.step('the explanation stays until it is dismissed, and the return path is kept', async () => {
      await tab.bringToFront();
      await tab.reload();
      await translated.home.expectShown();
      const bar = translated.shell.signOutBar('shell.signedOut.elsewhere');
      await expect(bar).toBeVisible();
      await bar.getByRole('button', { name: translated.setting.words('shell.header.logIn') }).click();
      await translated.signInPage.account('noor-haddad').click();
      await translated.dashboard.expectShown();
      await expect(translated.dashboard.returnToSubscription(MATH)).toBeVisible();
      await expect(bar).toHaveCount(0);
    });
  });
});

inLtrOrRtl('phone', () => {
  test('a payment without an answer outlives the session: the page says so, and the next login looks it up', async ({
    amin,
    world,
    page,
    context,
  }) => {
    const tab = await context.newPage();
    const paying = amin.inTab(tab);
    await world.setUp({ signedInAs: 'noor-haddad' });
    await new DemoWorldControl(tab).setUp({
      signedInAs: 'noor-haddad',
      outages: { 'create-subscription': { outage: 'unavailable', times: 3 } },
    });
    const paymentUnknown = amin.setting.words('shell.signedOut.paymentUnknown');
    await readyToPay(paying);
    await paying.wizard.fillInNewCard(ACCEPTED_CARD);
    await paying.wizard.payButton().click();
    await expect(paying.wizard.checking).toBeVisible();

    await test.step('the owner logs out in another tab', async () => {
      await page.bringToFront();
      await amin.open('/dashboard');
      await amin.dashboard.expectShown();
      await amin.shell.logOut();
      await amin.home.expectShown();
      await expect(amin.shell.signOutBar('shell.signedOut.here')).toContainText(paymentUnknown);
      await tab.bringToFront();
      await expect(paying.shell.signOutBar('shell.signedOut.elsewhere')).toContainText(paymentUnknown);
      const kept = await tab.evaluate(() => JSON.stringify(sessionStorage));
      expect(kept).not.toContain('amin.order.');
    });

    await test.step('the next login opens the reconciliation', async () => {
      await paying.shell.logInButton.click();
      await paying.signInPage.account('noor-haddad').click();
      await expect(paying.wizard.checking).toBeVisible();
      await expect(tab).toHaveURL(/subscription/u);
    });
  });
});

test("logging out reaches every tab within a second, and no other owner's (threats T16)", async ({
  amin,
  world,
  page,
  context,
}) => {
  const tabOf = async (owner: 'noor-haddad' | 'dana-levi', path: string): Promise<Amin> => {
    const tab = await context.newPage();
    await new DemoWorldControl(tab).setUp({ signedInAs: owner });
    await tab.goto(path);
    return amin.inTab(tab);
  };
  const profile = await tabOf('noor-haddad', '/profile?mode=edit');
  await profile.profile.field('address').fill('הרצל 14');
  const about = await tabOf('noor-haddad', '/about');
  await about.shell.expectSignedIn();
  const another = await tabOf('dana-levi', '/dashboard');
  await another.dashboard.expectEmpty();
  const isSameDocument = await another.markDocument();
  await world.setUp({ signedInAs: 'noor-haddad' });
  await amin.open('/dashboard');
  await amin.dashboard.expectShown();
  await page.bringToFront();
  await amin.shell.accountButton.click();
  await amin.shell.accountItem('logOut').click();
  await Promise.all([profile, about].map(async (other) => expect(other.shell.accountButton).toHaveCount(0)));
  for (const other of [profile, about]) {
    await expect(other.shell.signOutBar('shell.signedOut.elsewhere')).toBeVisible();
    await other.home.expectShown();
  }
  await profile.page.goBack();
  await profile.home.expectShown();
  await about.page.goBack();
  await about.shell.expectSignedOut();
  expect(await isSameDocument()).toBe(true);
  await another.page.reload();
  await another.dashboard.expectEmpty();
});

async function readyToPay({ wizard }: Amin): Promise<void> {
  await wizard.open(MATH);
  await wizard.goToPayment();
}
