import { ChangeStatus } from '@/application/business/ChangeStatus';
import { UpdateLastOrder } from '@/application/subscription/UpdateLastOrder';
import { ViewSubscription } from '@/application/subscription/ViewSubscription';
import type { Factories } from '../bindings';

/**
 * What the page of a business, its wizard and the change of several businesses share. Each of them can load without the
 * others, so the module of each binds all of this.
 */
export const ownedBusiness = {
  changeStatus: ({ businesses, subscriptions, pollPorts }) =>
    new ChangeStatus(businesses, subscriptions, pollPorts),
  viewSubscription: ({ subscriptions }) => new ViewSubscription(subscriptions),
  updateLastOrder: ({ orders, clock }) => new UpdateLastOrder(orders, clock),
} satisfies Factories;
