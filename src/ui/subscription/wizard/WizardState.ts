import type { CreateOrUpdateSubscriptionError } from '@/application/subscription/CreateOrUpdateSubscription';
import type { LoadWizardDataError, OrderWithoutPlans } from '@/application/subscription/LoadWizardData';
import type { Business } from '@/domain/business/Business';
import type { CardChangeObstacle } from '@/domain/subscription/cardChange';
import type { Money } from '@/domain/shared/Money';
import type { PlanSelection } from '@/domain/subscription/PlanSelection';
import type { ChargeOutcome } from '@/domain/subscription/paymentRefusal';
import type { PlacedOrder } from '@/domain/subscription/PlacedOrder';
import type { Subscription } from '@/domain/subscription/Subscription';
import type { BillingFormValues } from '@/domain/validation/BillingAddress';
import type { ChangeFailureText } from '@/ui/i18n/ChangeFailureText';
import type { WizardSelection } from './WizardSelection';
import { parseWizardStep, type WizardStep } from './wizardSteps';

/** Why the page for a new card shows no fields. Without a subscription the wizard opens instead. */
export type RefusedCardChange = Exclude<CardChangeObstacle, 'no-subscription'>;

export type PaymentFailureKind =
  | Exclude<
      CreateOrUpdateSubscriptionError['kind'],
      'plan-required' | 'billing-invalid' | 'being-set-up' | 'session-expired' | 'outcome-unknown'
    >
  | 'fields-invalid'
  /** The response was lost, and the reconciliation has shown that the order was not executed. */
  | 'not-executed';

export interface PaymentFailure {
  readonly kind: PaymentFailureKind;
  /** Counts the submissions, so that the same failure is announced again after another one. */
  readonly attempt: number;
  /** Undefined if the text of the kind says whether the card was charged. */
  readonly chargeOutcome?: ChargeOutcome | undefined;
  /** Milliseconds to wait before another try can succeed. */
  readonly retryAfter?: number | undefined;
}

/** The subscription after the order, which the confirmation reads. */
export type SubscriptionAfterOrder =
  | { readonly kind: 'reading' }
  | { readonly kind: 'unread' }
  /** The order was accepted, but a read still returns the subscription as it was before the order, or none. */
  | { readonly kind: 'not-shown-yet' }
  | { readonly kind: 'read'; readonly subscription: Subscription };

/** What the confirmation shows of an executed order. */
export interface OrderSummary {
  readonly business: Business;
  readonly selection: PlanSelection;
  /** Undefined if only the service knows what the plan costs. */
  readonly total: Money | undefined;
  /** The billing address of the order. Undefined for a saved card, and for an order that another page has sent. */
  readonly billing: BillingFormValues | undefined;
  /** Whether the response was lost, and a later read has confirmed the order. */
  readonly wasReconciled: boolean;
  readonly order: PlacedOrder;
  readonly subscriptionAfter: SubscriptionAfterOrder;
}

/** The activation of the business, which the confirmation offers (decision C87). */
export type Activation =
  | { readonly kind: 'none' }
  | { readonly kind: 'sending' }
  /**
   * The response was lost, and the status is being reconciled. `isPaused`: the reconciliation waits for a connection.
   */
  | { readonly kind: 'reconciling'; readonly isPaused: boolean }
  | { readonly kind: 'failed'; readonly failure: ActivationFailure }
  /** The business became visible on this page. */
  | { readonly kind: 'activated' };

/** Why the business was not activated. */
export interface ActivationFailure extends ChangeFailureText {
  /** The reconciliation has ended without a result, so customers may see the business. */
  readonly isUnknown: boolean;
  /** The use case found no active subscription. */
  readonly isSubscriptionMissing: boolean;
}

export interface DoneState {
  readonly kind: 'done';
  readonly summary: OrderSummary;
  readonly activation: Activation;
}

/** The first reconciliation of an order has ended without a result, and the owner can start another one. */
export interface OutcomeUnknownState {
  readonly kind: 'outcome-unknown';
  /** `unresolvable`: no further read of the subscription can show whether the order was executed. */
  readonly reconciliation: 'ended' | 'running-again' | 'unresolvable';
  /** The key of the order, with which support can find the order. */
  readonly reference: string;
  readonly isRefused: boolean;
}

export type PlansFailure = Extract<LoadWizardDataError, { readonly kind: 'plans-unavailable' }>['cause'];

export type WizardPhase =
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'plans-failed';
      readonly cause: PlansFailure;
      readonly order: OrderWithoutPlans | undefined;
    }
  /** The catalogue contains no plan for sale. */
  | { readonly kind: 'no-plans'; readonly order: OrderWithoutPlans | undefined }
  | { readonly kind: 'leaving' }
  | { readonly kind: 'card-change-refused'; readonly obstacle: RefusedCardChange }
  | { readonly kind: 'plan' }
  | { readonly kind: 'add-ons' }
  | { readonly kind: 'review' }
  | { readonly kind: 'payment'; readonly failure: PaymentFailure | undefined }
  | { readonly kind: 'paying' }
  /* The payment may have succeeded. Only a known outcome leads to another state, and the order cannot be sent again. */
  /** A dialog covers the page during the first reconciliation. `isPaused`: it waits for a connection. */
  | { readonly kind: 'reconciling'; readonly isPaused: boolean; readonly isRefused: boolean }
  | OutcomeUnknownState
  | DoneState;

/** The part of the state that stays the same while the owner goes from step to step. */
export interface WizardContent {
  /** Undefined until everything is loaded. */
  readonly selection: WizardSelection | undefined;
  /** Whether only the card is changed, on a page of its own (decision C106). */
  readonly isCardChange: boolean;
  /** Whether to say that the selection comes from a draft, or what has changed since. False after the first step. */
  readonly showsDraftNotice: boolean;
  /** Whether the owner is asked before leaving loses typed billing data (decision C50). */
  readonly asksToLeave: boolean;
}

export type WizardState = WizardContent & WizardPhase;

export const NO_CONTENT: WizardContent = {
  selection: undefined,
  isCardChange: false,
  showsDraftNotice: false,
  asksToLeave: false,
};

/** The phase of a step that the owner enters. */
export function phaseOf(step: WizardStep): WizardPhase {
  return step === 'payment' ? { kind: 'payment', failure: undefined } : { kind: step };
}

/** Whether a dialog covers the wizard, because the payment must not be interrupted. */
export function isBlockedByDialog(state: WizardPhase): boolean {
  return state.kind === 'paying' || state.kind === 'reconciling';
}

/** The step that a state belongs to. Undefined for states before and after the steps. */
export function stepOf(state: WizardPhase): WizardStep | undefined {
  if (isBlockedByDialog(state) || state.kind === 'outcome-unknown') return 'payment';
  return parseWizardStep(state.kind);
}

export function paymentFailureOf(state: WizardPhase): PaymentFailure | undefined {
  return state.kind === 'payment' ? state.failure : undefined;
}

/** Whether a refused order is being reconciled. Until then no other order can be sent. */
export function isReconcilingRefusal(state: WizardPhase): boolean {
  return paymentFailureOf(state)?.chargeOutcome === 'reconciling';
}

/** Whether empty card fields are errors, because the owner has tried to pay. */
export function showsMissingCardErrors(state: WizardPhase): boolean {
  return paymentFailureOf(state)?.kind === 'fields-invalid';
}
