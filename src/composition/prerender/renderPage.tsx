import { enableStaticRendering } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { SIGNED_OUT } from '@/application/identity/Session';
import type { Language } from '@/domain/shared/language';
import { Texts } from '@/ui/i18n/Texts';
import { App } from '@/ui/shell/App';
import { DocumentHeadContext, type DocumentHead } from '@/ui/shell/DocumentHeadContext';
import { createScreens, preloadScreen } from '@/ui/shell/screens';
import { prerenderViewModels } from './prerenderViewModels';

/* Nothing is observed while a page is written; without this its observers would keep the build waiting. */
enableStaticRendering(true);

/** One rendering of a page, as the app will render it first. */
export interface RenderedPage {
  readonly html: string;
  readonly title: string;
  /** What search engines show below the title; undefined for a page that no search engine finds. */
  readonly description: string | undefined;
  /** The parts of the texts it speaks, as the files are named. */
  readonly nouns: readonly string[];
}

/** The page of a public path, as it is to somebody who is not signed in. */
export async function renderPage(path: string, language: Language): Promise<RenderedPage> {
  const texts = await Texts.forLanguage(language);
  const screens = createScreens(texts);
  await preloadScreen(screens, path);
  return render(path, texts, screens, prerenderViewModels(texts, SIGNED_OUT));
}

/**
 * A signed-in page while it is found out who is here: the screen with places for its data.
 * @param path Some path of the page; an id in it is in no text.
 */
export async function renderShell(path: string, language: Language): Promise<RenderedPage> {
  const texts = await Texts.forLanguage(language);
  const screens = createScreens(texts);
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
  const Router = ({ children }: { readonly children: ReactNode }): ReactNode => (
    <StaticRouter location={path}>{children}</StaticRouter>
  );
  const html = renderToString(
    <DocumentHeadContext value={head}>
      <App viewModels={viewModels} texts={texts} screens={screens} Router={Router} />
    </DocumentHeadContext>,
  );
  return { html, title, description, nouns: texts.requiredNamespaces };
}
