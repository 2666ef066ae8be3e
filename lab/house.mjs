/**
 * Prints the size and the shape of the source: files, layers, floors of the composition, ways to load code late, churn
 * of the tests, documents, packages.
 *
 *   npm run measure:house                 takes a few seconds and needs nothing but git
 *   npm run measure:house -- --coverage   also runs the demo in Chromium and counts the files that a log-in and the
 *                                         press "activate" execute (V8 coverage)
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, packagesOf } from '../scripts/ensureInstalled.mjs';
import { runCommand } from '../scripts/runCommand.mjs';

/** @typedef {ReadonlyMap<string, string>} Sources The text of each file, by its path. */
/** @typedef {ReadonlyMap<string, readonly string[]>} Imports The files that each file imports. */

const LAYERS = ['domain', 'application', 'adapters', 'ui', 'composition'];

/** The names of what loads code late. `Area` and `Slot` are families of components, each counted once. */
const LATE =
  /\bexport (?:async )?(?:const|function|class) (loadWithRetry|loadChunk|withoutReloadOnFailure|lazyScreen|laterSteps|useOnDemand|\w+(?=Area\b)|\w+(?=Slot\b)|AttentionScope|lazy|lazyPart|lazyRoute)(Area|Slot)?\b/gu;

/** @param {string} folder */
const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

const linesOf = (/** @type {string} */ text) => text.split('\n').length - 1;
const sum = (/** @type {readonly number[]} */ numbers) => numbers.reduce((all, each) => all + each, 0);

/**
 * What each file imports of the given ones, statically or by `import()`. Imports of types only say nothing of the order
 * in which a program is put together, so they do not count.
 * @param {Sources} sources
 * @returns {Imports}
 */
