import { ListBusinesses } from '@/application/business/ListBusinesses';
import { DashboardViewModel } from '@/ui/business/dashboard/DashboardViewModel';
import { createUserResource } from '@/ui/shell/createUserResource';
import { bindings } from '../container';

/**
 * The bindings of the dashboard. They are a module of their own, because most owners open the dashboard before a
 * business.
 */
export const dashboardModule = bindings({
  listBusinesses: ({ businesses }) => new ListBusinesses(businesses),
  createDashboard: (services) => {
    const { slowRequests, returnPath, clock, preferences, session, businessCache, viewProfile } = services;
    const listBusinesses = slowRequests.watched(services.listBusinesses);
    const userResource = createUserResource({
      viewProfile,
      session,
      clock,
      /* The session has just read the record. */
      initial: { kind: 'ready', value: undefined, isStale: false, isRefreshing: false },
    });
    const shared = { returnPath, clock, preferences, session, businessCache, userResource };
    return () => new DashboardViewModel({ listBusinesses, ...shared });
  },
});
