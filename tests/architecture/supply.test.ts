import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packagesOf } from '../../scripts/ensureInstalled.mjs';
import { BUILD_PACKAGES, deliveredPackages, type Packages } from '../../scripts/lockedPackages.mjs';
import { licenceOfInstalled, licensedPackages } from '../../scripts/packageLicences.mjs';
import { DELIVERED, LICENCE_OVERRIDES, TOOLS } from './allowedLicences';
import { repository } from './FixtureRepository';

const readText = (name: string): string => readFileSync(join(repository, name), 'utf8');
const lock: { packages: Packages } = JSON.parse(readText('package-lock.json'));
const manifest: { dependencies: Record<string, string>; allowScripts?: unknown } = JSON.parse(
  readText('package.json'),
);
const installed = (path: string): string | undefined => licenceOfInstalled(join(repository, path));

describe('the licences', () => {
  it('of packages that reach a browser are all on the approved list', () => {
    const others = licensedPackages(deliveredPackages(lock.packages), installed).filter(
      ({ licence }) => !DELIVERED.includes(licence),
    );
    expect(others).toEqual([]);
  });

  it('of the tools are all on the approved list', () => {
    const others = licensedPackages(lock.packages, installed).filter(
      ({ name, licence }) => !TOOLS.includes(LICENCE_OVERRIDES[name] ?? licence),
    );
    expect(others).toEqual([]);
  });

  it('are found once per package and version, in the lock file or else in the package', () => {
    const packages = {
      '': { dependencies: { b: '2.0.0' } },
      lab: { version: '1.0.0' },
      'node_modules/amin-lab': { link: true },
      'node_modules/b': { version: '2.0.0', license: 'MIT' },
      'node_modules/a': { version: '1.0.0' },
      'node_modules/b/node_modules/a': { version: '1.0.0' },
    };
    expect(licensedPackages(packages, () => 'ISC')).toEqual([
      { name: 'a', version: '1.0.0', licence: 'ISC', isDirect: false },
      { name: 'b', version: '2.0.0', licence: 'MIT', isDirect: true },
    ]);
    expect(licensedPackages(packages, () => undefined)[0]?.licence).toBe('not stated');
  });
});

describe('the packages of the product', () => {
  it('number at most 16, and docs/dependencies.md gives the reason for each (threats T10)', () => {
    const delivered = Object.keys(manifest.dependencies).filter((name) => !BUILD_PACKAGES.includes(name));
    const reasons = [...readText('docs/dependencies.md').matchAll(/^\| `([^`]+)` +\| \S/gmu)];
    expect(reasons.map(([, name]) => name)).toEqual(delivered);
    expect(delivered.length).toBeLessThanOrEqual(16);
  });
});

describe('npm start', () => {
  it('installs at most 450 packages: of those for one platform each, a tenth', () => {
    const packages = Object.values(packagesOf(lock.packages, 'demo'));
    const everywhere = packages.filter(({ optional }) => optional !== true).length;
    expect(everywhere + (packages.length - everywhere) / 10).toBeLessThanOrEqual(450);
  });
});

describe('.npmrc', () => {
  it('lets no package run a script when it is installed (threats T10)', () => {
    expect(readText('.npmrc').trim().split('\n')).toEqual([
      'engine-strict=true',
      'save-exact=true',
      'ignore-scripts=true',
    ]);
    expect(manifest.allowScripts).toBeUndefined();
  });
});
