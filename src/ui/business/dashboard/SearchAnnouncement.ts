import { makeAutoObservable, observableRef } from 'mobx';
import type { Clock } from '@/application/ports/Clock';
import { TouchedFields } from '@/ui/shell/TouchedFields';
import type { ListView } from './listView';

type SearchedView = Pick<ListView, 'query' | 'filter'>;

/** The search and filter whose result the live region announces. They change after a pause, not at every key. */
export class SearchAnnouncement {
  /** Undefined before the first change. */
  view: SearchedView | undefined = undefined;
  #latest: SearchedView | undefined;
  readonly #changes: TouchedFields<'view'>;

  constructor(clock: Pick<Clock, 'after'>) {
    this.#changes = new TouchedFields(clock);
    makeAutoObservable(this, { view: observableRef }, { autoBind: true });
  }

  /**
   * Called at every change of the typed text and with each view in the URL. Announces a different view after a pause, but
   * not the first one, with which the page opens.
   */
  follow({ query, filter }: SearchedView): void {
    const latest = this.#latest;
    if (latest?.query === query && latest.filter === filter) return;
    this.#latest = { query, filter };
    if (latest !== undefined) this.#changes.onTyped('view', () => this.announce({ query, filter }));
  }

  /** Called when the owner leaves the page. The page may open again with the same object. */
  stop(): void {
    this.#changes.dispose();
    this.#latest = undefined;
    this.view = undefined;
  }

  private announce(view: SearchedView): void {
    this.view = view;
  }
}
