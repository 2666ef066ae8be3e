import type { Container } from 'inversify';
import type { BusinessId } from '@/domain/business/Business';
import { DashboardViewModel } from '@/ui/business/dashboard/DashboardViewModel';
import { BusinessDetailViewModel } from '@/ui/business/detail/BusinessDetailViewModel';
import { BusinessCache } from '@/ui/business/BusinessCache';
import { SubscriptionCache } from '@/ui/business/SubscriptionCache';
import type { Texts } from '@/ui/i18n/Texts';
import { ProfileViewModel } from '@/ui/profile/ProfileViewModel';
import type { Attention } from '@/ui/business/attention/AttentionScope';
import type { LongCalls } from '@/ui/shell/long-calls/LongCalls';
import type { Notices } from '@/ui/shell/Notices';
import type { SessionViewModel } from '@/ui/shell/SessionViewModel';
import type { ProductViewModels } from '@/ui/shell/ViewModels';
import { SubscriptionWizardViewModel } from '@/ui/subscription/wizard/SubscriptionWizardViewModel';
import { memoizeAsync } from './memoizeAsync';
import { PreparedScreen } from './startup/PreparedScreen';
import { TOKENS } from './tokens';

/** The view models of the shell that the signed-in screens use. */
export interface ShellViewModels {
  readonly session: Pick<SessionViewModel, 'user' | 'reload' | 'replaceUser' | 'expire'>;
  readonly notices: Notices;
  readonly longCalls: LongCalls;
  readonly texts: Pick<Texts, 'require'>;
}

/** The factories of the signed-in screens' view models, for the app and the tests. */
export function productViewModels(
  container: Container,
  { session, notices, longCalls, texts }: ShellViewModels,
  businessCache = createBusinessCache(container, session),
): ProductViewModels {
  const get = container.get.bind(container);
  const clock = get(TOKENS.clock);
  const returnPath = get(TOKENS.returnPath);
  const ports = { returnPath, clock };
  const frame = { session, notices, businessCache };
  const listBusinesses = get(TOKENS.listBusinesses);
  const startWizard = get(TOKENS.startSubscriptionWizard);
  const subscriptionCache = new SubscriptionCache(session, clock);
  const first = new PreparedScreen(clock);
  const dashboard = () => {
    const watched: Pick<typeof listBusinesses, 'execute' | 'complete'> = {
      execute: async (...asked) => longCalls.follow(listBusinesses.execute(...asked)),
      complete: async (...asked) => longCalls.follow(listBusinesses.complete(...asked)),
    };
    return new DashboardViewModel({ listBusinesses: watched }, ports, frame);
  };
  const businessDetail = (id: BusinessId) =>
    new BusinessDetailViewModel(
      id,
      {
        viewBusiness: longCalls.watched(get(TOKENS.viewBusiness)),
        viewSubscription: longCalls.watched(get(TOKENS.viewSubscription)),
        activateBusiness: longCalls.watched(get(TOKENS.activateBusiness)),
        deactivateBusiness: longCalls.watched(get(TOKENS.deactivateBusiness)),
        lookUpStatus: get(TOKENS.lookUpStatus),
        cancelSubscription: longCalls.watched(get(TOKENS.cancelSubscription)),
        lookUpCancellation: get(TOKENS.lookUpCancellation),
        loadLastOrder: get(TOKENS.loadLastOrder),
      },
      ports,
      frame,
    );
  const profile = () =>
    new ProfileViewModel(
      {
        viewProfile: longCalls.watched(get(TOKENS.viewProfile)),
        preparePicture: get(TOKENS.preparePicture),
        updateProfile: longCalls.watched(get(TOKENS.updateProfile)),
      },
      { drafts: get(TOKENS.profileDrafts), clock },
      frame,
    );
  let attention: Attention | undefined;
  return {
    get attention() {
      return attention;
    },
    loadAttention: memoizeAsync(async () => {
      const [{ AttentionViewModel }, { AttentionArea }, { BusinessSubscription }] = await Promise.all([
        import('@/ui/business/attention/AttentionViewModel'),
        import('@/ui/business/attention/AttentionArea'),
        import('@/ui/business/attention/BusinessSubscription'),
        texts.require(['attention']),
      ]);
      const checks = {
        checkSubscriptions: get(TOKENS.checkSubscriptions),
        listPublicPlans: get(TOKENS.listPublicPlans),
      };
      attention = {
        create: (businesses) =>
          new AttentionViewModel(businesses, checks, { clock }, { session, subscriptionCache }),
        Area: AttentionArea,
        BusinessSubscription,
      };
      return attention;
    }),
    prepare: (route, id) => {
      if (route === 'dashboard') first.prepare(() => ({ dashboard: dashboard() }));
      if (route === 'profile') first.prepare(() => ({ profile: profile() }));
      if (route === 'business' && id !== undefined) first.prepare(() => ({ business: businessDetail(id) }));
      /* The view model of the wizard needs the URL of the router, which exists only while React renders. So only its
         request starts early. */
      const { user } = session;
      if (route === 'subscription' && id !== undefined && user !== undefined)
        first.prepare(() => ({ wizard: { id, started: startWizard.execute(user, id) } }));
    },
    releasePrepared: () => first.release(),
    createDashboard: () => first.take().dashboard ?? dashboard(),
    createBusinessDetail: (id) => {
      subscriptionCache.expire(id);
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
          cardFields: get(TOKENS.cardFields),
          navigation: get(TOKENS.navigation),
          returnPath,
          clock,
        },
        frame,
      );
    },
  };
}

function createBusinessCache(container: Container, session: ShellViewModels['session']): BusinessCache {
  return new BusinessCache(container.get(TOKENS.cachedBusinesses), session, container.get(TOKENS.clock));
}
