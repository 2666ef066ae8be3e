import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { runCommand } from './runCommand.mjs';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Google/Chrome/Application/chrome.exe',
];

/**
 * The browser for the end-to-end tests: the one named by CHROMIUM, else the first Chromium or Chrome found.
 * @returns {string | undefined}
 */
export function findBrowser() {
  const named = process.env['CHROMIUM'];
  if (named !== undefined && named !== '') return existsSync(named) ? named : undefined;
  return usualPlaces.find((place) => existsSync(place));
}

/** Whether the system's own package manager can be asked to install a browser. */
function canInstall() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && existsSync('/etc/debian_version');
}

/** Finds a browser, or installs Debian's Chromium where that is possible. Ends the process when there is none. */
export async function ensureBrowser() {
  const found = findBrowser();
  if (found !== undefined) return found;
  if (!process.env['CHROMIUM'] && canInstall()) {
    console.log('Installing Chromium (apt-get) ...');
    const options = { show: true, environment: { DEBIAN_FRONTEND: 'noninteractive' } };
    await runCommand('apt-get', ['update'], options);
    await runCommand('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], options);
    const installed = findBrowser();
    if (installed !== undefined) return installed;
  }
  console.error(
    'The end-to-end tests need Chromium or Chrome. Install one of them, or set CHROMIUM to the path of its program.',
  );
  return process.exit(1);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(await ensureBrowser());
