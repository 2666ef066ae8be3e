import { describe, expect, it } from 'vitest';
import type { ListingRepository, ListingRecord } from '@/application/ports/ListingRepository';
import type { Business } from '@/domain/business/Business';
import { ALL_DAY } from '@/domain/business/listing/EditedDay';
import { fieldsOf, NO_CONTACT, type BusinessChange } from '@/domain/business/listing/Listing';
import { isSameIn, undoOf } from '@/domain/business/listing/mergedChange';
import { weekOf } from '@/domain/business/operatingHours';
import type { Result } from '@/domain/shared/result';
import { aBusiness } from '../support/builders/aBusiness';
import { aBusinessId } from '../support/builders/aBusinessId';
import { aCompleteBusiness, PICTURES } from '../support/builders/aCompleteBusiness';
import { aContact } from '../support/builders/aContact';
import { anOperatingHoursRule } from '../support/builders/anOperatingHoursRule';
import {
  itCanBeAborted,
  itReportsReadFailures,
  itReportsWriteFailures,
  type ServiceFailure,
  type ServiceHarness,
} from './serviceFailures';

/** The allowed picture origin is `PICTURES`. */
export interface ListingHarness extends ServiceHarness {
  readonly listings: ListingRepository;
}

const OPEN = { isOpen: true, isUnreadable: false };

const CHANGES: Readonly<Record<string, BusinessChange>> = {
  'a text': { 'name.en': 'Levi Keys', 'description.ar': 'يفتح كل باب' },
  'a removed text': { 'name.he': '', 'description.he': '' },
  'a second line': { 'displayName.en': '', 'displayName.he': 'לוי, המנעולן שלך' },
  'the hours of a day': {
    'hours.0': {
      ...OPEN,
      shifts: [
        { opens: '08:00', closes: '13:00' },
        { opens: '16:00', closes: '02:00' },
      ],
    },
  },
  'a closed day and one that is open all day': {
    'hours.0': { isOpen: false, shifts: [{ opens: '09:00', closes: '17:00' }], isUnreadable: false },
    'hours.3': { ...OPEN, shifts: [ALL_DAY] },
  },
  'a contact': { 'contact.0': aContact({ name: 'Front desk', names: { ar: 'مكتب' }, fax: '03-555-0109' }) },
  'an additional contact': { 'contact.2': aContact({ name: 'Emergency', phoneNumbers: ['1-700-555-010'] }) },
  'a removed contact': { 'contact.0': NO_CONTACT },
  'website, address and photo': {
    website: 'https://keys.example.com',
    address: 'Herzl 2, Haifa',
    photo: `${PICTURES}/keys.jpg`,
  },
  'an emptied website, address and photo': { website: '', address: '', photo: '' },
};

/** What a change of a listing leaves as it is. */
const unchangedFieldsOf = ({
  status,
  category,
  keywords,
  rating,
  isVerified,
  ownerId,
  createdAt,
}: Business) => ({
  status,
  category,
  keywords,
  rating,
  isVerified,
  ownerId,
  createdAt,
});

function valueOf<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

