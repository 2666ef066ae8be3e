import { makeAutoObservable } from 'mobx';
import type { Clock } from '@/application/ports/Clock';
import { civilDateAt, dayOfWeek, nextDayAt } from '@/domain/shared/instant';

/** The current day of the week in the time zone of a business. It is updated at midnight (decision C41). */
export class WeekdayInTimeZone {
  /** Sunday 0 to Saturday 6. It is undefined until the time zone is known. */
  dayOfWeek: number | undefined;
  #zone: { readonly timeZone: string | undefined } | undefined;
  #cancelTimer = (): void => undefined;

  readonly #clock: Pick<Clock, 'now' | 'after'>;

  constructor(clock: Pick<Clock, 'now' | 'after'>) {
    this.#clock = clock;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Sets the time zone. */
  setTimeZone(timeZone: string | undefined): void {
    this.#zone = { timeZone };
    this.update();
  }

  /**
   * Reads the calendar again. A page that returns to the foreground calls it, because browsers suspend timers in the
   * background.
   */
  update(): void {
    if (this.#zone === undefined) return;
    const { timeZone } = this.#zone;
    const now = this.#clock.now();
    this.dayOfWeek = dayOfWeek(civilDateAt(now, timeZone));
    this.stop();
    this.#cancelTimer = this.#clock.after(nextDayAt(now, timeZone) - now, this.update);
  }

  /** Stops the timer for the next midnight. */
  stop(): void {
    this.#cancelTimer();
  }
}
