import type { StatusAction } from '@/application/business/ChangeStatus';
import { activate } from '@/domain/business/activation';
import type { Business } from '@/domain/business/Business';
import type { OpeningState } from '@/domain/business/openingState';
import type { Instant } from '@/domain/shared/instant';
import type { SubscriptionView } from '@/ui/subscription/section/SubscriptionView';
import type { ChangeFailureText } from '@/ui/i18n/ChangeFailureText';

export type BusinessDetailState =
  | {
      readonly kind: 'loading';
      /** The cached business. */
      readonly known: Business | undefined;
      readonly subscription: SubscriptionView;
    }
  /** The business could not be loaded or is not the owner's. The page redirects to the dashboard (spec section 2). */
  | { readonly kind: 'unavailable' }
  | ReadyBusiness;

export interface ReadyBusiness {
  readonly kind: 'ready';
  readonly business: Business;
  readonly subscription: SubscriptionView;
  readonly change: StatusChange;
}

/** The change of the status, from the confirmation dialog to its result. */
export type StatusChange =
  | { readonly kind: 'none' }
  | { readonly kind: 'asking'; readonly action: StatusAction }
  | { readonly kind: 'sending'; readonly action: StatusAction }
  /** The response was lost, and the status is being reconciled. Until then no other change can be requested. */
  | { readonly kind: 'reconciling'; readonly action: StatusAction; readonly isPaused: boolean }
  | { readonly kind: 'failed'; readonly failure: ChangeFailureText };

export const NO_CHANGE: StatusChange = { kind: 'none' };

/** Whether a change has been sent whose result is not known yet. */
export function isUnderWay({ kind }: StatusChange): boolean {
  return kind === 'sending' || kind === 'reconciling';
}

/** Whether activation is offered, or why not. */
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
  return activated.ok || activated.error.kind === 'already-done' ? 'allowed' : activated.error.kind;
}

/** The day of the week and whether a business is open, in its time zone. */
export interface HoursNow {
  /** Sunday 0 to Saturday 6. */
  readonly dayOfWeek: number;
  /** Undefined without operating hours. */
  readonly opening: OpeningState | undefined;
  /** Until when `opening` is current. */
  readonly validUntil: Instant | undefined;
}
