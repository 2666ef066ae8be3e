/* Replaces the package vitest in the bundle of the in-process runner: collector, assertions and spies. */
import {
  ASYMMETRIC_MATCHERS_OBJECT,
  chai,
  customMatchers,
  GLOBAL_EXPECT,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
} from '@vitest/expect';
import { collectTests, getFn, getHooks } from '@vitest/runner';
import { fn, restoreAllMocks, spyOn } from '@vitest/spy';

export { afterAll, afterEach, beforeAll, beforeEach, describe, it, test } from '@vitest/runner';

const POLL_FOR = 2000;
/** The runner ends a test that takes too long. */
const TEST_TIMEOUT = 0;

let assertions = 0;

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);

const expectValue = (value, message) => {
  assertions += 1;
  return chai.expect(value, message);
};

/** Repeats the assertion until it holds or the time has passed. */
function poll(read) {
  const retrying = (path) =>
    new Proxy(() => undefined, {
      get: (_target, key) => retrying([...path, String(key)]),
      apply: async (_target, _this, values) => retry(read, path, values, Date.now() + POLL_FOR),
    });
  return retrying([]);
}

async function retry(read, path, values, end) {
  try {
    let assertion = expectValue(await read());
    for (const word of path.slice(0, -1)) assertion = assertion[word];
    return await assertion[path.at(-1)](...values);
  } catch (error) {
    if (Date.now() > end) throw error;
  }
  await new Promise((next) => {
    setTimeout(next, 20);
  });
  return retry(read, path, values, end);
}

export const expect = Object.assign(expectValue, chai.expect, globalThis[ASYMMETRIC_MATCHERS_OBJECT], {
  poll,
});
Object.defineProperty(globalThis, GLOBAL_EXPECT, { value: expect, writable: true, configurable: true });
expect.extend = (matchers) => chai.expect.extend(expect, matchers);
expect.extend(customMatchers);

const replaced = new Map();

function stubGlobal(name, value) {
  if (!replaced.has(name)) replaced.set(name, globalThis[name]);
  globalThis[name] = value;
}

function restoreGlobals(names) {
  for (const name of names) if (replaced.has(name)) globalThis[name] = replaced.get(name);
  for (const name of names) replaced.delete(name);
}

const TIMERS = ['setTimeout', 'clearTimeout'];
let waiting = new Set();

/** Timers that run only when the test advances the time. The tests fake no others. */
function useFakeTimers() {
  const { clearTimeout: clearReal } = globalThis;
  waiting = new Set();
  stubGlobal('setTimeout', (run, delay = 0, ...values) => {
    const timer = { delay, run: () => run(...values), ref: () => timer, unref: () => timer };
    waiting.add(timer);
    return timer;
  });
  stubGlobal('clearTimeout', (timer) => {
    if (!waiting.delete(timer)) clearReal(timer);
  });
}

function advanceTimersByTime(milliseconds) {
  const due = [...waiting].filter(({ delay }) => delay <= milliseconds);
  for (const timer of due.toSorted((one, other) => one.delay - other.delay))
    if (waiting.delete(timer)) timer.run();
}

export const vi = {
  fn,
  spyOn,
  /* The bundle holds one instance of each module. For a mutant in code that runs at import, it is evaluated again. */
  resetModules: () => undefined,
  stubGlobal,
  unstubAllGlobals: () => restoreGlobals([...replaced.keys()]),
  useFakeTimers,
  advanceTimersByTime,
  useRealTimers: () => restoreGlobals(TIMERS),
};

/** The tests in their order, each with the suites around it. */
export async function collect(loaders) {
  const runner = {
    config: {
      root: process.cwd(),
      setupFiles: [],
      passWithNoTests: true,
      allowOnly: false,
      sequence: { seed: 1, hooks: 'stack', setupFiles: 'list' },
      maxConcurrency: 1,
      testTimeout: TEST_TIMEOUT,
      hookTimeout: TEST_TIMEOUT,
      retry: 0,
      includeTaskLocation: false,
      tags: [],
      strictTags: false,
    },
    importFile: async (path) => loaders[path](),
    trace: async (_name, ...rest) => rest.at(-1)(),
  };
  const files = await collectTests(Object.keys(loaders), runner);
  const [broken] = files.flatMap(({ result }) => result?.errors ?? []);
  if (broken !== undefined) throw new Error(broken.message, { cause: broken });
  return files.flatMap((file) => testsIn(file, file.filepath, [file]));
}

function testsIn(suite, file, suites) {
  return suite.tasks.flatMap((task, index) => {
    if (task.mode === 'skip' || task.mode === 'todo') return [];
    if (task.type === 'suite') return testsIn(task, file, [...suites, task]);
    const names = [...suites.slice(1), task].map(({ name }) => name).join(' > ');
    return [{ id: `${file}#${names}#${String(index)}`, file, test: task, suites }];
  });
}

let entered = [];

async function changeSuites(wanted) {
  const before = entered;
  entered = wanted;
  await runHooks(
    before.toReversed().filter((suite) => !wanted.includes(suite)),
    'afterAll',
    {},
  );
  await runHooks(
    wanted.filter((suite) => !before.includes(suite)),
    'beforeAll',
    {},
  );
}

/** @returns The functions that the hooks gave back, to be called after the test. */
async function runHooks(suites, kind, context) {
  const cleanUps = [];
  for (const suite of suites)
    for (const hook of getHooks(suite)[kind]) {
      const cleanUp = await hook(context, suite);
      if (typeof cleanUp === 'function') cleanUps.push(cleanUp);
    }
  return cleanUps;
}

export const leaveSuites = async () => changeSuites([]);

/** Runs a test with the hooks around it, and returns why it failed. */
export async function runTest({ test, suites }) {
  let cleanUps = [];
  let failure;
  assertions = 0;
  try {
    await changeSuites(suites);
    cleanUps = await runHooks(suites, 'beforeEach', test.context);
    await getFn(test)();
    if (assertions === 0) throw new Error('expected any number of assertion, but got none');
  } catch (error) {
    failure = error ?? new Error('undefined was thrown');
  }
  try {
    await runHooks(suites.toReversed(), 'afterEach', test.context);
    for (const cleanUp of cleanUps) await cleanUp();
  } catch (error) {
    failure ??= error;
  }
  restoreAllMocks();
  return failure;
}
