import type { Container } from 'inversify';
import { DashboardViewModel } from '@/ui/business/dashboard/DashboardViewModel';
import { BusinessDetailViewModel } from '@/ui/business/detail/BusinessDetailViewModel';
import { BusinessCache } from '@/ui/business/BusinessCache';
import { ProfileViewModel } from '@/ui/profile/ProfileViewModel';
import type { LongCalls } from '@/ui/shell/long-calls/LongCalls';
import type { Notices } from '@/ui/shell/Notices';
import type { SessionViewModel } from '@/ui/shell/SessionViewModel';
import type { ProductViewModels } from '@/ui/shell/ViewModels';
import { SubscriptionWizardViewModel } from '@/ui/subscription/wizard/SubscriptionWizardViewModel';
import { TOKENS } from './tokens';

/** What the signed-in screens share with the frame around them. */
interface Frame {
  readonly session: SessionViewModel;
  readonly notices: Notices;
  readonly longCalls: LongCalls;
}

/** The view model of each signed-in screen, wired to its use cases. */
export function productViewModels(
  container: Container,
  { session, notices, longCalls }: Frame,
): ProductViewModels {
  const cache = new BusinessCache(
    container.get(TOKENS.cachedBusinesses),
    session,
    container.get(TOKENS.clock),
  );
  const ahead = container.get(TOKENS.readsAhead);
  const listBusinesses = container.get(TOKENS.listBusinesses);
  return {
    createDashboard: () =>
      new DashboardViewModel(
        {
          execute: async (...asked) => longCalls.follow(listBusinesses.execute(...asked)),
          complete: async (...asked) => longCalls.follow(listBusinesses.complete(...asked)),
        },
        session,
        container.get(TOKENS.returnPath),
        container.get(TOKENS.clock),
        cache,
      ),
    createBusinessDetail: (id) =>
      new BusinessDetailViewModel(
        id,
        {
          viewBusiness: longCalls.watched(ahead.viewBusiness),
          viewSubscription: longCalls.watched(ahead.viewSubscription),
          activateBusiness: longCalls.watched(container.get(TOKENS.activateBusiness)),
          deactivateBusiness: longCalls.watched(container.get(TOKENS.deactivateBusiness)),
          lookUpStatus: container.get(TOKENS.lookUpStatus),
          cancelSubscription: longCalls.watched(container.get(TOKENS.cancelSubscription)),
          lookUpCancellation: container.get(TOKENS.lookUpCancellation),
          recallOrder: container.get(TOKENS.recallOrder),
        },
        session,
        notices,
        container.get(TOKENS.returnPath),
        container.get(TOKENS.clock),
        cache,
      ),
    createSubscriptionWizard: (id, url) =>
      new SubscriptionWizardViewModel(
        id,
        url,
        {
          startWizard: longCalls.watched(ahead.startSubscriptionWizard),
          createOrUpdate: longCalls.watched(container.get(TOKENS.createOrUpdateSubscription)),
          viewSubscription: container.get(TOKENS.viewSubscription),
          recallOrder: container.get(TOKENS.recallOrder),
          reconcile: container.get(TOKENS.reconcilePayment),
        },
        {
          drafts: container.get(TOKENS.drafts),
          cardFields: container.get(TOKENS.cardFields),
          navigation: container.get(TOKENS.navigation),
          returnPath: container.get(TOKENS.returnPath),
          clock: container.get(TOKENS.clock),
        },
        { session, notices },
      ),
    createProfile: () =>
      new ProfileViewModel(
        {
          viewProfile: longCalls.watched(ahead.viewProfile),
          preparePicture: container.get(TOKENS.preparePicture),
          updateProfile: longCalls.watched(container.get(TOKENS.updateProfile)),
        },
        { drafts: container.get(TOKENS.profileDrafts), clock: container.get(TOKENS.clock) },
        { session, notices },
      ),
  };
}