export function importsIn(sources) {
  const named = /(?:^(?:import|export) (?!type )(?:[^;']*? from )?|\bimport\()\s*'(?<path>[^']+)'/gmu;
  const resolve = (/** @type {string} */ from, /** @type {string} */ path) => {
    const base = path.startsWith('@/') ? path.replace('@/', 'src/') : join(dirname(from), path);
    return ['', '.ts', '.tsx'].map((end) => `${base}${end}`).filter((file) => sources.has(file));
  };
  return new Map(
    [...sources].map(([file, text]) => [
      file,
      [...text.matchAll(named)].flatMap(({ groups }) => resolve(file, groups?.['path'] ?? '')),
    ]),
  );
}

/**
 * The floors of a folder: the longest chain of its files in which each imports the next.
 * @param {Imports} imports
 */
export function floorsOf(imports) {
  /** @type {Map<string, number>} */
  const known = new Map();
  const floor = (/** @type {string} */ file) => {
    if (!known.has(file)) {
      known.set(file, 1);
      known.set(file, 1 + Math.max(0, ...(imports.get(file) ?? []).map(floor)));
    }
    return known.get(file) ?? 1;
  };
  return Math.max(0, ...[...imports.keys()].map(floor));
}

/**
 * The arrows upward: imports of a file in a folder above one's own. A file that imports nothing of the layer, for
 * example a list of names, is no arrow, because it belongs to the lowest floor wherever it is.
 * @param {Imports} imports
 */
export function arrowsUpward(imports) {
  const arrows = [...imports].flatMap(([from, files]) => files.map((to) => `${from} -> ${to}`));
  return arrows.filter((arrow) => {
    const [from = '', to = ''] = arrow.split(' -> ');
    return dirname(from).startsWith(`${dirname(to)}/`) && (imports.get(to) ?? []).length > 0;
  });
}

/**
 * The ways to load code late that are there.
 * @param {Sources} sources
 */
export function lateWays(sources) {
  const found = [...sources.values()].flatMap((text) =>
    [...text.matchAll(LATE)]
      .filter(([, , family]) => family === undefined || text.includes('import('))
      .map(([, name = '', family]) => (family === undefined ? name : `…${family}`)),
  );
  return [...new Set(found)].toSorted();
}

/**
 * The lines that commits changed in a folder.
 * @param {string} log `git log --numstat --format=`
 * @param {string} folder
 */
export function changedLines(log, folder) {
  const changes = log.matchAll(/^(?<added>\d+)\t(?<deleted>\d+)\t(?<path>.+)$/gmu);
  return sum(
    [...changes].map(({ groups }) =>
      new RegExp(`^${folder}/.*\\.tsx?$`, 'u').test(groups?.['path'] ?? '')
        ? Number(groups?.['added']) + Number(groups?.['deleted'])
        : 0,
    ),
  );
}

/** @returns {readonly (readonly [what: string, value: string])[]} */
function installed() {
  const read = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  const locked = read('package-lock.json');
  const groups = /** @type {const} */ (['demo', 'tests', 'lab']).map(
    (group) => `${group} ${String(Object.keys(packagesOf(locked, group)).length)}`,
  );
  const lock = ['packages in the lock file, with those of other platforms', groups.join(', ')];
  if (!existsSync('node_modules/.package-lock.json')) return [['packages', lock.join(': ')]];
  const count = Object.keys(read('node_modules/.package-lock.json')).length;
  const sizes = filesBelow('node_modules').map(
    (file) => statSync(file, { throwIfNoEntry: false })?.blocks ?? 0,
  );
  return [
    [lock[0] ?? '', lock[1] ?? ''],
    ['packages installed here', `${String(count)}, ${String(Math.round((sum(sizes) * 512) / 2 ** 20))} MB`],
  ];
}

/** @returns {Promise<readonly (readonly [what: string, value: string])[]>} */
async function covered() {
  await ensureInstalled();
  const { code, output } = await runCommand(process.execPath, [
    '--import',
    'tsx',
    'lab/house/executedFiles.ts',
  ]);
  if (code !== 0) throw new Error(output);
  return Object.entries(JSON.parse(output.trim().split('\n').at(-1) ?? '{}')).map(([what, value]) => [
    what,
    String(value),
  ]);
}

async function print() {
  const all = filesBelow('src').filter((file) => /\.tsx?$/u.test(file));
  const sources = new Map(all.map((file) => [file, readFileSync(file, 'utf8')]));
  const sizeOf = (/** @type {string} */ folder) => {
    const own = [...sources].filter(([file]) => file.startsWith(`${folder}/`));
    return `${String(own.length)} files, ${String(sum(own.map(([, text]) => linesOf(text))))} lines`;
  };
  const composition = new Map([...sources].filter(([file]) => file.startsWith('src/composition/')));
  const imports = importsIn(composition);
  const upward = arrowsUpward(imports);
  const ways = lateWays(sources);
  const largest = [...sources].toSorted(([, one], [, other]) => linesOf(other) - linesOf(one)).slice(0, 5);
  const log = execFileSync('git', ['log', '-100', '--no-merges', '--numstat', '--format='], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  const [inTests, inSource] = [changedLines(log, 'tests'), changedLines(log, 'src')];
  const documents = filesBelow('docs').filter((file) => file.endsWith('.md'));
  const plugins = /return \[\n(?<list>(?: {4}.*\n)+) {2}\];/u.exec(readFileSync('vite.config.ts', 'utf8'));
  const rows = [
    ['src, ts and tsx', sizeOf('src')],
    ...LAYERS.map((layer) => [`  ${layer}`, sizeOf(`src/${layer}`)]),
    ['largest files', largest.map(([file, text]) => `${file} ${String(linesOf(text))}`).join(', ')],
    ['floors of the composition', String(floorsOf(imports))],
    [
      'arrows upward in the composition',
      `${String(upward.length)}${upward.length > 0 ? `: ${upward.slice(0, 3).join(', ')} ...` : ''}`,
    ],
    ['ways to load code late', `${String(ways.length)}: ${ways.join(', ')}`],
    ['test lines changed per line of src, last 100 commits', (inTests / Math.max(inSource, 1)).toFixed(2)],
    ['docs', `${String(Math.round(sum(documents.map((file) => statSync(file).size)) / 1000))} kB`],
    ['plugins of the build', String(plugins?.groups?.['list']?.trim().split('\n').length ?? 'not found')],
    ...installed(),
    ...(process.argv.includes('--coverage') ? await covered() : []),
  ];
  const width = Math.max(...rows.map(([what = '']) => what.length));
  for (const [what = '', value = ''] of rows) console.log(`${what.padEnd(width)}  ${value}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await print();
