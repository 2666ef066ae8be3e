/**
 * Prints the named packages that have a newer release: the installed and the latest version, the age of the latest in
 * days, the Node that it needs, and what the update waits for. `npm outdated` leaves out every release that needs a
 * newer Node than the one that runs it, and with them whole major versions.
 */
import { readFileSync } from 'node:fs';
import { formatTable } from './formatTable.mjs';
import { runCommand } from './runCommand.mjs';

/** A release is taken once it is this many days old (docs/dependencies.md). */
const MINIMUM_AGE = 7;
const MILLISECONDS_PER_DAY = 86_400_000;
/** Requests to the registry at a time. */
const PARALLEL = 6;

/**
 * @typedef {object} Release
 * @property {string} version
 * @property {string} node The Node that it needs, `*` if it does not say.
 * @property {number} age In days.
 */

/** The packages that the project and the laboratory name, at one exact version each. */
function namedPackages() {
  const manifests = ['package.json', 'lab/package.json'].map((file) =>
    JSON.parse(readFileSync(file, 'utf8')),
  );
  return manifests
    .flatMap(({ dependencies = {}, devDependencies = {} }) =>
      Object.entries({ ...dependencies, ...devDependencies }),
    )
    .map(([name, version]) => {
      const [, alias = name, aliased = String(version)] = /^npm:(.+)@(.+)$/u.exec(String(version)) ?? [];
      return { name, registered: alias, version: aliased };
    });
}

/**
 * @param {string} name
 * @returns {Promise<Release | undefined>} undefined when the registry does not answer.
 */
async function latestOf(name) {
  const { code, output } = await runCommand('npm', [
    'view',
    name,
    'version',
    'engines.node',
    'time',
    '--json',
    '--loglevel=error',
  ]);
  if (code !== 0) return undefined;
  const { version, 'engines.node': node = '*', time } = JSON.parse(output);
  return { version, node, age: (Date.now() - Date.parse(time[version])) / MILLISECONDS_PER_DAY };
}

/** The names of the packages that npm would update with the Node that runs it. */
async function updatable() {
  const { output } = await runCommand('npm', ['outdated', '--json', '--loglevel=error']);
  return new Set(Object.keys(output.trim() === '' ? {} : JSON.parse(output)));
}

/**
 * @param {Release} latest
 * @param {boolean} isInstallable
 */
function waitsFor(latest, isInstallable) {
  if (!isInstallable) return `Node ${latest.node}`;
  return latest.age < MINIMUM_AGE ? `an age of ${String(MINIMUM_AGE)} days` : '';
}

const packages = namedPackages();
const installable = await updatable();
/** @type {string[][]} */
const rows = [];
/** @type {string[]} */
const unknown = [];
const next = packages.values();
const work = async () => {
  for (const { name, registered, version } of next) {
    const latest = await latestOf(registered);
    if (latest === undefined) unknown.push(name);
    else if (latest.version !== version)
      rows.push([
        name,
        version,
        latest.version,
        String(Math.floor(latest.age)),
        latest.node,
        waitsFor(latest, installable.has(name)),
      ]);
  }
};
await Promise.all(Array.from({ length: PARALLEL }, work));
rows.sort(([one = ''], [other = '']) => one.localeCompare(other));
console.log(formatTable([['package', 'installed', 'latest', 'days', 'needs Node', 'waits for'], ...rows]));
console.log(
  `\n${String(rows.length)} of ${String(packages.length)} named packages have a newer release. The reasons of those that stay are in docs/dependencies.md.`,
);
if (unknown.length > 0) console.log(`No answer of the registry for ${unknown.join(', ')}.`);
process.exitCode = unknown.length > 0 ? 1 : 0;
