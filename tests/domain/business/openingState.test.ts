import { describe, expect, it } from 'vitest';
import type { OperatingHoursRule } from '@/domain/business/operatingHours';
import { openingNow, type OpeningState } from '@/domain/business/openingState';
import { instant } from '@/domain/shared/instant';
import { anOperatingHoursRule } from '@tests/support/builders/anOperatingHoursRule';

const JERUSALEM = 'Asia/Jerusalem';
const moment = (iso: string) => instant(Date.parse(iso));

/** For example `rules('5 18:00-02:00')` for a Friday night. */
const rules = (...texts: readonly string[]): readonly OperatingHoursRule[] =>
  texts.map((text) => {
    const [, day, startTime = '', endTime = ''] = /^(\d) (.{5})-(.{5})$/.exec(text) ?? [];
    const [dayOfWeek = 0] = ([0, 1, 2, 3, 4, 5, 6] as const).filter((known) => String(known) === day);
    return anOperatingHoursRule({ dayOfWeek, startTime, endTime });
  });

const at = (iso: string, hours: readonly OperatingHoursRule[], timeZone = JERUSALEM) =>
  openingNow(hours, { now: moment(iso), timeZone });
const stateAt = (...given: Parameters<typeof at>): OpeningState | undefined => at(...given)?.state;

const open = (closesAt: string, closesOn?: 0 | 6) => ({ kind: 'open', closesAt, closesOn });
const closed = (opensWhen: 'today' | 'tomorrow' | 'later', opensOn: number, opensAt: string) => ({
  kind: 'closed',
  opensWhen,
  opensOn,
  opensAt,
});

const SPLIT_TUESDAY = rules('1 08:00-18:00', '2 08:00-13:00', '2 16:00-19:00');
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];

