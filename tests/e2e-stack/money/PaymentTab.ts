import { expect, type Locator, type Page } from '@playwright/test';
import type { Amin } from '../../e2e/pages/Amin';
import { WizardPage } from '../../e2e/pages/WizardPage';
import { ACCEPTED_CARD } from '../../e2e/support/payment';
import type { CellOrderKind } from './Cell';
import type { Verdict } from './CellResult';
import { aminIn } from './SignedInOwner';
import { verdictOf } from './verdictOf';

/** One tab with the wizard of one business. */
export class PaymentTab {
  readonly #amin: Amin;

  constructor(
    readonly page: Page,
    readonly businessId: string,
    private readonly kind: CellOrderKind,
  ) {
    this.#amin = aminIn(page);
  }

  get path(): string {
    return WizardPage.pathOf({ id: this.businessId });
  }

  get payButton(): Locator {
    return this.#amin.wizard.payButton(this.kind);
  }

  /** Goes from the first step to the payment step, and fills in everything that the steps require. */
  async goToPayment(): Promise<void> {
    const { wizard } = this.#amin;
    if (this.kind === 'reactivate') await wizard.confirmReview();
    else {
      await expect(wizard.nextButton).toBeVisible();
      await wizard.choosePlan('premium');
      await wizard.goToPayment();
    }
    if (this.kind === 'create') await wizard.fillInNewCard(ACCEPTED_CARD);
    else await expect(wizard.savedCard).toBeChecked();
    await expect(this.payButton).toBeEnabled();
  }

  /**
   * Presses the pay button again when the page offers the same order again, from an earlier step if necessary.
   * @returns Whether it pressed the button.
   */
  async pressAgain(): Promise<boolean> {
    const { wizard } = this.#amin;
    if (await this.#press()) return true;
    const title = wizard.title(this.kind === 'create' ? 'create' : 'update');
    const forward = wizard.nextButton.or(wizard.toPaymentButton);
    if (!(await title.isVisible()) || !(await forward.isVisible())) return false;
    if (this.kind === 'update') await wizard.choosePlan('premium');
    for (let step = 0; step < 2 && (await wizard.nextButton.isVisible()); step += 1)
      await wizard.nextButton.click();
    await wizard.toPaymentButton.click();
    await wizard.expectStep('payment');
    if (!(await this.payButton.isVisible())) return false;
    if (this.kind === 'create') await wizard.fillInNewCard(ACCEPTED_CARD);
    return this.#press();
  }

  /** Whether an order is being sent or reconciled. */
  async #isBusy(): Promise<boolean> {
    const { checking, processing, checkingRefusal } = this.#amin.wizard;
    return checking.or(processing).or(checkingRefusal).first().isVisible();
  }

  async #press(): Promise<boolean> {
    const isOffered = (await this.payButton.isVisible()) && (await this.payButton.isEnabled());
    if (isOffered) await this.payButton.click({ timeout: 2000 }).catch(() => undefined);
    return isOffered;
  }

  /** Presses "Check again" when the page offers it, because the result of the order is unknown. */
  async checkAgain(): Promise<void> {
    const { wizard } = this.#amin;
    if ((await wizard.checkAgainButton.isVisible()) && (await wizard.checkAgainButton.isEnabled()))
      await wizard.checkAgainButton.click({ timeout: 2000 }).catch(() => undefined);
  }

  /** The statement of the page about the payment. Undefined while the page is busy or says nothing. */
  async verdict(): Promise<Verdict | undefined> {
    if (await this.#isBusy()) return undefined;
    return verdictOf(await this.text());
  }

  async text(): Promise<string> {
    return this.page
      .getByRole('main')
      .innerText({ timeout: 1000 })
      .catch(() => '');
  }

  /** Whether the page shows the wizard, as after Back or a reload, and says nothing about a payment. */
  async isIdle(): Promise<boolean> {
    if (await this.#isBusy()) return false;
    const { wizard } = this.#amin;
    return wizard.nextButton.or(this.payButton).first().isVisible();
  }
}
