import { activate } from '@/domain/business/activation';
import type { Business } from '@/domain/business/Business';
import type { SubscriptionPart } from '@/ui/subscription/section/SubscriptionPart';
import type { StatusAction, StatusChangeFailure } from './statusChangeFailure';

export type BusinessDetailState =
  | {
      readonly kind: 'loading';
      /** What the dashboard already knows of it. */
      readonly known: Business | undefined;
      readonly subscription: SubscriptionPart;
    }
  /** Not the owner's, not there, or not to be loaded: the page leaves for the dashboard (spec section 2). */
  | { readonly kind: 'unavailable' }
  | ReadyBusiness;

export interface ReadyBusiness {
  readonly kind: 'ready';
  readonly business: Business;
  readonly subscription: SubscriptionPart;
  readonly change: StatusChange;
}

/** Where the change of the business status is: asked for, confirmed, looked up, or gone wrong. */
export type StatusChange =
  | { readonly kind: 'none' }
  | { readonly kind: 'asking'; readonly action: StatusAction }
  | { readonly kind: 'sending'; readonly action: StatusAction }
  /** The answer was lost: the status is being looked up, and nobody may ask for a change again meanwhile. */
  | {
      readonly kind: 'checking';
      readonly action: StatusAction;
      /** Without a connection the lookup waits. */
      readonly isResting: boolean;
    }
  | { readonly kind: 'failed'; readonly failure: StatusChangeFailure };

/** Sent, and not known yet what became of it. */
export function isUnderWay({ kind }: StatusChange): boolean {
  return kind === 'sending' || kind === 'checking';
}

/** Whether activating can be asked for, and if not, why. */
export type ActivationGate =
  'open' | 'checking' | 'unchecked' | 'subscription-required' | 'subscription-not-active';

export function activationGateOf(business: Business, subscription: SubscriptionPart): ActivationGate {
  if (subscription.kind === 'loading') return 'checking';
  if (subscription.kind === 'failed') return 'unchecked';
  const activated = activate(
    business,
    subscription.kind === 'present' ? subscription.subscription : undefined,
  );
  return activated.ok || activated.error.kind === 'already-active' ? 'open' : activated.error.kind;
}
