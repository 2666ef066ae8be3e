import type { MountedCardFields } from '@/application/ports/CardFields';
import type { CreateOrUpdateSubscriptionError } from '@/application/subscription/CreateOrUpdateSubscription';
import type { RecalledOrder } from '@/application/subscription/RecallOrder';
import type { Patience, PaymentFinding, Reconciliation } from '@/application/subscription/ReconcilePayment';
import type { BusinessId } from '@/domain/business/Business';
import type { User } from '@/domain/identity/User';
import type { ChargeEvidence } from '@/domain/subscription/paymentRefusal';
import type { SentOrder } from '@/domain/subscription/SentOrder';
import type { Subscription } from '@/domain/subscription/Subscription';
import type { BillingField, BillingForm } from '@/domain/validation/BillingAddress';
import type { RefusedField } from '@/domain/validation/RefusedField';
import type { WizardChoice } from './WizardChoice';
import type { WizardUseCases } from './WizardDependencies';
import type { OrderCheck, OrderSummary, PaymentFailureKind, SubscriptionAfterwards } from './WizardState';

/** What the answer to an order says of it. */
export type OrderAnswer =
  | { readonly kind: 'carried-out' }
  /** Money may have moved. */
  | { readonly kind: 'unknown'; readonly order: SentOrder }
  | { readonly kind: 'session-expired' }
  | {
      readonly kind: 'failed';
      readonly failure: PaymentFailureKind;
      readonly evidence?: ChargeEvidence | undefined;
      readonly retryAfter?: number | undefined;
      readonly fields?: readonly RefusedField<BillingField>[] | undefined;
    };

/** What is told while looking, and while that rests for want of a connection. */
const CHECKS = { patient: ['running', 'resting'], brief: ['again', 'again'] } as const;

const EXPIRED = { kind: 'session-expired' } as const;

/** Places the order of the owner, and finds out what became of it (faults B.5). */
export class OrderDesk {
  #reconciliation: Reconciliation | undefined;

  constructor(
    private readonly businessId: BusinessId,
    private readonly owner: () => User | undefined,
    private readonly useCases: Omit<WizardUseCases, 'startWizard'>,
  ) {}

  async place(
    { selection, given }: WizardChoice,
    billing: BillingForm,
    cardFields: MountedCardFields | undefined,
  ): Promise<OrderAnswer> {
    const owner = this.owner();
    if (owner === undefined) return EXPIRED;
    const { businessId } = this;
    const seen = given.subscription;
    const order = { owner, businessId, seen, selection, billing, cardFields };
    const answer = await this.useCases.createOrUpdate.execute(order);
    return answer.ok ? { kind: 'carried-out' } : answerTo(answer.error);
  }

  /** What is remembered of an order from before a reload. */
  recall(subscription: Subscription | undefined): RecalledOrder | undefined {
    const owner = this.owner();
    return owner && this.useCases.recallOrder.execute(owner, this.businessId, subscription);
  }

  /** Looks for an order that had no answer, and tells how that goes on; it only ever reads. */
  async lookFor(
    order: SentOrder,
    patience: Patience,
    onCheck: (check: OrderCheck) => void,
  ): Promise<PaymentFinding> {
    const owner = this.owner();
    if (owner === undefined) return EXPIRED;
    const { businessId } = this;
    const [check, atRest] = CHECKS[patience];
    const onRest = (isResting: boolean): void => onCheck(isResting ? atRest : check);
    onCheck(check);
    this.#reconciliation = this.useCases.reconcile.execute(owner, businessId, order, { patience, onRest });
    return this.#reconciliation.finding;
  }

  stop(): void {
    this.#reconciliation?.stop();
  }

  /** The subscription as it is after the order, for what the summary says of trials and dates. */
  async readAfterwards(summary: OrderSummary): Promise<OrderSummary> {
    const owner = this.owner();
    if (owner === undefined) return summary;
    const read = await this.useCases.viewSubscription.execute(owner, this.businessId);
    return read.ok ? { ...summary, afterwards: asAfterwards(read.value) } : summary;
  }
}

function asAfterwards(subscription: Subscription | undefined): SubscriptionAfterwards {
  return subscription === undefined ? { kind: 'missing' } : { kind: 'read', subscription };
}

function answerTo(error: CreateOrUpdateSubscriptionError): OrderAnswer {
  switch (error.kind) {
    case 'outcome-unknown':
      return { kind: 'unknown', order: error.order };
    case 'session-expired':
      return EXPIRED;
    case 'plan-required':
    case 'billing-invalid':
      return { kind: 'failed', failure: 'fields-invalid' };
    case 'payment_processing_error':
    case 'bad_request':
    case 'general_error':
      return {
        kind: 'failed',
        failure: error.kind,
        evidence: error.evidence,
        retryAfter: error.retryAfter,
        fields: error.fields,
      };
    default:
      return { kind: 'failed', failure: error.kind };
  }
}
