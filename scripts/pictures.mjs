/**
 * Takes screenshots of every state of the demo into `pictures/`, with a contact sheet per language.
 *
 *   npm run pictures -- --only=wizard-payment --language=he --view=phone
 *
 * `--only` is part of a state's name, `--view` one of phone, desktop, tablet, wide, narrow, large-text and
 * forced-colours; phone and desktop are the default. `--readme` retakes the pictures of the README instead.
 * E2E_URL is the URL of a demo that is already served; without it the demo is built and served.
 */
import { parseArgs } from 'node:util';
import { ensureDemoBuilt } from './demoBuild.mjs';
import { ensureBrowser } from './ensureBrowser.mjs';
import { ensureInstalled } from './ensureInstalled.mjs';
import { ensureWebpEncoder } from './ensureWebpEncoder.mjs';
import { runPackage } from './runCommand.mjs';

const option = /** @type {const} */ ({ type: 'string' });
const flag = /** @type {const} */ ({ type: 'boolean', default: false });
const { values } = parseArgs({
  options: { only: option, language: option, view: option, readme: flag },
});

await ensureInstalled();
await ensureBrowser();
if (values.readme) await ensureWebpEncoder();
const url = process.env['E2E_URL'] ?? (await serveDemo());
const { code } = await runPackage(
  '@playwright/test/cli.js',
  ['test', '--config', 'tests/e2e/pictures/playwright.config.ts', '--grep', titlePattern()],
  { show: true, environment: { E2E_URL: url } },
);
if (!values.readme) {
  const { makeContactSheets } = await import('./contactSheet.mjs');
  for (const sheet of await makeContactSheets('pictures')) console.log(sheet);
}
process.exit(code);

/** A pattern for the titles of the pictures, which consist of language, view and name. */
function titlePattern() {
  if (values.readme) return '\\[readme\\]';
  const { only = '', language = '\\w+', view = 'phone|desktop' } = values;
  return `\\[(${language})\\] \\[(${view})\\] \\[.*${only}.*\\]`;
}

async function serveDemo() {
  await ensureDemoBuilt();
  const { preview } = await import('vite');
  const server = await preview({
    mode: 'demo',
    build: { outDir: 'dist-demo' },
    preview: { port: Number(process.env['PORT'] ?? 4174) },
  });
  return new URL(server.resolvedUrls?.local[0] ?? 'http://localhost:4174').origin;
}
