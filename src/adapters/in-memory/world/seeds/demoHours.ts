import type { DayOfWeek, OperatingHoursRule } from '@/domain/business/operatingHours';

/** For example `hours(0, '08:00-13:00', '16:00-19:00')` for a Sunday with a break. */
export function hours(dayOfWeek: DayOfWeek, ...ranges: readonly string[]): readonly OperatingHoursRule[] {
  return ranges.map((range) => {
    const [startTime = '', endTime = ''] = range.split('-');
    return { dayOfWeek, startTime, endTime, isActive: true };
  });
}

export function closed(dayOfWeek: DayOfWeek): readonly OperatingHoursRule[] {
  return [{ dayOfWeek, startTime: '08:00', endTime: '18:00', isActive: false }];
}

/** Sunday to Friday, with a break on Tuesday and a short Friday. Closed on Saturday. */
export const WORKING_WEEK: readonly OperatingHoursRule[] = [
  ...hours(0, '08:00-18:00'),
  ...hours(1, '08:00-18:00'),
  ...hours(2, '08:00-13:00', '16:00-19:00'),
  ...hours(3, '08:00-18:00'),
  ...hours(4, '08:00-18:00'),
  ...hours(5, '08:00-13:00'),
  ...closed(6),
];

export const AFTERNOONS: readonly OperatingHoursRule[] = [
  ...hours(0, '15:00-20:30'),
  ...hours(1, '15:00-20:30'),
  ...hours(2, '15:00-20:30'),
  ...hours(3, '15:00-20:30'),
  ...hours(4, '15:00-19:00'),
];

/** Every evening until two in the morning. */
export const NIGHTS: readonly OperatingHoursRule[] = ([0, 1, 2, 3, 4, 5, 6] as const).flatMap((day) =>
  hours(day, '18:00-02:00'),
);

export const OFFICE_HOURS: readonly OperatingHoursRule[] = ([0, 1, 2, 3, 4] as const).flatMap((day) =>
  hours(day, '09:00-17:00'),
);
