import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { licenceList, licenceOfInstalled, licensedPackages } from '../../scripts/supply.mjs';
import { repository } from './FixtureRepository';

const readText = (name: string): string => readFileSync(join(repository, name), 'utf8');
const lock: { packages: Record<string, { license?: string; dev?: boolean; version?: string }> } = JSON.parse(
  readText('package-lock.json'),
);
const manifest: { dependencies: Record<string, string>; allowScripts?: unknown } = JSON.parse(
  readText('package.json'),
);
const direct = Object.keys(manifest.dependencies);
const installed = (path: string): string | undefined => licenceOfInstalled(join(repository, path));

/** Licences of packages that may reach a browser: they require at most their own text. */
const DELIVERED = ['MIT', 'ISC', '0BSD', 'Apache-2.0', 'OFL-1.1'];

/** Licences of packages that build and test. None of these packages is delivered. */
const TOOLS = [
  ...DELIVERED,
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'MIT-0',
  '(MIT OR CC0-1.0)',
  'MPL-2.0',
  'PSF-2.0',
  'Python-2.0',
];

/**
 * Packages whose `package.json` names no licence. It is stated in the package's licence file or in its repository.
 */
const LICENCE_OVERRIDES: Readonly<Record<string, string>> = {
  '@react-aria/optimize-locales-plugin': 'Apache-2.0',
  'parse-cache-control': 'BSD-3-Clause',
};

describe('the licences', () => {
  it('of packages that reach a browser are all on the approved list', () => {
    const others = licensedPackages(lock.packages, direct, false, installed).filter(
      ({ licence }) => !DELIVERED.includes(licence),
    );
    expect(others).toEqual([]);
  });

  it('of the tools are all on the approved list', () => {
    const others = licensedPackages(lock.packages, direct, true, installed).filter(
      ({ name, licence }) => !TOOLS.includes(LICENCE_OVERRIDES[name] ?? licence),
    );
    expect(others).toEqual([]);
  });

  it('are listed with name and version, once per package', () => {
    const packages = {
      '': {},
      'node_modules/b': { version: '2.0.0', license: 'MIT' },
      'node_modules/a': { version: '1.0.0' },
      'node_modules/b/node_modules/a': { version: '1.0.0' },
      'node_modules/tool': { version: '1.0.0', license: 'MPL-2.0', dev: true },
    };
    const listed = licensedPackages(packages, ['b'], false, () => 'ISC');
    expect(licenceList(listed).split('\n').slice(2, -1)).toEqual([
      '| a | 1.0.0 | ISC | named by another |',
      '| b | 2.0.0 | MIT | named by Amin |',
    ]);
    expect(licensedPackages(packages, [], true, () => undefined).map(({ licence }) => licence)).toEqual([
      'not stated',
      'MIT',
      'MPL-2.0',
    ]);
  });
});

describe('the packages of the product', () => {
  it('number at most 16, and docs/dependencies.md gives the reason for each', () => {
    const reasons = [...readText('docs/dependencies.md').matchAll(/^\| `([^`]+)` +\| \S/gmu)];
    expect(reasons.map(([, name]) => name)).toEqual(direct);
    expect(direct.length).toBeLessThanOrEqual(16);
  });
});

describe('.npmrc', () => {
  it('lets no package run a script when it is installed', () => {
    expect(readText('.npmrc').trim().split('\n')).toEqual([
      'engine-strict=true',
      'save-exact=true',
      'ignore-scripts=true',
    ]);
    expect(manifest.allowScripts).toBeUndefined();
  });
});
