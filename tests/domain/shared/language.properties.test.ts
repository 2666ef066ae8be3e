import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, parseLanguage, resolveLanguage } from '@/domain/shared/language';
import { anyInput, REPEATABLE } from '../repeatable';

describe('languages, whatever a source says', () => {
  it('parseLanguage is total and answers one of ours or nothing', () => {
    fc.assert(
      fc.property(anyInput, (tag) => {
        expect([...LANGUAGES, undefined]).toContain(parseLanguage(tag));
      }),
      REPEATABLE,
    );
  });

  it('resolveLanguage is total and always answers one of ours', () => {
    fc.assert(
      fc.property(
        anyInput,
        anyInput,
        anyInput,
        fc.array(anyInput),
        anyInput,
        (url, tab, stored, browser, page) => {
          expect(LANGUAGES).toContain(resolveLanguage({ url, tab, stored, browser, page }));
        },
      ),
      REPEATABLE,
    );
  });
});
