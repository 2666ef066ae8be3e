/**
 * Runs every test stage in this order, up to the first stage that fails: the packages of npm, the checks, while Debian
 * installs browsers and a web server, the domain and the use cases with coverage, all other unit, contract and page
 * tests, the builds, the built demo in three engines and its journeys, the live product against the local stack. The
 * last line is always `N passed, N failed`. A stage that fails without a failing test (a check, a build, the coverage)
 * counts as one failure. `--part=checks`, `units`, `journeys`, `engines` or `live` runs the stages of one part, so that
 * machines can share the work.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runChecks } from './check.mjs';
import { buildDemo } from './demoBuild.mjs';
import { ensureTestBrowser, missingTestBrowserPackages } from './ensureBrowser.mjs';
import { ensureEngines, missingEnginePackages, missingEngines } from './ensureEngines.mjs';
import { ensureInstalled } from './ensureInstalled.mjs';
import { ensureNginx, missingNginxPackages } from './ensureNginx.mjs';
import { canInstallDebianPackages, installDebianPackages } from './installDebianPackages.mjs';
import { runCommand, runPackage } from './runCommand.mjs';

const resultsDirectory = 'test-results';
const coveredResults = `${resultsDirectory}/covered.json`;
const unitResults = `${resultsDirectory}/unit.json`;
const demoResults = `${resultsDirectory}/demo.json`;
const liveResults = `${resultsDirectory}/stack.json`;

/**
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed
 * @property {readonly string[]} [flaky] The tests that passed on their second attempt.
 */
/** @type {Count} */
const none = { passed: 0, failed: 0 };

/** What has run, and the stage that runs. */
const total = { ...none, flaky: /** @type {string[]} */ ([]), stage: 'Installation' };

/* A missing program and a failed `npm ci` end this process too. */
process.on('exit', (code) => {
  if (code !== 0) console.log(`\nStopped at: ${total.stage}`);
  for (const name of total.flaky) console.log(`\nNeeded a second try, which is a defect: ${name}`);
  const failed = code === 0 ? total.failed : Math.max(total.failed, 1);
  console.log(`\n${String(total.passed)} passed, ${String(failed)} failed`);
});
process.on('uncaughtException', (error) => {
  console.error(error);
  process.exit(1);
});

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

const BROWSER = { missingPackages: missingTestBrowserPackages, ensure: ensureTestBrowser };
const ENGINES = { missingPackages: missingEnginePackages, ensure: ensureEnginesInCi };
const NGINX = { missingPackages: missingNginxPackages, ensure: ensureNginx };

const PARTS = /** @type {const} */ (['checks', 'units', 'journeys', 'engines', 'live']);

/** @typedef {typeof PARTS[number]} Part */

/** The programs that each part runs, besides those of npm. */
const PROGRAMS = {
  checks: [],
  units: [NGINX],
  journeys: [BROWSER],
  engines: [BROWSER, ENGINES],
  live: [BROWSER, NGINX],
};

const LIVE = ['--config', 'tests/e2e-stack/playwright.config.ts'];

