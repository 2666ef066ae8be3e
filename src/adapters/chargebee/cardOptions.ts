import type { CardFieldsWords } from '@/application/ports/CardFields';
import type { BillingAddress } from '@/domain/validation/BillingAddress';
import type { CardOptions, ProviderBilling, ProviderField } from './Chargebee';
import type { FieldLook } from './fieldLook';

/**
 * Our words and our look for the provider's fields. It speaks neither Hebrew nor Arabic, and shows nothing in its
 * own words but what is given here: so it is told English. Digits run from left to right; they start where the page
 * does.
 */
export function cardOptionsFor(words: CardFieldsWords, look: FieldLook): CardOptions {
  const { placeholder, ...text } = look;
  const textAlign = words.direction === 'rtl' ? 'right' : 'left';
  const base = { ...text, textAlign } as const;
  return {
    locale: 'en',
    placeholder: providerNames(words.placeholders, NOTHING),
    ariaLabel: providerNames(words.labels),
    style: {
      base: placeholder === undefined ? base : { ...base, '::placeholder': { color: placeholder } },
      invalid: text.color === undefined ? {} : { color: text.color },
    },
  };
}

/** An empty text may count as none, for which the provider has its own in English. */
const NOTHING = ' ';

function providerNames(
  texts: CardFieldsWords['labels'],
  empty = '',
): Readonly<Record<ProviderField, string>> {
  const { number, expiry, securityCode } = texts;
  return { number: number || empty, expiry: expiry || empty, cvv: securityCode || empty };
}

/** What the provider asks of an address; company and VAT number are no business of the card. */
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
