import { setTimeout as wait } from 'node:timers/promises';
import type { ApiControl } from '../../stack/api/ApiControl';
import type { Fault } from '../../stack/api/faults/Fault';
import type { Cell } from './Cell';
import type { CellResult, Verdict } from './CellResult';
import { cellWorld } from './cellWorld';
import { faultsFor, LATE } from './faultsFor';
import { PaymentTab } from './PaymentTab';
import { openCopy, type SignedInOwner } from './SignedInOwner';
import { isTrueVerdict } from './isTrueVerdict';

/** The time between two checks of a page in milliseconds: on the clock of the page, and in real time. */
const STEP = { pageTime: 3000, realTime: 250 };
const MAX_CHECKS = 60;

/** Runs one cell: one owner, one order, one failure. */
export class CellRun {
  readonly #call: 'createSubscription' | 'updateSubscription';
  readonly #tabs: PaymentTab[] = [];

  constructor(
    private readonly owner: SignedInOwner,
    private readonly api: ApiControl,
    private readonly cell: Cell,
    private readonly businessId: string,
  ) {
    this.#call = cell.kind === 'create' ? 'createSubscription' : 'updateSubscription';
  }

  async run(): Promise<Omit<CellResult, 'commit' | 'date'>> {
    await this.api.addBusinesses(cellWorld(this.businessId, this.cell.kind));
    const tab = await this.#openAtPayment();
    const other = this.cell.trigger === 'second tab' ? await this.#openAtPayment() : undefined;
    const faults = this.#faults();
    if (faults.length > 0) await this.api.addFaults(this.#call, ...faults);
    await this.#confirm(tab, other);
    const verdicts: Verdict[] = [];
    const texts: string[] = [];
    for (const open of this.#tabs) {
      const verdict = await this.#settle(open);
      verdicts.push(verdict);
      if (verdict === 'nothing said') texts.push(await open.text());
    }
    await wait(LATE);
    const [rows, deliveries] = [await this.#orderCount(), await this.#deliveryCount()];
    await this.api.clearFaults(this.#call, this.businessId);
    const areVerdictsTrue = verdicts.every((verdict) =>
      isTrueVerdict(verdict, rows, this.#tabs.length, this.cell),
    );
    const finalRows = rows === 0 ? await this.#tryAgain() : rows;
    await this.owner.closeTabs();
    return { ...this.cell, deliveries, rows, verdicts, texts, areVerdictsTrue, finalRows };
  }

  #faults(): readonly Fault[] {
    const { trigger, failure } = this.cell;
    const faults = faultsFor(failure);
    const isRenewed = trigger === 'session renewal';
    const expired: Fault = { fault: 'status', status: 401, times: 1, body: { message: 'The token expired' } };
    const all = isRenewed ? [expired, ...faults.map((fault) => ({ ...fault, nth: 2 }))] : faults;
    return all.map((fault) => ({ ...fault, business: this.businessId }));
  }

  async #openAtPayment(): Promise<PaymentTab> {
    const tab = await this.#openTab();
    await tab.goToPayment();
    return tab;
  }

  async #openTab(): Promise<PaymentTab> {
    const path = `/dashboard/business/${this.businessId}/subscription`;
    const tab = new PaymentTab(await this.owner.openTab(path), this.businessId, this.cell.kind);
    this.#tabs.push(tab);
    return tab;
  }

  async #confirm(tab: PaymentTab, other: PaymentTab | undefined): Promise<void> {
    const { page, payButton } = tab;
    const sent = page
      .waitForRequest(
        (request) =>
          ['POST', 'PUT'].includes(request.method()) &&
          request.url().endsWith(`/businesses/${this.businessId}`),
        { timeout: 10_000 },
      )
      .catch(() => undefined);
    switch (this.cell.trigger) {
      case 'click':
      case 'session renewal':
        await payButton.click();
        break;
      case 'double click':
        await payButton.dblclick();
        break;
      case 'Enter':
        await payButton.focus();
        await page.keyboard.press('Enter');
        break;
      case 'Back':
        await payButton.click();
        await sent;
        await page.goBack({ timeout: 5000, waitUntil: 'commit' }).catch(() => undefined);
        break;
      case 'reload':
        await payButton.click();
        await sent;
        await page.reload();
        break;
      case 'duplicated tab': {
        await payButton.click();
        await sent;
        const copy = new PaymentTab(await openCopy(page, page.url()), this.businessId, this.cell.kind);
        this.#tabs.push(copy);
        break;
      }
      case 'second tab':
        await payButton.click();
        await other?.payButton.click({ timeout: 3000 }).catch(() => undefined);
        break;
    }
  }

  /**
   * Advances the clock until the page reaches a final state. When the page shows the wizard as if no order had been
   * sent, the owner confirms again, at most twice.
   */
  async #settle(tab: PaymentTab): Promise<Verdict> {
    let [idleChecks, presses] = [0, 0];
    for (let check = 0; check < MAX_CHECKS; check += 1) {
      const verdict = await tab.verdict();
      if (verdict !== undefined && verdict !== 'under way in another tab') return verdict;
      idleChecks = (await tab.isIdle()) ? idleChecks + 1 : 0;
      if (idleChecks >= 4) {
        if (presses === 2 || !(await pressAgain(tab))) return verdict ?? 'nothing said';
        presses += 1;
        idleChecks = 0;
      }
      await this.#passTime();
    }
    return (await tab.verdict()) ?? 'nothing said';
  }

  /**
   * The owner repeats the order in the first tab until it is done.
   * @returns The number of rows in the table `orders`.
   */
  async #tryAgain(): Promise<number> {
    const [tab] = this.#tabs;
    if (tab === undefined) return 0;
    for (const other of this.#tabs.slice(1)) await other.page.close();
    await tab.page.goto(tab.path);
    for (let check = 0; check < MAX_CHECKS && !(await pressAgain(tab)); check += 1) {
      await tab.checkAgain();
      await this.#passTime();
    }
    await this.#settle(tab);
    return this.#orderCount();
  }

  async #passTime(): Promise<void> {
    await this.owner.context.clock.fastForward(STEP.pageTime);
    await wait(STEP.realTime);
  }

  async #orderCount(): Promise<number> {
    return (await this.api.orders()).filter(({ business_id }) => business_id === this.businessId).length;
  }

  async #deliveryCount(): Promise<number> {
    const { deliveries } = await this.api.calls();
    return Object.entries(deliveries)
      .filter(([name]) => /^P(?:OST|UT) /u.test(name) && name.endsWith(`/${this.businessId}`))
      .reduce((sum, [, count]) => sum + count, 0);
  }
}

/** False when the page changes during the attempt. */
async function pressAgain(tab: PaymentTab): Promise<boolean> {
  return tab.pressAgain().catch(() => false);
}
