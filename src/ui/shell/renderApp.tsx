import { StrictMode, type ReactElement } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import type { Texts } from '@/ui/i18n/Texts';
import { App } from './App';
import { AppRouter } from './AppRouter';
import { isPageLoaded, type Screens } from './screens';
import type { ViewModels } from './ViewModels';

interface RenderedApp {
  readonly viewModels: ViewModels;
  readonly texts: Texts;
  readonly screens: Screens;
  /** Called when a page has been mounted or has failed: after the hydration, and after each change of path. */
  readonly onPageShown: () => void;
}

/** Reports an error that React has caught. */
type ReportError = (event: 'render-error' | 'recovered-render-error', error: unknown) => void;

/**
 * Renders the app in the browser.
 * @param isPrerendered Whether the root contains the first rendering of the app, so that React hydrates it.
 */
export function renderApp(
  root: HTMLElement,
  { viewModels, texts, screens, onPageShown }: RenderedApp,
  isPrerendered: boolean,
  report: ReportError,
): void {
  const Router = ({ children }: { readonly children: ReactElement }): ReactElement => (
    <AppRouter isLoaded={(path) => isPageLoaded(path, screens, viewModels)}>{children}</AppRouter>
  );
  const app = (
    <StrictMode>
      <App
        viewModels={viewModels}
        texts={texts}
        screens={screens}
        Router={Router}
        onPageShown={onPageShown}
      />
    </StrictMode>
  );
  /* A translator of the browser has replaced texts, so that React cannot hydrate the page. */
  const isTranslated = root.querySelector('font') !== null;
  if (isPrerendered && !isTranslated) hydrateRoot(root, app, rootOptions(report));
  else createRoot(root, rootOptions(report)).render(app);
}

/** In development React itself logs the errors with more detail. */
function rootOptions(report: ReportError): RootOptions {
  if (import.meta.env.DEV) return {};
  return {
    onUncaughtError: (error) => report('render-error', error),
    onCaughtError: (error) => report('render-error', error),
    onRecoverableError: (error) => report('recovered-render-error', error),
  };
}
