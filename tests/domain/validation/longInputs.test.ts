import { describe, expect, it } from 'vitest';
import { parseBusinessId } from '@/domain/business/BusinessId';
import { parseTimeOfDay } from '@/domain/business/operatingHours';
import { initialsOf } from '@/domain/shared/initials';
import { parsePointInTime } from '@/domain/shared/pointInTime';
import { parseLanguage } from '@/domain/shared/language';
import { nonBlank } from '@/domain/shared/LocalizedText';
import { Money } from '@/domain/shared/Money';
import { normalizeSpelling } from '@/domain/shared/normalizeSpelling';
import { searchTextOf } from '@/domain/shared/searchText';
import { BILLING_FIELDS, billingFormatErrorOf } from '@/domain/validation/BillingAddress';

const SHORT = 10_000;
const LONG = 100_000;
/** A tenfold length takes about ten times as long, and a hundred times where the time grows with its square. */
const MAX_RATIO = 40;
/** In milliseconds. A shorter time is mostly that of the call. */
const MIN_TIME = 0.05;
/** Each attempt measures both lengths in turn. On a busy machine the shortest time of many attempts is still true. */
const MAX_ATTEMPTS = 50;

/** What is repeated: visible and invisible characters, digits, and what a pattern takes for the start of a match. */
const PIECES = ['a', '0', ' ', '\u200B', 'א', 'a@', '.a', '+972', '12:', '-1', '\u0301'];
const inputOf = (piece: string, length: number): string =>
  `${piece.repeat(Math.ceil(length / piece.length))}\0`;

const PARSERS: readonly (readonly [name: string, parse: (input: string) => unknown])[] = [
  ...BILLING_FIELDS.map((field) => [field, (input: string) => billingFormatErrorOf(field, input)] as const),
  ['text', nonBlank],
  ['searched text', searchTextOf],
  ['initials', initialsOf],
  ['business id', parseBusinessId],
  ['language', parseLanguage],
  ['moment', parsePointInTime],
  ['time of day', parseTimeOfDay],
  ['price', (input) => Money.parse(input, 'ILS')],
  ['currency', (input) => Money.parse(1, input)],
  ['status', normalizeSpelling],
];

function timeOf(run: () => unknown): number {
  const startedAt = performance.now();
  run();
  return performance.now() - startedAt;
}

/** The ratio of the shortest times, because anything else on the machine only makes one longer. */
function ratioOfTimes(parseShort: () => unknown, parseLong: () => unknown): number {
  let [short, long] = [Infinity, Infinity];
  const ratio = (): number => long / Math.max(short, MIN_TIME);
  for (let attempt = 0; attempt < MAX_ATTEMPTS && !(ratio() < MAX_RATIO); attempt += 1) {
    short = Math.min(short, timeOf(parseShort));
    long = Math.min(long, timeOf(parseLong));
  }
  return ratio();
}

describe('100,000 characters', () => {
  it.each(PARSERS)('as %s take no more than their share of time (threats T14)', (_, parse) => {
    for (const piece of PIECES) {
      const [short, long] = [inputOf(piece, SHORT), inputOf(piece, LONG)];
      const ratio = ratioOfTimes(
        () => parse(short),
        () => parse(long),
      );
      expect(ratio).toBeLessThan(MAX_RATIO);
    }
  });
});
