/**
 * Builds the demo and measures it in Chromium on a slow phone: docs/performance.md says what the tables mean.
 *
 *   npm run bench -- --runs=21 --only=pages,screens --minutes=30 --write
 *
 * `--only` picks from pages, screens, steps, visits, documents and lists; `--minutes` bounds the measuring, after which
 * fewer rounds have to do; `--built` measures what an earlier run has built; `--write` writes the tables into docs/performance.md.
 */
import { ensureBrowser } from './ensureBrowser.mjs';
import { ensureInstalled } from './ensureInstalled.mjs';
import { runCommand } from './runCommand.mjs';

await ensureInstalled();
await ensureBrowser();
const parameters = ['--import', 'tsx', 'tests/bench/main.ts', ...process.argv.slice(2)];
const { code } = await runCommand(process.execPath, parameters, { show: true });
process.exit(code);
