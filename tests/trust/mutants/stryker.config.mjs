/** The area is chosen by run.ts, which passes its files, its tests and the place of the report. */
const listOf = (name) => (process.env[name] ?? '').split(',');

export default {
  testRunner: 'in-process',
  plugins: [new URL('inProcessRunner.mjs', import.meta.url).pathname],
  inProcess: { tests: listOf('MUTANTS_TESTS') },
  warnings: { unknownOptions: false, slow: false },
  mutate: listOf('MUTANTS_FILES'),
  coverageAnalysis: 'perTest',
  concurrency: 1,
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: process.env['MUTANTS_REPORT'] },
  ignorePatterns: ['dist*', 'pictures', 'test-results', 'trust-results', 'docs', 'public'],
  timeoutMS: 6_000,
  timeoutFactor: 1.5,
  allowConsoleColors: false,
};
