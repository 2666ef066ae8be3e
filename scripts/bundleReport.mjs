/**
 * The sizes a build left in `dist-demo/bundle-report.json`, as a table. `--readme` writes it into the README, between
 * `<!-- bundle-report -->` and `<!-- /bundle-report -->`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { formatTable } from './formatTable.mjs';

export const reportFile = 'bundle-report.json';

/**
 * @typedef {object} BundleReport
 * @property {{ name: string; total: number }[]} entries What a document starts with.
 * @property {{ name: string; total: number; afterEntry: number }[]} parts What is loaded by `import()`; `total` with
 *   all it imports, `afterEntry` without what the start has already loaded. Brotli bytes.
 */

const kilobytes = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(1);

/** @param {BundleReport} report */
export function formatReport({ entries, parts }) {
  const rows = [
    ['JavaScript (brotli, kB)', 'with its imports', 'after the start'],
    ['---', '---:', '---:'],
    ...entries.map(({ name, total }) => [`start: ${name}`, kilobytes(total), '']),
    ...parts.map(({ name, total, afterEntry }) => [name, kilobytes(total), kilobytes(afterEntry)]),
  ];
  return formatTable(rows, { start: '| ', between: ' | ', end: ' |' });
}

/**
 * @param {string} text
 * @param {string} table
 */
export function placeInReadme(text, table) {
  const region = /(<!-- bundle-report -->\n)[^]*?(<!-- \/bundle-report -->)/u;
  if (!region.test(text)) throw new Error('README.md has no <!-- bundle-report --> region.');
  return text.replace(region, (_, before, after) => `${String(before)}\n${table}\n\n${String(after)}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const table = formatReport(JSON.parse(readFileSync(`dist-demo/${reportFile}`, 'utf8')));
  if (process.argv.includes('--readme')) {
    const { format, resolveConfig } = await import('prettier');
    const readme = placeInReadme(readFileSync('README.md', 'utf8'), table);
    const options = await resolveConfig('README.md');
    writeFileSync('README.md', await format(readme, { ...options, filepath: 'README.md' }));
  }
  console.log(table);
}
