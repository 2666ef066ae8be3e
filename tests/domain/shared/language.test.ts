import { describe, expect, it } from 'vitest';
import {
  byLanguage,
  COMPLETE_LANGUAGES,
  DEFAULT_LANGUAGE,
  directionOf,
  LANGUAGES,
  parseLanguage,
  resolveLanguage,
  translated,
} from '@/domain/shared/language';

describe('language', () => {
  it('is English, Hebrew or Arabic in the live product', () => {
    expect(COMPLETE_LANGUAGES).toEqual(['en', 'he', 'ar']);
  });

  it('has a value of its own in a table of all languages', () => {
    const texts = LANGUAGES.map((language) => [language, `text in ${language}`]);
    expect(byLanguage((language) => `text in ${language}`)).toEqual(Object.fromEntries(texts));
  });

  it('is English by default', () => {
    expect(DEFAULT_LANGUAGE).toBe('en');
  });

  it.each([
    ['ar', 'rtl'],
    ['he', 'rtl'],
    ['en', 'ltr'],
  ] as const)('%s is written %s', (language, direction) => {
    expect(directionOf(language)).toBe(direction);
  });
});

describe('translated', () => {
  const name = { en: 'Amin', he: 'אמין', ar: undefined };

  it('is the value in the language', () => {
    expect(translated(name, 'he')).toBe('אמין');
  });

  it('is the English value where the language has none', () => {
    expect(translated(name, 'ar')).toBe('Amin');
  });
});

describe('parseLanguage', () => {
  it.each([
    ['en', 'en'],
    ['en-US', 'en'],
    ['EN_gb', 'en'],
    ['he-IL', 'he'],
    ['iw', 'he'],
    ['iw-IL', 'he'],
    ['ar-EG-u-nu-latn', 'ar'],
    [' ar ', 'ar'],
    ['he'.padEnd(35), 'he'],
  ])('parses %j as %s', (tag, language) => {
    expect(parseLanguage(tag)).toBe(language);
  });

  it.each([
    'fr',
    'english',
    'arz',
    '',
    '-he',
    'constructor',
    '__proto__',
    '<script>',
    'he'.padEnd(36),
    null,
    undefined,
    5,
    ['he'],
  ])('rejects %j', (tag) => {
    expect(parseLanguage(tag)).toBeUndefined();
  });
});

describe('resolveLanguage', () => {
  it.each([
    [
      'the language of a URL in the tab wins over everything',
      { tab: 'he', stored: 'ar', browser: ['en'] },
      'he',
    ],
    ['a stored choice wins over the browser', { stored: 'ar', browser: ['he-IL'] }, 'ar'],
    ['the first supported language of the browser wins', { browser: ['fr', 'en-US', 'he'] }, 'en'],
    ['without any of them it is English', { browser: ['fr', 'de'] }, 'en'],
    ['knowing nothing at all, it is English', {}, 'en'],
    ['a stored prototype key is ignored', { stored: 'constructor', browser: ['he'] }, 'he'],
  ] as const)('%s', (_rule, sources, language) => {
    expect(resolveLanguage(sources, LANGUAGES)).toBe(language);
  });

  it('skips languages that are not offered', () => {
    expect(resolveLanguage({ tab: 'ar', browser: ['ar', 'he'] }, ['en', 'he'])).toBe('he');
  });
});
