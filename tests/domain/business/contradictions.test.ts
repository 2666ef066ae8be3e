import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contradictionsOf } from '@/domain/business/contradictions';
import { DAYS_OF_WEEK } from '@/domain/business/operatingHours';
import { aBusiness, type BusinessOverrides } from '@tests/support/builders/aBusiness';
import { aContact } from '@tests/support/builders/aContact';
import { anOperatingHoursRule } from '@tests/support/builders/anOperatingHoursRule';
import { assertProperty } from '../arbitraries';

const aListing = (overrides: BusinessOverrides = {}) =>
  aBusiness({
    category: 'plumbing',
    contacts: [],
    operatingHours: [],
    names: {},
    descriptions: {},
    ...overrides,
  });

const shift = (startTime: string, endTime: string, dayOfWeek: 0 | 1 | 6 = 0) =>
  anOperatingHoursRule({ dayOfWeek, startTime, endTime });

describe('contradictionsOf', () => {
  it.each<readonly [string, BusinessOverrides, readonly object[]]>([
    ['nothing', {}, []],
    ['a missing category', { category: ' ' }, [{ kind: 'category' }]],
    [
      'an Arabic name in Hebrew letters',
      { names: { ar: 'מנעולים' } },
      [{ kind: 'name-script', language: 'ar' }],
    ],
    ['no brand in Latin letters', { names: { ar: 'H&M', he: 'Noor' } }, []],
    ['no name without letters', { names: { he: '24/7' } }, []],
    [
      'an English description in Hebrew',
      { descriptions: { en: 'דלתות' } },
      [{ kind: 'text-script', language: 'en' }],
    ],
    [
      'a Hebrew description in English',
      { descriptions: { he: 'Doors' } },
      [{ kind: 'text-script', language: 'he' }],
    ],
    ['no mixed description', { descriptions: { he: 'דלתות Rav-Bariach' } }, []],
    [
      'a phone',
      { contacts: [aContact({ phoneNumbers: ['052-123-4567', '12'] }), aContact({ phoneNumbers: ['12'] })] },
      [{ kind: 'phone', value: '12' }],
    ],
    [
      'an email',
      { contacts: [aContact({ phoneNumbers: [], email: 'noor@' })] },
      [{ kind: 'email', value: 'noor@' }],
    ],
    ['no valid email', { contacts: [aContact({ phoneNumbers: [], email: 'noor@example.com' })] }, []],
    [
      'no phone that can be called, and no email that is only pasted',
      {
        contacts: [
          aContact({
            phoneNumbers: ['٠٥٢-١٢٣٤٥٦٧', '+1 212 555 0123', '1599'],
            email: '<noor@example.com>;',
          }),
        ],
      },
      [],
    ],
    ['an unknown time zone', { timezone: 'Israel/Haifa' }, [{ kind: 'time-zone', value: 'Israel/Haifa' }]],
    ['no other name of a known time zone', { timezone: 'Asia/Tel_Aviv' }, []],
    [
      'overlapping shifts',
      { operatingHours: [shift('09:00', '13:00'), shift('12:00', '18:00')] },
      [{ kind: 'overlap', day: 0 }],
    ],
    ['no adjoining shifts', { operatingHours: [shift('09:00', '13:00'), shift('13:00', '18:00')] }, []],
    [
      'a shift into the next day',
      { operatingHours: [shift('20:00', '10:00'), shift('09:00', '18:00', 1)] },
      [{ kind: 'overlap', day: 1 }],
    ],
    [
      'a shift from Saturday into Sunday',
      { operatingHours: [shift('20:00', '10:00', 6), shift('09:00', '18:00')] },
      [{ kind: 'overlap', day: 0 }],
    ],
    [
      'a shift that starts while another one runs into the night',
      { operatingHours: [shift('20:00', '02:00'), shift('22:00', '23:00')] },
      [{ kind: 'overlap', day: 0 }],
    ],
    [
      'a shift on a day that is open around the clock',
      { operatingHours: [shift('00:00', '00:00'), shift('09:00', '10:00')] },
      [{ kind: 'overlap', day: 0 }],
    ],
    [
      'a shift of no length, and no overlap, when it lies within another',
      { operatingHours: [shift('08:00', '12:00'), shift('09:00', '09:00')] },
      [{ kind: 'empty-shift', day: 0 }],
    ],
    [
      'a shift of no length',
      { operatingHours: [shift('09:00', '09:00')] },
      [{ kind: 'empty-shift', day: 0 }],
    ],
    ['no whole day', { operatingHours: [shift('00:00', '00:00')] }, []],
  ])('names %s', (_, overrides, found) => {
    expect(contradictionsOf(aListing(overrides))).toEqual(found);
  });

  it('never names a day with one shift that ends on the same day', () => {
    const hour = fc.integer({ min: 0, max: 22 });
    assertProperty(hour, hour, (one, other) => {
      const [from, to] = [Math.min(one, other), Math.max(one, other) + 1];
      const time = (hours: number) => `${String(hours).padStart(2, '0')}:00`;
      const operatingHours = DAYS_OF_WEEK.map((dayOfWeek) =>
        anOperatingHoursRule({ dayOfWeek, startTime: time(from), endTime: time(to) }),
      );
      expect(contradictionsOf(aListing({ operatingHours }))).toEqual([]);
    });
  });
});
