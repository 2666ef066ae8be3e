import { makeAutoObservable } from 'mobx';
import type { Clock } from '@/application/ports/Clock';
import { SettledFields } from '@/ui/shell/SettledFields';

/** The search query whose result the live region announces. It changes after a pause in typing, not at every key. */
export class SearchAnnouncement {
  /** Undefined before the first search. */
  query: string | undefined;
  readonly #typed: SettledFields<'search'>;

  constructor(query: string | undefined, clock: Pick<Clock, 'after'>) {
    this.query = query;
    this.#typed = new SettledFields(clock);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  follow(query: string): void {
    this.#typed.type('search', () => this.announce(query));
  }

  stop(): void {
    this.#typed.dispose();
  }

  private announce(query: string): void {
    this.query = query;
  }
}
