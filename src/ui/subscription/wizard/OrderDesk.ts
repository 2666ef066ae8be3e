import type { Clock } from '@/application/ports/Clock';
import type { MountedCardFields } from '@/application/ports/CardFields';
import { CONFIRMATION_LIFETIME } from '@/application/ports/OrderJournal';
import type {
  CreateOrUpdateSubscription,
  CreateOrUpdateSubscriptionError,
} from '@/application/subscription/CreateOrUpdateSubscription';
import type { WizardStart } from '@/application/subscription/StartSubscriptionWizard';
import type { ViewSubscription } from '@/application/subscription/ViewSubscription';
import type { User } from '@/domain/identity/User';
import { nonBlank } from '@/domain/shared/LocalizedText';
import type { PlanSelection } from '@/domain/subscription/PlanSelection';
import {
  isCarriedOut,
  isInFlight,
  selectionOf,
  sentOrderOf,
  type SentOrder,
} from '@/domain/subscription/SentOrder';
import type { BillingForm } from '@/domain/validation/BillingAddress';
import { OrderWatch, type OrderFinding } from './OrderWatch';
import type { WizardChoice } from './WizardChoice';
import type { WizardMemory } from './WizardMemory';
import type { OrderSummary, PaymentFailureKind } from './WizardState';

/** What became of an order. */
export type OrderOutcome =
  | { readonly kind: 'carried-out'; readonly summary: OrderSummary }
  /** Money may have moved. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'session-expired' }
  | { readonly kind: 'failed'; readonly failure: PaymentFailureKind };

/** What is known of an order from before a reload. */
export type EarlierOrder =
  | { readonly kind: 'confirmed-before'; readonly summary: OrderSummary }
  | { readonly kind: 'carried-out'; readonly summary: OrderSummary }
  | { readonly kind: 'in-flight' }
  /** Long enough ago to say that nothing came of it. */
  | { readonly kind: 'not-seen' };

interface DeskUseCases {
  readonly createOrUpdate: Pick<CreateOrUpdateSubscription, 'execute'>;
  readonly viewSubscription: Pick<ViewSubscription, 'execute'>;
}

interface PlacedOrder {
  readonly order: SentOrder;
  readonly selection: PlanSelection;
  readonly given: WizardStart;
  readonly email: string | undefined;
}

/** Places the order, once, and finds out what became of it (faults B.5). */
export class OrderDesk {
  #placed: PlacedOrder | undefined;
  readonly #watch: OrderWatch;

  constructor(
    private readonly owner: () => User | undefined,
    private readonly useCases: DeskUseCases,
    private readonly clock: Clock,
    private readonly memory: WizardMemory,
  ) {
    this.#watch = new OrderWatch(clock, () => this.#readSubscription());
  }

  async place(
    { selection, given }: WizardChoice,
    billing: BillingForm,
    cardFields: MountedCardFields | undefined,
  ): Promise<OrderOutcome> {
    const order = sentOrderOf(selection, given.subscription, this.clock.now());
    if (order === undefined) return { kind: 'failed', failure: 'fields-invalid' };
    const email = selection.method === 'new-card' ? billing.email : this.owner()?.email;
    this.#placed = { order, selection, given, email: nonBlank(email) };
    this.memory.saveOrder({ kind: 'sent', order });
    const isUpdate = given.subscription !== undefined;
    const businessId = given.business.id;
    const answer = await this.useCases.createOrUpdate.execute({
      businessId,
      isUpdate,
      selection,
      billing,
      cardFields,
    });
    if (answer.ok) return { kind: 'carried-out', summary: this.#confirm(this.#placed, false) };
    const outcome = outcomeOf(answer.error);
    if (outcome.kind !== 'unknown') this.memory.forgetOrder();
    return outcome;
  }

  /** What an order from before a reload has come to. */
  recall(given: WizardStart): EarlierOrder | undefined {
    const entry = this.memory.order;
    if (entry === undefined) return undefined;
    const { order } = entry;
    const selection = selectionOf(order, given.catalog);
    const now = this.clock.now();
    if (selection !== undefined) {
      const placed = { order, selection, given, email: undefined };
      if (entry.kind === 'confirmed' && now - entry.confirmedAt < CONFIRMATION_LIFETIME)
        return { kind: 'confirmed-before', summary: summaryOf(placed, false) };
      if (entry.kind === 'sent' && isCarriedOut(order, given.subscription))
        return { kind: 'carried-out', summary: this.#confirm(placed, true) };
      if (entry.kind === 'sent' && isInFlight(order, now)) {
        this.#placed = placed;
        return { kind: 'in-flight' };
      }
    }
    this.memory.forgetOrder();
    return entry.kind === 'sent' ? { kind: 'not-seen' } : undefined;
  }

  /** Looks patiently for the order that had no answer. */
  watch(onOutcome: (outcome: OrderOutcome) => void): void {
    const placed = this.#placed;
    if (placed !== undefined)
      this.#watch.watch(placed.order, (finding) => onOutcome(this.#outcome(placed, finding)));
  }

  /** Looks once, now. */
  look(onOutcome: (outcome: OrderOutcome) => void): void {
    const placed = this.#placed;
    if (placed !== undefined)
      this.#watch.look(placed.order, (finding) => onOutcome(this.#outcome(placed, finding)));
  }

  stop(): void {
    this.#watch.stop();
  }

  /** The subscription as it is after the order, for what the summary says of trials and dates. */
  async readAfterwards(summary: OrderSummary): Promise<OrderSummary> {
    const read = await this.#readSubscription();
    return read.ok ? { ...summary, subscription: read.value } : summary;
  }

  #outcome(placed: PlacedOrder, finding: OrderFinding): OrderOutcome {
    return finding.kind === 'carried-out'
      ? { kind: 'carried-out', summary: this.#confirm(placed, true) }
      : finding;
  }

  #confirm(placed: PlacedOrder, wasConfirmedLater: boolean): OrderSummary {
    this.memory.saveOrder({ kind: 'confirmed', order: placed.order, confirmedAt: this.clock.now() });
    return summaryOf(placed, wasConfirmedLater);
  }

  #readSubscription(): ReturnType<DeskUseCases['viewSubscription']['execute']> {
    const owner = this.owner();
    const businessId = this.#placed?.given.business.id;
    return owner === undefined || businessId === undefined
      ? Promise.resolve({ ok: false, error: { kind: 'session-expired' } })
      : this.useCases.viewSubscription.execute(owner, businessId);
  }
}

function summaryOf(
  { order, selection, given, email }: PlacedOrder,
  wasConfirmedLater: boolean,
): OrderSummary {
  return {
    business: given.business,
    kind: order.kind,
    selection,
    email,
    wasConfirmedLater,
    subscription: undefined,
  };
}

function outcomeOf(error: CreateOrUpdateSubscriptionError): OrderOutcome {
  switch (error.kind) {
    case 'outcome-unknown':
    /* Another submit is under way: only its answer tells what happened. */
    case 'already-submitting':
      return { kind: 'unknown' };
    case 'session-expired':
      return { kind: 'session-expired' };
    case 'plan-required':
    case 'billing-invalid':
      return { kind: 'failed', failure: 'fields-invalid' };
    default:
      return { kind: 'failed', failure: error.kind };
  }
}
