import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from './FixtureRepository';

/** Comments that disable a checker. The pattern is split, so that this file does not match itself. */
const suppression = new RegExp(
  [
    '(eslint|oxlint|stylelint)',
    '-disable|(prettier|oxfmt)',
    '-ignore|(v8|c8|istanbul)',
    ' ignore|@ts-(ignore',
    '|nocheck)',
  ].join(''),
  'u',
);

/** `npm run trust` installs packages below lab. */
const isOurText = (name: string): boolean =>
  /\.(tsx?|mjs|cjs|scss|json|html)$/u.test(name) && !name.split('/').includes('node_modules');

describe('no file disables a checker', () => {
  it.each(['src', 'tests', 'lab', 'scripts', 'deploy', 'demo'])('in %s', (folder) => {
    const names = readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' }).filter(
      isOurText,
    );
    const offenders = names.filter((name) =>
      suppression.test(readFileSync(join(repository, folder, name), 'utf8')),
    );
    expect(names.length).toBeGreaterThan(0);
    expect(offenders).toEqual([]);
  });
});
