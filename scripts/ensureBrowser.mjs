import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { installDebianPackages } from './installDebianPackages.mjs';

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

/** The headless-only build of Chromium. The journeys of the demo take 0.6 of the time in it. */
const headlessShell = { place: '/usr/bin/chromium-headless-shell', package: 'chromium-headless-shell' };

/**
 * The browser for pictures and measurements: the program named by CHROMIUM, else the first Chromium or Chrome
 * found.
 * @returns {string | undefined}
 */
export function findBrowser() {
  return firstOf(usualPlaces);
}

/**
 * The browser for the end-to-end tests: the program named by CHROMIUM, else the headless-only build, else any
 * Chromium or Chrome.
 * @returns {string | undefined}
 */
export function findTestBrowser() {
  return firstOf([headlessShell.place, ...usualPlaces]);
}

/** @param {readonly string[]} places */
function firstOf(places) {
  const named = process.env['CHROMIUM'];
  return (named ? [named] : places).find((place) => existsSync(place));
}

/** Finds a browser, or installs Debian's Chromium where that is possible. Ends the process when there is none. */
export async function ensureBrowser() {
  if (findBrowser() === undefined && !process.env['CHROMIUM']) await installDebianPackages(['chromium']);
  return findBrowser() ?? giveUp();
}

/** Launches the browser of `ensureBrowser`. Chromium starts for root only without its sandbox. */
export async function launchBrowser() {
  const { chromium } = await import('playwright');
  return chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
}

/** Debian's package of the headless-only build, unless it is installed or CHROMIUM names another browser. */
export function missingTestBrowserPackages() {
  return process.env['CHROMIUM'] || existsSync(headlessShell.place) ? [] : [headlessShell.package];
}

/**
 * Finds the browser for the end-to-end tests. Installs the headless-only build where that is possible, even if there is
 * another Chromium. Ends the process when there is no browser.
 */
export async function ensureTestBrowser() {
  await installDebianPackages(missingTestBrowserPackages());
  return findTestBrowser() ?? ensureBrowser();
}

/** @returns {never} */
function giveUp() {
  console.error(
    'The end-to-end tests need Chromium or Chrome. Install one of them, or set CHROMIUM to the path of its program.',
  );
  return process.exit(1);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(await ensureBrowser());
