import { branded, type Brand } from '@/domain/shared/brand';
import { cleanNumber } from '@/domain/shared/pastedText';
import { failure, success, type Result } from '@/domain/shared/result';

/** Digits only, with the leading 0, 972 or 00972 that the owner typed. */
export type IsraeliPhone = Brand<string, 'IsraeliPhone'>;

export type InvalidPhone =
  | {
      readonly kind: 'invalid_phone';
      /** The probably intended mobile number, in an accepted format. */
      readonly suggestion?: string;
    }
  | { readonly kind: 'landline' };

/**
 * The formats of spec section 5. The last one has 15 digits although an international mobile number has 14. It stays
 * because the server may have the same rule (decision C21).
 */
const ACCEPTED: readonly { readonly prefix: string; readonly length: number }[] = [
  { prefix: '0', length: 10 },
  { prefix: '972', length: 12 },
  { prefix: '00972', length: 15 },
];

export function parseIsraeliPhone(input: string): Result<IsraeliPhone, InvalidPhone> {
  const digits = cleanNumber(input).replaceAll(/\D/g, '');
  const isAccepted = ACCEPTED.some(
    ({ prefix, length }) => digits.length === length && digits.startsWith(prefix),
  );
  return isAccepted ? success(branded<IsraeliPhone>(digits)) : failure(invalid(digits));
}

function invalid(digits: string): InvalidPhone {
  /* A number without a prefix has lost its leading zero in a spreadsheet. */
  const mobile = /^(?:(?:00)?9720?)?(5\d)(\d{3})(\d{4})$/.exec(digits);
  if (mobile !== null)
    return { kind: 'invalid_phone', suggestion: `0${mobile[1]}-${mobile[2]}-${mobile[3]}` };
  return { kind: /^(?:0|972|00972)[2-4689]\d{7}$/.test(digits) ? 'landline' : 'invalid_phone' };
}
