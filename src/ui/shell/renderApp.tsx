import { StrictMode, type ReactElement } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { App, type AppProps } from './App';
import { AppRouter } from './AppRouter';
import { isPageLoaded } from './screens';

/** Reports an error that React has caught. */
type ReportError = (event: 'render-error' | 'recovered-render-error', error: unknown) => void;

/**
 * Renders the app in the browser.
 * @param canHydrate Whether the root contains the first rendering of the app, so that React hydrates it.
 */
export function renderApp(
  root: HTMLElement,
  app: Omit<AppProps, 'Router'>,
  canHydrate: boolean,
  report: ReportError,
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
  if (canHydrate && !isTranslated) hydrateRoot(root, rendered, rootOptions(report));
  else createRoot(root, rootOptions(report)).render(rendered);
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
