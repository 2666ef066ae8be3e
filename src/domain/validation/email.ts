import { branded, type Brand } from '@/domain/shared/brand';
import { withoutInvisible } from '@/domain/shared/digits';
import { failure, success, type Result } from '@/domain/shared/result';

export type Email = Brand<string, 'Email'>;
export type InvalidEmail = { readonly kind: 'invalid_email' };

const LONGEST_EMAIL = 254;

/** No spaces, an at sign, and a dot behind it (spec section 5). Invisible characters are taken out first. */
export function parseEmail(input: string): Result<Email, InvalidEmail> {
  const text = withoutInvisible(input.slice(0, LONGEST_EMAIL * 2))
    .normalize('NFC')
    .trim();
  return text.length <= LONGEST_EMAIL && looksLikeEmail(text)
    ? success(branded<Email>(text))
    : failure({ kind: 'invalid_email' });
}

function looksLikeEmail(text: string): boolean {
  const at = text.indexOf('@');
  if (at < 1 || at !== text.lastIndexOf('@') || /\s/.test(text)) return false;
  const dot = text.lastIndexOf('.');
  return dot > at + 1 && dot < text.length - 1;
}
