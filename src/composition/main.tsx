import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@/ui/design/fonts.scss';
import '@/ui/design/tokens.scss';
import '@/ui/design/foundation.scss';
import { BrowserDocumentNavigation } from '@/adapters/browser/BrowserDocumentNavigation';
import { DEFAULT_LANGUAGE, parseLanguage } from '@/domain/shared/language';
import { Texts } from '@/ui/i18n/Texts';
import { App } from '@/ui/shell/App';
import { ROUTES } from '@/ui/shell/paths';
import { createScreens, preloadScreen } from '@/ui/shell/screens';
import type { Build } from './Build';
import { clearOwnTimersOnly } from './clearOwnTimersOnly';
import { createViewModels } from './createViewModels';
import { demoBuild } from './demo/demoBuild';
import { liveBuild } from './live/liveBuild';
import { reloadOnceWhenOutdated } from './reloadOnceWhenOutdated';
import { reloadWhenRestored } from './reloadWhenRestored';

/* The mode is a constant of the build: what only the other one needs is not in the bundle. */
const build: Build = import.meta.env.MODE === 'demo' ? demoBuild(window) : liveBuild(window, import.meta.env);

/** The boot script has resolved the language already; what it wrote is what the page is in. */
async function start(root: Element): Promise<void> {
  clearOwnTimersOnly(window);
  const navigation = new BrowserDocumentNavigation(location);
  reloadOnceWhenOutdated(window, navigation);
  const texts = await Texts.in(parseLanguage(document.documentElement.lang) ?? DEFAULT_LANGUAGE);
  if (build.problems.length > 0) {
    (await import('./showSetupProblems')).showSetupProblems(root, texts, build.problems);
    return;
  }
  const screens = createScreens(texts);
  const { viewModels, loadContainer } = createViewModels(window, texts, build);
  reloadWhenRestored(window, viewModels.session, navigation);
  const afterwards = await build.prepare?.(loadContainer, texts);
  if (location.pathname !== ROUTES.callback) void viewModels.session.start();
  await preloadScreen(screens, location.pathname);
  viewModels.notices.start();
  createRoot(root).render(
    <StrictMode>
      <App viewModels={viewModels} texts={texts} screens={screens} />
    </StrictMode>,
  );
  await afterwards?.();
}

const root = document.querySelector('#root');
if (root === null) throw new Error('The document has no root');
void start(root);
