import type { BusinessId } from '@/domain/business/BusinessId';
import type { StepUrl } from '@/ui/subscription/wizard/wizardSteps';
import { SubscriptionWizardViewModel } from '@/ui/subscription/wizard/SubscriptionWizardViewModel';
import { TOKENS } from '../tokens';
import type { ScreenDependencies } from './ScreenDependencies';

/** Wires the subscription wizard. */
export function subscriptionScreen({ container, shell, businessCache, preparedScreen }: ScreenDependencies) {
  const { session, notices, longCalls, language } = shell;
  const get = container.get.bind(container);
  const startWizard = get(TOKENS.startSubscriptionWizard);
  const make = (id: BusinessId, url: StepUrl) =>
    new SubscriptionWizardViewModel(
      id,
      url,
      {
        startWizard: longCalls.watched({
          execute: async (...parameters) => {
            const { wizard } = preparedScreen.take();
            return wizard?.id === id ? wizard.started : startWizard.execute(...parameters);
          },
        }),
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
  return {
    /* The view model needs the URL of the router, which exists only while React renders. So only its request starts
       early. */
    prepare: (id: BusinessId) => {
      const { user } = session;
      if (user !== undefined)
        preparedScreen.prepare(() => ({ wizard: { id, started: startWizard.execute(user, id) } }));
    },
    create: (id: BusinessId, url: StepUrl) => {
      preparedScreen.take();
      return make(id, url);
    },
  };
}
