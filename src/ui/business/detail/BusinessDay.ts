import { makeAutoObservable } from 'mobx';
import type { Clock } from '@/application/ports/Clock';
import { civilDateAt, dayOfWeek, nextDayAt } from '@/domain/shared/instant';

/** The day of the week where a business is, kept true past midnight (decision C41). */
export class BusinessDay {
  /** Sunday 0 to Saturday 6; undefined until it is known whose day it is. */
  dayOfWeek: number | undefined;
  #place: { readonly timeZone: string | undefined } | undefined;
  #stopWaiting = (): void => undefined;

  constructor(private readonly clock: Pick<Clock, 'now' | 'after'>) {
    makeAutoObservable<BusinessDay, 'clock'>(this, { clock: false }, { autoBind: true });
  }

  /** From now on it is the day in this time zone. */
  follow(timeZone: string | undefined): void {
    this.#place = { timeZone };
    this.lookAgain();
  }

  /** Timers sleep while the page is in the background: whoever comes back to it looks at the calendar anew. */
  lookAgain(): void {
    if (this.#place === undefined) return;
    const { timeZone } = this.#place;
    const now = this.clock.now();
    this.dayOfWeek = dayOfWeek(civilDateAt(now, timeZone));
    this.stop();
    this.#stopWaiting = this.clock.after(nextDayAt(now, timeZone) - now, this.lookAgain);
  }

  /** Waits for no further midnight. */
  stop(): void {
    this.#stopWaiting();
  }
}
