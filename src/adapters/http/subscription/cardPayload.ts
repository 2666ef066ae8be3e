import type * as v from 'valibot';
import { nonBlank } from '@/domain/shared/LocalizedText';
import type { CardExpiry, SavedCard } from '@/domain/subscription/paymentMethod';
import { CARD_EXPIRY_KEYS } from '../assumptions';
import { maybe, NUMERAL, payload, TEXT } from '../payload/field';
import type { Wire } from '../wire';

/** The card stored by the payment provider (spec section 3). */
export const CARD_PAYLOAD = maybe(
  payload<NonNullable<Wire['Card']>>()({
    last_four: NUMERAL,
    card_type: TEXT,
    mask_number: TEXT,
    status: TEXT,
    [CARD_EXPIRY_KEYS.month]: NUMERAL,
    [CARD_EXPIRY_KEYS.year]: NUMERAL,
  }),
);

type CardPayload = NonNullable<v.InferOutput<typeof CARD_PAYLOAD>>;

/** Undefined without the last four digits, because the owner identifies the card by them. */
export function parseCard(card: CardPayload | null | undefined): SavedCard | undefined {
  if (card === undefined || card === null) return undefined;
  const lastFour = lastFourOf(card);
  if (lastFour === undefined) return undefined;
  return {
    lastFour,
    brand: nonBlank(card.card_type),
    maskedNumber: nonBlank(card.mask_number),
    status: nonBlank(card.status) ?? '',
    expiry: parseExpiry(card),
  };
}

function lastFourOf({ last_four, mask_number }: CardPayload): string | undefined {
  const written = typeof last_four === 'number' ? String(last_four).padStart(4, '0') : last_four;
  return lastDigits(written) ?? lastDigits(mask_number);
}

/** The last four digits at most, even when the server sends more. */
function lastDigits(text: unknown): string | undefined {
  return /\d{4}$/.exec(nonBlank(text) ?? '')?.[0];
}

function parseExpiry(card: CardPayload): CardExpiry | undefined {
  const month = Number(card[CARD_EXPIRY_KEYS.month] ?? Number.NaN);
  const year = Number(card[CARD_EXPIRY_KEYS.year] ?? Number.NaN);
  const isMonth = Number.isInteger(month) && month >= 1 && month <= 12;
  return isMonth && Number.isInteger(year) && year > 1999 && year < 10_000 ? { month, year } : undefined;
}
