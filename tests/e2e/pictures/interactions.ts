import { expect, type Locator, type Page } from '@playwright/test';
import type { Amin } from '../pages/Amin';
import { BusinessPage } from '../pages/BusinessPage';
import { WizardPage } from '../pages/WizardPage';
import { LAW, MATH, PLUMBING } from '../support/businesses';
import { ACCEPTED_CARD, BILLING, DECLINED_CARD } from '../support/payment';
import type { Size } from '../support/sizes';
import type { Loading } from '../support/states';

/** A state that no link opens: somebody has done something. */
export interface Interaction {
  readonly name: string;
  /** Where it begins. */
  readonly path: string;
  readonly act: (amin: Amin, page: Page) => Promise<void>;
  /** Only there in windows of this size. */
  readonly size?: Size;
  /** Lies over the page: the window is taken, not the whole page. */
  readonly isOverlay?: boolean;

  readonly loading?: Loading;
}

const OWNER = 'demo.owner=noor-haddad';
const MATH_PAGE = BusinessPage.addressOf(MATH);
const MATH_WIZARD = WizardPage.addressFor(MATH);
const FILLED_IN = `?step=payment&demo.filled-in&${OWNER}`;

function wizardOf(business: typeof MATH, parameters = `?${OWNER}`): string {
  return WizardPage.addressFor(business) + parameters;
}

/** What went wrong, where the page itself says so. */
function theAlert(page: Page): Locator {
  return page.getByRole('main').getByRole('alert').filter({ hasText: /\S/u }).first();
}

const FRAME: readonly Interaction[] = [
  {
    name: 'frame-user-menu',
    path: `/dashboard?${OWNER}`,
    isOverlay: true,
    act: async ({ frame }) => {
      await frame.accountButton.click();
      await expect(frame.accountMenu).toBeVisible();
    },
  },
  {
    name: 'frame-mobile-menu',
    path: `/dashboard?${OWNER}`,
    size: 'phone',
    isOverlay: true,
    act: ({ frame }) => frame.openMenu(),
  },
  {
    name: 'frame-mobile-menu-signed-out',
    path: '/about',
    size: 'phone',
    isOverlay: true,
    act: ({ frame }) => frame.openMenu(),
  },
  {
    name: 'frame-skip-link',
    path: '/',
    isOverlay: true,
    act: async ({ frame }, page) => {
      await page.keyboard.press('Tab');
      await expect(frame.skipLink).toBeFocused();
    },
  },
];

