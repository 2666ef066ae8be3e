import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, parseLanguage, resolveLanguage } from '@/domain/shared/language';
import { anyInput, assertProperty } from '../arbitraries';

describe('languages from any source', () => {
  it('parseLanguage returns a supported language or undefined, and never throws', () => {
    assertProperty(anyInput, (tag) => {
      expect([...LANGUAGES, undefined]).toContain(parseLanguage(tag));
    });
  });

  it('resolveLanguage always returns a supported language, and never throws', () => {
    assertProperty(anyInput, anyInput, fc.array(anyInput), (tab, stored, browser) => {
      expect(LANGUAGES).toContain(resolveLanguage({ tab, stored, browser }, LANGUAGES));
    });
  });
});
