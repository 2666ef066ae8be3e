import type { BusinessId } from '@/domain/business/BusinessId';
import type { StepUrl } from '@/ui/subscription/wizard/StepUrl';
import { SubscriptionWizardViewModel } from '@/ui/subscription/wizard/SubscriptionWizardViewModel';
import { TOKENS } from '../tokens';
import type { ScreenDependencies } from './ScreenDependencies';

/** Wires the subscription wizard. */
export function subscriptionScreen({ container, shell, businessCache }: ScreenDependencies) {
  const { session, notices, longCalls, language } = shell;
  const get = container.get.bind(container);
  const create = (id: BusinessId, url: StepUrl) =>
    new SubscriptionWizardViewModel(
      id,
      url,
      {
        startWizard: longCalls.watched(get(TOKENS.startSubscriptionWizard)),
        createOrUpdate: longCalls.watched(get(TOKENS.createOrUpdateSubscription)),
        viewSubscription: get(TOKENS.viewSubscription),
        loadLastOrder: get(TOKENS.loadLastOrder),
        reconcile: get(TOKENS.reconcilePayment),
        awaitSubscription: get(TOKENS.awaitSubscription),
        activateBusiness: longCalls.watched(get(TOKENS.activateBusiness)),
        lookUpStatus: get(TOKENS.lookUpStatus),
      },
      {
        drafts: get(TOKENS.drafts),
        preselectedPlan: get(TOKENS.preselectedPlan),
        lastBilling: get(TOKENS.lastBilling),
        cardFields: get(TOKENS.cardFields),
        navigation: get(TOKENS.navigation),
        returnPath: get(TOKENS.returnPath),
        clock: get(TOKENS.clock),
      },
      { session, notices, businessCache, language },
    );
  return { create };
}
