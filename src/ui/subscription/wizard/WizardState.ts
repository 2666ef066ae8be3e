import type { StartSubscriptionWizardError } from '@/application/subscription/StartSubscriptionWizard';
import type { Business } from '@/domain/business/Business';
import type { CardChangeObstacle } from '@/domain/subscription/cardChange';
import type { PlanSelection } from '@/domain/subscription/PlanSelection';
import type { ChargeOutcome } from '@/domain/subscription/paymentRefusal';
import type { OrderKind } from '@/domain/subscription/orderKinds';
import type { PlacedOrder } from '@/domain/subscription/PlacedOrder';
import type { Subscription } from '@/domain/subscription/Subscription';
import type { BillingForm } from '@/domain/validation/BillingAddress';
import type { ChangeFailure } from '@/ui/i18n/ChangeFailure';
import type { WizardSelection } from './WizardSelection';
import { parseWizardStep, type WizardStep } from './wizardSteps';

/** Why the page for a new card has no fields. Without a subscription the wizard opens instead. */
export type RefusedCardChange = Exclude<CardChangeObstacle, 'no-subscription'>;

/** The reason why a payment did not happen. */
export type PaymentFailureKind =
  | 'payment-method-required'
  | 'fields-invalid'
  | 'card-incomplete'
  | 'card-not-ready'
  | 'offline'
  /** A payment for the same business runs in another tab. */
  | 'in-progress'
  | 'subscription-changed'
  /** The prices have changed since the page loaded them. */
  | 'prices-changed'
  /** The subscription already equals the order (decision C85). */
  | 'nothing-to-change'
  /** The response was lost, and reconciling has shown that the order was not executed. */
  | 'not-executed'
  /** The server refused the order, or it was not sent. `charge` says whether the card was charged. */
  | 'payment_processing_error'
  | 'bad_request'
  | 'general_error';

export interface PaymentFailure {
  readonly kind: PaymentFailureKind;
  /** The number of submissions, so that a repeated failure is announced again. */
  readonly attempt: number;
  /** Undefined for kinds whose own text tells whether the owner was charged. */
  readonly charge?: ChargeOutcome | undefined;
  /** Milliseconds to wait before another try can succeed. */
  readonly retryAfter?: number | undefined;
}

export type FailureDetails = Pick<PaymentFailure, 'charge' | 'retryAfter'>;

/** The subscription as the last step reads it after the order. */
export type SubscriptionAfterOrder =
  /** Being loaded. */
  | { readonly kind: 'reading' }
  /** Failed to load. */
  | { readonly kind: 'unread' }
  /** The order was accepted, but the service has no subscription yet. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'read'; readonly subscription: Subscription };

/** What the last step shows of an order that was carried out. */
export interface OrderSummary {
  readonly business: Business;
  readonly kind: OrderKind;
  readonly selection: PlanSelection;
  /** The recipient of the confirmation email. Undefined when unknown. */
  readonly email: string | undefined;
  /** The billing address of the order. Undefined for a saved card, and for an order that this page did not send. */
  readonly billing: BillingForm | undefined;
  /** The response to the payment was lost, and a later read has confirmed the order. */
  readonly wasConfirmedLater: boolean;
  /** The order as it was sent, for its confirmation. */
  readonly order: Pick<PlacedOrder, 'key' | 'sentAt'>;
  readonly afterwards: SubscriptionAfterOrder;
}

/** The first reconciliation of an order. A dialog covers the page. */
export type FirstReconciliation =
  | 'running'
  /** Paused while offline. It continues when the browser is online. */
  | 'paused';

/** After the first reconciliation has found nothing out. The page says so and offers another one. */
export type LaterReconciliation =
  | 'ended'
  /** The owner has asked for another one. */
  | 'running-again'
  /** The subscription proves neither result, and no further read can. */
  | 'unresolvable';

export type OrderReconciliation = FirstReconciliation | LaterReconciliation;

/** Making the business visible on the last step (decision C87). The button there is the confirmation. */
export type Activation =
  | { readonly kind: 'none' }
  | { readonly kind: 'sending' }
  /** The response was lost, and the status is being reconciled. `isPaused` while that waits for a connection. */
  | { readonly kind: 'reconciling'; readonly isPaused: boolean }
  | { readonly kind: 'failed'; readonly failure: ActivationFailure }
  /** The business became visible on this page. */
  | { readonly kind: 'activated' };

