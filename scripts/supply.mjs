/**
 * Writes the bill of materials (CycloneDX) of the product and the licences of its packages into
 * `build-reports/`. Packages that are only used to build and test are left out.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const folder = 'build-reports';

/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [license]
 * @property {boolean} [dev]
 * @property {string} [integrity]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [peerDependencies]
 * @property {Record<string, string>} [optionalDependencies]
 */
/** @typedef {{ name: string; version: string; licence: string; isDirect: boolean }} LicensedPackage */

/** @param {string} path A path in the lock file. */
const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/**
 * Lists every package once, by name and version. A licence that is missing in the lock file is read from
 * the package itself.
 * @param {Record<string, LockedPackage>} packages `packages` of package-lock.json
 * @param {readonly string[]} direct The packages that package.json names.
 * @param {boolean} includesDev Whether packages that are only used to build and test are included.
 * @param {(path: string) => string | undefined} ownLicence
 * @returns {LicensedPackage[]}
 */
export function licensedPackages(packages, direct, includesDev, ownLicence) {
  const listed = Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && (includesDev || dev !== true))
    .map(([path, { version = '', license }]) => {
      const name = nameOf(path);
      const isDirect = path === `node_modules/${name}` && direct.includes(name);
      return { name, version, licence: license ?? ownLicence(path) ?? 'not stated', isDirect };
    });
  const unique = new Map(listed.map((each) => [`${each.name}@${each.version}`, each]));
  return [...unique.values()].toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** @param {readonly LicensedPackage[]} packages */
export function licenceList(packages) {
  const rows = packages.map(
    ({ name, version, licence, isDirect }) =>
      `| ${name} | ${version} | ${licence} | ${isDirect ? 'named by Amin' : 'named by another'} |`,
  );
  return ['| package | version | licence | |', '| --- | --- | --- | --- |', ...rows, ''].join('\n');
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

/**
 * The bill of materials in the format of CycloneDX 1.5. It is read from the lock file, because `npm sbom --omit dev`
 * leaves out delivered packages that a tool uses too, for example React.
 * @param {{ name: string; version: string; packages: Record<string, LockedPackage> }} lock
 * @param {readonly LicensedPackage[]} delivered
 */
export function billOf({ name, version, packages }, delivered) {
  const paths = Object.keys(packages).filter((path) => path !== '' && packages[path]?.dev !== true);
  const ref = (/** @type {string} */ path) => `${nameOf(path)}@${packages[path]?.version ?? ''}`;
  const pathOf = new Map(paths.map((path) => [ref(path), path]));
  const uses = (/** @type {string} */ path) =>
    neededBy(packages[path])
      .map((needed) => resolved(packages, path, needed))
      .filter((found) => found !== undefined)
      .map(ref)
      .filter((found) => pathOf.has(found))
      .toSorted();
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': `${name}@${version}`, name, version } },
    components: delivered.map(({ name: own, version: exact, licence }) => ({
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
function neededBy(locked) {
  return Object.keys({
    ...locked?.dependencies,
    ...locked?.peerDependencies,
    ...locked?.optionalDependencies,
  });
}

/**
 * Finds a package as Node does: beside the package that needs it, or further up.
 * @param {Record<string, LockedPackage>} packages
 * @param {string} path
 * @param {string} name
 * @returns {string | undefined}
 */
function resolved(packages, path, name) {
  const here = path === '' ? `node_modules/${name}` : `${path}/node_modules/${name}`;
  if (here in packages) return here;
  return path === ''
    ? undefined
    : resolved(packages, path.slice(0, Math.max(0, path.lastIndexOf('node_modules/') - 1)), name);
}

/** @param {LockedPackage | undefined} locked */
function sha512(locked) {
  const content = Buffer.from(locked?.integrity?.replace('sha512-', '') ?? '', 'base64').toString('hex');
  return [{ alg: 'SHA-512', content }];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  /** @type {{ name: string; version: string; packages: Record<string, LockedPackage> }} */
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  /** @type {{ dependencies: Record<string, string> }} */
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const licensed = licensedPackages(lock.packages, Object.keys(dependencies), false, licenceOfInstalled);
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/bom.cdx.json`, `${JSON.stringify(billOf(lock, licensed), undefined, 2)}\n`);
  writeFileSync(`${folder}/licences.md`, licenceList(licensed));
  console.log(`${String(licensed.length)} packages: ${folder}/bom.cdx.json, ${folder}/licences.md`);
}
