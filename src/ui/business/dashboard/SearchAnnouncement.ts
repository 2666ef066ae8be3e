import { makeAutoObservable, observableRef } from 'mobx';
import type { Clock } from '@/application/ports/Clock';
import { TouchedFields } from '@/ui/shell/TouchedFields';
import type { ListView } from './listView';

type SearchedView = Pick<ListView, 'query' | 'filter'>;

/** The search and filter whose result the live region announces. It changes after a pause, not at every key. */
export class SearchAnnouncement {
  /** Undefined before the first change. */
  view: SearchedView | undefined = undefined;
  #latest: SearchedView | undefined;
  readonly #changes: TouchedFields<'view'>;

  constructor(clock: Pick<Clock, 'after'>) {
    this.#changes = new TouchedFields(clock);
    makeAutoObservable(this, { view: observableRef }, { autoBind: true });
  }

  /** Sets the view that the page opens with. It is not announced. */
  start({ query, filter }: SearchedView): void {
    this.#latest = { query, filter };
  }

  /** Restarts the pause when the view is another one. Called at every key and with the view of the URL. */
  follow({ query, filter }: SearchedView): void {
    if (this.#latest?.query === query && this.#latest.filter === filter) return;
    this.#latest = { query, filter };
    this.#changes.onTyped('view', () => this.announce({ query, filter }));
  }

  stop(): void {
    this.#changes.dispose();
  }

  private announce(view: SearchedView): void {
    this.view = view;
  }
}
