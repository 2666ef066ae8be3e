import { describe, expect, it } from 'vitest';
import { initialOf, initialsOf } from '@/domain/shared/initials';

describe('initialsOf', () => {
  it.each([
    ['two words', 'Levi Locks', 'LL'],
    ['more words', 'Levi Locks and Keys', 'LL'],
    ['one word', 'Levi', 'L'],
    ['small letters', 'levi locks', 'LL'],
    ['Hebrew', 'לוי מנעולים', 'למ'],
    ['Hebrew with points, which belong to their letter', 'דָּנָה לֵוִי', 'דָּלֵ'],
    ['Arabic', 'أمين للأقفال', 'أل'],
    ['two scripts', 'לוי Locks', 'לL'],
    ['digits', '24 Hours', '2H'],
    ['many spaces', '  Levi \t\n Locks ', 'LL'],
    ['a no-break space', 'Levi\u00A0Locks', 'LL'],
    ['direction marks', '\u200Fלוי\u200F \u202Aמנעולים\u202C', 'למ'],
    ['a direction mark standing alone between the words', 'לוי \u200F מנעולים', 'למ'],
    ['letters of two code points', 'e\u0301lan vital', 'E\u0301V'],
    ['letters beyond the first plane', '𝒜da 𝒷ob', '𝒜𝒷'],
    ['an emoji', '🔧 Levi', '🔧L'],
    ['a family of emoji, which is one', '👨‍👩‍👧 Levi', '👨‍👩‍👧L'],
    ['a flag', '🇮🇱 Levi', '🇮🇱L'],
    ['a letter with two capital letters', 'ßeta ﬁx', 'SF'],
    ['quotation marks', '"Best" (Locks)', 'BL'],
    ['a sign between the words', 'Levi & Sons', 'LS'],
    ['a dash between the words', 'Levi - Locks', 'LL'],
    ['a joined name', 'Levi-Cohen Locks', 'LL'],
    ['Hebrew abbreviations', 'עו"ד לוי', 'על'],
  ])('takes the first letters of the first two words of %s', (_what, name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it.each(['', '   ', '\u200F', '-', '...', '\uD800', '\u0000\u0007', '\u200D'])(
    'returns no initials for %j',
    (name) => {
      expect(initialsOf(name)).toBe('');
    },
  );

  it('shortens a name of 10000 characters before parsing it', () => {
    expect(initialsOf('a'.repeat(10_000))).toBe('A');
    expect(initialsOf(`${' '.repeat(10_000)}Levi`)).toBe('');
  });

  it('limits the combining marks of a letter', () => {
    expect(initialsOf(`z${'\u0334'.repeat(200)} x`).length).toBeLessThan(20);
  });
});

it.each([
  ['Noor Haddad', 'N'],
  ['  דנה לוי', 'ד'],
  ['& Sons', ''],
  ['', ''],
])('initialOf(%j) is %j', (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});
