import { test as base } from '@playwright/test';
import { stackPorts, type StackPorts } from '../stack/StackPorts';
import { StackControl } from './StackControl';

const SERVICES = ['web', 'api', 'identity', 'payment', 'diagnostics'] as const satisfies (keyof StackPorts)[];

/** Resolves the ports that the product is built for to those of another instance. */
function resolverRules(instance: number): string {
  const [known, own] = [stackPorts(process.env), stackPorts(process.env, instance)];
  return SERVICES.map(
    (service) => `MAP localhost:${String(known[service])} localhost:${String(own[service])}`,
  ).join(', ');
}

export interface StackFixtures {
  /** The services around the product, which no other worker uses. */
  readonly stack: StackControl;
}

/** Gives each worker an instance of the local stack. Its browser sees every instance under the same URLs. */
export const test = base.extend<object, StackFixtures>({
  launchOptions: [
    async ({ launchOptions }, use, { parallelIndex }) => {
      const rules = `--host-resolver-rules=${resolverRules(parallelIndex)}`;
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), rules] });
    },
    { scope: 'worker' },
  ],
  stack: [
    // Playwright requires an object pattern as the first parameter.
    async ({}, use, { parallelIndex }) => use(new StackControl(stackPorts(process.env, parallelIndex))),
    { scope: 'worker' },
  ],
});
