import { activate } from '@/domain/business/activation';
import type { Business } from '@/domain/business/Business';
import type { SubscriptionView } from '@/ui/subscription/section/SubscriptionView';
import type { ChangeFailure } from '@/ui/i18n/ChangeFailure';
import type { StatusAction } from '@/ui/business/status/statusChangeFailure';

export type BusinessDetailState =
  | {
      readonly kind: 'loading';
      /** The copy of the business from the dashboard. */
      readonly known: Business | undefined;
      readonly subscription: SubscriptionView;
    }
  /**
   * The business does not belong to the owner, does not exist or could not be loaded. The page navigates to the
   * dashboard (spec section 2).
   */
  | { readonly kind: 'unavailable' }
  | ReadyBusiness;

export interface ReadyBusiness {
  readonly kind: 'ready';
  readonly business: Business;
  readonly subscription: SubscriptionView;
  readonly change: StatusChange;
}

/** The stage of a status change: none, confirmation asked for, sent, reconciled, or failed. */
export type StatusChange =
  | { readonly kind: 'none' }
  | { readonly kind: 'asking'; readonly action: StatusAction }
  | { readonly kind: 'sending'; readonly action: StatusAction }
  /** The response was lost, and the status is being reconciled. No other change can be requested meanwhile. */
  | {
      readonly kind: 'reconciling';
      readonly action: StatusAction;
      /** Reconciling waits for a connection. */
      readonly isPaused: boolean;
    }
  | { readonly kind: 'failed'; readonly failure: ChangeFailure };

export const NO_CHANGE: StatusChange = { kind: 'none' };

/** Whether a change has been sent whose result is not known yet. */
export function isUnderWay({ kind }: StatusChange): boolean {
  return kind === 'sending' || kind === 'reconciling';
}

/** Whether the page is loaded, and neither asks nor changes nor reads anything. */
export function isAtRest(state: BusinessDetailState): boolean {
  if (state.kind !== 'ready' || state.subscription.kind === 'loading') return false;
  return state.change.kind !== 'asking' && !isUnderWay(state.change);
}

/** Whether activation is offered, or the reason why not. */
export type ActivationGate =
  | 'allowed'
  | 'loading'
  | 'unchecked'
  | 'subscription-required'
  | 'subscription-not-active';

export function activationGateOf(business: Business, subscription: SubscriptionView): ActivationGate {
  if (subscription.kind === 'loading') return 'loading';
  if (subscription.kind === 'failed') return 'unchecked';
  const activated = activate(
    business,
    subscription.kind === 'present' ? subscription.subscription : undefined,
  );
  return activated.ok || activated.error.kind === 'already-active' ? 'allowed' : activated.error.kind;
}
