import { screen } from '@testing-library/react';
import { renderPage } from '@tests/support/renderPage';
import { textIn } from '@tests/support/text';
import { describe, expect, it } from 'vitest';
import type { OpeningState } from '@/domain/business/openingState';
import type { DayOfWeek } from '@/domain/business/operatingHours';
import { COMPLETE_LANGUAGES } from '@/domain/shared/language';
import { openingText } from '@/ui/business/detail/HoursCard';
import { OpeningLine } from '@/ui/business/opening/OpeningLine';

interface Expected {
  readonly sentence:
    | 'always'
    | 'closedAllWeek'
    | 'openUntil'
    | 'openUntilDay'
    | 'today'
    | 'tomorrow'
    | 'later';
  readonly time?: string;
  readonly day?: DayOfWeek;
}

/** Each sentence, with what it has to name. */
const SENTENCES: readonly (readonly [Expected, OpeningState])[] = [
  [{ sentence: 'always' }, { kind: 'always-open' }],
  [{ sentence: 'closedAllWeek' }, { kind: 'closed-all-week' }],
  [
    { sentence: 'openUntil', time: '18:00' },
    { kind: 'open', closesAt: '18:00', closesOn: undefined },
  ],
  [
    { sentence: 'openUntilDay', time: '02:30', day: 5 },
    { kind: 'open', closesAt: '02:30', closesOn: 5 },
  ],
  [
    { sentence: 'today', time: '09:15' },
    { kind: 'closed', opensWhen: 'today', opensOn: 0, opensAt: '09:15' },
  ],
  [
    { sentence: 'tomorrow', time: '10:00' },
    { kind: 'closed', opensWhen: 'tomorrow', opensOn: 1, opensAt: '10:00' },
  ],
  [
    { sentence: 'later', time: '08:45', day: 4 },
    { kind: 'closed', opensWhen: 'later', opensOn: 4, opensAt: '08:45' },
  ],
];

const rows = COMPLETE_LANGUAGES.flatMap((language) =>
  SENTENCES.map(([expected, state]) => ({ language, ...expected, state })),
);

describe('the sentence about the opening hours', () => {
  it.each(rows)('$sentence, in $language', async ({ language, sentence, time, day, state }) => {
    const t = textIn[language];
    const named = { time, day: day === undefined ? undefined : t(`detail.hours.day${day}`) };
    await renderPage(<OpeningLine state={state}>{openingText(t, state)}</OpeningLine>, { language });
    const line = screen.getByText(t(`detail.opening.${sentence}`, named));
    expect(line).toBeVisible();
    for (const value of [named.time, named.day].filter((each) => each !== undefined))
      expect(line).toHaveTextContent(value);
  });

  it.each(COMPLETE_LANGUAGES)('is another one for each state: %s', (language) => {
    const sentences = SENTENCES.map(([, state]) => openingText(textIn[language], state));
    expect(new Set(sentences).size).toBe(SENTENCES.length);
  });
});
