import type { Business } from '@/domain/business/Business';
import type { PlanSelection } from '@/domain/subscription/PlanSelection';
import type { ChargeEvidence } from '@/domain/subscription/paymentRefusal';
import type { OrderKind } from '@/domain/subscription/SentOrder';
import type { Subscription } from '@/domain/subscription/Subscription';

/** The steps of the indicator; the fifth one is the finished order (spec section 9). */
export const WIZARD_STEPS = ['plan', 'add-ons', 'review', 'payment'] as const;
export type WizardStep = (typeof WIZARD_STEPS)[number];

/** The fifth step in the URL. */
export const DONE_STEP = 'done';

export function parseWizardStep(input: string | undefined): WizardStep | undefined {
  return WIZARD_STEPS.find((step) => step === input);
}

export function numberOfStep(step: WizardStep): number {
  return WIZARD_STEPS.indexOf(step) + 1;
}

/** Why a payment did not happen. */
export type PaymentFailureKind =
  | 'payment-method-required'
  | 'fields-invalid'
  | 'card-incomplete'
  | 'card-not-ready'
  | 'offline'
  /** Another payment for the same business is under way, in another tab. */
  | 'in-progress'
  /** The subscription changed since the owner saw it. */
  | 'subscription-changed'
  /** The subscription already is what was ordered (decision C85). */
  | 'nothing-to-change'
  /** The answer was lost, and polling has shown that the order was not carried out. */
  | 'not-charged'
  /** Refused by the server, or not sent: `evidence` says what is known of the money. */
  | 'payment_processing_error'
  | 'bad_request'
  | 'general_error';

export interface PaymentFailure {
  readonly kind: PaymentFailureKind;
  /** Counts submits, so that the same failure twice is announced twice. */
  readonly attempt: number;
  /** Undefined for failures that mean nothing was sent. */
  readonly evidence?: ChargeEvidence | undefined;
  /** Milliseconds to wait before another try can succeed. */
  readonly retryAfter?: number | undefined;
}

/** What is known of a failure besides its kind. */
export type FailureDetails = Pick<PaymentFailure, 'evidence' | 'retryAfter'>;

/** The subscription as read after the order. */
export type SubscriptionAfterwards =
  /** Not read yet, or the read failed. */
  | { readonly kind: 'unread' }
  /** The order was accepted, but the subscription does not exist yet. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'read'; readonly subscription: Subscription };

/** What the last step shows. */
export interface OrderSummary {
  readonly business: Business;
  readonly kind: OrderKind;
  readonly selection: PlanSelection;
  /** The recipient of the confirmation; undefined when unknown. */
  readonly email: string | undefined;
  /** The answer to the payment was lost, and a later read showed the order carried out. */
  readonly wasConfirmedLater: boolean;
  readonly afterwards: SubscriptionAfterwards;
}

/** Polling for an order without an answer. */
export type PatientCheck =
  | 'running'
  /** Paused while offline; continues with the connection. */
  | 'resting';

export type OrderCheck = PatientCheck | OpenCheck;

/** The result when polling has not settled the order. */
export type OpenCheck =
  | 'unknown'
  /** The owner asked to check again; a few more reads run. */
  | 'again'
  /** The subscription shows neither outcome, and no further read will. */
  | 'indeterminate';

interface LookedFor {
  readonly kind: 'unconfirmed';
  readonly check: PatientCheck;
}

export type WizardState =
  | { readonly kind: 'loading' }
  /** `message` is the server's own text, unchecked. */
  | { readonly kind: 'plans-failed'; readonly message: string | undefined }
  /** The catalogue has no plan for sale. */
  | { readonly kind: 'no-plans' }
  | { readonly kind: 'leaving' }
  | { readonly kind: 'plan' }
  | { readonly kind: 'add-ons' }
  | { readonly kind: 'review' }
  | { readonly kind: 'payment'; readonly failure: PaymentFailure | undefined }
  | { readonly kind: 'paying' }
  /** Money may have moved. Only a finding leads on from here, never another submit. */
  | LookedFor
  | { readonly kind: 'unconfirmed'; readonly check: OpenCheck }
  | { readonly kind: 'done'; readonly summary: OrderSummary };

/** A dialog covers the page: what runs must not be interrupted. */
export function isCovered(state: WizardState): boolean {
  return state.kind === 'paying' || isLookedFor(state);
}

/** Polling for an order without an answer runs or is paused. */
export function isLookedFor(state: WizardState): state is LookedFor {
  return state.kind === 'unconfirmed' && (state.check === 'running' || state.check === 'resting');
}

/** The step a state shows; undefined for states before and after the steps. */
export function stepOf(state: WizardState): WizardStep | undefined {
  if (state.kind === 'paying' || state.kind === 'unconfirmed') return 'payment';
  return parseWizardStep(state.kind);
}
