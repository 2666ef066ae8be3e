import { readFile, writeFile } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';
import { formatTable } from '../../scripts/formatTable.mjs';
import { formatText } from '../../scripts/formatText.mjs';
import { measuredAtLine, withAge } from '../../tests/support/measuredAt';
import { MEASURED_DOCUMENTS } from '../../tests/support/sources';
import type { KeptResult } from './keptResults';
import { countIn, SECTION_TITLES, type Count, type SectionName, type SectionResult } from './Section';
import type { Tree } from './Tree';

const REPORT = 'docs/tables/trust.md';

/** A section as it stands: its kept result, and why that does not count. */
export interface Standing {
  readonly name: SectionName;
  readonly kept: KeptResult | undefined;
  readonly stale: string | undefined;
}

/** Why a result is none of the whole section on a commit. It is never shown as one. */
function invalidity(kept: KeptResult | undefined): string | undefined {
  if (kept === undefined) return 'not run';
  if (!kept.isClean) return `not valid: measured with uncommitted changes on ${kept.commit.slice(0, 8)}`;
  return kept.share < 1 ? `not valid: measured with ${String(kept.share)} of the inputs` : undefined;
}

/** Why a result does not count for this tree. */
export function staleness(name: SectionName, kept: KeptResult | undefined, tree: Tree): string | undefined {
  if (kept === undefined || invalidity(kept) !== undefined) return invalidity(kept);
  if (kept.content !== tree.contentFor(name)) return `stale: measured on ${kept.commit.slice(0, 8)}`;
  return tree.isClean ? undefined : 'stale: there are uncommitted changes';
}

/** Everything in a stale section counts as failed, and a section that was never run as one failure. */
export function countOf({ kept, stale }: Standing): Count {
  const { passed, failed } = countIn(kept?.result.rows ?? []);
  return stale === undefined ? { passed, failed } : { passed: 0, failed: Math.max(1, passed + failed) };
}

export function resultText({ rows, failures }: SectionResult): string {
  const head = ['', 'passed', 'failed', ''];
  const table = rows.map(({ name, passed, failed, figures = '' }) => [
    name,
    String(passed),
    String(failed),
    figures,
  ]);
  return [formatTable([head, ...table]), ...failures.map((failure) => `failed: ${failure}`)].join('\n');
}

export function standingText(standing: Standing): string {
  const { name, kept, stale } = standing;
  const { passed, failed } = countOf(standing);
  const heading = `--- ${SECTION_TITLES[name]} (${name}) ---`;
  const note = stale === undefined ? [] : [`${stale}; counts as ${String(failed)} failed`];
  const body = kept === undefined ? [] : [resultText(kept.result)];
  return [heading, ...body, ...note, `${String(passed)} of ${String(passed + failed)} held`].join('\n');
}

/** A regular expression can contain what Markdown takes for a link. */
const cell = (text: string): string =>
  text
    .replaceAll('|', String.raw`\|`)
    .replaceAll('](', String.raw`]\(`)
    .replaceAll('\n', ' ');

function sectionPage(standing: Standing): string {
  const { name, kept } = standing;
  const heading = `## ${SECTION_TITLES[name]}\n\n\`npm run trust -- ${name}\``;
  const invalid = invalidity(kept);
  if (kept === undefined) return `${heading}: ${invalid ?? ''}`;
  const { rows, failures, notCovered, tools } = kept.result;
  const versions = Object.entries(tools).map(([tool, version]) => `${tool} ${version}`);
  const when = `${kept.finishedAt.slice(0, 16).replace('T', ' ')} UTC, commit ${kept.commit.slice(0, 12)}, ${String(kept.seconds)} s`;
  const head = [
    ['', 'passed', 'failed', ''],
    ['---', '---:', '---:', '---'],
  ];
  const table = rows.map((row) => [
    cell(row.name),
    String(row.passed),
    String(row.failed),
    cell(row.figures ?? ''),
  ]);
  const lists = [
    ...failures.map((failure) => `- **failed**: ${cell(failure)}`),
    ...notCovered.map(({ subject, reason }) => `- ${cell(subject)}: ${cell(reason)}`),
  ];
  return [
    `${heading}: ${when}${versions.length === 0 ? '' : ` (${versions.join(', ')})`}`,
    ...(invalid === undefined ? [] : [`**${invalid}**`]),
    formatTable([...head, ...table], { start: '| ', between: ' | ', end: ' |' }),
    lists.join('\n'),
  ].join('\n\n');
}

/** The figures of the promises. Generated inputs are not among them: their number says nothing. */
function headlineOf({ name, kept }: Standing): readonly string[] {
  const invalid = invalidity(kept);
  if (invalid !== undefined) return [`${SECTION_TITLES[name]}: ${invalid}`];
  const failed = countIn(kept?.result.rows ?? []).failed;
  const failures = failed === 0 ? [] : [`${SECTION_TITLES[name]}: ${String(failed)} failed`];
  return [...(kept?.result.headline === undefined ? [] : [kept.result.headline]), ...failures];
}

/** Writes the whole report. Its head names the oldest commit that a result is of. */
export async function writeReport(standings: readonly Standing[]): Promise<void> {
  const [oldest] = standings
    .flatMap(({ kept }) => kept ?? [])
    .toSorted((a, b) => a.finishedAt.localeCompare(b.finishedAt));
  const page = [
    '# Trust',
    'What Amin promises, measured. `npm run trust` measures every section that has no valid result, `npm run trust -- --again` all of them, and the command under a heading that section alone. A result counts only for the files that it was measured on. Only this page and the payment matrix, which the run writes, and the tests of another section can change without making it stale; the supply depends on every file. Below each table are the explained findings and the remaining risks.',
    ...(oldest === undefined
      ? []
      : [measuredAtLine({ date: oldest.finishedAt.slice(0, 10), commit: oldest.commit.slice(0, 12) })]),
    standings
      .flatMap(headlineOf)
      .map((line) => `- **${line}**`)
      .join('\n'),
    ...standings.map(sectionPage),
  ].join('\n\n');
  /* The errors of a test runner contain colour codes. */
  const text = await formatText(REPORT, stripVTControlCharacters(page));
  if ((await readFile(REPORT, 'utf8').catch(() => '')) !== text) await writeFile(REPORT, text);
}

/** Counts again how old the measured documents are, and prints it. */
export async function writeAges(): Promise<void> {
  for (const document of MEASURED_DOCUMENTS) {
    const text = await readFile(document, 'utf8');
    const current = withAge(text);
    console.log(`${document}: ${LINE_OF_AGE.exec(current)?.[0] ?? ''}`);
    if (current !== text) await writeFile(document, current);
  }
}

const LINE_OF_AGE = /^Measured on .*$/mu;
