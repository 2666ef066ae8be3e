import { describe, expect, it } from 'vitest';
import { fieldsIn, refusedFieldsOf } from '@/adapters/http/fieldsIn';
import { BILLING_FIELD_BY_SERVER_NAME } from '@/adapters/http/subscription/subscriptionBody';

const refusedIn = (body: unknown) => refusedFieldsOf(fieldsIn(body), BILLING_FIELD_BY_SERVER_NAME);

describe('The refused fields in a response', () => {
  it.each<[string, unknown]>([
    ['lists by field', { errors: { zip: ['Too short'] } }],
    ['texts by field', { errors: { zip: 'Too short' } }],
    ['PascalCase, as .NET spells it', { title: 'Invalid', errors: { 'BillingAddress.Zip': ['Too short'] } }],
    ['a path in the name', { errors: { 'billing_address.zip': ['Too short'] } }],
    ['a JSON path', { errors: { '$.billing_address.zip': ['Too short'] } }],
    ['nested', { errors: { billing_address: { zip: ['Too short'] } } }],
    ['objects by field', { errors: { zip: { message: 'Too short' } } }],
    ['a list with field', { errors: [{ field: 'zip', message: 'Too short' }] }],
    ['a list with path', { errors: [{ path: ['billing_address', 'zip'], message: 'Too short' }] }],
    ['a list with param', { errors: [{ param: 'billing_address[zip]', msg: 'Too short' }] }],
    ['a list with pointer', { errors: [{ pointer: '/billing_address/zip', detail: 'Too short' }] }],
    ['one field by itself', { message: 'Too short', param: 'billing_address[zip]' }],
    ['details', { details: [{ loc: ['body', 'billing_address', 'zip'], msg: 'Too short' }] }],
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
        { field: 'zip', message: 'A' },
        { field: 'Zip', message: 'B' },
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
    ['a name that is no text', { errors: [{ field: 7, message: 'Too short' }] }],
    ['a deeply nested object', { errors: { a: { b: { c: { d: { zip: ['Too deep'] } } } } } }],
  ])('are empty for %s', (_what, body) => {
    expect(refusedIn(body)).toEqual([]);
  });

  it('are at most twenty', () => {
    const errors = Array.from({ length: 10_000 }, () => ({ field: 'zip', message: 'Too short' }));
    expect(fieldsIn({ errors })).toHaveLength(20);
  });
});
