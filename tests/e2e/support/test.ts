import { test as base, expect } from '@playwright/test';
import { LANGUAGES, type Language } from '../../../src/domain/shared/language';
import { wordsIn } from './words';

export type Words = (key: string, values?: Record<string, unknown>) => string;

interface Fixtures {
  /** The language the browser asks for. */
  readonly language: Language;
  readonly words: Words;
  /** What went wrong in the page without anybody noticing: errors, refused content, failed requests. */
  readonly troubles: string[];
}

/** A journey in one language; it fails when the page throws, logs an error or breaks its security policy. */
export const test = base.extend<Fixtures & { readonly spoken: Language }>({
  spoken: ['en', { option: true }],
  language: async ({ spoken }, use) => use(spoken),
  locale: async ({ spoken }, use) => use({ en: 'en-US', he: 'he-IL', ar: 'ar-IL' }[spoken]),
  words: async ({ spoken }, use) => use(wordsIn(spoken)),
  troubles: [
    async ({ page }, use) => {
      const troubles: string[] = [];
      page.on('pageerror', (error) => troubles.push(`page error: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') troubles.push(message.text());
      });
      await use(troubles);
      expect(troubles).toEqual([]);
    },
    { auto: true },
  ],
});

/** Describes the same journeys once per language. */
export function inEveryLanguage(describe: (language: Language) => void): void {
  for (const language of LANGUAGES) {
    test.describe(`in ${language}`, () => {
      test.use({ spoken: language });
      describe(language);
    });
  }
}

export { expect };
