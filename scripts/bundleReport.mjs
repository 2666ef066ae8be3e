/**
 * Prints the sizes that a demo build left in `build-reports/` as a table. `--write` also writes the table
 * into docs/tables/measurements.md, between `<!-- bundle-report -->` and `<!-- /bundle-report -->`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { formatTable } from './formatTable.mjs';

/**
 * The file with the sizes of a build. It is beside the public site, never in it.
 * @param {string} outDir The folder of the built site.
 */
export const reportFileOf = (outDir) => join('build-reports', `${basename(outDir)}.json`);

/** The document that holds the measured tables. */
const MEASUREMENTS_FILE = 'docs/tables/measurements.md';

/**
 * @typedef {object} BundleReport
 * @property {{ name: string; total: number }[]} entries The scripts a document starts with.
 * @property {{ name: string; total: number; afterEntry: number }[]} parts The parts loaded by `import()`, in
 *   bytes, compressed with brotli. `total` includes all static imports. `afterEntry` leaves out those of the entry.
 */

const kilobytes = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(1);

/** @param {BundleReport} report */
export function formatReport({ entries, parts }) {
  const rows = [
    ['JavaScript (brotli, kB)', 'with its imports', 'in addition to the entry'],
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
export function placeReport(text, table) {
  const region = /(<!-- bundle-report -->\n)[^]*?(<!-- \/bundle-report -->)/u;
  if (!region.test(text))
    throw new Error(
      `${MEASUREMENTS_FILE} has no region between <!-- bundle-report --> and <!-- /bundle-report -->. Add both comments.`,
    );
  return text.replace(region, (_, before, after) => `${String(before)}\n${table}\n\n${String(after)}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const table = formatReport(JSON.parse(readFileSync(reportFileOf('dist-demo'), 'utf8')));
  if (process.argv.includes('--write')) {
    const { formatText } = await import('./formatText.mjs');
    const filled = placeReport(readFileSync(MEASUREMENTS_FILE, 'utf8'), table);
    writeFileSync(MEASUREMENTS_FILE, await formatText(MEASUREMENTS_FILE, filled));
  }
  console.log(table);
}
