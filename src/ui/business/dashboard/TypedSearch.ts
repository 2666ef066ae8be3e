import { makeAutoObservable } from 'mobx';
import type { Clock } from '@/application/ports/Clock';

/** The pause in typing after which the list is searched, in milliseconds. */
const PAUSE = 150;

type Apply = (query: string) => void;

/** The text in the search field while it differs from the query in the URL. */
export class TypedSearch {
  /** Undefined while the field shows the query of the URL. */
  text: string | undefined = undefined;
  #applied: string | undefined;
  #cancel: () => void = () => undefined;
  readonly #clock: Pick<Clock, 'after'>;

  constructor(clock: Pick<Clock, 'after'>) {
    this.#clock = clock;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Calls `apply` with the text after a pause in typing. */
  type(text: string, apply: Apply): void {
    this.#cancel();
    this.text = text;
    this.#cancel = this.#clock.after(PAUSE, () => this.apply(text, apply));
  }

  /** Calls `apply` with the text at once. */
  set(text: string, apply: Apply): void {
    this.#cancel();
    this.text = text;
    this.apply(text, apply);
  }

  /**
   * Called with the query in the URL. A query that this object has not applied, for example after Back, replaces the
   * typed text in the field.
   */
  followUrl(query: string): void {
    if (query !== this.text && query === this.#applied) return;
    this.#cancel();
    this.text = undefined;
  }

  /** Called when the owner leaves the page. The page may open again with the same object. */
  stop(): void {
    this.#cancel();
    this.text = undefined;
  }

  private apply(text: string, apply: Apply): void {
    this.#applied = text;
    apply(text);
  }
}
