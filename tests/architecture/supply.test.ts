import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { billOf, licenceList, licenceOfInstalled, licensedPackages } from '../../scripts/supply.mjs';
import { DELIVERED, LICENCE_OVERRIDES, TOOLS } from './allowedLicences';
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

describe('the bill of materials', () => {
  it('lists every delivered package with its hash and what it uses, and no tool (threats T10)', () => {
    const packages = {
      '': { dependencies: { '@a/react': '1.0.0' }, devDependencies: { tool: '1.0.0' } },
      'node_modules/@a/react': {
        version: '1.0.0',
        license: 'MIT',
        integrity: 'sha512-q80=',
        dependencies: { part: '^2' },
      },
      'node_modules/part': { version: '1.0.0', license: 'MIT', dev: true },
      'node_modules/@a/react/node_modules/part': { version: '2.0.0', license: 'ISC', integrity: 'sha512-' },
      'node_modules/tool': { version: '1.0.0', license: 'MIT', dev: true },
    };
    const delivered = licensedPackages(packages, ['@a/react'], false, () => undefined);
    const bill = billOf({ name: 'amin', version: '3.0.0', packages }, delivered);
    expect(bill.components.map(({ purl }) => purl)).toEqual([
      'pkg:npm/%40a/react@1.0.0',
      'pkg:npm/part@2.0.0',
    ]);
    expect(bill.components[0]).toMatchObject({
      hashes: [{ alg: 'SHA-512', content: 'abcd' }],
      licenses: [{ expression: 'MIT' }],
    });
    expect(bill.dependencies).toEqual([
      { ref: 'amin@3.0.0', dependsOn: ['@a/react@1.0.0'] },
      { ref: '@a/react@1.0.0', dependsOn: ['part@2.0.0'] },
      { ref: 'part@2.0.0', dependsOn: [] },
    ]);
  });

  it('of the product has React, which a tool uses too', () => {
    const delivered = licensedPackages(lock.packages, direct, false, installed);
    const bill = billOf({ name: 'amin', version: '1.0.0', ...lock }, delivered);
    const names = bill.components.map(({ name }) => name);
    expect(direct.filter((name) => !names.includes(name))).toEqual([]);
    expect(bill.components.filter(({ hashes }) => hashes[0]?.content.length !== 128)).toEqual([]);
  });
});

describe('the packages of the product', () => {
  it('number at most 16, and docs/dependencies.md gives the reason for each (threats T10)', () => {
    const reasons = [...readText('docs/dependencies.md').matchAll(/^\| `([^`]+)` +\| \S/gmu)];
    expect(reasons.map(([, name]) => name)).toEqual(direct);
    expect(direct.length).toBeLessThanOrEqual(16);
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
