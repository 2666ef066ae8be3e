import { failure, success, type Result } from '@/domain/shared/result';
import { allowsActivation, type Subscription } from '@/domain/subscription/Subscription';
import { isActive, withStatus, type Business } from './Business';

export type ActivationRefused =
  | { readonly kind: 'already-done' }
  | { readonly kind: 'subscription-required' }
  | { readonly kind: 'subscription-not-active' };

export type DeactivationRefused = { readonly kind: 'already-done' };

/** Activation needs a subscription that is active or in trial (spec section 4). */
export function activate(
  business: Business,
  subscription: Subscription | undefined,
): Result<Business, ActivationRefused> {
  if (isActive(business)) return failure({ kind: 'already-done' });
  if (subscription === undefined) return failure({ kind: 'subscription-required' });
  if (!allowsActivation(subscription)) return failure({ kind: 'subscription-not-active' });
  return success(withStatus(business, 'active'));
}

/** Deactivation needs no subscription (spec section 4). */
export function deactivate(business: Business): Result<Business, DeactivationRefused> {
  return isActive(business) ? success(withStatus(business, 'inactive')) : failure({ kind: 'already-done' });
}
