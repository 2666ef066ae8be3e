import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { failure, success } from '@/domain/shared/result';
import { parseIsraeliZip } from '@/domain/validation/israeliZip';
import { anyText, assertProperty } from '../arbitraries';

const invalid = failure({ kind: 'invalid_zip' });

describe('parseIsraeliZip', () => {
  it.each([
    ['5 digits', '12345', '12345'],
    ['6 digits', '123456', '123456'],
    ['7 digits', '3303139', '3303139'],
    ['leading zeros', '00000', '00000'],
    ['spaces around', ' 3303139\n', '3303139'],
    ['direction marks', '\u200F3303139\u200E', '3303139'],
    ['Arabic-Indic digits', '٣٣٠٣١٣٩', '3303139'],
  ])('accepts %s', (_what, input, zip) => {
    expect(parseIsraeliZip(input)).toEqual(success(zip));
  });

  it.each([
    ['nothing', ''],
    ['4 digits', '1234'],
    ['8 digits', '12345678'],
    ['12 digits', '123456789012'],
    ['two numbers', '33031/39'],
    ['the longer form of another country', '12345-6789'],
    ['a sign', '+33031'],
    ['an exponent', '1e567'],
    ['a letter', '3303A39'],
    ['a fraction', '12345.5'],
    ['a second line', '12345\n1'],
    ['text far behind it', `12345${' '.repeat(80)}and more`],
  ])('rejects %s as invalid_zip', (_what, input) => {
    expect(parseIsraeliZip(input)).toEqual(invalid);
  });

  it('rejects a very long input without parsing it (threats T14)', () => {
    expect(parseIsraeliZip('1'.repeat(100_000))).toEqual(invalid);
    expect(parseIsraeliZip(`12345${' '.repeat(100_000)}`)).toEqual(invalid);
  });

  it('returns a result for any text, and accepts an accepted one again', () => {
    assertProperty(fc.oneof(anyText, fc.stringMatching(/^\d{3,9}$/)), (text) => {
      const zip = parseIsraeliZip(text);
      expect(zip.ok).toBe(/^\d{5,7}$/.test(zip.ok ? zip.value : text));
      expect(zip.ok ? parseIsraeliZip(zip.value) : zip).toEqual(zip);
    });
  });
});
