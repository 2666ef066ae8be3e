import { render, type RenderResult } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, useLocation, type Location } from 'react-router-dom';
import { directionOf, type Language } from '@/domain/shared/language';
import { LongList } from '@/ui/business/dashboard/LongList';
import { NAMESPACES, Texts } from '@/ui/i18n/Texts';
import { MAIN_ID } from '@/ui/shell/layout/mainLandmark';
import type { SignedInViewModels } from '@/ui/shell/ViewModels';
import { SignedInViewModelsContext } from '@/ui/shell/ViewModelsContext';

interface RenderPageOptions {
  readonly language?: Language | undefined;
  /** The path of the page. */
  readonly path?: string | undefined;
  /** The view models that the page uses. Any other one throws. */
  readonly viewModels?: Partial<SignedInViewModels> | undefined;
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
  const { language = 'en', path = '/', viewModels = {} } = options;
  const texts = await Texts.forLanguage(language);
  await texts.require(NAMESPACES);
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  let current = { pathname: path, search: '' };
  const rendered = render(
    <StrictMode>
      <I18nextProvider i18n={texts.i18n}>
        <SignedInViewModelsContext value={signedInViewModelsOf(viewModels)}>
          <MemoryRouter initialEntries={[path]}>
            <LocationProbe onLocation={(location) => (current = location)} />
            <main id={MAIN_ID} tabIndex={-1}>
              {page}
            </main>
          </MemoryRouter>
        </SignedInViewModelsContext>
      </I18nextProvider>
    </StrictMode>,
  );
  return { ...rendered, texts, path: () => current.pathname, search: () => current.search };
}

function LocationProbe({ onLocation }: { readonly onLocation: (location: Location) => void }) {
  onLocation(useLocation());
  return undefined;
}

/** The view models of the signed-in screens. One that the test does not pass throws. */
export function signedInViewModelsOf(viewModels: Partial<SignedInViewModels>): SignedInViewModels {
  const missing = (): never => {
    throw new Error('The page uses a view model that the test does not pass to renderPage().');
  };
  return {
    createDashboard: missing,
    createBusinessDetail: missing,
    createSubscriptionWizard: missing,
    createProfile: missing,
    attention: undefined,
    longList: LongList,
    loadLongList: async () => LongList,
    /* Never loads, unless the test is about it. */
    loadAttention: async () => new Promise(() => undefined),
    prepare: missing,
    releasePrepared: () => undefined,
    ...viewModels,
  };
}
