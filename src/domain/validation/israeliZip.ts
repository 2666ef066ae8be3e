import { branded, type Brand } from '@/domain/shared/brand';
import { normalizeNumber } from '@/domain/shared/digits';
import { failure, success, type Result } from '@/domain/shared/result';

export type IsraeliZip = Brand<string, 'IsraeliZip'>;
export type InvalidZip = { readonly kind: 'invalid_zip' };

/** 5 to 7 digits (spec section 5). */
export function parseIsraeliZip(input: string): Result<IsraeliZip, InvalidZip> {
  const text = normalizeNumber(input);
  return /^\d{5,7}$/.test(text) ? success(branded<IsraeliZip>(text)) : failure({ kind: 'invalid_zip' });
}
