import { branded, type Brand } from '@/domain/shared/brand';
import { withoutInvisible } from '@/domain/shared/digits';
import { failure, success, type Result } from '@/domain/shared/result';

export type Email = Brand<string, 'Email'>;
export type InvalidEmail = { readonly kind: 'invalid_email' };

const MAX_EMAIL_LENGTH = 254;
/** Twice as long, because invisible characters of a pasted email are removed before its length is checked. */
const MAX_INPUT_LENGTH = 2 * MAX_EMAIL_LENGTH;

/** Requires an at sign, a dot after it, and no spaces (spec section 5). Removes invisible characters first. */
export function parseEmail(input: string): Result<Email, InvalidEmail> {
  if (input.length > MAX_INPUT_LENGTH) return failure({ kind: 'invalid_email' });
  const text = withoutInvisible(input).normalize('NFC').trim();
  return text.length <= MAX_EMAIL_LENGTH && hasEmailShape(text)
    ? success(branded<Email>(text))
    : failure({ kind: 'invalid_email' });
}

/** Uses no regular expression for the whole shape, because such an expression can backtrack for a long time. */
function hasEmailShape(text: string): boolean {
  const at = text.indexOf('@');
  if (at < 1 || at !== text.lastIndexOf('@') || /\s/.test(text)) return false;
  const dot = text.indexOf('.', at + 2);
  return dot !== -1 && dot < text.length - 1;
}
