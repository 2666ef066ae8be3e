import { readFileSync } from 'node:fs';
import { runCommand } from '../../../scripts/runCommand.mjs';
import { deliveredPackages } from '../../../scripts/lockedPackages.mjs';
import { licenceOfInstalled, licensedPackages } from '../../../scripts/packageLicences.mjs';
import { DELIVERED, LICENCE_OVERRIDES, TOOLS } from '../../../tests/architecture/allowedLicences';
import type { Remark, Row } from '../Section';

interface LockedPackage {
  /** Set where the package is installed under another name. */
  readonly name?: string;
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly license?: string;
  readonly hasInstallScript?: boolean;
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

type Packages = Readonly<Record<string, LockedPackage>>;

export interface Findings {
  readonly rows: readonly Row[];
  readonly failures: readonly string[];
  readonly notCovered: readonly Remark[];
}

const readManifest = (folder: string): Manifest => JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));

/** Checks the lock file, the licences and the bill of materials. */
export async function checkLocks(): Promise<Findings> {
  const { packages }: { packages: Packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const each = [lockFindings(packages), licenceFindings(packages), await billFindings(packages)];
  return {
    rows: each.flatMap(({ rows }) => rows),
    failures: each.flatMap(({ failures }) => failures),
    notCovered: each.flatMap(({ notCovered }) => notCovered),
  };
}

/** Why an entry of a lock file is not exact, or not from the registry. */
function flawsOf({ version, resolved, integrity, link }: LockedPackage): readonly string[] {
  return [
    ...(integrity?.startsWith('sha512-') === true ? [] : ['no sha512']),
    ...(/^\d+\.\d+\.\d+/u.test(version ?? '') ? [] : ['no exact version']),
    ...(link === true || !/^https:\/\/(?!github\.com|codeload\.)/u.test(resolved ?? 'https://registry')
      ? ['not from the registry']
      : []),
  ];
}

/** As `package.json` names it, for example `npm:typescript@7.0.2` for a package under another name. */
function lockedVersion({ name, version }: LockedPackage = {}): string | undefined {
  return name === undefined || version === undefined ? version : `npm:${name}@${version}`;
}

/** The entries of the registry: neither the project, nor the laboratory, which is a folder of it. */
const isFromRegistry = ([path, { link }]: readonly [string, LockedPackage]): boolean =>
  path.includes('node_modules/') && link !== true;

function lockFindings(packages: Packages): Findings {
  const locked = Object.entries(packages).filter(isFromRegistry);
  const flawed = locked.flatMap(([path, entry]) => flawsOf(entry).map((flaw) => `${path}: ${flaw}`));
  const named = ['.', 'lab'].flatMap((folder) => {
    const { dependencies, devDependencies } = readManifest(folder);
    return Object.entries({ ...dependencies, ...devDependencies }).map(([name, version]) => ({
      name,
      version,
      locked:
        packages[`${folder}/node_modules/${name}`.replace('./', '')] ?? packages[`node_modules/${name}`],
    }));
  });
  const different = named
    .filter((each) => lockedVersion(each.locked) !== each.version)
    .map(({ name, version }) => `${name} ${version} is not what the lock file holds`);
  const withScripts = locked.filter(([, { hasInstallScript }]) => hasInstallScript === true);
  const failures = [...flawed, ...different];
  return {
    rows: [
      {
        name: 'entries of the lock file exact, from the registry, with sha512',
        passed: locked.length + named.length - failures.length,
        failed: failures.length,
        figures: `${String(locked.length)} packages, ${String(named.length)} named`,
      },
    ],
    failures,
    notCovered: withScripts.map(([path]) => ({
      subject: `${path} has an install script`,
      reason: 'it never runs (ignore-scripts), and the package works without it, as the clean install shows',
    })),
  };
}

function licenceFindings(packages: Packages): Findings {
  const allowed = (group: string, listed: Packages, licences: readonly string[]): Findings => {
    const licensed = licensedPackages(listed, licenceOfInstalled);
    const others = licensed.filter(
      ({ name, licence }) => !licences.includes(LICENCE_OVERRIDES[name] ?? licence),
    );
    return {
      rows: [
        {
          name: `licences of ${group} on the list`,
          passed: licensed.length - others.length,
          failed: others.length,
        },
      ],
      failures: others.map(({ name, licence }) => `${name}: ${licence} is not allowed`),
      notCovered: [],
    };
  };
  const findings = [
    allowed('packages that reach a browser', deliveredPackages(packages), DELIVERED),
    allowed('all packages', packages, TOOLS),
  ];
  return {
    rows: findings.flatMap(({ rows }) => rows),
    failures: findings.flatMap(({ failures }) => failures),
    notCovered: [],
  };
}

/** Compares the bill of materials with the lock file. */
async function billFindings(packages: Packages): Promise<Findings> {
  const { code, output } = await runCommand(process.execPath, ['lab/supply.mjs']);
  if (code !== 0) throw new Error(`lab/supply.mjs failed:\n${output}`);
  const bill: { components: { name: string; version: string }[] } = JSON.parse(
    readFileSync('build-reports/bom.cdx.json', 'utf8'),
  );
  const listed = new Set(bill.components.map(({ name, version }) => `${name}@${version}`));
  const delivered = licensedPackages(deliveredPackages(packages), () => '');
  const missing = delivered.filter(({ name, version }) => !listed.has(`${name}@${version}`));
  return {
    rows: [
      {
        name: 'bill of materials (CycloneDX): every delivered package',
        passed: delivered.length - missing.length,
        failed: missing.length,
        figures: `${String(bill.components.length)} components`,
      },
    ],
    failures: missing.map(({ name, version }) => `not in the bill of materials: ${name}@${version}`),
    notCovered: [],
  };
}
