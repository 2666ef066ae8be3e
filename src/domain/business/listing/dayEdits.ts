import { ALL_DAY, MAX_SHIFTS, type EditedDay, type Shift, type ShiftError } from './EditedDay';

/* What an owner does to the hours of one day, as they are typed: the shifts keep their order until they are stored. */

const NO_SHIFT: Shift = { opens: '', closes: '' };

/** The day is turned on again with the times that it had, or with a shift that has none yet. */
export function openedDay(day: EditedDay): EditedDay {
  const isEmpty = day.shifts.length === 0 && !day.isUnreadable;
  return { ...day, isOpen: true, shifts: isEmpty ? [NO_SHIFT] : day.shifts };
}

/** The day keeps its times, except those that a closed day cannot store. */
export function closedDay(day: EditedDay): EditedDay {
  const shifts = day.shifts.filter(({ opens, closes }) => opens !== '' && closes !== '' && opens !== closes);
  return { ...day, isOpen: false, shifts };
}

/** Replaces what the service has, also what could not be read. Without a shift the day has one without times. */
export function dayWith(shifts: readonly Shift[]): EditedDay {
  return { isOpen: true, shifts: shifts.length === 0 ? [NO_SHIFT] : shifts, isUnreadable: false };
}

export function withShift({ shifts }: EditedDay): EditedDay {
  return dayWith([...shifts, NO_SHIFT]);
}

export function hasRoomForShift({ shifts }: EditedDay): boolean {
  return shifts.length < MAX_SHIFTS;
}

/** Without its only shift the day is closed. */
export function withoutShift(day: EditedDay, index: number): EditedDay {
  return day.shifts.length === 1 ? closedDay(day) : dayWith(day.shifts.toSpliced(index, 1));
}

export function withTimes({ shifts }: EditedDay, index: number, times: Partial<Shift>): EditedDay {
  return dayWith(shifts.map((shift, position) => (position === index ? { ...shift, ...times } : shift)));
}

/** The day with the error of a shift repaired. Undefined where more than one repair is possible. */
export function repairedDay(day: EditedDay, index: number, error: ShiftError): EditedDay | undefined {
  const shift = day.shifts[index];
  if (error.kind === 'overlaps') {
    const { joined, until } = error;
    if (joined === ALL_DAY) return dayWith([ALL_DAY]);
    const earlier = day.shifts.findIndex(
      (each, position) => position !== index && each.opens === joined.opens && each.closes === until,
    );
    return dayWith(day.shifts.with(earlier, joined).toSpliced(index, 1));
  }
  const opensInNight = error.kind === 'overlaps-night' && shift !== undefined;
  if (!opensInNight || (shift.closes > shift.opens && shift.closes <= error.until)) return undefined;
  return withTimes(day, index, { opens: error.until });
}
