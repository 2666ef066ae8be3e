import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from './PlantedHouse';

const readText = (name: string): string => readFileSync(join(repository, name), 'utf8');
const found = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

/** Every setting a build of the live product reads. */
const SETTINGS = [
  ...found(readText('src/composition/live/environment.ts'), /^ {2}(VITE_\w+):/gmu),
  'SITE_ORIGIN',
  'SITE_SECURITY_CONTACT',
  'SITE_COMMIT',
];

describe('what a build can be told', () => {
  it('is in docs/operations.md, every setting of it', () => {
    const told = found(readText('docs/operations.md'), /^\| `((?:VITE|SITE)_\w+)`/gmu);
    expect(SETTINGS.filter((name) => !told.includes(name))).toEqual([]);
    expect(SETTINGS.length).toBeGreaterThan(12);
  });

  it('can be told to the container as well', () => {
    const taken = found(readText('Dockerfile'), /^ARG ((?:VITE|SITE)_\w+)$/gmu);
    expect(SETTINGS.filter((name) => !taken.includes(name))).toEqual([]);
  });
});

describe('the container file', () => {
  it('says first that it was not built yet', () => {
    expect(readText('Dockerfile').split('\n', 1)[0]).toContain('not built yet');
  });

  it('takes nothing along that was built or installed outside of it', () => {
    const left = readText('.dockerignore').split('\n');
    for (const name of ['.git', 'node_modules', 'dist', 'dist-*', 'build-reports'])
      expect(left).toContain(name);
  });

  it('serves with a site made in the build, by somebody who is not root', () => {
    const lines = readText('Dockerfile').split('\n');
    expect(lines.filter((line) => line.startsWith('USER')).at(-1)).toBe('USER 101');
    expect(readText('Dockerfile')).toContain('deploy:nginx -- dist /usr/share/nginx/html _ --port=8080');
  });
});

it('every command that docs/operations.md names exists', () => {
  const { scripts }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(
    readText('package.json'),
  );
  const named = found(readText('docs/operations.md'), /npm run ([\w:]+)/gu);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});
