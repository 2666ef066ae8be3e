import type { MountedCardFields } from '@/application/ports/CardFields';
import type {
  CreateOrUpdateSubscription,
  CreateOrUpdateSubscriptionError,
  RefusedOrder,
} from '@/application/subscription/CreateOrUpdateSubscription';
import type { LastOrder, LoadLastOrder } from '@/application/subscription/LoadLastOrder';
import type {
  PollSchedule,
  PaymentOutcome,
  ReconcilePayment,
} from '@/application/subscription/ReconcilePayment';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { User } from '@/domain/identity/User';
import type { PlacedOrder } from '@/domain/subscription/PlacedOrder';
import type { Subscription } from '@/domain/subscription/Subscription';
import type { BillingField, BillingForm } from '@/domain/validation/BillingAddress';
import type { RefusedField } from '@/domain/validation/RefusedField';
import type { BillingFormModel } from '@/ui/subscription/wizard/payment/BillingFormModel';
import { summaryOfSelection } from './orderSummary';
import type { UncaughtErrors } from './UncaughtErrors';
import type { WizardSelection } from './WizardSelection';
import type {
  FailureDetails,
  OrderReconciliation,
  OrderSummary,
  PaymentFailure,
  PaymentFailureKind,
} from './WizardState';

export interface PaymentUseCases {
  readonly createOrUpdate: Pick<CreateOrUpdateSubscription, 'execute'>;
  readonly loadLastOrder: Pick<LoadLastOrder, 'execute' | 'recordOutcome'>;
  readonly reconcile: Pick<ReconcilePayment, 'execute'>;
}

/** What PaymentProcess reports. */
export type PaymentProgress =
  | { readonly kind: 'paying' }
  | { readonly kind: 'paid'; readonly summary: OrderSummary }
  /** The order was executed: a later read shows it, or an earlier order is being set up. It must not be repeated. */
  | { readonly kind: 'executed'; readonly order: PlacedOrder; readonly wasConfirmedLater: boolean }
  | {
      readonly kind: 'outcome-unknown';
      readonly reconciliation: OrderReconciliation;
      readonly reference: string;
    }
  | PaymentFailed
  | { readonly kind: 'session-expired' };

interface PaymentFailed {
  readonly kind: 'failed';
  readonly failure: PaymentFailure;
  /** The fields whose values the server refused. */
  readonly fields?: readonly RefusedField<BillingField>[] | undefined;
}

/** What the page shows during a reconciliation, and while it is paused offline. */
const RECONCILIATIONS = {
  full: ['running', 'paused'],
  short: ['running-again', 'running-again'],
} as const;

const EXPIRED = { kind: 'session-expired' } as const;

/** Sends the order, and reconciles it if its outcome is unknown (faults B.5). */
export class PaymentProcess {
  #reconciliation: ReturnType<ReconcilePayment['execute']> | undefined;
  #outcomeUnknown: PlacedOrder | undefined;
  #attempt = 0;

  constructor(
    private readonly businessId: BusinessId,
    private readonly owner: () => User | undefined,
    private readonly useCases: PaymentUseCases,
    private readonly uncaught: UncaughtErrors,
    private readonly report: (progress: PaymentProgress) => void,
  ) {}

  /** Sends the order, or reports what is missing. */
  async submit(
    selection: WizardSelection,
    billing: BillingFormModel,
    cardFields: MountedCardFields | undefined,
  ): Promise<void> {
    this.#attempt += 1;
    const obstacle = selection.showErrorsAndFindObstacle(billing);
    if (obstacle !== undefined) return this.#fail({ kind: obstacle });
    this.report({ kind: 'paying' });
    await this.#pay(selection, billing.values, cardFields);
  }

