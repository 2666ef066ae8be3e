import type { AbortSignalLike } from '@/application/ports/ServiceFailure';
import type { Clock } from '@/application/ports/Clock';
import type { Connection } from '@/application/ports/Connection';

/**
 * Waits between the reads of a poll and pauses while the device is offline. It is also the abort signal of the
 * current read: `stop` aborts that read.
 */
export class PollTimer implements AbortSignalLike {
  aborted = false;
  readonly #listeners = new Set<() => void>();
  #cancelWait: (() => void) | undefined;

  constructor(
    private readonly clock: Clock,
    private readonly connection: Connection,
    private readonly onPauseChange: (isPaused: boolean) => void,
  ) {}

  /**
   * Resolves after the delay, or later when the device is online again. Never resolves after `stop`. `stop` can be
   * called between the resolution and the continuation of the caller, so the caller checks `aborted`.
   */
  async wait(milliseconds: number): Promise<void> {
    await this.#unlessStopped((resolve) => this.clock.after(milliseconds, resolve));
    if (this.connection.isOnline) return;
    this.onPauseChange(true);
    await this.#unlessStopped((resolve) => this.connection.onChange((isOnline) => isOnline && resolve()));
    this.onPauseChange(false);
  }

  stop(): void {
    if (this.aborted) return;
    this.aborted = true;
    this.#cancelWait?.();
    for (const listener of this.#listeners) listener();
  }

  addEventListener(_type: 'abort', listener: () => void): void {
    this.#listeners.add(listener);
  }

  removeEventListener(_type: 'abort', listener: () => void): void {
    this.#listeners.delete(listener);
  }

  /** @param start Starts an operation that calls `resolve` later. Returns a function that cancels it. */
  async #unlessStopped(start: (resolve: () => void) => () => void): Promise<void> {
    if (this.aborted) return never();
    await new Promise<void>((resolve) => {
      this.#cancelWait = start(resolve);
    });
    this.#cancelWait?.();
    this.#cancelWait = undefined;
    /* `stop` can be called after `resolve` and before this line. */
    return this.aborted ? never() : undefined;
  }
}

/**
 * A promise that never settles. A stopped poll returns it, so that nothing uses its result. Each call returns a new
 * promise, because a shared one would keep all its listeners in memory.
 */
export async function never(): Promise<never> {
  return new Promise<never>(() => undefined);
}
