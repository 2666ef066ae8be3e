import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SITE_NAMES } from '../../scripts/vite/siteSettings';
import { repository } from './FixtureRepository';

const readText = (name: string): string => readFileSync(join(repository, name), 'utf8');
const found = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

/** Every setting that a build of the live product reads. */
const SETTINGS = [
  ...found(readText('src/composition/variants/environment.ts'), /^ +(VITE_\w+):/gmu),
  ...SITE_NAMES,
];

describe('the settings of a build', () => {
  it('are all listed in docs/operations.md', () => {
    const documented = found(readText('docs/operations.md'), /^\| `((?:VITE|SITE)_\w+)`/gmu);
    expect(SETTINGS.filter((name) => !documented.includes(name))).toEqual([]);
    expect(SETTINGS.length).toBeGreaterThan(12);
  });

  it('can all be passed to the container', () => {
    const taken = found(readText('Dockerfile'), /^ARG ((?:VITE|SITE)_\w+)$/gmu);
    expect(SETTINGS.filter((name) => !taken.includes(name))).toEqual([]);
  });
});

describe('the container file', () => {
  it('starts by explaining that it has not been built yet', () => {
    expect(readText('Dockerfile').split('\n', 1)[0]).toContain('not built yet');
  });

  it('copies nothing that was built or installed outside of it', () => {
    const left = readText('.dockerignore').split('\n');
    for (const name of ['.git', 'node_modules', 'dist', 'dist-*', 'build-reports'])
      expect(left).toContain(name);
  });

  it('serves a site that is built inside it, as a user other than root', () => {
    const lines = readText('Dockerfile').split('\n');
    expect(lines.filter((line) => line.startsWith('USER')).at(-1)).toBe('USER 101');
    expect(readText('Dockerfile')).toContain('deploy:nginx -- dist /usr/share/nginx/html _ --port=8080');
  });

  it('takes base images that a release can pin by their digest', () => {
    const stages = found(readText('Dockerfile'), /^FROM (\S+)/gmu);
    const names = found(readText('Dockerfile'), /^ARG (\w+)=/gmu).map((name) => `\${${name}}`);
    expect(stages.filter((stage) => !names.includes(stage))).toEqual(['server']);
  });

  it('logs in the format of the printed site, to the log of the image', () => {
    expect(readText('Dockerfile')).toContain('--log=/var/log/nginx/access.log');
  });
});

it('every command that docs/operations.md names exists', () => {
  const { scripts }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(
    readText('package.json'),
  );
  const named = found(readText('docs/operations.md'), /npm run ([\w:]+)/gu);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});
