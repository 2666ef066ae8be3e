import { setTimeout as wait } from 'node:timers/promises';
import type { Tab, Target } from '../../../tests/e2e-engines/driver/Tab';
import type { Cell, CellOrderKind } from '../../../tests/e2e-stack/money/Cell';
import type { CellResult, Verdict } from '../../../tests/e2e-stack/money/CellResult';
import { cellWorld } from '../../../tests/e2e-stack/money/cellWorld';
import { faultsFor, LATE } from '../../../tests/e2e-stack/money/faultsFor';
import { isTrueVerdict } from '../../../tests/e2e-stack/money/isTrueVerdict';
import { verdictOf } from '../../../tests/e2e-stack/money/verdictOf';
import { WizardPage } from '../../../tests/e2e/pages/WizardPage';
import { ACCEPTED_CARD, BILLING } from '../../../tests/e2e/support/payment';
import { wordsIn, type KeyUnder } from '../../../tests/e2e/support/words';
import type { ApiControl } from '../../../tests/stack/api/ApiControl';

const words = wordsIn('en');
const wizard = (key: KeyUnder<'subscription.wizard'>): string => words(`subscription.wizard.${key}`);

const PAY: Readonly<Record<CellOrderKind, Target>> = {
  create: { role: 'button', name: wizard('bar.payAnd.create') },
  update: { role: 'button', name: wizard('bar.payAnd.update') },
  reactivate: { role: 'button', name: wizard('bar.payAnd.reactivate') },
};

/** The text for each card field. The keys are the suffixes of the iframe names. */
const CARD = { number: ACCEPTED_CARD.number, expiry: ACCEPTED_CARD.expiry, cvv: ACCEPTED_CARD.code } as const;

/**
 * Makes the timers and the clock of a document ten times as fast from now on, because reconciling takes a minute. These
 * engines have no clock that a test could advance.
 */
const FASTER = `(() => {
  const [now, later] = [Date.now.bind(Date), window.setTimeout.bind(window)];
  const start = now();
  Date.now = () => start + (now() - start) * 10;
  window.setTimeout = (task, delay = 0, ...values) => later(task, delay / 10, ...values);
  return true;
})()`;

/** Forgets the billing address of the cell before, which the page would fill in, collapsed. */
const FORGET_BILLING = `(() => {
  for (const name of Object.keys(sessionStorage))
    if (name.startsWith('amin.last-billing.')) sessionStorage.removeItem(name);
  return true;
})()`;

const IS_BUSY = `[...document.querySelectorAll('[role=alertdialog]')].some((dialog) => dialog.checkVisibility())`;
const TEXT = `document.querySelector('main')?.innerText ?? ''`;

/** Between two looks at the page, in milliseconds. */
const STEP = 250;
const MAX_LOOKS = 120;

/** One order in one tab of any engine, which meets one failure. */
export class EngineOrder {
  constructor(
    private readonly tab: Tab,
    private readonly api: ApiControl,
    private readonly cell: Cell,
    private readonly businessId: string,
  ) {}

  async run(): Promise<Omit<CellResult, 'commit' | 'date'>> {
    const { cell, api, businessId } = this;
    await api.addBusinesses(cellWorld(businessId, cell.kind));
    await this.#goToPayment();
    const call = cell.kind === 'create' ? 'createSubscription' : 'updateSubscription';
    const faults = faultsFor(cell.failure).map((fault) => ({ ...fault, business: businessId }));
    if (faults.length > 0) await api.addFaults(call, ...faults);
    await this.#confirm();
    const verdict = await this.#verdict();
    await wait(LATE);
    const [rows, deliveries] = [await this.#rows(), await this.#deliveries()];
    await api.clearFaults(call, businessId);
    const texts = verdict === 'nothing said' ? [await this.#text()] : [];
    const areVerdictsTrue = isTrueVerdict(verdict, rows, 1, cell);
    const finalRows = rows === 0 ? await this.#tryAgain() : rows;
    return { ...cell, deliveries, rows, verdicts: [verdict], texts, areVerdictsTrue, finalRows };
  }

  async #goToPayment(): Promise<void> {
    const { tab, cell } = this;
    await tab.page.evaluate(FORGET_BILLING);
    await tab.open(WizardPage.pathOf({ id: this.businessId }));
    if (cell.kind !== 'reactivate') {
      await tab.expectShown({ role: 'heading', name: wizard('plan.heading') });
      await tab.click({ role: 'radio', beginning: words('catalog.plans.premium.name') });
      await tab.click({ role: 'button', name: wizard('bar.next') });
      await tab.expectShown({ role: 'heading', name: wizard('addOns.heading') });
      await tab.click({ role: 'button', name: wizard('bar.next') });
    }
    await tab.expectShown({ role: 'heading', name: wizard('review.heading') });
    await tab.click({ role: 'button', name: wizard('bar.toPayment') });
    await tab.expectShown({ role: 'heading', name: wizard('steps.payment') });
    if (cell.kind === 'create') await this.#fillIn();
    await tab.page.evaluate(FASTER);
  }

  async #fillIn(): Promise<void> {
    await this.#typeCard();
    /* The other fields are known from the profile. */
    for (const field of ['company', 'taxRegistrationNumber', 'zip'] as const)
      await this.tab.typeInto({ role: 'textbox', name: wizard(`billing.${field}`) }, BILLING[field]);
  }

  async #typeCard(): Promise<void> {
    for (const [field, text] of Object.entries(CARD))
      await this.tab.page.typeIntoFrame(`iframe[name$="-${field}"]`, text);
  }

  async #confirm(): Promise<void> {
    const { tab, cell } = this;
    const button = PAY[cell.kind];
    switch (cell.trigger) {
      case 'double click':
        await tab.page.click(await tab.expectShown(button), 2);
        return;
      case 'Enter':
        await tab.pressOn(button);
        return;
      default:
        await tab.click(button);
    }
  }

  async #verdict(): Promise<Verdict> {
    for (let look = 0; look < MAX_LOOKS; look += 1) {
      const isBusy = await this.tab.page.evaluate(IS_BUSY).catch(() => true);
      const verdict = isBusy === true ? undefined : verdictOf(await this.#text());
      if (verdict !== undefined) return verdict;
      await wait(STEP);
    }
    return 'nothing said';
  }

  /** The owner tries again on the same page, which says that nothing was charged. */
  async #tryAgain(): Promise<number> {
    if (this.cell.kind === 'create') await this.#typeCard();
    await this.tab.click(PAY[this.cell.kind]);
    for (let look = 0; look < MAX_LOOKS && (await this.#rows()) === 0; look += 1) await wait(STEP);
    return this.#rows();
  }

  async #text(): Promise<string> {
    return String(await this.tab.page.evaluate(TEXT).catch(() => ''));
  }

  async #rows(): Promise<number> {
    return (await this.api.orders()).filter(({ business_id }) => business_id === this.businessId).length;
  }

  async #deliveries(): Promise<number> {
    const { deliveries } = await this.api.calls();
    return Object.entries(deliveries)
      .filter(([name]) => /^P(?:OST|UT) /u.test(name) && name.endsWith(`/${this.businessId}`))
      .reduce((sum, [, count]) => sum + count, 0);
  }
}