  async #pay(
    selection: WizardSelection,
    billing: BillingForm,
    cardFields: MountedCardFields | undefined,
  ): Promise<void> {
    const owner = this.owner();
    if (owner === undefined) return this.report(EXPIRED);
    const { chosen, initialData } = selection;
    const { businessId } = this;
    const order = {
      owner,
      businessId,
      seen: initialData.subscription,
      kind: selection.orderKind,
      selection: chosen,
      pricesReadAt: initialData.readAt,
      billing,
      cardFields,
    };
    const sent = this.useCases.createOrUpdate.execute(order);
    const result = await sent.catch((reason: unknown) => this.#recoverFrom(reason));
    if (result === undefined) return;
    if (result.ok)
      return this.report({ kind: 'paid', summary: summaryOfSelection(selection, billing, result.value) });
    if (result.error.kind === 'outcome-unknown') return this.reconcile(result.error.order);
    if (result.error.kind === 'being-set-up')
      return this.report({ kind: 'executed', order: result.error.order, wasConfirmedLater: false });
    if (isRefused(result.error)) return this.reconcile(result.error.order, 'full', result.error);
    const failure = failureOf(result.error);
    if (failure === undefined) return this.report(EXPIRED);
    this.#fail(failure);
  }

  /** The last order for the business in the journal, for example from another tab. */
  lastOrder(subscription: Subscription | undefined): LastOrder | undefined {
    const owner = this.owner();
    return owner && this.useCases.loadLastOrder.execute(owner, this.businessId, subscription);
  }

  /** If the subscription shows the outcome of the last order, writes it into the journal. */
  recordOutcome(subscription: Subscription | undefined): void {
    const owner = this.owner();
    if (owner !== undefined) this.useCases.loadLastOrder.recordOutcome(owner, this.businessId, subscription);
  }

  /**
   * Reads the subscription until the outcome of the order is known. It sends no order.
   *
   * @param refused The refusal of the order. It is shown at once, but reconciled too, because the browser may have sent
   *   the request twice, and the server may have refused only the second one.
   */
  async reconcile(
    order: PlacedOrder,
    schedule: PollSchedule = 'full',
    refused?: RefusedOrder,
  ): Promise<void> {
    const owner = this.owner();
    if (owner === undefined) return this.report(EXPIRED);
    this.#outcomeUnknown = order;
    const [running, paused] = RECONCILIATIONS[schedule];
    const reportReconciling = (isPaused: boolean): void =>
      refused === undefined
        ? this.report({
            kind: 'outcome-unknown',
            reconciliation: isPaused ? paused : running,
            reference: order.key,
          })
        : this.#fail(refused);
    reportReconciling(false);
    const options = { schedule, onPauseChange: reportReconciling };
    this.#reconciliation?.stop();
    this.#reconciliation = this.useCases.reconcile.execute(owner, this.businessId, order, options);
    const finding = await this.#reconciliation.finding;
    if (finding.kind !== 'outcome-unknown') this.#outcomeUnknown = undefined;
    if (finding.kind !== 'not-executed') return this.report(progressFrom(finding, order));
    this.#fail(refused === undefined ? finding : { ...refused, charge: 'not-charged' });
  }

  /** Reconciles the order with the unknown outcome once more, if there is one. */
  reconcileAgain(schedule?: PollSchedule): void {
    if (this.#outcomeUnknown !== undefined) void this.reconcile(this.#outcomeUnknown, schedule);
  }

  stop(): void {
    this.#reconciliation?.stop();
  }

  #fail({ kind, charge, retryAfter, fields }: Failure): void {
    this.report({ kind: 'failed', failure: { kind, attempt: this.#attempt, charge, retryAfter }, fields });
  }

  /** Handles an unexpected exception. An order that is not in the journal was never sent. */
  #recoverFrom(reason: unknown): void {
    this.uncaught.report({ reason });
    const sent = this.lastOrder(undefined);
    if (sent?.kind === 'outcome-unknown') void this.reconcile(sent.order);
    else this.#fail({ kind: 'general_error', charge: 'not-sent' });
  }
}

function progressFrom(
  finding: Exclude<PaymentOutcome, { readonly kind: 'not-executed' }>,
  order: PlacedOrder,
): PaymentProgress {
  switch (finding.kind) {
    case 'executed':
      return { kind: 'executed', order, wasConfirmedLater: true };
    case 'session-expired':
      return EXPIRED;
    case 'outcome-unknown':
      return { kind: 'outcome-unknown', reconciliation: 'ended', reference: order.key };
    case 'unresolvable':
      return { kind: 'outcome-unknown', reconciliation: 'unresolvable', reference: order.key };
  }
}

function isRefused(error: CreateOrUpdateSubscriptionError): error is RefusedOrder {
  return 'charge' in error && error.charge === 'reconciling';
}

type UnsentOrder = Exclude<CreateOrUpdateSubscriptionError, { readonly order: PlacedOrder }>;

type Failure = FailureDetails & {
  readonly kind: PaymentFailureKind;
  readonly fields?: PaymentFailed['fields'];
};

/** Undefined if the session has expired. */
function failureOf(error: UnsentOrder): Failure | undefined {
  switch (error.kind) {
    case 'session-expired':
      return undefined;
    case 'plan-required':
    case 'billing-invalid':
      return { kind: 'fields-invalid' };
    default:
      return error;
  }
}
