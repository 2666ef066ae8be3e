import { describe, expect, it } from 'vitest';
import type { PreferenceStore } from '@/application/ports/PreferenceStore';
import { LANGUAGES } from '@/domain/shared/language';

/** @param setUp Returns a function that opens the same store again, as the next document does. */
export function describePreferenceStore(setUp: () => () => PreferenceStore): void {
  describe('the chosen language', () => {
    it('is undefined at first', () => {
      expect(setUp()().language()).toBeUndefined();
    });

    it.each(LANGUAGES)('is stored: %s', (language) => {
      const open = setUp();
      open().saveLanguage(language);
      expect(open().language()).toBe(language);
    });

    it('is the last one', () => {
      const open = setUp();
      open().saveLanguage('he');
      open().saveLanguage('ar');
      expect(open().language()).toBe('ar');
    });
  });

  describe('the layout of a long list', () => {
    it('has rows at first', () => {
      expect(setUp()().listLayout()).toBe('rows');
    });

    it('is the last chosen one, and leaves the language as it is', () => {
      const open = setUp();
      open().saveLanguage('he');
      open().saveListLayout('cards');
      expect(open().listLayout()).toBe('cards');
      open().saveListLayout('rows');
      expect(open().listLayout()).toBe('rows');
      expect(open().language()).toBe('he');
    });
  });
}
