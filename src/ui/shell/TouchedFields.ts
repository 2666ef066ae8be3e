import { makeAutoObservable, observable } from 'mobx';
import type { Clock } from '@/application/ports/Clock';

/** The pause in typing after which a field counts as touched, in milliseconds (DESIGN section 9). */
const PAUSE = 600;

/**
 * The fields whose value is complete, because they lost the focus or typing paused. Errors and results are shown for
 * touched fields only, so that none appears in the middle of a word.
 */
export class TouchedFields<Field extends string> {
  readonly #touched = observable.set<Field>();
  readonly #timers = new Map<Field, () => void>();
  readonly #clock: Pick<Clock, 'after'>;

  constructor(clock: Pick<Clock, 'after'>) {
    this.#clock = clock;
    makeAutoObservable(this, { has: false });
  }

  has(field: Field): boolean {
    return this.#touched.has(field);
  }

  /** After a pause without another key press the field becomes touched. */
  onTyped(field: Field): void {
    this.#timers.get(field)?.();
    this.#timers.set(
      field,
      this.#clock.after(PAUSE, () => this.touch(field)),
    );
  }

  touch(field: Field): void {
    this.#touched.add(field);
  }

  clear(): void {
    this.dispose();
    this.#touched.clear();
  }

  dispose(): void {
    for (const stop of this.#timers.values()) stop();
    this.#timers.clear();
  }
}
