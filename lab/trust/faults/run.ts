import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { ensureTestBrowser } from '../../../scripts/ensureBrowser.mjs';
import { runPackage } from '../../../scripts/runCommand.mjs';
import { runCells } from '../runCells';
import { startRunningStack } from '../runningStack';
import { countIn, type Row, type Section, type SectionContext } from '../Section';
import { FAULT_IDS, nameOf, SCREEN_CALLS, SCREEN_CELLS, type ScreenCell } from './ScreenCell';

const CALLS = Object.keys(SCREEN_CALLS).length;
const FAULTS = FAULT_IDS.length;
const ADAPTER_CELLS = CALLS * FAULTS;

const cellSchema = v.object({ defects: v.array(v.string()), milliseconds: v.number() });
const progressSchema = v.record(v.string(), cellSchema);
type Progress = v.InferOutput<typeof progressSchema>;

const vitestSchema = v.object({
  testResults: v.array(
    v.object({
      assertionResults: v.array(
        v.object({ ancestorTitles: v.array(v.string()), title: v.string(), status: v.string() }),
      ),
    }),
  ),
});

/** Every call that a screen makes meets every fault. `--only=C6` runs a part of the cells in Chromium, by the name of the cell. */
export const section: Section = {
  run: async (context) => {
    const adapter = context.only === undefined ? await adapterCells(context) : { rows: [], failures: [] };
    const screens = await screenCells(context);
    const rows = [...adapter.rows, ...screens.rows];
    const { passed, failed } = countIn(rows);
    return {
      headline: `${String(passed)} of ${String(passed + failed)} faults survived`,
      rows,
      failures: [...adapter.failures, ...screens.failures],
      notCovered: [],
      tools: {},
    };
  },
};

interface Measured {
  readonly rows: readonly Row[];
  readonly failures: readonly string[];
}

async function adapterCells({ folder, say }: SectionContext): Promise<Measured> {
  const report = join(folder, 'adapter.json');
  rmSync(report, { force: true });
  await runPackage('vitest/vitest.mjs', [
    'run',
    'tests/adapters/http/callsAndFaults.test.ts',
    '--coverage.enabled=false',
    '--reporter=json',
    `--outputFile=${report}`,
  ]);
  const { testResults } = v.parse(vitestSchema, JSON.parse(readFileSync(report, 'utf8')));
  const cells = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ ancestorTitles }) => ancestorTitles.some((title) => /^that meets F\d+ /u.test(title)));
  const passed = cells.filter(({ status }) => status === 'passed').length;
  say(`${String(passed)} of ${String(ADAPTER_CELLS)} cells at adapter level`);
  return {
    rows: [
      {
        name: `adapters, ${String(CALLS)} calls × ${String(FAULTS)} faults`,
        passed,
        failed: Math.max(ADAPTER_CELLS, cells.length) - passed,
      },
    ],
    failures: cells
      .filter(({ status }) => status !== 'passed')
      .map(({ ancestorTitles, title }) => `${ancestorTitles.at(-1) ?? ''}: ${title}`),
  };
}

async function screenCells(context: SectionContext): Promise<Measured> {
  const cells = SCREEN_CELLS.filter((cell) => nameOf(cell).includes(context.only ?? ''));
  const kept = v.safeParse(progressSchema, context.loadProgress());
  const progress: Progress = kept.success ? { ...kept.output } : {};
  const left = cells.filter((cell) => !(nameOf(cell) in progress));
  if (left.length > 0) await runScreens(context, left, progress);
  const failed = cells.filter((cell) => progress[nameOf(cell)]?.defects.length !== 0);
  return {
    rows: [
      {
        name: `Chromium, ${String(Object.keys(SCREEN_CALLS).length)} calls × ${String(FAULTS)} faults`,
        passed: cells.length - failed.length,
        failed: failed.length,
        figures: 'en, he, ar; 390 and 1280 px; light and dark, in rotation',
      },
    ],
    failures: failed.map((cell) => `${nameOf(cell)}: ${defectsText(progress, cell)}`),
  };
}

function defectsText(progress: Progress, cell: ScreenCell): string {
  return progress[nameOf(cell)]?.defects.join('; ') ?? 'not run';
}

async function runScreens(
  context: SectionContext,
  left: readonly ScreenCell[],
  progress: Progress,
): Promise<void> {
  await ensureTestBrowser();
  const stack = await startRunningStack();
  const results = `${context.folder}/cells`;
  try {
    await runCells({
      names: left.map(nameOf),
      tests: ['--config', 'lab/trust/faults/playwright.config.ts'],
      list: 'FAULT_CELLS',
      environment: { FAULT_RESULTS: results },
      results,
      schema: cellSchema,
      onFinished: (finished) => {
        Object.assign(progress, finished);
        context.saveProgress(progress);
        const survived = Object.values(progress).filter(({ defects }) => defects.length === 0).length;
        const run = String(Object.keys(progress).length);
        const all = String(SCREEN_CELLS.length);
        context.say(`${run} of ${all} cells in Chromium, ${String(survived)} survived`);
      },
    });
  } finally {
    await stack.close();
  }
}
