import { instant, type Instant, type PointInTime } from '@/domain/shared/instant';

/** A moment written as ISO 8601 with its offset, such as '2026-03-05T12:00:00Z'. */
export function aMoment(iso = '2026-03-05T12:00:00Z'): Instant {
  return instant(Date.parse(iso));
}

/** The same as a server's date. */
export function aPointInTime(iso?: string): PointInTime {
  return { kind: 'instant', instant: aMoment(iso) };
}

/** A plain day, the same in every time zone. */
export function aDay(year: number, month: number, day: number): PointInTime {
  return { kind: 'civil-date', date: { year, month, day } };
}
