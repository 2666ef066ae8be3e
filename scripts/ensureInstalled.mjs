import { existsSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { reachablePaths } from './lockedPackages.mjs';
import { runCommand } from './runCommand.mjs';

/** @typedef {import('./lockedPackages.mjs').Packages} Packages */

/**
 * What is installed for each kind of command, from the smallest group to the largest. Each contains the one before. The
 * demo leaves out optional peer dependencies (`--legacy-peer-deps`), for example the TypeScript of i18next. The npm of
 * Node 20 and 22 installs them nevertheless.
 */
const OPTIONS = {
  demo: ['--omit=dev', '--workspaces=false', '--legacy-peer-deps'],
  tests: ['--workspaces=false'],
  lab: [],
};

/** @typedef {keyof typeof OPTIONS} PackageGroup */
const GROUPS = /** @type {const} */ (['demo', 'tests', 'lab']);

/**
 * The entries of the lock file that a group installs.
 * @param {Packages} locked `packages` of package-lock.json
 * @param {PackageGroup} group
 * @returns {Packages}
 */
export function packagesOf(locked, group) {
  const { dependencies, devDependencies } = locked[''] ?? {};
  const paths = {
    demo: () => reachablePaths(locked, Object.keys(dependencies ?? {}), 'none'),
    tests: () => reachablePaths(locked, Object.keys({ ...dependencies, ...devDependencies }), 'all'),
    lab: () => Object.keys(locked).filter((path) => path !== ''),
  }[group]();
  return Object.fromEntries([...paths].map((path) => [path, locked[path] ?? {}]));
}

/**
 * Checks whether node_modules holds what a group needs, and nothing that the lock file does not name. Packages for
 * other platforms may be missing.
 * @param {Packages} locked `packages` of package-lock.json
 * @param {Packages} wanted those of the group
 * @param {Packages} present `packages` of node_modules/.package-lock.json, written by npm
 * @param {(path: string) => boolean} exists
 */
export function isInstalled(locked, wanted, present, exists) {
  const isSatisfied = (/** @type {string} */ path) => {
    const installed = present[path];
    if (installed === undefined) return wanted[path]?.optional === true;
    return (
      installed.version === wanted[path]?.version &&
      installed.integrity === wanted[path]?.integrity &&
      exists(path)
    );
  };
  return Object.keys(wanted).every(isSatisfied) && Object.keys(present).every((path) => path in locked);
}

/**
 * The group to install when one is wanted. It is a larger one if that is installed, so that no package of it is
 * removed.
 * @param {Packages} locked
 * @param {Packages} present
 * @param {PackageGroup} wanted
 * @returns {PackageGroup}
 */
export function groupToInstall(locked, present, wanted) {
  const larger = GROUPS.slice(GROUPS.indexOf(wanted) + 1).toReversed();
  const hasMoreThan = (/** @type {PackageGroup} */ group) => {
    const smaller = packagesOf(locked, GROUPS[GROUPS.indexOf(group) - 1] ?? 'demo');
    /* Optional peer dependencies, which the lock file marks with `devOptional`, can be installed with every group. */
    return Object.entries(packagesOf(locked, group)).some(
      ([path, { devOptional }]) => devOptional !== true && !(path in smaller) && path in present,
    );
  };
  return larger.find(hasMoreThan) ?? wanted;
}

/**
 * @param {string} file
 * @returns {Packages | undefined}
 */
function readPackages(file) {
  if (!existsSync(file)) return undefined;
  /** @type {{ packages?: Packages }} */
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  return lock.packages;
}

/**
 * Runs `npm ci` when node_modules lacks packages of the group or differs from the lock file. Ends the process when that
 * fails.
 * @param {PackageGroup} group
 * @param {Promise<void>} [installation] What runs at the same time and must not end with this process.
 */
export async function ensureInstalled(group = 'tests', installation) {
  const locked = readPackages('package-lock.json') ?? {};
  const present = readPackages('node_modules/.package-lock.json') ?? {};
  if (isInstalled(locked, packagesOf(locked, group), present, existsSync)) return;
  const installed = groupToInstall(locked, present, group);
  console.log(`Installing the packages of the ${installed} (npm ci) ...`);
  const npm = process.env['npm_execpath'];
  const parameters = ['ci', '--no-audit', '--no-fund', ...OPTIONS[installed]];
  const { code } =
    npm === undefined
      ? await runCommand('npm', parameters, { show: true })
      : await runCommand(process.execPath, [npm, ...parameters], { show: true });
  if (code === 0) return;
  console.error('npm ci failed; its output is above.');
  await installation;
  process.exit(code);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await ensureInstalled();
