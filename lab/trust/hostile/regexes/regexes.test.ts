import { describe, expect, it } from 'vitest';
import { patternsOf } from './regexPart';
import { regexesOf } from './regexesOf';
import { ENDS, PIECES } from './slowest';

const LENGTH = 200;

/**
 * The characters that a search reads in a text that the pattern does not match: from each position, as far as the
 * pattern matches without its `$`. For a pattern such as /a+$/ they grow with the square of the length.
 */
function charactersRead({ source, flags }: RegExp, text: string): number {
  const sticky = `${flags.replaceAll(/[gy]/gu, '')}y`;
  const whole = new RegExp(source, sticky);
  const start = new RegExp(source.replaceAll(/(?<!\\)\$(?=$|[|)])/gu, ''), sticky);
  let read = 0;
  for (let index = 0; index < text.length; index += 1) {
    [whole.lastIndex, start.lastIndex] = [index, index];
    if (whole.test(text)) return read;
    if (start.test(text)) read += start.lastIndex - index;
  }
  return read;
}

const TEXTS = PIECES.flatMap((piece) => ENDS.map((end) => `\0${piece.repeat(LENGTH / piece.length)}${end}`));

/** Otherwise each character is read a few times at most. */
const isSlow = (pattern: RegExp): boolean =>
  TEXTS.some((text) => charactersRead(pattern, text) > 10 * LENGTH);

const found = regexesOf(['src', 'demo', 'deploy']);

describe('the regular expressions of the product, before the analyser judges them (threats T14)', () => {
  it('are known to the analyser, also the constructed ones', () => {
    expect(found.length).toBeGreaterThan(100);
    expect(found.filter((each) => patternsOf(each).length === 0)).toEqual([]);
  });

  it('do not search a repetition at the end of the text from each of its characters', () => {
    const slow = found.flatMap(patternsOf).filter(({ pattern }) => isSlow(pattern));
    expect(slow).toEqual([]);
  });

  it.each([/\s+$/u, /(.)\/+$/u, /^[\s.]+|[\s.]+$/gu, /[^\d*]+$/u, /a*(?:\s+)$/u])(
    'which the test finds in %s',
    (pattern) => {
      expect(isSlow(pattern)).toBe(true);
    },
  );

  it.each([/^\s+$/u, /\.0+$/u, /\s+/gu, /a$/u, /[\s$]/u])('which the test does not find in %s', (pattern) => {
    expect(isSlow(pattern)).toBe(false);
  });
});
