import type { Rolldown } from 'vite';
import { PUBLIC_ROUTES } from '../../src/ui/shell/routes.ts';

/** The screens of public pages, which are not precached. */
const PUBLIC_SCREENS = Object.values(PUBLIC_ROUTES).map(({ page }) => `/${page}.tsx`);
/** A namespace of texts in one language. */
const TEXTS = /\/src\/ui\/i18n\/locales\/[a-z]+\/[a-zA-Z]+\.json$/u;

/** Whether all modules of a chunk are texts. */
export function isTexts(output: Rolldown.OutputBundle[string] | undefined): boolean {
  return output?.type === 'chunk' && output.moduleIds.every((id) => TEXTS.test(id));
}

/**
 * The scripts and style sheets of a build that an owner may need on any screen: all except those that only
 * public pages use.
 * @param namedByShells File names that the documents of the signed-in pages reference.
 * @param namedByPages File names that the documents of the public pages reference.
 */
export function precachedFiles(
  bundle: Rolldown.OutputBundle,
  namedByShells: ReadonlySet<string>,
  namedByPages: ReadonlySet<string>,
): ReadonlySet<string> {
  const isPublicOnly = ({ facadeModuleId, fileName }: Rolldown.OutputChunk): boolean =>
    PUBLIC_SCREENS.some((screen) => facadeModuleId?.endsWith(screen)) ||
    (TEXTS.test(facadeModuleId ?? '') && namedByPages.has(fileName) && !namedByShells.has(fileName));
  const files = new Set<string>();
  const visit = (name: string, isLazy: boolean): void => {
    const output = bundle[name];
    /* Only `import()` excludes files of public pages. A static import includes them. */
    if (output?.type !== 'chunk' || files.has(name) || (isLazy && isPublicOnly(output))) return;
    files.add(name);
    for (const sheet of output.viteMetadata?.importedCss ?? []) files.add(sheet);
    for (const imported of output.imports) visit(imported, false);
    for (const imported of output.dynamicImports) visit(imported, true);
  };
  for (const output of Object.values(bundle))
    if (output.type === 'chunk' && output.isEntry) visit(output.fileName, false);
  return files;
}

/** The file names of the assets that documents reference, as named in the bundle. */
export function assetsReferencedBy(documents: readonly string[]): ReadonlySet<string> {
  const names = documents.flatMap((html) => [...html.matchAll(/\/(assets\/[^\s"']+)/gu)]);
  return new Set(names.flatMap(([, name]) => name ?? []));
}
