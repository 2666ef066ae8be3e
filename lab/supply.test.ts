import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BUILD_PACKAGES, deliveredPackages, type Packages } from '../scripts/lockedPackages.mjs';
import { licenceOfInstalled, licensedPackages } from '../scripts/packageLicences.mjs';
import { billOf, licenceList } from './supply.mjs';

describe('the list of licences', () => {
  it('names each package with its version and licence', () => {
    const packages = [
      { name: 'a', version: '1.0.0', licence: 'ISC', isDirect: false },
      { name: 'b', version: '2.0.0', licence: 'MIT', isDirect: true },
    ];
    expect(licenceList(packages).split('\n').slice(2, -1)).toEqual([
      '| a | 1.0.0 | ISC | named by another |',
      '| b | 2.0.0 | MIT | named by Amin |',
    ]);
  });
});

describe('the bill of materials', () => {
  it('lists every delivered package with its hash and what it uses, and no tool (threats T10)', () => {
    const packages = {
      '': { dependencies: { '@a/react': '1.0.0', vite: '1.0.0' }, devDependencies: { tool: '1.0.0' } },
      'node_modules/@a/react': {
        version: '1.0.0',
        license: 'MIT',
        integrity: 'sha512-q80=',
        dependencies: { part: '^2' },
      },
      'node_modules/part': { version: '1.0.0', license: 'MIT' },
      'node_modules/vite': { version: '1.0.0', license: 'MIT' },
      'node_modules/@a/react/node_modules/part': { version: '2.0.0', license: 'ISC', integrity: 'sha512-' },
      'node_modules/tool': { version: '1.0.0', license: 'MIT' },
    };
    const delivered = deliveredPackages(packages);
    const licensed = licensedPackages(delivered, () => undefined);
    const bill = billOf({ name: 'amin', version: '3.0.0' }, delivered, licensed);
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
    const lock: { packages: Packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
    const delivered = deliveredPackages(lock.packages);
    const licensed = licensedPackages(delivered, licenceOfInstalled);
    const bill = billOf({ name: 'amin', version: '1.0.0' }, delivered, licensed);
    const named = Object.keys(lock.packages['']?.dependencies ?? {});
    const names = bill.components.map(({ name }) => name);
    expect(named.filter((name) => !names.includes(name))).toEqual(BUILD_PACKAGES);
    expect(bill.components.filter(({ hashes }) => hashes[0]?.content.length !== 128)).toEqual([]);
  });
});
