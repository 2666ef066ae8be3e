import type { CardField, CardFieldState } from '@/application/ports/CardFields';
import type { FieldEvent, ProviderField } from './Chargebee';

/** The provider's names of the fields. */
export const PROVIDER_FIELDS = {
  number: 'number',
  expiry: 'expiry',
  securityCode: 'cvv',
} as const satisfies Readonly<Record<CardField, ProviderField>>;

export function fieldStateIn(event: FieldEvent | undefined): CardFieldState | undefined {
  if (event?.empty === undefined && event?.complete === undefined) return undefined;
  if (event.empty === true) return 'empty';
  const code = event.error?.errorCode;
  if (code !== undefined) return stateByCode(code);
  return event.complete === true ? 'complete' : 'incomplete';
}

function stateByCode(code: string): CardFieldState {
  switch (code) {
    case 'cardExpiryPast':
      return 'expired';
    case 'cardNumberIncomplete':
    case 'cardExpiryIncomplete':
    case 'cardCvvIncomplete':
      return 'incomplete';
    default:
      return 'invalid';
  }
}

const NO_BRAND: readonly unknown[] = ['', 'unknown', 'other', 'not_applicable'];

/** The provider's name of the brand; undefined while it is unknown. */
export function brandIn(event: FieldEvent | undefined): string | undefined {
  const brand = event?.cardType;
  return typeof brand === 'string' && !NO_BRAND.includes(brand) ? brand : undefined;
}
