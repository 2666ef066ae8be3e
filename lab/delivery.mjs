/**
 * Counts how often Chromium, Firefox and WebKit send one write request to a server that executes it and then
 * cuts the connection, and writes docs/tables/payment-delivery.md. `-- webkit` measures that engine alone, and writes the page
 * when the other engines have results too.
 */
import { ensureBrowser } from '../scripts/ensureBrowser.mjs';
import { ensureEngines } from '../scripts/ensureEngines.mjs';
import { ensureInstalled } from '../scripts/ensureInstalled.mjs';
import { runCommand } from '../scripts/runCommand.mjs';

await ensureInstalled();
await ensureBrowser();
await ensureEngines();
const parameters = ['--import', 'tsx', 'lab/delivery/main.ts', ...process.argv.slice(2)];
const { code } = await runCommand(process.execPath, parameters, { show: true });
process.exit(code);
