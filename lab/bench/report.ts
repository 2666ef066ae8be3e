import { readFile, writeFile } from 'node:fs/promises';
import { formatTable } from '../../scripts/formatTable.mjs';
import { formatText } from '../../scripts/formatText.mjs';
import type { SectionResult, Table, Verdict } from './Section';

function tableText({ title, note, rows: [head = [], ...rows] }: Table): string {
  const delimiterRow = head.map((_, column) => (column === 0 ? '---' : '---:'));
  const table = formatTable([head, delimiterRow, ...rows], { start: '| ', between: ' | ', end: ' |' });
  return `### ${title}\n\n${note}\n\n${table}`;
}

function verdictText(isMet: boolean | undefined): string {
  if (isMet === undefined) return 'not measured';
  return isMet ? 'reached' : 'missed';
}

function goalsText(verdicts: readonly Verdict[]): string {
  const rows = verdicts.map(({ id, goal, measured, isMet }) => [
    `${id} ${goal}`,
    measured,
    verdictText(isMet),
  ]);
  const head = [
    ['goal', 'measured', ''],
    ['---', '---:', '---:'],
  ];
  return `### Goals\n\n${formatTable([...head, ...rows], { start: '| ', between: ' | ', end: ' |' })}`;
}

/** All results as Markdown. */
export function reportText(conditions: string, results: readonly SectionResult[]): string {
  const tables = results.flatMap((result) => result.tables.map(tableText));
  return [conditions, ...tables, goalsText(results.flatMap(({ verdicts }) => verdicts))].join('\n\n');
}

/** Writes a text into docs/tables/measurements.md, between `<!-- name -->` and `<!-- /name -->`. */
export async function writeIntoDocs(name: string, text: string): Promise<void> {
  const file = 'docs/tables/measurements.md';
  const page = await readFile(file, 'utf8');
  const region = new RegExp(`(<!-- ${name} -->\\n)[^]*?(<!-- /${name} -->)`, 'u');
  if (!region.test(page)) throw new Error(`${file} has no <!-- ${name} --> region.`);
  const filled = page.replace(region, (_, before: string, after: string) => `${before}\n${text}\n\n${after}`);
  await writeFile(file, await formatText(file, filled));
}
