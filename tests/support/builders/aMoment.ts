import type { LocalTime } from '@/domain/shared/plainDate';
import { instant, type Instant } from '@/domain/shared/instant';
import type { PointInTime } from '@/domain/shared/pointInTime';

/** An instant from an ISO 8601 text with offset, for example '2026-03-05T12:00:00Z'. */
export function aMoment(iso = '2026-03-05T12:00:00Z'): Instant {
  return instant(Date.parse(iso));
}

/** Without a time zone, that of a business whose time zone the server did not send. */
export function aLocalTime(iso?: string, timeZone?: string): LocalTime {
  return { now: aMoment(iso), timeZone };
}

/** The same instant as a parsed date of the server. */
export function aPointInTime(iso?: string): PointInTime {
  return { kind: 'instant', instant: aMoment(iso) };
}

/** A date without time, which is the same in every time zone. */
export function aDay(year: number, month: number, day: number): PointInTime {
  return { kind: 'plain-date', date: { year, month, day } };
}
