import { ChangeStatus } from '@/application/business/ChangeStatus';
import { readIfOwned } from '@/application/business/readIfOwned';
import { UpdateLastOrder } from '@/application/subscription/UpdateLastOrder';
import { success } from '@/domain/shared/result';
import type { Factories } from '../container';

/**
 * What the page of a business, its wizard and the change of several businesses share. Each of them can load without the
 * others, so the module of each binds all of this.
 */
export const ownedBusiness = {
  changeStatus: ({ businesses, subscriptions, pollPorts }) =>
    new ChangeStatus(businesses, subscriptions, pollPorts),
  viewSubscription: ({ subscriptions }) =>
    readIfOwned(async (id, signal) => subscriptions.ofBusiness(id, signal), success(undefined)),
  updateLastOrder: ({ orders, clock }) => new UpdateLastOrder(orders, clock),
} satisfies Factories;
