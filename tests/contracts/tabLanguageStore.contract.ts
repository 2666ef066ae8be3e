import { describe, expect, it } from 'vitest';
import type { TabLanguageStore } from '@/application/ports/TabLanguageStore';
import { LANGUAGES } from '@/domain/shared/language';

/** @param setUp answers a function that opens the same store again, as the next document does. */
export function describeTabLanguageStore(setUp: () => () => TabLanguageStore): void {
  describe('the language of the tab', () => {
    it('is none at first', () => {
      expect(setUp()().language()).toBeUndefined();
    });

    it.each(LANGUAGES)('is kept: %s', (language) => {
      const open = setUp();
      open().keep(language);
      expect(open().language()).toBe(language);
    });

    it('is the last one', () => {
      const open = setUp();
      open().keep('he');
      open().keep('ar');
      expect(open().language()).toBe('ar');
    });

    it('is none after it was cleared', () => {
      const open = setUp();
      open().keep('he');
      open().clear();
      expect(open().language()).toBeUndefined();
    });
  });
}