/** @type {readonly { parts: readonly Part[]; name: string; run: () => Promise<{ code: number; count: Count }> }[]} */
const allStages = [
  { parts: ['checks'], name: 'Checks', run: async () => ({ code: await runChecks(), count: none }) },
  {
    parts: ['units', 'journeys', 'engines', 'live'],
    name: 'Browsers and web server',
    run: async () => {
      await ensurePrograms();
      return { code: 0, count: none };
    },
  },
  {
    parts: ['units'],
    name: 'Domain and use cases with coverage',
    run: () => runTests([...COVERAGE_FOLDERS, '--coverage', '--coverage.reporter=text'], coveredResults),
  },
  {
    parts: ['units'],
    name: 'The other unit, contract and page tests',
    run: () =>
      runTests(
        COVERAGE_FOLDERS.flatMap((folder) => ['--exclude', `${folder}/**`]),
        unitResults,
      ),
  },
  { parts: ['journeys', 'engines', 'live'], name: 'Builds', run: runBuilds },
  { parts: ['journeys', 'engines'], name: 'End-to-end tests of the demo', run: runDemo },
  {
    parts: ['live'],
    name: 'End-to-end tests of the live product',
    run: () => runJourneys(LIVE, liveResults, { STACK_IS_BUILT: 'true' }),
  },
  /* Any other turn selects one identity provider. */
  ...(process.env['TEST_TURN'] === 'all'
    ? [
        {
          parts: /** @type {const} */ (['live']),
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

async function ensurePrograms() {
  await installation;
  for (const { ensure } of programs) await ensure();
}

/** The live product is compared with the demo, and is built at the same time. */
async function runBuilds() {
  const [demo, live] = await Promise.all([
    buildDemo({ show: true }),
    parts.includes('live')
      ? runCommand(process.execPath, ['--import', 'tsx', 'tests/e2e-stack/buildSite.ts'])
      : { code: 0, output: '' },
  ]);
  process.stdout.write(live.output);
  return { code: Math.max(demo.code, live.code), count: none };
}

/** Without CI set, the other tests run where an engine is missing. */
async function ensureEnginesInCi() {
  await ensureEngines();
  if (process.env['CI'] !== undefined && nameMissingEngines().length > 0) process.exit(1);
}

function nameMissingEngines() {
  const missing = missingEngines();
  if (missing.length > 0)
    console.log(
      `NOT TESTED in ${missing.join(' and ')}: not installed. They are installed automatically only for root on Debian. ` +
        'Install firefox-esr, webkit2gtk-driver and xvfb, or set FIREFOX to the path of a Firefox.',
    );
  return missing;
}

/** Runs the journeys and the engines that are installed in one run, so that the workers are idle at one end only. */
async function runDemo() {
  const missing = parts.includes('engines') ? nameMissingEngines() : [];
  const engines = ['chromium', 'firefox', 'webkit'].filter(
    (engine) => !missing.some((name) => name === engine),
  );
  const projects = [
    ...(parts.includes('journeys') ? ['journeys'] : []),
    ...(parts.includes('engines') ? engines : []),
  ];
  return runJourneys(
    ['--config', 'tests/e2e-engines/playwright.config.ts', ...projects.map((name) => `--project=${name}`)],
    demoResults,
  );
}

/**
 * @param {string | undefined} part
 * @returns {readonly Part[]}
 */
function partsOf(part) {
  const wanted = PARTS.filter((each) => part === undefined || each === part);
  if (wanted.length > 0) return wanted;
  console.error(`--part=${part} is none of the parts of npm test.`);
  return process.exit(1);
}

const parts = partsOf(parseArgs({ options: { part: { type: 'string' } } }).values.part);
const programs = new Set(parts.flatMap((part) => PROGRAMS[part]));
/* While npm installs its packages and the checks run, which need none of these programs. */
const installation = installDebianPackages([...programs].flatMap(({ missingPackages }) => missingPackages()));
if (!canInstallDebianPackages()) await ensurePrograms();
await ensureInstalled('tests', installation);
rmSync(resultsDirectory, { recursive: true, force: true });
mkdirSync(resultsDirectory, { recursive: true });
for (const { parts: partsWithStage, name, run } of allStages) {
  if (!partsWithStage.some((part) => parts.includes(part))) continue;
  console.log(`\n=== ${name} ===`);
  total.stage = name;
  const startedAt = Date.now();
  const { code, count } = await run();
  console.log(`\n${name}: ${String(Math.round((Date.now() - startedAt) / 1000))} s`);
  total.passed += count.passed;
  total.failed += count.failed;
  total.flaky.push(...(count.flaky ?? []));
  /* Not process.exit(), because apt can still be running. */
  process.exitCode = Math.max(code, Math.min(count.failed, 1));
  if (process.exitCode !== 0) break;
}
