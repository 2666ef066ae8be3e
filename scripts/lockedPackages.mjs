/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {string} [license]
 * @property {boolean} [optional]
 * @property {boolean} [devOptional]
 * @property {boolean} [link]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [devDependencies]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {Record<string, string>} [peerDependencies]
 * @property {Record<string, { optional?: boolean }>} [peerDependenciesMeta]
 */
/** @typedef {Readonly<Record<string, LockedPackage>>} Packages `packages` of a package-lock.json, by path */
/** @typedef {'none' | 'required' | 'all'} Peers Which peer dependencies count as needed. */

/**
 * The packages in `dependencies` of package.json that build the demo and reach no browser. `npm start` installs
 * `dependencies` alone; those that are not listed here are delivered.
 */
export const BUILD_PACKAGES = [
  '@react-aria/optimize-locales-plugin',
  '@vitejs/plugin-react',
  'postcss',
  'sass',
  'uqr',
  'vite',
  'workbox-build',
];

/**
 * The packages that reach a browser, with the entry of the project itself.
 * @param {Packages} packages
 */
export function deliveredPackages(packages) {
  const named = Object.keys(packages['']?.dependencies ?? {});
  const delivered = named.filter((name) => !BUILD_PACKAGES.includes(name));
  const paths = ['', ...reachablePaths(packages, delivered, 'required')];
  return Object.fromEntries(paths.map((path) => [path, packages[path] ?? {}]));
}

/**
 * The paths of the named packages and of all that they need.
 * @param {Packages} packages
 * @param {readonly string[]} names Packages that the project itself names.
 * @param {Peers} peers
 * @returns {ReadonlySet<string>}
 */
export function reachablePaths(packages, names, peers) {
  /** @type {Set<string>} */
  const reached = new Set();
  const open = names.map((name) => findPackage(packages, '', name));
  while (open.length > 0) {
    const path = open.pop();
    if (path === undefined || reached.has(path)) continue;
    reached.add(path);
    for (const name of neededBy(packages[path], peers)) open.push(findPackage(packages, path, name));
  }
  return reached;
}

/**
 * @param {LockedPackage | undefined} locked
 * @param {Peers} peers
 */
export function neededBy(
  { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = {},
  peers,
) {
  const isNeeded = (/** @type {string} */ name) =>
    peers === 'all' || (peers === 'required' && peerDependenciesMeta?.[name]?.optional !== true);
  return [
    ...Object.keys({ ...dependencies, ...optionalDependencies }),
    ...Object.keys(peerDependencies ?? {}).filter(isNeeded),
  ];
}

/**
 * Finds a package as Node does: in the `node_modules` of the package that needs it, or further up.
 * @param {Packages} packages
 * @param {string} path
 * @param {string} name
 * @returns {string | undefined}
 */
export function findPackage(packages, path, name) {
  const here = path === '' ? `node_modules/${name}` : `${path}/node_modules/${name}`;
  if (here in packages) return here;
  return path === ''
    ? undefined
    : findPackage(packages, path.slice(0, Math.max(0, path.lastIndexOf('node_modules/') - 1)), name);
}

/** @param {string} path A path in the lock file. */
export const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
