/**
 * Runs every axe rule on every state of the demo, in every language, two themes and two sizes. With small windows and
 * with text of 200 % it checks that the content fits, and that nothing covers the focused element. On phones with text
 * of 125, 150 and 200 % it checks that no word, amount or date is broken. `npm test` checks every eighteenth state in one
 * language and one size, in rotation.
 */
import { ensureDemoBuilt } from './demoBuild.mjs';
import { ensureTestBrowser } from './ensureBrowser.mjs';
import { ensureInstalled } from './ensureInstalled.mjs';
import { runPackage } from './runCommand.mjs';

await ensureInstalled();
await ensureTestBrowser();
await ensureDemoBuilt();
const { code } = await runPackage('@playwright/test/cli.js', ['test', 'accessibility'], {
  show: true,
  environment: { TEST_TURN: 'all' },
});
process.exitCode = code;
