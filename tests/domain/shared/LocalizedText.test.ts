import { describe, expect, it } from 'vitest';
import {
  NO_TEXT,
  nonBlank,
  parseLocalizedText,
  textIn,
  textInAnyLanguage,
  textInLanguageOrAny,
} from '@/domain/shared/LocalizedText';

describe('nonBlank', () => {
  it.each([
    ['Dana', 'Dana'],
    ['  Dana\n', 'Dana'],
    ['0', '0'],
    ['\u200Fדנה', '\u200Fדנה'],
    ['\uD800', '\uD800'],
  ])('converts %j to %j', (input, text) => {
    expect(nonBlank(input)).toBe(text);
  });

  it.each(['', '   ', '\u00A0\t\n', '\u200B', '\u200F \u200E', '\uFEFF', null, undefined, 0, {}, ['Dana']])(
    'treats %j as missing',
    (input) => {
      expect(nonBlank(input)).toBeUndefined();
    },
  );
});

describe('parseLocalizedText', () => {
  it.each([
    ['all three', { en: 'Locks', he: 'מנעולים', ar: 'أقفال' }, { en: 'Locks', he: 'מנעולים', ar: 'أقفال' }],
    ['only Arabic', { ar: 'أقفال' }, { ar: 'أقفال' }],
    ['one blank', { en: ' ', he: 'מנעולים' }, { he: 'מנעולים' }],
    ['one null', { he: null, en: 'Locks' }, { en: 'Locks' }],
    ['numbers', { en: 5 }, {}],
    ['nested', { en: { text: 'Locks' } }, {}],
    ['nothing', {}, {}],
    ['unknown keys', { constructor: 'x', fr: 'Serrures' }, {}],
    ['a list', ['Locks'], {}],
    ['a text', 'Locks', {}],
    ['null', null, {}],
    ['undefined', undefined, {}],
  ])('parses a map with %s', (_what, input, text) => {
    expect(parseLocalizedText(input)).toEqual(text);
  });

  it('ignores inherited properties', () => {
    expect(parseLocalizedText(Object.create({ en: 'inherited' }))).toEqual({});
  });
});

describe('a text in a language', () => {
  const text = { en: 'Locks', ar: 'أقفال' };

  it('is the text of that language', () => {
    expect(textIn(text, 'ar')).toEqual({ text: 'أقفال', language: 'ar' });
    expect(textIn(text, 'he')).toBeUndefined();
    expect(textIn({ he: ' ' }, 'he')).toBeUndefined();
  });

  it('falls back to English, then Hebrew, then Arabic', () => {
    expect(textInLanguageOrAny(text, 'he')).toEqual({ text: 'Locks', language: 'en' });
    expect(textInLanguageOrAny({ he: 'מנעולים', ar: 'أقفال' }, 'en')).toEqual({
      text: 'מנעולים',
      language: 'he',
    });
    expect(textInAnyLanguage({ ar: 'أقفال' })).toEqual({ text: 'أقفال', language: 'ar' });
  });

  it('is undefined when it exists in no language', () => {
    expect(textInLanguageOrAny(NO_TEXT, 'he')).toBeUndefined();
  });
});
