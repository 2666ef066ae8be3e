import { branded, type Brand } from '@/domain/shared/brand';
import { cleanNumber } from '@/domain/shared/pastedText';
import { failure, success, type Result } from '@/domain/shared/result';
import { hasValidCheckDigit } from './checkDigit';

export type VatNumber = Brand<string, 'VatNumber'>;
export type InvalidVat = {
  readonly kind: 'invalid_vat';
  /** The number with the leading zeros that a spreadsheet removed, when its check digit is right with them. */
  readonly suggestion?: string;
};

const LENGTH = 9;
/**
 * Digits with separators between them, as registrars print them. A label, such as "IL" or "ח.פ.", can be before or
 * after them.
 */
const SEPARATED =
  /^(?:IL|\(?\p{L}[\p{L}\s"'.)]*(?:[\s"'.()]|[:-][\s"'(-]*)|[\s"'(-]*)(\d(?:[ ,./-]*\d)*)(?:[\s"'.,;)(-][\p{L}\s"'.,;)(-]*)?$/iu;
/** A spreadsheet can write a whole number with decimals. */
const DECIMALS = /^(\d+)\.0+$/;

/** Accepts exactly 9 digits (spec section 5), also with a wrong check digit, which only shows a hint (decision C30). */
export function parseVatNumber(input: string): Result<VatNumber, InvalidVat> {
  const text = cleanNumber(input).replace(DECIMALS, '$1');
  const digits = (SEPARATED.exec(text)?.[1] ?? '').replaceAll(/\D/g, '');
  return digits.length === LENGTH ? success(branded<VatNumber>(digits)) : failure(invalid(digits));
}

function invalid(digits: string): InvalidVat {
  const padded = digits.padStart(LENGTH, '0');
  const isShort = digits.length === LENGTH - 1 || digits.length === LENGTH - 2;
  return isShort && hasValidCheckDigit(padded)
    ? { kind: 'invalid_vat', suggestion: padded }
    : { kind: 'invalid_vat' };
}
