import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type ModuleGraph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/* All icons are imported from one module that exports every icon, so the icons of a module are found by their names. */
const ICONS = /\/lucide-react\/dist\/esm\/lucide-react\.mjs$/u;
const ICON_IMPORT = /import \{(?<names>[^}]+)\} from ['"]lucide-react['"]/gu;
const ICON_EXPORT = /export \{(?<names>[^}]+)\} from ['"]\.\/icons\/(?<file>[\w-]+)\.mjs['"]/gu;

/**
 * Returns a function that tells whether the roots import a module, directly or by way of others. What `import()` loads
 * does not count.
 * @param roots Paths in the repository. A variant of the app may lack some of them.
 */
export function modulesReachedFrom(roots: readonly string[]): (id: string, graph: ModuleGraph) => boolean {
  /* The bundler separates folders by slashes, also on Windows. */
  const ids = roots.map((path) =>
    fileURLToPath(new URL(`../../${path}`, import.meta.url)).replaceAll('\\', '/'),
  );
  let reached: ReadonlySet<string> | undefined;
  return (id, graph) => (reached ??= reach(ids, graph)).has(iconFileOf(id) ?? id);
}

function reach(ids: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const reached = new Set<string>();
  const icons = new Set<string>();
  let filesOfIcons: ReadonlyMap<string, string> = new Map();
  const visit = (id: string): void => {
    const info = graph.getModuleInfo(id);
    if (info === null || reached.has(id)) return;
    reached.add(id);
    const code = info.code ?? '';
    if (ICONS.test(id)) {
      filesOfIcons = iconFiles(code);
      return;
    }
    for (const { groups } of code.matchAll(ICON_IMPORT))
      for (const icon of namesIn(groups?.['names'])) icons.add(icon);
    /* The array is reused by the next call of `getModuleInfo`. */
    for (const imported of Array.from(info.importedIds)) visit(imported);
  };
  for (const id of ids) visit(id);
  if (reached.size === 0) throw new Error(`The build has none of these modules: ${ids.join(', ')}`);
  for (const icon of icons) reached.add(filesOfIcons.get(icon) ?? icon);
  return reached;
}

/** The name of an icon's file, without its extension. Undefined for any other module. */
function iconFileOf(id: string): string | undefined {
  return /\/lucide-react\/.+\/icons\/(?<file>[\w-]+)\.mjs$/u.exec(id)?.groups?.['file'];
}

/** The file of each icon by its exported names. One icon can have several names. */
function iconFiles(code: string): ReadonlyMap<string, string> {
  return new Map(
    Array.from(code.matchAll(ICON_EXPORT)).flatMap(({ groups }) =>
      namesIn(groups?.['names']).map((name) => [name, groups?.['file'] ?? ''] as const),
    ),
  );
}

/** The names in the braces of an import or export: `A` in `A as B`, and `B` in `default as B`. */
function namesIn(list = ''): readonly string[] {
  return list.split(',').map((entry) => entry.trim().replace('default as ', '').split(' ')[0] ?? '');
}
