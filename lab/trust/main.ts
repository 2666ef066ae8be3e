import { parseArgs } from 'node:util';
import { runCommand } from '../../scripts/runCommand.mjs';
import { readResult } from './keptResults';
import { countOf, staleness, standingText, writeAges, writeReport, type Standing } from './report';
import { countIn, isSectionName, SECTION_NAMES, SECTION_TITLES, type SectionName } from './Section';
import { readTree } from './Tree';

/* Started by lab/trust.mjs, which passes the parameters. */

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    again: { type: 'boolean', default: false },
    report: { type: 'boolean', default: false },
    age: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});
const unknown = positionals.filter((name) => !isSectionName(name));
if (unknown.length > 0)
  throw new Error(`There is no section ${unknown.join(', ')}. There are: ${SECTION_NAMES.join(', ')}.`);
const isWhole = positionals.length === 0;
const chosen = isWhole ? SECTION_NAMES : SECTION_NAMES.filter((name) => positionals.includes(name));

if (values.age) await writeAges();
else if (values.only === undefined) await runChosen();
else await runParts(values.only);

async function runChosen(): Promise<void> {
  if (!values.report) for (const name of chosen) await run(name);
  const standings = chosen.map((name) => standingOf(name));
  for (const standing of standings) console.log(`\n${standingText(standing)}`);
  if (isWhole) await writeReport(standings);
  finish(countIn(standings.map(countOf)));
}

/** A section whose kept result holds for this tree is not run again. */
async function run(name: SectionName): Promise<void> {
  const { kept, stale } = standingOf(name);
  const holds = kept !== undefined && stale === undefined && countIn(kept.result.rows).failed === 0;
  if (holds && !values.again) {
    console.log(`${name}: kept from ${kept.finishedAt}`);
    return;
  }
  console.log(`\n${name}: ${SECTION_TITLES[name]}`);
  await start(name);
}

/** A part of a section is only printed. */
async function runParts(only: string): Promise<void> {
  let failed = 0;
  for (const name of chosen) if ((await start(name, `--only=${only}`)) !== 0) failed += 1;
  finish({ passed: chosen.length - failed, failed });
}

async function start(name: SectionName, ...parameters: readonly string[]): Promise<number> {
  const program = ['--import', 'tsx', 'lab/trust/runSection.ts', name, ...parameters];
  const { code } = await runCommand(process.execPath, program, { show: true });
  return code;
}

function standingOf(name: SectionName): Standing {
  const kept = readResult(name);
  return { name, kept, stale: staleness(name, kept, readTree()) };
}

function finish({ passed, failed }: { readonly passed: number; readonly failed: number }): void {
  console.log(`\n${String(passed)} passed, ${String(failed)} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
