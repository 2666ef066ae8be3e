/**
 * Builds the live product, serves it as in production and starts every service it talks to on this machine.
 * Ctrl-C stops all of it. docs/operations.md lists the ports and how to change them.
 */
import { spawn } from 'node:child_process';
import { ensureInstalled } from './ensureInstalled.mjs';
import { ensureNginx } from './ensureNginx.mjs';

await ensureInstalled();
await ensureNginx();
const stack = spawn(process.execPath, ['--import', 'tsx', 'tests/stack/main.ts'], { stdio: 'inherit' });
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => stack.kill(signal));
stack.on('exit', (code) => process.exit(code ?? 1));
