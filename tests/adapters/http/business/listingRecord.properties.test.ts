import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseBusiness } from '@/adapters/http/business/businessPayload';
import { HttpListingRepository } from '@/adapters/http/business/HttpListingRepository';
import { changedRecord, listingOfRecord, type BusinessRecord } from '@/adapters/http/business/listingRecord';
import { isRecord } from '@/adapters/http/isRecord';
import { ParseWarnings } from '@/adapters/http/payload/ParseWarnings';
import {
  fieldsOf,
  LISTING_TEXTS,
  NO_CONTACT,
  type BusinessChange,
  type Listing,
} from '@/domain/business/listing/Listing';
import { ALL_DAY } from '@/domain/business/listing/EditedDay';
import { isSameIn, undoOf } from '@/domain/business/listing/mergedChange';
import { LANGUAGES } from '@/domain/shared/language';
import { aBusinessId } from '@tests/support/builders/aBusinessId';
import { aContact } from '@tests/support/builders/aContact';
import { anOpenDay } from '@tests/support/builders/anOpenDay';
import { defined } from '@tests/support/builders/defined';
import { aClient } from '@tests/support/http/aClient';
import { emptyResponse, text } from '@tests/support/http/answers';
import { FakeServer } from '@tests/support/http/FakeServer';
import { RecordingDiagnostics } from '@tests/support/RecordingDiagnostics';
import { anyRecordWith, anyText, assertProperty, SEEDED_RUNS } from '../../../domain/arbitraries';

function listingIn(record: BusinessRecord): Listing {
  return listingOfRecord(record, defined(parseBusiness(record, new ParseWarnings(), [])));
}

/** The paths at which two JSON values differ. */
function differences(a: unknown, b: unknown, path = ''): readonly string[] {
  if (JSON.stringify(a) === JSON.stringify(b)) return [];
  const [left, right] = [a, b];
  if (isRecord(left) && isRecord(right)) {
    const keys = [...new Set([...Object.keys(left), ...Object.keys(right)])];
    return keys.flatMap((key) => differences(left[key], right[key], `${path}/${key}`));
  }
  return [path];
}

/** The paths of the objects whose common keys have a different order. Ignores lists. */
function reordered(a: unknown, b: unknown, path = ''): readonly string[] {
  if (!isRecord(a) || !isRecord(b)) return [];
  const [left, right] = [Object.keys(a), Object.keys(b)];
  const common = left.filter((key) => right.includes(key));
  const isSame = common.join() === right.filter((key) => left.includes(key)).join();
  return [...(isSame ? [] : [path]), ...common.flatMap((key) => reordered(a[key], b[key], `${path}/${key}`))];
}

const anyChange: fc.Arbitrary<BusinessChange> = fc
  .record(
    {
      'name.en': fc.constantFrom('', 'Levi'),
      'name.he': fc.constantFrom('', 'לוי'),
      'displayName.he': fc.constantFrom('', 'לוי'),
      'description.ar': fc.constantFrom('', 'ليفي'),
      'description.en': fc.constantFrom('', 'Opens doors'),
      'hours.1': fc.constantFrom(
        anOpenDay('08:00-12:00', '13:00-02:00'),
        { ...anOpenDay(), isOpen: false },
        { isOpen: true, shifts: [ALL_DAY], isUnreadable: false },
        { isOpen: false, shifts: [ALL_DAY], isUnreadable: false },
      ),
      'contact.0': fc.constantFrom(NO_CONTACT, aContact()),
      'contact.1': fc.constantFrom(NO_CONTACT, aContact({ name: 'Shop', names: { he: 'חנות' } })),
      website: fc.constantFrom('', 'https://a.co'),
      address: fc.constantFrom('', 'Herzl 1'),
      photo: fc.constantFrom('', 'https://a/1'),
    },
    { requiredKeys: [] },
  )
  .map((change): BusinessChange => change);

/** The same record with its keys in any order. */
function inAnyOrder<Value extends object>(records: fc.Arbitrary<Value>): fc.Arbitrary<unknown> {
  return records.chain((record) => {
    const entries = Object.entries(record);
    return fc
      .shuffledSubarray(entries, { minLength: entries.length })
      .map((shuffled): unknown => Object.fromEntries(shuffled));
  });
}

const anyRule = fc.oneof(
  fc.jsonValue(),
  inAnyOrder(
    fc.record(
      {
        dayOfWeek: fc.constantFrom<unknown>(0, 1, '1', 'Monday', 9, null),
        startTime: fc.constantFrom<unknown>('08:00', '8:00', '0800', '00:00', 'x', null, 7),
        endTime: fc.constantFrom<unknown>('12:00', '24:00', '00:00', '', {}),
        isActive: fc.constantFrom<unknown>(true, false, 'yes'),
        more: fc.jsonValue(),
      },
      { requiredKeys: [] },
    ),
  ),
);
const anyMap = fc.oneof(
  fc.jsonValue(),
  inAnyOrder(
    fc.record(
      { en: fc.string(), he: fc.jsonValue(), ar: fc.constantFrom('ليفي', ''), xx: fc.jsonValue() },
      { requiredKeys: [] },
    ),
  ),
);
const anyContact = fc.oneof(
  fc.jsonValue(),
  inAnyOrder(
    fc.record(
      {
        name: fc.jsonValue(),
        phoneNumbers: fc.oneof(
          fc.jsonValue(),
          fc.array(fc.oneof(fc.jsonValue(), fc.constant('03-555-0101'))),
        ),
        email: fc.string(),
        fax: fc.jsonValue(),
        multiLanguageName: anyMap,
        more: fc.jsonValue(),
      },
      { requiredKeys: [] },
    ),
  ),
);