describe('openingNow', () => {
  /* 23.11.2026 is a Monday, in winter time (+02:00). */
  it.each([
    ['one minute before opening', '2026-11-23T07:59:59+02:00', closed('today', 1, '08:00')],
    ['from the first moment', '2026-11-23T08:00:00+02:00', open('18:00')],
    ['until the last moment', '2026-11-23T17:59:59.999+02:00', open('18:00')],
    ['after closing', '2026-11-23T18:00:00+02:00', closed('tomorrow', 2, '08:00')],
    ['in a break', '2026-11-24T13:00:00+02:00', closed('today', 2, '16:00')],
    ['after the last shift of the week', '2026-11-24T19:00:00+02:00', closed('later', 1, '08:00')],
    ['a minute before the first day', '2026-11-22T23:59:00+02:00', closed('tomorrow', 1, '08:00')],
  ])('returns the state %s', (_, now, state) => {
    expect(stateAt(now, SPLIT_TUESDAY)).toEqual(state);
  });

  it.each([
    ['tomorrow, when the next day begins with it', rules('2 00:00-08:00'), closed('tomorrow', 2, '00:00')],
    ['later, when the day after begins with it', rules('3 00:00-08:00'), closed('later', 3, '00:00')],
  ])('calls an opening at midnight %s', (_, hours, state) => {
    expect(stateAt('2026-11-23T20:00:00+02:00', hours)).toEqual(state);
  });

  it('uses the clocks of the business, wherever the owner is', () => {
    const hours = rules('1 08:00-18:00');
    expect(stateAt('2026-11-23T07:00:00Z', hours, 'Asia/Jerusalem')).toEqual(open('18:00'));
    expect(stateAt('2026-11-23T07:00:00Z', hours, 'America/New_York')).toEqual(closed('today', 1, '08:00'));
    expect(stateAt('2026-11-23T23:00:00Z', hours, 'Asia/Tokyo')).toEqual(closed('later', 1, '08:00'));
  });

  it('uses the time zone of Israel when that of the business is not known', () => {
    expect(stateAt('2026-11-23T15:59:00Z', rules('1 08:00-18:00'), 'Israel/Haifa')).toEqual(open('18:00'));
  });

  it.each([
    ['in the evening', '2026-11-23T23:00:00+02:00', open('02:00')],
    ['after midnight', '2026-11-24T01:59:00+02:00', open('02:00')],
    ['after the shift', '2026-11-24T02:00:00+02:00', closed('later', 1, '18:00')],
  ])('knows a shift over midnight, %s', (_, now, state) => {
    expect(stateAt(now, rules('1 18:00-02:00'))).toEqual(state);
  });

  it('knows a shift from Saturday night to Sunday morning', () => {
    expect(stateAt('2026-11-22T01:00:00+02:00', rules('6 20:00-04:00'))).toEqual(open('04:00'));
  });

  it.each([
    ['overlapping shifts', rules('1 08:00-14:00', '1 12:00-18:00')],
    ['adjoining shifts', rules('1 08:00-12:00', '1 12:00-18:00')],
    ['a shift within another', rules('1 08:00-18:00', '1 10:00-11:00')],
  ])('takes %s as one', (_, hours) => {
    expect(stateAt('2026-11-23T10:30:00+02:00', hours)).toEqual(open('18:00'));
  });

  it.each(['00:00-24:00', '00:00-00:00', '00:00-23:59'])('is always open with %s on every day', (range) => {
    expect(stateAt('2026-11-23T10:30:00+02:00', rules(...EVERY_DAY.map((day) => `${day} ${range}`)))).toEqual(
      {
        kind: 'always-open',
      },
    );
  });

  it('names the day of closing when that is a day or more away', () => {
    const weekend = rules('5 08:00-24:00', '6 00:00-24:00', '0 00:00-14:00');
    expect(stateAt('2026-11-27T14:00:00+02:00', weekend)).toEqual(open('14:00', 0));
    expect(stateAt('2026-11-28T14:00:00+02:00', weekend)).toEqual(open('14:00', 0));
    expect(stateAt('2026-11-28T14:00:00.001+02:00', weekend)).toEqual(open('14:00'));
  });

  it('is closed all week when no rule is active, and never open in a range of no length', () => {
    const closedWeek = { kind: 'closed-all-week' };
    expect(stateAt('2026-11-23T10:00:00+02:00', [anOperatingHoursRule({ isActive: false })])).toEqual(
      closedWeek,
    );
    expect(stateAt('2026-11-23T09:00:00+02:00', rules('1 09:00-09:00'))).toEqual(closedWeek);
  });

  it.each([
    ['on the day', '2026-11-23T10:00:00+02:00', ['1 09:00-18:00', '1 --:---18:00'], undefined],
    [
      'the day after, when they may still run',
      '2026-11-24T01:00:00+02:00',
      ['2 09:00-18:00', '1 --:---18:00'],
      undefined,
    ],
    [
      'the day after, in a shift',
      '2026-11-24T10:00:00+02:00',
      ['2 09:00-18:00', '1 --:---18:00'],
      open('18:00'),
    ],
    ['before the next opening', '2026-11-22T10:00:00+02:00', ['2 09:00-18:00', '1 --:---18:00'], undefined],
    [
      'after the next opening',
      '2026-11-22T08:00:00+02:00',
      ['0 09:00-18:00', '1 --:---18:00'],
      closed('today', 0, '09:00'),
    ],
    ['alone', '2026-11-20T10:00:00+02:00', ['1 --:---18:00'], undefined],
  ])('claims nothing that unreadable hours may contradict: %s', (_, iso, texts, state) => {
    const hours = rules(...texts).map((rule) => ({
      ...rule,
      startTime: rule.startTime.replace('--:--', ''),
    }));
    expect(at(iso, hours)).toMatchObject({ state });
  });

  it('is undefined without hours', () => {
    expect(at('2026-11-23T10:00:00+02:00', [])).toBeUndefined();
  });

  it.each([
    ['the closing', '2026-11-23T10:00:00+02:00', SPLIT_TUESDAY, '2026-11-23T18:00:00+02:00'],
    ['the opening', '2026-11-23T07:00:00+02:00', SPLIT_TUESDAY, '2026-11-23T08:00:00+02:00'],
    [
      'midnight, when tomorrow becomes today',
      '2026-11-23T20:00:00+02:00',
      SPLIT_TUESDAY,
      '2026-11-24T00:00+02:00',
    ],
    [
      'one moment after the last 24 hours begin',
      '2026-11-28T14:00:00+02:00',
      rules('5 08:00-24:00', '6 00:00-24:00', '0 00:00-14:00'),
      '2026-11-28T14:00:00.001+02:00',
    ],
    [
      'midnight, in a closed week',
      '2026-11-23T20:00:00+02:00',
      rules('1 09:00-09:00'),
      '2026-11-24T00:00+02:00',
    ],
  ])('stays true until %s', (_, now, hours, until) => {
    expect(at(now, hours)?.validUntil).toBe(moment(until));
  });
});

