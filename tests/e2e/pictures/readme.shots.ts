import type { CompleteLanguage } from '../../../src/domain/shared/language';
import type { Size } from '../support/sizes';
import { STATES } from '../support/states';
import { test } from '../support/test';
import { settle } from './settle';
import { takeSmall } from './takeSmall';
import type { Theme } from './views';
import { withoutStrip } from './withoutStrip';

interface Picture {
  readonly state: string;
  readonly language: CompleteLanguage;
  readonly size: Size;
  readonly theme: Theme;
}

/** The pictures of the README. */
const PICTURES: readonly Picture[] = [
  { state: 'dashboard', language: 'en', size: 'desktop', theme: 'light' },
  { state: 'wizard-update-payment', language: 'he', size: 'desktop', theme: 'light' },
  { state: 'business-active', language: 'en', size: 'phone', theme: 'light' },
  { state: 'dashboard', language: 'ar', size: 'phone', theme: 'dark' },
  { state: 'wizard-plan', language: 'ar', size: 'phone', theme: 'light' },
  { state: 'business-cancel', language: 'he', size: 'phone', theme: 'dark' },
];

/** Pixels. */
const HEIGHT = 640;

for (const { state, language, size, theme } of PICTURES)
  test.describe(`[readme] in ${language} on a ${size}`, () => {
    test.use({ language, size, expectedReport: /^warning: \[amin\]/u });

    test(state, async ({ page, amin }) => {
      const linked = STATES.find(({ name }) => name === state);
      if (linked === undefined) throw new Error(`No state is named ${state}. See tests/e2e/support/states.`);
      await page.emulateMedia({ colorScheme: theme });
      await amin.open(withoutStrip(linked.path));
      await settle(page, linked);
      await takeSmall(page, HEIGHT, `docs/pictures/${state}-${language}.webp`);
    });
  });
