import type { Business } from '@/domain/business/Business';
import type { PlanSelection } from '@/domain/subscription/PlanSelection';
import type { ChargeEvidence } from '@/domain/subscription/paymentRefusal';
import type { OrderKind } from '@/domain/subscription/SentOrder';
import type { Subscription } from '@/domain/subscription/Subscription';

/** The steps of the indicator; the fifth one is the finished order (spec section 9). */
export const WIZARD_STEPS = ['plan', 'add-ons', 'review', 'payment'] as const;
export type WizardStep = (typeof WIZARD_STEPS)[number];

/** The name of the fifth step in the address. */
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
  /** The subscription is not what the owner has seen any more. */
  | 'subscription-changed'
  /** The subscription is what was ordered already (decision C85). */
  | 'nothing-to-change'
  /** The answer was lost, and looking long enough has shown that nothing came of the order. */
  | 'not-charged'
  /** Refused by the server, or not sent: `evidence` says what is known of the money. */
  | 'payment_processing_error'
  | 'bad_request'
  | 'general_error';

export interface PaymentFailure {
  readonly kind: PaymentFailureKind;
  /** Counts submits, so that the same failure twice is told twice. */
  readonly attempt: number;
  /** Undefined where the failure itself says that nothing was sent. */
  readonly evidence?: ChargeEvidence | undefined;
  /** Milliseconds from then, before which another try is in vain. */
  readonly retryAfter?: number | undefined;
}

/** What is told of a failure besides its kind. */
export type FailureDetails = Pick<PaymentFailure, 'evidence' | 'retryAfter'>;

/** What a read after the order has found. */
export type SubscriptionAfterwards =
  /** It is not read yet, or could not be. */
  | { readonly kind: 'unread' }
  /** The order was accepted, and there is no subscription to see yet. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'read'; readonly subscription: Subscription };

/** What the last step tells. */
export interface OrderSummary {
  readonly business: Business;
  readonly kind: OrderKind;
  readonly selection: PlanSelection;
  /** Where the confirmation goes; undefined where it is not known. */
  readonly email: string | undefined;
  /** The answer to the payment was lost, and a later look found the order carried out. */
  readonly wasConfirmedLater: boolean;
  readonly afterwards: SubscriptionAfterwards;
}

/** A patient look for an order that had no answer. */
export type PatientCheck =
  | 'running'
  /** There is no connection: looking goes on when it is back. */
  | 'resting';

export type OrderCheck = PatientCheck | OpenCheck;

/** What is left when looking has not helped. */
export type OpenCheck =
  | 'unknown'
  /** Looked for once more, because the owner asked for it. */
  | 'again'
  /** The subscription does not tell, and no look ever will. */
  | 'blurred';

interface LookedFor {
  readonly kind: 'unconfirmed';
  readonly check: PatientCheck;
}

export type WizardState =
  | { readonly kind: 'loading' }
  /** `message` is the server's own text, unchecked. */
  | { readonly kind: 'plans-failed'; readonly message: string | undefined }
  /** Nothing is for sale. */
  | { readonly kind: 'no-plans' }
  | { readonly kind: 'leaving' }
  | { readonly kind: 'plan' }
  | { readonly kind: 'add-ons' }
  | { readonly kind: 'review' }
  | { readonly kind: 'payment'; readonly failure: PaymentFailure | undefined }
  | { readonly kind: 'paying' }
  /** Money may have moved. Only what is found out leads on from here, never another submit. */
  | LookedFor
  | { readonly kind: 'unconfirmed'; readonly check: OpenCheck }
  | { readonly kind: 'done'; readonly summary: OrderSummary };

/** Something runs that must not be interrupted: it covers the page. */
export function isCovered(state: WizardState): boolean {
  return state.kind === 'paying' || isLookedFor(state);
}

/** The order that had no answer is patiently looked for. */
export function isLookedFor(state: WizardState): state is LookedFor {
  return state.kind === 'unconfirmed' && (state.check === 'running' || state.check === 'resting');
}

/** The step a state shows; undefined for the states outside of the indicator. */
export function stepOf(state: WizardState): WizardStep | undefined {
  if (state.kind === 'paying' || state.kind === 'unconfirmed') return 'payment';
  return parseWizardStep(state.kind);
}
