/**
 * A test runner for Stryker. Stryker's own runner for vitest starts vitest again for each mutant, which takes about
 * 400 ms of one core. This runner bundles the tests of an area once, collects them with vitest's collector, and runs in
 * one process only the tests that reach the mutant. For a mutant in code that runs at import, it evaluates the bundle
 * again.
 */
import { readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { commonTokens, declareFactoryPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin';

const folder = import.meta.dirname;
/** The limits of one test, in milliseconds. */
const MIN_LIMIT = 3000;
const MAX_LIMIT = 120_000;
const OUTPUT = 'mutants-bundle';
const ENTRY = 'virtual:mutants-entry';

/** @param {readonly string[]} files */
const entryOf = (files) =>
  `export const loaders = {${files.map((file) => `${JSON.stringify(file)}: () => import(${JSON.stringify(path.resolve(file))})`).join(',\n')}};
  export * as collector from ${JSON.stringify(path.join(folder, 'vitestInProcess.mjs'))};`;

class InProcessRunner {
  static inject = tokens(commonTokens.options, 'globalNamespace');
  tests = [];
  evaluations = 0;
  durations = new Map();
  /** The modules that each test file imports, also through others. */
  reached = new Map();
  /** Whether the modules were evaluated with a mutant active. */
  isMutated = false;

  constructor(options, globalNamespace) {
    this.options = options;
    this.namespace = globalThis[globalNamespace] ??= {};
    this.rejected = undefined;
    process.on('unhandledRejection', (reason) => {
      this.rejected = reason;
    });
    process.on('uncaughtException', (reason) => {
      this.rejected = reason;
    });
  }

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    process.env['NODE_ENV'] = 'test';
    /* The local API looks for this, and then registers no loader of its own. */
    process.env['VITEST'] = 'true';
    const files = this.options.inProcess.tests.flatMap(testsBelow);
    const { reached } = this;
    const require = createRequire(path.resolve('package.json'));
    const { build } = await import(
      pathToFileURL(path.join(path.dirname(require.resolve('vite/package.json')), 'dist/node/index.js')).href
    );
    await build({
      configFile: false,
      logLevel: 'error',
      root: process.cwd(),
      resolve: {
        alias: {
          '@tests': path.resolve('tests'),
          '@': path.resolve('src'),
          vitest: path.join(folder, 'vitestInProcess.mjs'),
        },
      },
      plugins: [
        {
          name: 'mutants-entry',
          resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : undefined),
          load: (id) => (id === `\0${ENTRY}` ? entryOf(files) : undefined),
          buildEnd() {
            for (const file of files)
              reached.set(
                file,
                modulesFrom(path.resolve(file), (id) => this.getModuleInfo(id)),
              );
          },
        },
      ],
      ssr: { external: true },
      build: {
        ssr: true,
        target: 'node20',
        minify: false,
        outDir: OUTPUT,
        emptyOutDir: true,
        copyPublicDir: false,
        reportCompressedSize: false,
        rolldownOptions: { input: ENTRY, output: { codeSplitting: false, entryFileNames: 'tests.mjs' } },
      },
    });
    const fastCheck = await import(pathToFileURL(require.resolve('fast-check')).href);
    /* Fewer examples of each property, and the same ones each time. A mutant that they miss counts as survived. */
    fastCheck.configureGlobal({ seed: 20_261_123, numRuns: 25 });
  }

  async #collect() {
    this.evaluations += 1;
    const bundle = await import(
      `${pathToFileURL(path.resolve(OUTPUT, 'tests.mjs')).href}?${this.evaluations}`
    );
    this.run = bundle.collector.runTest;
    this.leave = bundle.collector.leaveSuites;
    this.tests = await bundle.collector.collect(bundle.loaders);
  }

  async dryRun() {
    const { namespace } = this;
    namespace.mutantCoverage = undefined;
    namespace.activeMutant = undefined;
    namespace.currentTestId = undefined;
    await this.#collect();
    const results = await this.#runTests(this.tests, (test) => {
      namespace.currentTestId = test.id;
    });
    return {
      status: 'complete',
      tests: results,
      mutantCoverage: namespace.mutantCoverage ?? { static: {}, perTest: {} },
    };
  }

  /** A survivor is tried again with modules of its own, because a value that a module has cached can hide a mutant. */
  async mutantRun(mutant) {
    const isStatic = mutant.mutantActivation === 'static';
    const result = await this.#run(mutant, isStatic);
    return result.status === 'survived' && !isStatic ? this.#run(mutant, true) : result;
  }

  async #run({ activeMutant, testFilter, hitLimit, sandboxFileName }, evaluatesAgain) {
    const { namespace } = this;
    namespace.mutantCoverage = undefined;
    namespace.hitCount = hitLimit === undefined ? undefined : 0;
    namespace.hitLimit = hitLimit;
    namespace.activeMutant = evaluatesAgain ? activeMutant.id : undefined;
    try {
      /* After a mutant whose tests never end, Stryker starts a new process, which makes no dry run. */
      if (evaluatesAgain || this.isMutated || this.evaluations === 0) await this.#collect();
    } catch (error) {
      return killedBy('the import of the tests', error);
    } finally {
      this.isMutated = evaluatesAgain;
    }
    namespace.activeMutant = activeMutant.id;
    const wanted = testFilter === undefined ? undefined : new Set(testFilter);
    const isChosen = ({ id, file }) =>
      wanted?.has(id) ?? this.reached.get(file).has(path.resolve(sandboxFileName));
    const chosen = this.tests.filter(isChosen);
    const results = await this.#runTests(nearestFirst(chosen, sandboxFileName), () => undefined, true);
    namespace.activeMutant = undefined;
    const hits = namespace.hitCount;
    if (hitLimit !== undefined && hits > hitLimit)
      return { status: 'timeout', reason: `Hit limit reached (${hits}/${hitLimit})` };
    const failed = results.find(({ status }) => status === 1);
    return failed === undefined
      ? { status: 'survived', nrOfTests: results.length }
      : {
          status: 'killed',
          killedBy: [failed.id],
          failureMessage: failed.failureMessage,
          nrOfTests: results.length,
        };
  }

  /** A mutant can make a test wait for ever. The dry run measures how long the test takes without a mutant. */
  limitOf({ id }, isMutated) {
    return isMutated ? MIN_LIMIT + 5 * (this.durations.get(id) ?? MIN_LIMIT) : MAX_LIMIT;
  }

  async #runTests(tests, before, endsAtFailure = false) {
    const results = [];
    for (const test of tests) {
      before(test);
      this.rejected = undefined;
      const startedAt = performance.now();
      const failure = await within(this.limitOf(test, endsAtFailure), this.run(test));
      /* Node.js emits `unhandledRejection` after the microtasks. Like vitest, the runner fails the test that caused it. */
      await setImmediate();
      const error = failure ?? this.rejected;
      const timeSpentMs = performance.now() - startedAt;
      if (!endsAtFailure) this.durations.set(test.id, timeSpentMs);
      const common = { id: test.id, name: test.id, timeSpentMs };
      results.push(
        error === undefined
          ? { ...common, status: 0 }
          : { ...common, status: 1, failureMessage: messageOf(error) },
      );
      if (error !== undefined && endsAtFailure) break;
    }
    await this.leave();
    return results;
  }

  async dispose() {
    await rm(OUTPUT, { recursive: true, force: true });
  }
}

