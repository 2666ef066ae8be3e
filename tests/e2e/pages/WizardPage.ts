import { expect, type Locator, type Page } from '@playwright/test';
import type { KnownBusiness } from '../support/businesses';
import { BILLING, BILLING_FIELDS, type BillingField, type TypedCard } from '../support/payment';
import type { Setting } from './Setting';
import type { KeyUnder } from '../support/words';

type WizardStep = 'plan' | 'add-ons' | 'review' | 'payment';
export type PlanName = 'essential' | 'professional' | 'premium';
type AddOnName = 'urgentCallOuts' | 'extraServiceArea' | 'featuredPlacement' | 'photoDay';
export type Cycle = 'monthly' | 'annual';
export type TypedCardField = keyof TypedCard;

const HEADINGS: Readonly<Record<WizardStep, KeyUnder<'subscription.wizard'>>> = {
  plan: 'plan.heading',
  'add-ons': 'addOns.heading',
  review: 'review.heading',
  payment: 'steps.payment',
};

const STEP_NAMES: Readonly<Record<WizardStep, KeyUnder<'subscription.wizard'>>> = {
  plan: 'steps.plan',
  'add-ons': 'steps.add-ons',
  review: 'steps.review',
  payment: 'steps.payment',
};

const CARD_FIELDS: Readonly<Record<TypedCardField, KeyUnder<'subscription.wizard'>>> = {
  number: 'payment.cardField.number',
  expiry: 'payment.cardField.expiry',
  code: 'payment.cardField.securityCode',
};

/** The wizard with its five steps. */
export class WizardPage {
  constructor(
    protected readonly page: Page,
    protected readonly setting: Setting,
  ) {}

  static pathOf(business: Pick<KnownBusiness, 'id'>): string {
    return `/dashboard/business/${business.id}/subscription`;
  }

  async open(business: KnownBusiness): Promise<void> {
    await this.page.goto(WizardPage.pathOf(business));
    await this.expectFor(business);
  }

