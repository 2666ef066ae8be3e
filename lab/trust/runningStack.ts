import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureNginx } from '../../scripts/ensureNginx.mjs';
import { stackPorts, TESTED_INSTANCES } from '../../tests/stack/StackPorts';

/** The build of the live product takes most of this time, in milliseconds. */
const MAX_START = 300_000;

/** The local stack with as many instances as the tests use, which all runs of one section share. */
export interface RunningStack {
  close: () => Promise<void>;
}

/**
 * Builds the live product of this tree and starts the services around it. With `TRUST_STACK=running` it uses the stack
 * that is already there, which has to be of the same tree and to have as many instances.
 */
export async function startRunningStack(): Promise<RunningStack> {
  if (process.env['TRUST_STACK'] === 'running') return { close: async () => undefined };
  await ensureNginx();
  const stack = spawn(process.execPath, ['scripts/stack.mjs'], {
    env: { ...process.env, STACK_CONTROL: 'on', STACK_INSTANCES: String(TESTED_INSTANCES) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => {
    stack.on('exit', () => {
      resolve();
    });
  });
  /* The last instance that starts. */
  const url = `http://localhost:${String(stackPorts(process.env, TESTED_INSTANCES - 1).web)}`;
  const deadline = Date.now() + MAX_START;
  while (!(await answers(url))) {
    if (stack.exitCode !== null || Date.now() > deadline) throw new Error(`The local stack is not at ${url}`);
    await wait(500);
  }
  return {
    close: async () => {
      stack.kill('SIGTERM');
      await ended;
    },
  };
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}