const SESSION: readonly Interaction[] = [
  {
    name: 'session-sign-in-page',
    path: '/',
    act: async ({ home, signInPage }) => {
      await home.getStarted.click();
      await signInPage.expectShown();
    },
  },
  {
    name: 'session-completing',
    path: '/?demo.outage=load-user:slow',
    loading: 'page',
    act: async ({ home, signInPage }, page) => {
      await home.getStarted.click();
      await signInPage.account('noor-haddad').click();
      await expect.poll(() => new URL(page.url()).pathname).toBe('/auth/callback');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  },
  {
    name: 'dashboard-wanted',
    path: '/?demo.latency=0',
    act: async ({ frame, dashboard }, page) => {
      await page.goto(MATH_PAGE);
      await frame.expectSignedOut();
      await page.goto(`/dashboard?${OWNER}`);
      await expect(dashboard.continueLink).toBeVisible();
    },
  },
  {
    name: 'dashboard-connection-lost',
    path: `/dashboard?${OWNER}`,
    act: async ({ dashboard }, page) => {
      await expect(dashboard.link(MATH)).toBeVisible();
      await page.evaluate(() => dispatchEvent(new Event('offline')));
    },
  },
];

const BUSINESS: readonly Interaction[] = [
  {
    name: 'business-activate',
    path: `${MATH_PAGE}?demo.order=carried-out&${OWNER}`,
    isOverlay: true,
    act: async ({ business }) => {
      await business.button('activate').click();
      await expect(business.question('activate')).toBeVisible();
    },
  },
  {
    name: 'business-deactivate',
    path: `${BusinessPage.addressOf(PLUMBING)}?${OWNER}`,
    isOverlay: true,
    act: async ({ business }) => {
      await business.button('deactivate').click();
      await expect(business.question('deactivate')).toBeVisible();
    },
  },
  {
    name: 'business-deactivated',
    path: `${BusinessPage.addressOf(PLUMBING)}?${OWNER}`,
    isOverlay: true,
    act: async ({ business, frame }) => {
      await business.button('deactivate').click();
      await business.confirmButton('deactivate').click();
      await frame.expectNotice('business.management.deactivated');
      await frame.notices.getByRole('button').first().hover();
    },
  },
  {
    name: 'business-deactivation-failed',
    path: `${BusinessPage.addressOf(PLUMBING)}?demo.outage=change-business-status:unavailable&${OWNER}`,
    isOverlay: true,
    act: async ({ business }, page) => {
      await business.button('deactivate').click();
      await business.confirmButton('deactivate').click();
      await expect(theAlert(page)).toBeVisible();
    },
  },
  {
    name: 'business-cancel',
    path: `${BusinessPage.addressOf(PLUMBING)}?${OWNER}`,
    isOverlay: true,
    act: async ({ business, setting }, page) => {
      await business.subscription
        .getByRole('button', { name: setting.words('subscription.cancel.confirm') })
        .click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
];

const WIZARD: readonly Interaction[] = [
  {
    name: 'wizard-plan-annual',
    path: wizardOf(MATH),
    act: ({ wizard }) => wizard.chooseCycle('annual'),
  },
  {
    name: 'wizard-add-ons-cleared',
    path: wizardOf(PLUMBING),
    act: ({ wizard }) => wizard.choosePlan('premium'),
  },
  {
    name: 'wizard-payment-empty',
    path: wizardOf(MATH),
    act: ({ wizard }) => wizard.goToPayment(),
  },
  {
    name: 'wizard-payment-method-missing',
    path: wizardOf(MATH),
    act: async ({ wizard }) => {
      await wizard.goToPayment();
      await wizard.payButton().click();
      await expect(wizard.alert('failure.paymentMethodRequired')).toBeVisible();
    },
  },
  {
    name: 'wizard-payment-errors',
    path: wizardOf(MATH),
    act: async ({ wizard }) => {
      await wizard.goToPayment();
      await wizard.chooseNewCard();
      await wizard.typeBilling({ ...BILLING, phone: '04-812-3456', zip: '123', city: '', email: 'noor' });
      await wizard.payButton().click({ force: true });
      await expect(wizard.errorSummary(4)).toBeVisible();
    },
  },
  {
    name: 'wizard-payment-card-incomplete',
    path: MATH_WIZARD + FILLED_IN,
    act: async ({ wizard }) => {
      await wizard.cardField('number').fill('4242 4242');
      await wizard.payButton().click();
      await expect(wizard.alert('failure.cardIncomplete')).toBeVisible();
    },
  },
  {
    name: 'wizard-payment-declined',
    path: MATH_WIZARD + FILLED_IN,
    act: async ({ wizard }) => {
      await wizard.typeCard(DECLINED_CARD);
      await wizard.payButton().click();
      await expect(wizard.alert('failure.paymentFailed')).toBeVisible();
    },
  },
  {
    name: 'wizard-payment-refused',
    path: `${MATH_WIZARD}${FILLED_IN}&demo.outage=create-subscription:refused`,
    act: async ({ wizard }, page) => {
      await wizard.typeCard(ACCEPTED_CARD);
      await wizard.payButton().click();
      await expect(theAlert(page)).toBeVisible();
    },
  },
  {
    name: 'wizard-payment-offline',
    path: `${MATH_WIZARD}${FILLED_IN}&demo.outage=create-subscription:offline`,
    act: async ({ wizard }, page) => {
      await wizard.typeCard(ACCEPTED_CARD);
      await wizard.payButton().click();
      await expect(theAlert(page)).toBeVisible();
    },
  },
  {
    name: 'wizard-payment-not-charged',
    path: wizardOf(MATH, `?demo.order=never-arrived&${OWNER}`),
    act: async (_amin, page) => {
      await expect(theAlert(page)).toBeVisible({ timeout: 20_000 });
    },
  },
  {
    name: 'wizard-unconfirmed-overtaken',
    path: wizardOf(MATH, `?demo.order=overtaken&${OWNER}`),
    act: async ({ wizard }) => {
      await expect(wizard.unconfirmed).toBeVisible();
      await wizard.unconfirmed.page().waitForTimeout(9000);
    },
  },
  {
    name: 'wizard-processing',
    path: `${MATH_WIZARD}${FILLED_IN}&demo.outage=create-subscription:slow`,
    isOverlay: true,
    loading: 'page',
    act: async ({ wizard }) => {
      await wizard.typeCard(ACCEPTED_CARD);
      await wizard.payButton().click();
      await expect(wizard.processing).toBeVisible();
    },
  },
  {
    name: 'wizard-leave',
    path: wizardOf(MATH),
    isOverlay: true,
    act: async ({ wizard }) => {
      await wizard.goToPayment();
      await wizard.chooseNewCard();
      await wizard.typeBilling({ firstName: BILLING.firstName });
      await wizard.cancelButton.click();
      await expect(wizard.leaveQuestion).toBeVisible();
    },
  },
  {
    name: 'wizard-retired-annual',
    path: wizardOf(LAW),
    act: ({ wizard }) => wizard.chooseCycle('annual'),
  },
];

const PROFILE: readonly Interaction[] = [
  {
    name: 'profile-edit-errors',
    path: `/profile?mode=edit&${OWNER}`,
    act: async ({ profile }) => {
      await profile.field('email').fill('noor@');
      await profile.field('phone').fill('123');
      await profile.saveButton.click({ force: true });
    },
  },
  {
    name: 'profile-save-failed',
    path: `/profile?mode=edit&demo.outage=update-user:unavailable&${OWNER}`,
    act: async ({ profile }, page) => {
      await profile.field('address').fill('הרצל 14');
      await profile.saveButton.click();
      await expect(theAlert(page)).toBeVisible();
    },
  },
  {
    name: 'profile-leave',
    path: `/profile?mode=edit&${OWNER}`,
    isOverlay: true,
    act: async ({ profile, frame }) => {
      await profile.field('address').fill('הרצל 14');
      await frame.header.getByRole('link').first().click();
      await expect(profile.leaveQuestion).toBeVisible();
    },
  },
];

const DEMO: readonly Interaction[] = [
  {
    name: 'demo-strip',
    path: `/about?${OWNER}&demo.strip=shown`,
    act: async ({ setting }, page) => {
      await expect(page.getByText(setting.words('demo.strip.text'))).toBeVisible();
    },
  },
  {
    name: 'demo-panel',
    path: `/about?${OWNER}&demo.strip=shown`,
    isOverlay: true,
    act: async ({ setting }, page) => {
      await page.getByRole('button', { name: setting.words('demo.strip.open') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
];

export const INTERACTIONS: readonly Interaction[] = [
  ...FRAME,
  ...SESSION,
  ...BUSINESS,
  ...WIZARD,
  ...PROFILE,
  ...DEMO,
];
