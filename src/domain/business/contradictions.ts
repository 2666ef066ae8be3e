import { nonBlank, textIn } from '@/domain/shared/LocalizedText';
import {
  COMPLETE_LANGUAGES,
  languagesByScript,
  type CompleteLanguage,
  type Language,
} from '@/domain/shared/language';
import { isSupportedTimeZone } from '@/domain/shared/timeZone';
import { parseEmail } from '@/domain/validation/email';
import type { Business } from './Business';
import { DAYS_OF_WEEK, weekOf, type DayHours, type DayOfWeek, type HoursRange } from './operatingHours';
import { canBeCalled } from './readiness';

/** Something in a listing that contradicts itself or misleads customers. */
export type Contradiction =
  | { readonly kind: 'category' }
  | { readonly kind: 'overlap' | 'empty-shift'; readonly day: DayOfWeek }
  | { readonly kind: 'phone' | 'email' | 'time-zone'; readonly value: string }
  | { readonly kind: 'name-script' | 'text-script'; readonly language: CompleteLanguage };

export function contradictionsOf(business: Business): readonly Contradiction[] {
  return [
    ...(nonBlank(business.category) === undefined ? [{ kind: 'category' } as const] : []),
    ...textContradictions(business),
    ...contactContradictions(business),
    ...hoursContradictions(business),
    ...timeZoneContradictions(business),
  ];
}

/** The hours of a business with an unknown time zone are shown in that of Israel (decision C10). */
function timeZoneContradictions({ timezone }: Business): readonly Contradiction[] {
  const value = nonBlank(timezone);
  return value === undefined || isSupportedTimeZone(value) ? [] : [{ kind: 'time-zone', value }];
}

/** A name may be a brand in Latin letters in every language. A description must have letters of its language. */
function textContradictions({ names, descriptions }: Business): readonly Contradiction[] {
  return COMPLETE_LANGUAGES.flatMap((language): readonly Contradiction[] => [
    ...(isForeign(textIn(names, language)?.text, language, ['en'])
      ? [{ kind: 'name-script', language } as const]
      : []),
    ...(isForeign(textIn(descriptions, language)?.text, language, [])
      ? [{ kind: 'text-script', language } as const]
      : []),
  ]);
}

/** Whether a text has letters, but no letter of its language or of an allowed one. */
function isForeign(text: string | undefined, language: Language, allowed: readonly Language[]): boolean {
  const written = text === undefined ? [] : languagesByScript(text);
  return written.length > 0 && ![language, ...allowed].some((each) => written.includes(each));
}

function contactContradictions({ contacts }: Business): readonly Contradiction[] {
  const phones = [...new Set(contacts.flatMap(({ phoneNumbers }) => phoneNumbers))];
  const emails = [...new Set(contacts.flatMap(({ email }) => nonBlank(email) ?? []))];
  return [
    ...phones.filter((value) => !canBeCalled(value)).map((value) => ({ kind: 'phone', value }) as const),
    ...emails.filter((value) => !parseEmail(value).ok).map((value) => ({ kind: 'email', value }) as const),
  ];
}

function hoursContradictions({ operatingHours }: Business): readonly Contradiction[] {
  const week = weekOf(operatingHours) ?? [];
  return week.flatMap((day): readonly Contradiction[] => {
    const { dayOfWeek, ranges } = day;
    return [
      ...(overlaps(day, week) ? [{ kind: 'overlap', day: dayOfWeek } as const] : []),
      ...(ranges.some(isEmpty) ? [{ kind: 'empty-shift', day: dayOfWeek } as const] : []),
    ];
  });
}

/** 00:00 to 00:00 is the whole day. */
function isEmpty({ startTime, endTime }: HoursRange): boolean {
  return startTime === endTime && startTime !== '00:00';
}

/** Whether a shift starts before the previous one ends. That can be an overnight shift of the day before. */
function overlaps({ dayOfWeek, ranges }: DayHours, week: readonly DayHours[]): boolean {
  const before = week[(dayOfWeek + DAYS_OF_WEEK.length - 1) % DAYS_OF_WEEK.length];
  const nightEnd = before?.ranges.find(({ isOvernight }) => isOvernight)?.endTime ?? '00:00';
  const shifts = ranges.filter((range) => !isEmpty(range));
  return shifts.some(({ startTime }, position) => {
    const previous = shifts[position - 1];
    if (previous === undefined) return startTime < nightEnd;
    return previous.isOvernight || previous.startTime === previous.endTime || startTime < previous.endTime;
  });
}
