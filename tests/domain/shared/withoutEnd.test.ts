import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { withoutEnd } from '@/domain/shared/withoutEnd';
import { anyText, assertProperty } from '../arbitraries';

describe('withoutEnd', () => {
  it.each([
    ['a/b//', 'a/b'],
    ['//', ''],
    ['//a', '//a'],
    ['', ''],
  ])('makes %j into %j without slashes at the end', (text, shorter) => {
    expect(withoutEnd(text, /\//u)).toBe(shorter);
  });

  it('removes what a pattern with a repetition at the end would remove', () => {
    const texts = fc.tuple(anyText, fc.string({ unit: fc.constantFrom(' ', '\n', '.', '\u00A0') }));
    assertProperty(texts, ([start, end]) => {
      expect(withoutEnd(start + end, /[\s.]/)).toBe((start + end).replace(/[\s.]+$/, ''));
    });
  });

  it('looks at no character before the first one that stays (threats T14)', () => {
    const character = /a/u;
    const test = vi.spyOn(character, 'test');
    expect(withoutEnd(`${'a'.repeat(100_000)}.aa`, character)).toHaveLength(100_001);
    expect(test).toHaveBeenCalledTimes(3);
  });
});