describe('openingNow on the nights of the clock changes of Israel in 2026', () => {
  /* On Friday, 27.3.2026, the clocks go from 02:00 (+02:00) to 03:00 (+03:00). */
  it.each([
    [
      'a shift to 04:00 is one hour shorter',
      '2026-03-27T01:59:00+02:00',
      '4 20:00-04:00',
      open('04:00'),
      '2026-03-27T04:00+03:00',
    ],
    [
      'a shift runs on after the change',
      '2026-03-27T03:00:00+03:00',
      '4 20:00-04:00',
      open('04:00'),
      '2026-03-27T04:00+03:00',
    ],
    [
      'a shift to 02:00 ends with the change',
      '2026-03-27T01:59:00+02:00',
      '4 18:00-02:00',
      open('03:00'),
      '2026-03-27T03:00+03:00',
    ],
    [
      'a shift to a time that is skipped ends with the change',
      '2026-03-27T01:59:00+02:00',
      '4 18:00-02:30',
      open('03:00'),
      '2026-03-27T03:00+03:00',
    ],
    [
      'a shift from a time that is skipped begins with the change',
      '2026-03-27T01:00:00+02:00',
      '5 02:30-10:00',
      closed('today', 5, '03:00'),
      '2026-03-27T03:00+03:00',
    ],
    [
      'the morning after opens in summer time',
      '2026-03-27T06:59:00+03:00',
      '5 07:00-13:00',
      closed('today', 5, '07:00'),
      '2026-03-27T07:00+03:00',
    ],
  ])('%s', (_, now, hours, state, until) => {
    expect(at(now, rules(hours))).toEqual({ state, validUntil: moment(until) });
  });

  /* On Sunday, 25.10.2026, the clocks go from 02:00 (+03:00) back to 01:00 (+02:00). */
  it.each([
    [
      'a shift to 04:00 is one hour longer',
      '2026-10-25T01:30:00+03:00',
      '6 20:00-04:00',
      open('04:00'),
      '2026-10-25T04:00+02:00',
    ],
    [
      'a shift to 02:00 runs through the repeated hour',
      '2026-10-25T01:30:00+02:00',
      '6 18:00-02:00',
      open('02:00'),
      '2026-10-25T02:00+02:00',
    ],
    [
      'a shift to a repeated time ends when it is shown first',
      '2026-10-25T01:29:00+03:00',
      '6 18:00-01:30',
      open('01:30'),
      '2026-10-25T01:30+03:00',
    ],
    [
      'a shift from a repeated time begins when it is shown first',
      '2026-10-25T01:30:00+02:00',
      '0 01:30-10:00',
      open('10:00'),
      '2026-10-25T10:00+02:00',
    ],
    [
      'the day of 25 hours ends at its midnight',
      '2026-10-25T18:00:00+02:00',
      '1 07:00-13:00',
      closed('tomorrow', 1, '07:00'),
      '2026-10-26T00:00+02:00',
    ],
  ])('%s', (_, now, hours, state, until) => {
    expect(at(now, rules(hours))).toEqual({ state, validUntil: moment(until) });
  });

  it.each([
    [
      'tomorrow, until the end of a day of 25 hours',
      '2026-10-24T20:00:00+03:00',
      '0 23:30-23:45',
      'tomorrow',
    ],
    ['later, right after a day of 23 hours', '2026-03-26T20:00:00+02:00', '6 00:30-02:00', 'later'],
  ] as const)('an opening is %s', (_, now, hours, when) => {
    expect(stateAt(now, rules(hours))).toMatchObject({ kind: 'closed', opensWhen: when });
  });

  it('after a repeated closing time the business is closed', () => {
    expect(stateAt('2026-10-25T01:29:00+02:00', rules('6 18:00-01:30'))).toEqual(closed('later', 6, '18:00'));
  });
});
