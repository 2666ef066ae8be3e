import { basename, join } from 'node:path';
import { formatTable } from './formatTable.mjs';

/**
 * The file with the sizes of a build. It is beside the public site, never in it.
 * @param {string} outDir The folder of the built site.
 */
export const reportFileOf = (outDir) => join('build-reports', `${basename(outDir)}.json`);

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
