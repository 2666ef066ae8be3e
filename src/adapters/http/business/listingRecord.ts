import type { EndOfDay } from '@/application/ports/ListingRepository';
import type { Business } from '@/domain/business/Business';
import type { Contact } from '@/domain/business/Contact';
import { ALL_DAY, normalizedDay, type EditedDay, type Shift } from '@/domain/business/listing/EditedDay';
import {
  contactsIn,
  fieldsOf,
  hoursField,
  isContactField,
  isSameContact,
  LISTING_TEXTS,
  listingOf,
  localizedTextIn,
  NO_CONTACT,
  plainTextAfter,
  type BusinessChange,
  type LineField,
  type Listing,
  type ListingText,
} from '@/domain/business/listing/Listing';
import {
  DAYS_OF_WEEK,
  ENGLISH_DAYS,
  parseDayOfWeek,
  parseTimeOfDay,
  type DayOfWeek,
} from '@/domain/business/operatingHours';
import { LANGUAGES, type Language } from '@/domain/shared/language';
import { nonBlank } from '@/domain/shared/LocalizedText';
import { CONTACT_NAMES_KEY, NO_TEXT_VALUE, RULE_IS_ACTIVE_BY_DEFAULT, WEBSITE_KEY } from '../assumptions';
import { isRecord } from '../isRecord';
import { valueAt } from '../valueAt';
import { parseContactDetails } from './businessPayload';

/** The JSON of a business as the API sent it. */
export type BusinessRecord = Readonly<Record<string, unknown>>;

type Path = readonly [string, ...string[]];

/** The keys of a text: `maps` hold it by language, and `plain` holds it without a language. */
const TEXT_PATHS: Readonly<
  Record<ListingText, { readonly maps: readonly [Path, ...Path[]]; readonly plain: Path }>
> = {
  name: { maps: [['multiLanguageData', 'name'], ['multiLanguageName']], plain: ['name'] },
  displayName: { maps: [['multiLanguageDisplayName']], plain: ['displayName'] },
  description: {
    maps: [['multiLanguageData', 'description'], ['multiLanguageDescription']],
    plain: ['description'],
  },
};

const RULES: Path = ['operatingHours', 'rules'];

/** The keys of a text in one line. The first filled one is read and written, or the first one when all are empty. */
function linePaths(field: LineField, record: BusinessRecord): readonly [Path, ...Path[]] {
  if (field === 'address') return [['address']];
  if (field === 'photo') return [['profilePhoto'], ['profileImageUrl'], ['profileImage'], ['image']];
  return isRecord(record['contactInfo']) ? [['contactInfo', 'website'], [WEBSITE_KEY]] : [[WEBSITE_KEY]];
}

export function listingOfRecord(record: BusinessRecord, business: Business): Listing {
  const info = record['contactInfo'];
  const contacts = isRecord(info)
    ? [[0, business.contacts[0] ?? NO_CONTACT] as const]
    : listIn(info).flatMap((item, index) =>
        parseContactDetails([item]).contacts.map((contact) => [index, contact] as const),
      );
  const photo = linePaths('photo', record).map((path) => nonBlank(valueAt(record, ...path)));
  return listingOf(business, { contacts, photo: photo.find((url) => url !== undefined) ?? '' });
}

interface RecordEdit {
  readonly current: Listing;
  readonly change: BusinessChange;
  readonly endOfDay: EndOfDay;
  /** The earlier record whose texts, contacts and opening hours the change restores. */
  readonly restored?: BusinessRecord | undefined;
}

/** A copy of the record with the change. All other values stay as they are. */
export function changedRecord(record: BusinessRecord, edit: RecordEdit): BusinessRecord {
  const { change } = edit;
  const withTexts = LISTING_TEXTS.reduce((each, text) => changeText(each, text, edit), record);
  const withHours = DAYS_OF_WEEK.reduce((each, day) => {
    const hours = change[hoursField(day)];
    return hours === undefined ? each : put(each, RULES, changedRules(rulesIn(each), day, hours, edit));
  }, withTexts);
  const withContacts = changeContacts(withHours, edit);
  return (['website', 'address', 'photo'] as const).reduce(
    (each, field) => changeLine(each, field, change[field]),
    withContacts,
  );
}

/**
 * Writes each changed text to the map it was read from. A record with a plain text only, whose language was found by its
 * script, gets all texts by language. An undo restores an emptied plain text, which the listing does not have.
 */
