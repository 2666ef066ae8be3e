import {
  isRefusedOrder,
  type CreateOrUpdateSubscriptionError,
  type RefusedOrder,
} from '@/application/subscription/CreateOrUpdateSubscription';
import type { LastOrder } from '@/application/subscription/UpdateLastOrder';
import type {
  PaymentOutcome,
  PollSchedule,
  ReconcilePayment,
} from '@/application/subscription/ReconcilePayment';
import type { BusinessId } from '@/domain/business/BusinessId';
import { changesOnlyCard, isOrderOf, isRefused, type PlacedOrder } from '@/domain/subscription/PlacedOrder';
import type { PlanSelection } from '@/domain/subscription/PlanSelection';
import type { Subscription } from '@/domain/subscription/Subscription';
import type { BillingField, BillingFormValues } from '@/domain/validation/BillingAddress';
import type { RefusedField } from '@/domain/validation/RefusedField';
import type { BillingFormModel } from '@/ui/subscription/wizard/payment/BillingFormModel';
import type { CardFieldsModel } from '@/ui/subscription/wizard/payment/CardFieldsModel';
import type { UncaughtErrors } from './UncaughtErrors';
import type { WizardSelection } from './WizardSelection';
import type { WizardServices } from './WizardServices';
import type { OutcomeUnknownState, PaymentFailure, WizardPhase } from './WizardState';

export interface ExecutedOrder {
  readonly order: PlacedOrder;
  /** Whether the response was lost, and a later read shows the order. */
  readonly wasReconciled: boolean;
  /** The billing address that was just sent. */
  readonly billing?: BillingFormValues | undefined;
}

/** What PaymentProcess reports. */
export type PaymentProgress =
  | Extract<WizardPhase, { readonly kind: 'paying' | 'reconciling' | 'outcome-unknown' }>
  /** The order was executed, or an earlier order is being set up. It must not be repeated. */
  | ({ readonly kind: 'executed' } & ExecutedOrder)
  | {
      readonly kind: 'failed';
      readonly failure: PaymentFailure;
      /** The fields whose values the server refused. */
      readonly fields: readonly RefusedField<BillingField>[] | undefined;
    }
  | { readonly kind: 'session-expired' };

type Failure = Omit<PaymentFailure, 'attempt'> & Pick<RefusedOrder, 'fields'>;

interface UnknownOrder {
  readonly order: PlacedOrder;
  /**
   * The refusal, which the payment step shows. The order is reconciled all the same, because the browser may have sent
   * the request twice, and the server may have refused only the second one.
   */
  readonly refusal?: Failure | undefined;
  /** Whether another page has sent it, for items other than the selected ones or for another card. */
  readonly isOther?: boolean | undefined;
}

/** The refusal of an order of an earlier document. */
export function refusalOf(order: PlacedOrder): Failure | undefined {
  return order.refusalKind && { kind: order.refusalKind, chargeOutcome: 'reconciling' };
}

/** Whether an order of another page is not the one that is selected here. Which card it was for is not stored. */
function isOtherThan(chosen: PlanSelection, order: PlacedOrder): boolean {
  return changesOnlyCard(order) || !isOrderOf(order, chosen);
}

const EXPIRED = { kind: 'session-expired' } as const;

/** The order of another page was executed or accepted, and this one was not sent. */
const SUBSCRIPTION_CHANGED = { kind: 'subscription-changed' } as const;

/** Sends the order, and reconciles it if its outcome is unknown (faults B.5). */
export class PaymentProcess {
  #reconciliation: ReturnType<ReconcilePayment['execute']> | undefined;
  #unknownOrder: UnknownOrder | undefined;
  #attempt = 0;
  #isStopped = false;

  constructor(
    private readonly businessId: BusinessId,
    private readonly services: WizardServices,
    private readonly uncaught: UncaughtErrors,
    private readonly report: (progress: PaymentProgress) => void,
  ) {}

