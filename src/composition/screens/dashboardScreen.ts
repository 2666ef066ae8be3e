import { DashboardViewModel } from '@/ui/business/dashboard/DashboardViewModel';
import { ownerRecord as createOwnerRecord } from '@/ui/shell/ownerRecord';
import { TOKENS } from '../tokens';
import type { ScreenDependencies } from './ScreenDependencies';

/** Wires the dashboard. */
export function dashboardScreen({ container, shell, businessCache, preparedScreen }: ScreenDependencies) {
  const { session, longCalls } = shell;
  const listBusinesses = container.get(TOKENS.listBusinesses);
  const watched: Pick<typeof listBusinesses, 'execute' | 'complete'> = {
    execute: async (...parameters) => longCalls.follow(listBusinesses.execute(...parameters)),
    complete: async (...parameters) => longCalls.follow(listBusinesses.complete(...parameters)),
  };
  const useCases = {
    listBusinesses: watched,
  };
  const ports = {
    returnPath: container.get(TOKENS.returnPath),
    clock: container.get(TOKENS.clock),
    preferences: container.get(TOKENS.preferences),
  };
  const ownerRecord = createOwnerRecord({
    viewProfile: container.get(TOKENS.viewProfile),
    session,
    clock: ports.clock,
    initial: { kind: 'ready', value: undefined, isStale: false, isRefreshing: false },
  });
  const make = () => new DashboardViewModel(useCases, ports, { session, businessCache, ownerRecord });
  return {
    prepare: () => preparedScreen.prepare(() => ({ dashboard: make() })),
    create: () => preparedScreen.take().dashboard ?? make(),
  };
}
