import { makeAutoObservable } from 'mobx';
import type { Clock } from '@/application/ports/Clock';

/** How long a pause in typing has to be before what was found is said, in milliseconds. */
const PAUSE = 600;

/** Which search is told to those who listen: the last one before a pause, not every key on the way there. */
export class SpokenSearch {
  #stop: (() => void) | undefined;

  constructor(
    /** Undefined until there is a search to tell of. */
    public query: string | undefined,
    private readonly clock: Pick<Clock, 'after'>,
  ) {
    makeAutoObservable<SpokenSearch, 'clock'>(this, { clock: false }, { autoBind: true });
  }

  follow(query: string): void {
    this.stop();
    this.#stop = this.clock.after(PAUSE, () => this.say(query));
  }

  stop(): void {
    this.#stop?.();
    this.#stop = undefined;
  }

  private say(query: string): void {
    this.query = query;
  }
}
