/**
 * Runs every cell of the payment matrix in the live product against the local stack, once with an API that
 * honours idempotency keys and once with an API that ignores them, and writes docs/tables/payment-matrix.md. `npm
 * test` runs a few cells.
 */
import { rmSync } from 'node:fs';
import { ensureTestBrowser } from './ensureBrowser.mjs';
import { ensureInstalled } from './ensureInstalled.mjs';
import { ensureNginx } from './ensureNginx.mjs';
import { runCommand, runPackage } from './runCommand.mjs';

await ensureInstalled();
await ensureTestBrowser();
await ensureNginx();
rmSync('test-results/payment-matrix', { recursive: true, force: true });
const parameters = ['--config', 'tests/e2e-stack/playwright.config.ts', '--project', 'money', '--no-deps'];
let failures = 0;
for (const idempotency of ['honoured', 'ignored']) {
  const { code } = await runPackage('@playwright/test/cli.js', ['test', ...parameters], {
    show: true,
    environment: { PAYMENT_MATRIX: 'whole', STACK_IDEMPOTENCY: idempotency, VITE_IDENTITY_PROVIDER: 'msal' },
  });
  if (code !== 0) failures += 1;
}
const written = await runCommand(
  process.execPath,
  ['--import', 'tsx', 'tests/e2e-stack/money/writeMatrix.ts'],
  { show: true },
);
process.exitCode = failures === 0 ? written.code : 1;
