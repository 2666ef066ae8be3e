import { render, type RenderResult } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { MemoryRouter, useLocation, type Location } from 'react-router-dom';
import { directionOf, type Language } from '@/domain/shared/language';
import { longList } from '@/ui/business/dashboard/BusinessList';
import { loadInEveryLanguage } from '@/ui/i18n/loadInEveryLanguage';
import { Texts, type Namespace } from '@/ui/i18n/Texts';
import { TranslationProvider } from '@/ui/i18n/TranslationProvider';
import { MAIN_ID } from '@/ui/shell/layout/mainLandmark';
import { lazy, type Lazy } from '@/ui/shell/loading/lazy';
import type { ViewModelFactories } from '@/ui/shell/ViewModels';
import { ViewModelFactoriesContext } from '@/ui/shell/ViewModelsContext';
import { NAMESPACES } from './namespaces';

/** A lazy part with any props. */
export interface LazyPart {
  readonly code: (texts: Texts) => Lazy<unknown>;
}

interface RenderPageOptions {
  readonly language?: Language | undefined;
  /** The path of the page. */
  readonly path?: string | undefined;
  /** The namespaces that are loaded in every language. */
  readonly namespacesOfOtherLanguages?: readonly Namespace[] | undefined;
  /** The lazy parts that have loaded before the page. By default the long list has. */
  readonly loadedParts?: readonly LazyPart[] | undefined;
  /** The view models that the page uses. Any other one throws. */
  readonly viewModels?: Partial<ViewModelFactories> | undefined;
}

export interface RenderedPage extends RenderResult {
  readonly texts: Texts;
  /** The current path of the router. */
  readonly path: () => string;
  /** The current query string of the router. */
  readonly search: () => string;
}

/** Renders a page in StrictMode with the real texts of a language. Of the page shell it has only the main landmark. */
export async function renderPage(page: ReactNode, options: RenderPageOptions = {}): Promise<RenderedPage> {
  const {
    language = 'en',
    path = '/',
    namespacesOfOtherLanguages = [],
    loadedParts = [longList],
    viewModels = {},
  } = options;
  const texts = await Texts.forLanguage(language);
  await texts.require(NAMESPACES);
  await loadInEveryLanguage(texts.i18n, namespacesOfOtherLanguages);
  await Promise.all(loadedParts.map(async (part) => part.code(texts).load()));
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  let current = { pathname: path, search: '' };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <StrictMode>
      <TranslationProvider texts={texts}>
        <ViewModelFactoriesContext value={viewModelFactoriesOf(viewModels)}>
          <MemoryRouter initialEntries={[path]}>
            <LocationProbe onLocation={(location) => (current = location)} />
            <main id={MAIN_ID} tabIndex={-1}>
              {children}
            </main>
          </MemoryRouter>
        </ViewModelFactoriesContext>
      </TranslationProvider>
    </StrictMode>
  );
  const rendered = render(page, { wrapper });
  return { ...rendered, texts, path: () => current.pathname, search: () => current.search };
}

function LocationProbe({ onLocation }: { readonly onLocation: (location: Location) => void }) {
  onLocation(useLocation());
  return undefined;
}

/** The view models of the signed-in screens. One that the test does not pass throws. */
export function viewModelFactoriesOf(viewModels: Partial<ViewModelFactories>): ViewModelFactories {
  const missing = (): never => {
    throw new Error('The page uses a view model that the test does not pass to renderPage().');
  };
  return {
    createDashboard: missing,
    createBusinessDetail: missing,
    createSubscriptionWizard: missing,
    createProfile: missing,
    switcher: undefined,
    listingEditing: { parts: [], endOfDay: '24:00', createEditing: lazy(missing) },
    /* Never loads, unless the test is about it. */
    attention: lazy(async () => new Promise<never>(() => undefined)),
    ...viewModels,
  };
}
