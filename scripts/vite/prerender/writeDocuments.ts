import type { Rolldown } from 'vite';
import type { ClientFiles } from './ClientFiles.ts';
import { composeDocument, type DocumentParts, type StyleSheet, type Rendering } from './composeDocument.ts';
import { escaped } from './html.ts';
import { MANIFEST, pageHead, type PageFacts } from './pageHead.ts';
import type { Product, RenderedPage } from './Product.ts';
import { siteFiles } from './siteFiles.ts';
import { APPLICATION_DOCUMENT } from '../../../deploy/sharedDocuments.ts';
import { documentOf, namesOf, pathOf, ROUTES } from '../../../src/ui/shell/routePaths.ts';
import { OWNER_ROUTES, PUBLIC_ROUTES } from '../../../src/ui/shell/routes.ts';

export interface Site {
  readonly product: Product;
  readonly files: ClientFiles;
  /** Scheme and host the live site answers at. */
  readonly origin: string;
  readonly isIndexed: boolean;
  readonly swapScript: string;
}

/** What the pages came to: files by name, and everything inline that the policy has to admit. */
export interface WrittenSite {
  readonly files: ReadonlyMap<string, string>;
  readonly styles: ReadonlySet<string>;
}

/** The font file that holds the letters of a language. */
const FONTS: Readonly<Record<string, string>> = {
  en: 'rubik-latin',
  he: 'rubik-hebrew',
  ar: 'rubik-arabic',
};

/** What every signed-in page needs besides its screen, as far as a build has it. */
const PRODUCT_MODULES = [
  '/composition/container.ts',
  '/composition/productViewModels.ts',
  '/user-menu/UserMenuArea.tsx',
  '/composition/bindings/demo.ts',
  '/composition/bindings/world.ts',
  '/composition/bindings/live.ts',
  '/composition/live/environment.ts',
];

interface Shell {
  readonly file: string;
  /** The route whose first rendering it holds; undefined for the frame that the app replaces. */
  readonly page?: string | undefined;
  /** Some path it answers. */
  readonly path: string;
  /**
   * What is loaded with it, first what asks for data: the screen comes while the answer is on its way. Nothing of the
   * product for an address that may lead nowhere.
   */
  readonly modules: readonly string[];
}

const SHELLS: readonly Shell[] = [
  /* Where this path leads nothing is: the frame says that something loads, and nothing of who may come. */
  { file: APPLICATION_DOCUMENT.slice(1), path: '/any-other-path', modules: [] },
  { file: documentOf('callback'), path: ROUTES.callback.path, modules: [] },
  ...namesOf(OWNER_ROUTES).map((page) => ({
    file: documentOf(page),
    page,
    path: pathOf(page, '1'),
    modules: [...PRODUCT_MODULES, `/${ROUTES[page].page}.tsx`],
  })),
];

/** Every document of the site, and what stands beside them. */
export async function writeDocuments(site: Site): Promise<WrittenSite> {
  const files = new Map(Object.entries(siteFiles(site.product, site.origin, site.isIndexed)));
  const styles = new Set<string>();
  const add = (name: string, parts: DocumentParts): void => {
    const document = composeDocument(site.files.document, parts);
    files.set(name, document.html);
    styles.add(document.styles);
  };
  for (const route of namesOf(PUBLIC_ROUTES)) {
    for (const [address, parts] of await pageDocuments(site, route)) add(fileOf(address), parts);
  }
  for (const shell of SHELLS) add(shell.file, await shellDocument(site, shell));
  return { files, styles };
}

