/**
 * Looks at every state of the demo in every language, two themes and two sizes, with every rule of axe, and whether it fits
 * and covers nothing that has the focus in small windows and with text of twice the size, on phone and desktop. `npm test`
 * looks at each state in one language, by turns.
 */
import { ensureTestBrowser } from './ensureBrowser.mjs';
import { ensureInstalled } from './ensureInstalled.mjs';
import { runPackage } from './runCommand.mjs';

await ensureInstalled();
await ensureTestBrowser();
const demo = ['build', '--mode', 'demo', '--outDir', 'dist-demo'];
const built = await runPackage('vite/bin/vite.js', demo);
if (built.code !== 0) console.error(built.output);
const { code } =
  built.code === 0
    ? await runPackage('@playwright/test/cli.js', ['test', 'accessibility'], {
        show: true,
        environment: { STATES: 'in-every-language' },
      })
    : built;
process.exitCode = code;
