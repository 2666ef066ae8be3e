import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** In milliseconds. An emulator loads for some seconds, on a busy machine for many. */
const MAX_START = 120_000;

interface Server {
  readonly program: string;
  readonly parameters: readonly string[];
  /** The working directory, which is created. */
  readonly directory: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** Answers with any status when the server is ready. */
  readonly url: string;
}

/** Starts a server with all its child processes. @returns Stops them. */
export async function startServer(server: Server): Promise<() => Promise<void>> {
  mkdirSync(server.directory, { recursive: true });
  const child = spawn(server.program, server.parameters, {
    cwd: server.directory,
    env: { ...process.env, ...server.environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      output += part.toString();
    });
  const ended = new Promise<void>((resolve) => {
    child.on('close', () => {
      resolve();
    });
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    await ended;
  };
  const deadline = Date.now() + MAX_START;
  while (!(await answers(server.url))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`${server.program} ${server.parameters.join(' ')} did not start:\n${output}`);
    }
    await wait(250);
  }
  return stop;
}

async function answers(url: string): Promise<boolean> {
  return fetch(url, { redirect: 'manual' }).then(
    () => true,
    () => false,
  );
}
