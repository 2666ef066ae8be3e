/* Stands for the package vitest in the bundle of the in-process runner: its collector, assertions and spies. */
import {
  ASYMMETRIC_MATCHERS_OBJECT,
  chai,
  customMatchers,
  GLOBAL_EXPECT,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
} from '@vitest/expect';
import { collectTests, getFn, getHooks, type Suite, type Test, type VitestRunner } from '@vitest/runner';
import { fn, restoreAllMocks, spyOn } from '@vitest/spy';

export { afterAll, afterEach, beforeAll, beforeEach, describe, it, test } from '@vitest/runner';

const POLL_FOR = 2_000;
const TEST_TIMEOUT = 6_000;

let assertions = 0;

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);

const expectValue = (value: unknown, message?: string): Chai.Assertion => {
  assertions += 1;
  return chai.expect(value, message);
};

/** Tries the assertion until it holds or the time is over. */
function poll(read: () => unknown): unknown {
  const retrying = (path: readonly string[]): unknown =>
    new Proxy(() => undefined, {
      get: (_target, key) => retrying([...path, String(key)]),
      apply: async (_target, _this, values: unknown[]) => {
        const end = Date.now() + POLL_FOR;
        for (;;) {
          try {
            const assertion: any = path
              .slice(0, -1)
              .reduce((current: any, key) => current[key], expectValue(await read()));
            return await assertion[path.at(-1) ?? ''](...values);
          } catch (error) {
            if (Date.now() > end) throw error;
            await new Promise((next) => setTimeout(next, 20));
          }
        }
      },
    });
  return retrying([]);
}

export const expect: any = Object.assign(
  expectValue,
  chai.expect,
  (globalThis as any)[ASYMMETRIC_MATCHERS_OBJECT],
  { poll },
);
Object.defineProperty(globalThis, GLOBAL_EXPECT, { value: expect, writable: true, configurable: true });
expect.extend = (matchers: any) => (chai.expect as any).extend(expect, matchers);
expect.extend(customMatchers);

const stubbed = new Map<string, PropertyDescriptor | undefined>();
export const vi = {
  fn,
  spyOn,
  stubGlobal: (name: string, value: unknown) => {
    if (!stubbed.has(name)) stubbed.set(name, Object.getOwnPropertyDescriptor(globalThis, name));
    Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });
  },
  unstubAllGlobals: () => {
    for (const [name, descriptor] of stubbed)
      if (descriptor === undefined) Reflect.deleteProperty(globalThis, name);
      else Object.defineProperty(globalThis, name, descriptor);
    stubbed.clear();
  },
};

export interface Collected {
  readonly id: string;
  readonly file: string;
  readonly test: Test;
  readonly suites: readonly Suite[];
}

export async function collect(loaders: Record<string, () => Promise<unknown>>): Promise<Collected[]> {
  const runner: VitestRunner = {
    config: {
      root: process.cwd(),
      setupFiles: [],
      name: undefined,
      passWithNoTests: true,
      testNamePattern: undefined,
      allowOnly: false,
      sequence: { seed: 1, hooks: 'stack', setupFiles: 'list' },
      chaiConfig: undefined,
      maxConcurrency: 1,
      testTimeout: TEST_TIMEOUT,
      hookTimeout: TEST_TIMEOUT,
      retry: 0,
      includeTaskLocation: false,
      tags: [],
      tagsFilter: undefined,
      strictTags: false,
    },
    importFile: async (path) => loaders[path]?.(),
    trace: async (_name: string, ...rest: any[]) => rest.at(-1)(),
  } as VitestRunner;
  const files = await collectTests(Object.keys(loaders), runner);
  const broken = files.flatMap(({ result }) => result?.errors ?? [])[0];
  if (broken !== undefined) throw new Error(broken.message, { cause: broken });
  return files.flatMap((file) => testsIn(file, file.filepath, [file]));
}

function testsIn(suite: Suite, file: string, suites: readonly Suite[]): Collected[] {
  return suite.tasks.flatMap((task, index) => {
    if (task.mode === 'skip' || task.mode === 'todo') return [];
    if (task.type === 'suite') return testsIn(task, file, [...suites, task]);
    const names = [...suites.slice(1), task].map(({ name }) => name).join(' > ');
    return [{ id: `${file}#${names}#${String(index)}`, file, test: task, suites }];
  });
}

const noContext: any = {};
let entered: readonly Suite[] = [];

async function changeSuites(wanted: readonly Suite[]): Promise<void> {
  for (const suite of entered.toReversed())
    if (!wanted.includes(suite))
      for (const hook of getHooks(suite).afterAll) await hook(noContext, suite as any);
  const before = entered;
  entered = wanted;
  for (const suite of wanted)
    if (!before.includes(suite))
      for (const hook of getHooks(suite).beforeAll) await hook(noContext, suite as any);
}

export const leaveSuites = async (): Promise<void> => changeSuites([]);

/** Runs a test with the hooks around it, and returns why it failed. */
export async function runTest({ test, suites }: Collected): Promise<unknown> {
  const context: any = test.context;
  const cleanUps: (() => unknown)[] = [];
  let failure: unknown;
  assertions = 0;
  try {
    await changeSuites(suites);
    for (const suite of suites)
      for (const hook of getHooks(suite).beforeEach) {
        const cleanUp: unknown = await hook(context, suite as any);
        if (typeof cleanUp === 'function') cleanUps.push(cleanUp as () => unknown);
      }
    await getFn(test)();
    if (assertions === 0) throw new Error('expected any number of assertion, but got none');
  } catch (error) {
    failure = error ?? new Error('undefined was thrown');
  }
  try {
    for (const suite of suites.toReversed())
      for (const hook of getHooks(suite).afterEach) await hook(context, suite as any);
    for (const cleanUp of cleanUps) await cleanUp();
  } catch (error) {
    failure ??= error;
  }
  restoreAllMocks();
  return failure;
}
