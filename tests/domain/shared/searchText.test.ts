import { describe, expect, it } from 'vitest';
import { searchTextOf, searchWordsOf } from '@/domain/shared/searchText';

describe('the search form of a text', () => {
  it.each([
    ['Haddad Plumbing', 'haddad plumbing'],
    ['Café', 'cafe'],
    ['İstanbul', 'istanbul'],
    ['שָׁלוֹם', 'שלום'],
    ['חשמל ח׳ורי', 'חשמל חורי'],
    ["חשמל ח'ורי", 'חשמל חורי'],
    ['עו״ד לוי', 'עוד לוי'],
    ['نَجّار', 'نجار'],
    ['نجـــار', 'نجار'],
    ['أقفال', 'اقفال'],
    ['١٢٣ ۴۵۶ ７', '123 456 7'],
    ['\u200Fחיפה\u200E', 'חיפה'],
    ['ﷲ', 'الله'],
    ['O’Brien', 'obrien'],
    ['ז´בוטינסקי', 'זבוטינסקי'],
    ['AMN-10561', 'amn 10561'],
    ['תל-אביב (יפו)', 'תל אביב יפו'],
    ['🍋 & Co.', '🍋 co'],
  ])('%s becomes %s', (text, searched) => {
    expect(searchTextOf(text)).toBe(searched);
  });

  it('is computed from the first 500 characters', () => {
    expect(searchTextOf(`${'a'.repeat(500)}b`)).toBe('a'.repeat(500));
  });
});

describe('the words of a search query', () => {
  it.each([
    ['', []],
    ['   ', []],
    ['״', []],
    ['  Haddad \t Acre ', ['haddad', 'acre']],
    ['הרצל ١٢', ['הרצל', '12']],
    ['רמת־גן, הרצל', ['רמת גן', 'הרצל']],
    ['-', []],
  ])('of "%s" are %j', (query, words) => {
    expect(searchWordsOf(query)).toEqual(words);
  });
});
