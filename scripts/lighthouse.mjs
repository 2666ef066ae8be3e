/**
 * Builds the live product and lets Lighthouse judge every public page in each language, served as in production; prints
 * the scores and, for each that is not full, what is missing.
 *
 *   npm run lighthouse -- --only=/he --write
 *
 * `--only` is the beginning of the addresses to judge; `--built` judges what an earlier run has built; `--write` writes
 * the table into docs/performance.md.
 */
import { ensureBrowser } from './ensureBrowser.mjs';
import { ensureInstalled } from './ensureInstalled.mjs';
import { runCommand } from './runCommand.mjs';

await ensureInstalled();
const browser = await ensureBrowser();
const parameters = ['--import', 'tsx', 'tests/bench/lighthouse/main.ts', ...process.argv.slice(2)];
const environment = { CHROMIUM: browser };
const { code } = await runCommand(process.execPath, parameters, { show: true, environment });
process.exit(code);
