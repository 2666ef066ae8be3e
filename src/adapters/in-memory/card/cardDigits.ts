import type { CardField, CardFieldState } from '@/application/ports/CardFields';
import { withoutInvisible, withWesternDigits } from '@/domain/shared/characters';
import { comparePlainDates } from '@/domain/shared/plainDate';
import type { PlainDate } from '@/domain/shared/pointInTime';
import type { CardExpiry } from '@/domain/subscription/paymentMethod';
import { hasValidCheckDigit } from '@/domain/validation/checkDigit';
import { brandOf } from './cardBrand';

/** The typed digits of each field, with Arabic digits converted (decision C19). */
export type CardDigits = Readonly<Record<CardField, string>>;

const EXPIRY_SEPARATOR = ' / ';

/** Extracts the digits of typed or pasted text, up to the maximum length of the field. */
export function digitsIn(field: CardField, text: string, numberDigits: string): string {
  const digits = withWesternDigits(withoutInvisible(text.slice(0, 100))).replaceAll(/\D/g, '');
  switch (field) {
    case 'number':
      return digits.slice(0, brandOf(digits).numberLength);
    case 'expiry':
      return expiryDigitsIn(digits);
    case 'securityCode':
      return digits.slice(0, brandOf(numberDigits).securityCodeLength);
  }
}

/** Normalizes an expiry date: `8` becomes `08`, and `08 2029`, which autofill enters, becomes `0829`. */
function expiryDigitsIn(digits: string): string {
  const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits;
  const isLongYear = padded.length === 6 && padded.startsWith('20', 2);
  return isLongYear ? padded.slice(0, 2) + padded.slice(4) : padded.slice(0, 4);
}

/** Formats the digits for display. While the owner deletes, it adds no separator at the end. */
export function formatDigits(field: CardField, digits: string, isDeleting: boolean): string {
  switch (field) {
    case 'number':
      return inGroups(digits, brandOf(digits).groups);
    case 'expiry':
      if (digits.length > 2) return digits.slice(0, 2) + EXPIRY_SEPARATOR + digits.slice(2);
      return digits.length === 2 && !isDeleting ? digits + EXPIRY_SEPARATOR : digits;
    case 'securityCode':
      return digits;
  }
}

function inGroups(digits: string, groups: readonly number[]): string {
  const parts: string[] = [];
  let start = 0;
  for (const length of groups) {
    parts.push(digits.slice(start, start + length));
    start += length;
  }
  return parts.filter((part) => part !== '').join(' ');
}

/**
 * The validation state of a field. A card is valid until the end of its expiry month.
 *
 * @param today Called only for a complete expiry date, because its first call creates date formatters, which is slow.
 */
export function stateOf(field: CardField, digits: CardDigits, today: () => PlainDate): CardFieldState {
  const typed = digits[field];
  if (typed === '') return 'empty';
  const brand = brandOf(digits.number);
  switch (field) {
    case 'number':
      if (typed.length < brand.numberLength) return 'incomplete';
      return hasValidCheckDigit(typed) ? 'complete' : 'invalid';
    case 'expiry':
      return stateOfExpiry(typed, today);
    case 'securityCode':
      return typed.length < brand.securityCodeLength ? 'incomplete' : 'complete';
  }
}

function stateOfExpiry(digits: string, today: () => PlainDate): CardFieldState {
  const month = Number(digits.slice(0, 2));
  if (digits.length >= 2 && (month < 1 || month > 12)) return 'invalid';
  if (digits.length < 4) return 'incomplete';
  const firstDay = { ...expiryIn(digits), day: 1 };
  const isPast = comparePlainDates(firstDay, { ...today(), day: 1 }) < 0;
  return isPast ? 'expired' : 'complete';
}

/** @param digits Month and year, four digits. */
export function expiryIn(digits: string): CardExpiry {
  return { month: Number(digits.slice(0, 2)), year: 2000 + Number(digits.slice(2)) };
}