const testsBelow = (place) =>
  place.endsWith('.ts')
    ? [place]
    : readdirSync(place, { recursive: true })
        .filter((file) => file.endsWith('.test.ts'))
        .toSorted()
        .map((file) => `${place}/${file}`);

function modulesFrom(entry, infoOf) {
  const found = new Set([entry]);
  for (const id of found) for (const next of infoOf(id)?.importedIds ?? []) found.add(next);
  return found;
}

async function within(milliseconds, run) {
  let timer;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, milliseconds, new Error('The test does not end.'));
  });
  return Promise.race([run, late]).finally(() => clearTimeout(timer));
}

/** The tests of the file itself kill most of its mutants, so they are run first. */
function nearestFirst(tests, fileName) {
  const name = path.basename(fileName, path.extname(fileName));
  return tests.toSorted((one, other) => Number(other.file.includes(name)) - Number(one.file.includes(name)));
}

const messageOf = (error) => String(error?.message ?? error).slice(0, 500);

const killedBy = (name, error) => ({
  status: 'killed',
  killedBy: [name],
  failureMessage: messageOf(error),
  nrOfTests: 0,
});

function createRunner(injector) {
  return injector.provideValue('globalNamespace', '__stryker__').injectClass(InProcessRunner);
}
createRunner.inject = tokens(commonTokens.injector);

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'in-process', createRunner)];
