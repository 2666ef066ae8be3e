import { describe, expect, it } from 'vitest';
import { fieldsIn, refusedFieldsOf } from '@/adapters/http/fieldsIn';
import { PROFILE_FIELD_BY_API_NAME } from '@/adapters/http/identity/userBodies';
import { BILLING_FIELD_BY_API_NAME } from '@/adapters/http/subscription/subscriptionBody';

const refusedIn = (body: unknown) => refusedFieldsOf(fieldsIn(body), BILLING_FIELD_BY_API_NAME);

describe('The refused fields in a response', () => {
  it.each<[string, unknown]>([
    ['lists by field', { errors: { zip: ['Too short'] } }],
    ['texts by field', { errors: { zip: 'Too short' } }],
    ['PascalCase, as .NET spells it', { errors: { 'BillingAddress.Zip': ['Too short'] } }],
    ['a path in the name', { errors: { 'billing_address.zip': ['Too short'] } }],
    ['a JSON path', { errors: { '$.billing_address.zip': ['Too short'] } }],
    ['nested', { errors: { billing_address: { zip: ['Too short'] } } }],
    ['objects by field', { errors: { zip: { message: 'Too short' } } }],
    ['objects by field with a code', { errors: { zip: { code: 'E42', message: 'Too short' } } }],
    ['a list with param', { errors: [{ param: 'zip', message: 'Too short' }] }],
    ['a list below a name', { errors: { billing_address: [{ param: 'zip', message: 'Too short' }] } }],
    ['a list with a path', { errors: [{ param: 'billing_address[zip]', message: 'Too short' }] }],
    ['a list with a pointer', { errors: [{ param: '/billing_address/zip', message: 'Too short' }] }],
    ['one field by itself', { message: 'Too short', param: 'billing_address[zip]' }],
  ])('are read from %s', (_shape, body) => {
    expect(refusedIn(body)).toEqual([{ field: 'zip', message: 'Too short' }]);
  });

  it('can have no reason', () => {
    expect(refusedIn({ errors: { zip: [], city: null } })).toEqual([
      { field: 'zip', message: undefined },
      { field: 'city', message: undefined },
    ]);
  });

  it('are listed once each, with the first reason', () => {
    const body = {
      errors: [
        { param: 'zip', message: 'A' },
        { param: 'Zip', message: 'B' },
      ],
    };
    expect(refusedIn(body)).toEqual([{ field: 'zip', message: 'A' }]);
  });

  it.each<[string, unknown]>([
    ['a field of no form', { errors: { plan_id: ['Unknown'] } }],
    ['a name of every object', { errors: { constructor: ['?'], toString: ['?'] } }],
    ['texts only', { errors: ['Too short'] }],
    ['a text', 'zip'],
    ['nothing', undefined],
    ['a name that is no text', { errors: [{ param: 7, message: 'Too short' }] }],
    ['a deeply nested object', { errors: { a: { b: { c: { d: { zip: ['Too deep'] } } } } } }],
  ])('are empty for %s', (_what, body) => {
    expect(refusedIn(body)).toEqual([]);
  });

  it.each<[string, unknown, readonly (readonly string[])[]]>([
    [
      'with what is above them',
      { errors: { 'Billing-Address': { zip: ['?'] } } },
      [['billingaddress', 'zip']],
    ],
    ['without empty steps', { errors: { '$..billing_address[zip]': ['?'] } }, [['billingaddress', 'zip']]],
    ['of an error that names itself', { param: '/billing/zip', message: '?' }, [['billing', 'zip']]],
    ['not of a text', { errors: 'zip' }, []],
    ['not of an object without a name', { message: '?' }, []],
    ['cut after 200 characters', { errors: { [`${'x'.repeat(199)}.zip`]: ['?'] } }, [['x'.repeat(199)]]],
  ])('are found by their steps %s', (_, body, paths) => {
    expect(fieldsIn(body).map(({ path }) => path)).toEqual(paths);
  });

  it('are looked for in the first twenty entries of each list and object', () => {
    const named = { param: 'zip', message: 'Too short' };
    expect(fieldsIn({ errors: [...Array.from({ length: 20 }, () => 'text'), named] })).toEqual([]);
    const nameless = Array.from({ length: 20 }, (_, index) => ['-'.repeat(index + 1), { zip: {} }] as const);
    const found = fieldsIn({ errors: Object.fromEntries([...nameless, ['city', '?']]) });
    expect(found.map(({ path }) => path)).not.toContainEqual(['city']);
  });

  it('are at most twenty with an error that names itself', () => {
    const errors = Array.from({ length: 20 }, () => ({ param: 'zip' }));
    expect(fieldsIn({ errors, param: 'city' })).toHaveLength(20);
  });

  it.each(
    Object.entries({
      firstName: ['first_name', 'FirstName'],
      lastName: ['last_name', 'LastName'],
      email: ['email', 'Email'],
      phone: ['phone', 'Phone'],
      company: ['company'],
      taxRegistrationNumber: ['vat_number'],
      line1: ['address'],
      city: ['city'],
      zip: ['zip'],
      country: ['country'],
    }),
  )('of an order name %s', (field, names) => {
    for (const name of names) expect(refusedIn({ errors: { [name]: ['?'] } })).toMatchObject([{ field }]);
  });

  it.each(
    Object.entries({
      firstName: ['FirstName', 'first_name'],
      lastName: ['LastName'],
      email: ['Email'],
      phoneNumber: ['PhoneNumber', 'phone_number'],
      address: ['Address'],
    }),
  )('of a profile name %s', (field, names) => {
    for (const name of names)
      expect(
        refusedFieldsOf(fieldsIn({ errors: { [name]: ['?'] } }), PROFILE_FIELD_BY_API_NAME),
      ).toMatchObject([{ field }]);
  });

  it('are at most twenty', () => {
    const errors = Array.from({ length: 10_000 }, () => ({ param: 'zip', message: 'Too short' }));
    expect(fieldsIn({ errors })).toHaveLength(20);
  });
});
