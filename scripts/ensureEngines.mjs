import { existsSync } from 'node:fs';
import { arch } from 'node:os';
import { pathToFileURL } from 'node:url';
import { installDebianPackages } from './installDebianPackages.mjs';

/** Debian's name of each processor architecture, by Node's name. */
const MACHINES = { x64: 'x86_64-linux-gnu', arm64: 'aarch64-linux-gnu' };

const firefoxPaths = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/**
 * @typedef {object} WebKitPrograms
 * @property {string} driver The WebDriver server.
 * @property {string} browser The MiniBrowser that the driver starts.
 * @property {string} display The X server without a screen.
 */

/**
 * Firefox: the program named by FIREFOX, else the first one found.
 * @returns {string | undefined}
 */
export function findFirefox() {
  const named = process.env['FIREFOX'];
  return (named ? [named] : firefoxPaths).find((path) => existsSync(path));
}

/**
 * WebKit, its WebDriver and the X server from Debian's packages; undefined when one of them is missing.
 * @returns {WebKitPrograms | undefined}
 */
export function findWebKit() {
  const machine = Object.entries(MACHINES).find(([name]) => name === arch())?.[1];
  const programs = {
    driver: '/usr/bin/WebKitWebDriver',
    browser: `/usr/lib/${machine ?? ''}/webkit2gtk-4.1/MiniBrowser`,
    display: '/usr/bin/Xvfb',
  };
  return Object.values(programs).every((path) => existsSync(path)) ? programs : undefined;
}

/** Debian's packages of each engine: WebKit has its WebDriver, and an X server without a screen. */
const PACKAGES = { firefox: ['firefox-esr'], webkit: ['webkit2gtk-driver', 'xvfb'] };

/** The engines that are not installed. */
export const missingEngines = () => [
  ...(findFirefox() === undefined ? /** @type {const} */ (['firefox']) : []),
  ...(findWebKit() === undefined ? /** @type {const} */ (['webkit']) : []),
];

/** Debian's packages of the engines that are not installed. */
export const missingEnginePackages = () => missingEngines().flatMap((engine) => PACKAGES[engine]);

/**
 * Finds Firefox and WebKit, or installs Debian's where that is possible.
 * @returns {Promise<string[]>} The engines that are still missing.
 */
export async function ensureEngines() {
  await installDebianPackages(missingEnginePackages());
  return missingEngines();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const missing = await ensureEngines();
  console.log(missing.length === 0 ? 'Firefox and WebKit are installed.' : `Missing: ${missing.join(', ')}`);
}
