import type { BusinessId } from '@/domain/business/BusinessId';
import { BusinessDetailViewModel } from '@/ui/business/detail/BusinessDetailViewModel';
import { TOKENS } from '../tokens';
import type { ScreenDependencies } from './ScreenDependencies';

/** Wires the page of a business. */
export function businessScreen({ container, shell, businessCache, subscriptionCache }: ScreenDependencies) {
  const { session, notices, longCalls } = shell;
  const get = container.get.bind(container);
  /* Resolved before a business is opened, because the page opens with a press. */
  const useCases = {
    viewBusiness: longCalls.watched(get(TOKENS.viewBusiness)),
    viewSubscription: longCalls.watched(get(TOKENS.viewSubscription)),
    activateBusiness: longCalls.watched(get(TOKENS.activateBusiness)),
    deactivateBusiness: longCalls.watched(get(TOKENS.deactivateBusiness)),
    lookUpStatus: get(TOKENS.lookUpStatus),
    cancelSubscription: longCalls.watched(get(TOKENS.cancelSubscription)),
    lookUpCancellation: get(TOKENS.lookUpCancellation),
    listPlanFeatures: get(TOKENS.listPlanFeatures),
    loadLastOrder: get(TOKENS.loadLastOrder),
  };
  const ports = { returnPath: get(TOKENS.returnPath), clock: get(TOKENS.clock) };
  const create = (id: BusinessId) =>
    new BusinessDetailViewModel(id, useCases, ports, { session, notices, businessCache, subscriptionCache });
  return { create };
}
