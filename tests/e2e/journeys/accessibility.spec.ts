import { BusinessPage } from '../pages/BusinessPage';
import { expectAccessible } from '../support/accessibility';
import {
  CLEANING,
  COOLING,
  ELECTRIC,
  LAW,
  LOCKSMITH,
  MATH,
  PLUMBING,
  type KnownBusiness,
} from '../support/businesses';
import { ACCEPTED_CARD, BILLING } from '../support/payment';
import { expect, inEveryLanguage, inEveryLanguageOnTheDesktop, test } from '../support/test';

const PUBLIC_PAGES = [
  '/about',
  '/features',
  '/pricing',
  '/contact',
  '/careers',
  '/privacy',
  '/terms',
  '/cookies',
  '/accessibility',
] as const;

inEveryLanguage('phone', () => {
  test('the public pages have no violation', async ({ amin, page }) => {
    await amin.open('/');
    await amin.home.expectShown();
    await expectAccessible(page, 'home');
    for (const path of PUBLIC_PAGES) {
      await amin.open(path);
      await expect(amin.frame.heading).toBeVisible();
      await expectAccessible(page, path);
    }
  });
});

inEveryLanguage('desktop', () => {
  test('the ways in have no violation', async ({ amin, world, page, words }) => {
    const { frame, signInPage, dashboard } = amin;
    await world.begin({
      latency: 20_000,
      outages: { 'list-businesses': { outage: 'unavailable', times: 1 } },
    });
    await page.clock.install();

    await test.step('the sign-in page and the callback', async () => {
      await amin.open('/');
      await frame.logInButton.click();
      await signInPage.expectShown();
      await expectAccessible(page, 'sign-in page');
      await signInPage.account('noor-haddad').click();
      await expect(frame.heading).toHaveText(words('shell.authentication.title'));
      await expectAccessible(page, 'callback');
    });

    await test.step('the dashboard while it loads, when that failed, and empty', async () => {
      await page.clock.runFor(21_000);
      await dashboard.expectShown();
      await expectAccessible(page, 'dashboard, loading');
      await page.clock.runFor(21_000);
      await expect(page.getByRole('alert')).toBeVisible();
      await expectAccessible(page, 'dashboard, failed');
    });
  });

  test('an empty dashboard has no violation', async ({ amin, world, page, words }) => {
    await world.begin({ signedInAs: 'dana-levi' });
    await amin.open('/dashboard');
    await expect(page.getByRole('heading', { name: words('business.dashboard.emptyTitle') })).toBeVisible();
    await expectAccessible(page, 'dashboard, empty');
  });
});

inEveryLanguage('phone', (_language, size) => {
  test('dashboard, menus and profile have no violation', async ({ amin, world, page }) => {
    const { frame, dashboard, profile } = amin;
    await world.begin({ signedInAs: 'noor-haddad' });
    await amin.open('/dashboard');
    await expect(dashboard.link(MATH)).toBeVisible();
    await expectAccessible(page, 'dashboard');
    await frame.accountButton.click();
    await expect(frame.accountMenu).toBeVisible();
    await expectAccessible(page, 'menu of the owner');
    await page.keyboard.press('Escape');
    if (size === 'phone') {
      await frame.openMenu();
      await expectAccessible(page, 'mobile menu');
      await frame.closeMenuButton.click();
    }
    await amin.open('/profile');
    await profile.expectShown('view');
    await expectAccessible(page, 'profile');
    await profile.editButton.click();
    await profile.expectShown('edit');
    await expectAccessible(page, 'profile, edited');
    await profile.field('email').fill('noor');
    await profile.field('phone').fill('04-812-3456');
    await profile.field('address').focus();
    await expect(profile.field('email')).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page, 'profile, with errors');
    await frame.homeLink.click();
    await expect(profile.leaveQuestion).toBeVisible();
    await expectAccessible(page, 'profile, leaving');
  });

  test('the pages of businesses have no violation', async ({ amin, world, page }) => {
    const { business, frame } = amin;
    await world.begin({ signedInAs: 'noor-haddad' });
    const inEveryState: readonly KnownBusiness[] = [
      MATH,
      ELECTRIC,
      CLEANING,
      COOLING,
      LAW,
      LOCKSMITH,
      PLUMBING,
    ];
    for (const known of inEveryState) {
      await business.open(known);
      await expect(business.subscription.or(business.getStarted).first()).toBeVisible();
      await expectAccessible(page, known.names.en);
    }
    await business.button('deactivate').click();
    await expect(business.question('deactivate')).toBeVisible();
    await expectAccessible(page, 'deactivating');
    await business.confirmButton('deactivate').click();
    await frame.expectNotice('business.management.deactivated');
    await expectAccessible(page, 'notice');
    await business.button('activate').click();
    await expect(business.question('activate')).toBeVisible();
    await expectAccessible(page, 'activating');
  });
});

