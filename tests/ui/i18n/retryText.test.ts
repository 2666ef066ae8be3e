import { describe, expect, it } from 'vitest';
import { retryText } from '@/ui/i18n/retryText';
import { Texts } from '@/ui/i18n/Texts';

describe('The time of the next attempt after too many requests', () => {
  it.each([
    ['en', 0, 'in 1 second.'],
    ['en', 1000, 'in 1 second.'],
    ['en', 1001, 'in 2 seconds.'],
    ['en', 90_000, 'in 90 seconds.'],
    ['en', 90_001, 'in 2 minutes.'],
    ['en', 120_001, 'in 3 minutes.'],
    ['he', 1000, 'בעוד שנייה.'],
    ['he', 2000, 'בעוד שתי שניות.'],
    ['he', 30_000, 'בעוד 30 שניות.'],
    ['he', 120_000, 'בעוד שתי דקות.'],
    ['he', 600_000, 'בעוד 10 דקות.'],
    ['ar', 1000, 'بعد ثانية واحدة.'],
    ['ar', 2000, 'بعد ثانيتين.'],
    ['ar', 3000, 'بعد 3 ثوانٍ.'],
    ['ar', 11_000, 'بعد 11 ثانية.'],
    ['ar', 120_000, 'بعد دقيقتين.'],
    ['ar', 240_000, 'بعد 4 دقائق.'],
    ['ar', 900_000, 'بعد 15 دقيقة.'],
  ] as const)('in %s after a delay of %i ms is: %s', async (language, wait, end) => {
    const { i18n } = await Texts.forLanguage(language);
    expect(retryText(i18n.t, wait).endsWith(` ${end}`)).toBe(true);
  });
});
