import type { MountedCardFields } from '@/application/ports/CardFields';
import { isRefusedOrder, type RefusedOrder } from '@/application/subscription/CreateOrUpdateSubscription';
import type { LastOrder } from '@/application/subscription/UpdateLastOrder';
import type { PollSchedule, ReconcilePayment } from '@/application/subscription/ReconcilePayment';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { PlacedOrder } from '@/domain/subscription/PlacedOrder';
import type { Subscription } from '@/domain/subscription/Subscription';
import type { BillingField, BillingForm } from '@/domain/validation/BillingAddress';
import type { RefusedField } from '@/domain/validation/RefusedField';
import type { BillingFormModel } from '@/ui/subscription/wizard/payment/BillingFormModel';
import type { UncaughtErrors } from './UncaughtErrors';
import type { WizardSelection } from './WizardSelection';
import type { WizardServices } from './WizardServices';
import type { OrderReconciliation, PaymentFailure } from './WizardState';

/** What PaymentProcess reports. */
export type PaymentProgress =
  | { readonly kind: 'paying' }
  /** The order was executed, or an earlier order is being set up. It must not be repeated. */
  | {
      readonly kind: 'executed';
      readonly order: PlacedOrder;
      /** Whether the response was lost, and a later read shows the order. */
      readonly wasConfirmedLater: boolean;
      /** The billing address that was just sent. */
      readonly billing?: BillingForm | undefined;
    }
  | {
      readonly kind: 'outcome-unknown';
      readonly reconciliation: OrderReconciliation;
      readonly reference: string;
    }
  | {
      readonly kind: 'failed';
      readonly failure: PaymentFailure;
      /** The fields whose values the server refused. */
      readonly fields: readonly RefusedField<BillingField>[] | undefined;
    }
  | { readonly kind: 'session-expired' };

type Failure = Omit<PaymentFailure, 'attempt'> & Pick<RefusedOrder, 'fields'>;

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
  #isStopped = false;

  constructor(
    private readonly businessId: BusinessId,
    private readonly services: Pick<
      WizardServices,
      'createOrUpdateSubscription' | 'updateLastOrder' | 'reconcilePayment' | 'session'
    >,
    private readonly uncaught: UncaughtErrors,
    private readonly report: (progress: PaymentProgress) => void,
  ) {}

  /** Sends the order, or reports what is missing. */
  async submit(
    selection: WizardSelection,
    form: BillingFormModel,
    cardFields: MountedCardFields | undefined,
  ): Promise<void> {
    this.#attempt += 1;
    const { chosen, initialData } = selection;
    const isNewCard = chosen.method === 'new-card';
    if (chosen.method === undefined) return this.#fail({ kind: 'payment-method-required' });
    if (isNewCard && Object.keys(form.showAllErrors()).length > 0)
      return this.#fail({ kind: 'fields-invalid' });
    this.report({ kind: 'paying' });
    const { user: owner } = this.services.session;
    if (owner === undefined) return this.report(EXPIRED);
    const { values: billing } = form;
    const sent = this.services.createOrUpdateSubscription.execute({
      owner,
      businessId: this.businessId,
      timeZone: initialData.business.timezone,
      shownSubscription: initialData.subscription,
      kind: selection.orderKind,
      selection: chosen,
      pricesReadAt: initialData.readAt,
      billing,
      cardFields,
    });
    const result = await sent.catch((reason: unknown) => this.#recoverFrom(reason));
    if (result === undefined) return;
    if (result.ok)
      return this.report({
        kind: 'executed',
        order: result.value,
        wasConfirmedLater: false,
        billing: isNewCard ? billing : undefined,
      });
    const { error } = result;
    switch (error.kind) {
      case 'session-expired':
        return this.report(error);
      case 'outcome-unknown':
        return this.reconcile(error.order);
      case 'being-set-up':
        return this.report({ kind: 'executed', order: error.order, wasConfirmedLater: false });
      case 'plan-required':
      case 'billing-invalid':
        return this.#fail({ kind: 'fields-invalid' });
      default:
        return isRefusedOrder(error) ? this.reconcile(error.order, 'full', error) : this.#fail(error);
    }
  }

  /** Saves what the subscription proves about the last order, for example of another tab, and returns the order. */
  updateLastOrder(
    subscription: Subscription | undefined,
    timeZone: string | undefined,
  ): LastOrder | undefined {
    const { updateLastOrder, session } = this.services;
    return session.user && updateLastOrder.execute(session.user, this.businessId, subscription, timeZone);
  }

  /**
   * Reads the subscription until the outcome of the order is known. It sends no order.
   *
   * @param refused The refusal of the order, which is shown at once. It is reconciled too, because the browser may have
   *   sent the request twice and only the second one may have been refused.
   */
  async reconcile(
    order: PlacedOrder,
    schedule: PollSchedule = 'full',
    refused?: RefusedOrder,
  ): Promise<void> {
    const { user: owner } = this.services.session;
    if (owner === undefined) return this.report(EXPIRED);
    this.#outcomeUnknown = order;
    const [running, paused] = RECONCILIATIONS[schedule];
    const reportUnknown = (reconciliation: OrderReconciliation): void =>
      this.report({ kind: 'outcome-unknown', reconciliation, reference: order.key });
    const onPauseChange = (isPaused: boolean): void => reportUnknown(isPaused ? paused : running);
    if (refused === undefined) onPauseChange(false);
    else this.#fail(refused);
    this.#reconciliation?.stop();
    this.#reconciliation = this.services.reconcilePayment.execute(owner, this.businessId, order, {
      schedule,
      /* A pause is not reported after a refusal, because the owner may be correcting the fields or on another step. */
      onPauseChange: refused === undefined ? onPauseChange : undefined,
    });
    /* The owner has left the page while the order was sent. */
    if (this.#isStopped) this.#reconciliation.stop();
    const outcome = await this.#reconciliation.outcome;
    if (outcome.kind !== 'outcome-unknown') this.#outcomeUnknown = undefined;
    switch (outcome.kind) {
      case 'executed':
        return this.report({ kind: 'executed', order, wasConfirmedLater: true });
      case 'not-executed':
        return this.#fail(refused === undefined ? outcome : { ...refused, chargeOutcome: 'not-charged' });
      case 'outcome-unknown':
        return reportUnknown('ended');
      case 'unresolvable':
        return reportUnknown('unresolvable');
      case 'session-expired':
        return this.report(outcome);
    }
  }

  start(): void {
    this.#isStopped = false;
    this.reconcileAgain();
  }

  /** Reconciles the order with the unknown outcome once more, if there is one. */
  reconcileAgain(schedule?: PollSchedule): void {
    if (this.#outcomeUnknown !== undefined) void this.reconcile(this.#outcomeUnknown, schedule);
  }

  stop(): void {
    this.#isStopped = true;
    this.#reconciliation?.stop();
  }

  #fail({ kind, chargeOutcome, retryAfter, fields }: Failure): void {
    this.report({
      kind: 'failed',
      failure: { kind, attempt: this.#attempt, chargeOutcome, retryAfter },
      fields,
    });
  }

  /** Handles an unexpected exception. An order that is not in the journal was never sent. */
  #recoverFrom(reason: unknown): void {
    this.uncaught.report({ reason });
    const sent = this.updateLastOrder(undefined, undefined);
    if (sent?.kind === 'outcome-unknown') void this.reconcile(sent.order);
    else this.#fail({ kind: 'general_error', chargeOutcome: 'not-sent' });
  }
}
