import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { resolveStack } from '../../scripts/resolveStack.mjs';

/* Words of the source that the build keeps, each in one file and on one line of it. */
const KNOWN = [
  { words: 'nothing was cancelled', source: 'src/application/subscription/CancelSubscription.ts' },
  { words: 'prerenderingchange', source: 'src/composition/startup/whenActivated.ts' },
] as const;

const filesOf = (site: string): readonly string[] => readdirSync(site, { recursive: true, encoding: 'utf8' });
const scripts = filesOf('dist-stack').filter((file) => /^assets\/.+\.js$/u.test(file));

/** Where the words are in the one file of the build that has them, as a browser counts. */
function placeOf(words: string): string {
  const found = scripts.flatMap((file) => {
    const lines = readFileSync(join('dist-stack', file), 'utf8').split('\n');
    const row = lines.findIndex((line) => line.includes(words));
    return row < 0 ? [] : [`/${file}:${String(row + 1)}:${String((lines[row]?.indexOf(words) ?? 0) + 1)}`];
  });
  const [place] = found;
  if (place === undefined) throw new Error(`No file of the build has ${words}`);
  return place;
}

for (const { words, source } of KNOWN)
  test(`a place in the live build leads to ${source}`, () => {
    const lines = readFileSync(source, 'utf8').split('\n');
    const row = lines.findIndex((line) => line.includes(words)) + 1;
    const resolved = resolveStack(`at x (https://amin.example${placeOf(words)})`, 'dist-stack-maps');
    expect(resolved).toContain(`${source}:${String(row)}:`);
  });

test('the live build serves no source map and names none', () => {
  expect(filesOf('dist-stack').filter((file) => /\.map(?:\.br|\.gz)?$/u.test(file))).toEqual([]);
  expect(
    scripts.filter((file) => readFileSync(join('dist-stack', file), 'utf8').includes('sourceMappingURL')),
  ).toEqual([]);
  /* The bundler's own few lines have no source. */
  const without = scripts.filter((file) => !filesOf('dist-stack-maps').includes(`${file}.map`));
  expect(without.filter((file) => !file.includes('rolldown-runtime'))).toEqual([]);
});
