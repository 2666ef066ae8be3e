/**
 * Prints the named packages that have a newer release: installed, the newest one that can be taken today, latest, age of
 * the latest in days, the Node it needs, and what it waits for. `npm outdated` leaves out every release that needs a
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

/**
 * The newest releases that the Node that runs npm can install, by the names of the packages that have one.
 * @param {number} minimumAge In days. A package with frequent releases has an older one that can be taken.
 * @returns {Promise<Map<string, string>>}
 */
async function installable(minimumAge) {
  const before = new Date(Date.now() - minimumAge * MILLISECONDS_PER_DAY).toISOString();
  const { output } = await runCommand('npm', [
    'outdated',
    '--json',
    '--loglevel=error',
    `--before=${before}`,
  ]);
  const outdated = Object.entries(output.trim() === '' ? {} : JSON.parse(output));
  return new Map(outdated.map(([name, { latest }]) => [name, latest]));
}

/**
 * @param {string} name
 * @param {Release} latest
 */
function waitsFor(name, latest) {
  if (oldEnough.get(name) === latest.version) return '';
  return ofAnyAge.get(name) === latest.version
    ? `an age of ${String(MINIMUM_AGE)} days`
    : `Node ${latest.node}`;
}

const packages = namedPackages();
const ofAnyAge = await installable(0);
const oldEnough = await installable(MINIMUM_AGE);
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
        oldEnough.get(name) ?? '',
        latest.version,
        String(Math.floor(latest.age)),
        latest.node,
        waitsFor(name, latest),
      ]);
  }
};
await Promise.all(Array.from({ length: PARALLEL }, work));
rows.sort(([one = ''], [other = '']) => one.localeCompare(other));
console.log(
  formatTable([
    ['package', 'installed', 'can be taken', 'latest', 'days', 'needs Node', 'waits for'],
    ...rows,
  ]),
);
console.log(
  `\n${String(rows.length)} of ${String(packages.length)} named packages have a newer release. The reasons of those that stay are in docs/dependencies.md.`,
);
if (unknown.length > 0) console.log(`No answer of the registry for ${unknown.join(', ')}.`);
process.exitCode = unknown.length > 0 ? 1 : 0;
