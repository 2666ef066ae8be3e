/**
 * Runs types, lint, format, styles, dead code, the dependency rule and the rule of the text nodes, up to four at a
 * time. Fails when one of them fails.
 */
import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from './ensureInstalled.mjs';
import { formatTable } from './formatTable.mjs';
import { runCommand, runPackage } from './runCommand.mjs';

/** The slowest checks start first, so that a short one finishes last. */
const checks = [
  /* TypeScript 7 needs a fifth of the time of version 6, which stays for its interface: docs/dependencies.md. */
  { name: 'types', run: () => runPackage('typescript-7/bin/tsc', ['-b']) },
  { name: 'format', run: () => runPackage('oxfmt/bin/oxfmt', ['--check', '.']) },
  {
    name: 'dead code',
    run: () => runPackage('knip/bin/knip.js', ['--no-progress', '--treat-config-hints-as-errors']),
  },
  {
    name: 'files only tests use',
    run: () => runPackage('knip/bin/knip.js', ['--no-progress', '--production', '--include', 'files']),
  },
  { name: 'lint', run: () => runPackage('oxlint/bin/oxlint', ['--type-aware', '--deny-warnings']) },
  {
    name: 'styles',
    run: () => runPackage('stylelint/bin/stylelint.mjs', ['{src,demo}/**/*.scss', '--max-warnings', '0']),
  },
  { name: 'text nodes', run: () => runCommand(process.execPath, ['scripts/textNodes.mjs']) },
  { name: 'dependency rule', run: () => runCommand(process.execPath, ['scripts/dependencyRule.mjs']) },
];

/**
 * Runs every check, prints the output of the failed ones and a table of all.
 * @returns {Promise<number>} The number of failed checks.
 */
export async function runChecks() {
  const open = checks.map((check, position) => ({ ...check, position }));
  /** @type {{ position: number; name: string; code: number; output: string; milliseconds: number }[]} */
  const results = [];
  const work = async () => {
    for (let check = open.shift(); check !== undefined; check = open.shift())
      results.push({ position: check.position, name: check.name, ...(await check.run()) });
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, work));
  results.sort((one, other) => one.position - other.position);
  const failed = results.filter(({ code }) => code !== 0);
  for (const { name, output } of failed) console.log(`\n--- ${name} ---\n${output.trim()}`);
  const rows = results.map(({ name, code, milliseconds }) => [
    name,
    code === 0 ? 'ok' : 'failed',
    `${(milliseconds / 1000).toFixed(1)} s`,
  ]);
  console.log(`\n${formatTable(rows)}\n`);
  return failed.length;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  /* After a git pull the installed packages can be outdated. Then every check would fail for that reason. */
  await ensureInstalled();
  process.exitCode = (await runChecks()) === 0 ? 0 : 1;
}
