import { ListBusinesses } from '@/application/business/ListBusinesses';
import { ChangeListLayout } from '@/application/preferences/ChangeListLayout';
import { DashboardViewModel } from '@/ui/business/dashboard/DashboardViewModel';
import { bindings, TOKENS } from '../tokens';

/** The list of businesses. It is apart from the module of a business, because most owners open it first. */
export const dashboardModule = bindings(({ bindClass, bindViewModel }) => {
  bindClass(TOKENS.listBusinesses, ListBusinesses, [TOKENS.businesses]);
  bindClass(TOKENS.changeListLayout, ChangeListLayout, [TOKENS.preferences]);
  bindViewModel(TOKENS.createDashboard, (get) => {
    const listBusinesses = get(TOKENS.listBusinesses);
    const longCalls = get(TOKENS.longCalls);
    const watched: Pick<ListBusinesses, 'execute' | 'complete'> = {
      execute: async (...parameters) => longCalls.follow(listBusinesses.execute(...parameters)),
      complete: async (...parameters) => longCalls.follow(listBusinesses.complete(...parameters)),
    };
    const useCases = {
      listBusinesses: watched,
      viewProfile: get(TOKENS.viewProfile),
      changeListLayout: get(TOKENS.changeListLayout),
    };
    const ports = {
      returnPath: get(TOKENS.returnPath),
      clock: get(TOKENS.clock),
      preferences: get(TOKENS.preferences),
    };
    const shell = { session: get(TOKENS.session), businessCache: get(TOKENS.businessCache) };
    return () => new DashboardViewModel(useCases, ports, shell);
  });
});
