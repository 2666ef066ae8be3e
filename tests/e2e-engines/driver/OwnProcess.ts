import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';

interface OwnProcessOptions {
  readonly environment?: Readonly<Record<string, string>>;
  readonly stdio?: StdioOptions;
}

/**
 * Runs a program for a test and kills it together with its child processes when the test process ends, even after a
 * failure.
 */
export class OwnProcess {
  readonly child: ChildProcess;

  constructor(
    private readonly program: string,
    parameters: readonly string[],
    { environment = {}, stdio = 'ignore' }: OwnProcessOptions = {},
  ) {
    this.child = spawn(program, parameters, {
      stdio,
      env: { ...process.env, ...environment },
      /* The program gets its own process group, which is killed as a whole. */
      detached: true,
    });
    this.child.on('error', (error) => {
      console.error(`${program} cannot be started: ${error.message}`);
    });
    process.once('exit', this.#kill);
  }

  get hasEnded(): boolean {
    return this.child.pid === undefined || this.child.exitCode !== null || this.child.signalCode !== null;
  }

  /** Throws when the program has exited. */
  expectRunning(): void {
    if (this.hasEnded)
      throw new Error(`${this.program} exited unexpectedly with code ${String(this.child.exitCode)}`);
  }

  async end(): Promise<void> {
    process.off('exit', this.#kill);
    if (this.hasEnded) return;
    const ended = once(this.child, 'exit');
    this.#kill();
    await ended;
  }

  readonly #kill = (): void => {
    if (this.child.pid === undefined) return;
    try {
      process.kill(-this.child.pid, 'SIGKILL');
    } catch {
      /* The group has ended already. */
    }
  };
}
