/* A text of the owner becomes a link only when it is certainly a phone number, an email address or a URL. Any other
   text is shown as it is (threats T4). */

const MAX_LENGTH = 500;
const PHONE = /^\+?[\d\s().\-\u00A0\u2010-\u2013]+$/;
/** A zero as in +972 (0)52, which is dialled only without the country code. */
const TRUNK_ZERO = /^\+.*\(0\)/;
const EMAIL = /^[^\s@,;:?&%<>"'()[\]\\]+@([^\s@,;:?&%<>"'()[\]\\]+)$/;
const WEB = new Set(['https:', 'http:']);

export function phoneLink(text: string): string | undefined {
  const phone = text.trim();
  if (phone.length > MAX_LENGTH || !PHONE.test(phone) || TRUNK_ZERO.test(phone)) return undefined;
  const digits = phone.replaceAll(/\D/g, '');
  if (digits.length < 3 || digits.length > 15) return undefined;
  return `tel:${phone.startsWith('+') ? '+' : ''}${digits}`;
}

export function emailLink(text: string): string | undefined {
  const email = text.trim();
  if (email.length > MAX_LENGTH) return undefined;
  const [, domain = ''] = EMAIL.exec(email) ?? [];
  return domain.slice(1, -1).includes('.') ? `mailto:${email}` : undefined;
}

/** A URL without a scheme gets `https:`. */
export function websiteLink(input: string): string | undefined {
  const text = input.trim();
  if (text.length > MAX_LENGTH * 4 || /\s/.test(text)) return undefined;
  const url = parsedUrl(/^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`);
  if (url === undefined || !WEB.has(url.protocol) || url.username !== '' || url.password !== '')
    return undefined;
  return url.hostname.includes('.') ? url.href : undefined;
}

function parsedUrl(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}
