import { StrictMode, type ReactElement } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { App, type AppProps } from './App';
import { AppRouter } from './AppRouter';
import { isPageLoaded } from './screens';

/** Is told of the errors that React catches. */
interface RenderErrorReporter {
  reportError(event: 'render-error' | 'recovered-render-error', error: unknown): void;
}

/**
 * Renders the app in the browser.
 * @param canHydrate Whether the root contains the first rendering of the app, so that React hydrates it.
 */
export function renderApp(
  root: HTMLElement,
  app: Omit<AppProps, 'Router'>,
  canHydrate: boolean,
  reporter: RenderErrorReporter,
): void {
  const Router = ({ children }: { readonly children: ReactElement }): ReactElement => (
    <AppRouter isLoaded={(path) => isPageLoaded(path, app.screens, app.viewModels)}>{children}</AppRouter>
  );
  const rendered = (
    <StrictMode>
      <App {...app} Router={Router} />
    </StrictMode>
  );
  /* A translator of the browser has replaced texts, so that React cannot hydrate the page. */
  const isTranslated = root.querySelector('font') !== null;
  if (canHydrate && !isTranslated) hydrateRoot(root, rendered, rootOptions(reporter));
  else createRoot(root, rootOptions(reporter)).render(rendered);
}

/** In development React itself logs the errors with more detail. */
function rootOptions(reporter: RenderErrorReporter): RootOptions {
  if (import.meta.env.DEV) return {};
  return {
    onUncaughtError: (error) => reporter.reportError('render-error', error),
    onCaughtError: (error) => reporter.reportError('render-error', error),
    onRecoverableError: (error) => reporter.reportError('recovered-render-error', error),
  };
}
