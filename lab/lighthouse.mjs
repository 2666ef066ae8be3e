/**
 * Builds the live product, serves it as in production and runs Lighthouse on every public page in each language. Prints
 * the scores, and the failed audits of each score below 100.
 *
 *   npm run lighthouse -- --only=/he --write
 *
 * `--only` is the start of the paths to audit. `--built` audits an existing build. `--write` writes
 * the table into docs/tables/measurements.md.
 */
import { ensureBrowser } from '../scripts/ensureBrowser.mjs';
import { ensureInstalled } from '../scripts/ensureInstalled.mjs';
import { runCommand } from '../scripts/runCommand.mjs';

await ensureInstalled('lab');
const browser = await ensureBrowser();
const parameters = ['--import', 'tsx', 'lab/lighthouse/main.ts', ...process.argv.slice(2)];
const environment = { CHROMIUM: browser };
const { code } = await runCommand(process.execPath, parameters, { show: true, environment });
process.exit(code);
