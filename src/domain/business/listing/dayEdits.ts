import { ALL_DAY, MAX_SHIFTS, type EditedDay, type Shift, type ShiftError, withoutDayEnd } from './EditedDay';

/* The edits of one day. Its shifts keep the order in which they were typed until they are stored. */

const NO_SHIFT: Shift = { opens: '', closes: '' };

/** Opens the day with the times that it had, or else with one shift without times. Unreadable hours stay as they are. */
export function openedDay(day: EditedDay): EditedDay {
  const isEmpty = day.shifts.length === 0 && !day.isUnreadable;
  return { ...day, isOpen: true, shifts: isEmpty ? [NO_SHIFT] : day.shifts };
}

/** The day keeps its times, except those that a closed day cannot store. */
export function closedDay(day: EditedDay): EditedDay {
  const shifts = day.shifts.filter(({ opens, closes }) => opens !== '' && closes !== '' && opens !== closes);
  return { ...day, isOpen: false, shifts };
}

/** An open day with these shifts, or with one without times if there are none. Replaces unreadable hours. */
export function openDayWith(shifts: readonly Shift[]): EditedDay {
  return { isOpen: true, shifts: shifts.length === 0 ? [NO_SHIFT] : shifts, isUnreadable: false };
}

export function withAddedShift({ shifts }: EditedDay): EditedDay {
  return openDayWith([...shifts, NO_SHIFT]);
}

export function hasRoomForShift({ shifts }: EditedDay): boolean {
  return shifts.length < MAX_SHIFTS;
}

/** Removing the only shift closes the day. */
export function withoutShift(day: EditedDay, index: number): EditedDay {
  return day.shifts.length === 1 ? closedDay(day) : openDayWith(day.shifts.toSpliced(index, 1));
}

export function withTimes({ shifts }: EditedDay, index: number, times: Partial<Shift>): EditedDay {
  return openDayWith(shifts.map((shift, position) => (position === index ? { ...shift, ...times } : shift)));
}

/** The day with the error of a shift repaired. Undefined when the owner has to decide, as with a shift within the night. */
export function repairedDay(day: EditedDay, index: number, error: ShiftError): EditedDay | undefined {
  const shift = day.shifts[index];
  if (error.kind === 'overlaps') {
    const { joined, until } = error;
    if (joined === ALL_DAY) return openDayWith([ALL_DAY]);
    const earlier = day.shifts.findIndex(
      (each, position) => position !== index && each.opens === joined.opens && each.closes === until,
    );
    return openDayWith(day.shifts.with(earlier, joined).toSpliced(index, 1));
  }
  const opensInNight = error.kind === 'overlaps-night' && shift !== undefined;
  if (!opensInNight || (shift.closes > shift.opens && shift.closes <= error.until)) return undefined;
  return withTimes(day, index, { opens: error.until, closes: withoutDayEnd(shift.closes) });
}
