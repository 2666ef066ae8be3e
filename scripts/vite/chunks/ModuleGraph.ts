import type { Rolldown } from 'vite';

type ReadModule = (id: string) => Rolldown.ModuleInfo | null;

const ICON = /\/node_modules\/lucide-react\/dist\/esm\/icons\/(?<file>[\w-]+\.mjs)$/u;
const ALL_ICONS = /\/node_modules\/lucide-react\/dist\/esm\/lucide-react\.mjs$/u;

/** The import graph of the product. */
export class ModuleGraph {
  readonly #parts = new Map<string, ReadonlySet<string>>();

  constructor(private readonly read: ReadModule) {}

  /** The entry points and `import()` targets that load the module. */
  partsThatNeed(id: string): ReadonlySet<string> {
    const known = this.#parts.get(id);
    if (known !== undefined) return known;
    const parts = new Set<string>();
    for (const module of this.#reach(id, (next) => this.#importersOf(next))) {
      const { dynamicImporters = [], importers = [] } = this.read(module) ?? {};
      if (dynamicImporters.length > 0 || importers.every((importer) => importer.endsWith('.html')))
        parts.add(module);
    }
    this.#parts.set(id, parts);
    return parts;
  }

  /** Whether the module imports, directly or not, a module whose path contains the given text. */
  needs(id: string, path: string): boolean {
    const imported = this.#reach(id, (next) =>
      next.includes('/node_modules/') ? [] : this.#importedBy(next),
    );
    return [...imported].some((module) => module.includes(path));
  }

  #reach(id: string, further: (id: string) => readonly string[]): ReadonlySet<string> {
    const seen = new Set<string>();
    const open = [id];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (seen.has(next)) continue;
      seen.add(next);
      open.push(...further(next));
    }
    return seen;
  }

  #importedBy(id: string): readonly string[] {
    return this.read(id)?.importedIds ?? [];
  }

  /**
   * All icons are re-exported by one module, so the source text of its importers tells which of them use an
   * icon.
   */
  #importersOf(id: string): readonly string[] {
    const importers = this.read(id)?.importers ?? [];
    const icon = ICON.exec(id)?.groups?.['file'];
    const list = icon === undefined ? undefined : importers.find((importer) => ALL_ICONS.test(importer));
    if (icon === undefined || list === undefined) return importers;
    const { code, importers: users } = this.read(list) ?? { code: '', importers: [] };
    const named = code?.split('\n').find((line) => line.includes(`/icons/${icon}`)) ?? '';
    const names = Array.from(
      named.matchAll(/default as (?<name>\w+)/gu),
      ({ groups }) => groups?.['name'] ?? '',
    );
    const isUsed = new RegExp(String.raw`\b(?:${names.join('|')})\b`, 'u');
    return users.filter((user) => isUsed.test(this.read(user)?.code ?? ''));
  }
}
