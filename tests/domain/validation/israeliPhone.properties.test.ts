import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseIsraeliPhone } from '@/domain/validation/israeliPhone';
import { anyText, assertProperty } from '../arbitraries';

/** The rule of the specification (spec section 5), written independently of the parser. */
function isValidBySpecification(digits: string): boolean {
  return (
    (digits.length === 10 && digits.startsWith('0')) ||
    (digits.length === 12 && digits.startsWith('972')) ||
    (digits.length === 15 && digits.startsWith('00972'))
  );
}

const formatting = fc.stringMatching(/^[ \-.()/+\u00A0\u2011\u200E\u200F\u202C]{0,2}$/);
const prefix = fc.constantFrom('', '0', '972', '00972', '9720', '1');
const digits = fc.tuple(prefix, fc.stringMatching(/^\d{4,13}$/)).map((parts) => parts.join(''));

/** The same digits with any separators between them. */
const written = fc
  .tuple(digits, fc.array(formatting, { minLength: 20, maxLength: 20 }))
  .map(([plain, marks]) => ({
    plain,
    text: Array.from(plain, (digit, index) => `${marks[index] ?? ''}${digit}`).join(''),
  }));

describe('phone numbers in any format', () => {
  it('are valid only when their digits satisfy the specification', () => {
    assertProperty(written, ({ plain, text }) => {
      expect(parseIsraeliPhone(text)).toEqual(parseIsraeliPhone(plain));
      expect(parseIsraeliPhone(text).ok).toBe(isValidBySpecification(plain));
    });
  });

  it('can have Arabic-Indic digits', () => {
    assertProperty(digits, (plain) => {
      const arabic = Array.from(plain, (digit) => String.fromCharCode(0x0660 + Number(digit))).join('');
      expect(parseIsraeliPhone(arabic)).toEqual(parseIsraeliPhone(plain));
    });
  });

  it('return a result for any text, and an accepted one is accepted again', () => {
    assertProperty(anyText, (text) => {
      const phone = parseIsraeliPhone(text);
      const again = phone.ok ? parseIsraeliPhone(phone.value) : phone.error.kind;
      expect([phone, 'invalid_phone', 'landline']).toContainEqual(again);
    });
  });

  it('have only suggestions that are accepted', () => {
    assertProperty(fc.stringMatching(/^(00)?9720?5\d{8}$/), (text) => {
      const phone = parseIsraeliPhone(text);
      const accepted = phone.ok || phone.error.kind === 'landline' ? text : (phone.error.suggestion ?? '');
      expect(parseIsraeliPhone(accepted).ok).toBe(true);
    });
  });
});
