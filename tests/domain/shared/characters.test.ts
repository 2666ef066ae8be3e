import { describe, expect, it } from 'vitest';
import { hasVisible, withWesternDigits, withoutInvisible } from '@/domain/shared/characters';

describe('withWesternDigits', () => {
  it.each([
    ['Arabic-Indic', '٠١٢٣٤٥٦٧٨٩'],
    ['Persian', '۰۱۲۳۴۵۶۷۸۹'],
    ['full-width', '０１２３４５６７８９'],
    ['western', '0123456789'],
  ])('converts %s digits to 0-9', (_script, digits) => {
    expect(withWesternDigits(digits)).toBe('0123456789');
  });

  it('keeps all other characters', () => {
    expect(withWesternDigits('רחוב ٣, apt. ④')).toBe('רחוב 3, apt. ④');
  });
});

const INVISIBLE = [
  ['left-to-right mark', '\u200E'],
  ['right-to-left mark', '\u200F'],
  ['Arabic letter mark', '\u061C'],
  ['zero-width space', '\u200B'],
  ['zero-width joiner', '\u200D'],
  ['right-to-left override', '\u202E'],
  ['isolate', '\u2068'],
  ['word joiner', '\u2060'],
  ['byte order mark', '\uFEFF'],
] as const;

describe('withoutInvisible', () => {
  it.each(INVISIBLE)('removes a %s', (_name, character) => {
    expect(withoutInvisible(`${character}05${character}${character}0${character}`)).toBe('050');
  });

  it('keeps visible text, spaces and lone surrogates', () => {
    expect(withoutInvisible('a b\u00A0\uD800ש')).toBe('a b\u00A0\uD800ש');
  });
});

describe('hasVisible', () => {
  it.each(INVISIBLE)('is false for a %s, also between spaces', (_name, character) => {
    expect([hasVisible(character), hasVisible(` ${character}\n${character}\u00A0`)]).toEqual([false, false]);
    expect(hasVisible(`${character} a`)).toBe(true);
  });

  it.each(['', ' \t\n', '\u00A0'])('is false for %j', (text) => {
    expect(hasVisible(text)).toBe(false);
  });

  it.each(['a', ' ש', '٠', '🍋', '\uD800', '.'])('is true for %j', (text) => {
    expect(hasVisible(text)).toBe(true);
  });
});
