import type { CardFieldLabels } from '@/application/ports/CardFields';
import type { BillingAddress } from '@/domain/validation/BillingAddress';
import type { CardOptions, ProviderBilling, ProviderField } from './Chargebee';
import type { FieldStyle } from './fieldStyle';

/**
 * The labels and styles of the fields. The locale is always `en`: Chargebee supports neither Hebrew nor Arabic, and
 * shows only the texts given here. Digits run from left to right and are aligned with the start of the page.
 */
export function cardOptionsFor(
  { direction, labels, placeholders }: CardFieldLabels,
  style: FieldStyle,
): CardOptions {
  const { placeholder, ...text } = style;
  const textAlign = direction === 'rtl' ? 'right' : 'left';
  const base = { ...text, textAlign } as const;
  return {
    locale: 'en',
    placeholder: byProviderField(placeholders, EMPTY_PLACEHOLDER),
    ariaLabel: byProviderField(labels),
    style: {
      base: placeholder === undefined ? base : { ...base, '::placeholder': { color: placeholder } },
      invalid: text.color === undefined ? {} : { color: text.color },
    },
  };
}

/**
 * The placeholder of a field without one. It is a space, because the provider replaces an empty placeholder with its
 * own English text.
 */
const EMPTY_PLACEHOLDER = ' ';

function byProviderField(
  texts: CardFieldLabels['labels'],
  empty = '',
): Readonly<Record<ProviderField, string>> {
  const { number, expiry, securityCode } = texts;
  return { number: number || empty, expiry: expiry || empty, cvv: securityCode || empty };
}

/** The address fields that the provider requires. Company and VAT number are not sent. */
export function providerBilling(billing: BillingAddress): ProviderBilling {
  return {
    firstName: billing.firstName,
    lastName: billing.lastName,
    addressLine1: billing.line1,
    city: billing.city,
    zip: billing.zip,
    countryCode: billing.country,
  };
}
