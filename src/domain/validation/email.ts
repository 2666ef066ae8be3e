import { branded, type Brand } from '@/domain/shared/brand';
import { withoutInvisible } from '@/domain/shared/digits';
import { failure, success, type Result } from '@/domain/shared/result';

export type Email = Brand<string, 'Email'>;
export type InvalidEmail = { readonly kind: 'invalid_email' };

const LONGEST_EMAIL = 254;
/** With room for what is taken out of a pasted address. */
const LONGEST_INPUT = 2 * LONGEST_EMAIL;

/** No spaces, an at sign, and a dot behind it (spec section 5). Invisible characters are taken out first. */
export function parseEmail(input: string): Result<Email, InvalidEmail> {
  if (input.length > LONGEST_INPUT) return failure({ kind: 'invalid_email' });
  const text = withoutInvisible(input).normalize('NFC').trim();
  return text.length <= LONGEST_EMAIL && looksLikeEmail(text)
    ? success(branded<Email>(text))
    : failure({ kind: 'invalid_email' });
}

/** Something, one at sign, something, a dot, something; written without a pattern that could be made slow. */
function looksLikeEmail(text: string): boolean {
  const at = text.indexOf('@');
  if (at < 1 || at !== text.lastIndexOf('@') || /\s/.test(text)) return false;
  const dot = text.indexOf('.', at + 2);
  return dot !== -1 && dot < text.length - 1;
}
