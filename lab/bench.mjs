/**
 * Builds the demo and measures it in Chromium as a slow phone. docs/performance.md explains the tables.
 *
 *   npm run bench -- --runs=21 --only=pages,screens --minutes=30 --write
 *
 * `--only` selects from pages, landing, screens, steps, visits, documents and lists. `--minutes` limits the measuring
 * time; afterwards fewer rounds run. `--built` measures an existing build. `--against=<folder>` measures the home
 * page, the screens and the steps of a build of another commit and of the same build once more, instead of the twins. `--write` writes the tables into
 * docs/tables/measurements.md.
 */
import { ensureBrowser } from '../scripts/ensureBrowser.mjs';
import { ensureInstalled } from '../scripts/ensureInstalled.mjs';
import { runCommand } from '../scripts/runCommand.mjs';

await ensureInstalled();
await ensureBrowser();
const parameters = ['--import', 'tsx', 'lab/bench/main.ts', ...process.argv.slice(2)];
const { code } = await runCommand(process.execPath, parameters, { show: true });
process.exit(code);
