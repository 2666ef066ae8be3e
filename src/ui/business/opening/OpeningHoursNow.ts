import { makeAutoObservable, observableRef } from 'mobx';
import type { Clock } from '@/application/ports/Clock';
import type { Business } from '@/domain/business/Business';
import { openingNow, type OpeningState } from '@/domain/business/openingState';
import { civilDateAt, dayOfWeek, nextDayAt } from '@/domain/shared/civilDate';

type Hours = Pick<Business, 'operatingHours' | 'timezone'>;

/** The day of the week and whether a business is open, in its time zone. A timer updates both. */
export class OpeningHoursNow {
  /** Sunday 0 to Saturday 6. Undefined until `setHours` is called. */
  dayOfWeek: number | undefined;
  /** Undefined without operating hours. */
  opening: OpeningState | undefined;
  #hours: Hours | undefined;
  #cancelTimer = (): void => undefined;

  readonly #clock: Pick<Clock, 'now' | 'after'>;

  constructor(clock: Pick<Clock, 'now' | 'after'>) {
    this.#clock = clock;
    makeAutoObservable(this, { opening: observableRef }, { autoBind: true });
  }

  setHours(hours: Hours): void {
    const isSame =
      hours.operatingHours === this.#hours?.operatingHours && hours.timezone === this.#hours.timezone;
    this.#hours = hours;
    if (!isSame) this.update();
  }

  /** Reads the clock. Also called when the page becomes visible, because browsers suspend timers of hidden pages. */
  update(): void {
    if (this.#hours === undefined) return;
    const { operatingHours, timezone } = this.#hours;
    const now = this.#clock.now();
    const found = openingNow(operatingHours, now, timezone);
    this.dayOfWeek = dayOfWeek(civilDateAt(now, timezone));
    this.opening = found?.state;
    this.stop();
    const midnight = nextDayAt(now, timezone);
    const next = Math.min(midnight, found?.validUntil ?? midnight);
    this.#cancelTimer = this.#clock.after(next - now, this.update);
  }

  stop(): void {
    this.#cancelTimer();
  }
}
