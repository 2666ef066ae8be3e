import type { PlainDate } from './pointInTime';
import type { Instant } from './instant';

/** An event of a whole day. */
export interface CalendarEvent {
  /** The UID of the event. Every file uses the same one, so that importing a newer file replaces the event. */
  readonly id: string;
  readonly date: PlainDate;
  readonly title: string;
  readonly text: string;
  /** How many days before the event, at nine in the morning. By default a week and a day. */
  readonly reminders?: readonly number[];
}

const DEFAULT_REMINDERS = [7, 1] as const;

/** In bytes of UTF-8, without the line break (RFC 5545, section 3.1). */
const MAX_LINE_LENGTH = 75;

/** A calendar with these events, in the format of RFC 5545. */
export function calendarFile(product: string, events: readonly CalendarEvent[], writtenAt: Instant): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(product)}//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap((event) => linesOf(event, writtenAt)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function linesOf(event: CalendarEvent, writtenAt: Instant): readonly string[] {
  const { id, date, title, text, reminders = DEFAULT_REMINDERS } = event;
  const dateAfter = (days: number): string =>
    basicFormat(new Date(Date.UTC(date.year, date.month - 1, date.day + days))).slice(0, 'yyyymmdd'.length);
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(id)}`,
    `DTSTAMP:${basicFormat(new Date(writtenAt)).replace(/\.\d+/u, '')}`,
    `DTSTART;VALUE=DATE:${dateAfter(0)}`,
    `DTEND;VALUE=DATE:${dateAfter(1)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    'TRANSP:TRANSPARENT',
    ...reminders.flatMap((days) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escaped(title)}`,
      `TRIGGER:-P${days - 1}DT15H`,
      'END:VALARM',
    ]),
    'END:VEVENT',
  ];
}

/** The basic format of ISO 8601, without separators. */
const basicFormat = (date: Date): string => date.toISOString().replaceAll(/[-:]/gu, '');

/** Removes control characters, and escapes line breaks and separators. */
function escaped(text: string): string {
  return text
    .replaceAll(/\r\n?/gu, '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, '')
    .replaceAll(/[\\;,]/gu, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);
}

/** A longer line continues on the next one, after a space. No character is cut in two. */
function folded(line: string): string {
  let length = 0;
  let text = '';
  for (const character of line) {
    const bytes = bytesOf(character);
    if (length + bytes > MAX_LINE_LENGTH) {
      text += '\r\n ';
      length = 1;
    }
    text += character;
    length += bytes;
  }
  return text;
}

/** The bytes of a character in UTF-8. */
function bytesOf(character: string): number {
  const code = Number(character.codePointAt(0));
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x1_0000 ? 3 : 4;
}
