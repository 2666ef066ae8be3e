import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type ModuleGraph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/* All icons are imported from one module that imports every icon, so an icon counts by its name. */
const ICONS = /\/lucide-react\//u;
const ICON_IMPORT = /import \{(?<names>[^}]+)\} from ['"]lucide-react['"]/gu;

/**
 * Returns a function that tells whether the roots import a module, directly or by way of others. What `import()` loads
 * does not count.
 * @param roots Paths in the repository.
 */
export function modulesReachedFrom(roots: readonly string[]): (id: string, graph: ModuleGraph) => boolean {
  const ids = roots.map((path) => fileURLToPath(new URL(`../../${path}`, import.meta.url)));
  let reached: ReadonlySet<string> | undefined;
  return (id, graph) => (reached ??= reach(ids, graph)).has(iconFileOf(id) ?? id);
}

function reach(ids: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const reached = new Set<string>();
  const visit = (id: string): void => {
    const { code = '', importedIds = [] } = graph.getModuleInfo(id) ?? {};
    if (reached.has(id) || ICONS.test(id)) return;
    reached.add(id);
    for (const file of iconFilesIn(code ?? '')) reached.add(file);
    for (const imported of [...importedIds]) visit(imported);
  };
  for (const id of ids) visit(id);
  return reached;
}

/** The name of an icon's file, without its extension. Undefined for any other module. */
function iconFileOf(id: string): string | undefined {
  return /\/lucide-react\/.+\/icons\/(?<file>[\w-]+)\.mjs$/u.exec(id)?.groups?.['file'];
}

/** The files of the icons that a module imports by name: `circle-x` for `CircleX`. */
function iconFilesIn(code: string): readonly string[] {
  return Array.from(code.matchAll(ICON_IMPORT), ({ groups }) => groups?.['names'] ?? '')
    .flatMap((names) => names.split(','))
    .map((name) => name.trim().split(' ')[0] ?? '')
    .map((name) => name.replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[a-z])(?=\d)/gu, '-').toLowerCase());
}