function changeText(
  record: BusinessRecord,
  text: ListingText,
  { current, change, restored = {} }: RecordEdit,
): BusinessRecord {
  const changed = LANGUAGES.filter((language) => change[`${text}.${language}`] !== undefined);
  const [first] = changed;
  if (first === undefined) return record;
  const { maps, plain } = TEXT_PATHS[text];
  const [before, after] = [localizedTextIn(current, text), localizedTextIn({ ...current, ...change }, text)];
  const isFilled = (map: Path): boolean => isRecord(valueAt(record, ...map));
  const defaultMap = maps.find(isFilled) ?? maps[0];
  const hasTexts = maps.some((map) =>
    LANGUAGES.some((language) => nonBlank(valueAt(record, ...map, language)) !== undefined),
  );
  const rewritten: readonly Language[] = hasTexts ? changed : LANGUAGES;
  const written = rewritten.reduce((each, language) => {
    const filled = maps.filter((map) => nonBlank(valueAt(each, ...map, language)) !== undefined);
    const value = after[language];
    if (value === undefined) return filled.reduce((rest, map) => remove(rest, [...map, language]), each);
    const [path = defaultMap] = filled;
    return put(each, [...path, language], value);
  }, record);
  const plainText = nonBlank(valueAt(record, ...plain));
  const emptied = plainText === undefined ? nonBlank(valueAt(restored, ...plain)) : undefined;
  if (emptied !== undefined) return put(written, plain, emptied);
  const plainAfter = plainTextAfter(plainText, before, after);
  return plainAfter === plainText ? written : put(written, plain, plainAfter ?? NO_TEXT_VALUE);
}

/** An emptied text is emptied under every key, because otherwise the next filled one would be read. */
function changeLine(record: BusinessRecord, field: LineField, value: string | undefined): BusinessRecord {
  if (value === undefined) return record;
  const paths = linePaths(field, record);
  const filled = paths.filter((path) => nonBlank(valueAt(record, ...path)) !== undefined);
  if (value === '') return filled.reduce((each, path) => put(each, path, NO_TEXT_VALUE), record);
  return put(record, filled[0] ?? paths[0], value);
}

function rulesIn(record: BusinessRecord): readonly unknown[] {
  return listIn(valueAt(record, ...RULES));
}

/**
 * Replaces the rules of one day. A shift reuses a rule with its unknown keys, if possible one with the same times. A
 * closed day without shifts keeps its rules as placeholders, because a week without any rule has no hours. An undo
 * restores the rules of the earlier record, because a shift tells neither their unknown keys nor unreadable times.
 */
function changedRules(
  rules: readonly unknown[],
  day: DayOfWeek,
  { isOpen, shifts }: EditedDay,
  { endOfDay, restored }: RecordEdit,
): readonly unknown[] {
  const isOfDay = (rule: unknown): rule is BusinessRecord =>
    isRecord(rule) && parseDayOfWeek(rule['dayOfWeek']) === day;
  const unused = new Set(rules.filter(isOfDay));
  const reuse = (rule: BusinessRecord | undefined): BusinessRecord | undefined => {
    if (rule !== undefined) unused.delete(rule);
    return rule;
  };
  const sameTimes = shifts.map((shift) => reuse([...unused].find((rule) => isSameShift(rule, shift))));
  const sample = rules.find(isRecord) ?? {};
  const changed = shifts.map((shift, index) => {
    const reused = sameTimes[index] ?? reuse([...unused][0]);
    return ruleOf(
      shift,
      isOpen,
      reused ?? { dayOfWeek: spelledDay(day, sample['dayOfWeek']), isActive: isOpen },
      sample,
      endOfDay,
    );
  });
  const placeholders = isOpen || shifts.length > 0 ? [] : [...unused].map(placeholderOf);
  const kept = [...changed, ...placeholders];
  const written = restored === undefined ? kept : rulesIn(restored).filter(isOfDay);
  const position = rules.findIndex(isOfDay);
  const others = (part: readonly unknown[]): readonly unknown[] => part.filter((rule) => !isOfDay(rule));
  return position === -1
    ? [...rules, ...written]
    : [...others(rules.slice(0, position)), ...written, ...others(rules.slice(position))];
}

/** The rule for a closed day without times: both are equal. Times that cannot be read stay as they are. */
function placeholderOf(rule: BusinessRecord): BusinessRecord {
  const isReadable = [rule['startTime'], rule['endTime']].every((time) => parseTimeOfDay(time) !== undefined);
  return { ...rule, ...(isReadable && { endTime: rule['startTime'] }), isActive: false };
}

function isSameShift(rule: BusinessRecord, shift: Shift): boolean {
  const [opens = '', closes = ''] = [rule['startTime'], rule['endTime']].map(parseTimeOfDay);
  const read = normalizedDay({ isOpen: true, shifts: [{ opens, closes }], isUnreadable: false });
  return JSON.stringify(read.shifts) === JSON.stringify([shift]);
}

/**
 * @param kept The rule that is changed, or a new one with its day.
 * @param sample Another rule, whose notation of times a new rule has.
 */
function ruleOf(
  { opens, closes }: Shift,
  isOpen: boolean,
  kept: BusinessRecord,
  sample: BusinessRecord,
  endOfDay: EndOfDay,
): BusinessRecord {
  const isActive = kept['isActive'] ?? RULE_IS_ACTIVE_BY_DEFAULT;
  const end = closes === ALL_DAY.closes ? endOfDay : closes;
  /* A closed day from 00:00 to 00:00 would be read as a placeholder without times. */
  const isReadable = isOpen || parseTimeOfDay(kept['startTime']) !== parseTimeOfDay(kept['endTime']);
  const startTime = spelledTime(opens, kept['startTime'] ?? sample['startTime']);
  const endTime = spelledTime(end, kept['endTime'] ?? sample['endTime']);
  return {
    ...kept,
    ...(isReadable && isSameShift(kept, { opens, closes })
      ? {}
      : { startTime, endTime: withDateAfter(startTime, endTime, closes > opens ? 0 : 1) }),
    ...(isActive === isOpen ? {} : { isActive: isOpen }),
  };
}

