import { branded, type Brand } from '@/domain/shared/brand';
import { normalizeNumber } from '@/domain/shared/digits';
import { failure, success, type Result } from '@/domain/shared/result';

export type VatNumber = Brand<string, 'VatNumber'>;
export type InvalidVat = { readonly kind: 'invalid_vat' };

/** Accepts exactly 9 digits (spec section 5), also with a wrong check digit (see `hasValidCheckDigit`). */
export function parseVatNumber(input: string): Result<VatNumber, InvalidVat> {
  const text = normalizeNumber(input);
  return /^\d{9}$/.test(text) ? success(branded<VatNumber>(text)) : failure({ kind: 'invalid_vat' });
}

/** Checks the check digit of an Israeli identity number. A wrong one only shows a hint (decision C30). */
export function hasValidCheckDigit(vatNumber: VatNumber): boolean {
  const sum = Array.from(vatNumber).reduce((total, digit, index) => {
    const weighted = Number(digit) * ((index % 2) + 1);
    return total + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  return sum % 10 === 0;
}
