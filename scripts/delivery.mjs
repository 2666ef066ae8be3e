/**
 * Measures how often Chromium, Firefox and WebKit deliver one write to a server that carries it out and cuts the
 * connection, and writes docs/payment-delivery.md. `-- webkit` measures that engine alone.
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
