import { branded, type Brand } from '@/domain/shared/brand';
import { plainNumber } from '@/domain/shared/digits';
import { failure, success, type Result } from '@/domain/shared/result';

export type VatNumber = Brand<string, 'VatNumber'>;
export type InvalidVat = { readonly kind: 'invalid_vat' };

/** Exactly 9 digits (spec section 5). The check digit is no reason to refuse: see `hasValidCheckDigit`. */
export function parseVatNumber(input: string): Result<VatNumber, InvalidVat> {
  const text = plainNumber(input);
  return /^\d{9}$/.test(text) ? success(branded<VatNumber>(text)) : failure({ kind: 'invalid_vat' });
}

/** The Israeli identity-number check digit. A hint for the owner only, it blocks nothing (decision C30). */
export function hasValidCheckDigit(vatNumber: VatNumber): boolean {
  const sum = Array.from(vatNumber).reduce((total, digit, index) => {
    const weighted = Number(digit) * ((index % 2) + 1);
    return total + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  return sum % 10 === 0;
}
