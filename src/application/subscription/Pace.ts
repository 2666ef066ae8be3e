import type { Clock } from '@/application/ports/Clock';
import type { Connection } from '@/application/ports/Connection';

/** Waits between looks at something. Without a connection it rests, and time that passes meanwhile does not count. */
export class Pace {
  isStopped = false;
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
    this.isStopped = true;
    this.#giveUp?.();
  }

  /** @param start Begins something that resolves later; returns how to give it up. */
  async #unlessStopped(start: (resolve: () => void) => () => void): Promise<void> {
    if (this.isStopped) return NEVER;
    await new Promise<void>((resolve) => {
      this.#giveUp = start(resolve);
    });
    this.#giveUp?.();
    this.#giveUp = undefined;
  }
}

/** What a stopped wait and whoever waits for it become: forgotten. */
export const NEVER = new Promise<never>(() => undefined);
