import type { CardRefused } from '@/application/ports/CardFields';

/** Error codes that the owner can correct in the fields. */
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

/** The error code of the provider. The message is not used, because it can contain typed values. */
export function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const code: unknown = Reflect.get(error, 'code');
  return typeof code === 'string' ? code : undefined;
}

/** Converts an error of `tokenize`. An unknown code is `card-refused`. */
export function refusalOf(error: unknown): CardRefused {
  return { kind: INCOMPLETE.has(codeOf(error) ?? '') ? 'card-incomplete' : 'card-refused' };
}
