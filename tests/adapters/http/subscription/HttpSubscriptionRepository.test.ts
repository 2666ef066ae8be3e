import { describe, expect, it } from 'vitest';
import type { ApiFailure } from '@/adapters/http/ApiClient';
import { HttpSubscriptionRepository } from '@/adapters/http/subscription/HttpSubscriptionRepository';
import { paymentToken } from '@/application/ports/CardFields';
import type { SubscriptionRequest } from '@/application/ports/SubscriptionRepository';
import { Money } from '@/domain/shared/Money';
import { failure, success } from '@/domain/shared/result';
import { displayStatusOf, isRunning, totalOfSubscription } from '@/domain/subscription/Subscription';
import type { Subscription } from '@/domain/subscription/Subscription';
import { aBillingAddress } from '../../../support/builders/aBillingAddress';
import { aBusinessId } from '../../../support/builders/aBusinessId';
import { anAddOnId } from '../../../support/builders/anAddOnId';
import { anAddOnItem } from '../../../support/builders/anAddOnItem';
import { aPointInTime } from '../../../support/builders/aMoment';
import { anOrderKey } from '../../../support/builders/anOrderKey';
import { aPlanId } from '../../../support/builders/aPlanId';
import { aPlanItem } from '../../../support/builders/aPlanItem';
import { aSavedCard } from '../../../support/builders/aSavedCard';
import { aSubscription } from '../../../support/builders/aSubscription';
import { html, json, text, emptyResponse } from '../../../support/http/answers';
import type { ResponseWriter } from '../../../support/http/FakeServer';
import { setUpHttp } from '../../../support/http/httpHarness';
import cancelledOnWire from '../../../support/wire/cancelledSubscription.json';
import problemOnWire from '../../../support/wire/problem.json';
import subscriptionOnWire from '../../../support/wire/subscription.json';
import byNewCardOnWire from '../../../support/wire/subscriptionByNewCard.json';
import bySavedCardOnWire from '../../../support/wire/subscriptionBySavedCard.json';

const ID = aBusinessId();
const BY_SAVED_CARD: SubscriptionRequest = {
  planId: aPlanId('pro-monthly'),
  addOnIds: [],
  paymentToken: undefined,
  billingAddress: undefined,
};

function byNewCard(): SubscriptionRequest {
  const photos = anAddOnId();
  return {
    planId: aPlanId('pro-monthly'),
    addOnIds: [photos, anAddOnId('promotion-monthly'), photos],
    paymentToken: paymentToken('tok_1'),
    billingAddress: aBillingAddress(),
  };
}

