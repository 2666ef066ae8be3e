import type { Rolldown } from 'vite';
import type { ClientFiles } from './ClientFiles.ts';
import { composeDocument, type DocumentParts, type StyleSheet, type Rendering } from './composeDocument.ts';
import { inFolder } from '../inFolder.ts';
import { escaped } from './html.ts';
import { manifestLinks, pageHead, type PageFacts } from './pageHead.ts';
import { numberProperties, pruneStyles } from './pruneStyles.ts';
import { siteFiles } from './siteFiles.ts';
import { APPLICATION_DOCUMENT } from '../../../deploy/sharedDocuments.ts';
import {
  ACCOUNT_AREA,
  ATTENTION_MODULE,
  ATTENTION_TEXTS,
  pageModule,
  screenBindings,
  SIGNED_IN,
  SUBSCRIPTION_ADAPTERS,
} from '../startModules.ts';
import type * as prerender from '../../../src/composition/prerender.tsx';
import type { Language } from '../../../src/domain/shared/language.ts';
import { documentOf, namesOf, pathOf, ROUTES } from '../../../src/ui/shell/routePaths.ts';
import { SETTINGS_PATH } from '../../../src/ui/shell/cachedFiles.ts';
import { OWNER_ROUTES, PUBLIC_ROUTES } from '../../../src/ui/shell/routes.ts';

/** The exports of the prerendering build that the documents are composed with. */
export type Product = Pick<
  typeof prerender,
  'COMPANY' | 'LANGUAGES' | 'PRODUCT_NAME' | 'directionOf' | 'pathInLanguage' | 'renderPage' | 'renderShell'
>;

export interface Site {
  readonly product: Product;
  readonly files: ClientFiles;
  /** The scheme and host of the live site. */
  readonly origin: string;
  /** The folder of the site on its host, with a slash at both ends. */
  readonly base: string;
  readonly isLive: boolean;
  /** The boot script of the public pages. */
  readonly pageBoot: string;
}

/** The files of the site by name, and the inline styles that the policies have to admit. */
export interface PrerenderedSite {
  readonly files: ReadonlyMap<string, string>;
  readonly styles: ReadonlySet<string>;
  /** The inline style of each public page, in every language, by the path in English. */
  readonly pageStyles: ReadonlyMap<string, string>;
}

/** The font subset with the letters of each language. */
const FONTS: Readonly<Record<Language, string>> = {
  en: 'rubik-latin',
  he: 'rubik-hebrew',
  ar: 'rubik-arabic',
};

interface Shell {
  readonly file: string;
  /** The route that the app hydrates. Undefined when the app renders into an empty root. */
  readonly page?: string | undefined;
  /** A path that the document answers. */
  readonly path: string;
  /** The modules besides the application that hydrate the document. None for unknown paths. */
  readonly modules: readonly string[];
  /** The modules that request the data of the screen. */
  readonly services: readonly string[];
  /** The modules of the adapters. Each variant of the app has some of them. */
  readonly adapters: readonly string[];
  /** What the screen needs after its first content: modules, of which each variant has some, and namespaces of texts. */
  readonly later?: { readonly modules: readonly string[]; readonly texts: readonly string[] } | undefined;
}

/** The check of the settings. The first rendering of the live app waits for it. */
const SETTINGS_CHECK = 'src/composition/variants/environment.ts';

const SHELLS: readonly Shell[] = [
  /* No route has this path, so the rendering is the shell with its loading state. */
  { file: APPLICATION_DOCUMENT.slice(1), path: '/any-other-path', modules: [], services: [], adapters: [] },
  { file: documentOf('callback'), path: ROUTES.callback.path, modules: [], services: [], adapters: [] },
  ...namesOf(OWNER_ROUTES).map((page) => ({
    file: documentOf(page),
    page,
    path: pathOf(page, '1'),
    modules: [ACCOUNT_AREA, pageModule(page)],
    services: [...SIGNED_IN.required, screenBindings(page)],
    adapters: [
      ...SIGNED_IN.adapters,
      ...('showsSubscriptions' in OWNER_ROUTES[page] ? SUBSCRIPTION_ADAPTERS : []),
    ],
    later:
      page === 'dashboard'
        ? { modules: [ATTENTION_MODULE, ...SUBSCRIPTION_ADAPTERS], texts: ATTENTION_TEXTS }
        : undefined,
  })),
];

/** Every document of the site, and `siteFiles`. */
export async function writeDocuments(site: Site): Promise<PrerenderedSite> {
  const files = new Map(Object.entries(siteFiles(site)));
  const styles = new Set<string>();
  const pageStyles = new Map<string, string>();
  const add = (name: string, parts: DocumentParts): void => {
    files.set(name, composeDocument(site.files.document, parts));
    styles.add(parts.inlineStyle);
  };
  for (const route of namesOf(PUBLIC_ROUTES)) {
    for (const [path, parts] of await pageDocuments(site, route)) {
      add(fileOf(path.slice(site.base.length)), parts);
      pageStyles.set(PUBLIC_ROUTES[route].path, parts.inlineStyle);
    }
  }
  for (const shell of SHELLS) add(shell.file, await shellDocument(site, shell));
  /* A host with a folder for the site has no routes, and sends this file for each unknown path, as of a business. */
  if (site.base !== '/') files.set('404.html', files.get(APPLICATION_DOCUMENT.slice(1)) ?? '');
  return { files, styles, pageStyles };
}

