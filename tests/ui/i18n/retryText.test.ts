import { textIn } from '@tests/support/text';
import { describe, expect, it } from 'vitest';
import { COMPLETE_LANGUAGES } from '@/domain/shared/language';
import { retryText } from '@/ui/i18n/components/RetryCountdown';

describe.each(COMPLETE_LANGUAGES)('The retry text after too many requests (%s)', (language) => {
  const t = textIn[language];

  it.each([
    [0, 1],
    [1000, 1],
    [1001, 2],
    [3000, 3],
    [11_000, 11],
    [90_000, 90],
  ])('shows a delay of %i ms as %i seconds', (wait, seconds) => {
    expect(retryText(t, wait)).toBe(t('errors.tooManySeconds', { count: seconds, number: seconds }));
  });

  it.each([
    [90_001, 2],
    [120_001, 3],
    [240_000, 4],
    [900_000, 15],
  ])('shows a delay of %i ms as %i minutes', (wait, minutes) => {
    expect(retryText(t, wait)).toBe(t('errors.tooManyMinutes', { count: minutes, number: minutes }));
  });
});
