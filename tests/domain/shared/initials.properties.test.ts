import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialsOf } from '@/domain/shared/initials';
import { anyText, assertProperty, SEEDED_RUNS } from '../arbitraries';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const graphemes = (text: string): number => [...segmenter.segment(text)].length;

describe('initials of any name', () => {
  it('are at most two graphemes, and none is split', () => {
    fc.assert(
      fc.property(anyText, (name) => {
        const initials = initialsOf(name);
        expect(graphemes(initials)).toBeLessThanOrEqual(2);
        expect(initials).not.toMatch(/\p{Surrogate}/u);
      }),
      { ...SEEDED_RUNS, numRuns: 1000 },
    );
  });

  it('do not depend on spaces and bidirectional control characters around the words', () => {
    const word = fc.stringMatching(/^[\p{L}\p{N}]{1,8}$/u);
    const gap = fc.stringMatching(/^[ \t\u00A0\u200E\u200F\u202A\u202C]{0,3}$/);
    assertProperty(word, word, gap, gap, gap, (first, second, before, between, after) => {
      expect(initialsOf(`${before}${first} ${between}${second}${after}`)).toBe(
        initialsOf(`${first} ${second}`),
      );
    });
  });
});
