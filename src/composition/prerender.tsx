import { enableStaticRendering } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { noStorage } from '@/adapters/storage/storageItems';
import { SIGNED_OUT } from '@/application/identity/Session';
import { directionOf, type Language } from '@/domain/shared/language';
import { COMPANY, PRODUCT_NAME } from '@/ui/company/companyContent';
import { OFFERED_LANGUAGES } from '@/ui/i18n/offeredLanguages';
import { Texts } from '@/ui/i18n/Texts';
import { App } from '@/ui/shell/App';
import { DocumentHeadContext, type DocumentHead } from '@/ui/shell/DocumentHeadContext';
import { lazy } from '@/ui/shell/loading/lazy';
import { createScreens, preloadScreen } from '@/ui/shell/screens';
import type { SessionState } from '@/ui/shell/SessionState';
import { pathInLanguage } from '@/ui/shell/url/languageUrl';
import type { ViewModels } from '@/ui/shell/ViewModels';
import { OWNER_SCREENS } from './ownerScreens';
import { createViewModels, shellRecords, shellUseCases } from './shellViewModels';

/* The entry of the prerendering build (scripts/vite/prerender). */
export { directionOf, pathInLanguage, COMPANY, OFFERED_LANGUAGES as LANGUAGES, PRODUCT_NAME };

/** The first rendering of a page. The app hydrates it. */
export interface RenderedPage {
  readonly html: string;
  readonly title: string;
  /** The description for search engines. Undefined for a page that is not indexed. */
  readonly description: string | undefined;
  /** The namespaces of its texts, which are the names of the locale files. */
  readonly namespaces: readonly string[];
}

/** Renders a public page for a visitor. */
export async function renderPage(path: string, language: Language): Promise<RenderedPage> {
  return render(path, language, SIGNED_OUT);
}

/**
 * Renders a signed-in page with skeletons, as it is while the session loads.
 * @param path Any path of the page. An id in it is not rendered.
 */
export async function renderShell(path: string, language: Language): Promise<RenderedPage> {
  return render(path, language, { kind: 'loading' });
}

async function render(path: string, language: Language, shownSession: SessionState): Promise<RenderedPage> {
  const texts = await Texts.forLanguage(language);
  const screens = createScreens(texts, OWNER_SCREENS);
  await preloadScreen(screens, path);
  const viewModels = prerenderViewModels(texts, shownSession);
  /* Without this, mobx-react-lite keeps timers that would delay the end of the build. */
  enableStaticRendering(true);
  let title = '';
  let description: string | undefined;
  const head: DocumentHead = {
    setTitle: (given) => (title = given),
    setDescription: (given) => (description = given),
  };
  const Router = ({ children }: { readonly children: ReactElement }): ReactElement => (
    <StaticRouter location={path}>{children}</StaticRouter>
  );
  const html = renderToString(
    <DocumentHeadContext value={head}>
      <App viewModels={viewModels} texts={texts} screens={screens} Router={Router} />
    </DocumentHeadContext>,
  );
  return { html, title, description, namespaces: texts.requiredNamespaces };
}

/** The view models of a page while it is prerendered. None is started, so none sends a request. */
export function prerenderViewModels(texts: Texts, shownSession: SessionState): ViewModels {
  const clock = { now: notPrerendered, elapsed: notPrerendered, after: notPrerendered };
  const navigation = { open: notPrerendered, replace: notPrerendered, reload: notPrerendered };
  return createViewModels(
    texts,
    shellUseCases(
      { load: notPrerendered, loadSubscriptions: notPrerendered },
      { mayBeSignedIn: notPrerendered, hasPublicPricing: HAS_PUBLIC_PRICING },
    ),
    {
      clock,
      diagnostics: { report: notPrerendered },
      ...shellRecords(noStorage, noStorage, clock),
      navigation,
      currentUrl: notPrerendered,
    },
    {
      shownSession,
      createSignedIn: () => ({
        viewModelFactories: () => lazy(notPrerendered),
        sessionExpiry: lazy(notPrerendered),
      }),
    },
  );
}

function notPrerendered(): never {
  throw new Error('A prerendered page only renders. Call this in an effect or an event handler.');
}

/* The same condition as in the variants of the app, so that the app hydrates what is rendered here. */
const HAS_PUBLIC_PRICING = import.meta.env.MODE === 'demo' || import.meta.env.VITE_PUBLIC_PRICING === 'true';
