import { describe, expect, it } from 'vitest';
import { shownInitials } from '@/ui/business/shownInitials';
import { wallTintOf } from '@/ui/business/wallTintOf';
import { aBusinessId } from '@tests/support/builders/aBusinessId';

describe('The wall of a business', () => {
  it.each([
    ['plumbing', 'sky'],
    ['Air_Conditioning', 'air'],
    ['TUTORING', 'sun'],
  ])('is painted by its category: %s is %s', (category, tint) => {
    expect(wallTintOf({ category, id: aBusinessId() })).toBe(tint);
  });

  it('without a known category is always painted the same', () => {
    const tint = wallTintOf({ category: undefined, id: aBusinessId('AMN-1') });
    expect(wallTintOf({ category: 'falconry', id: aBusinessId('AMN-1') })).toBe(tint);
  });
});

describe('Initials', () => {
  it('are the first letters of the first two words', () => {
    expect(shownInitials('Galil Gardens of Karmiel')).toBe('GG');
    expect(shownInitials('גני הגליל')).toBe('גה');
  });

  it('do not join in Arabic', () => {
    expect(shownInitials('حدائق الجليل')).toBe('ح\u200C\u2009ا');
  });
});
