import type { Container } from 'inversify';
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
import { createViewModels } from './createViewModels';
import { hasScenario } from './demo/Scenario';
import { reloadOnceWhenOutdated } from './reloadOnceWhenOutdated';

/** The boot script has resolved the language already; what it wrote is what the page is in. */
async function start(): Promise<void> {
  reloadOnceWhenOutdated(window, new BrowserDocumentNavigation(location));
  const texts = await Texts.in(parseLanguage(document.documentElement.lang) ?? DEFAULT_LANGUAGE);
  const screens = createScreens(texts);
  const { viewModels, loadContainer } = createViewModels(window, texts);
  const steps = hasScenario(location.search) ? await playScenario(loadContainer) : [];
  if (location.pathname !== ROUTES.callback) void viewModels.session.start();
  await preloadScreen(screens, location.pathname);
  viewModels.notices.start();
  const root = document.querySelector('#root');
  if (root === null) throw new Error('The document has no root');
  createRoot(root).render(
    <StrictMode>
      <App viewModels={viewModels} texts={texts} screens={screens} />
    </StrictMode>,
  );
  if (steps.length > 0) {
    const [{ playSteps }, container] = await Promise.all([import('./demo/playSteps'), loadContainer()]);
    await playSteps(window, container, texts, steps);
  }
}

async function playScenario(loadContainer: () => Promise<Container>): Promise<readonly string[]> {
  const [scenario, container] = await Promise.all([import('./demo/playScenario'), loadContainer()]);
  return scenario.playScenario(window, container);
}

void start();
