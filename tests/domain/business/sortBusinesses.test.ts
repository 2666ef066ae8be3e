import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NONE_CHECKED } from '@/domain/business/CheckedSubscriptions';
import { sortBusinesses } from '@/domain/business/sortBusinesses';
import { LANGUAGES, type Language } from '@/domain/shared/language';
import { aBusiness } from '@tests/support/builders/aBusiness';
import { anyText, assertProperty } from '../arbitraries';

const named = (en: string, he: string) => aBusiness({ id: en, names: { en, he } });

const locks = named('Levi Locks', 'אור מנעולים');
const bikes = named('bikes 10', 'תמר אופניים');
const twoBikes = named('Bikes 2', 'בית האופניים');
const cafe = named('Café', 'קפה');
const all = [locks, bikes, cafe, twoBikes];

/** The café is more urgent than the bikes. The other two are not known to need anything. */
const CHECKED = { ...NONE_CHECKED, count: 2, needingAttention: new Set([cafe.id, bikes.id]) };

describe('the order of businesses', () => {
  it.each([
    ['listed', 'en', all],
    ['attention', 'en', [cafe, bikes, locks, twoBikes]],
    ['name', 'en', [twoBikes, bikes, cafe, locks]],
    ['name', 'he', [locks, twoBikes, cafe, bikes]],
  ] as const)('%s in %s', (order, language, sorted) => {
    expect(sortBusinesses(all, order, language, CHECKED)).toEqual(sorted);
  });

  it('has the names of the script of the page first, whatever page was shown before', () => {
    const [latin, hebrew] = [aBusiness({ id: 'a', name: 'Bikes' }), aBusiness({ id: 'b', name: 'אופניים' })];
    const sortedIn = (language: Language) =>
      sortBusinesses([hebrew, latin], 'name', language, NONE_CHECKED).map(({ name }) => name);
    expect(sortedIn('en')).toEqual(['Bikes', 'אופניים']);
    expect(sortedIn('he')).toEqual(['אופניים', 'Bikes']);
  });

  it('keeps every business and leaves the given list as it is', () => {
    assertProperty(fc.array(anyText), fc.constantFrom(...LANGUAGES), (names, language) => {
      const given = names.map((name, index) => aBusiness({ id: `business-${String(index)}`, name }));
      const before = [...given];
      expect(new Set(sortBusinesses(given, 'name', language, NONE_CHECKED))).toEqual(new Set(given));
      expect(given).toEqual(before);
    });
  });

  it('is the same after it was applied again, and keeps the order of equal names', () => {
    assertProperty(fc.array(fc.constantFrom('א', 'b', 'B', 'ب', '10', '9')), (names) => {
      const given = names.map((name, index) => aBusiness({ id: `business-${String(index)}`, name }));
      const once = sortBusinesses(given, 'name', 'he', NONE_CHECKED);
      expect(sortBusinesses(once, 'name', 'he', NONE_CHECKED)).toEqual(once);
      const sameName = once.filter(({ name }) => name === 'b').map((business) => given.indexOf(business));
      expect(sameName).toEqual(sameName.toSorted((one, other) => one - other));
    });
  });

  it('by urgency puts exactly the businesses with an issue first, and keeps the order of all others', () => {
    assertProperty(fc.uniqueArray(fc.nat(30)), fc.uniqueArray(fc.nat(30)), (numbers, urgent) => {
      const given = numbers.map((number) => aBusiness({ id: `business-${String(number)}` }));
      const needing = urgent.map((number) => aBusiness({ id: `business-${String(number)}` }).id);
      const checked = { ...NONE_CHECKED, needingAttention: new Set(needing) };
      const ids = given.map(({ id }) => id);
      expect(sortBusinesses(given, 'attention', 'en', checked).map(({ id }) => id)).toEqual([
        ...needing.filter((id) => ids.includes(id)),
        ...ids.filter((id) => !needing.includes(id)),
      ]);
    });
  });
});
