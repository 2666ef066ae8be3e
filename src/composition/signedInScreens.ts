import type { Container } from 'inversify';
import type { Attention } from '@/ui/business/attention/AttentionScope';
import { BusinessCache } from '@/ui/business/BusinessCache';
import type { LongListCode } from '@/ui/business/dashboard/LongListArea';
import { SubscriptionCache } from '@/ui/business/SubscriptionCache';
import { loadCode } from '@/ui/shell/CodeUnavailable';
import type { OwnerRouteName } from '@/ui/shell/routes';
import type { SignedInScreens, SignedInViewModels } from '@/ui/shell/ViewModels';
import { memoizeAsync } from './memoizeAsync';
import type { businessScreen } from './screens/businessScreen';
import type { dashboardScreen } from './screens/dashboardScreen';
import type { profileScreen } from './screens/profileScreen';
import type { ScreenDependencies, ShellViewModels } from './screens/ScreenDependencies';
import type { subscriptionScreen } from './screens/subscriptionScreen';
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
  const subscriptionCache = new SubscriptionCache(shell.session, clock);
  const dependencies: ScreenDependencies = {
    container,
    shell,
    businessCache,
    subscriptionCache,
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
  const loadLongList = async (): Promise<LongListCode> => {
    const [{ LongList }] = await Promise.all([
      import('@/ui/business/dashboard/LongList'),
      shell.texts.require(['longList']),
    ]);
    return LongList;
  };
  const viewModels = viewModelsOf(wired, {
    subscriptionCache,
    matterCount: shell.matterCount,
    loadAttention,
    loadLongList,
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
  readonly subscriptionCache: SubscriptionCache;
  readonly matterCount: ShellViewModels['matterCount'];
  readonly loadAttention: () => Promise<Attention>;
  readonly loadLongList: () => Promise<LongListCode>;
}

function viewModelsOf(
  wired: Wired,
  { subscriptionCache, matterCount, loadAttention, loadLongList }: Shared,
): SignedInViewModels {
  let attention: Attention | undefined;
  let longList: LongListCode | undefined;
  const screen = <Name extends keyof Wired>(name: Name): NonNullable<Wired[Name]> => {
    const found = wired[name];
    if (found === undefined) throw new Error(`The view models of the route ${name} have not been loaded`);
    return found;
  };
  return {
    get attention() {
      return attention;
    },
    get longList() {
      return longList;
    },
    loadLongList: memoizeAsync(async () => (longList = await loadLongList())),
    loadAttention: memoizeAsync(async () => (attention = await loadAttention())),
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
