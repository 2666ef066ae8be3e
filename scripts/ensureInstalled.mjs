import { existsSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { runCommand } from './runCommand.mjs';

/** @typedef {{ version?: string; integrity?: string; optional?: boolean; link?: boolean }} LockedPackage */

/**
 * Checks whether node_modules holds what the lock file asks for. Packages for other platforms may be missing.
 * @param {Record<string, LockedPackage>} wanted `packages` of package-lock.json
 * @param {Record<string, LockedPackage>} present `packages` of node_modules/.package-lock.json, written by npm
 * @param {(path: string) => boolean} exists
 */
export function isInstalled(wanted, present, exists) {
  const paths = Object.keys(wanted).filter((path) => path !== '');
  const isSatisfied = (/** @type {string} */ path) => {
    const installed = present[path];
    if (installed === undefined) return wanted[path]?.optional === true;
    return (
      installed.version === wanted[path]?.version &&
      installed.integrity === wanted[path]?.integrity &&
      exists(path)
    );
  };
  return paths.every(isSatisfied) && Object.keys(present).every((path) => path in wanted);
}

/**
 * @param {string} file
 * @returns {Record<string, LockedPackage> | undefined}
 */
function readPackages(file) {
  if (!existsSync(file)) return undefined;
  /** @type {{ packages?: Record<string, LockedPackage> }} */
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  return lock.packages;
}

/**
 * Runs `npm ci` when node_modules is missing or differs from the lock file. Ends the process when that fails.
 * @param {string} folder The folder of the lock file.
 * @param {readonly string[]} options More options of `npm ci`.
 */
export async function ensureInstalled(folder = '.', options = []) {
  const wanted = readPackages(`${folder}/package-lock.json`) ?? {};
  const present = readPackages(`${folder}/node_modules/.package-lock.json`);
  const exists = (/** @type {string} */ path) => existsSync(`${folder}/${path}`);
  if (present !== undefined && isInstalled(wanted, present, exists)) return;
  console.log('Installing packages (npm ci) ...');
  const npm = process.env['npm_execpath'];
  const parameters = ['ci', '--prefix', folder, '--no-audit', '--no-fund', ...options];
  const { code } =
    npm === undefined
      ? await runCommand('npm', parameters, { show: true })
      : await runCommand(process.execPath, [npm, ...parameters], { show: true });
  if (code !== 0) {
    console.error('npm ci failed; its output is above.');
    process.exit(code);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await ensureInstalled();
