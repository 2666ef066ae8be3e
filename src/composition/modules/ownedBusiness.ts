import { ActivateBusiness } from '@/application/business/ActivateBusiness';
import { ReconcileStatus } from '@/application/business/ReconcileStatus';
import { LoadLastOrder } from '@/application/subscription/LoadLastOrder';
import { ViewSubscription } from '@/application/subscription/ViewSubscription';
import { TOKENS, type Bindings } from '../tokens';

/** What the page of a business and its wizard share. Either may load alone, so that the module of each binds it. */
export function bindOwnedBusiness({ bindClass, bindFactory }: Bindings): void {
  bindClass(TOKENS.activateBusiness, ActivateBusiness, [TOKENS.businesses, TOKENS.subscriptions]);
  bindFactory(
    TOKENS.reconcileStatus,
    (businesses, connection, clock) => new ReconcileStatus(businesses, { connection, clock }),
    [TOKENS.businesses, TOKENS.connection, TOKENS.clock],
  );
  bindClass(TOKENS.viewSubscription, ViewSubscription, [TOKENS.subscriptions]);
  bindClass(TOKENS.loadLastOrder, LoadLastOrder, [TOKENS.orders, TOKENS.clock]);
}
