/**
 * Runs every test stage in this order, up to the first stage that fails: packages and a browser, the checks,
 * the domain and the use cases with coverage, all other unit, contract and page tests, the build, the journeys
 * through the built demo, the same demo in three engines, the live product against the local stack. The last
 * line is `N passed, N failed`. A stage that fails without a failing test (a check, a build, the coverage)
 * counts as one failure. `--part=checks`, `units`, `journeys`, `engines` or `live` runs the stages of one part, so that
 * machines can share the work.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runChecks } from './check.mjs';
import { buildDemo } from './demoBuild.mjs';
import { ensureTestBrowser } from './ensureBrowser.mjs';
import { ensureEngines } from './ensureEngines.mjs';
import { ensureInstalled } from './ensureInstalled.mjs';
import { ensureNginx } from './ensureNginx.mjs';
import { runPackage } from './runCommand.mjs';

const resultsDirectory = 'test-results';
const coveredResults = `${resultsDirectory}/covered.json`;
const unitResults = `${resultsDirectory}/unit.json`;
const journeyResults = `${resultsDirectory}/journeys.json`;
const engineResults = `${resultsDirectory}/engines.json`;
const liveResults = `${resultsDirectory}/stack.json`;

/**
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed
 * @property {readonly string[]} [flaky] The tests that passed on their second attempt.
 */
/** @type {Count} */
const none = { passed: 0, failed: 0 };

/**
 * @param {string} file
 * @param {(report: any) => Count} count
 */
function readCount(file, count) {
  return existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : none;
}

/**
 * The folders of the tests that cover the domain and the application completely: their own tests, and those of the
 * in-memory and browser adapters. All other tests add no coverage and would take a sixth longer with it.
 */
const COVERAGE_FOLDERS = [
  'tests/domain',
  'tests/application',
  'tests/adapters/in-memory',
  'tests/adapters/browser',
];

/** Each part that opens the demo, or compares the live product with it, builds it first. */
const BUILD = {
  part: undefined,
  name: 'Build of the demo',
  run: async () => ({ code: (await buildDemo({ show: true })).code, count: none }),
};

const LIVE = ['--config', 'tests/e2e-stack/playwright.config.ts'];

const allStages = [
  { part: 'checks', name: 'Checks', run: async () => ({ code: await runChecks(), count: none }) },
  {
    part: 'units',
    name: 'Domain and use cases with coverage',
    run: () => runTests([...COVERAGE_FOLDERS, '--coverage', '--coverage.reporter=text'], coveredResults),
  },
  {
    part: 'units',
    name: 'The other unit, contract and page tests',
    run: () =>
      runTests(
        COVERAGE_FOLDERS.flatMap((folder) => ['--exclude', `${folder}/**`]),
        unitResults,
      ),
  },
  BUILD,
  { part: 'journeys', name: 'End-to-end tests of the demo', run: () => runJourneys([], journeyResults) },
  { part: 'engines', name: 'The demo in Chromium, Firefox and WebKit', run: runEngines },
  {
    part: 'live',
    name: 'End-to-end tests of the live product',
    run: () => runJourneys(LIVE, liveResults),
  },
  /* Any other turn selects one identity provider. */
  ...(process.env['TEST_TURN'] === 'all'
    ? [
        {
          part: 'live',
          name: 'Journeys of the live product with a sign-in at any OpenID provider',
          run: () =>
            runJourneys([...LIVE, '--project=journeys', 'session', 'mainJob'], liveResults, {
              VITE_IDENTITY_PROVIDER: 'oidc',
            }),
        },
      ]
    : []),
];

/**
 * @param {readonly string[]} parameters
 * @param {string} results
 */
async function runTests(parameters, results) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`];
  const { code } = await runPackage('vitest/vitest.mjs', ['run', ...parameters, ...reporters], {
    show: true,
  });
  const count = readCount(results, ({ numPassedTests, numFailedTests }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
  }));
  return { code, count };
}

/**
 * @param {readonly string[]} parameters
 * @param {string} results
 * @param {Record<string, string>} [environment]
 */
async function runJourneys(parameters, results, environment = {}) {
  const { code } = await runPackage('@playwright/test/cli.js', ['test', ...parameters], {
    show: true,
    environment,
  });
  const count = readCount(results, ({ stats, suites }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    flaky: suites.flatMap(flakyIn),
  }));
  return { code, count };
}

/**
 * @param {any} suite
 * @returns {readonly string[]}
 */
function flakyIn({ title, specs = [], suites = [] }) {
  const own = specs
    .filter((/** @type {any} */ spec) =>
      spec.tests.some((/** @type {any} */ { status }) => status === 'flaky'),
    )
    .map((/** @type {any} */ spec) => spec.title);
  return [...own, ...suites.flatMap(flakyIn)].map((name) => `${title} › ${name}`);
}

/** Runs the engines that are installed and names the missing ones; with CI set, a missing engine is a failure. */
async function runEngines() {
  const missing = await ensureEngines();
  if (missing.length > 0)
    console.log(
      `NOT TESTED in ${missing.join(' and ')}: not installed. They are installed automatically only for root on Debian. ` +
        'Install firefox-esr, webkit2gtk-driver and xvfb, or set FIREFOX to the path of a Firefox.',
    );
  if (missing.length > 0 && process.env['CI'] !== undefined) return { code: 1, count: none };
  const left = ['chromium', 'firefox', 'webkit'].filter((engine) => !missing.includes(engine));
  const projects = left.map((engine) => `--project=${engine}`);
  return runJourneys(['--config', 'tests/e2e-engines/playwright.config.ts', ...projects], engineResults);
}

/** @param {string | undefined} part */
function stagesOf(part) {
  if (part === undefined) return allStages;
  const stages = allStages.filter((stage) => stage.part === part);
  if (stages.length === 0) {
    console.error(`--part=${part} is none of the parts of npm test.`);
    process.exit(1);
  }
  return part === 'checks' || part === 'units' ? stages : [BUILD, ...stages];
}

/** @param {typeof allStages} stages */
async function runStages(stages) {
  let { passed, failed } = none;
  /** @type {string[]} */
  const flaky = [];
  for (const { name, run } of stages) {
    console.log(`\n=== ${name} ===`);
    const startedAt = Date.now();
    const { code, count } = await run();
    console.log(`\n${name}: ${String(Math.round((Date.now() - startedAt) / 1000))} s`);
    passed += count.passed;
    failed += count.failed;
    flaky.push(...(count.flaky ?? []));
    if (code !== 0) return { passed, failed: Math.max(failed, 1), flaky, stoppedAt: name };
  }
  return { passed, failed, flaky, stoppedAt: undefined };
}

const stages = stagesOf(parseArgs({ options: { part: { type: 'string' } } }).values.part);
await ensureInstalled();
await ensureTestBrowser();
await ensureNginx();
rmSync(resultsDirectory, { recursive: true, force: true });
mkdirSync(resultsDirectory, { recursive: true });
const { passed, failed, flaky, stoppedAt } = await runStages(stages);
if (stoppedAt !== undefined) console.log(`\nStopped at: ${stoppedAt}`);
for (const name of flaky) console.log(`\nNeeded a second try, which is a defect: ${name}`);
console.log(`\n${String(passed)} passed, ${String(failed)} failed`);
process.exitCode = failed === 0 ? 0 : 1;
