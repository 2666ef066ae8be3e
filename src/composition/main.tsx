import { onReactionError, when } from 'mobx';
import '@/ui/design/fonts.scss';
import '@/ui/design/tokens.scss';
import '@/ui/design/foundation.scss';
import { DeferredDiagnostics } from '@/adapters/browser/DeferredDiagnostics';
import { SIGNED_OUT } from '@/application/identity/Session';
import { DEFAULT_LANGUAGE, parseLanguage } from '@/domain/shared/language';
import { Texts } from '@/ui/i18n/Texts';
import { loadWithRetry } from '@/ui/shell/loading/loadWithRetry';
import { openedDocument, type OpenedDocument } from '@/ui/shell/openedDocument';
import { prefetchNextScreens } from '@/ui/shell/prefetchNextScreens';
import { renderApp } from '@/ui/shell/renderApp';
import { registerServiceWorker } from '@/ui/shell/registerServiceWorker';
import { ownerRouteOf, routeOf } from '@/ui/shell/routePaths';
import { createScreens, preloadScreen } from '@/ui/shell/screens';
import type { SessionViewModel } from '@/ui/shell/SessionViewModel';
import { parsePathname } from '@/ui/shell/url/languageUrl';
import { withoutReloadOnFailure } from '@/ui/shell/loading/withoutReloadOnFailure';
import { createContainerLoader, OWNER_SCREENS, signedInViewModels } from './ownerScreens';
import { browserPorts, createViewModels, shellUseCases } from './shellViewModels';
import { announceHydrated, isPrerendering, whenActivated } from './startup/document';
import { ignoreClearTimeoutAfterPagehide, reloadWhenRestored, watchForNewRelease } from './startup/files';
import { demoVariant, liveVariant, type AppVariant } from './variants/variants';

/* boot.ts or bootPage.ts has set language, direction and theme. docs/startup.md describes the start of each kind of
   document. */

/* The mode is a constant of the build, so the bundle does not contain the other variant. */
const variant: AppVariant = import.meta.env.MODE === 'demo' ? demoVariant(window) : liveVariant(window);

/* If this chunk fails to load, the page does not reload, because only a report needs the chunk. */
const diagnostics = new DeferredDiagnostics(window, async () => {
  const [{ openDiagnostics }, collector] = await withoutReloadOnFailure(async () =>
    Promise.all([import('./diagnostics'), variant.collector?.()]),
  );
  return openDiagnostics(window, collector);
});

async function start(root: HTMLElement, { kind, route, path }: OpenedDocument): Promise<void> {
  const ports = browserPorts(window, diagnostics);
  const page: { session?: SessionViewModel } = {};
  ignoreClearTimeoutAfterPagehide(window);
  watchForNewRelease(window, ports.navigation, import.meta.url, () => page.session?.user !== undefined);

  /* First, everything loads in parallel. */
  const containerLoader = createContainerLoader(window, ports, variant);
  const needsContainer = kind === 'callback' || (kind !== 'public' && variant.mayBeSignedIn());
  /* A failure is ignored here, because each use case that awaits the container reports it. */
  if (needsContainer) containerLoader.load().catch(() => undefined);
  const preparation = whenActivated(document).then(async () => variant.prepare?.(containerLoader));
  const texts = await loadTexts(root, kind !== 'public');
  if (texts === undefined) return;
  const screens = createScreens(texts, OWNER_SCREENS);
  const loadPage = async (): Promise<void> => preloadScreen(screens, path);
  /* Until its code has loaded, a public page stays as it was prerendered, with its texts and links. When the code of
     another screen fails to load, the app renders an error with a retry button. */
  const pageLoaded = (kind === 'public' ? loadWithRetry(loadPage) : loadPage()).then(
    () => true,
    () => false,
  );

  /* The variant is prepared before the first rendering. A document that the browser prerenders (speculation rules) is
     rendered earlier, and asks the API for nothing until it is activated. */
  if (!isPrerendering(document)) await preparation;
  const viewModels = createViewModels(texts, shellUseCases(containerLoader, variant), ports, {
    shownSession: kind === 'public' ? SIGNED_OUT : { kind: 'loading' },
    createSignedIn: (shell) => signedInViewModels(containerLoader, shell),
    PageExtension: variant.pageExtension?.(),
  });
  const { session } = viewModels;
  page.session = session;
  reloadWhenRestored(window, session, ports.navigation, () => variant.mayBeSignedIn());
  /* Starts to load the view models. `read`, because React's `use` needs the same promise later. */
  if (needsContainer)
    viewModels
      .viewModelFactories(ownerRouteOf(route))
      .read()
      .catch(() => undefined);
  if (kind === 'empty') void session.start(preparation);

  /* Then the page is hydrated. It is rendered where the document does not contain it or its code has not loaded. */
  const onPageShown = (): void => {
    const shown = routeOf(parsePathname(location.pathname).path) ?? route;
    /* The callback page restores the session itself. The owner may leave it when its code has failed to load. */
    const restoresItself = kind === 'callback' && shown === route;
    if (!restoresItself && (kind !== 'public' || variant.mayBeSignedIn())) void session.start(preparation);
    announceHydrated(document);
    prefetchNextScreens({ route: shown, isPublic: kind === 'public' }, screens, viewModels);
  };
  const canHydrate = (await pageLoaded) && (kind === 'public' || kind === 'app');
  renderApp(root, { viewModels, texts, screens, onPageShown }, canHydrate, diagnostics);

  /* Runs what the first rendering did not need. */
  const afterFirstRender = await preparation;
  viewModels.toasts.start();
  window.addEventListener('pagehide', () => viewModels.toasts.moveToNextDocument());
  viewModels.signOutBar.start();
  if (import.meta.env.PROD)
    void when(() => session.user !== undefined).then(() => registerServiceWorker(window));
  await afterFirstRender?.(texts);
}

/** Loads the texts of the page. Undefined when the settings have problems: then the app does not start. */
async function loadTexts(root: HTMLElement, checksSettings: boolean): Promise<Texts | undefined> {
  const [texts, showInstead] = await loadWithRetry(async () =>
    Promise.all([
      Texts.forLanguage(parseLanguage(document.documentElement.dataset['language']) ?? DEFAULT_LANGUAGE),
      checksSettings ? variant.checkSettings?.() : undefined,
    ]),
  );
  showInstead?.(root, texts, () => announceHydrated(document));
  return showInstead === undefined ? texts : undefined;
}

onReactionError((error: unknown) => diagnostics.reportError('uncaught-error', error));

const root = document.querySelector<HTMLElement>('#root');
if (root === null) throw new Error('No element #root in index.html');
void start(root, openedDocument(root, parsePathname(location.pathname).path));
