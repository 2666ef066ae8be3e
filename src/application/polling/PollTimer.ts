import type { AbortSignalLike } from '@/application/ports/AbortSignalLike';
import type { Clock } from '@/application/ports/Clock';
import type { Connection } from '@/application/ports/Connection';

/**
 * Waits between the reads of a poll. Without a connection it rests, and time that passes meanwhile does not count.
 * Also the signal that aborts the read under way, once it is stopped.
 */
export class PollTimer implements AbortSignalLike {
  aborted = false;
  readonly #listeners = new Set<() => void>();
  #giveUp: (() => void) | undefined;

  constructor(
    private readonly clock: Clock,
    private readonly connection: Connection,
    private readonly onRest: (isResting: boolean) => void,
  ) {}

  /** Resolves after so many milliseconds, online; never once stopped. */
  async wait(milliseconds: number): Promise<void> {
    await this.#unlessStopped((resolve) => this.clock.after(milliseconds, resolve));
    if (this.connection.isOnline) return;
    this.onRest(true);
    await this.#unlessStopped((resolve) => this.connection.onChange((isOnline) => isOnline && resolve()));
    this.onRest(false);
  }

  stop(): void {
    if (this.aborted) return;
    this.aborted = true;
    this.#giveUp?.();
    for (const listener of this.#listeners) listener();
  }

  addEventListener(_type: 'abort', listener: () => void): void {
    this.#listeners.add(listener);
  }

  removeEventListener(_type: 'abort', listener: () => void): void {
    this.#listeners.delete(listener);
  }

  /** @param start Begins something that resolves later; returns how to give it up. */
  async #unlessStopped(start: (resolve: () => void) => () => void): Promise<void> {
    if (this.aborted) return NEVER;
    await new Promise<void>((resolve) => {
      this.#giveUp = start(resolve);
    });
    this.#giveUp?.();
    this.#giveUp = undefined;
  }
}

/** What a stopped wait, and everything that waits for it, becomes: it never settles. */
export const NEVER = new Promise<never>(() => undefined);
