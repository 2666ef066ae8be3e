import type { FieldName } from '../messages';

/** The typed digits of the three fields. */
export type Typed = Readonly<Record<FieldName, string>>;

export const MAX_LENGTHS: Readonly<Record<FieldName, number>> = { number: 19, expiry: 4, cvv: 4 };

export function brandOf(number: string): string | undefined {
  if (number.startsWith('4')) return 'visa';
  if (/^3[47]/u.test(number)) return 'american_express';
  const start = Number(number.slice(0, 4).padEnd(4, '0'));
  const isMastercard = (start >= 5100 && start <= 5599) || (start >= 2221 && start <= 2720);
  return isMastercard ? 'mastercard' : undefined;
}

function numberLength(number: string): number {
  return brandOf(number) === 'american_express' ? 15 : 16;
}

/** The Luhn check of card numbers. */
function passesCheck(number: string): boolean {
  let sum = 0;
  for (let position = 0; position < number.length; position += 1) {
    const digit = Number(number.at(-1 - position));
    const doubled = digit * 2;
    if (position % 2 === 0) sum += digit;
    else sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** The error code of a field. An incomplete value is an error only with `countsUnfinished`. */
export function errorIn(
  field: FieldName,
  typed: Typed,
  today: Date,
  countsUnfinished: boolean,
): string | undefined {
  const unfinished = countsUnfinished ? UNFINISHED[field] : undefined;
  if (!isFinished(field, typed)) return unfinished;
  switch (field) {
    case 'number':
      return passesCheck(typed.number) ? undefined : 'cardNumberInvalid';
    case 'expiry':
      return errorInExpiry(typed.expiry, today);
    case 'cvv':
      return undefined;
  }
}

const UNFINISHED: Readonly<Record<FieldName, string>> = {
  number: 'cardNumberIncomplete',
  expiry: 'cardExpiryIncomplete',
  cvv: 'cardCvvIncomplete',
};

export function isFinished(field: FieldName, typed: Typed): boolean {
  switch (field) {
    case 'number':
      return typed.number.length >= numberLength(typed.number);
    case 'expiry':
      return typed.expiry.length === MAX_LENGTHS.expiry;
    case 'cvv':
      return typed.cvv.length === (brandOf(typed.number) === 'american_express' ? 4 : 3);
  }
}

function errorInExpiry(expiry: string, today: Date): string | undefined {
  const month = Number(expiry.slice(0, 2));
  if (month < 1 || month > 12) return 'cardExpiryInvalid';
  const monthsLeft =
    (2000 + Number(expiry.slice(2)) - today.getFullYear()) * 12 + month - 1 - today.getMonth();
  return monthsLeft < 0 ? 'cardExpiryPast' : undefined;
}

/** The formatted digits of a field. */
export function inGroups(field: FieldName, digits: string): string {
  if (field === 'number') return digits.replaceAll(/(\d{4})(?=\d)/gu, '$1 ');
  if (field === 'expiry' && digits.length > 2) return `${digits.slice(0, 2)} / ${digits.slice(2)}`;
  return digits;
}
