import { parseEmail } from '@/domain/validation/email';
import { dialledNumber } from '@/domain/validation/phoneNumber';
import { cleanWebsite } from '@/domain/validation/website';

/* A text of the owner becomes a link only when it is certainly a phone number, an email address or a URL. Any other
   text is shown as it is (threats T4). */

const MAX_URL_LENGTH = 2000;
const WEB = new Set(['https:', 'http:']);

export function phoneLink(text: string): string | undefined {
  const number = dialledNumber(text);
  return number === undefined ? undefined : `tel:${number}`;
}

/** Letters of other scripts stay as they are, so that the link is readable. */
export function emailLink(text: string): string | undefined {
  const email = parseEmail(text);
  return email.ok
    ? `mailto:${email.value.replaceAll(/[%?&#/"^`{|}]/g, (mark) => encodeURIComponent(mark))}`
    : undefined;
}

/** A URL without a scheme gets `https:`. */
export function websiteLink(input: string): string | undefined {
  const text = cleanWebsite(input);
  if (text.length > MAX_URL_LENGTH || /\s/.test(text)) return undefined;
  const url = parsedUrl(/^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`);
  if (url === undefined || !WEB.has(url.protocol) || url.username !== '' || url.password !== '')
    return undefined;
  return url.hostname.includes('.') ? url.href : undefined;
}

function parsedUrl(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}
