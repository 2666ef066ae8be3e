import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { groupToInstall, isInstalled, packagesOf } from '../../scripts/ensureInstalled.mjs';

const one = { version: '1.0.0', integrity: 'sha512-a' };
const locked = {
  '': { dependencies: { one: '1.0.0' }, devDependencies: { tool: '1.0.0' } },
  'node_modules/one': { ...one, dependencies: { part: '1' }, peerDependencies: { types: '1' } },
  'node_modules/part': { version: '1.0.0', optionalDependencies: { 'mac-only': '2' } },
  'node_modules/mac-only': { version: '2.0.0', integrity: 'sha512-b', optional: true },
  'node_modules/types': { version: '1.0.0', devOptional: true },
  'node_modules/tool': { version: '1.0.0' },
  'node_modules/measure': { version: '1.0.0' },
  'node_modules/amin-lab': { link: true },
  lab: { devDependencies: { measure: '1.0.0' } },
};
const demo = ['node_modules/one', 'node_modules/part', 'node_modules/mac-only'];
const tests = [...demo, 'node_modules/types', 'node_modules/tool'];
const everything = (): boolean => true;

describe('the packages that are installed', () => {
  it('for the demo are its dependencies, without optional peers', () => {
    expect(Object.keys(packagesOf(locked, 'demo')).toSorted()).toEqual(demo.toSorted());
  });

  it('for the tests are those of development too', () => {
    expect(Object.keys(packagesOf(locked, 'tests')).toSorted()).toEqual(tests.toSorted());
  });

  it('for the laboratory are all', () => {
    expect(Object.keys(packagesOf(locked, 'lab'))).toEqual(Object.keys(locked).slice(1));
  });

  it('are of the largest group of which some are there, so that none is removed', () => {
    const present = packagesOf(locked, 'demo');
    expect(groupToInstall(locked, {}, 'demo')).toBe('demo');
    expect(groupToInstall(locked, present, 'demo')).toBe('demo');
    expect(groupToInstall(locked, { ...present, 'node_modules/types': {} }, 'demo')).toBe('demo');
    expect(groupToInstall(locked, present, 'tests')).toBe('tests');
    expect(groupToInstall(locked, { ...present, 'node_modules/tool': {} }, 'demo')).toBe('tests');
    expect(groupToInstall(locked, { ...present, 'node_modules/measure': {} }, 'demo')).toBe('lab');
  });
});

describe('the installed packages', () => {
  const wanted = {
    'node_modules/one': one,
    'node_modules/mac-only': { version: '2.0.0', integrity: 'sha512-b', optional: true },
  };
  const present = { 'node_modules/one': one };

  it('are complete without what other platforms need', () => {
    expect(isInstalled(locked, wanted, present, everything)).toBe(true);
  });

  it('are complete with those of a larger group', () => {
    expect(isInstalled(locked, wanted, { ...present, 'node_modules/tool': {} }, everything)).toBe(true);
  });

  it.each([
    ['a package is missing', {}, everything],
    ['a version differs', { 'node_modules/one': { ...one, version: '1.0.1' } }, everything],
    ['a content differs', { 'node_modules/one': { ...one, integrity: 'sha512-z' } }, everything],
    ['one is left over', { ...present, 'node_modules/old': { version: '1.0.0' } }, everything],
    ['a folder was deleted', present, () => false],
  ])('are stale when %s', (_, installed, exists) => {
    expect(isInstalled(locked, wanted, installed, exists)).toBe(false);
  });
});

/** The packages that a script and its files import statically, which Node loads before the first statement runs. */
function packagesImportedBy(file: string, seen = new Set<string>()): readonly string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export) (?:[^';]* from )?'(?<name>[^']+)'/gmu,
  );
  return [...imports].flatMap(({ groups }) => {
    const name = groups?.['name'] ?? '';
    if (name.startsWith('.')) return packagesImportedBy(join(file, '..', name), seen);
    return name.startsWith('node:') ? [] : [`${file}: ${name}`];
  });
}

describe('the scripts that install what they need', () => {
  const scripts = ['scripts', 'lab']
    .flatMap((folder) => readdirSync(folder).map((file) => `${folder}/${file}`))
    .filter((file) => file.endsWith('.mjs') && readFileSync(file, 'utf8').includes('await ensureInstalled('));

  it('import no package before it is installed', () => {
    expect(scripts.length).toBeGreaterThan(10);
    expect(scripts.flatMap((file) => packagesImportedBy(file))).toEqual([]);
  });
});
