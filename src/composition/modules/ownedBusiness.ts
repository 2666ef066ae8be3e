import { ActivateBusiness } from '@/application/business/ActivateBusiness';
import { DeactivateBusiness } from '@/application/business/DeactivateBusiness';
import { ReconcileStatus } from '@/application/business/ReconcileStatus';
import { LoadLastOrder } from '@/application/subscription/LoadLastOrder';
import { ViewSubscription } from '@/application/subscription/ViewSubscription';
import type { Bindings, TOKENS } from '../tokens';

/**
 * What the page of a business, its wizard and the change of several businesses share. Each may load alone, so that the
 * module of each binds it.
 */
export function bindOwnedBusiness({ bindClass, bindFactory }: Bindings, tokens: typeof TOKENS): void {
  const { businesses, clock, connection, orders, subscriptions } = tokens;
  bindClass(tokens.activateBusiness, ActivateBusiness, [businesses, subscriptions]);
  bindClass(tokens.deactivateBusiness, DeactivateBusiness, [businesses]);
  bindFactory(
    tokens.reconcileStatus,
    (service, network, time) => new ReconcileStatus(service, { connection: network, clock: time }),
    [businesses, connection, clock],
  );
  bindClass(tokens.viewSubscription, ViewSubscription, [subscriptions]);
  bindClass(tokens.loadLastOrder, LoadLastOrder, [orders, clock]);
}
