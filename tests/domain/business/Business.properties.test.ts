import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayNameIn, nameIn } from '@/domain/business/Business';
import { parseBusinessId } from '@/domain/business/BusinessId';
import { LANGUAGES } from '@/domain/shared/language';
import { nonBlank, parseLocalizedText } from '@/domain/shared/LocalizedText';
import { aBusiness } from '@tests/support/builders/aBusiness';
import { anyInput, anyRecordWith, anyText, assertProperty } from '../arbitraries';

const words = anyRecordWith(...LANGUAGES).map(parseLocalizedText);
const word = fc.option(anyText, { nil: undefined });
const anyNames = fc
  .record({ names: words, displayNames: words, name: word, displayName: word })
  .map((names) => ({ names, business: aBusiness(names) }));

describe('names of a business from any record', () => {
  it('a title is never empty, and is one of the names when there is a name', () => {
    assertProperty(anyNames, fc.constantFrom(...LANGUAGES), ({ business, names }, language) => {
      const all = [
        ...Object.values(names.names),
        ...Object.values(names.displayNames),
        names.name,
        names.displayName,
      ]
        .map(nonBlank)
        .filter((text) => text !== undefined);
      const { text } = nameIn(business, language);
      expect(all.length === 0 ? [business.id] : all).toContain(text);
    });
  });

  it('a name in the requested language comes before all others', () => {
    assertProperty(anyNames, fc.constantFrom(...LANGUAGES), ({ business, names }, language) => {
      const own = names.names[language] ?? names.displayNames[language];
      fc.pre(own !== undefined);
      expect(nameIn(business, language)).toEqual({ text: own, language });
    });
  });

  it('a display name never repeats the title', () => {
    assertProperty(anyNames, fc.constantFrom(...LANGUAGES), ({ business }, language) => {
      expect(displayNameIn(business, language)?.text).not.toBe(nameIn(business, language).text);
    });
  });

  it('parseBusinessId never throws, and every id can be part of a URL', () => {
    assertProperty(anyInput, (input) => {
      const id = parseBusinessId(input);
      expect(parseBusinessId(id)).toBe(id);
      expect(() => encodeURIComponent(id ?? '')).not.toThrow();
    });
  });
});
