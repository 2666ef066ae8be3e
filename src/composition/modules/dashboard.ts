import { ListBusinesses } from '@/application/business/ListBusinesses';
import { DashboardViewModel } from '@/ui/business/dashboard/DashboardViewModel';
import { ownerRecord } from '@/ui/shell/ownerRecord';
import { bindings, TOKENS } from '../tokens';

/** The list of businesses. It is apart from the module of a business, because most owners open it first. */
export const dashboardModule = bindings(({ bindClass, bindViewModel }) => {
  bindClass(TOKENS.listBusinesses, ListBusinesses, [TOKENS.businesses]);
  bindViewModel(TOKENS.createDashboard, (get) => {
    const slowRequests = get(TOKENS.slowRequests);
    const useCases = {
      listBusinesses: slowRequests.watched(get(TOKENS.listBusinesses), 'execute', 'complete'),
    };
    const ports = {
      returnPath: get(TOKENS.returnPath),
      clock: get(TOKENS.clock),
      preferences: get(TOKENS.preferences),
    };
    const session = get(TOKENS.session);
    const shell = {
      session,
      businessCache: get(TOKENS.businessCache),
      ownerRecord: ownerRecord({
        viewProfile: get(TOKENS.viewProfile),
        session,
        clock: ports.clock,
        initial: { kind: 'ready', value: undefined, isStale: false, isRefreshing: false },
      }),
    };
    return () => new DashboardViewModel(useCases, ports, shell);
  });
});
