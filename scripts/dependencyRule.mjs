/**
 * Checks the dependency rule of `src` below the current directory. Prints each violation; `--json` prints them for
 * a program. Also fails when it finds no module or no entry, because then it has checked nothing.
 */
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
const seen = output.modules.filter(({ source }) => source.startsWith('src/')).length;
if (seen === 0) violations.push({ rule: 'sees-modules', from: 'src', to: 'no module was found' });
if (entries.length === 0)
  violations.push({ rule: 'sees-entry', from: 'src/composition/main.tsx', to: 'missing' });

if (process.argv.includes('--json')) {
  console.log(JSON.stringify({ seen, modules: output.modules.map(({ source }) => source), violations }));
} else {
  for (const { rule, from, to } of violations) console.log(`${rule}: ${from} -> ${to}`);
  console.log(`${String(seen)} modules of src, ${String(violations.length)} violations`);
}
process.exitCode = violations.length === 0 ? 0 : 1;
