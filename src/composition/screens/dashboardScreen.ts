import { DashboardViewModel } from '@/ui/business/dashboard/DashboardViewModel';
import { TOKENS } from '../tokens';
import type { ScreenDependencies } from './ScreenDependencies';

/** Wires the dashboard. */
export function dashboardScreen({ container, shell, businessCache }: ScreenDependencies) {
  const { session, longCalls } = shell;
  const listBusinesses = container.get(TOKENS.listBusinesses);
  const watched: Pick<typeof listBusinesses, 'execute' | 'complete'> = {
    execute: async (...parameters) => longCalls.follow(listBusinesses.execute(...parameters)),
    complete: async (...parameters) => longCalls.follow(listBusinesses.complete(...parameters)),
  };
  const useCases = {
    listBusinesses: watched,
    viewProfile: container.get(TOKENS.viewProfile),
    changeListLayout: container.get(TOKENS.changeListLayout),
  };
  const ports = {
    returnPath: container.get(TOKENS.returnPath),
    clock: container.get(TOKENS.clock),
    preferences: container.get(TOKENS.preferences),
  };
  return { create: () => new DashboardViewModel(useCases, ports, { session, businessCache }) };
}
