import { readFileSync } from 'node:fs';
import { nameOf } from './lockedPackages.mjs';

/** @typedef {{ name: string; version: string; licence: string; isDirect: boolean }} LicensedPackage */

/**
 * Lists every package once, by name and version. A licence that is missing in the lock file is read from
 * the package itself.
 * @param {import('./lockedPackages.mjs').Packages} packages
 * @param {(path: string) => string | undefined} ownLicence
 * @returns {LicensedPackage[]}
 */
export function licensedPackages(packages, ownLicence) {
  const direct = Object.keys(packages['']?.dependencies ?? {});
  const listed = Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && link !== true)
    .map(([path, { version = '', license }]) => {
      const name = nameOf(path);
      const isDirect = path === `node_modules/${name}` && direct.includes(name);
      return { name, version, licence: license ?? ownLicence(path) ?? 'not stated', isDirect };
    });
  const unique = new Map(listed.map((each) => [`${each.name}@${each.version}`, each]));
  return [...unique.values()].toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

/**
 * @param {string} path
 * @returns {string | undefined}
 */
export function licenceOfInstalled(path) {
  try {
    /** @type {{ license?: unknown; licenses?: { type?: string }[] }} */
    const { license, licenses } = JSON.parse(readFileSync(`${path}/package.json`, 'utf8'));
    return typeof license === 'string' ? license : licenses?.[0]?.type;
  } catch {
    return undefined;
  }
}