  /** Sends the order, or reports what is missing. */
  async submit(selection: WizardSelection, form: BillingFormModel, card: CardFieldsModel): Promise<void> {
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
    const execution = this.services.createOrUpdateSubscription.execute({
      owner,
      businessId: this.businessId,
      timeZone: initialData.business.timezone,
      shownSubscription: initialData.subscription,
      kind: selection.orderKind,
      selection: chosen,
      pricesReadAt: initialData.readAt.now,
      billing,
      cardFields: card.fields,
    });
    const result = await execution.catch((reason: unknown) => this.#recoverFrom(reason, chosen));
    if (result === undefined) return;
    if (result.ok)
      return this.report({
        kind: 'executed',
        order: result.value,
        wasReconciled: false,
        billing: isNewCard ? billing : undefined,
      });
    return this.#onError(result.error, chosen, card);
  }

  #onError(
    error: CreateOrUpdateSubscriptionError,
    chosen: PlanSelection,
    card: CardFieldsModel,
  ): void | Promise<void> {
    switch (error.kind) {
      case 'session-expired':
        return this.report(error);
      case 'outcome-unknown':
        return this.reconcile({
          order: error.order,
          isOther: error.isEarlier === true && isOtherThan(chosen, error.order),
        });
      case 'being-set-up':
        return isOtherThan(chosen, error.order)
          ? this.#fail(SUBSCRIPTION_CHANGED)
          : this.report({ kind: 'executed', order: error.order, wasReconciled: false });
      case 'plan-required':
      case 'billing-invalid':
        return this.#fail({ kind: 'fields-invalid' });
      case 'card-incomplete':
        /* The page can name the fields, unless only the provider finds them incomplete. */
        return this.#fail(card.errors.length > 0 ? { kind: 'fields-invalid' } : error);
      default:
        return isRefusedOrder(error)
          ? this.reconcile({ order: error.order, refusal: error })
          : this.#fail(error);
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

  /** The refusal that the payment step shows until its order is decided. */
  get refusal(): PaymentFailure | undefined {
    const refusal = this.#unknownOrder?.refusal;
    return refusal && this.#failureOf(refusal);
  }

  /** Reads the subscription until the outcome of the order is known. It sends no order. */
  async reconcile(unknownOrder: UnknownOrder, schedule: PollSchedule = 'full'): Promise<void> {
    const { user: owner } = this.services.session;
    if (owner === undefined) return this.report(EXPIRED);
    this.#unknownOrder = unknownOrder;
    const { order, refusal } = unknownOrder;
    /* A later reconciliation stays on the page that offers it. */
    const onPauseChange = (isPaused: boolean): void =>
      schedule === 'full'
        ? this.report({ kind: 'reconciling', isPaused, isRefused: isRefused(order) })
        : this.#reportUnknown(order, 'running-again');
    const isRefusalShown = refusal !== undefined && schedule === 'full';
    if (isRefusalShown) this.#fail(refusal);
    else onPauseChange(false);
    this.#reconciliation?.stop();
    this.#reconciliation = this.services.reconcilePayment.execute(owner, this.businessId, order, {
      schedule,
      /* A pause is not reported after a refusal, because the owner may be correcting the fields or on another step. */
      onPauseChange: isRefusalShown ? undefined : onPauseChange,
    });
    /* The owner has left the page while the order was sent. */
    if (this.#isStopped) this.#reconciliation.stop();
    const outcome = await this.#reconciliation.outcome;
    if (outcome.kind !== 'outcome-unknown') this.#unknownOrder = undefined;
    this.#onOutcome(outcome, unknownOrder);
  }

  #onOutcome(outcome: PaymentOutcome, { order, refusal, isOther }: UnknownOrder): void {
    switch (outcome.kind) {
      case 'executed':
        return isOther === true
          ? this.#fail(SUBSCRIPTION_CHANGED)
          : this.report({ kind: 'executed', order, wasReconciled: true });
      case 'not-executed': {
        const refused = refusal ?? refusalOf(order);
        return this.#fail(refused === undefined ? outcome : { ...refused, chargeOutcome: 'not-charged' });
      }
      case 'outcome-unknown':
        return this.#reportUnknown(order, 'ended');
      case 'unresolvable':
        return this.#reportUnknown(order, 'unresolvable');
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
    if (this.#unknownOrder !== undefined) void this.reconcile(this.#unknownOrder, schedule);
  }

  stop(): void {
    this.#isStopped = true;
    this.#reconciliation?.stop();
  }

  #reportUnknown(order: PlacedOrder, reconciliation: OutcomeUnknownState['reconciliation']): void {
    const { key: reference } = order;
    this.report({ kind: 'outcome-unknown', reconciliation, reference, isRefused: isRefused(order) });
  }

  #fail(failure: Failure): void {
    this.report({ kind: 'failed', failure: this.#failureOf(failure), fields: failure.fields });
  }

  #failureOf({ kind, chargeOutcome, retryAfter }: Failure): PaymentFailure {
    return { kind, attempt: this.#attempt, chargeOutcome, retryAfter };
  }

  /**
   * Handles an unexpected exception. An order that is not in the journal was never sent, and the content of an order that
   * this tab has sent is stored in the tab.
   */
  #recoverFrom(reason: unknown, chosen: PlanSelection): void {
    this.uncaught.report({ reason });
    const sent = this.updateLastOrder(undefined, undefined);
    if (sent?.kind === 'outcome-unknown') {
      const { order } = sent;
      const isOthersCard = changesOnlyCard(order) && order.content === undefined;
      void this.reconcile({ order, isOther: isOthersCard || !isOrderOf(order, chosen) });
    } else this.#fail({ kind: 'general_error', chargeOutcome: 'not-sent' });
  }
}
