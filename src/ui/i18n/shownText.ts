import { cleanText } from '@/domain/shared/pastedText';
import { cleanEmail } from '@/domain/validation/email';
import { cleanPhone } from '@/domain/validation/phoneNumber';
import { cleanWebsite } from '@/domain/validation/website';

/**
 * The number of characters that are shown of a text from data, by its kind. A service may send a megabyte (threats T18,
 * T24). Stored and edited values are never cut.
 */
export const MAX_SHOWN_LENGTHS = {
  name: 200,
  message: 200,
  address: 300,
  email: 300,
  phone: 200,
  website: 300,
  summary: 400,
  description: 2000,
} as const;

type ShownKind = keyof typeof MAX_SHOWN_LENGTHS;

/* Control characters and characters that change the text direction (threats T18). Joiners are kept, because some
   scripts need them. */
const UNSAFE = /[\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu;

/** How the values of a contact are cleaned, so that they are shown as they are linked and sent. */
const CLEANERS: Readonly<Partial<Record<ShownKind, (text: string) => string>>> = {
  address: cleanText,
  email: cleanEmail,
  phone: cleanPhone,
  website: cleanWebsite,
};

/** A text from data, cleaned for display: one line, cut at the limit of its kind, without direction characters. */
export function shownText(text: string, kind: ShownKind = 'name'): string {
  const maxLength = MAX_SHOWN_LENGTHS[kind];
  /* Cleaning may remove characters, and must not take long for a megabyte. */
  const start = text.slice(0, maxLength * 4);
  const line = (CLEANERS[kind]?.(start) ?? start).replaceAll(UNSAFE, ' ').trim();
  return line.length <= maxLength ? line : `${cut(line, maxLength - 1)}…`;
}

/** Does not split a surrogate pair. */
function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
}
