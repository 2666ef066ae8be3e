import { parseEmail } from '@/domain/validation/email';
import { dialledNumber } from '@/domain/validation/phoneNumber';
import { cleanWebsite } from '@/domain/validation/website';

/* A text becomes a link only if it is certainly a phone number, an email address or a URL (threats T4). */

const MAX_URL_LENGTH = 2000;
const WEB_PROTOCOLS = new Set(['https:', 'http:']);

export function phoneLink(text: string): string | undefined {
  const number = dialledNumber(text);
  return number === undefined ? undefined : `tel:${number}`;
}

/** Encodes only punctuation, so that letters of other scripts stay readable in the link. */
export function emailLink(text: string): string | undefined {
  const email = parseEmail(text);
  return email.ok
    ? `mailto:${email.value.replaceAll(/[%?&#/"^`{|}]/g, (mark) => encodeURIComponent(mark))}`
    : undefined;
}

/** Adds `https:` to a URL without a scheme. */
export function websiteLink(input: string): string | undefined {
  const text = cleanWebsite(input);
  if (text.length > MAX_URL_LENGTH || /\s/.test(text)) return undefined;
  const url = parsedUrl(/^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`);
  if (url === undefined || !WEB_PROTOCOLS.has(url.protocol) || url.username !== '' || url.password !== '')
    return undefined;
  return url.hostname.includes('.') ? url.href : undefined;
}

function parsedUrl(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}
