import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { failure, success } from '@/domain/shared/result';
import { parseEmail } from '@/domain/validation/email';
import { anyText, assertProperty, SEEDED_RUNS } from '../arbitraries';

const invalid = failure({ kind: 'invalid_email' });
const ofLength = (length: number): string => `${'a'.repeat(length - '@b.co'.length)}@b.co`;

describe('parseEmail', () => {
  it.each([
    ['an ordinary address', 'dana@example.com', 'dana@example.com'],
    ['a subdomain', 'dana@mail.example.co.il', 'dana@mail.example.co.il'],
    ['a plus', 'dana+amin@example.com', 'dana+amin@example.com'],
    ['quotes', '"dana"@example.com', '"dana"@example.com'],
    ['another script', 'דנה@דוגמה.ישראל', 'דנה@דוגמה.ישראל'],
    ['the shortest there is', 'a@b.c', 'a@b.c'],
    ['a dot at the end, as sentences have', 'dana@example.com.', 'dana@example.com'],
    ['65 characters before the at sign', `${'a'.repeat(65)}@b.co`, `${'a'.repeat(65)}@b.co`],
    ['254 characters', ofLength(254), ofLength(254)],
    ['spaces around it, as keyboards leave them', ' dana@example.com ', 'dana@example.com'],
    ['zero-width characters', 'dana\u200B@exa\uFEFFmple.com\u200E', 'dana@example.com'],
    ['letters in two code points, composed', 'e\u0301@example.com', 'é@example.com'],
  ])('accepts %s', (_what, input, email) => {
    expect(parseEmail(input)).toEqual(success(email));
  });

  it.each([
    ['nothing', ''],
    ['a space inside', 'dana levi@example.com'],
    ['a no-break space inside', 'dana@exam\u00A0ple.com'],
    ['a line break inside', 'dana@example.com\nbcc:all@example.com'],
    ['no at sign', 'dana.example.com'],
    ['two at signs', 'dana@levi@example.com'],
    ['no dot', 'dana@example'],
    ['a dot before the at sign only', 'dana.levi@example'],
    ['nothing before the at sign', '@example.com'],
    ['nothing after it', 'dana@'],
    ['nothing between at sign and dot', 'dana@.com'],
    ['nothing after the dot', 'dana@example.'],
    ['dots only', 'dana@..'],
    ['255 characters', ofLength(255)],
    ['text far behind it', `dana@example.com${' '.repeat(600)}and more`],
  ])('rejects %s as invalid_email', (_what, input) => {
    expect(parseEmail(input)).toEqual(invalid);
  });

  it('rejects a very long input without parsing it (threats T14)', () => {
    expect(parseEmail('a@'.repeat(50_000))).toEqual(invalid);
    expect(parseEmail(`a@b.co${'\u200B'.repeat(100_000)}`)).toEqual(invalid);
  });

  it('accepts the longest email with as many invisible characters', () => {
    expect(parseEmail(`${ofLength(254)}${'\u200B'.repeat(254)}`).ok).toBe(true);
  });

  it('agrees with the simple pattern on any short text without invisible characters', () => {
    const likely = fc.stringMatching(/^[ab .@\n]{0,8}$/);
    fc.assert(
      fc.property(likely, (text) => {
        expect(parseEmail(text).ok).toBe(/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim()));
      }),
      { ...SEEDED_RUNS, numRuns: 2000 },
    );
  });

  it('returns a result for any text, and accepts an accepted one again', () => {
    assertProperty(fc.oneof(anyText, fc.emailAddress()), (text) => {
      const email = parseEmail(text);
      expect(email.ok ? parseEmail(email.value) : email).toEqual(email.ok ? email : invalid);
    });
  });
});
