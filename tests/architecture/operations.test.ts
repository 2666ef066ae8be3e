import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SETTING_NAMES } from '@/composition/variants/environment';
import { BUILD_NAMES } from '../../scripts/vite/buildSettings';
import { SITE_NAMES } from '../../scripts/vite/siteSettings';
import { repository } from './FixtureRepository';

const readText = (name: string): string => readFileSync(join(repository, name), 'utf8');
const found = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

/** Every setting of a build. */
const BUILD_SETTINGS = [...BUILD_NAMES, ...SITE_NAMES];

describe('the settings', () => {
  it('are all listed in docs/operations.md, and no other ones', () => {
    const documented = found(readText('docs/operations.md'), /^\| `((?:VITE|SITE|AMIN)_\w+)`/gmu);
    expect(documented.toSorted()).toEqual([...SETTING_NAMES, ...BUILD_SETTINGS].toSorted());
    expect(documented.length).toBeGreaterThan(20);
  });

  it('of a build are the arguments of the image, and no other one is', () => {
    const taken = found(readText('Dockerfile'), /^ARG ([A-Z]+_\w+)$/gmu);
    expect(taken.toSorted()).toEqual(BUILD_SETTINGS.toSorted());
  });
});

describe('the container file', () => {
  it('starts by naming the command that builds and checks it', () => {
    expect(readText('Dockerfile').split('\n', 1)[0]).toContain('npm run hosts');
  });

  it('copies nothing that was built or installed outside of it', () => {
    const left = readText('.dockerignore').split('\n');
    for (const name of ['.git', 'node_modules', 'dist', 'dist-*', 'build-reports'])
      expect(left).toContain(name);
  });

  it('serves a site that is built inside it, as a user other than root', () => {
    const lines = readText('Dockerfile').split('\n');
    expect(lines.filter((line) => line.startsWith('USER')).at(-1)).toBe('USER 101');
  });

  it('takes base images that a release can pin by their digest', () => {
    const stages = found(readText('Dockerfile'), /^FROM (\S+)/gmu);
    const names = found(readText('Dockerfile'), /^ARG (\w+)=/gmu).map((name) => `\${${name}}`);
    expect(stages.filter((stage) => !names.includes(stage))).toEqual(['server']);
  });
});

it('every command that docs/operations.md names exists', () => {
  const { scripts }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(
    readText('package.json'),
  );
  const named = found(readText('docs/operations.md'), /npm run ([\w:]+)/gu);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});
