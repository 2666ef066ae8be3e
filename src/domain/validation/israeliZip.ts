import { branded, type Brand } from '@/domain/shared/brand';
import { cleanNumber } from '@/domain/shared/pastedText';
import { failure, success, type Result } from '@/domain/shared/result';

export type IsraeliZip = Brand<string, 'IsraeliZip'>;
export type InvalidZip = { readonly kind: 'invalid_zip' };

/** Digits, with spaces or hyphens between them or not. The country code before them is optional. */
const SEPARATED = /^["']?(?:IL[ -]*)?(\d(?:[ -]*\d)*)[ "'.,;]*$/i;

/** 5 to 7 digits (spec section 5). Spaces and hyphens between them are removed. */
export function parseIsraeliZip(input: string): Result<IsraeliZip, InvalidZip> {
  const zip = (SEPARATED.exec(cleanNumber(input))?.[1] ?? '').replaceAll(/\D/g, '');
  return /^\d{5,7}$/.test(zip) ? success(branded<IsraeliZip>(zip)) : failure({ kind: 'invalid_zip' });
}
