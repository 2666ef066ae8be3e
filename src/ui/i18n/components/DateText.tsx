import type { PointInTime } from '@/domain/shared/pointInTime';
import { formatDate, isoDate } from '@/ui/i18n/formatters';

interface DateTextProps {
  readonly of: PointInTime;
  /** The time zone of the date. The default is Asia/Jerusalem. */
  readonly timeZone?: string | undefined;
}

/** A date in digits. It is written from left to right in every language. */
export function DateText({ of, timeZone }: DateTextProps) {
  return renderDate(of, timeZone);
}

/** A date without a component, because long lists render faster without one. */
export function renderDate(of: PointInTime, timeZone: string | undefined) {
  return (
    <time dateTime={isoDate(of, timeZone)} translate="no">
      <bdi dir="ltr" data-figures>
        {formatDate(of, timeZone)}
      </bdi>
    </time>
  );
}
