import type { Rolldown } from 'vite';
import type { ClientFiles } from './ClientFiles.ts';
import { composeDocument, type DocumentParts, type InlineStyle, type Rendering } from './composeDocument.ts';
import { pageHead, type PageFacts } from './pageHead.ts';
import type { Product, WrittenPage } from './Product.ts';
import { siteFiles } from './siteFiles.ts';

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

/** Every document of the site, and what stands beside them. */
export async function writeDocuments(site: Site): Promise<WrittenSite> {
  const files = new Map(Object.entries(siteFiles(site.product, site.origin, site.isIndexed)));
  const styles = new Set<string>();
  const add = (name: string, parts: DocumentParts): void => {
    files.set(name, composeDocument(site.files.document, parts));
    for (const { text } of parts.styles) styles.add(text);
  };
  for (const path of site.product.PUBLIC_PATHS) {
    for (const [address, parts] of await pageDocuments(site, path)) add(fileOf(address), parts);
  }
  add('app.html', await shellDocument(site));
  return { files, styles };
}

/** A page at its specified address, with every language, and at the address of each language of its own. */
async function pageDocuments(site: Site, path: string): Promise<(readonly [string, DocumentParts])[]> {
  const { product, files, swapScript } = site;
  const route = product.routeOf(path);
  if (route === undefined) throw new Error(`${path} is no page`);
  const screen = files.chunkOf(`/${route[0]?.toUpperCase() ?? ''}${route.slice(1)}Page.tsx`);
  const written = await Promise.all(
    product.LANGUAGES.map(async (language) => ({ language, page: await product.writePage(path, language) })),
  );
  const facts = written.map(({ language, page: { title } }): PageFacts => {
    return { path, route, language, title, description: product.pageDescription(route, language) };
  });
  const common = {
    page: route,
    styles: stylesOf(files, [files.application, screen]),
    isPatient: true,
    swapScript,
  };
  const renderings = written.map(({ language, page }, position): Rendering => ({
    language,
    html: page.html,
    title: page.title,
    description: facts[position]?.description,
  }));
  const loaded = Object.fromEntries(
    written.map(({ language, page }) => [language, loadedBy(files, screen, language, page)]),
  );
  return renderings.flatMap((own, position) => {
    const fact = facts[position];
    if (fact === undefined) return [];
    const head = pageHead(fact, product, site.origin);
    const address = product.addressIn(own.language, path);
    if (address === path) return [[path, { ...common, head, loaded, renderings: ownFirst(own, renderings) }]];
    const alone = { [own.language]: loaded[own.language] ?? [] };
    return [[address, { ...common, head, loaded: alone, renderings: [own] as const }]];
  });
}

/** The document behind every address that is no public page. */
async function shellDocument({ product, files, swapScript }: Site): Promise<DocumentParts> {
  const written = await Promise.all(
    product.LANGUAGES.map(async (language) => ({ language, page: await product.writeShell(language) })),
  );
  const renderings = written.map(({ language, page: { html, title } }): Rendering => ({
    language,
    html,
    title,
  }));
  const [own] = renderings;
  if (own === undefined) throw new Error('The product speaks no language');
  return {
    renderings: ownFirst(own, renderings),
    head: `<title>${own.title}</title>\n    <meta name="description" content="" />\n    <meta name="robots" content="noindex" />`,
    styles: stylesOf(files, [files.application]),
    loaded: Object.fromEntries(
      written.map(({ language, page }) => [language, loadedBy(files, undefined, language, page)]),
    ),
    isPatient: false,
    swapScript,
  };
}

function ownFirst(own: Rendering, all: readonly Rendering[]): readonly [Rendering, ...Rendering[]] {
  return [own, ...all.filter((other) => other !== own)];
}

function stylesOf(files: ClientFiles, chunks: readonly Rolldown.OutputChunk[]): InlineStyle[] {
  return files
    .styleSheetsOf(chunks)
    .map((name) => ({ address: `/${name}`, text: files.textOf(name).trim() }));
}

/** The font, the application, and the whole closure of what its first screen needs (M7). */
function loadedBy(
  files: ClientFiles,
  screen: Rolldown.OutputChunk | undefined,
  language: string,
  { nouns }: WrittenPage,
): string[] {
  const texts = nouns.map((noun) => files.chunkOf(`/locales/${language}/${noun}.json`));
  const chunks = [files.application, ...(screen === undefined ? [] : [screen]), ...texts];
  const font = files.fontNamed(FONTS[language] ?? '');
  return [font, ...files.modulesOf(chunks)].map((name) => `/${name}`);
}

/** `/he/about` is read from `he/about/index.html`. */
function fileOf(address: string): string {
  return `${address}/index.html`.replaceAll(/\/+/gu, '/').slice(1);
}
