import { describe, expect, it } from 'vitest';
import { mergeLocale } from '../../scripts/vite/mergeLocale';

const english = {
  detail: { title: 'Your business', hint: 'Opening hours' },
  list: { count_one: '{{count}} business', count_other: '{{count}} businesses' },
};

describe('a locale merged with English', () => {
  it('keeps its own texts', () => {
    expect(mergeLocale(english, { detail: { title: 'העסק' } }, 'he')).toMatchObject({
      detail: { title: 'העסק' },
    });
  });

  it('shows a missing text in English', () => {
    expect(mergeLocale(english, { detail: { title: 'העסק' } }, 'he')).toMatchObject({
      detail: { hint: 'Opening hours' },
    });
  });

  it('shows a missing screen in English', () => {
    expect(mergeLocale(english, {}, 'ar')).toMatchObject({ detail: english.detail });
  });

  it('shows a missing counted text in English, whichever form the language asks for', () => {
    expect(mergeLocale(english, {}, 'ar')).toMatchObject({
      list: {
        count_zero: '{{count}} businesses',
        count_one: '{{count}} business',
        count_two: '{{count}} businesses',
        count_few: '{{count}} businesses',
        count_many: '{{count}} businesses',
        count_other: '{{count}} businesses',
      },
    });
  });

  it("uses the language's own general plural where one plural form is missing", () => {
    const merged = mergeLocale(
      english,
      { list: { count_one: 'עסק אחד', count_other: '{{count}} עסקים' } },
      'he',
    );
    expect(merged).toMatchObject({
      list: { count_one: 'עסק אחד', count_two: '{{count}} עסקים', count_other: '{{count}} עסקים' },
    });
  });

  it('does not modify its arguments', () => {
    const before = structuredClone(english);
    mergeLocale(english, { detail: { title: 'x' } }, 'ar');
    expect(english).toEqual(before);
  });
});
