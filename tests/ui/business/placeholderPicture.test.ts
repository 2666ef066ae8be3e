import { describe, expect, it } from 'vitest';
import { shownInitials } from '@/ui/business/shownInitials';
import { wallTintOf } from '@/ui/business/wallTintOf';
import { aBusinessId } from '@tests/support/builders/aBusinessId';

describe('The placeholder picture of a business', () => {
  it.each([
    ['plumbing', 'sky'],
    ['Air_Conditioning', 'air'],
    ['TUTORING', 'sun'],
    ['Air / conditioning', 'air'],
  ])('has the colours of its category: %s is %s', (category, tint) => {
    expect(wallTintOf({ category, id: aBusinessId() })).toBe(tint);
  });

  it('has the same colours each time for a business without a known category', () => {
    const tint = wallTintOf({ category: undefined, id: aBusinessId('AMN-1') });
    expect(wallTintOf({ category: 'falconry', id: aBusinessId('AMN-1') })).toBe(tint);
  });
});

describe('Initials', () => {
  it('are the first letters of the first two words', () => {
    expect(shownInitials('Galil Gardens of Karmiel')).toBe('GG');
    expect(shownInitials('גני הגליל')).toBe('גה');
  });

  it('are separated in Arabic, where letters would otherwise join', () => {
    expect(shownInitials('حدائق الجليل')).toBe('ح\u00A0ا');
  });
});
