import { test as base, expect } from '@playwright/test';
import { COMPLETE_LANGUAGES, type CompleteLanguage } from '../../../src/domain/shared/language';
import { Amin } from '../pages/Amin';
import { DemoWorldControl } from './DemoWorldControl';
import { SIZES, type Size } from './sizes';
import { isLanguageOfTurn, rotationTurn } from './rotationTurn';
import { collectPageErrors } from './pageErrors';
import { wordsIn, type Words } from './words';

export interface Choices {
  readonly language: CompleteLanguage;
  readonly size: Size;
  /** Errors that the product reports in this journey because the journey provokes them. */
  readonly expectedReport: RegExp | undefined;
}

export interface Fixtures {
  readonly words: Words;
  /**
   * Console errors and warnings, policy violations and failed requests. A journey fails on any that is not expected.
   */
  readonly pageErrors: string[];
  readonly world: DemoWorldControl;
  /** The page objects of the product. */
  readonly amin: Amin;
}

const LOCALES: Readonly<Record<CompleteLanguage, string>> = { en: 'en-US', he: 'he-IL', ar: 'ar-IL' };

export const test = base.extend<Choices & Fixtures>({
  language: ['en', { option: true }],
  size: ['desktop', { option: true }],
  expectedReport: [undefined, { option: true }],
  locale: async ({ language }, use) => use(LOCALES[language]),
  viewport: async ({ size }, use) => use(SIZES[size].viewport),
  hasTouch: async ({ size }, use) => use(SIZES[size].hasTouch),
  isMobile: async ({ size }, use) => use(SIZES[size].isMobile),
  timezoneId: 'Asia/Jerusalem',
  words: async ({ language }, use) => use(wordsIn(language)),
  pageErrors: [
    async ({ context, expectedReport }, use) => {
      const errors: string[] = [];
      await collectPageErrors(context, errors);
      await use(errors);
      expect(errors.filter((error) => expectedReport?.test(error) !== true)).toEqual([]);
    },
    { auto: true },
  ],
  world: async ({ page }, use) => use(new DemoWorldControl(page)),
  amin: async ({ page, words, language, size }, use) => use(new Amin(page, { words, language, size })),
});

type Journeys = (language: CompleteLanguage, size: Size) => void;
type Setting = readonly [CompleteLanguage, Size];

function describeIn(language: CompleteLanguage, size: Size, journeys: Journeys): void {
  test.describe(`in ${language} on a ${size}`, () => {
    test.use({ language, size });
    journeys(language, size);
  });
}

/** Runs the journeys in every language, each on the phone and on the desktop. */
export function everywhere(journeys: Journeys): void {
  for (const language of COMPLETE_LANGUAGES)
    for (const size of ['phone', 'desktop'] as const) describeIn(language, size, journeys);
}

/**
 * English in one size and a right-to-left language in the other, by the size of English. Files use both keys, so both
 * Hebrew and Arabic are tested.
 */
const DIRECTIONS: Readonly<Record<Size, readonly [Setting, Setting]>> = {
  phone: [
    ['en', 'phone'],
    ['he', 'desktop'],
  ],
  desktop: [
    ['ar', 'phone'],
    ['en', 'desktop'],
  ],
};

/**
 * Runs the journeys left to right or right to left, as the turn selects, because their behaviour does not depend on the
 * text. The other direction is tested by journeys of the other size, and in the next turns.
 */
export function inLtrOrRtl(english: Size, journeys: Journeys): void {
  const turn = rotationTurn();
  for (const [index, [language, size]] of DIRECTIONS[english].entries())
    if (turn === 'all' || turn % 2 === index) describeIn(language, size, journeys);
}

const DESKTOP_LANGUAGES = ['en', 'he'] as const;

/** Runs the journeys on the desktop in the direction that the turn selects, because phones have no keyboard. */
export function inLtrOrRtlOnTheDesktop(journeys: Journeys): void {
  const turn = rotationTurn();
  for (const [index, language] of DESKTOP_LANGUAGES.entries())
    if (turn === 'all' || turn % 2 === index) describeIn(language, 'desktop', journeys);
}

/** Runs the journeys in every language on the desktop. */
export function oncePerLanguageOnTheDesktop(journeys: Journeys): void {
  for (const language of COMPLETE_LANGUAGES) describeIn(language, 'desktop', journeys);
}

/** Runs the journeys in the language that the turn selects. The sizes alternate from language to language. */
export function inOneLanguage(first: Size, journeys: Journeys): void {
  const sizes: readonly Size[] = first === 'phone' ? ['phone', 'desktop'] : ['desktop', 'phone'];
  for (const [index, language] of COMPLETE_LANGUAGES.entries())
    if (isLanguageOfTurn(language)) describeIn(language, sizes[index % 2] ?? first, journeys);
}

/** Runs the journeys in the language that the turn selects, in one size. */
export function inOneLanguageOn(size: Size, journeys: Journeys): void {
  for (const language of COMPLETE_LANGUAGES)
    if (isLanguageOfTurn(language)) describeIn(language, size, journeys);
}

export { expect };
