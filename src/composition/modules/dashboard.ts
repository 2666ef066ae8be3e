import { ListBusinesses } from '@/application/business/ListBusinesses';
import { DashboardViewModel } from '@/ui/business/dashboard/DashboardViewModel';
import { createUserResource } from '@/ui/shell/createUserResource';
import { bindings } from '../bindings';

/** The list of businesses. Not in the module of a business, because most owners open the list first. */
export const dashboardModule = bindings({
  listBusinesses: ({ businesses }) => new ListBusinesses(businesses),
  createDashboard: (services) => {
    const { slowRequests, returnPath, clock, preferences, session, businessCache, viewProfile } = services;
    const listBusinesses = slowRequests.watched(services.listBusinesses, 'execute', 'retryFailed');
    const userResource = createUserResource({
      viewProfile,
      session,
      clock,
      initial: { kind: 'ready', value: undefined, isStale: false, isRefreshing: false },
    });
    const shared = { returnPath, clock, preferences, session, businessCache, userResource };
    return () => new DashboardViewModel({ listBusinesses, ...shared });
  },
});
