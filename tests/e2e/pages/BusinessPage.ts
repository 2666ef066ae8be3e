import { expect, type Locator, type Page } from '@playwright/test';
import type { CompleteLanguage } from '../../../src/domain/shared/language';
import type { KnownBusiness } from '../support/businesses';
import type { Setting } from './Setting';
import { LANGUAGE_NAMES } from './Shell';
import type { TextKey } from '../../../src/ui/i18n/useTranslation';
import type { KeyUnder } from '../support/words';

type StatusAction = 'activate' | 'deactivate';

/** The page of one business. */
export class BusinessPage {
  constructor(
    private readonly page: Page,
    private readonly setting: Setting,
  ) {}

  static pathOf(business: Pick<KnownBusiness, 'id'>): string {
    return `/dashboard/business/${business.id}`;
  }

  async open(business: KnownBusiness): Promise<void> {
    await this.page.goto(BusinessPage.pathOf(business));
    await this.expectShown(business);
  }

  async expectShown(business: KnownBusiness): Promise<void> {
    const name = business.names[this.setting.language];
    await expect(this.page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(this.preview).toBeVisible();
  }

  get management(): Locator {
    return this.page.getByRole('region', { name: this.#word('detail.management.title') });
  }

  get subscription(): Locator {
    return this.page.getByRole('region', { name: this.#word('subscription.section.title'), exact: true });
  }

  get subscriptionHeading(): Locator {
    return this.subscription.getByRole('heading', { name: this.#word('subscription.section.title') });
  }

  get getStarted(): Locator {
    return this.page.getByRole('link', { name: this.#word('subscription.section.getStarted') });
  }

  get updateLink(): Locator {
    return this.subscription.getByRole('link', { name: this.#word('subscription.section.update') });
  }

  get reactivateLink(): Locator {
    return this.subscription.getByRole('link', { name: this.#word('subscription.section.reactivate') });
  }

  get cancelButton(): Locator {
    return this.subscription.getByRole('button', { name: this.#word('subscription.cancel.confirm') });
  }

  get cancelQuestion(): Locator {
    return this.page.getByRole('alertdialog', { name: this.#word('subscription.cancel.question') });
  }

  cancelAnswer(answer: 'confirm' | 'keep'): Locator {
    return this.cancelQuestion.getByRole('button', { name: this.#word(`subscription.cancel.${answer}`) });
  }

  async cancel(): Promise<void> {
    await this.cancelButton.click();
    await this.cancelAnswer('confirm').click();
    await this.expectSubscriptionStatus('cancelled');
  }

  /** The value next to a label of the subscription. */
  fact(label: KeyUnder<'subscription.section'>): Locator {
    return this.subscription
      .locator('div', {
        has: this.page.getByText(this.#word(`subscription.section.${label}`), { exact: true }),
      })
      .last()
      .getByRole('definition')
      .first();
  }

  /** A sentence of the section, for instance that the card has expired. */
  subscriptionText(
    key: KeyUnder<'subscription.section'>,
    values: Readonly<Record<string, string>> = {},
  ): Locator {
    return this.subscription.getByText(this.setting.words(`subscription.section.${key}`, values), {
      exact: true,
    });
  }

  /** The notice about an order with an unknown outcome. It offers to check again instead of to pay. */
  get unconfirmedNotice(): Locator {
    return this.page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: this.#word('subscription.wizard.outcomeUnknown.elsewhere.title') });
  }

  get checkPaymentLink(): Locator {
    return this.unconfirmedNotice.getByRole('link', {
      name: this.#word('subscription.wizard.outcomeUnknown.elsewhere.check'),
    });
  }

  /** The listing as customers see it. */
  get preview(): Locator {
    return this.page.getByRole('region', { name: this.#word('detail.preview') });
  }

  async choosePreview(choice: CompleteLanguage | 'sideBySide'): Promise<void> {
    const name = choice === 'sideBySide' ? this.#word('listing.preview.sideBySide') : LANGUAGE_NAMES[choice];
    const radio = this.preview.getByRole('radio', { name, exact: true });
    await openFold(this.preview);
    await radio.click();
    await expect(radio).toBeChecked();
  }

  /** The list of what is ready for customers, with links that add what is missing. */
  get readiness(): Locator {
    return this.page.getByRole('region', { name: this.#word('detail.ready.title') });
  }

  /** Shows the buttons that print and save. */
  async openMore(): Promise<void> {
    await openFold(this.subscription);
  }

  get printButton(): Locator {
    return this.subscription.getByRole('button', { name: this.#word('subscription.confirmation.print') });
  }

  get calendarButton(): Locator {
    return this.subscription.getByRole('button', { name: this.#word('subscription.confirmation.calendar') });
  }

  button(action: StatusAction): Locator {
    return this.management.getByRole('button', { name: this.#word(`detail.management.${action}`) });
  }

  /** The button that activates, in the card of a business without a subscription or in the strip. */
  get blockedButton(): Locator {
    return this.page
      .getByRole('main')
      .getByRole('button', { name: this.#word('detail.noSubscription.activate'), exact: true })
      .or(this.button('activate'));
  }

  question(action: StatusAction): Locator {
    return this.page.getByRole('alertdialog', {
      name: this.#word(`detail.management.${action}Question`),
      /* "Deactivate" contains "activate", and a closed question is visible until its animation ends. */
      exact: true,
    });
  }

  confirmButton(action: StatusAction): Locator {
    return this.question(action).getByRole('button', {
      name: this.#word(`detail.management.${action}`),
      exact: true,
    });
  }

  withdrawButton(action: StatusAction): Locator {
    const keys = { activate: 'shell.notNow', deactivate: 'detail.management.keepActive' } as const;
    return this.question(action).getByRole('button', { name: this.#word(keys[action]) });
  }

  /** The badge or the strip at the top is the first text with a status. */
  async expectStatus(status: 'active' | 'inactive'): Promise<void> {
    const activeOrInactive = this.page
      .getByRole('main')
      .getByText(this.#word('business.status.active'), { exact: true })
      .or(this.page.getByRole('main').getByText(this.#word('business.status.inactive'), { exact: true }));
    await expect(activeOrInactive.first()).toHaveText(this.#word(`business.status.${status}`));
  }

  async expectSubscriptionStatus(
    status: 'active' | 'intrial' | 'cancelled' | 'paused' | 'unknown',
  ): Promise<void> {
    await expect(
      this.subscription.getByText(this.#word(`subscription.section.status.${status}`), { exact: true }),
    ).toBeVisible();
  }

  /** Expects the message next to the button that a change of status has failed. */
  async expectFailure(message: TextKey): Promise<void> {
    await expect(this.management.getByRole('alert')).toContainText(this.#word(message));
  }

  /** Expects that the button explains why it is blocked, and that a click does nothing. */
  async expectBlocked(reason: TextKey): Promise<void> {
    const main = this.page.getByRole('main');
    const button = this.blockedButton;
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(this.#word(reason));
    await expect(main.getByText(this.#word(reason))).toBeVisible();
    await button.click({ force: true });
    await expect(this.question('activate')).toHaveCount(0);
  }

  #word(key: TextKey): string {
    return this.setting.words(key);
  }
}

/** Opens a folded row. */
async function openFold(row: Locator): Promise<void> {
  const fold = row.locator('details');
  if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click();
}
