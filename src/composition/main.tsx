import { onReactionError, when } from 'mobx';
import { StrictMode, type ReactElement } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import '@/ui/design/fonts.scss';
import '@/ui/design/tokens.scss';
import '@/ui/design/foundation.scss';
import { SIGNED_OUT } from '@/application/identity/Session';
import { DEFAULT_LANGUAGE, parseLanguage } from '@/domain/shared/language';
import { Texts } from '@/ui/i18n/Texts';
import { parsePathname } from '@/ui/shell/url/languageUrl';
import { App } from '@/ui/shell/App';
import { AppRouter } from '@/ui/shell/AppRouter';
import { isAppPath } from '@/ui/shell/layout/isAppPath';
import { nextRoutes } from '@/ui/shell/nextRoutes';
import { ownerRouteOf, routeOf } from '@/ui/shell/routePaths';
import type { RouteName } from '@/ui/shell/routes';
import { loadWhenOnline } from '@/ui/shell/loadWhenOnline';
import { withoutReloadOnFailure } from '@/ui/shell/withoutReloadOnFailure';
import { createScreens, preloadScreen, type Screens } from '@/ui/shell/screens';
import type { ViewModels } from '@/ui/shell/ViewModels';
import { createServices } from './container';
import { OWNER_SCREENS, ownerScreens } from './ownerScreens';
import { browserPorts, createViewModels } from './shellViewModels';
import { registerServiceWorker } from './startup/registerServiceWorker';
import { shellUseCases, type AppVariant } from './startup/session';
import { ignoreClearTimeoutAfterPagehide } from './startup/reload/ignoreClearTimeoutAfterPagehide';
import { demoVariant } from './variants/demo';
import { DeferredDiagnostics } from './diagnostics/DeferredDiagnostics';
import { liveVariant } from './variants/live';
import { isLeaving } from './startup/reload/isLeaving';
import { reloadOnceWhenOutdated } from './startup/reload/reloadOnceWhenOutdated';
import { reloadWhenRestored } from './startup/reload/reloadWhenRestored';
import { firstScreen, type FirstScreen } from './startup/first-screen/firstScreen';
import { unmarkPossibleSession } from './startup/document/markPossibleSession';
import { prepareNextScreens } from './startup/first-screen/prepareNextScreens';
import { HYDRATED } from './startup/document/holdPresses';
import { isPrerendering, whenActivated } from './startup/services/whenActivated';

/* The mode is a constant of the build, so the bundle does not contain the other variant. */
const variant: AppVariant =
  import.meta.env.MODE === 'demo' ? demoVariant(window) : liveVariant(window, import.meta.env);

/* If this chunk fails to load, the page does not reload, because only a report needs the chunk. */
const diagnostics = new DeferredDiagnostics(window, async () => {
  const { openDiagnostics } = await withoutReloadOnFailure(
    async () => import('./diagnostics/openDiagnostics'),
  );
  return openDiagnostics(window, variant.diagnosticsUrl);
});

/** Starts the app. The boot script has set the language of the document. */
async function start(root: HTMLElement): Promise<void> {
  ignoreClearTimeoutAfterPagehide(window);
  const ports = browserPorts(window, diagnostics);
  const { navigation } = ports;
  reloadOnceWhenOutdated(window, navigation, {
    ownFile: import.meta.url,
    isLeaving: isLeaving(window),
    fetchFile: async (file, options) => fetch(file, options),
  });
  const first = firstScreen(root, parsePathname(location.pathname).path);
  const services = createServices(window, ports, variant);
  const mayNeedSignedInCode = !first.isPrerenderedPublicPage && (first.isCallback || variant.mayBeSignedIn());
  /* Ignored here, because each use case that awaits the container reports the failure. */
  if (mayNeedSignedInCode) services.load().catch(() => undefined);
  const prepared = whenActivated(document).then(async () => variant.prepare?.(services));
  const [texts, problems = []] = await loadWhenOnline(async () =>
    Promise.all([
      Texts.forLanguage(parseLanguage(document.documentElement.dataset['language']) ?? DEFAULT_LANGUAGE),
      /* A public page uses no services, so it does not load the check of their configuration. */
      first.isPrerenderedPublicPage ? undefined : variant.findProblems?.(),
    ]),
  );
  if (problems.length > 0) {
    (await import('./startup/showSetupProblems')).showSetupProblems(root, texts, problems);
    return;
  }
  const screens = createScreens(texts, OWNER_SCREENS);
  const preload = async (): Promise<void> => preloadScreen(screens, first.path);
  /* Until its code has loaded, a public page stays as it was prerendered, with its texts and links. */
  const preloading = isLoaded(first.isPrerenderedPublicPage ? loadWhenOnline(preload) : preload());
  /* A prerendering document (speculation rules) renders, but sends no request until it is activated. */
  if (!isPrerendering(document)) await prepared;
  /* A public page is prerendered signed out. The session is restored after the hydration. */
  const shownSession = first.isPrerenderedPublicPage ? SIGNED_OUT : ({ kind: 'loading' } as const);
  const useCases = shellUseCases(services, variant, () => location.pathname + location.search);
  const viewModels = createViewModels(texts, useCases, ports, {
    shownSession,
    createOwnerScreens: (shell) => ownerScreens(services, shell),
    PageExtension: variant.pageExtension?.(texts, services),
  });
  when(
    () => viewModels.session.user !== undefined,
    () => {
      if (import.meta.env.PROD) registerServiceWorker(window);
    },
  );
  reloadWhenRestored(window, viewModels.session, navigation, () => variant.mayBeSignedIn());
  if (mayNeedSignedInCode) viewModels.loadSignedIn(ownerRouteOf(first.route)).catch(() => undefined);
  const restoreSession = (): void => {
    /* The callback page completes the sign-in instead. */
    if (!first.isCallback) void viewModels.session.start(prepared);
  };
  if (!first.isPrerendered) restoreSession();
  const isScreenThere = await preloading;
  render(root, { first, texts, screens, restoreSession, viewModels, isScreenThere });
  const afterFirstRender = await prepared;
  viewModels.notices.start();
  viewModels.signOutNotice.start();
  await afterFirstRender?.(texts);
}

