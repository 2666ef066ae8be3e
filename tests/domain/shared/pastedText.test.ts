import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanCharacters, cleanNumber, cleanText } from '@/domain/shared/pastedText';
import { failure, success } from '@/domain/shared/result';
import { cleanEmail, parseEmail } from '@/domain/validation/email';
import { parseIsraeliPhone } from '@/domain/validation/israeliPhone';
import { parseIsraeliZip } from '@/domain/validation/israeliZip';
import { cleanPhone, dialledNumber } from '@/domain/validation/phoneNumber';
import { parseVatNumber } from '@/domain/validation/vatNumber';
import { cleanWebsite } from '@/domain/validation/website';
import {
  DIALLED_PHONES,
  PASTED_EMAILS,
  PASTED_LINES,
  PASTED_PHONES,
  PASTED_VAT_NUMBERS,
  PASTED_ZIPS,
  UNCERTAIN_EMAILS,
  UNDIALLED_PHONES,
} from '@tests/support/whatPeoplePaste';
import { anyText, SEEDED_RUNS } from '../arbitraries';

const parsed = (value: string) => success(value);

describe('what people paste', () => {
  it.each(PASTED_LINES)('as a line: %s', (_, input, line) => {
    expect(cleanText(input)).toBe(line);
  });

  it.each(PASTED_EMAILS)('as an email: %s', (_, input, email) => {
    expect([cleanEmail(input), parseEmail(input)]).toEqual([email, parsed(email)]);
  });

  it.each(UNCERTAIN_EMAILS)('as an email, but refused because nothing is certain: %s', (input) => {
    expect(parseEmail(input)).toEqual(failure({ kind: 'invalid_email' }));
  });

  it.each(PASTED_PHONES)('as a phone number: %s', (_, input, phone) => {
    expect(cleanPhone(input)).toBe(phone);
    expect(parseIsraeliPhone(input)).toEqual(parsed(phone.replaceAll(/\D/g, '')));
  });

  it.each(PASTED_VAT_NUMBERS)('as a tax number: %s', (_, input, vat) => {
    expect(parseVatNumber(input)).toEqual(parsed(vat));
  });

  it.each(PASTED_ZIPS)('as a postcode: %s', (_, input, zip) => {
    expect(parseIsraeliZip(input)).toEqual(parsed(zip));
  });

  it.each([
    ['<https://example.com/a>', 'https://example.com/a'],
    ['\u200Fwww.example.com,', 'www.example.com'],
    ['“https://example.com”.', 'https://example.com'],
    ['ｗｗｗ．example.com', 'www.example.com'],
    ['https://example.com/a–b_(c)', 'https://example.com/a–b_(c)'],
  ])('as a website: %s', (input, website) => {
    expect(cleanWebsite(input)).toBe(website);
  });
});

describe('a phone number', () => {
  it.each(DIALLED_PHONES)('%s is dialled as %s', (written, dialled) => {
    expect(dialledNumber(written)).toBe(dialled);
  });

  it.each(UNDIALLED_PHONES)('%j is not dialled', (written) => {
    expect(dialledNumber(written)).toBeUndefined();
  });
});

describe('a cleaner', () => {
  const inputs = [
    ...[...PASTED_EMAILS, ...PASTED_PHONES, ...PASTED_VAT_NUMBERS, ...PASTED_ZIPS].map(([, input]) => input),
    ...DIALLED_PHONES.map(([written]) => written),
    ...UNDIALLED_PHONES,
    ...UNCERTAIN_EMAILS,
    'tel:',
    'mailto:',
    '<',
    "'",
    ';ext=5',
  ];
  const pasted = fc.oneof(
    anyText,
    fc.emailAddress(),
    fc
      .array(fc.constantFrom(...inputs, ...Array.from(' <>"\';,.:+*-()/0123456789')), { maxLength: 6 })
      .map((parts) => parts.join('')),
  );
  const runs = { ...SEEDED_RUNS, numRuns: 3000 };

  it.each([
    ['of a line', cleanText],
    ['of characters', cleanCharacters],
    ['of an email', cleanEmail],
    ['of a phone number', cleanPhone],
    ['of a website', cleanWebsite],
  ] as const)('%s changes nothing the second time', (_, clean) => {
    fc.assert(
      fc.property(pasted, (input) => {
        expect(clean(clean(input))).toBe(clean(input));
      }),
      runs,
    );
  });

  it.each([
    ['an email', cleanEmail, parseEmail],
    ['a phone number', cleanPhone, parseIsraeliPhone],
    ['a tax number', cleanNumber, parseVatNumber],
    ['a postcode', cleanNumber, parseIsraeliZip],
  ] as const)('changes nothing in whether %s is accepted, nor in its value', (_, clean, parse) => {
    fc.assert(
      fc.property(pasted, (input) => {
        const value = parse(input);
        expect(parse(clean(input))).toEqual(value);
        expect(value.ok ? clean(value.value) : '').toBe(value.ok ? value.value : '');
      }),
      runs,
    );
  });

  it('leaves every accepted phone number one that can be dialled, before and after it', () => {
    fc.assert(
      fc.property(pasted, (input) => {
        const dialled = dialledNumber(input);
        expect(dialledNumber(cleanPhone(input))).toBe(dialled);
        expect(dialled ?? '').toMatch(/^(?:|\*\d{4}|\+?\d{3,15}(?:,\d{1,6})?)$/);
        expect(dialled === undefined && parseIsraeliPhone(input).ok).toBe(false);
      }),
      runs,
    );
  });

  it('leaves a text that is too long unread (threats T14)', () => {
    const long = `mailto:0521234567${'\u200B'.repeat(100_000)}`;
    expect([cleanEmail(long), cleanPhone(long), cleanWebsite(long)]).toEqual([long, long, long]);
    expect([cleanNumber(long), dialledNumber(long)]).toEqual(['', undefined]);
  });
});