inEveryLanguageOnTheDesktop(() => {
  test('the wizard has no violation', async ({ amin, world, page }) => {
    const { wizard } = amin;
    await page.clock.install();
    await world.begin({
      signedInAs: 'noor-haddad',
      outages: {
        'load-plans': { outage: 'unavailable', times: 1 },
        'create-subscription': { outage: 'unavailable', times: 1 },
        'tokenize-card': { outage: 'slow' },
      },
    });
    await page.goto(`${BusinessPage.addressOf(MATH)}/subscription`);
    await expect(wizard.alert('plansFailed.title')).toBeVisible();
    await expectAccessible(page, 'plans failed');
    await page.reload();
    await wizard.expectStep('plan');
    await expectAccessible(page, 'plan');
    await wizard.chooseCycle('annual');
    await wizard.nextButton.click();
    await wizard.expectStep('add-ons');
    await wizard.toggleAddOn('photoDay');
    await expectAccessible(page, 'add-ons');
    await wizard.previousButton.click();
    await wizard.choosePlan('essential');
    await expectAccessible(page, 'plan, add-ons cleared');
    await wizard.nextButton.click();
    await wizard.expectStep('add-ons');
    await wizard.nextButton.click();
    await wizard.expectStep('review');
    await expectAccessible(page, 'review');
    await wizard.toPaymentButton.click();
    await wizard.expectStep('payment');
    await expectAccessible(page, 'payment, nothing chosen');
    await wizard.payButton().click();
    await expect(wizard.alert('failure.paymentMethodRequired')).toBeVisible();
    await wizard.chooseNewCard();
    await expectAccessible(page, 'payment, new card');
    await wizard.payButton().click();
    await expect(wizard.errorSummary(9)).toBeVisible();
    await wizard.typeCard({ ...ACCEPTED_CARD, number: '4242 4242 4242 4243' });
    await wizard.typeBilling({ phone: '04-812-3456', taxRegistrationNumber: '123456789' });
    await expectAccessible(page, 'payment, with errors');
    await wizard.cancelButton.click();
    await expect(wizard.leaveQuestion).toBeVisible();
    await expectAccessible(page, 'leaving');
    await wizard.leaveAnswer('stay').click();
    await wizard.typeCard(ACCEPTED_CARD);
    await wizard.typeBilling(BILLING);
    await wizard.payButton().click();
    await expect(wizard.processing).toBeVisible();
    await expectAccessible(page, 'paying');
    await page.clock.runFor(7000);
    await expect(wizard.unconfirmed).toBeVisible();
    await expectAccessible(page, 'not confirmed');
  });

  test('the end of an order, and its change, have no violation', async ({ amin, world, page }) => {
    const { wizard, business } = amin;
    await world.begin({ signedInAs: 'noor-haddad' });
    await business.open(LAW);
    await business.updateLink.click();
    await expect(wizard.title('update')).toBeVisible();
    await expectAccessible(page, 'a plan that is no longer offered');
    await business.open(CLEANING);
    await business.reactivateLink.click();
    await expect(wizard.title('update')).toBeVisible();
    await wizard.goToPayment();
    await expectAccessible(page, 'payment by the saved card');
    await wizard.payButton('Reactivate').click();
    await expect(wizard.done('reactivate')).toBeVisible();
    await expectAccessible(page, 'done');
  });
});
