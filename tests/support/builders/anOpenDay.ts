import type { EditedDay } from '@/domain/business/listing/EditedDay';

/** A day that is open in each range, for example in `08:00-12:00`. */
export function anOpenDay(...ranges: readonly string[]): EditedDay {
  const shifts = ranges.map((range) => {
    const [opens = '', closes = ''] = range.split('-');
    return { opens, closes };
  });
  return { isOpen: true, shifts, isUnreadable: false };
}
