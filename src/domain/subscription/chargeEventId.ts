import type { BusinessId } from '@/domain/business/BusinessId';
import type { PlainDate } from '@/domain/shared/pointInTime';

/**
 * The UID of a charge in every calendar file. It contains only the month, so that a newer file moves the event if the day
 * of the charge has changed.
 */
export function chargeEventId(businessId: BusinessId, { year, month }: PlainDate): string {
  return `charge-${String(year)}-${String(month).padStart(2, '0')}-${businessId}@amin`;
}