  title(mode: 'create' | 'update'): Locator {
    return this.page.getByRole('heading', { level: 1, name: this.#word(`title.${mode}`) });
  }

  async expectFor(business: KnownBusiness): Promise<void> {
    const name = business.names[this.setting.language];
    await expect(
      this.page.getByText(this.setting.words('subscription.wizard.forBusiness', { business: name })),
    ).toBeVisible();
  }

  /** The region of a step, named by its heading. */
  step(step: WizardStep): Locator {
    return this.page.getByRole('region', { name: this.#word(HEADINGS[step]), exact: true });
  }

  async expectStep(step: WizardStep): Promise<void> {
    await expect(this.step(step)).toBeVisible();
    await expect(this.indicator(step)).toHaveAttribute('aria-current', 'step');
    await expect.poll(() => new URL(this.page.url()).searchParams.get('step') ?? 'plan').toBe(step);
  }

  indicator(step: WizardStep): Locator {
    return this.page
      .getByRole('navigation', { name: this.#word('steps.label') })
      .getByRole('button', { name: this.#word(STEP_NAMES[step]), exact: true });
  }

  get bar(): Locator {
    return this.page.getByRole('region', { name: this.#word('bar.label') });
  }

  get previousButton(): Locator {
    return this.bar.getByRole('button', { name: this.#word('bar.previous'), exact: true });
  }

  /** The message in place of a step that failed. */
  get stepFailure(): Locator {
    return this.page.getByRole('alert').getByText(this.#word('unexpected.errorLoadingStep'));
  }

  get nextButton(): Locator {
    return this.bar.getByRole('button', { name: this.#word('bar.next'), exact: true });
  }

  get toPaymentButton(): Locator {
    return this.bar.getByRole('button', { name: this.#word('bar.toPayment'), exact: true });
  }

  payButton(kind: 'create' | 'update' | 'reactivate' = 'create'): Locator {
    return this.bar.getByRole('button', { name: this.#word(`bar.payAnd.${kind}`), exact: true });
  }

  /** The button of the page that changes only the card. */
  get saveCardButton(): Locator {
    return this.page.getByRole('button', {
      name: this.setting.words('subscription.cardChange.save'),
      exact: true,
    });
  }

  get cancelButton(): Locator {
    return this.page.getByRole('main').getByRole('button', { name: this.#word('cancel'), exact: true });
  }

  async expectTotal(cycle: Cycle, amount: string): Promise<void> {
    const label = this.#word(`bar.totalOf.${cycle}`);
    const total = this.bar.getByRole('status');
    await expect(total).toContainText(label);
    await expect(total).toContainText(amount);
  }

  /** Goes from the first step to the payment with the current selection. */
  async goToPayment(): Promise<void> {
    await this.nextButton.click();
    await this.expectStep('add-ons');
    await this.nextButton.click();
    await this.confirmReview();
  }

  /** Goes from the review, where a reactivation starts, to the payment. */
  async confirmReview(): Promise<void> {
    await this.expectStep('review');
    await this.toPaymentButton.click();
    await this.expectStep('payment');
  }

  /** Goes from the first step to the payment with nothing changed but the card. */
  async goToNewCard(): Promise<void> {
    await this.nextButton.click();
    await this.expectStep('add-ons');
    await this.nextButton.click();
    await this.expectStep('review');
    await this.page.getByRole('button', { name: this.#word('review.ways.card') }).click();
    await this.expectStep('payment');
  }

  cycle(cycle: Cycle): Locator {
    return this.page
      .getByRole('radiogroup', { name: this.#word('cycle.label') })
      .getByRole('radio', { name: beginningWith(this.#word(`cycle.${cycle}`)) });
  }

  async chooseCycle(cycle: Cycle): Promise<void> {
    await this.cycle(cycle).click();
    await expect(this.cycle(cycle)).toBeChecked();
  }

  plan(plan: PlanName): Locator {
    const name = this.setting.words(`catalog.plans.${plan}.name`);
    return this.#plans.getByRole('radio', { name: beginningWith(name) });
  }

  async choosePlan(plan: PlanName): Promise<void> {
    await this.plan(plan).click();
    await expect(this.plan(plan)).toBeChecked();
  }

  /** The current plan of the business, which is no longer offered. */
  get retiredPlan(): Locator {
    return this.page.getByRole('region', { name: this.#word('plan.retiredTitle') });
  }

  addOn(addOn: AddOnName): Locator {
    const name = this.setting.words(`catalog.addOns.${addOn}.name`);
    return this.page.getByRole('checkbox', { name: beginningWith(name) });
  }

  async toggleAddOn(addOn: AddOnName): Promise<void> {
    await this.addOn(addOn).click();
  }

  get newCard(): Locator {
    return this.#methods.getByRole('radio', { name: beginningWith(this.#word('payment.newCard')) });
  }

  get savedCard(): Locator {
    return this.#methods.getByRole('radio', { name: /•••• \d{4}/u });
  }

  /** The sentence that names the payment methods to come. */
  get comingMethods(): Locator {
    return this.page
      .getByRole('main')
      .getByRole('paragraph')
      .filter({ hasText: this.#word('payment.comingSoon') });
  }

  /** Chooses a new card. When there is no other method, its fields are open from the start. */
  async chooseNewCard(): Promise<void> {
    await this.cardField('number').or(this.newCard).first().waitFor();
    if (await this.newCard.isVisible()) {
      await this.newCard.click();
      await expect(this.newCard).toBeChecked();
    }
    await expect(this.cardField('number')).toBeVisible();
  }

  /** A card field by its label, because a password field has no role. */
  cardField(field: TypedCardField): Locator {
    return this.page.getByLabel(this.cardFieldLabel(field), { exact: true });
  }

  protected cardFieldLabel(field: TypedCardField): string {
    return this.#word(CARD_FIELDS[field]);
  }

  async typeCard(card: TypedCard): Promise<void> {
    await this.cardField('number').fill(card.number);
    await this.cardField('expiry').fill(card.expiry);
    await this.cardField('code').fill(card.code);
  }

  /** Fills in every field of a new card and of the billing address. */
  async fillInNewCard(card: TypedCard): Promise<void> {
    await this.chooseNewCard();
    await this.typeCard(card);
    await this.typeBilling(BILLING);
  }

  async expectCard(card: TypedCard): Promise<void> {
    await expect(this.cardField('number')).toHaveValue(card.number);
    await expect(this.cardField('expiry')).toHaveValue(card.expiry);
    await expect(this.cardField('code')).toHaveValue(card.code);
  }

  async expectEmptyCard(): Promise<void> {
    await this.expectCard({ number: '', expiry: '', code: '' });
  }

  billingField(field: BillingField): Locator {
    return this.#billing.getByRole('textbox', { name: this.#word(`billing.${field}`), exact: true });
  }

  get country(): Locator {
    return this.#billing.getByRole('combobox', { name: this.#word('billing.country') });
  }

  get changeBillingButton(): Locator {
    return this.#billing.getByRole('button', { name: this.#word('billing.changeLabel') });
  }

  /** The folded billing address with the recipient of the invoice. */
  get invoice(): Locator {
    return this.page.getByRole('region', { name: this.#word('billing.invoiceTo') });
  }

  /** Shows all fields of the billing address. */
  async unfoldBilling(): Promise<void> {
    await expect(this.#billing).toBeVisible();
    if (await this.changeBillingButton.isVisible()) await this.changeBillingButton.click();
    await expect(this.billingField('firstName')).toBeVisible();
  }

  async typeBilling(values: Readonly<Partial<Record<BillingField, string>>>): Promise<void> {
    await this.unfoldBilling();
    for (const field of BILLING_FIELDS) {
      const value = values[field];
      if (value !== undefined) await this.billingField(field).fill(value);
    }
  }

  async expectBilling(values: Readonly<Record<BillingField, string>>): Promise<void> {
    await this.unfoldBilling();
    for (const field of BILLING_FIELDS) await expect(this.billingField(field)).toHaveValue(values[field]);
    await expect(this.country).toHaveValue('IL');
  }

  get processing(): Locator {
    return this.page.getByRole('alertdialog', { name: this.#word('paying.title') });
  }

  /** The dialog over the page while an order without a response is reconciled. */
  get checking(): Locator {
    return this.page.getByRole('alertdialog', { name: this.#word('outcomeUnknown.checking') });
  }

  /** The sentence in the alert of a refused order while it is reconciled. */
  get checkingRefusal(): Locator {
    return this.page.getByText(this.#word('failure.charge.reconciling'));
  }

  /** The note above the first step of a restored selection. */
  get restoredNotice(): Locator {
    return this.page.getByRole('status').filter({ hasText: this.#word('hint.restored') });
  }

  get leaveDialog(): Locator {
    return this.page.getByRole('alertdialog', { name: this.#word('leave.title') });
  }

  /** The payment error above the step, which takes the focus. */
  failure(key: KeyUnder<'subscription.wizard'>): Locator {
    return this.page.getByRole('main').getByRole('group', { name: this.#word(key) });
  }

  get unconfirmed(): Locator {
    return this.page.getByRole('heading', { name: this.#word('outcomeUnknown.title') });
  }

  get businessPageLink(): Locator {
    return this.page.getByRole('link', { name: this.#word('outcomeUnknown.businessPage') });
  }

  get checkAgainButton(): Locator {
    return this.page.getByRole('button', { name: this.#word('outcomeUnknown.checkAgain') });
  }

  done(kind: 'create' | 'update' | 'reactivate' = 'create'): Locator {
    return this.page.getByRole('heading', { level: 1, name: this.#word(`done.title.${kind}`) });
  }

  /** The title after the business was activated, and of an order for a business that customers can find already. */
  get visible(): Locator {
    return this.page.getByRole('heading', { level: 1, name: this.#word('done.title.visible') });
  }

  /** The row of the last step about the subscription or the business. */
  fact(fact: 'subscription' | 'business'): Locator {
    const rows = this.page.getByRole('main').getByRole('list').getByRole('listitem');
    return fact === 'subscription' ? rows.first() : rows.last();
  }

  /** Activates the business on the last step, without another question. */
  get activateButton(): Locator {
    return this.page
      .getByRole('main')
      .getByRole('button', { name: this.setting.words('detail.management.activate'), exact: true });
  }

  /** Its text depends on whether the business could be activated first. */
  get toBusinessLink(): Locator {
    const link = (key: KeyUnder<'subscription.wizard'>): Locator =>
      this.page.getByRole('link', { name: this.#word(key), exact: true });
    return link('done.toBusiness').or(link('done.activation.notNow'));
  }

  text(
    key: KeyUnder<'subscription.wizard'>,
    values: Readonly<Record<string, string | number>> = {},
  ): Locator {
    return this.page
      .getByRole('main')
      .getByText(this.setting.words(`subscription.wizard.${key}`, values))
      .first();
  }

  get #plans(): Locator {
    return this.page.getByRole('radiogroup', { name: this.#word('plan.heading') });
  }

  get #methods(): Locator {
    return this.page.getByRole('radiogroup', { name: this.#word('payment.heading') });
  }

  get #billing(): Locator {
    return this.page.getByRole('region', { name: this.#word('billing.heading') }).or(this.invoice);
  }

  #word(key: KeyUnder<'subscription.wizard'>): string {
    return this.setting.words(`subscription.wizard.${key}`);
  }
}

/**
 * Matches an accessible name that begins with the text. The name of a card is its title and its price, so the title is
 * enough.
 */
function beginningWith(name: string): RegExp {
  return new RegExp(`^${name.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`)}`, 'u');
}
