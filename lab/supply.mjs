/**
 * Writes the bill of materials (CycloneDX) of the product and the licences of its packages into
 * `build-reports/`. Packages that are only used to build and test are left out.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { deliveredPackages, findPackage, nameOf, neededBy } from '../scripts/lockedPackages.mjs';
import { licenceOfInstalled, licensedPackages } from '../scripts/packageLicences.mjs';

/** @typedef {import('../scripts/lockedPackages.mjs').LockedPackage} LockedPackage */
/** @typedef {import('../scripts/packageLicences.mjs').LicensedPackage} LicensedPackage */

const folder = 'build-reports';

/** @param {readonly LicensedPackage[]} packages */
export function licenceList(packages) {
  const rows = packages.map(
    ({ name, version, licence, isDirect }) =>
      `| ${name} | ${version} | ${licence} | ${isDirect ? 'named by Amin' : 'named by another'} |`,
  );
  return ['| package | version | licence | |', '| --- | --- | --- | --- |', ...rows, ''].join('\n');
}

/**
 * The bill of materials in the format of CycloneDX 1.5. It is read from the lock file, because `npm sbom --omit dev`
 * leaves out delivered packages that a tool uses too, for example React.
 * @param {{ name: string; version: string }} product
 * @param {import('../scripts/lockedPackages.mjs').Packages} packages those that are delivered
 * @param {readonly LicensedPackage[]} licensed
 */
export function billOf({ name, version }, packages, licensed) {
  const paths = Object.keys(packages).filter((path) => path !== '');
  const ref = (/** @type {string} */ path) => `${nameOf(path)}@${packages[path]?.version ?? ''}`;
  const pathOf = new Map(paths.map((path) => [ref(path), path]));
  const uses = (/** @type {string} */ path) =>
    neededBy(packages[path], 'all')
      .map((needed) => findPackage(packages, path, needed))
      .filter((found) => found !== undefined)
      .map(ref)
      .toSorted();
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': `${name}@${version}`, name, version } },
    components: licensed.map(({ name: own, version: exact, licence }) => ({
      type: 'library',
      'bom-ref': `${own}@${exact}`,
      name: own,
      version: exact,
      purl: `pkg:npm/${own.replace('@', '%40')}@${exact}`,
      hashes: sha512(packages[pathOf.get(`${own}@${exact}`) ?? '']),
      licenses: [{ expression: licence }],
    })),
    dependencies: [
      { ref: `${name}@${version}`, dependsOn: uses('') },
      ...[...pathOf].map(([own, path]) => ({ ref: own, dependsOn: uses(path) })),
    ],
  };
}

/** @param {LockedPackage | undefined} locked */
function sha512(locked) {
  const content = Buffer.from(locked?.integrity?.replace('sha512-', '') ?? '', 'base64').toString('hex');
  return [{ alg: 'SHA-512', content }];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  /** @type {{ name: string; version: string; packages: Record<string, LockedPackage> }} */
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const delivered = deliveredPackages(lock.packages);
  const licensed = licensedPackages(delivered, licenceOfInstalled);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    `${folder}/bom.cdx.json`,
    `${JSON.stringify(billOf(lock, delivered, licensed), undefined, 2)}\n`,
  );
  writeFileSync(`${folder}/licences.md`, licenceList(licensed));
  console.log(`${String(licensed.length)} packages: ${folder}/bom.cdx.json, ${folder}/licences.md`);
}
