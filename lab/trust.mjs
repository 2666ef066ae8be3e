/**
 * Measures what Amin promises, prints one table per section and, at last, `N passed, M failed`, and writes
 * docs/tables/trust.md.
 *
 *   npm run trust                    every section without a result for these sources, then the report
 *   npm run trust -- faults money    these sections only, without the report
 *   npm run trust -- --again         sections with a passing result for these sources too
 *   npm run trust -- --report        runs nothing, and puts the kept results together
 *   npm run trust -- --age           runs nothing, and counts how many commits the documents are behind
 *   npm run trust -- hostile --only=regexes   a part of a section, whose result is only printed
 *
 * The same command resumes an interrupted run. Results are kept in `trust-results/`.
 */
import { ensureInstalled } from '../scripts/ensureInstalled.mjs';
import { runCommand } from '../scripts/runCommand.mjs';

await ensureInstalled('lab');
const parameters = ['--import', 'tsx', 'lab/trust/main.ts', ...process.argv.slice(2)];
const { code } = await runCommand(process.execPath, parameters, { show: true });
process.exit(code);
