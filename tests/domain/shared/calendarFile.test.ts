import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarFile, type CalendarEvent } from '@/domain/shared/calendarFile';
import { anyText, assertProperty } from '@tests/domain/arbitraries';
import { aMoment } from '@tests/support/builders/aMoment';

const WRITTEN = aMoment('2026-11-22T07:41:05Z');

const anEvent = (overrides: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id: 'charge-2026-04-AMN-10561@amin',
  date: { year: 2026, month: 12, day: 31 },
  title: 'Amin: next charge',
  text: '188.00',
  ...overrides,
});

const linesOf = (file: string): readonly string[] => file.split('\r\n').slice(0, -1);
/** Joins what RFC 5545 folds. */
const unfolded = (file: string): readonly string[] => linesOf(file.replaceAll('\r\n ', ''));
const valueOf = (file: string, name: string): string =>
  unfolded(file)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1) ?? '';
const unescaped = (text: string): string =>
  text.replaceAll(/\\(?<escaped>.)/gsu, (_match, character: string) =>
    character === 'n' ? '\n' : character,
  );

describe('calendarFile', () => {
  it('has a whole day with two reminders for each event', () => {
    expect(linesOf(calendarFile('Amin', [anEvent()], WRITTEN))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Amin//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:charge-2026-04-AMN-10561@amin',
      'DTSTAMP:20261122T074105Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:Amin: next charge',
      'DESCRIPTION:188.00',
      'TRANSP:TRANSPARENT',
      ...[7, 1].flatMap((days) => [
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        'DESCRIPTION:Amin: next charge',
        `TRIGGER:-P${String(days - 1)}DT15H`,
        'END:VALARM',
      ]),
      'END:VEVENT',
      'END:VCALENDAR',
    ]);
  });

  it('has a line break of one kind, and no control character that a name could smuggle in', () => {
    const file = calendarFile('Amin', [anEvent({ title: 'A\rB\r\nC\nD\u0000\u001B,;\\' })], WRITTEN);
    expect(valueOf(file, 'SUMMARY')).toBe(String.raw`A\nB\nC\nD\,\;\\`);
  });

  it('keeps every line within 75 bytes, and every text as it is', () => {
    assertProperty(anyText, fc.array(fc.constantFrom('א', 'ش', '😀', 'a', ',')), (title, more) => {
      const text = more.join('');
      const file = calendarFile('Amin', [anEvent({ title, text })], WRITTEN);
      const sizes = linesOf(file).map((line) => new TextEncoder().encode(line).length);
      expect(Math.max(...sizes)).toBeLessThanOrEqual(75);
      const known = title.replaceAll(/\r\n?/gu, '\n').replaceAll(/[^\P{Cc}\n]/gu, '');
      expect(unescaped(valueOf(file, 'SUMMARY'))).toBe(known);
      expect(unescaped(valueOf(file, 'DESCRIPTION'))).toBe(text);
    });
  });

  it.each([
    ['one byte', 'a'],
    ['the last character of one byte', '\u007E'],
    ['two bytes', 'א'],
    ['the last character of two bytes', '\u07FF'],
    ['the first character of three bytes', '\u0800'],
    ['the last character of three bytes', '\uFFFD'],
    ['the first character of four bytes', '\u{10000}'],
    ['four bytes', '😀'],
  ])('fills each line with characters of %s, and cuts none in two', (_what, character) => {
    const title = character.repeat(100);
    const file = calendarFile('Amin', [anEvent({ title })], WRITTEN);
    const size = (text: string): number => new TextEncoder().encode(text).length;
    const summary = linesOf(file).findIndex((line) => line.startsWith('SUMMARY:'));
    const description = linesOf(file).findIndex((line) => line.startsWith('DESCRIPTION:'));
    const [last = '', ...full] = linesOf(file).slice(summary, description).toReversed();
    expect(full.length).toBeGreaterThan(0);
    for (const line of full) {
      expect(size(line)).toBeLessThanOrEqual(75);
      expect(75 - size(line)).toBeLessThan(size(character));
    }
    expect([...full.toReversed(), last].map((line) => line.replace(/^SUMMARY:| /u, '')).join('')).toBe(title);
  });

  it('folds no line of 75 bytes', () => {
    const title = 'a'.repeat(75 - 'SUMMARY:'.length);
    const lines = linesOf(calendarFile('Amin', [anEvent({ title })], WRITTEN));
    expect(lines).toContain(`SUMMARY:${title}`);
    expect(linesOf(calendarFile('Amin', [anEvent({ title: `${title}b` })], WRITTEN))).toContain(' b');
  });

  it('has as many events as were asked for, whatever their texts say', () => {
    assertProperty(fc.array(anyText, { maxLength: 4 }), (titles) => {
      const file = calendarFile(
        'Amin',
        titles.map((title) => anEvent({ title })),
        WRITTEN,
      );
      expect(unfolded(file).filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(titles.length);
    });
  });
});
