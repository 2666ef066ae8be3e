/**
 * Prints the sizes that a demo build left in `build-reports/` as a table. `--write` also writes the table
 * into docs/performance.md, between `<!-- bundle-report -->` and `<!-- /bundle-report -->`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { formatReport, reportFileOf } from './bundleSizes.mjs';
import { formatText } from './formatText.mjs';

/** The document that holds the measured tables. */
const PERFORMANCE_FILE = 'docs/performance.md';

/**
 * @param {string} text
 * @param {string} table
 */
function placeReport(text, table) {
  const region = /(<!-- bundle-report -->\n)[^]*?(<!-- \/bundle-report -->)/u;
  if (!region.test(text))
    throw new Error(
      `${PERFORMANCE_FILE} has no region between <!-- bundle-report --> and <!-- /bundle-report -->. Add both comments.`,
    );
  return text.replace(region, (_, before, after) => `${String(before)}\n${table}\n\n${String(after)}`);
}

const table = formatReport(JSON.parse(readFileSync(reportFileOf('dist-demo'), 'utf8')));
if (process.argv.includes('--write')) {
  const filled = placeReport(readFileSync(PERFORMANCE_FILE, 'utf8'), table);
  writeFileSync(PERFORMANCE_FILE, await formatText(PERFORMANCE_FILE, filled));
}
console.log(table);
