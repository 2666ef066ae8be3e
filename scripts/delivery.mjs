/**
 * Counts how often Chromium, Firefox and WebKit send one write request to a server that executes it and then
 * cuts the connection, and writes docs/tables/payment-delivery.md. `-- webkit` measures that engine alone, and writes the page
 * when the other engines have results too.
 */
import { ensureBrowser } from './ensureBrowser.mjs';
import { ensureEngines } from './ensureEngines.mjs';
import { ensureInstalled } from './ensureInstalled.mjs';
import { runCommand } from './runCommand.mjs';

await ensureInstalled();
await ensureBrowser();
await ensureEngines();
const parameters = ['--import', 'tsx', 'tests/stack/delivery/main.ts', ...process.argv.slice(2)];
const { code } = await runCommand(process.execPath, parameters, { show: true });
process.exit(code);
