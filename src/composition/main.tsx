import { onReactionError, when } from 'mobx';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import '@/ui/design/fonts.scss';
import '@/ui/design/tokens.scss';
import '@/ui/design/foundation.scss';
import { BrowserDocumentNavigation } from '@/adapters/browser/BrowserDocumentNavigation';
import { SIGNED_OUT } from '@/application/identity/Session';
import { DEFAULT_LANGUAGE, parseLanguage } from '@/domain/shared/language';
import { Texts } from '@/ui/i18n/Texts';
import { parsePathname } from '@/ui/shell/url/languageUrl';
import { App } from '@/ui/shell/App';
import { AppRouter } from '@/ui/shell/AppRouter';
import { nextRoutes } from '@/ui/shell/nextRoutes';
import { withoutReloadOnFailure } from '@/ui/shell/withoutReloadOnFailure';
import { createScreens, preloadScreen, routeOf, type Screens } from '@/ui/shell/screens';
import type { ViewModels } from '@/ui/shell/ViewModels';
import { startServices, type StartedServices } from './startup/startServices';
import type { AppVariant } from './AppVariant';
import { clearOwnTimersOnly } from './clearOwnTimersOnly';
import { createViewModels } from './createViewModels';
import { demoVariant } from './demo/demoVariant';
import { DeferredDiagnostics } from './diagnostics/DeferredDiagnostics';
import { liveVariant } from './live/liveVariant';
import { isLeaving } from './isLeaving';
import { reloadOnceWhenOutdated } from './reloadOnceWhenOutdated';
import { reloadWhenRestored } from './reloadWhenRestored';
import { firstScreen, type FirstScreen } from './startup/firstScreen';
import { clearPossibleSession } from './startup/markPossibleSession';
import { prepareFirstScreen } from './startup/prepareFirstScreen';
import { prepareNextScreens } from './startup/prepareNextScreens';
import { HYDRATED } from './startup/hydrated';
import { isPrerendering } from './startup/whenActivated';

/* The mode is a constant of the build: what only the other one needs is not in the bundle. */
const build: AppVariant =
  import.meta.env.MODE === 'demo' ? demoVariant(window) : liveVariant(window, import.meta.env);

/* Also when its code is gone with an earlier release, the document is not loaded anew for a report. */
const diagnostics = new DeferredDiagnostics(window, async () => {
  const { openDiagnostics } = await withoutReloadOnFailure(
    async () => import('./diagnostics/openDiagnostics'),
  );
  return openDiagnostics(window, build.diagnosticsUrl);
});

/** The boot script has resolved the language already; what it wrote is what the page is in. */
async function start(root: HTMLElement): Promise<void> {
  clearOwnTimersOnly(window);
  const navigation = new BrowserDocumentNavigation(location);
  reloadOnceWhenOutdated(window, navigation, {
    ownFile: import.meta.url,
    isLeaving: isLeaving(window),
    ask: async (file, options) => fetch(file, options),
  });
  const first = firstScreen(root, parsePathname(location.pathname).path);
  const services = startServices(window, build, first, diagnostics);
  const [texts, problems = []] = await Promise.all([
    Texts.forLanguage(parseLanguage(document.documentElement.lang) ?? DEFAULT_LANGUAGE),
    /* A public page needs no services, and its visitors nothing that looks for them. */
    first.isVisit ? undefined : build.findProblems?.(),
  ]);
  if (problems.length > 0) {
    (await import('./showSetupProblems')).showSetupProblems(root, texts, problems);
    return;
  }
  const screens = createScreens(texts);
  const preloading = isLoaded(preloadScreen(screens, first.path));
  /* What is prepared ahead of a click is rendered as far as it goes without acting. */
  if (!isPrerendering(document)) await services.prepared;
  /* A public page knows nobody: who may be here is asked once it has been taken over. */
  const shownSession = first.isVisit ? SIGNED_OUT : ({ kind: 'loading' } as const);
  const viewModels = createViewModels(window, texts, build, { ...services, shownSession });
  reloadWhenRestored(window, viewModels.session, navigation);
  if (services.mayNeedProduct) viewModels.loadProduct().catch(() => undefined);
  void prepareFirstScreen(first, services.session, viewModels);
  if (!first.isPrerendered) startSession(services, first, viewModels);
  const isScreenThere = await preloading;
  /* A public page that cannot be taken over stays what it is: its words and its links. */
  if (first.isVisit && !isScreenThere) return;
  render(root, { first, texts, screens, services, viewModels, isScreenThere });
  const afterwards = await services.prepared;
  viewModels.notices.start();
  viewModels.signOutNotice.start();
  await afterwards?.(texts);
}

const isLoaded = async (loading: Promise<void>): Promise<boolean> =>
  loading.then(
    () => true,
    () => false,
  );

/** From now on the session is `loading`: what is pressed waits until it is known who is here. */
function startSession(
  { prepared }: StartedServices,
  { isCallback }: FirstScreen,
  { session }: ViewModels,
): void {
  if (!isCallback) void session.start(prepared);
}

interface Page {
  readonly first: FirstScreen;
  readonly texts: Texts;
  readonly screens: Screens;
  readonly services: StartedServices;
  readonly viewModels: ViewModels;
  readonly isScreenThere: boolean;
}

function render(root: HTMLElement, page: Page): void {
  const { first, texts, screens, services, viewModels, isScreenThere } = page;
  const { isPrerendered, isVisit } = first;
  const onHydrated = (): void => {
    if (isPrerendered && (!isVisit || build.mayBeSignedIn())) startSession(services, first, viewModels);
    clearPossibleSession(document.documentElement);
    document.dispatchEvent(new Event(HYDRATED));
    prepareNext(page);
  };
  const app = (
    <StrictMode>
      <App
        viewModels={viewModels}
        texts={texts}
        screens={screens}
        Router={AppRouter}
        onHydrated={onHydrated}
      />
    </StrictMode>
  );
  /* Without its screen the app renders what says so, and offers another try. A visitor who reads meanwhile is not
     held up: the page is taken over a little at a time. */
  if (!isPrerendered || !isScreenThere) createRoot(root, rootOptions).render(app);
  else if (isVisit) startTransition(() => void hydrateRoot(root, app, rootOptions));
  else hydrateRoot(root, app, rootOptions);
}

/** During development React itself writes down more. */
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

/** Of a visitor nobody knows where the way leads; an owner who reads a public page goes on to the businesses. */
function prepareNext({ first, screens, viewModels }: Page): void {
  const shown = routeOf(parsePathname(location.pathname).path) ?? first.route;
  prepareNextScreens(window, { screens, routes: nextRoutes(shown) });
  if (!first.isVisit) return;
  when(
    () => viewModels.session.user !== undefined,
    () =>
      prepareNextScreens(window, {
        screens,
        routes: ['dashboard'],
        loadMore: async () => viewModels.loadProduct(),
      }),
  );
}

onReactionError((error: unknown) => {
  diagnostics.caught('uncaught-error', error);
});
const root = document.querySelector<HTMLElement>('#root');
if (root === null) throw new Error('The document has no root');
void start(root);
