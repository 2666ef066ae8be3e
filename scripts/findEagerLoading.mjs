/** @typedef {import('dependency-cruiser').ICruiseResult} CruiseResult */
/** @typedef {import('dependency-cruiser').IDependency} Dependency */

/** The modules a browser starts with: the inline boot script, then the application. */
const entry = /^src\/composition\/(boot|main)[^/]*\.tsx?$/u;

/**
 * Modules that a public page must not load at startup, because `import()` loads them on demand: every adapter but those
 * of the browser and the access to storage. The exceptions only check whether a session is stored.
 */
const LAZY_MODULES = [
  /^src\/adapters\/(?!(?:browser|storage)\/)(?!.*\/(hasDemoSession|mayHaveAccount|mayHaveUser)\.ts$)/u,
  /^src\/composition\/(container\.ts$|adapters\/|modules\/)/u,
  /(^|\/)node_modules\/(inversify|axios|@azure\/msal-browser|oidc-client-ts)\//u,
];

const isLoadedAtOnce = (/** @type {Dependency} */ dependency) =>
  !dependency.dynamic && !dependency.preCompilationOnly && !dependency.dependencyTypes.includes('type-only');

/**
 * Follows every static import from the entries.
 * @param {CruiseResult} cruise
 * @returns {{ entries: string[]; breaches: string[] }} `breaches` are the import chains that end in a module of
 *   `LAZY_MODULES`, as `main.tsx -> a.ts -> lazy.ts`.
 */
export function findEagerLoading(cruise) {
  const modules = new Map(cruise.modules.map((module) => [module.source, module]));
  const entries = [...modules.keys()].filter((source) => entry.test(source));
  /** @type {string[]} */
  const breaches = [];
  const seen = new Set(entries);
  /** @type {string[][]} */
  const open = entries.map((source) => [source]);
  for (let chain = open.shift(); chain !== undefined; chain = open.shift()) {
    const reached = modules.get(chain.at(-1) ?? '')?.dependencies.filter(isLoadedAtOnce) ?? [];
    for (const { resolved } of reached) {
      if (seen.has(resolved)) continue;
      seen.add(resolved);
      const longer = [...chain, resolved];
      if (LAZY_MODULES.some((part) => part.test(resolved))) breaches.push(longer.join(' -> '));
      else open.push(longer);
    }
  }
  return { entries, breaches };
}
