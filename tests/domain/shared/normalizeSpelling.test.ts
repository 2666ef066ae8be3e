import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeSpelling } from '@/domain/shared/normalizeSpelling';
import { anyInput, assertProperty } from '../arbitraries';

describe('normalizeSpelling', () => {
  it.each([
    ['Active', 'active'],
    ['InTrial', 'intrial'],
    ['in_trial', 'intrial'],
    ['IN-TRIAL', 'intrial'],
    [' in trial ', 'intrial'],
    ['non_renewing', 'nonrenewing'],
    ['canceled', 'cancelled'],
    ['Cancelled', 'cancelled'],
    ['CANCELED ', 'cancelled'],
    ['Active'.padEnd(100), 'active'],
    ['', ''],
  ])('converts %j to %j', (word, spelling) => {
    expect(normalizeSpelling(word)).toBe(spelling);
  });

  it.each([undefined, null, 7, true, {}, ['active'], Symbol('active')])(
    'returns an empty text for %s',
    (input) => {
      expect(normalizeSpelling(input)).toBe('');
    },
  );

  it('rejects a very long word instead of shortening it', () => {
    expect(normalizeSpelling(`active${' '.repeat(200)}but not really`)).toBe('');
  });
});

describe('normalizeSpelling of any word', () => {
  it('ignores case, spaces, dashes and underscores, and keeps its own result unchanged', () => {
    const separators = fc.stringMatching(/^[ _-]{0,2}$/);
    assertProperty(fc.array(fc.tuple(fc.stringMatching(/^[a-z]{1,5}$/), separators)), (parts) => {
      const plain = parts.map(([letters]) => letters).join('');
      const spelled = parts.map(([letters, separator]) => letters.toUpperCase() + separator).join('');
      fc.pre(spelled.length <= 100);
      expect(normalizeSpelling(spelled)).toBe(normalizeSpelling(plain));
      expect(normalizeSpelling(normalizeSpelling(plain))).toBe(normalizeSpelling(plain));
    });
  });

  it('never throws', () => {
    assertProperty(anyInput, (input) => {
      expect(typeof normalizeSpelling(input)).toBe('string');
    });
  });
});
