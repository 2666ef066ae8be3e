/**
 * Writes the bill of materials (CycloneDX) of the product and the licences of its packages into
 * `build-reports/`. Packages that are only used to build and test are left out.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { runCommand } from './runCommand.mjs';

const folder = 'build-reports';

/** @typedef {{ version?: string; license?: string; dev?: boolean; optional?: boolean }} LockedPackage */
/** @typedef {{ name: string; version: string; licence: string; isDirect: boolean }} LicensedPackage */

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
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
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

async function writeBillOfMaterials() {
  const npm = process.env['npm_execpath'];
  const parameters = [
    'sbom',
    '--sbom-format',
    'cyclonedx',
    '--sbom-type',
    'application',
    '--package-lock-only',
    '--omit',
    'dev',
  ];
  const { code, output } =
    npm === undefined
      ? await runCommand('npm', parameters)
      : await runCommand(process.execPath, [npm, ...parameters]);
  /* npm can print warnings before the JSON. */
  const bill = output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1);
  if (code !== 0 || bill === '') throw new Error(`npm sbom failed:\n${output}`);
  writeFileSync(`${folder}/bom.cdx.json`, `${bill}\n`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  /** @type {{ packages: Record<string, LockedPackage> }} */
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  /** @type {{ dependencies: Record<string, string> }} */
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const licensed = licensedPackages(packages, Object.keys(dependencies), false, licenceOfInstalled);
  mkdirSync(folder, { recursive: true });
  await writeBillOfMaterials();
  writeFileSync(`${folder}/licences.md`, licenceList(licensed));
  console.log(`${String(licensed.length)} packages: ${folder}/bom.cdx.json, ${folder}/licences.md`);
}