export function describeListingRepository(setUp: (known: readonly Business[]) => ListingHarness): void {
  const known: Business = {
    ...aCompleteBusiness(),
    operatingHours: [anOperatingHoursRule(), anOperatingHoursRule({ dayOfWeek: 1, endTime: '02:00' })],
    contacts: [aContact(), aContact({ name: 'Emergency', phoneNumbers: ['*4555'] })],
  };
  const readFrom = async ({ listings }: ListingHarness): Promise<ListingRecord> =>
    valueOf(await listings.read(known.id));

  describe('a listing', () => {
    it('is read with its business', async () => {
      const read = await readFrom(setUp([known]));
      expect(read.business).toEqual(known);
      expect(read).toMatchObject({
        hasSingleContact: false,
        listing: {
          'name.he': 'לוי מנעולים',
          'displayName.ar': '',
          'description.en': 'Opens every door',
          'hours.0': { ...OPEN, shifts: [{ opens: '09:00', closes: '17:00' }] },
          'hours.2': { isOpen: false, shifts: [] },
          'contact.1': { name: 'Emergency' },
          website: 'https://levi.example.com',
          address: 'Herzl 1, Haifa',
          photo: `${PICTURES}/levi.webp`,
        },
      });
    });

    it('of a business that does not exist is not found', async () => {
      expect(await setUp([]).listings.read(aBusinessId('nobody'))).toEqual({
        ok: false,
        error: { kind: 'business-not-found' },
      });
    });

    itReportsReadFailures(
      () => setUp([known]),
      async ({ listings }) => listings.read(known.id),
    );

    itCanBeAborted(
      () => setUp([known]),
      async ({ listings }, signal) => listings.read(known.id, signal),
    );
  });

  describe('a change', () => {
    it.each(Object.entries(CHANGES))('of %s is in a later read, and nothing else', async (_what, change) => {
      const harness = setUp([known]);
      const before = await readFrom(harness);
      expect(await harness.listings.write(before, change)).toEqual({ ok: true, value: undefined });
      const after = await readFrom(harness);
      const all = fieldsOf({ ...before.listing, ...change });
      expect(isSameIn(all, { ...before.listing, ...change }, after.listing)).toBe(true);
      expect(unchangedFieldsOf(after.business)).toEqual(unchangedFieldsOf(before.business));
    });

    it.each(Object.entries(CHANGES))('of %s can be undone', async (_what, change) => {
      const harness = setUp([known]);
      const before = await readFrom(harness);
      await harness.listings.write(before, change);
      const after = await readFrom(harness);
      await harness.listings.write(after, undoOf(before.listing, after.listing, change), before);
      const undone = await readFrom(harness);
      expect(isSameIn(fieldsOf(before.listing), before.listing, undone.listing)).toBe(true);
    });

    it('that closes the only day with hours leaves the week closed, also without the times of the day', async () => {
      const business = aBusiness({ operatingHours: [anOperatingHoursRule()] });
      const harness = setUp([business]);
      const before = valueOf(await harness.listings.read(business.id));
      const closed = { isOpen: false, shifts: [], isUnreadable: false };
      await harness.listings.write(before, { 'hours.0': closed });
      const after = valueOf(await harness.listings.read(business.id));
      expect(after.listing['hours.0']).toEqual(closed);
      expect(weekOf(after.business.operatingHours)?.flatMap(({ ranges }) => ranges)).toEqual([]);
    });

    it('of a text without a language gives it one', async () => {
      const nameless = aBusiness({ name: 'לוי', description: 'Opens doors', displayName: 'ليفي' });
      const harness = setUp([nameless]);
      const before = valueOf(await harness.listings.read(nameless.id));
      expect(before.listing).toMatchObject({
        'name.he': 'לוי',
        'name.en': '',
        'displayName.ar': 'ليفي',
        'description.en': 'Opens doors',
      });
      await harness.listings.write(before, { 'name.en': 'Levi', 'description.en': '' });
      const after = valueOf(await harness.listings.read(nameless.id));
      expect(after.listing).toMatchObject({ 'name.he': 'לוי', 'name.en': 'Levi', 'description.en': '' });
    });

    it('that empties the only translation empties another text without a language too', async () => {
      const business = aBusiness({ description: 'Old text', descriptions: { en: 'New text' } });
      const harness = setUp([business]);
      const before = valueOf(await harness.listings.read(business.id));
      await harness.listings.write(before, { 'description.en': '' });
      const after = valueOf(await harness.listings.read(business.id));
      expect([after.listing['description.en'], after.business.description]).toEqual(['', undefined]);
    });

    /** The failure begins after the reading that comes before a change. */
    const setUpAfterReading = () => {
      const harness = setUp([known]);
      const read = readFrom(harness);
      let failureSet: Promise<unknown> = read;
      return {
        ...harness,
        requests: () => harness.requests() - 1,
        setFailure: (kind: ServiceFailure | undefined): void => {
          failureSet = failureSet.then(() => harness.setFailure(kind));
        },
        change: async () => {
          await failureSet;
          return harness.listings.write(await read, { address: 'Herzl 3' });
        },
      };
    };

    itReportsWriteFailures(setUpAfterReading, async ({ change }) => change());

    it.each([
      ['refused', 'Herzl 1, Haifa'],
      ['response-lost', 'Herzl 3'],
    ] as const)('that is %s: a later read has the address %s', async (failure, address) => {
      const { setFailure, change, listings } = setUpAfterReading();
      setFailure(failure);
      await change();
      setFailure(undefined);
      await Promise.resolve();
      expect(valueOf(await listings.read(known.id)).listing.address).toBe(address);
    });
  });
}