/** The day as the other rules spell it: a number, a digit or an English name. */
function spelledDay(day: DayOfWeek, sample: unknown): DayOfWeek | string {
  if (typeof sample !== 'string') return day;
  return /\d/.test(sample) ? String(day) : ENGLISH_DAYS[day];
}

/**
 * The time as the other rules spell it: `08:00`, `08:00:00`, `0800` or with a date before it. Its seconds are zero, but
 * the same time stays as it is, because services end a day at `23:59:59`.
 */
function spelledTime(time: string, sample: unknown): string {
  const before = parseTimeOfDay(sample);
  if (typeof sample !== 'string' || before === undefined) return time;
  if (before === time) return sample;
  if (!sample.includes(':')) return time.replace(':', '');
  return sample.replace(
    /\d{1,2}:\d{1,2}((?::\d{2})?(?:\.\d+)?)/,
    (_, seconds: string) => time + seconds.replaceAll(/\d/g, '0'),
  );
}

const DATE = /\d{4}-\d{2}-\d{2}/;

/** The end, with the date of the start or one that is later by `days`. Unchanged without real dates. */
function withDateAfter(start: string, end: string, days: 0 | 1): string {
  const date = new Date(DATE.exec(start)?.[0] ?? Number.NaN);
  date.setUTCDate(date.getUTCDate() + days);
  return Number.isNaN(date.getTime()) ? end : end.replace(DATE, date.toISOString().slice(0, 10));
}

/**
 * Keeps the items that could not be read. A contact at the index of such an item is a new one and is added.
 */
function changeContacts(record: BusinessRecord, { current, change, restored }: RecordEdit): BusinessRecord {
  if (!fieldsOf(change).some(isContactField)) return record;
  const info = record['contactInfo'];
  if (restored !== undefined && !isRecord(info)) return { ...record, contactInfo: restored['contactInfo'] };
  if (isRecord(info)) {
    const contact = change['contact.0'];
    if (contact === undefined) return record;
    return put(record, ['contactInfo'], {
      ...info,
      ...changedLine(info, 'phoneNumber', contact.phoneNumbers[0]),
      ...changedLine(info, 'email', contact.email),
    });
  }
  const changed = new Map(contactsIn(change));
  const kept = listIn(info).flatMap((item, index) => {
    const contact = current[`contact.${index}`] && changed.get(index);
    if (contact === undefined) return [item];
    changed.delete(index);
    return isSameContact(contact, NO_CONTACT) ? [] : [changedContact(item, contact)];
  });
  const added = [...changed.values()]
    .filter((contact) => !isSameContact(contact, NO_CONTACT))
    .map((contact) => changedContact({}, contact));
  return { ...record, contactInfo: [...kept, ...added] };
}

/** Writes only the values that differ. Phone numbers that are no text stay. */
function changedContact(item: unknown, contact: Contact): BusinessRecord {
  const record = recordOf(item);
  const withNames = LANGUAGES.reduce((each, language) => {
    const [name, path] = [contact.names[language], [CONTACT_NAMES_KEY, language] as const];
    if (name === nonBlank(valueAt(each, ...path))) return each;
    return name === undefined ? remove(each, path) : put(each, path, name);
  }, record);
  const [recorded] = parseContactDetails([record]).contacts;
  return {
    ...withNames,
    ...changedLine(record, 'name', contact.name),
    ...(isSameList(recorded?.phoneNumbers ?? [], contact.phoneNumbers)
      ? {}
      : {
          phoneNumbers: [
            ...contact.phoneNumbers,
            ...listIn(record['phoneNumbers']).filter((value) => typeof value !== 'string'),
          ],
        }),
    ...changedLine(record, 'email', contact.email),
    ...changedLine(record, 'fax', contact.fax),
  };
}

function isSameList(a: readonly string[], b: readonly string[]): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** The key with its new value, or nothing when the value is the same. A missing text stays missing. */
function changedLine(record: BusinessRecord, key: string, value: string | undefined): BusinessRecord {
  if (value === nonBlank(record[key])) return {};
  return { [key]: value ?? NO_TEXT_VALUE };
}

function put(record: BusinessRecord, [key, ...rest]: Path, value: unknown): BusinessRecord {
  const below = Object.hasOwn(record, key) ? record[key] : undefined;
  const [next, ...others] = rest;
  return {
    ...record,
    [key]: next === undefined ? value : put(recordOf(below), [next, ...others], value),
  };
}

function remove(record: BusinessRecord, [key, ...rest]: Path): BusinessRecord {
  const [next, ...others] = rest;
  if (next === undefined) return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));
  return { ...record, [key]: remove(recordOf(record[key]), [next, ...others]) };
}

function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function recordOf(value: unknown): BusinessRecord {
  return isRecord(value) ? value : {};
}
