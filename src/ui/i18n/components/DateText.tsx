import type { PointInTime } from '@/domain/shared/instant';
import { formatDate, isoDate } from '@/ui/i18n/formatters';

interface DateTextProps {
  readonly of: PointInTime;
  /** The zone whose calendar names the day; Asia/Jerusalem without one. */
  readonly timeZone?: string | undefined;
}

/** A day in numbers, read left to right in every language. */
export function DateText({ of, timeZone }: DateTextProps) {
  return (
    <time dateTime={isoDate(of, timeZone)}>
      <bdi dir="ltr">{formatDate(of, timeZone)}</bdi>
    </time>
  );
}
