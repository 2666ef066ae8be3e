import type { CardRefused } from '@/application/ports/CardFields';

/** What the owner can put right in the fields. */
const INCOMPLETE: ReadonlySet<string> = new Set([
  'validationFailed',
  'missingCardDetails',
  'invalidCard',
  'cardNumberInvalid',
  'cardNumberIncomplete',
  'cardExpiryPast',
  'cardExpiryInvalid',
  'cardExpiryIncomplete',
  'cardCvvInvalid',
  'cardCvvIncomplete',
]);

/** The provider's frames did not hear from one another in time. */
const TIMEOUTS: ReadonlySet<string> = new Set(['replyTimeout']);

/** The provider's own name for what went wrong. Its message may quote what was typed: it is never read. */
export function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const code: unknown = Reflect.get(error, 'code');
  return typeof code === 'string' ? code : undefined;
}

/** Why no token came. A code that is not known is a card that was not taken. */
export function refusalOf(error: unknown): CardRefused {
  const code = codeOf(error) ?? '';
  if (INCOMPLETE.has(code)) return { kind: 'card-incomplete' };
  return TIMEOUTS.has(code) ? { kind: 'card-timeout' } : { kind: 'card-refused' };
}