/** A business with anything under the keys that this client writes, and under others. */
const anyBusiness = fc
  .tuple(
    anyRecordWith(
      'status',
      'rating',
      'subscription',
      'chats',
      'updatedAt',
      'profileImage',
      'image',
      'website',
      'category',
    ),
    fc.record(
      {
        multiLanguageData: fc.oneof(
          fc.jsonValue(),
          fc.record({ name: anyMap, description: anyMap, more: anyMap }),
        ),
        multiLanguageName: anyMap,
        multiLanguageDisplayName: anyMap,
        name: fc.oneof(fc.jsonValue(), fc.string()),
        operatingHours: fc.oneof(
          fc.jsonValue(),
          fc.record({ rules: fc.array(anyRule), more: fc.jsonValue() }),
        ),
        contactInfo: fc.oneof(fc.jsonValue(), fc.array(anyContact), anyContact),
      },
      { requiredKeys: [] },
    ),
  )
  .chain(([others, written]) =>
    inAnyOrder(fc.constant({ ...Object(others), ...written, id: 'a' })).map((record): BusinessRecord =>
      Object(record),
    ),
  );

const NAME =
  /^\/(?:name|multiLanguageName|multiLanguageName\/(?:en|he|ar)|multiLanguageData|multiLanguageData\/name|multiLanguageData\/name\/(?:en|he|ar))$/;
const DESCRIPTION =
  /^\/(?:description|multiLanguageDescription|multiLanguageDescription\/(?:en|he|ar)|multiLanguageData|multiLanguageData\/description|multiLanguageData\/description\/(?:en|he|ar))$/;

/** What each field may write. */
const WRITTEN: Readonly<Record<string, RegExp>> = {
  'name.en': NAME,
  'name.he': NAME,
  'displayName.he': /^\/(?:displayName|multiLanguageDisplayName|multiLanguageDisplayName\/(?:en|he|ar))$/,
  'description.ar': DESCRIPTION,
  'description.en': DESCRIPTION,
  'hours.1': /^\/operatingHours(?:\/rules)?$/,
  'contact.0': /^\/contactInfo(?:\/(?:phoneNumber|email))?$/,
  'contact.1': /^\/contactInfo$/,
  website: /^\/(?:website|contactInfo\/website)$/,
  address: /^\/address$/,
  photo: /^\/(?:profilePhoto|profileImageUrl|profileImage|image)$/,
};

/** What a change of a contact in a list may write. */
const CONTACT = /^\/(?:name|phoneNumbers|email|fax|multiLanguageName|multiLanguageName\/(?:en|he|ar))$/;

