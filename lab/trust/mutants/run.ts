import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { runCommand } from '../../../scripts/runCommand.mjs';
import type { Row, Section, SectionContext, SectionResult } from '../Section';
import { versionOf } from '../versions';
import { AREAS, type Area } from './areas';
import { reasonFor } from './explained/reasonFor';

const STRYKER = 'node_modules/@stryker-mutator/core/bin/stryker.js';

const reportSchema = v.object({
  files: v.record(
    v.string(),
    v.object({
      source: v.string(),
      mutants: v.array(
        v.object({
          mutatorName: v.string(),
          replacement: v.optional(v.string(), ''),
          status: v.string(),
          location: v.object({
            start: v.object({ line: v.number(), column: v.number() }),
            end: v.object({ line: v.number(), column: v.number() }),
          }),
        }),
      ),
    }),
  ),
});

type Report = v.InferOutput<typeof reportSchema>;

interface Survivor {
  readonly file: string;
  readonly line: number;
  /** The replaced code, cut at the end of its first line. */
  readonly code: string;
  readonly replacement: string;
  /** The whole line. */
  readonly text: string;
}

interface Measured {
  readonly killed: number;
  readonly survivors: readonly Survivor[];
}

/** Stored after each area, so that an interrupted measurement resumes with the next one. */
const keptSchema = v.record(
  v.string(),
  v.object({
    killed: v.number(),
    survivors: v.array(
      v.object({
        file: v.string(),
        line: v.number(),
        code: v.string(),
        replacement: v.string(),
        text: v.string(),
      }),
    ),
  }),
);

export const section: Section = {
  run: async (context: SectionContext): Promise<SectionResult> => {
    const kept = v.safeParse(keptSchema, context.loadProgress());
    const measured: Record<string, Measured> = kept.success ? { ...kept.output } : {};
    const chosen = AREAS.filter(({ name }) => context.only === undefined || name.startsWith(context.only));
    for (const [position, area] of chosen.entries()) {
      if (measured[area.name] !== undefined) continue;
      context.say(`${area.name}, ${String(position + 1)} of ${String(chosen.length)}`);
      const result = await measure(area, context.folder);
      if (result !== undefined) measured[area.name] = result;
      context.saveProgress(measured);
    }
    return resultOf(chosen, measured, context.folder);
  },
};

async function measure(area: Area, folder: string): Promise<Measured | undefined> {
  const name = area.name.replaceAll(/\W+/gu, '-');
  const [configuration, report] = [`${folder}/${name}.stryker.json`, `${folder}/${name}.json`];
  rmSync(report, { force: true });
  writeFileSync(configuration, JSON.stringify(strykerConfiguration(area, report), undefined, 2));
  const { code } = await runCommand(process.execPath, [STRYKER, 'run', configuration], { show: true });
  return code === 0 && existsSync(report)
    ? measuredIn(v.parse(reportSchema, JSON.parse(readFileSync(report, 'utf8'))))
    : undefined;
}

/** One process, because this takes hours and should leave the machine usable. */
const strykerConfiguration = ({ mutated, tests }: Area, report: string): object => ({
  testRunner: 'in-process',
  plugins: [fileURLToPath(new URL('inProcessRunner.mjs', import.meta.url))],
  inProcess: { tests },
  warnings: { unknownOptions: false, slow: false },
  mutate: mutated,
  coverageAnalysis: 'perTest',
  concurrency: 1,
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: report },
  tempDirName: 'trust-results/stryker',
  ignorePatterns: ['dist*', 'pictures', 'test-results', 'trust-results', 'docs', 'public'],
  timeoutMS: 6_000,
  timeoutFactor: 1.5,
  allowConsoleColors: false,
});

/** A mutant that makes a test run forever counts as killed. */
const KILLED = ['Killed', 'Timeout'];
const SURVIVED = ['Survived', 'NoCoverage'];

function measuredIn({ files }: Report): Measured {
  const mutants = Object.entries(files).flatMap(([file, { source, mutants: inFile }]) =>
    inFile.map((mutant) => ({ file, source, ...mutant })),
  );
  return {
    killed: mutants.filter(({ status }) => KILLED.includes(status)).length,
    survivors: mutants
      .filter(({ status }) => SURVIVED.includes(status))
      .map(({ file, source, replacement, location: { start, end } }) => ({
        file: file.replace(/^src\//u, ''),
        line: start.line,
        code: (source.split('\n')[start.line - 1] ?? '').slice(
          start.column - 1,
          end.line === start.line ? end.column - 1 : undefined,
        ),
        replacement,
        text: (source.split('\n')[start.line - 1] ?? '').trim(),
      })),
  };
}

const isExplained = (survivor: Survivor): boolean => reasonFor(survivor) !== undefined;

function resultOf(
  areas: readonly Area[],
  measured: Readonly<Record<string, Measured>>,
  folder: string,
): SectionResult {
  const survivors = Object.values(measured).flatMap((area) => area.survivors);
  const unexplained = survivors.filter((survivor) => !isExplained(survivor));
  const list = `${folder}/survivors.txt`;
  writeFileSync(
    list,
    unexplained
      .map(({ file, line, code, replacement }) => `${file}:${String(line)} ${code} → ${replacement}\n`)
      .join(''),
  );
  const rows = areas.map((area) => rowOf(area, measured[area.name]));
  const killed = Object.values(measured).reduce((all, area) => all + area.killed, 0);
  const all = killed + survivors.length;
  return {
    headline: `${String(killed)} of ${String(all)} mutants killed, ${String(unexplained.length)} of the others unexplained`,
    rows,
    failures: rows.filter(({ failed }) => failed > 0).map(({ name, figures = '' }) => `${name}: ${figures}`),
    notCovered: [
      ...survivors.flatMap((survivor) => {
        const { file, code, replacement } = survivor;
        const reason = reasonFor(survivor);
        return reason === undefined ? [] : [{ subject: `${file}: ${code} → ${replacement}`, reason }];
      }),
      ...(unexplained.length === 0
        ? []
        : [
            {
              subject: `${String(unexplained.length)} survivors without an explanation`,
              reason: `within the goals; listed in ${list}`,
            },
          ]),
    ],
    tools: { Stryker: versionOf('@stryker-mutator/core'), Node: process.versions.node },
  };
}

/** Fails by the number of mutants missing to the goal. Explained survivors do not count: nothing observable changes. */
function rowOf({ name, goal }: Area, measured: Measured | undefined): Row {
  if (measured === undefined) return { name, passed: 0, failed: 1, figures: 'not measured' };
  const { killed, survivors } = measured;
  const alive = survivors.filter((survivor) => !isExplained(survivor)).length;
  const needed = Math.ceil(((killed + alive) * goal) / 100);
  const share = (100 * killed) / Math.max(killed + survivors.length, 1);
  const figures = `${share.toFixed(1)} % of ${String(killed + survivors.length)}, goal ${String(goal)} %; ${String(survivors.length - alive)} survivors explained`;
  return { name, passed: killed, failed: Math.max(needed - killed, 0), figures };
}
