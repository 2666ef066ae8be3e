import { mkdtempSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashOfSources, isBuiltFrom, keepStamp } from '../../scripts/demoBuild.mjs';

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