describe('every field that the API sent and this client does not know', () => {
  const write = (record: BusinessRecord, change: BusinessChange): BusinessRecord =>
    changedRecord(record, { current: listingIn(record), change, endOfDay: '24:00' });

  const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

  it('goes back unchanged', () => {
    assertProperty(anyBusiness, anyChange, (record, change) => {
      const json = JSON.stringify(record);
      const sent = write(record, change);
      const allowed = fieldsOf(change).map((field) => defined(WRITTEN[field]));
      const others = differences(record, sent).filter((path) => !allowed.some((known) => known.test(path)));
      expect(others).toEqual([]);
      expect(JSON.stringify(record)).toBe(json);
    });
  });

  it('goes back in the same order of keys, at every depth', () => {
    assertProperty(anyBusiness, anyChange, (record, change) => {
      expect(reordered(record, write(record, change))).toEqual([]);
    });
  });

  const rulesOf = ({ operatingHours }: BusinessRecord): readonly unknown[] =>
    listIn(isRecord(operatingHours) && operatingHours['rules']);
  const isOfMonday = (rule: unknown): boolean =>
    isRecord(rule) && [1, '1', 'Monday'].some((day) => day === rule['dayOfWeek']);

  it('goes back unchanged in the rules of other days', () => {
    assertProperty(anyBusiness, anyChange, (record, change) => {
      const others = (each: BusinessRecord): readonly unknown[] =>
        rulesOf(each).filter((rule) => !isOfMonday(rule));
      expect(others(write(record, change))).toEqual(others(record));
    });
  });

  it('stays in the rules of a changed day, one rule for each shift that is left, and all if none is', () => {
    assertProperty(anyBusiness, anyChange, (record, change) => {
      const known = ['dayOfWeek', 'startTime', 'endTime', 'isActive'];
      const rest = (rule: unknown): string =>
        JSON.stringify(Object.entries(Object(rule)).filter(([key]) => !known.includes(key)));
      const [before, after] = [record, write(record, change)].map((each) =>
        rulesOf(each).filter(isOfMonday).map(rest),
      );
      const shifts = change['hours.1']?.shifts.length ?? Infinity;
      const left = [...defined(before)];
      const kept = defined(after).filter((each) => {
        const index = left.indexOf(each);
        if (index !== -1) left.splice(index, 1);
        return index !== -1;
      });
      expect(kept).toHaveLength(Math.min(defined(before).length, shifts === 0 ? Infinity : shifts));
      if (shifts > 0) return;
      expect(after).toHaveLength(kept.length);
      expect(listingIn(write(record, change))['hours.1']).toEqual(change['hours.1']);
    });
  });

  it('is as it was after an undo, in the rules of a changed day', () => {
    assertProperty(anyBusiness, anyChange, (record, change) => {
      const saved = write(record, change);
      const now = listingIn(saved);
      const undo = undoOf(listingIn(record), now, change);
      const undone = changedRecord(saved, {
        current: now,
        change: undo,
        endOfDay: '24:00',
        restored: record,
      });
      const before = undo['hours.1'] === undefined ? saved : record;
      expect(rulesOf(undone).filter(isOfMonday)).toEqual(rulesOf(before).filter(isOfMonday));
    });
  });

  it('goes back unchanged in every contact, also in one that is changed or cannot be read', () => {
    assertProperty(anyBusiness, anyChange, (record, change) => {
      const [before, after] = [record, write(record, change)].map(({ contactInfo }) => listIn(contactInfo));
      const [sent, read] = [[...defined(after)], listingIn(record)];
      const changes = defined(before).flatMap((contact, index) => {
        const changed = index < 2 && read[`contact.${index}`] ? change[`contact.${index}`] : undefined;
        if (changed === NO_CONTACT) return [];
        const next = sent.shift();
        if (changed === undefined || !isRecord(contact)) return differences(contact, next);
        const others = differences(contact, next).filter((path) => !CONTACT.test(path));
        return [...others, ...reordered(contact, next), ...differences(unread(contact), unread(next))];
      });
      expect(changes).toEqual([]);
      for (const added of sent) expect(isRecord(added) && unread(added)).toEqual([]);
    });
  });

  /** The phone numbers of a contact that are no text. */
  const unread = (contact: unknown): readonly unknown[] =>
    listIn(isRecord(contact) && contact['phoneNumbers']).filter((phone) => typeof phone !== 'string');

  it('does not lose a text of another language', () => {
    assertProperty(anyBusiness, anyChange, (record, change) => {
      const [before, after] = [listingIn(record), listingIn(write(record, change))];
      const others = LISTING_TEXTS.flatMap((each) =>
        LANGUAGES.map((language) => `${each}.${language}` as const),
      ).filter((field) => change[field] === undefined);
      for (const field of others) expect([field, after[field]]).toEqual([field, before[field]]);
    });
  });

  it('leaves the record as it is when nothing changes', () => {
    assertProperty(anyBusiness, (record) => {
      expect(JSON.stringify(write(record, {}))).toBe(JSON.stringify(record));
    });
  });

  it('does not prevent a later read from showing the change, in texts, hours and lines', () => {
    assertProperty(anyBusiness, anyChange, (record, change) => {
      const fields = fieldsOf(change).filter((field) => !field.startsWith('contact.') && field !== 'name.en');
      expect(isSameIn(fields, change, listingIn(write(record, change)))).toBe(true);
    });
  });
});

describe('every field that the API sent, over the network', () => {
  let server: FakeServer;
  beforeAll(async () => {
    server = await FakeServer.start();
  });
  afterAll(async () => {
    await server.close();
  });

  it('is in the request as it was in the response, whatever characters and keys it has', async () => {
    const anything = fc.tuple(anyRecordWith('status', 'chats', 'unknown'), anyText, anyText);
    await fc.assert(
      fc.asyncProperty(anything, async ([others, key, value]) => {
        const record = { ...Object(others), [`x${key}`]: { [`y${key}`]: [value] }, id: 'a', address: 'b' };
        server.willRespond(text(JSON.stringify(record), 'application/json'), emptyResponse(204));
        const client = aClient(server.url);
        const listings = new HttpListingRepository(client, '123', new RecordingDiagnostics(), [], '24:00');
        const read = await listings.read(aBusinessId('a'));
        if (!read.ok) throw new Error(read.error.kind);
        await listings.write(read.value, { address: 'c' });
        const sent = Buffer.from(server.requests[1]?.body ?? '', 'latin1').toString('utf8');
        expect(sent).toBe(JSON.stringify({ ...record, address: 'c' }));
      }),
      { ...SEEDED_RUNS, numRuns: 100 },
    );
  });
});
