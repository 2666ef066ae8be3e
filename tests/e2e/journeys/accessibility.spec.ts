import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { MATH, PLUMBING } from '../support/businesses';
import { ACCEPTED_CARD, BILLING } from '../support/payment';
import { STATES, type LinkedState } from '../support/states';
import { expect, inEveryLanguage, test } from '../support/test';

/** Screens by the first word of their states. */
const GROUPS = new Map<string, LinkedState[]>();
for (const state of STATES.filter(({ isEndless }) => isEndless !== true)) {
  const [group] = /^(?:wizard|business|dashboard|profile|session)/u.exec(state.name) ?? ['site'];
  GROUPS.set(group, [...(GROUPS.get(group) ?? []), state]);
}

async function waitFor(page: Page, { loading }: LinkedState): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  if (loading !== undefined) return;
  await page.waitForFunction(
    () => document.querySelector('[aria-busy="true"], main [role="status"] h1') === null,
  );
}

for (const [position, [group, states]] of [...GROUPS].entries())
  inEveryLanguage(position % 2 === 0 ? 'phone' : 'desktop', () => {
    test.describe(group, () => {
      test.use({ expectedReport: /\[amin\] / });

      for (const half of halvesOf(states))
        test(`no violation: ${half.map(({ name }) => name).join(', ')}`, async ({ page }) => {
          for (const state of half) {
            await page.goto(withoutWaiting(state));
            await waitFor(page, state);
            await expectAccessible(page, state.name);
          }
        });
    });
  });

/** Half of them each, so that two can be looked through at once. */
function halvesOf(states: readonly LinkedState[]): readonly (readonly LinkedState[])[] {
  const middle = Math.ceil(states.length / 2);
  return [states.slice(0, middle), states.slice(middle)];
}

function withoutWaiting({ path }: LinkedState): string {
  return path.includes('demo.') ? `${path}&demo.latency=20` : path;
}

inEveryLanguage('phone', (_language, size) => {
  test('no violation on the way in, in the menus and in the profile', async ({
    amin,
    world,
    page,
    words,
  }) => {
    const { frame, signInPage, dashboard, profile } = amin;
    await page.clock.install();
    await world.begin({ latency: 20_000 });

    await test.step('on the way in', async () => {
      await amin.open('/');
      await frame.logInButton.click();
      await signInPage.expectShown();
      await expectAccessible(page, 'sign-in page');
      await signInPage.account('noor-haddad').click();
      await expect(frame.heading).toHaveText(words('shell.authentication.title'));
      await expectAccessible(page, 'callback');
      await page.clock.runFor(21_000);
      await dashboard.expectShown();
      await page.clock.runFor(21_000);
      await expect(dashboard.link(MATH)).toBeVisible();
    });

    await test.step('menus', async () => {
      await frame.accountButton.click();
      await expect(frame.accountMenu).toBeVisible();
      await expectAccessible(page, 'menu of the owner');
      await page.keyboard.press('Escape');
      if (size === 'phone') {
        await frame.openMenu();
        await expectAccessible(page, 'mobile menu');
        await frame.closeMenuButton.click();
      }
    });

    await test.step('the profile', async () => {
      await frame.accountButton.click();
      await frame.accountItem('profile').click();
      await profile.editButton.click();
      await profile.field('email').fill('noor');
      await profile.field('phone').fill('04-812-3456');
      await profile.field('address').focus();
      await expect(profile.field('email')).toHaveAttribute('aria-invalid', 'true');
      await expectAccessible(page, 'profile, with errors');
      await frame.homeLink.click();
      await expect(profile.leaveQuestion).toBeVisible();
      await expectAccessible(page, 'profile, leaving');
    });
  });

  test('no violation in the dialogs and notices of a business', async ({ amin, world, page }) => {
    const { business, frame } = amin;
    await world.begin({ signedInAs: 'noor-haddad' });
    await business.open(PLUMBING);
    await business.button('deactivate').click();
    await expect(business.question('deactivate')).toBeVisible();
    await expectAccessible(page, 'deactivating');
    await business.confirmButton('deactivate').click();
    await frame.expectNotice('business.management.deactivated');
    await expectAccessible(page, 'a notice');
    await business.button('activate').click();
    await expect(business.question('activate')).toBeVisible();
    await expectAccessible(page, 'activating');
    await business.withdrawButton('activate').click();
    await business.cancelButton.click();
    await expect(business.cancelQuestion).toBeVisible();
    await expectAccessible(page, 'cancelling');
  });

  test('no violation in what the wizard asks and answers', async ({ amin, world, page }) => {
    const { wizard, demo } = amin;
    await page.clock.install();
    await world.begin({
      signedInAs: 'noor-haddad',
      outages: {
        'create-subscription': { outage: 'unavailable', times: 1 },
        'tokenize-card': { outage: 'slow' },
      },
    });
    await wizard.open(MATH);

    await test.step('add-ons cleared by another plan', async () => {
      await wizard.nextButton.click();
      await wizard.expectStep('add-ons');
      await wizard.toggleAddOn('photoDay');
      await wizard.previousButton.click();
      await wizard.choosePlan('essential');
      await expectAccessible(page, 'add-ons cleared');
    });

    await test.step('the payment, refused in every way', async () => {
      await wizard.goToPayment();
      await wizard.payButton().click();
      await expect(wizard.alert('failure.paymentMethodRequired')).toBeVisible();
      await expectAccessible(page, 'payment, no method');
      await wizard.chooseNewCard();
      await wizard.payButton().click();
      await expect(wizard.errorSummary(9)).toBeVisible();
      await wizard.typeCard({ ...ACCEPTED_CARD, number: '4242 4242 4242 4243' });
      await wizard.typeBilling({ phone: '04-812-3456', taxRegistrationNumber: '123456789' });
      await expectAccessible(page, 'payment, with errors');
      await wizard.cancelButton.click();
      await expect(wizard.leaveQuestion).toBeVisible();
      await expectAccessible(page, 'leaving');
      await wizard.leaveAnswer('stay').click();
    });

    await test.step('a payment whose answer is lost', async () => {
      await demo.open();
      await expectAccessible(page, 'settings of the demo');
      await demo.close();
      await wizard.typeCard(ACCEPTED_CARD);
      await wizard.typeBilling(BILLING);
      await wizard.payButton().click();
      await expect(wizard.processing).toBeVisible();
      await expectAccessible(page, 'paying');
      await page.clock.runFor(7000);
      await expect(wizard.checking).toBeVisible();
      await expectAccessible(page, 'checking');
      await page.clock.runFor(90_000);
      await expect(wizard.alert('failure.notChargedByThis')).toBeVisible();
      await expectAccessible(page, 'not charged');
    });
  });
});
