import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { runPackage } from './runCommand.mjs';

const FOLDER = 'dist-demo';

/** Not in the folder of the build, because the site publishes everything in it. */
const STAMP_FILE = join('build-reports', `${FOLDER}-sources.json`);

/** What the build reads, besides the packages of the lock file and the files for the environment. */
const SOURCES = [
  'src',
  'demo',
  'public',
  'deploy',
  'scripts',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/** The settings of a site, in files (`.env.local`) and in the environment. */
const SETTINGS_FILE = /^\.env(?:\.|$)/u;
const SETTING = /^(?:VITE|SITE)_/u;

/**
 * The hash of everything that a build of the demo depends on.
 * @param {string} root
 * @param {Readonly<Record<string, string | undefined>>} environment
 */
export function hashOfSources(root, environment) {
  const hash = createHash('sha256');
  const settingsFiles = readdirSync(root).filter((name) => SETTINGS_FILE.test(name));
  for (const path of [...SOURCES, ...settingsFiles].flatMap((name) => filesIn(root, name)).toSorted()) {
    const content = readFileSync(join(root, path));
    hash.update(`${path}\n${String(content.length)}\n`).update(content);
  }
  const settings = Object.entries(environment).filter(([name]) => SETTING.test(name));
  const lines = settings.map(([name, value]) => `${name}=${value ?? ''}`).toSorted();
  return hash.update(JSON.stringify(lines)).digest('hex');
}

/**
 * @param {string} root
 * @param {string} name A file or folder; none when it does not exist.
 * @returns {string[]}
 */
function filesIn(root, name) {
  const found = statSync(join(root, name), { throwIfNoEntry: false });
  if (found?.isDirectory() !== true) return found === undefined ? [] : [name];
  return readdirSync(join(root, name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

/**
 * The time at which the build was written. It shows whether another command has built since.
 * @param {string} root
 */
const builtAt = (root) => statSync(join(root, FOLDER, 'index.html'), { throwIfNoEntry: false })?.mtimeMs;

/**
 * @param {string} root
 * @param {string} sources
 */
export function keepStamp(root, sources) {
  mkdirSync(join(root, 'build-reports'), { recursive: true });
  writeFileSync(join(root, STAMP_FILE), JSON.stringify({ sources, builtAt: builtAt(root) }));
}

/**
 * Whether the demo was built completely from these sources.
 * @param {string} root
 * @param {string} sources
 */
export function isBuiltFrom(root, sources) {
  const file = join(root, STAMP_FILE);
  if (!existsSync(file) || builtAt(root) === undefined) return false;
  return readFileSync(file, 'utf8') === JSON.stringify({ sources, builtAt: builtAt(root) });
}

/**
 * Builds the demo into dist-demo.
 * @param {{ show?: boolean }} [options] `show` prints the output of the build while it runs.
 */
export async function buildDemo({ show = false } = {}) {
  const sources = hashOfSources('.', process.env);
  rmSync(STAMP_FILE, { force: true });
  const parameters = ['build', '--mode', 'demo', '--outDir', FOLDER];
  const result = await runPackage('vite/bin/vite.js', parameters, { show });
  if (result.code === 0) keepStamp('.', sources);
  return result;
}

/** Builds the demo, unless it was built from these very sources. Ends the process when the build fails. */
export async function ensureDemoBuilt() {
  if (isBuiltFrom('.', hashOfSources('.', process.env))) {
    console.log('The demo is built: its sources are unchanged.');
    return;
  }
  console.log('Building the demo, which takes half a minute ...');
  const { code, output, milliseconds } = await buildDemo();
  if (code !== 0) {
    console.error(output);
    process.exit(code);
  }
  console.log(`Built in ${(milliseconds / 1000).toFixed(0)} s.`);
}
