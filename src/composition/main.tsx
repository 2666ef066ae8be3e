import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import '@/ui/design/fonts.scss';
import '@/ui/design/tokens.scss';
import '@/ui/design/foundation.scss';
import { BrowserDocumentNavigation } from '@/adapters/browser/BrowserDocumentNavigation';
import { SIGNED_OUT } from '@/application/identity/Session';
import { DEFAULT_LANGUAGE, parseLanguage } from '@/domain/shared/language';
import { Texts } from '@/ui/i18n/Texts';
import { readAddress } from '@/ui/shell/address/languageAddress';
import { App } from '@/ui/shell/App';
import { AppRouter } from '@/ui/shell/AppRouter';
import { createScreens, preloadScreen, routeOf } from '@/ui/shell/screens';
import { askAhead } from './askAhead';
import type { Build } from './Build';
import { clearOwnTimersOnly } from './clearOwnTimersOnly';
import { createViewModels } from './createViewModels';
import { demoBuild } from './demo/demoBuild';
import { lazyContainer } from './lazyContainer';
import { liveBuild } from './live/liveBuild';
import { reloadOnceWhenOutdated } from './reloadOnceWhenOutdated';
import { reloadWhenRestored } from './reloadWhenRestored';
import { firstScreen, type FirstScreen } from './written/firstScreen';
import { forgetReturning } from './written/markReturning';
import { prepareNextScreens } from './written/prepareNextScreens';
import { sessionUseCases } from './sessionUseCases';
import { TAKEN_OVER } from './written/takenOver';
import { untilShown } from './written/untilShown';

/* The mode is a constant of the build: what only the other one needs is not in the bundle. */
const build: Build = import.meta.env.MODE === 'demo' ? demoBuild(window) : liveBuild(window, import.meta.env);

/** Begins what takes longest, beside the texts and the screen: who is here, and what services the screen will ask. */
function beginServices({ route, isVisit, isCallback }: FirstScreen) {
  const loadContainer = lazyContainer(window, build);
  const identity = sessionUseCases(
    loadContainer,
    () => build.mayBeSignedIn(),
    () => location.pathname + location.search,
  );
  const mayNeedProduct = !isVisit && (isCallback || build.mayBeSignedIn());
  /* Nothing waits for it here. Who needs it is told what fails. */
  if (mayNeedProduct) loadContainer().catch(() => undefined);
  const prepare = async () => {
    await untilShown(document);
    const afterwards = await build.prepare?.(loadContainer);
    if (!isVisit && !isCallback) void askAhead(route, identity, loadContainer);
    return afterwards;
  };
  return { loadContainer, identity, mayNeedProduct, prepared: prepare() };
}

/** The boot script has resolved the language already; what it wrote is what the page is in. */
async function start(root: HTMLElement): Promise<void> {
  clearOwnTimersOnly(window);
  const navigation = new BrowserDocumentNavigation(location);
  reloadOnceWhenOutdated(window, navigation);
  const { path } = readAddress(location.pathname);
  const first = firstScreen(root, path);
  const { route, isWritten, isVisit, isCallback } = first;
  const { loadContainer, identity, mayNeedProduct, prepared } = beginServices(first);
  const [texts, problems = []] = await Promise.all([
    Texts.in(parseLanguage(document.documentElement.lang) ?? DEFAULT_LANGUAGE),
    /* A public page needs no services, and its visitors nothing that looks for them. */
    isVisit ? undefined : build.findProblems?.(),
  ]);
  if (problems.length > 0) {
    (await import('./showSetupProblems')).showSetupProblems(root, texts, problems);
    return;
  }
  const screens = createScreens(texts);
  const preloading = preloadScreen(screens, path).then(
    () => true,
    () => false,
  );
  const afterwards = await prepared;
  /* A public page knows nobody: who may be here is asked once it has been taken over. */
  const shownSession = isVisit ? SIGNED_OUT : ({ kind: 'loading' } as const);
  const viewModels = createViewModels(window, texts, build, { loadContainer, identity, shownSession });
  reloadWhenRestored(window, viewModels.session, navigation);
  if (mayNeedProduct) viewModels.loadProduct().catch(() => undefined);
  const startSession = (): void => {
    if (!isCallback) void viewModels.session.start();
  };
  if (!isWritten) startSession();
  const isScreenThere = await preloading;
  /* A public page that cannot be taken over stays what it is: its words and its links. */
  if (isVisit && !isScreenThere) return;
  viewModels.notices.start();
  const onTakenOver = (): void => {
    if (isWritten && (!isVisit || build.mayBeSignedIn())) startSession();
    forgetReturning(document.documentElement);
    document.dispatchEvent(new Event(TAKEN_OVER));
    prepareNextScreens(window, screens, routeOf(readAddress(location.pathname).path) ?? route);
  };
  const app = (
    <StrictMode>
      <App
        viewModels={viewModels}
        texts={texts}
        screens={screens}
        Router={AppRouter}
        onTakenOver={onTakenOver}
      />
    </StrictMode>
  );
  /* Without its screen the app renders what says so, and offers another try. */
  if (isWritten && isScreenThere) hydrateRoot(root, app);
  else createRoot(root).render(app);
  await afterwards?.(texts);
}

const root = document.querySelector<HTMLElement>('#root');
if (root === null) throw new Error('The document has no root');
void start(root);
