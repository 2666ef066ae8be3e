import { branded, type Brand } from '@/domain/shared/brand';
import { cleanCharacters, repeatUntilUnchanged } from '@/domain/shared/pastedText';
import { failure, success, type Result } from '@/domain/shared/result';
import { withoutEnd } from '@/domain/shared/withoutEnd';

export type Email = Brand<string, 'Email'>;
export type InvalidEmail = { readonly kind: 'invalid_email' };

const MAX_EMAIL_LENGTH = 254;
/** Twice as long, because what surrounds a pasted email is removed before its length is checked. */
const MAX_INPUT_LENGTH = 2 * MAX_EMAIL_LENGTH;

/** Cleans the input. Then requires an at sign, a dot after it, and no spaces (spec section 5). */
export function parseEmail(input: string): Result<Email, InvalidEmail> {
  const email = cleanEmail(input);
  return email.length <= MAX_EMAIL_LENGTH && hasEmailShape(email)
    ? success(branded<Email>(email))
    : failure({ kind: 'invalid_email' });
}

/**
 * Cleans an email address of what is certainly no part of it: `mailto:`, a name before angle brackets, quotation marks
 * and punctuation around it (decision C19). A text without an email address only gets clean characters.
 */
export function cleanEmail(input: string): string {
  if (input.length > MAX_INPUT_LENGTH) return input;
  /* Composed again, because an invisible character may have separated a letter from its mark. */
  const text = cleanCharacters(input.normalize('NFC')).normalize('NFC');
  const email = repeatUntilUnchanged(text, withoutSurroundings);
  return hasEmailShape(email) ? email : text;
}

const MAILTO = /^mailto:\/*([^/?%][^?%]*)?(?:\?.*)?$/i;
const LABEL = /^(?:e-?mail|mail|דוא"?ל|אימייל|מייל|إيميل|ايميل|بريد|البريد الإلكتروني)\s*:/i;
const IN_ANGLE_BRACKETS = /^([^<>]*)<([^<>]*)>$/;
const QUOTED_LOCAL_PART = /^"[^"]*"@/;
const BEFORE = /^[\s"'`<([{«,;]+/;
const AFTER = /[\s"'`>)\]}»,;:.!?\u060C\u061B\u061F\u2026]/;

function withoutSurroundings(text: string): string {
  const [, name = '', bracketed = text] = IN_ANGLE_BRACKETS.exec(text) ?? [];
  /* With two different addresses it is not known which one is meant. */
  const inner = name.includes('@') && cleanEmail(name) !== cleanEmail(bracketed) ? text : bracketed;
  const labelled = withoutEnd(inner.replace(MAILTO, '$1').replace(LABEL, ''), AFTER);
  return QUOTED_LOCAL_PART.test(labelled) ? labelled : labelled.replace(BEFORE, '');
}

/** The characters that separate addresses or enclose them. An email address has them in quotation marks only. */
const NOT_IN_LOCAL_PART = /[\s<>()[\]\\,;:"\p{Cc}]/u;
/** All of ASCII except letters, digits, and the characters of domain names: dot, hyphen and underscore. */
const NOT_IN_DOMAIN = /[\s!-,/:-@[-^`{-~\p{Cc}]/u;

/** Uses no regular expression for the whole shape, because such an expression can backtrack for a long time. */
function hasEmailShape(text: string): boolean {
  const at = text.lastIndexOf('@');
  const [local, domain] = [text.slice(0, Math.max(at, 0)), text.slice(at + 1)];
  if (local === '' || NOT_IN_DOMAIN.test(domain)) return false;
  const bare = QUOTED_LOCAL_PART.test(text) ? local.slice(1, -1) : local;
  if (bare.includes('@') || NOT_IN_LOCAL_PART.test(bare)) return false;
  const dot = domain.indexOf('.', 1);
  return dot !== -1 && dot < domain.length - 1;
}
