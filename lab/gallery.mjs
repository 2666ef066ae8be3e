/**
 * Shows every component of the design system in its states with Storybook: in three languages, both themes and with
 * large text, as the toolbar says, and with the violations that axe finds.
 *
 *   npm run gallery                    serves it with hot reload (port 6006; another with PORT)
 *   npm run gallery -- --build         builds it as a static site in node_modules/.cache/gallery
 *   npm run gallery -- --test          builds it and runs axe on every story in each language, theme and text size
 *   npm run gallery -- --test -g Card  on these stories only; every option of Playwright follows `--test`
 *
 * The stories are in lab/gallery/stories. Storybook asks no other machine for anything.
 */
import { fileURLToPath } from 'node:url';
import { ensureTestBrowser } from '../scripts/ensureBrowser.mjs';
import { ensureInstalled } from '../scripts/ensureInstalled.mjs';
import { runCommand, runPackage } from '../scripts/runCommand.mjs';

const [task, ...options] = process.argv.slice(2);
const SITE = 'node_modules/.cache/gallery';

await ensureInstalled('lab');
process.exitCode = await run();

async function run() {
  if (task === '--build') return build();
  if (task === '--test') return test();
  const port = process.env['PORT'] ?? '6006';
  return storybook('dev', ['--port', port, '--no-version-updates', ...process.argv.slice(2)]);
}

async function build() {
  return storybook('build', ['--quiet', '--output-dir', SITE, ...options]);
}

async function test() {
  await ensureTestBrowser();
  const built = await build();
  if (built !== 0) return built;
  const parameters = ['test', '--config', 'lab/gallery/playwright.config.ts', ...options];
  return (await runPackage('@playwright/test/cli.js', parameters, { show: true })).code;
}

/**
 * @param {'dev' | 'build'} command
 * @param {readonly string[]} parameters
 */
async function storybook(command, parameters) {
  const program = fileURLToPath(import.meta.resolve('storybook/internal/bin/dispatcher'));
  const all = [program, command, '--config-dir', 'lab/gallery', ...parameters];
  /* Without it, Storybook reports that it starts before it has read its configuration. */
  const environment = { STORYBOOK_DISABLE_TELEMETRY: '1' };
  return (await runCommand(process.execPath, all, { show: true, environment })).code;
}
