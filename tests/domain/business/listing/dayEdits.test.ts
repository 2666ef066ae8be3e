import { describe, expect, it } from 'vitest';
import {
  closedDay,
  openDayWith,
  hasRoomForShift,
  openedDay,
  repairedDay,
  withoutShift,
  withAddedShift,
  withTimes,
} from '@/domain/business/listing/dayEdits';
import { ALL_DAY, shiftErrors, type EditedDay, type Shift } from '@/domain/business/listing/EditedDay';

const NONE: Shift = { opens: '', closes: '' };
const MORNING: Shift = { opens: '08:00', closes: '13:00' };
const EVENING: Shift = { opens: '16:00', closes: '19:00' };
const NIGHT: Shift = { opens: '20:00', closes: '02:00' };
const CLOSED: EditedDay = { isOpen: false, shifts: [], isUnreadable: false };
const UNREADABLE: EditedDay = { isOpen: true, shifts: [], isUnreadable: true };

/** The day after the repair of its first error. */
function repaired(day: EditedDay, dayBefore: EditedDay = CLOSED): EditedDay | undefined {
  const week = [dayBefore, day, CLOSED, CLOSED, CLOSED, CLOSED, CLOSED];
  const [error] = shiftErrors(week, () => true);
  if (error === undefined) throw new Error('Expected an error of the day');
  return repairedDay(day, error.shift, error);
}

describe('a day that is turned on', () => {
  it('has the times that it had before it was turned off', () => {
    const day = openDayWith([MORNING, EVENING]);
    expect(closedDay(day)).toEqual({ ...day, isOpen: false });
    expect(openedDay(closedDay(day))).toEqual(day);
  });

  it('has one shift without times when it had none', () => {
    expect(openedDay(CLOSED)).toEqual(openDayWith([NONE]));
  });

  it('is as before when its hours could not be read', () => {
    expect(openedDay(closedDay(UNREADABLE))).toEqual(UNREADABLE);
  });
});

it('a day that is turned off loses incomplete and equal times', () => {
  const equal = { opens: '08:00', closes: '08:00' };
  const day = openDayWith([MORNING, NONE, { ...MORNING, closes: '' }, equal]);
  expect(closedDay(day)).toEqual({ ...CLOSED, shifts: [MORNING] });
});

describe('a shift', () => {
  it('is added without times, also to hours that could not be read', () => {
    expect(withAddedShift(openDayWith([MORNING]))).toEqual(openDayWith([MORNING, NONE]));
    expect(withAddedShift(UNREADABLE)).toEqual(openDayWith([NONE]));
    expect(openDayWith([])).toEqual(openDayWith([NONE]));
  });

  it('has room up to the fifth', () => {
    expect(hasRoomForShift(openDayWith([1, 2, 3, 4].map(() => MORNING)))).toBe(true);
    expect(hasRoomForShift(openDayWith([1, 2, 3, 4, 5].map(() => MORNING)))).toBe(false);
  });

  it('is removed, and the only one closes the day', () => {
    expect(withoutShift(openDayWith([MORNING, EVENING]), 0)).toEqual(openDayWith([EVENING]));
    expect(withoutShift(openDayWith([MORNING]), 0)).toEqual({ ...CLOSED, shifts: [MORNING] });
  });

  it('gets a time', () => {
    expect(withTimes(openDayWith([MORNING, EVENING]), 1, { closes: '20:00' })).toEqual(
      openDayWith([MORNING, { ...EVENING, closes: '20:00' }]),
    );
  });
});

describe('the repair', () => {
  it('of overlapping shifts is one shift, in whatever order they were typed', () => {
    const early = { ...EVENING, opens: '12:00' };
    const joined = openDayWith([{ opens: '08:00', closes: '19:00' }]);
    expect(repaired(openDayWith([MORNING, early]))).toEqual(joined);
    expect(repaired(openDayWith([early, MORNING]))).toEqual(joined);
    expect(repaired(openDayWith([MORNING, early, NIGHT]))).toEqual(
      openDayWith([{ opens: '08:00', closes: '19:00' }, NIGHT]),
    );
  });

  it('of shifts that cover the whole day together is 24 hours', () => {
    const whole = { opens: '08:00', closes: '07:00' };
    expect(repaired(openDayWith([whole, { opens: '08:00', closes: '09:00' }]))).toBeDefined();
    const error = { kind: 'overlaps', until: '20:00', joined: ALL_DAY } as const;
    expect(repairedDay(openDayWith([MORNING, EVENING]), 1, error)).toEqual(openDayWith([ALL_DAY]));
  });

  it('of a shift that begins during the night shift of the day before: it opens when that shift ends', () => {
    const early = { opens: '01:00', closes: '13:00' };
    const after = openDayWith([{ opens: '02:00', closes: '13:00' }]);
    expect(repaired(openDayWith([early]), openDayWith([NIGHT]))).toEqual(after);
    const intoNight = { opens: '01:00', closes: '00:30' };
    expect(repaired(openDayWith([intoNight]), openDayWith([NIGHT]))).toEqual(
      openDayWith([{ opens: '02:00', closes: '00:30' }]),
    );
    expect(repaired(openDayWith([ALL_DAY]), openDayWith([NIGHT]))).toEqual(
      openDayWith([{ opens: '02:00', closes: '00:00' }]),
    );
  });

  it('is left to the owner where nothing of the shift would be left, and for other errors', () => {
    expect(
      repaired(openDayWith([{ opens: '00:30', closes: '02:00' }]), openDayWith([NIGHT])),
    ).toBeUndefined();
    expect(repaired(openDayWith([NONE]))).toBeUndefined();
    const error = { kind: 'overlaps-night', dayBefore: 0, until: '02:00' } as const;
    expect(repairedDay(openDayWith([MORNING]), 1, error)).toBeUndefined();
  });
});
