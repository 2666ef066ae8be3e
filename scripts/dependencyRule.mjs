/**
 * Checks the dependency rule of `src` below the current directory. Prints each violation; `--json` prints them for
 * a program. Also fails when it misses a file or the entry, or takes a built file for a source.
 */
import { readdirSync } from 'node:fs';
import { cruise } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { findEagerLoading } from './findEagerLoading.mjs';

const options = await extractDepcruiseOptions('./.dependency-cruiser.cjs');
const { output } = await cruise(['src'], options, undefined, {
  tsConfig: extractTSConfig('./tsconfig.json'),
});
if (typeof output === 'string')
  throw new Error(
    'dependency-cruiser returned text instead of an object. Remove outputType from .dependency-cruiser.cjs.',
  );

const { entries, breaches } = findEagerLoading(output);
const violations = [
  ...output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  ...breaches.map((chain) => ({ rule: 'loaded-when-needed', from: entries.join(', '), to: chain })),
];
const seen = new Set(output.modules.map(({ source }) => source));
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/u.test(name))
  .map((name) => `src/${name.replaceAll('\\', '/')}`);
for (const source of sources)
  if (!seen.has(source)) violations.push({ rule: 'sees-every-file', from: source, to: 'was not read' });
for (const source of seen)
  if (source.startsWith('dist'))
    violations.push({ rule: 'sees-no-built-file', from: source, to: 'was read' });
if (entries.length === 0)
  violations.push({ rule: 'sees-entry', from: 'src/composition/main.tsx', to: 'missing' });

if (process.argv.includes('--json')) {
  console.log(JSON.stringify({ violations }));
} else {
  for (const { rule, from, to } of violations) console.log(`${rule}: ${from} -> ${to}`);
  console.log(`${String(sources.length)} modules of src, ${String(violations.length)} violations`);
}
process.exitCode = violations.length === 0 ? 0 : 1;
