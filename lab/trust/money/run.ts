import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { ensureTestBrowser } from '../../../scripts/ensureBrowser.mjs';
import { ensureEngines } from '../../../scripts/ensureEngines.mjs';
import { runCommand, runPackage } from '../../../scripts/runCommand.mjs';
import { CELLS, nameOf } from '../../../tests/e2e-stack/money/Cell';
import { CELL_RESULT, type CellResult } from '../../../tests/e2e-stack/money/CellResult';
import { StackControl } from '../../../tests/e2e-stack/StackControl';
import { stackPorts } from '../../../tests/stack/StackPorts';
import { readJson } from '../keptResults';
import { runCells } from '../runCells';
import { startRunningStack } from '../runningStack';
import type { Remark, Row, Section, SectionContext } from '../Section';
import { ENGINE_CELLS } from './engineCells';
import { IDEMPOTENCIES, lanesIn, type Lane } from './lanes';

const INTERLEAVINGS = 10_000;
/** For one property with all its interleavings, in milliseconds. */
const MAX_PROPERTY_LENGTH = 1_800_000;

const progressSchema = v.record(v.string(), v.record(v.string(), CELL_RESULT));
type Progress = v.InferOutput<typeof progressSchema>;

const vitestSchema = v.object({
  testResults: v.array(
    v.object({
      assertionResults: v.array(v.object({ title: v.string(), status: v.string() })),
    }),
  ),
});

interface Measured {
  readonly headline?: string;
  readonly rows: readonly Row[];
  readonly failures: readonly string[];
}

/**
 * The payment matrix in three engines, with an API that honours idempotency keys and with one that ignores them, and
 * the properties with ten thousand interleavings of two tabs. `--only=Firefox` runs one engine, `--only=properties` the
 * properties.
 */
export const section: Section = {
  run: async (context) => {
    const { only = '' } = context;
    const matrix = only === 'properties' ? NOTHING : await matrixCells(context);
    const properties = only === '' || only === 'properties' ? await interleavings(context) : NOTHING;
    return {
      ...(matrix.headline !== undefined && { headline: matrix.headline }),
      rows: [...matrix.rows, ...properties.rows],
      failures: [...matrix.failures, ...properties.failures],
      notCovered: REMAINS,
      tools: {},
    };
  },
};

/** What a cell has to hold. Without keys the number of charges is that of the deliveries, which no page can prevent. */
const PROMISES: Readonly<Record<Lane['idempotency'], string>> = {
  honoured: 'one charge, nothing untrue said',
  ignored: 'nothing untrue said, charges not limited',
};

const NOTHING: Measured = { rows: [], failures: [] };

const REMAINS: readonly Remark[] = [
  {
    subject: 'Several charges for one press, with an API that ignores the key',
    reason:
      'A browser, or a proxy, delivers a write again when the connection ends before the answer. No page can see or prevent it; only a key that the API honours does (docs/tables/payment-delivery.md, decision C82).',
  },
  {
    subject: `Firefox and WebKit run ${String(ENGINE_CELLS.length)} of the ${String(CELLS.length)} cells`,
    reason:
      'Click, double click and Enter. Back, reload, a duplicated or second tab and the renewal of a session need tabs that share a session and a clock that can be advanced, which their drivers do not have.',
  },
];

async function matrixCells(context: SectionContext): Promise<Measured> {
  const lanes = lanesIn(context.folder).filter(({ name }) => name.includes(context.only ?? ''));
  const kept = v.safeParse(progressSchema, context.loadProgress());
  const progress: Progress = kept.success ? { ...kept.output } : {};
  await ensureTestBrowser();
  const missing = await ensureEngines();
  if (missing.length > 0) context.say(`missing: ${missing.join(', ')}`);
  const stack = await startRunningStack();
  try {
    for (const idempotency of IDEMPOTENCIES) {
      const [chromium, others] = [
        lanes.filter((lane) => lane.idempotency === idempotency && lane.project === 'chromium'),
        lanes.filter((lane) => lane.idempotency === idempotency && lane.project !== 'chromium'),
      ];
      for (const lane of chromium) await runLane(context, lane, progress);
      /* The other engines share the first instance of the stack, so none of them resets it. */
      await new StackControl(stackPorts(process.env)).reset();
      await Promise.all(others.map(async (lane) => runLane(context, lane, progress)));
    }
  } finally {
    await stack.close();
  }
  if (context.only === undefined) await writeMatrix(lanes, progress);
  const measured = lanes.map((lane) => measuredIn(lane, progress[lane.name] ?? {}));
  const results = lanes
    .filter(({ idempotency }) => idempotency === 'honoured')
    .map((lane) => ({ lane, orders: Object.values(progress[lane.name] ?? {}) }));
  const charged = results.flatMap(({ orders }) => orders).filter(({ finalRows }) => finalRows === 1).length;
  const cells = results.reduce((all, { lane }) => all + lane.cells.length, 0);
  return {
    headline: `${String(charged)} of ${String(cells)} orders charged once, where the API honours keys`,
    rows: measured.flatMap(({ rows }) => rows),
    failures: measured.flatMap(({ failures }) => failures),
  };
}

