import type { Container } from 'inversify';
import type { BusinessId } from '@/domain/business/Business';
import { DashboardViewModel } from '@/ui/business/dashboard/DashboardViewModel';
import { BusinessDetailViewModel } from '@/ui/business/detail/BusinessDetailViewModel';
import { BusinessCache } from '@/ui/business/BusinessCache';
import { ProfileViewModel } from '@/ui/profile/ProfileViewModel';
import type { LongCalls } from '@/ui/shell/long-calls/LongCalls';
import type { Notices } from '@/ui/shell/Notices';
import type { SessionViewModel } from '@/ui/shell/SessionViewModel';
import type { ProductViewModels } from '@/ui/shell/ViewModels';
import { SubscriptionWizardViewModel } from '@/ui/subscription/wizard/SubscriptionWizardViewModel';
import { PreparedScreen } from './startup/PreparedScreen';
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
  const clock = container.get(TOKENS.clock);
  const listBusinesses = container.get(TOKENS.listBusinesses);
  const startWizard = container.get(TOKENS.startSubscriptionWizard);
  const first = new PreparedScreen(clock);
  const dashboard = () =>
    new DashboardViewModel(
      {
        execute: async (...asked) => longCalls.follow(listBusinesses.execute(...asked)),
        complete: async (...asked) => longCalls.follow(listBusinesses.complete(...asked)),
      },
      session,
      container.get(TOKENS.returnPath),
      clock,
      cache,
    );
  const businessDetail = (id: BusinessId) =>
    new BusinessDetailViewModel(
      id,
      {
        viewBusiness: longCalls.watched(container.get(TOKENS.viewBusiness)),
        viewSubscription: longCalls.watched(container.get(TOKENS.viewSubscription)),
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
      clock,
      cache,
    );
  const profile = () =>
    new ProfileViewModel(
      {
        viewProfile: longCalls.watched(container.get(TOKENS.viewProfile)),
        preparePicture: container.get(TOKENS.preparePicture),
        updateProfile: longCalls.watched(container.get(TOKENS.updateProfile)),
      },
      { drafts: container.get(TOKENS.profileDrafts), clock },
      { session, notices },
    );
  return {
    prepare: (route, id) => {
      if (route === 'dashboard') first.prepare(() => ({ dashboard: dashboard() }));
      if (route === 'profile') first.prepare(() => ({ profile: profile() }));
      if (route === 'business' && id !== undefined) first.prepare(() => ({ business: businessDetail(id) }));
      /* The wizard needs the router's URL, which exists only while React renders: only its request starts early. */
      const { user } = session;
      if (route === 'subscription' && id !== undefined && user !== undefined)
        first.prepare(() => ({ wizard: { id, started: startWizard.execute(user, id) } }));
    },
    releasePrepared: () => first.release(),
    createDashboard: () => first.take().dashboard ?? dashboard(),
    createBusinessDetail: (id) => {
      const { business } = first.take();
      return business?.businessId === id ? business : businessDetail(id);
    },
    createProfile: () => first.take().profile ?? profile(),
    createSubscriptionWizard: (id, url) => {
      first.take();
      return new SubscriptionWizardViewModel(
        id,
        url,
        {
          startWizard: longCalls.watched({
            execute: async (...asked) => {
              const { wizard } = first.take();
              return wizard?.id === id ? wizard.started : startWizard.execute(...asked);
            },
          }),
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
          clock,
        },
        { session, notices },
      );
    },
  };
}
