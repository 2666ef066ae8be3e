import { existsSync } from 'node:fs';
import { arch } from 'node:os';
import { pathToFileURL } from 'node:url';
import { runCommand } from './runCommand.mjs';

/** Debian's name for what this machine is. */
const MACHINES = { x64: 'x86_64-linux-gnu', arm64: 'aarch64-linux-gnu' };

/** What Debian calls the browsers of the other engines, and what they need without a screen. */
const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];

const firefoxPlaces = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/**
 * @typedef {object} WebKitPrograms
 * @property {string} driver Answers to WebDriver.
 * @property {string} browser The small browser the driver starts.
 * @property {string} display An X server without a screen.
 */

/**
 * Firefox: the one named by FIREFOX, else the first one found.
 * @returns {string | undefined}
 */
export function findFirefox() {
  const named = process.env['FIREFOX'];
  return (named ? [named] : firefoxPlaces).find((place) => existsSync(place));
}

/**
 * WebKit as Debian has it.
 * @returns {WebKitPrograms | undefined}
 */
export function findWebKit() {
  const machine = Object.entries(MACHINES).find(([name]) => name === arch())?.[1];
  const programs = {
    driver: '/usr/bin/WebKitWebDriver',
    browser: `/usr/lib/${machine ?? ''}/webkit2gtk-4.1/MiniBrowser`,
    display: '/usr/bin/Xvfb',
  };
  return Object.values(programs).every((place) => existsSync(place)) ? programs : undefined;
}

/** Whether the system's own package manager can be asked to install them. */
function canInstall() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && existsSync('/etc/debian_version');
}

const areThere = () => findFirefox() !== undefined && findWebKit() !== undefined;

/**
 * Finds Firefox and WebKit, or installs Debian's where that is possible.
 * @returns {Promise<string[]>} the engines that are not here all the same
 */
export async function ensureEngines() {
  if (!areThere() && canInstall()) {
    console.log(`Installing ${PACKAGES.join(', ')} (apt-get) ...`);
    const options = { show: true, environment: { DEBIAN_FRONTEND: 'noninteractive' } };
    await runCommand('apt-get', ['update'], options);
    await runCommand('apt-get', ['install', '-y', '--no-install-recommends', ...PACKAGES], options);
  }
  return [
    ...(findFirefox() === undefined ? ['firefox'] : []),
    ...(findWebKit() === undefined ? ['webkit'] : []),
  ];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const missing = await ensureEngines();
  console.log(missing.length === 0 ? 'Firefox and WebKit are here.' : `Missing: ${missing.join(', ')}`);
}
