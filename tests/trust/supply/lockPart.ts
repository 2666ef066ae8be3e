import { readFileSync } from 'node:fs';
import { runCommand } from '../../../scripts/runCommand.mjs';
import { licenceOfInstalled, licensedPackages } from '../../../scripts/supply.mjs';
import { DELIVERED, LICENCE_OVERRIDES, TOOLS } from '../../architecture/allowedLicences';
import type { Remark, Row } from '../Section';

interface LockedPackage {
  /** Set where the package is installed under another name. */
  readonly name?: string;
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly license?: string;
  readonly dev?: boolean;
  readonly hasInstallScript?: boolean;
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

interface Lock {
  readonly name: string;
  readonly folder: string;
  readonly packages: Readonly<Record<string, LockedPackage>>;
  readonly manifest: Manifest;
}

export interface Findings {
  readonly rows: readonly Row[];
  readonly failures: readonly string[];
  readonly notCovered: readonly Remark[];
}

function readLock(folder: string, name: string): Lock {
  const lock: { packages: Record<string, LockedPackage> } = JSON.parse(
    readFileSync(`${folder}/package-lock.json`, 'utf8'),
  );
  const manifest: Manifest = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  return { folder, name, packages: lock.packages, manifest };
}

/** Checks the lock files, the licences and the bill of materials. */
export async function checkLocks(): Promise<Findings> {
  const locks = [readLock('.', 'the product'), readLock('tests/trust', 'tools of this report')];
  const each = [...locks.map(lockFindings), ...locks.map(licenceFindings), await billFindings()];
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

function lockFindings({ name, packages, manifest }: Lock): Findings {
  const locked = Object.entries(packages).filter(([path]) => path !== '');
  const flawed = locked.flatMap(([path, entry]) => flawsOf(entry).map((flaw) => `${name}: ${path}: ${flaw}`));
  const named = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  const different = named
    .filter(([wanted, version]) => lockedVersion(packages[`node_modules/${wanted}`]) !== version)
    .map(([wanted, version]) => `${name}: ${wanted} ${version} is not what the lock file holds`);
  const withScripts = locked.filter(([, { hasInstallScript }]) => hasInstallScript === true);
  const failures = [...flawed, ...different];
  return {
    rows: [
      {
        name: `${name}: entries exact, from the registry, with sha512`,
        passed: locked.length + named.length - failures.length,
        failed: failures.length,
        figures: `${String(locked.length)} packages, ${String(named.length)} named`,
      },
    ],
    failures,
    notCovered: withScripts.map(([path]) => ({
      subject: `${name}: ${path} has an install script`,
      reason: 'it never runs (ignore-scripts), and the package works without it, as the clean install shows',
    })),
  };
}

function licenceFindings({ name, folder, packages, manifest }: Lock): Findings {
  const direct = Object.keys(manifest.dependencies ?? {});
  const own = (path: string): string | undefined => licenceOfInstalled(`${folder}/${path}`);
  const allowed = (includesDev: boolean, licences: readonly string[]): Findings => {
    const listed = licensedPackages(packages, direct, includesDev, own);
    const others = listed.filter(
      ({ name: each, licence }) => !licences.includes(LICENCE_OVERRIDES[each] ?? licence),
    );
    const group = includesDev ? 'all packages' : 'packages that reach a browser';
    return {
      rows: [
        {
          name: `${name}: licences of ${group} on the list`,
          passed: listed.length - others.length,
          failed: others.length,
        },
      ],
      failures: others.map(({ name: each, licence }) => `${name}: ${each}: ${licence} is not allowed`),
      notCovered: [],
    };
  };
  const findings = [...(direct.length > 0 ? [allowed(false, DELIVERED)] : []), allowed(true, TOOLS)];
  return {
    rows: findings.flatMap(({ rows }) => rows),
    failures: findings.flatMap(({ failures }) => failures),
    notCovered: [],
  };
}

/** Compares the bill of materials that npm writes with the lock file. */
async function billFindings(): Promise<Findings> {
  const { code, output } = await runCommand(process.execPath, ['scripts/supply.mjs']);
  if (code !== 0) throw new Error(`scripts/supply.mjs failed:\n${output}`);
  const bill: {
    components: { name: string; group?: string; version: string; hashes?: { alg: string }[] }[];
  } = JSON.parse(readFileSync('build-reports/bom.cdx.json', 'utf8'));
  const listed = new Set(
    bill.components.map(
      ({ group, name, version }) => `${group === undefined ? '' : `${group}/`}${name}@${version}`,
    ),
  );
  const { packages, manifest } = readLock('.', 'the product');
  const delivered = licensedPackages(packages, Object.keys(manifest.dependencies ?? {}), false, () => '');
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
