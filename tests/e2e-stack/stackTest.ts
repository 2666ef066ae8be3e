import { test as base } from '@playwright/test';
import { stackPorts, TESTED_INSTANCES, type StackPorts } from '../stack/StackPorts';
import { StackControl } from './StackControl';

const SERVICES = ['web', 'api', 'identity', 'payment', 'diagnostics'] as const satisfies (keyof StackPorts)[];

/** Maps the ports in the URLs of the build to the ports of another instance. */
function resolverRules(instance: number): string {
  const [inBuild, ofInstance] = [stackPorts(process.env), stackPorts(process.env, instance)];
  return SERVICES.map(
    (service) => `MAP localhost:${String(inBuild[service])} localhost:${String(ofInstance[service])}`,
  ).join(', ');
}

export interface StackFixtures {
  /** The number of running instances of the stack. */
  readonly instances: number;
  /** The services around the product, which no other worker uses. */
  readonly stack: StackControl;
}

/** Gives each worker its own instance of the local stack. The browser sees every instance under the same URLs. */
export const test = base.extend<object, StackFixtures>({
  instances: [TESTED_INSTANCES, { option: true, scope: 'worker' }],
  launchOptions: [
    async ({ launchOptions }, use, { parallelIndex }) => {
      const rules = `--host-resolver-rules=${resolverRules(parallelIndex)}`;
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), rules] });
    },
    { scope: 'worker' },
  ],
  stack: [
    async ({ instances }, use, { parallelIndex }) => {
      if (parallelIndex >= instances)
        throw new Error(
          `Only ${String(instances)} instances of the stack run. Start at most as many workers.`,
        );
      await use(new StackControl(stackPorts(process.env, parallelIndex)));
    },
    { scope: 'worker' },
  ],
});
