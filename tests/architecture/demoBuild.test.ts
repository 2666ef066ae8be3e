import { mkdtempSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashOfSources, isBuiltFrom, keepStamp } from '../../scripts/demoBuild.mjs';
import { repository } from './FixtureRepository';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'demo-build-'));
  for (const folder of ['src/ui', 'docs', 'dist-demo']) mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, 'src/ui/page.ts'), 'one');
  writeFileSync(join(root, 'package-lock.json'), '{}');
  writeFileSync(join(root, 'dist-demo/index.html'), '<html>');
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

const hash = (environment = {}): string => hashOfSources(root, environment);

describe('the sources of a build of the demo', () => {
  it.each([
    ['a file changes', 'src/ui/page.ts'],
    ['a file is added', 'src/ui/other.ts'],
    ['a package changes', 'package-lock.json'],
    ['a setting in a file changes', '.env.local'],
  ])('are others when %s', (_, file) => {
    const before = hash();
    writeFileSync(join(root, file), 'two');
    expect(hash()).not.toBe(before);
  });

  it('are others with another setting in the environment', () => {
    expect(hash({ SITE_ORIGIN: 'https://one.example' })).not.toBe(hash());
    expect(hash({ HOME: '/root' })).toBe(hash());
  });

  it('are the same when a document of the project or the build itself changes', () => {
    const before = hash();
    writeFileSync(join(root, 'docs/demo.md'), 'text');
    writeFileSync(join(root, 'dist-demo/index.html'), 'text');
    expect(hash()).toBe(before);
  });
});

describe('a build of the demo', () => {
  it('is used again for the same sources only', () => {
    expect(isBuiltFrom(root, 'a')).toBe(false);
    keepStamp(root, 'a');
    expect(isBuiltFrom(root, 'a')).toBe(true);
    expect(isBuiltFrom(root, 'b')).toBe(false);
  });

  it('is made again after another command has built, or has removed the build', () => {
    keepStamp(root, 'a');
    utimesSync(join(root, 'dist-demo/index.html'), 1, 1);
    expect(isBuiltFrom(root, 'a')).toBe(false);
    rmSync(join(root, 'dist-demo'), { recursive: true });
    expect(isBuiltFrom(root, 'a')).toBe(false);
  });
});

/** The imports of a file that Node evaluates, so none of types. */
function importsOf(file: string): readonly string[] {
  const text = readFileSync(join(repository, file), 'utf8');
  const imports = text.matchAll(/(?:^import (?!type )(?:[^;']*? from )?|await import\()'(?<path>[^']+)'/gmu);
  return [...imports].map(({ groups }) => groups?.['path'] ?? '');
}

/** The packages that a script and its own files import. */
function packagesOfScript(file: string, seen = new Set<string>()): readonly string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  return importsOf(file).flatMap((path) => {
    if (path.startsWith('.')) return packagesOfScript(join(dirname(file), path), seen);
    return path.startsWith('node:') ? [] : [path];
  });
}

describe.each(['scripts/start.mjs', 'vite.config.ts'])('what %s runs', (file) => {
  it('imports only packages that npm start installs', () => {
    const { dependencies } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'));
    const used = new Set(packagesOfScript(file));
    expect(used).toContain('vite');
    expect([...used].filter((name) => !Object.hasOwn(dependencies, name))).toEqual([]);
  });
});