const isLoaded = async (loading: Promise<void>): Promise<boolean> =>
  loading.then(
    () => true,
    () => false,
  );

interface Page {
  readonly first: FirstScreen;
  readonly texts: Texts;
  readonly screens: Screens;
  readonly restoreSession: () => void;
  readonly viewModels: ViewModels;
  readonly isScreenThere: boolean;
}

function render(root: HTMLElement, page: Page): void {
  const { first, texts, screens, restoreSession, viewModels, isScreenThere } = page;
  const { isPrerendered, isPrerenderedPublicPage } = first;
  const onHydrated = (): void => {
    if (isPrerendered && (!isPrerenderedPublicPage || variant.mayBeSignedIn())) restoreSession();
    unmarkPossibleSession(document.documentElement);
    document.dispatchEvent(new Event(HYDRATED));
    prepareNext(page);
  };
  const isShownAtOnce = (path: string): boolean => isPageLoaded(path, screens, viewModels);
  const Router = ({ children }: { readonly children: ReactElement }): ReactElement => (
    <AppRouter isLoaded={isShownAtOnce}>{children}</AppRouter>
  );
  const app = (
    <StrictMode>
      <App viewModels={viewModels} texts={texts} screens={screens} Router={Router} onHydrated={onHydrated} />
    </StrictMode>
  );
  /* A translator of the browser has replaced texts, so that React cannot hydrate the page. */
  const isTranslated = root.querySelector('font') !== null;
  /* When the code of the screen failed to load, the app renders an error with a retry button. */
  if (isPrerendered && isScreenThere && !isTranslated) hydrateRoot(root, app, rootOptions);
  else createRoot(root, rootOptions).render(app);
}

/** Whether the code, the texts and the view models of the page at a path have loaded. */
function isPageLoaded(path: string, screens: Screens, viewModels: ViewModels): boolean {
  const route = routeOf(path);
  if (route === undefined || !screens(route).isLoaded()) return false;
  return !isAppPath(path) || viewModels.loadedSignedIn(ownerRouteOf(route)) !== undefined;
}

/** Reports errors of React, except in development, where React itself logs them with more detail. */
const rootOptions: RootOptions = import.meta.env.DEV
  ? {}
  : {
      onUncaughtError: (error) => {
        diagnostics.caught('render-error', error);
      },
      onCaughtError: (error) => {
        diagnostics.caught('render-error', error);
      },
      onRecoverableError: (error) => {
        diagnostics.caught('recovered-render-error', error);
      },
    };

/**
 * Prefetches the screens that may be opened next: those of the route, and on a public page also the owner's dashboard.
 */
function prepareNext({ first, screens, viewModels }: Page): void {
  const shown = routeOf(parsePathname(location.pathname).path) ?? first.route;
  const routes = nextRoutes(shown);
  if (!first.isPrerenderedPublicPage) {
    prepareNextScreens(window, {
      screens,
      routes,
      loadMore: async () => loadSignedInRoutes(viewModels, routes),
    });
    return;
  }
  prepareNextScreens(window, { screens, routes });
  when(
    () => viewModels.session.user !== undefined,
    () =>
      prepareNextScreens(window, {
        screens,
        routes: ['dashboard'],
        loadMore: async () => viewModels.loadSignedIn('dashboard'),
      }),
  );
}

/** Loads the view models of the routes. None for a visitor. */
async function loadSignedInRoutes(viewModels: ViewModels, routes: readonly RouteName[]): Promise<void> {
  if (viewModels.session.user === undefined) return;
  await Promise.all(routes.map(async (route) => viewModels.loadSignedIn(ownerRouteOf(route))));
}

onReactionError((error: unknown) => {
  diagnostics.caught('uncaught-error', error);
});
const root = document.querySelector<HTMLElement>('#root');
if (root === null) throw new Error('No element #root in index.html');
void start(root);
