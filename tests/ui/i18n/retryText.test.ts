import { describe, expect, it } from 'vitest';
import { COMPLETE_LANGUAGES } from '@/domain/shared/language';
import { retryText } from '@/ui/i18n/retryText';
import { textIn } from '@tests/support/text';

describe.each(COMPLETE_LANGUAGES)(
  'The time of the next attempt after too many requests, in %s',
  (language) => {
    const words = textIn[language];

    it.each([
      [0, 1],
      [1000, 1],
      [1001, 2],
      [3000, 3],
      [11_000, 11],
      [90_000, 90],
    ])('after a delay of %i ms is in seconds: %i', (wait, seconds) => {
      expect(retryText(words, wait)).toBe(
        words('errors.tooManySeconds', { count: seconds, number: seconds }),
      );
    });

    it.each([
      [90_001, 2],
      [120_001, 3],
      [240_000, 4],
      [900_000, 15],
    ])('after a delay of %i ms is in minutes: %i', (wait, minutes) => {
      expect(retryText(words, wait)).toBe(
        words('errors.tooManyMinutes', { count: minutes, number: minutes }),
      );
    });
  },
);