/** A page at its specified address, with every language, and at the address of each language of its own. */
async function pageDocuments(
  site: Site,
  route: keyof typeof PUBLIC_ROUTES,
): Promise<(readonly [string, DocumentParts])[]> {
  const { product, files, swapScript } = site;
  const { path, page: component } = PUBLIC_ROUTES[route];
  const screen = files.chunkOf(`/${component}.tsx`);
  const written = await Promise.all(
    product.LANGUAGES.map(async (language) => ({ language, page: await product.renderPage(path, language) })),
  );
  const facts = written.map(({ language, page: { title, description } }): PageFacts => {
    if (description === undefined) throw new Error(`${path} has no description in ${language}`);
    return { path, route, language, title, description };
  });
  const common = {
    page: route,
    styles: stylesOf(files, [files.application, screen]),
    needing: written.map(({ page }) => page.html).join(''),
    isPatient: true,
    swapScript,
  };
  const renderings = written.map(({ language, page }, position): Rendering => ({
    language,
    direction: product.directionOf(language),
    html: page.html,
    title: page.title,
    description: facts[position]?.description,
  }));
  const loaded = Object.fromEntries(
    written.map(({ language, page }) => [language, loadedBy(files, [screen], language, page)]),
  );
  return renderings.flatMap((own, position): (readonly [string, DocumentParts])[] => {
    const fact = facts[position];
    if (fact === undefined) return [];
    const head = pageHead(fact, product, site.origin);
    const address = product.pathInLanguage(own.language, path);
    if (address === path) return [[path, { ...common, head, loaded, renderings: ownFirst(own, renderings) }]];
    const alone = { [own.language]: loaded[own.language] ?? [] };
    return [[address, { ...common, head, loaded: alone, renderings: [own] as const }]];
  });
}

/** A document behind addresses that are no public page. */
async function shellDocument(
  { product, files, swapScript }: Site,
  { page, path, modules }: Shell,
): Promise<DocumentParts> {
  const chunks = files.chunksOf(modules);
  const written = await Promise.all(
    product.LANGUAGES.map(async (language) => ({
      language,
      shell: await product.renderShell(path, language),
    })),
  );
  const renderings = written.map(({ language, shell: { html, title } }): Rendering => ({
    language,
    direction: product.directionOf(language),
    html,
    title,
  }));
  const [own] = renderings;
  if (own === undefined) throw new Error('The product speaks no language');
  return {
    page,
    renderings: ownFirst(own, renderings),
    head: [`<title>${escaped(own.title)}</title>`, MANIFEST, '<meta name="robots" content="noindex" />'].join(
      '\n    ',
    ),
    styles: stylesOf(files, [files.application, ...chunks]),
    loaded: Object.fromEntries(
      written.map(({ language, shell }) => [language, loadedBy(files, chunks, language, shell)]),
    ),
    needing: undefined,
    isPatient: false,
    swapScript,
  };
}

function ownFirst(own: Rendering, all: readonly Rendering[]): readonly [Rendering, ...Rendering[]] {
  return [own, ...all.filter((other) => other !== own)];
}

function stylesOf(files: ClientFiles, chunks: readonly Rolldown.OutputChunk[]): StyleSheet[] {
  return files
    .styleSheetsOf(chunks)
    .map((name) => ({ address: `/${name}`, text: files.textOf(name).trim() }));
}

/** The font, and the whole closure of what the first screen needs (M7), each file after what it needs, the application last. */
function loadedBy(
  files: ClientFiles,
  parts: readonly Rolldown.OutputChunk[],
  language: string,
  { nouns }: RenderedPage,
): string[] {
  const texts = nouns.map((noun) => files.chunkOf(`/locales/${language}/${noun}.json`));
  const { application } = files;
  const modules = files.modulesOf([...parts, ...texts, application]);
  /* Run before the others, it would begin without them. */
  if (modules.at(-1) !== application.fileName) throw new Error('A part imports the application.');
  return [files.fontNamed(FONTS[language] ?? ''), ...modules].map((name) => `/${name}`);
}

/** `/he/about` is read from `he/about/index.html`. */
function fileOf(address: string): string {
  return `${address}/index.html`.replaceAll(/\/+/gu, '/').slice(1);
}
