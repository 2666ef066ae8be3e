import { branded, type Brand } from '@/domain/shared/brand';
import { plainNumber } from '@/domain/shared/digits';
import { failure, success, type Result } from '@/domain/shared/result';

/** Digits only, as typed: with its leading 0, 972 or 00972. */
export type IsraeliPhone = Brand<string, 'IsraeliPhone'>;

export type InvalidPhone = {
  readonly kind: 'invalid_phone';
  /** The mobile number that was probably meant, written the way it would be accepted. */
  readonly suggestion?: string;
  readonly isLandline?: boolean;
};

/**
 * The accepted shapes, literally as spec section 5 lists them. The last one has 15 digits although an
 * international mobile number has 14: it may mirror the server, so it stays (ASSUMPTION-03, decision C21).
 */
const ACCEPTED: readonly { readonly prefix: string; readonly length: number }[] = [
  { prefix: '0', length: 10 },
  { prefix: '972', length: 12 },
  { prefix: '00972', length: 15 },
];

export function parseIsraeliPhone(input: string): Result<IsraeliPhone, InvalidPhone> {
  const digits = plainNumber(input).replaceAll(/\D/g, '');
  const isAccepted = ACCEPTED.some(
    ({ prefix, length }) => digits.length === length && digits.startsWith(prefix),
  );
  return isAccepted ? success(branded<IsraeliPhone>(digits)) : failure(invalid(digits));
}

function invalid(digits: string): InvalidPhone {
  const mobile = /^(?:00|)972(?:0|)(5\d)(\d{3})(\d{4})$/.exec(digits);
  if (mobile !== null)
    return { kind: 'invalid_phone', suggestion: `0${mobile[1]}-${mobile[2]}-${mobile[3]}` };
  return /^(?:0|972|00972)[2-4689]\d{7}$/.test(digits)
    ? { kind: 'invalid_phone', isLandline: true }
    : { kind: 'invalid_phone' };
}
