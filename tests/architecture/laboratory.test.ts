import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from './FixtureRepository';

const IMPORT = /(?:from |import |import\()'(?<path>\.[^']+)'/gu;

/** The files of a folder that import from the laboratory. */
function importersIn(folder: string): readonly string[] {
  const files = readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:tsx?|mjs)$/u.test(name))
    .map((name) => join(folder, name));
  expect(files.length).toBeGreaterThan(0);
  return files.filter((file) =>
    [...readFileSync(join(repository, file), 'utf8').matchAll(IMPORT)].some(({ groups }) =>
      join(dirname(file), groups?.['path'] ?? '').startsWith('lab/'),
    ),
  );
}

describe('the laboratory', () => {
  it.each(['src', 'tests', 'scripts', 'deploy', 'demo'])('is not imported by %s', (folder) => {
    expect(importersIn(folder)).toEqual([]);
  });
});
