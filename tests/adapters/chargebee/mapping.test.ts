import { describe, expect, it } from 'vitest';
import { cardOptionsFor, providerBilling } from '@/adapters/chargebee/cardOptions';
import type { FieldEvent } from '@/adapters/chargebee/Chargebee';
import { brandIn, fieldStateIn } from '@/adapters/chargebee/fieldEvents';
import { codeOf, refusalOf } from '@/adapters/chargebee/providerErrors';
import type { CardFieldLabels } from '@/application/ports/CardFields';
import { parseBillingAddress } from '@/domain/validation/BillingAddress';
import { aBillingForm } from '../../support/builders/aBillingForm';

const wrong = (errorCode: string): FieldEvent => ({
  empty: false,
  complete: false,
  error: { errorCode },
});

describe('the state of a field', () => {
  it.each<[string, FieldEvent, string]>([
    ['nothing in it', { empty: true, complete: false }, 'empty'],
    ['nothing in it, and an error', { ...wrong('cardNumberIncomplete'), empty: true }, 'empty'],
    ['a part', { empty: false, complete: false }, 'incomplete'],
    ['all', { empty: false, complete: true, error: null }, 'complete'],
    ['a short number', wrong('cardNumberIncomplete'), 'incomplete'],
    ['a short date', wrong('cardExpiryIncomplete'), 'incomplete'],
    ['a short code', wrong('cardCvvIncomplete'), 'incomplete'],
    ['a wrong number', wrong('cardNumberInvalid'), 'invalid'],
    ['a wrong card', wrong('invalidCard'), 'invalid'],
    ['a wrong date', wrong('cardExpiryInvalid'), 'invalid'],
    ['a wrong code', wrong('cardCvvInvalid'), 'invalid'],
    ['a past date', wrong('cardExpiryPast'), 'expired'],
    ['an unknown error code', wrong('somethingNew'), 'invalid'],
    ['an error, though complete', { ...wrong('cardExpiryPast'), complete: true }, 'expired'],
  ])('reflects the code of an event: %s', (_, event, state) => {
    expect(fieldStateIn(event)).toBe(state);
  });

  it('is unchanged after an event without data', () => {
    expect([fieldStateIn(undefined), fieldStateIn({})]).toEqual([undefined, undefined]);
  });
});

describe('the card brand', () => {
  it.each([
    ['visa', 'visa'],
    ['american_express', 'american_express'],
    ['unknown', undefined],
    ['other', undefined],
    ['', undefined],
    [42, undefined],
    [undefined, undefined],
  ])('%s is converted to %s', (cardType, brand) => {
    expect(brandIn({ cardType })).toBe(brand);
  });
});

describe('an error of the provider', () => {
  it.each([
    ['validationFailed', 'card-incomplete'],
    ['cardNumberIncomplete', 'card-incomplete'],
    ['cardExpiryPast', 'card-incomplete'],
    ['cardCvvInvalid', 'card-incomplete'],
    ['invalidCard', 'card-incomplete'],
    ['missingCardDetails', 'card-incomplete'],
    ['replyTimeout', 'card-refused'],
    ['payment_processing_failed', 'card-refused'],
    ['api_authentication_failed', 'card-refused'],
    ['unknownError', 'card-refused'],
  ])('%s means %s', (code, kind) => {
    expect(refusalOf({ code, message: 'English' })).toEqual({ kind });
  });

  it.each([undefined, null, 'validationFailed', 7, {}, { code: 7 }, new Error('validationFailed')])(
    'without a code means a refused card: %j',
    (error) => {
      expect([codeOf(error), refusalOf(error)]).toEqual([undefined, { kind: 'card-refused' }]);
    },
  );
});

describe('the options of the fields', () => {
  const labels: CardFieldLabels = {
    language: 'he',
    direction: 'rtl',
    labels: { number: 'מספר כרטיס', expiry: 'תוקף', securityCode: 'קוד אבטחה' },
    placeholders: { number: '', expiry: 'חודש / שנה', securityCode: '' },
  };

  it('contain our labels, a language that the provider supports, and the text direction', () => {
    expect(cardOptionsFor(labels, { color: '#102030', fontSize: '17px', placeholder: '#405060' })).toEqual({
      locale: 'en',
      placeholder: { number: ' ', expiry: 'חודש / שנה', cvv: ' ' },
      ariaLabel: { number: 'מספר כרטיס', expiry: 'תוקף', cvv: 'קוד אבטחה' },
      style: {
        base: {
          color: '#102030',
          fontSize: '17px',
          textAlign: 'right',
          '::placeholder': { color: '#405060' },
        },
        invalid: { color: '#102030' },
      },
    });
  });

  it('omit undefined values', () => {
    const { style } = cardOptionsFor({ ...labels, direction: 'ltr' }, {});
    expect(style).toEqual({ base: { textAlign: 'left' }, invalid: {} });
  });
});

it('a billing address is converted to the fields of the provider', () => {
  const billing = parseBillingAddress(
    aBillingForm({
      firstName: 'Noor',
      lastName: 'Haddad',
      line1: 'HaNevi’im 3',
      city: 'Haifa',
      zip: '33033',
    }),
  );
  expect(billing.ok && providerBilling(billing.value)).toEqual({
    firstName: 'Noor',
    lastName: 'Haddad',
    addressLine1: 'HaNevi’im 3',
    city: 'Haifa',
    zip: '33033',
    countryCode: 'IL',
  });
});
