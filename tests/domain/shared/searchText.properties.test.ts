import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchTextOf } from '@/domain/shared/searchText';
import { anyText, assertProperty, SEEDED_RUNS } from '../arbitraries';

/** Vowel points, tatweel, apostrophes and direction marks. */
const IGNORED = [
  '\u05B0',
  '\u05BC',
  '\u05C1',
  '\u064B',
  '\u0651',
  '\u0652',
  '\u0670',
  '\u0640',
  '\u05F3',
  '\u05F4',
  "'",
  '\u200E',
  '\u200F',
] as const;

const letters = fc.stringMatching(/^[a-zא-ת\u0627-\u063A\u0641-\u064A]{1,20}$/);

describe('the search form of any text', () => {
  it('stays the same when it is searched itself', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const searched = searchTextOf(text.slice(0, 100));
        expect(searchTextOf(searched)).toBe(searched.slice(0, 500).trim());
      }),
      { ...SEEDED_RUNS, numRuns: 2000 },
    );
  });

  it('does not depend on points and marks within words', () => {
    assertProperty(letters, fc.array(fc.constantFrom(...IGNORED)), fc.nat(), (word, marks, at) => {
      const position = at % (word.length + 1);
      const marked = `${word.slice(0, position)}${marks.join('')}${word.slice(position)}`;
      expect(searchTextOf(marked)).toBe(searchTextOf(word));
    });
  });

  it('does not depend on case and on the script of digits', () => {
    assertProperty(fc.nat(), fc.stringMatching(/^[a-z]{0,9}$/), (number, word) => {
      const digits = String(number);
      const inScript = (zero: number) =>
        Array.from(digits, (digit) => String.fromCharCode(zero + Number(digit))).join('');
      for (const zero of [0x0660, 0x06f0, 0xff10])
        expect(searchTextOf(`${word.toUpperCase()}${inScript(zero)}`)).toBe(`${word}${digits}`);
    });
  });
});
