import type { Rolldown } from 'vite';
import { PUBLIC_ROUTES } from '../../src/ui/shell/routes.ts';

/** A screen that is there for everybody: who reads it has a connection. */
const PUBLIC_SCREENS = Object.values(PUBLIC_ROUTES).map(({ page }) => `/${page}.tsx`);
/** The texts of one noun in one language. */
const TEXTS = /\/src\/ui\/i18n\/locales\/[a-z]+\/[a-z]+\.json$/u;

/**
 * What owners may need of a build's scripts and style sheets, wherever they go in the product: everything but what
 * public pages alone show.
 * @param namedByFrames Texts that the documents of the signed-in pages name, by file name.
 * @param namedByPages Those that the documents of the public pages name.
 */
export function ownersFiles(
  bundle: Rolldown.OutputBundle,
  namedByFrames: ReadonlySet<string>,
  namedByPages: ReadonlySet<string>,
): ReadonlySet<string> {
  const isLeft = ({ facadeModuleId, fileName }: Rolldown.OutputChunk): boolean =>
    PUBLIC_SCREENS.some((screen) => facadeModuleId?.endsWith(screen)) ||
    (TEXTS.test(facadeModuleId ?? '') && namedByPages.has(fileName) && !namedByFrames.has(fileName));
  const files = new Set<string>();
  const visit = (name: string, isLazy: boolean): void => {
    const output = bundle[name];
    /* A public screen that something of the product shows as well is imported by it. */
    if (output?.type !== 'chunk' || files.has(name) || (isLazy && isLeft(output))) return;
    files.add(name);
    for (const sheet of output.viteMetadata?.importedCss ?? []) files.add(sheet);
    for (const imported of output.imports) visit(imported, false);
    for (const imported of output.dynamicImports) visit(imported, true);
  };
  for (const output of Object.values(bundle))
    if (output.type === 'chunk' && output.isEntry) visit(output.fileName, false);
  return files;
}

/** The files that documents name, as they are called in the bundle. */
export function namedBy(documents: readonly string[]): ReadonlySet<string> {
  const names = documents.flatMap((html) => [...html.matchAll(/\/(assets\/[^\s"']+)/gu)]);
  return new Set(names.flatMap(([, name]) => name ?? []));
}
