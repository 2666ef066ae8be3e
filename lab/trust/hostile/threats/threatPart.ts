import { versionOf } from '../../versions';
import type { HostilePart } from '../HostilePart';
import { PROBES, THREATS, type Probe, type Runner } from './probes';
import { testOutcomes, type TestOutcome } from './testOutcomes';

const RUNNERS: readonly Runner[] = ['unit', 'demo', 'stack'];

/** `--only=threats:unit` runs the tests of one runner only. */
export const threatPart: HostilePart = {
  name: 'threats',
  run: async ({ folder, only, say }) => {
    const runners = RUNNERS.filter((runner) => !only?.includes(':') || only.endsWith(`:${runner}`));
    const probes = PROBES.filter(({ runner }) => runners.includes(runner));
    const outcomes: TestOutcome[] = [];
    for (const runner of runners) {
      const files = new Set(probes.filter((each) => each.runner === runner).map(({ file }) => file));
      say(`threats: ${String(files.size)} files of tests (${runner})`);
      outcomes.push(...(await testOutcomes(runner, [...files], folder)));
    }
    const flaws = new Map(probes.map((probe) => [probe, flawOf(probe, outcomes)]));
    /* A threat without any probe has tried nothing, which fails, unless only some of the tests were run. */
    const isWhole = runners.length === RUNNERS.length;
    const threats = THREATS.filter((each) => isWhole || probes.some(({ threat }) => threat === each));
    const rows = threats.map((threat) => {
      const own = probes.filter((probe) => probe.threat === threat);
      const failed = own.filter((probe) => flaws.get(probe) !== undefined).length;
      const figures = own.map(({ probe }) => probe).join('; ');
      return { name: `${threat}: probes`, passed: own.length - failed, failed, figures };
    });
    const failures = [...flaws].flatMap(([{ threat, probe, file, title }, flaw]) =>
      flaw === undefined ? [] : [`${threat} ${probe}: ${flaw} (${file}, "${title}")`],
    );
    const held = rows.filter(({ passed, failed }) => passed > 0 && failed === 0).length;
    return {
      headline: `${String(held)} of ${String(rows.length)} threats held by every test that tries them`,
      rows,
      failures,
      notCovered: [],
      tools: { vitest: versionOf('vitest'), Playwright: versionOf('@playwright/test') },
    };
  },
};

/** Why a probe does not hold; undefined when its tests exist, name the threat and pass. */
function flawOf({ threat, file, title }: Probe, outcomes: readonly TestOutcome[]): string | undefined {
  const named = new RegExp(`\\(threats [^)]*\\b${threat}\\b`, 'u');
  const tests = outcomes.filter(
    (outcome) => outcome.file === file && outcome.fullTitle.includes(title) && named.test(outcome.fullTitle),
  );
  if (tests.length === 0) return 'no test names it';
  return tests.every(({ passed }) => passed) ? undefined : 'its test fails';
}