async function runLane(context: SectionContext, lane: Lane, progress: Progress): Promise<void> {
  const results = { ...measuredBefore(context, lane), ...progress[lane.name] };
  progress[lane.name] = results;
  const left = lane.cells.filter((name) => !(name in results));
  if (left.length === 0) return;
  await runCells({
    names: left,
    tests: [...testsOf(lane), '--workers', String(lane.workers)],
    list: lane.list,
    environment: { MONEY_RESULTS: lane.results, STACK_IDEMPOTENCY: lane.idempotency },
    results: lane.results,
    schema: CELL_RESULT,
    onFinished: (finished) => {
      Object.assign(results, finished);
      context.saveProgress(progress);
      const run = String(Object.keys(results).length);
      context.say(`${lane.name}: ${run} of ${String(lane.cells.length)} cells`);
    },
  });
}

/** The cells that `npm run test:money` has measured at this very commit. */
function measuredBefore({ commit, only }: SectionContext, lane: Lane): Readonly<Record<string, CellResult>> {
  if (only !== undefined) return {};
  const parsed = lane.cells.map((name) => v.safeParse(CELL_RESULT, readJson(fileOf(lane, name))));
  const results = parsed.flatMap(({ success, output }) => (success ? [output] : []));
  const measured = results.filter((result) => result.commit.length >= 7 && commit.startsWith(result.commit));
  return Object.fromEntries(measured.map((result) => [nameOf(result), result]));
}

/** Two engines run at the same time, so each has a folder of its own. */
function testsOf({ project }: Lane): readonly string[] {
  const output = `test-results/trust-money/${project}`;
  return ['--config', 'lab/trust/money/playwright.config.ts', '--project', project, '--output', output];
}

function fileOf({ results }: Lane, cell: string): string {
  return join(results, `${cell}.json`);
}

function holds({ idempotency }: Lane, { areVerdictsTrue, finalRows }: CellResult): boolean {
  return areVerdictsTrue && (idempotency === 'ignored' || finalRows === 1);
}

function measuredIn(lane: Lane, results: Progress[string]): Measured {
  const failed = lane.cells.filter((name) => {
    const result = results[name];
    return result === undefined || !holds(lane, result);
  });
  const run = Object.values(results);
  const once = run.filter(({ finalRows }) => finalRows === 1).length;
  const most = Math.max(0, ...run.map(({ finalRows }) => finalRows));
  const untrue = run.filter(({ areVerdictsTrue }) => !areVerdictsTrue).length;
  return {
    rows: [
      {
        name: `${lane.name}: ${PROMISES[lane.idempotency]}`,
        passed: lane.cells.length - failed.length,
        failed: failed.length,
        figures: `${String(once)} of ${String(lane.cells.length)} charged once, at most ${String(most)} charges for one press; untrue ${String(untrue)}`,
      },
    ],
    failures: failed.map((name) => `${lane.name}, ${name}: ${JSON.stringify(results[name]) ?? 'not run'}`),
  };
}

/** docs/tables/payment-matrix.md, from the files that the tests of Chromium write. */
async function writeMatrix(lanes: readonly Lane[], progress: Progress): Promise<void> {
  for (const lane of lanes.filter(({ list }) => list === 'PAYMENT_MATRIX'))
    for (const [name, result] of Object.entries(progress[lane.name] ?? {}))
      writeFileSync(fileOf(lane, name), JSON.stringify(result));
  await runCommand(process.execPath, ['--import', 'tsx', 'tests/e2e-stack/money/writeMatrix.ts']);
}

async function interleavings({ folder, say }: SectionContext): Promise<Measured> {
  say(`${String(INTERLEAVINGS)} interleavings of two tabs for each property`);
  const report = join(folder, 'properties.json');
  rmSync(report, { force: true });
  await runPackage(
    'vitest/vitest.mjs',
    [
      'run',
      'tests/application/subscription/exactlyOnce.properties.test.ts',
      '--coverage.enabled=false',
      `--testTimeout=${String(MAX_PROPERTY_LENGTH)}`,
      '--reporter=json',
      `--outputFile=${report}`,
    ],
    { environment: { INTERLEAVINGS: String(INTERLEAVINGS) } },
  );
  const { testResults } = v.parse(vitestSchema, JSON.parse(readFileSync(report, 'utf8')));
  const properties = testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = properties.filter(({ status }) => status !== 'passed');
  return {
    rows: [
      {
        name: 'properties of exactly one execution, two tabs',
        passed: properties.length - failed.length,
        failed: failed.length,
        figures: `${String(INTERLEAVINGS)} interleavings each`,
      },
    ],
    failures: failed.map(({ title }) => title),
  };
}
