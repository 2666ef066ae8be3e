import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { resolveStack } from '../../scripts/resolveStack.mjs';

/* Strings that survive minification. Each occurs in one source file, on one line. */
const KNOWN = [
  { words: 'nothing was cancelled', source: 'src/application/subscription/CancelSubscription.ts' },
  { words: 'prerenderingchange', source: 'src/composition/startup/document.ts' },
] as const;

const filesOf = (site: string): readonly string[] => readdirSync(site, { recursive: true, encoding: 'utf8' });
const scripts = filesOf('dist-stack').filter((file) => /^assets\/.+\.js$/u.test(file));

/** The location of the string in the built files. Line and column start at 1, as in a stack trace. */
function locationOf(words: string): string {
  const found = scripts.flatMap((file) => {
    const lines = readFileSync(join('dist-stack', file), 'utf8').split('\n');
    const row = lines.findIndex((line) => line.includes(words));
    return row < 0 ? [] : [`/${file}:${String(row + 1)}:${String((lines[row]?.indexOf(words) ?? 0) + 1)}`];
  });
  const [location] = found;
  if (location === undefined) throw new Error(`No file in dist-stack/assets contains ${words}`);
  return location;
}

for (const { words, source } of KNOWN)
  test(`a stack frame of the live build is resolved to ${source}`, () => {
    const lines = readFileSync(source, 'utf8').split('\n');
    const row = lines.findIndex((line) => line.includes(words)) + 1;
    const resolved = resolveStack(`at x (https://amin.example${locationOf(words)})`, 'dist-stack-maps');
    expect(resolved).toContain(`${source}:${String(row)}:`);
  });

test('the live build contains no source map and no reference to one', () => {
  expect(filesOf('dist-stack').filter((file) => /\.map(?:\.br|\.gz)?$/u.test(file))).toEqual([]);
  expect(
    scripts.filter((file) => readFileSync(join('dist-stack', file), 'utf8').includes('sourceMappingURL')),
  ).toEqual([]);
  /* The runtime of the bundler has no source file. */
  const without = scripts.filter((file) => !filesOf('dist-stack-maps').includes(`${file}.map`));
  expect(without.filter((file) => !file.includes('rolldown-runtime'))).toEqual([]);
});