/** A page in each language, English at its path of the specification. */
async function pageDocuments(
  site: Site,
  route: keyof typeof PUBLIC_ROUTES,
): Promise<(readonly [string, DocumentParts])[]> {
  const { product, files } = site;
  const { page: component } = PUBLIC_ROUTES[route];
  const path = inFolder(site.base, PUBLIC_ROUTES[route].path);
  const screen = files.chunkOf(`/${component}.tsx`);
  const rendered = await Promise.all(
    product.LANGUAGES.map(async (language) => {
      const page = await product.renderPage(path, language);
      /* A link to a section stays in the document, whose path can have a language. The footer stays on other pages. */
      const html = page.html.replace(/<main.*<\/main>/su, (main) =>
        main.replaceAll(`href="${path}#`, 'href="#'),
      );
      return { language, page: { ...page, html } };
    }),
  );
  const styles = stylesOf(site, [files.application, screen]);
  const markup = rendered.map(({ page }) => page.html).join('');
  const common = {
    page: route,
    styles,
    inlineStyle: numberProperties(pruneStyles(textOf(styles), markup), markup),
    boot: site.pageBoot,
    early: [],
  };
  return rendered.map(({ language, page }): readonly [string, DocumentParts] => {
    const { html, title, description } = page;
    if (description === undefined) throw new Error(`The page ${path} has no description in ${language}.`);
    const facts: PageFacts = { path, route, language, title, description };
    const rendering = { language, direction: product.directionOf(language), html, title };
    return [
      product.pathInLanguage(language, path),
      {
        ...common,
        head: pageHead(facts, site),
        urls: { [language]: urlsOf(site, [screen], language, page) },
        renderings: [rendering],
      },
    ];
  });
}

/** The document of the callback page, of a signed-in page or of unknown paths. */
async function shellDocument(
  site: Site,
  { page, path, modules, services, adapters, later }: Shell,
): Promise<DocumentParts> {
  const { product, files, base } = site;
  const configuration = page === undefined ? [] : files.chunksOf([SETTINGS_CHECK]);
  const chunks = [...configuration, ...modules.map((module) => files.chunkOf(module))];
  const serviceChunks = [...services.map((module) => files.chunkOf(module)), ...files.chunksOf(adapters)];
  const rendered = await Promise.all(
    product.LANGUAGES.map(async (language) => ({
      language,
      shell: await product.renderShell(inFolder(base, path), language),
    })),
  );
  const renderings = rendered.map(({ language, shell: { html, title } }): Rendering => ({
    language,
    direction: product.directionOf(language),
    html,
    title,
  }));
  const [own] = renderings;
  if (own === undefined) throw new Error('LANGUAGES is empty, so no document can be rendered.');
  const styles = stylesOf(site, [files.application, ...serviceChunks, ...chunks]);
  return {
    page,
    renderings: ownFirst(own, renderings),
    head: [
      `<title>${escaped(own.title)}</title>`,
      manifestLinks(base),
      '<meta name="robots" content="noindex" />',
    ].join('\n    '),
    styles,
    inlineStyle: textOf(styles),
    urls: Object.fromEntries(
      rendered.map(({ language, shell }) => [language, urlsOf(site, chunks, language, shell, serviceChunks)]),
    ),
    laterUrls: Object.fromEntries(
      rendered.map(({ language }) => [
        language,
        laterUrlsOf(site, later, language, [...chunks, ...serviceChunks]),
      ]),
    ),
    early: urlsWithImports(site, [files.application, ...chunks]),
    data: site.isLive ? SETTINGS_PATH : undefined,
  };
}

function ownFirst(own: Rendering, all: readonly Rendering[]): readonly [Rendering, ...Rendering[]] {
  return [own, ...all.filter((other) => other !== own)];
}

function stylesOf({ files, base }: Site, chunks: readonly Rolldown.OutputChunk[]): StyleSheet[] {
  return files.styleSheetsOf(chunks).map((name) => ({ url: base + name, text: files.textOf(name).trim() }));
}

function textOf(styles: readonly StyleSheet[]): string {
  return styles.map(({ text }) => text).join('');
}

/** The URLs of the font and of the files of the first screen. Each comes after its imports, the application last. */
function urlsOf(
  site: Site,
  parts: readonly Rolldown.OutputChunk[],
  language: Language,
  { namespaces }: prerender.RenderedPage,
  services: readonly Rolldown.OutputChunk[] = [],
): string[] {
  const { files, base } = site;
  const texts = namespaces.map((namespace) => files.chunkOf(`/locales/${language}/${namespace}.json`));
  const { application } = files;
  const modules = urlsWithImports(site, [...parts, ...texts, ...services, application]);
  /* The application runs last. It would come earlier in the list if another file imported it. */
  if (modules.at(-1) !== base + application.fileName)
    throw new Error(`A chunk imports the application chunk ${application.fileName}, so that it is not last.`);
  return [base + files.fontNamed(FONTS[language]), ...modules];
}

/** The scripts and style sheets that the screen needs after its first content, without those that it starts with. */
function laterUrlsOf(
  { files, base }: Site,
  later: Shell['later'],
  language: Language,
  start: readonly Rolldown.OutputChunk[],
): string[] {
  if (later === undefined) return [];
  const texts = later.texts.map((namespace) => files.chunkOf(`/locales/${language}/${namespace}.json`));
  const chunks = [...files.chunksOf(later.modules), ...texts];
  const startChunks = [...start, files.application];
  const started = new Set([...files.fileNamesWithImports(startChunks), ...files.styleSheetsOf(startChunks)]);
  return [...files.fileNamesWithImports(chunks), ...files.styleSheetsOf(chunks)]
    .filter((name) => !started.has(name))
    .map((name) => base + name);
}

function urlsWithImports({ files, base }: Site, chunks: readonly Rolldown.OutputChunk[]): string[] {
  return files.fileNamesWithImports(chunks).map((name) => base + name);
}

/** The file of a path in the site: `he/about/index.html` for `he/about`. */
function fileOf(path: string): string {
  return path === '' ? 'index.html' : `${path}/index.html`;
}