/** Why the business was not activated, in addition to the sentence that says so. */
export interface ActivationFailure extends Omit<ChangeFailure, 'message'> {
  /** Reconciling has ended without a result, so customers may see the business. */
  readonly isUnknown: boolean;
  /** The use case found no active subscription. */
  readonly isSubscriptionMissing: boolean;
}

export interface DoneState {
  readonly kind: 'done';
  readonly summary: OrderSummary;
  readonly activation: Activation;
}

interface UnknownPhase<Reconciliation> {
  readonly kind: 'outcome-unknown';
  readonly reconciliation: Reconciliation;
  /** The key of the order, for a person who looks it up. */
  readonly reference: string;
}

type ReconcilingPhase = UnknownPhase<FirstReconciliation>;

export type PlansFailure = Extract<
  StartSubscriptionWizardError,
  { readonly kind: 'plans-unavailable' }
>['cause'];

/** What the wizard shows. */
export type WizardPhase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'plans-failed'; readonly cause: PlansFailure }
  /** The catalogue contains no plan for sale. */
  | { readonly kind: 'no-plans' }
  | { readonly kind: 'leaving' }
  | { readonly kind: 'card-change-refused'; readonly obstacle: RefusedCardChange }
  | { readonly kind: 'plan' }
  | { readonly kind: 'add-ons' }
  | { readonly kind: 'review' }
  | { readonly kind: 'payment'; readonly failure: PaymentFailure | undefined }
  | { readonly kind: 'paying' }
  /**
   * The payment may have succeeded. Only a confirmed result leads to another state, and the order cannot be sent again.
   */
  | ReconcilingPhase
  | UnknownPhase<LaterReconciliation>
  | DoneState;

/** What the wizard is about. It stays the same while the owner goes from step to step. */
export interface WizardContent {
  /** Undefined until everything is loaded. */
  readonly selection: WizardSelection | undefined;
  /** Only the card is changed, on a page of its own (decision C106). */
  readonly isCardChange: boolean;
  /** The selection comes from a draft, or the plan of the draft is gone. The first change of step resets it. */
  readonly showsDraftNotice: boolean;
}

export type WizardState = WizardContent & WizardPhase;

export const NO_CONTENT: WizardContent = {
  selection: undefined,
  isCardChange: false,
  showsDraftNotice: false,
};

/** A step as the owner enters it. */
export function phaseOf(step: WizardStep): WizardPhase {
  return step === 'payment' ? { kind: 'payment', failure: undefined } : { kind: step };
}

/** Whether a modal dialog covers the wizard, because the action must not be interrupted. */
export function isCovered(state: WizardPhase): boolean {
  return state.kind === 'paying' || isReconciling(state);
}

/** Whether the first reconciliation of an order runs or is paused. */
export function isReconciling<State extends WizardPhase>(state: State): state is State & ReconcilingPhase {
  return (
    state.kind === 'outcome-unknown' &&
    (state.reconciliation === 'running' || state.reconciliation === 'paused')
  );
}

/** The step that a state belongs to. Undefined for states before and after the steps. */
export function stepOf(state: WizardPhase): WizardStep | undefined {
  if (state.kind === 'paying' || state.kind === 'outcome-unknown') return 'payment';
  return parseWizardStep(state.kind);
}

/** Why the last order was not carried out. */
export function paymentFailureOf(state: WizardPhase): PaymentFailure | undefined {
  return state.kind === 'payment' ? state.failure : undefined;
}

/** Whether a refused order is being reconciled. Until that ends no other order can be sent. */
export function isReconcilingRefusal(state: WizardPhase): boolean {
  return paymentFailureOf(state)?.charge === 'reconciling';
}

/** Whether empty card fields are errors, because the owner has tried to pay. */
export function showsMissingCardErrors(state: WizardPhase): boolean {
  const failure = paymentFailureOf(state);
  return failure?.kind === 'card-incomplete' || failure?.kind === 'fields-invalid';
}
