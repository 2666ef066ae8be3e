import type { Container } from 'inversify';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { Attention } from '@/ui/business/attention/AttentionScope';
import { BusinessCache } from '@/ui/business/BusinessCache';
import { SubscriptionCache } from '@/ui/business/SubscriptionCache';
import { loadCode } from '@/ui/shell/loading/CodeUnavailable';
import { lateCode, type LateCode } from '@/ui/shell/loading/lateCode';
import { namesOf } from '@/ui/shell/routePaths';
import { OWNER_ROUTES, type OwnerRouteName } from '@/ui/shell/routes';
import type { SignedInScreens, SignedInViewModels } from '@/ui/shell/ViewModels';
import { memoizeAsync } from './memoizeAsync';
import type { businessScreen } from './screens/businessScreen';
import type { dashboardScreen } from './screens/dashboardScreen';
import type { profileScreen } from './screens/profileScreen';
import type { ScreenDependencies, ShellViewModels } from './screens/ScreenDependencies';
import type { subscriptionScreen } from './screens/subscriptionScreen';
import { PreparedScreen } from './startup/first-screen/PreparedScreen';
import { TOKENS } from './tokens';

/** The wired screens that have loaded. */
interface Wired {
  dashboard?: ReturnType<typeof dashboardScreen>;
  business?: ReturnType<typeof businessScreen>;
  subscription?: ReturnType<typeof subscriptionScreen>;
  profile?: ReturnType<typeof profileScreen>;
}

/**
 * The view models of the signed-in screens, for the app and the tests. Each screen loads its own. Only the dashboard
 * starts without the whole container.
 */
export function signedInScreens(
  container: Container,
  shell: ShellViewModels,
  loadWholeContainer: () => Promise<Container>,
  businessCache = createBusinessCache(container, shell.session),
): SignedInScreens {
  const clock = container.get(TOKENS.clock);
  const preparedScreen = new PreparedScreen(clock);
  const subscriptionCache = new SubscriptionCache(shell.session, clock);
  const dependencies: ScreenDependencies = {
    container,
    shell,
    businessCache,
    subscriptionCache,
    preparedScreen,
  };
  const wired: Wired = {};
  const loadAttention = async (): Promise<Attention> => {
    const [{ createAttention }] = await Promise.all([
      import('./screens/createAttention'),
      loadWholeContainer(),
      shell.texts.require(['attention', 'catalog']),
    ]);
    return createAttention(dependencies, subscriptionCache);
  };
  const viewModels = viewModelsOf(wired, {
    preparedScreen,
    subscriptionCache,
    matterCount: shell.matterCount,
    attention: lateCode(loadAttention),
  });
  const wire: Readonly<Record<OwnerRouteName, () => Promise<unknown>>> = {
    dashboard: async () => {
      const { dashboardScreen } = await import('./screens/dashboardScreen');
      wired.dashboard = dashboardScreen(dependencies);
    },
    business: async () => {
      const [{ businessScreen }] = await Promise.all([
        import('./screens/businessScreen'),
        loadWholeContainer(),
      ]);
      wired.business = businessScreen(dependencies);
    },
    subscription: async () => {
      const [{ subscriptionScreen }] = await Promise.all([
        import('./screens/subscriptionScreen'),
        loadWholeContainer(),
      ]);
      wired.subscription = subscriptionScreen(dependencies);
    },
    profile: async () => {
      const [{ profileScreen }] = await Promise.all([
        import('./screens/profileScreen'),
        loadWholeContainer(),
      ]);
      wired.profile = profileScreen(dependencies);
    },
  };
  return {
    loaded: (route) => (wired[route] === undefined ? undefined : viewModels),
    load: memoizeAsync(async (route: OwnerRouteName) => {
      await loadCode(wire[route]);
      return viewModels;
    }),
  };
}

interface Shared {
  readonly preparedScreen: PreparedScreen;
  readonly subscriptionCache: SubscriptionCache;
  readonly matterCount: ShellViewModels['matterCount'];
  readonly attention: LateCode<Attention>;
}

function viewModelsOf(
  wired: Wired,
  { preparedScreen, subscriptionCache, matterCount, attention }: Shared,
): SignedInViewModels {
  const screen = <Name extends keyof Wired>(name: Name): NonNullable<Wired[Name]> => {
    const found = wired[name];
    if (found === undefined) throw new Error(`The view models of the route ${name} have not been loaded`);
    return found;
  };
  const prepare: Readonly<Record<OwnerRouteName, (id: BusinessId | undefined) => void>> = {
    dashboard: () => screen('dashboard').prepare(),
    business: (id) => {
      if (id !== undefined) screen('business').prepare(id);
    },
    subscription: (id) => {
      if (id !== undefined) screen('subscription').prepare(id);
    },
    profile: () => screen('profile').prepare(),
  };
  return {
    attention,
    prepare: (route, id) => {
      const owned = namesOf(OWNER_ROUTES).find((name) => name === route);
      if (owned !== undefined) prepare[owned](id);
    },
    releasePrepared: () => preparedScreen.release(),
    createDashboard: () => screen('dashboard').create(),
    createBusinessDetail: (id) => {
      subscriptionCache.expire(id);
      /* The owner may solve a matter there. Deferred to a microtask, because React is rendering. */
      queueMicrotask(() => matterCount.set(undefined));
      return screen('business').create(id);
    },
    createProfile: () => screen('profile').create(),
    createSubscriptionWizard: (id, url) => screen('subscription').create(id, url),
  };
}

function createBusinessCache(container: Container, session: ShellViewModels['session']): BusinessCache {
  return new BusinessCache(container.get(TOKENS.cachedBusinesses), session, container.get(TOKENS.clock));
}
