import { readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { ensureTestBrowser } from '../../../../scripts/ensureBrowser.mjs';
import { ensureNginx } from '../../../../scripts/ensureNginx.mjs';
import { runPackage } from '../../../../scripts/runCommand.mjs';
import type { Runner } from './probes';

/** The result of one test. */
export interface TestOutcome {
  readonly file: string;
  readonly fullTitle: string;
  readonly passed: boolean;
}

/** Only tests that name a threat. */
const NAMED = 'threats T';

/** Runs tests of the project that name threats. */
export async function testOutcomes(
  runner: Runner,
  files: readonly string[],
  folder: string,
): Promise<readonly TestOutcome[]> {
  const report = `${folder}/threats-${runner}.json`;
  rmSync(report, { force: true });
  if (runner === 'unit') return unitOutcomes(files, report);
  await ensureTestBrowser();
  if (runner === 'stack') await ensureNginx();
  const built = await runPackage('vite/bin/vite.js', ['build', '--mode', 'demo', '--outDir', 'dist-demo']);
  if (built.code !== 0) throw new Error(`The demo cannot be built:\n${built.output}`);
  const config = runner === 'stack' ? ['--config', 'tests/e2e-stack/playwright.config.ts'] : [];
  const parameters = ['-g', NAMED, '--retries=0', '--reporter=list,json', `--output=${folder}/journeys`];
  await runPackage('@playwright/test/cli.js', ['test', ...config, ...files, ...parameters], {
    show: true,
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  const journeys: JourneyReport = JSON.parse(readFileSync(report, 'utf8'));
  return journeyOutcomes(journeys);
}

interface UnitReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

async function unitOutcomes(files: readonly string[], report: string): Promise<readonly TestOutcome[]> {
  const parameters = ['run', ...files, '--coverage.enabled=false', '-t', NAMED, '--reporter=json'];
  await runPackage('vitest/vitest.mjs', [...parameters, `--outputFile.json=${report}`], { show: true });
  const { testResults }: UnitReport = JSON.parse(readFileSync(report, 'utf8'));
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status }) => ({
        file: relative('.', name),
        fullTitle: fullName,
        passed: status === 'passed',
      })),
  );
}

interface JourneySuite {
  readonly title: string;
  readonly suites?: readonly JourneySuite[];
  readonly specs: readonly { readonly title: string; readonly file: string; readonly ok: boolean }[];
}

interface JourneyReport {
  readonly config: { readonly rootDir: string };
  readonly suites: readonly JourneySuite[];
}

function journeyOutcomes({ config, suites }: JourneyReport): readonly TestOutcome[] {
  const outcomesIn = (suite: JourneySuite, titles: readonly string[]): readonly TestOutcome[] => [
    ...suite.specs.map(({ title, file, ok }) => ({
      file: relative('.', `${config.rootDir}/${file}`),
      fullTitle: [...titles, suite.title, title].join(' '),
      passed: ok,
    })),
    ...(suite.suites ?? []).flatMap((inner) => outcomesIn(inner, [...titles, suite.title])),
  ];
  return suites.flatMap((suite) => outcomesIn(suite, []));
}
