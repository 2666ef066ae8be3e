import { brandOf, errorIn, isFinished, type Typed } from './frame/cardRules';
import { FIELD_NAMES, type ErrorDetails } from './messages';
import type { RedeemedCard } from './PaymentTokens';

/** The request of the number field for a token. */
interface TokenRequest {
  readonly site: string;
  readonly publishableKey: string;
  readonly typed: Typed;
}

export function tokenRequestIn(body: unknown): TokenRequest {
  const sent = new Map(Object.entries(typeof body === 'object' && body !== null ? body : {}));
  const text = (name: string): string => {
    const value: unknown = sent.get(name);
    return typeof value === 'string' ? value : '';
  };
  const typed = { number: text('number'), expiry: text('expiry'), cvv: text('cvv') };
  return { site: text('site'), publishableKey: text('publishableKey'), typed };
}

export function isValidCard(typed: Typed, today: Date): boolean {
  return FIELD_NAMES.every(
    (field) => isFinished(field, typed) && errorIn(field, typed, today, true) === undefined,
  );
}

export function redeemedCard({ number, expiry }: Typed, isDeclined: boolean): RedeemedCard {
  const lastFour = number.slice(-4);
  return {
    lastFour,
    brand: brandOf(number) ?? 'other',
    maskedNumber: lastFour.padStart(number.length, '*'),
    expiryMonth: Number(expiry.slice(0, 2)),
    expiryYear: 2000 + Number(expiry.slice(2)),
    isDeclined,
  };
}

export const REFUSALS = {
  account: {
    code: 'api_authentication_failed',
    message: 'Sorry, authentication failed.',
    type: 'ApiError',
  },
  card: { code: 'payment_processing_failed', message: 'The card was refused.', type: 'GatewayError' },
  incomplete: { code: 'validationFailed', message: 'The card is not complete.', type: 'ClientError' },
} as const satisfies Readonly<Record<string, ErrorDetails>>;