describe('HttpSubscriptionRepository', () => {
  const { responding } = setUpHttp();
  const subscriptions = (response: ResponseWriter) => {
    const service = responding(response);
    return {
      ...service,
      repository: new HttpSubscriptionRepository(service.client, '123', service.diagnostics),
    };
  };
  const read = async (overrides: Readonly<Record<string, unknown>>): Promise<Subscription | undefined> => {
    const answer = await subscriptions(json({ ...subscriptionOnWire, ...overrides })).repository.ofBusiness(
      ID,
    );
    return answer.ok ? answer.value : undefined;
  };

  describe('reads a subscription', () => {
    it('with every field of the specification', async () => {
      const { repository, sent, diagnostics } = subscriptions(json(subscriptionOnWire));
      expect(await repository.ofBusiness(ID)).toEqual(
        success(
          aSubscription({
            status: 'InTrial',
            trialEnd: aPointInTime('2026-03-24T08:00:00Z'),
            nextBillingDate: aPointInTime('2026-04-01T09:00:00Z'),
            items: [
              aPlanItem({ id: 'Pro-ILS-Monthly', name: 'Pro plan', price: Money.agorot(9900) }),
              anAddOnItem({ id: 'Photos-ILS-Monthly', quantity: 2 }),
            ],
          }),
        ),
      );
      expect(sent()).toEqual(['GET /subscriptions/123/businesses/business-1']);
      expect(diagnostics.events).toEqual([]);
    });

    it('that was cancelled, with empty dates as undefined', async () => {
      expect(await subscriptions(json(cancelledOnWire)).repository.ofBusiness(ID)).toEqual(
        success(
          aSubscription({
            status: 'NonRenewing',
            cancelledAt: aPointInTime('2026-04-01T08:00:00Z'),
            cancelReason: 'not_needed',
            nextBillingDate: undefined,
            items: [aPlanItem({ id: 'Pro-ILS-Monthly', name: 'Pro plan', price: Money.agorot(9900) })],
            card: undefined,
          }),
        ),
      );
    });

    it.each([
      ['cancelled_at', 'cancelledAt'],
      ['trial_end', 'trialEnd'],
      ['next_billing_date', 'nextBillingDate'],
    ] as const)('whose %s has any supported format', async (wire, field) => {
      const expected = aPointInTime('2026-04-01T08:00:00Z');
      for (const date of [
        1775030400,
        1775030400000,
        '1775030400',
        '2026-04-01T08:00:00Z',
        '2026-04-01T11:00:00+03:00',
      ])
        expect((await read({ [wire]: date }))?.[field]).toEqual(expected);
      for (const none of [null, '', 0, '0', '0001-01-01T00:00:00', 'soon', {}, true])
        expect((await read({ [wire]: none }))?.[field]).toBeUndefined();
    });

    it.each([
      ['active', '12/31/2026', 'unknown'],
      ['active', {}, 'unknown'],
      ['active', true, 'unknown'],
      ['non_renewing', '12/31/2026', 'unknown'],
      ['cancelled', '12/31/2026', 'cancelled'],
    ] as const)(
      'as %s whose cancelled_at is %j, which cannot be read, is shown as %s, and announces no charge',
      async (status, cancelled_at, shown) => {
        const { repository, diagnostics } = subscriptions(
          json({ ...subscriptionOnWire, status, cancelled_at }),
        );
        const answer = await repository.ofBusiness(ID);
        expect(answer.ok && answer.value && displayStatusOf(answer.value)).toBe(shown);
        expect(answer.ok && answer.value && isRunning(answer.value)).toBe(false);
        expect(answer.ok && answer.value?.status).toBe(status);
        expect(diagnostics.events).toEqual([
          { event: 'unreadable-data', detail: 'cancelled_at of a subscription: unreadable' },
        ]);
      },
    );

    it.each([
      ['year', 'year'],
      ['Month', 'month'],
      ['week', undefined],
      [null, undefined],
      [5, undefined],
    ])('with the period %j', async (period_unit, expected) => {
      expect(await read({ period_unit })).toMatchObject({ periodUnit: expected });
    });

    it('without items that are neither plan nor add-on, and reports them', async () => {
      const { repository, diagnostics } = subscriptions(
        json({
          ...subscriptionOnWire,
          items: [{ item_type: 'Charge', id: 'c', price: 1 }, null, subscriptionOnWire.items[0]],
        }),
      );
      const answer = await repository.ofBusiness(ID);
      expect(answer.ok && answer.value?.items.map(({ id }) => id)).toEqual(['Pro-ILS-Monthly']);
      expect(diagnostics.events.map(({ event }) => event)).toEqual(['unreadable-data']);
    });

    it.each([
      { item_type: 'Charge', id: 'c', price: 1 },
      { item_type: 'Addon', id: 17, price: 4900 },
      { item_type: 'Addon', id: '', price: 4900 },
    ])('with an item %j that it cannot read, whose total is unknown', async (item) => {
      const subscription = await read({ items: [...subscriptionOnWire.items, item] });
      expect(subscription?.hasUnreadItems).toBe(true);
      expect(subscription && totalOfSubscription(subscription)).toBeUndefined();
    });

    it.each([{}, 'none', 0, false])('with the items %j, which are no list and so not none', async (items) => {
      expect(await read({ items })).toMatchObject({ items: [], hasUnreadItems: true });
    });

    it.each([null, undefined, []])('without an item for the items %j', async (items) => {
      expect(await read({ items })).toMatchObject({ items: [], hasUnreadItems: false });
    });

    it.each([0, -1, 1.5, '2.0', '2,000', 'many', {}, true])(
      'with an item of the quantity %j, whose total is unknown',
      async (quantity) => {
        const subscription = await read({ items: [{ ...subscriptionOnWire.items[1], quantity }] });
        expect(subscription?.items).toMatchObject([{ quantity: 1, price: undefined }]);
        expect(subscription?.hasUnreadItems).toBe(true);
      },
    );

    it.each([null, 'free', {}, 149.5, '149.00', '-1'])(
      'with an item of the price %j, whose total is unknown',
      async (price) => {
        const items = [{ ...subscriptionOnWire.items[0], price }, ...subscriptionOnWire.items.slice(1)];
        const { repository, diagnostics } = subscriptions(json({ ...subscriptionOnWire, items }));
        const answer = await repository.ofBusiness(ID);
        expect(answer.ok && answer.value?.items[0]).toMatchObject({
          id: 'Pro-ILS-Monthly',
          price: undefined,
        });
        expect(answer.ok && answer.value && totalOfSubscription(answer.value)).toBeUndefined();
        expect(diagnostics.events).toEqual([
          { event: 'unreadable-data', detail: 'Pro-ILS-Monthly: no price in whole minor units' },
        ]);
      },
    );

    it.each([
      [{ external_name: 'Known', name: 'inner' }, 'Known'],
      [{ external_name: ' ', name: 'inner' }, 'inner'],
      [{ external_name: undefined, name: undefined }, 'Pro-ILS-Monthly'],
    ])('whose item is named after %j', async (names, name) => {
      const items = [{ ...subscriptionOnWire.items[0], ...names }];
      expect((await read({ items }))?.items[0]?.name).toBe(name);
    });

    it.each([
      [undefined, 1],
      [null, 1],
      ['3', 3],
    ])('with the quantity %j as %i', async (quantity, expected) => {
      const items = [{ ...subscriptionOnWire.items[1], quantity }];
      expect((await read({ items }))?.items[0]?.quantity).toBe(expected);
    });

    it.each([
      [{ currency_code: 'USD' }, undefined, 'USD'],
      [{ currency_code: ' ' }, 'USD', 'USD'],
      [{}, 'USD', 'USD'],
      [{}, undefined, 'ILS'],
      [{}, ' ', 'ILS'],
    ])(
      'in the currency of the item %j, or else of the subscription %j',
      async (own, currency_code, currency) => {
        const items = [{ ...subscriptionOnWire.items[0], ...own }];
        expect((await read({ items, currency_code }))?.items[0]?.price?.currency).toBe(currency);
      },
    );

    it.each([
      [{ currency_code: 840 }, 'USD'],
      [{}, 840],
    ])(
      'without a price when the currency of the item %j or of the subscription %j is no text',
      async (own, currency_code) => {
        const items = [{ ...subscriptionOnWire.items[0], ...own }];
        expect((await read({ items, currency_code }))?.items[0]?.price).toBeUndefined();
      },
    );

    it.each([
      [100, 100, 100],
      [100, 200, undefined],
    ])('with an add-on once that is repeated, at %i and at %i', async (first, second, minor) => {
      const addOn = { item_type: 'addon', id: 'extra', quantity: 1 };
      const items = [
        { ...addOn, price: first },
        { ...addOn, item_type: 'plan', price: 50 },
        { ...addOn, price: second, quantity: 2 },
      ];
      const merged = (await read({ items }))?.items;
      expect(merged).toMatchObject([
        { type: 'addon', id: 'extra', quantity: 3 },
        { type: 'plan', id: 'extra' },
      ]);
      expect(merged?.[0]?.price?.minor).toBe(minor);
    });

    it.each([null, '4242', {}, [], { last_four: 'none' }])('without the card %j', async (card) => {
      const subscription = await read({ card });
      expect(subscription).toBeDefined();
      expect(subscription?.card).toBeUndefined();
    });

    it.each([
      [{ mask_number: '************1881' }, { lastFour: '1881', status: '', expiry: undefined }],
      [
        { last_four: 42, status: 'Valid' },
        { lastFour: '0042', status: 'Valid' },
      ],
      [{ last_four: '4111111111111111' }, { lastFour: '1111' }],
      [
        { last_four: '4242', expiry_month: 13, expiry_year: 2029 },
        { lastFour: '4242', expiry: undefined },
      ],
      [{ last_four: '4242', expiry_month: '08', expiry_year: '2029' }, { expiry: aSavedCard().expiry }],
    ])('with the card %j', async (card, expected) => {
      expect((await read({ card }))?.card).toMatchObject(expected);
    });

    it('that does not exist', async () => {
      for (const answer of [emptyResponse(404), json({ message: 'None' }, 404)])
        expect(await subscriptions(answer).repository.ofBusiness(ID)).toEqual(success(undefined));
    });

    it.each([
      ['an HTML 404 page', html(404), 'unavailable'],
      ['{}', json({}), 'malformed-response'],
      ['null', json(null), 'malformed-response'],
      ['nothing', emptyResponse(200), 'malformed-response'],
      ['204', emptyResponse(204), 'malformed-response'],
      ['a list', json([subscriptionOnWire]), 'malformed-response'],
      ['a response without a status', json({ ...subscriptionOnWire, status: null }), 'malformed-response'],
    ])('and rejects %s, so that it does not look like no subscription', async (_, answer, kind) => {
      expect(await subscriptions(answer).repository.ofBusiness(ID)).toMatchObject(failure({ kind }));
    });
  });

  describe.each([
    ['create', 'POST'],
    ['update', 'PUT'],
  ] as const)('a request to %s', (write, method) => {
    it('by a new card has the exact spelling of the specification', async () => {
      const { repository, sent, lastBody } = subscriptions(json({ anything: 1 }));
      expect(await repository[write](ID, byNewCard(), anOrderKey())).toEqual(success());
      expect(sent()).toEqual([`${method} /subscriptions/123/businesses/business-1`]);
      expect(lastBody()).toEqual(byNewCardOnWire);
    });

    it('by the saved card contains no billing data', async () => {
      const { repository, lastBody } = subscriptions(emptyResponse(204));
      expect((await repository[write](ID, BY_SAVED_CARD, anOrderKey())).ok).toBe(true);
      expect(lastBody()).toEqual(bySavedCardOnWire);
    });

    it('never contains a price, also when the order in the browser was changed (threats T20)', async () => {
      const { repository, lastBody } = subscriptions(emptyResponse(204));
      const changed = Object.assign(byNewCard(), { price: 1, total: 1, quantity: -1, currency: 'XXX' });
      await repository[write](ID, changed, anOrderKey());
      expect(lastBody()).toEqual(byNewCardOnWire);
      expect(JSON.stringify(lastBody())).not.toMatch(/price|total|amount|ILS/i);
    });

    it.each([
      ['nothing', emptyResponse(201)],
      ['a list', json([])],
      ['wrong types', json({ status: 5 })],
    ])('is successful when the response is %s, because its body is not specified', async (_, answer) => {
      expect((await subscriptions(answer).repository[write](ID, BY_SAVED_CARD, anOrderKey())).ok).toBe(true);
    });

    it.each([
      [json({ message: 'Your card was declined' }, 400), 'payment_processing_error'],
      [json({ error: 'TOKEN used' }, 400), 'payment_processing_error'],
      [json({ errors: ['Payment failed'] }, 400), 'payment_processing_error'],
      [json(problemOnWire, 400), 'payment_processing_error'],
      [json({ errors: ['zip', { message: 'bad card' }] }, 400), 'payment_processing_error'],
      [json({ message: 'no', param: 'payment_token' }, 400), 'payment_processing_error'],
      [json({ message: 'no', error_code: 'card_declined' }, 400), 'payment_processing_error'],
      [json('The card expired', 400), 'payment_processing_error'],
      [text('The card expired', 'text/plain', 400), 'payment_processing_error'],
      [json({ message: 'zip is not valid' }, 400), 'bad_request'],
      [json({ message: `${'x'.repeat(100_000)} card` }, 400), 'bad_request'],
      [emptyResponse(400), 'bad_request'],
      [html(400), 'bad_request'],
      [json({ message: 'Your card was declined' }, 402), 'payment_processing_error'],
      [json({ message: 'zip' }, 422), 'general_error'],
      [json({ errors: { zip: ['no'] } }, 422), 'bad_request'],
      [json({ message: 'There is one' }, 409), 'conflict'],
      [json({ success: false, message: 'card declined' }), 'payment_processing_error'],
    ])('is refused: case %#', async (answer, reason) => {
      expect(await subscriptions(answer).repository[write](ID, BY_SAVED_CARD, anOrderKey())).toMatchObject(
        failure({ kind: 'refused', refusal: { reason, isUnprocessed: false } }),
      );
    });

    it.each([
      [json({ message: 'Not yours' }, 403)],
      [json({ message: 'No such business' }, 404)],
      [json({ message: 'Slow down' }, 429)],
    ])('is refused before it is processed: case %#', async (answer) => {
      expect(await subscriptions(answer).repository[write](ID, BY_SAVED_CARD, anOrderKey())).toMatchObject(
        failure({ kind: 'refused', refusal: { reason: 'general_error', isUnprocessed: true } }),
      );
    });

    it('returns the refused fields of the billing address', async () => {
      const { repository } = subscriptions(
        json(
          { errors: { 'billing_address.zip': ['Too short'], VatNumber: ['Unknown'], plan_id: ['?'] } },
          422,
        ),
      );
      expect(await repository[write](ID, BY_SAVED_CARD, anOrderKey())).toMatchObject({
        error: {
          refusal: {
            fields: [
              { field: 'zip', message: 'Too short' },
              { field: 'taxRegistrationNumber', message: 'Unknown' },
            ],
          },
        },
      });
    });

    it('returns the time of the next attempt', async () => {
      const { repository } = subscriptions(json({ message: 'Slow down' }, 429, { 'retry-after': '30' }));
      expect(await repository[write](ID, BY_SAVED_CARD, anOrderKey())).toMatchObject({
        error: { kind: 'refused', refusal: { isUnprocessed: true, retryAfter: 30_000 } },
      });
    });

    it.each([
      [json({ message: 'card' }, 500)],
      [json({ message: 'payment' }, 502)],
      [json({}, 503)],
      [json({}, 504)],
      [json({}, 408)],
      [html()],
      [text('{"a":', 'application/json')],
    ])('has an unknown result: case %#', async (answer) => {
      const { repository, server } = subscriptions(answer);
      expect(await repository[write](ID, BY_SAVED_CARD, anOrderKey())).toEqual(
        failure({ kind: 'outcome-unknown' }),
      );
      expect(server.requests).toHaveLength(1);
    });
  });

  describe('cancels', () => {
    it('and returns the time of the next attempt after too many requests', async () => {
      const { repository } = subscriptions(json({}, 429, { 'retry-after': '30' }));
      expect(await repository.cancel(ID)).toMatchObject({ error: { kind: 'refused', retryAfter: 30_000 } });
    });

    it('and returns the state that the server reports', async () => {
      const { repository, sent, server } = subscriptions(json(cancelledOnWire));
      expect(await repository.cancel(ID)).toEqual(
        success({
          status: 'NonRenewing',
          cancelledAt: aPointInTime('2026-04-01T08:00:00Z'),
          cancelReason: 'not_needed',
          trialEnd: undefined,
          nextBillingDate: undefined,
        }),
      );
      expect(sent()).toEqual(['DELETE /subscriptions/123/businesses/business-1']);
      expect(server.requests[0]?.body).toBe('');
    });

    it.each([
      ['nothing', emptyResponse(200)],
      ['204', emptyResponse(204)],
      ['{}', json({})],
      ['a web page', html()],
    ])('with an unknown result when the response is %s', async (_, answer) => {
      expect(await subscriptions(answer).repository.cancel(ID)).toEqual(failure({ kind: 'outcome-unknown' }));
    });

    it.each([
      [json({ message: 'Not now' }, 409), 'Not now'],
      [json({ message: 'There is none' }, 404), 'There is none'],
      [json({ success: false, error: 'Not now' }), 'Not now'],
    ])('but fails when it is refused: case %#', async (answer, message) => {
      expect(await subscriptions(answer).repository.cancel(ID)).toMatchObject(
        failure({ kind: 'refused', message }),
      );
    });
  });

  const REFUSED = { kind: 'refused', refusal: { reason: 'general_error', isUnprocessed: true } };
  it.each<[string, ApiFailure, object]>([
    ['not sent without a token', { kind: 'token-unavailable', wasSent: false }, { kind: 'unavailable' }],
    [
      'refused when its token was, because the browser may have sent it before',
      { kind: 'token-unavailable', wasSent: true },
      REFUSED,
    ],
    ['not sent without a connection', { kind: 'not-sent' }, { kind: 'offline' }],
    [
      'refused when only its second transmission had no connection',
      { kind: 'not-sent', wasSent: true },
      REFUSED,
    ],
  ])('a payment is %s', async (_, sent, error) => {
    const { diagnostics } = subscriptions(json({}));
    const client = { send: async () => failure(sent) };
    const repository = new HttpSubscriptionRepository(client, '123', diagnostics);
    expect(await repository.create(ID, BY_SAVED_CARD, anOrderKey())).toEqual(failure(error));
  });
});
