import { describe, expect, it } from 'vitest';
import { THEMES, type PreferenceStore } from '@/application/ports/PreferenceStore';
import { LANGUAGES } from '@/domain/shared/language';

/** @param setUp answers a function that opens the same store again, as the next document does. */
export function describePreferenceStore(setUp: () => () => PreferenceStore): void {
  describe('the chosen language', () => {
    it('is none at first', () => {
      expect(setUp()().language()).toBeUndefined();
    });

    it.each(LANGUAGES)('is remembered: %s', (language) => {
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

  describe('the chosen theme', () => {
    it('is none at first', () => {
      expect(setUp()().theme()).toBeUndefined();
    });

    it.each(THEMES)('is remembered: %s', (theme) => {
      const open = setUp();
      open().saveTheme(theme);
      expect(open().theme()).toBe(theme);
    });

    it('can be given up again, which leaves the language as it is', () => {
      const open = setUp();
      open().saveLanguage('he');
      open().saveTheme('dark');
      open().saveTheme(undefined);
      expect(open().theme()).toBeUndefined();
      expect(open().language()).toBe('he');
    });
  });
}
