import { ListBusinesses } from '@/application/business/ListBusinesses';
import { DashboardViewModel } from '@/ui/business/dashboard/DashboardViewModel';
import { ownerRecord } from '@/ui/shell/ownerRecord';
import { bindings } from '../bindings';

/** The list of businesses. Not in the module of a business, because most owners open the list first. */
export const dashboardModule = bindings({
  listBusinesses: ({ businesses }) => new ListBusinesses(businesses),
  createDashboard: (services) => {
    const { slowRequests, returnPath, clock, preferences, session, businessCache, viewProfile } = services;
    const listBusinesses = slowRequests.watched(services.listBusinesses, 'execute', 'retryFailed');
    const ownersProfile = ownerRecord({
      viewProfile,
      session,
      clock,
      initial: { kind: 'ready', value: undefined, isStale: false, isRefreshing: false },
    });
    const shell = { session, businessCache, ownerRecord: ownersProfile };
    return () => new DashboardViewModel({ listBusinesses }, { returnPath, clock, preferences }, shell);
  },
});
