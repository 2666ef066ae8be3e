import type { TFunction } from 'i18next';
import { isAllDay, type EditedDay, type Shift } from '@/domain/business/listing/EditedDay';
import { isolatedLtr } from '@/ui/i18n/isolated';

/** One line for each complete shift. If there is none, one line such as “Closed”, or a dash. */
export function hourLines(t: TFunction, day: EditedDay): readonly string[] {
  if (!day.isOpen) return [t('detail.hours.closed')];
  if (isAllDay(day)) return [t('editing.hours.allDay')];
  const ranges = day.shifts.filter(isCompleteShift).map(rangeText);
  if (ranges.length > 0) return ranges;
  return [day.isUnreadable ? t('detail.hours.unreadable') : '–'];
}

export function rangeText({ opens, closes }: Shift): string {
  return isolatedLtr(`${opens}–${closes}`);
}

export function isCompleteShift({ opens, closes }: Shift): boolean {
  return opens !== '' && closes !== '';
}
