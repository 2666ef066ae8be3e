import { enableStaticRendering } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { SIGNED_OUT } from '@/application/identity/Session';
import type { Language } from '@/domain/shared/language';
import { Texts } from '@/ui/i18n/Texts';
import { App } from '@/ui/shell/App';
import { DocumentHeadContext, type DocumentHead } from '@/ui/shell/DocumentHeadContext';
import { createScreens, preloadScreen } from '@/ui/shell/screens';
import { OWNER_SCREENS } from '../ownerScreens';
import { prerenderViewModels } from './prerenderViewModels';

/* Without this, mobx-react-lite keeps timers that would delay the end of the build. */
enableStaticRendering(true);

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
  const texts = await Texts.forLanguage(language);
  const screens = createScreens(texts, OWNER_SCREENS);
  await preloadScreen(screens, path);
  return render(path, texts, screens, prerenderViewModels(texts, SIGNED_OUT));
}

/**
 * Renders a signed-in page with skeletons, as it is while the session loads.
 * @param path Any path of the page. Its id does not appear in the rendering.
 */
export async function renderShell(path: string, language: Language): Promise<RenderedPage> {
  const texts = await Texts.forLanguage(language);
  const screens = createScreens(texts, OWNER_SCREENS);
  await preloadScreen(screens, path);
  const viewModels = prerenderViewModels(texts, { kind: 'loading' });
  return render(path, texts, screens, viewModels);
}

function render(
  path: string,
  texts: Texts,
  screens: ReturnType<typeof createScreens>,
  viewModels: ReturnType<typeof prerenderViewModels>,
): RenderedPage {
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
