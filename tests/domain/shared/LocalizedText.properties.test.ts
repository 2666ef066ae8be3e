import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@/domain/shared/language';
import { nonBlank, parseLocalizedText, textInLanguageOrAny } from '@/domain/shared/LocalizedText';
import { expectCleanPrototypes } from '@tests/support/expectCleanPrototypes';
import { anyInput, anyRecordWith, assertProperty } from '../arbitraries';

const anyMap = fc.oneof(anyInput, anyRecordWith(...LANGUAGES));

describe('localized texts from any payload', () => {
  it('parseLocalizedText never throws, keeps only non-blank texts of known languages and accepts its own output', () => {
    assertProperty(anyMap, (input) => {
      const text = parseLocalizedText(input);
      expect(Object.getPrototypeOf(text)).toBe(Object.prototype);
      expect(
        Object.entries(text).every(([key, value]) => key.length === 2 && nonBlank(value) === value),
      ).toBe(true);
      expect(parseLocalizedText(text)).toEqual(text);
      expectCleanPrototypes();
    });
  });

  it('a text is found in every language when it exists in one, and is never a function', () => {
    assertProperty(anyMap, fc.constantFrom(...LANGUAGES), (input, language) => {
      const text = parseLocalizedText(input);
      const shown = textInLanguageOrAny(text, language);
      expect(shown !== undefined).toBe(Object.keys(text).length > 0);
      expect(['string', 'undefined']).toContain(typeof shown?.text);
      expect(shown?.text).toBe(
        [language, ...LANGUAGES].map((each) => text[each]).find((found) => found !== undefined),
      );
    });
  });
});
