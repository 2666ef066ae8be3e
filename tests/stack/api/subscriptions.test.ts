import { afterAll, describe, expect, it } from 'vitest';
import { nextPeriod } from './selling/billingDates';
import { ApiHarness, type ApiResponse } from './support/ApiHarness';
import {
  A_WIRE_ADDRESS,
  aWireCard,
  aWirePlan,
  aWireSubscription,
  aWireWorld,
  inDays,
} from './support/aWireWorld';
import type { WireSubscription } from './world/WireWorld';

const harness = await ApiHarness.start({ world: aWireWorld() });

afterAll(async () => harness.close());

const PATH = '/subscriptions/123/businesses/plumbing';
const BY_SAVED_CARD = {
  plan_id: 'basic-monthly',
  addon_ids: [],
  payment_token: null,
  billing_address: null,
};

function byNewCard(overrides: object = {}): object {
  return { ...BY_SAVED_CARD, payment_token: harness.aToken(), billing_address: A_WIRE_ADDRESS, ...overrides };
}

/** Gives Noor's plumbing business this subscription, or none. */
async function resetWith(held?: Partial<WireSubscription>): Promise<void> {
  await harness.control.reset(aWireWorld(held === undefined ? {} : { plumbing: aWireSubscription(held) }));
}

async function send(method: string, body?: unknown): Promise<ApiResponse> {
  return harness.send(method, PATH, { as: 'noor', body });
}

describe('GET subscriptions/plans', () => {
  it('returns the whole catalogue in its order, including plans that are not sold', async () => {
    await resetWith();
    const { plans = [] } = aWireWorld();
    expect(await harness.send('GET', '/subscriptions/plans', { as: 'noor' })).toMatchObject({ body: plans });
  });

  it('requires a token unless configured otherwise', async () => {
    await resetWith();
    expect(await harness.send('GET', '/subscriptions/plans')).toMatchObject({ status: 401 });
    await harness.control.setSwitches({ plans: 'public' });
    expect(await harness.send('GET', '/subscriptions/plans')).toMatchObject({ status: 200 });
  });
});

describe('GET subscriptions/{region}/businesses/{id}', () => {
  it('returns the subscription with all data', async () => {
    await resetWith({ items: [...aWireSubscription().items, anAddOn('photos-monthly', 2)] });
    expect(await send('GET')).toMatchObject({
      status: 200,
      body: aWireSubscription({
        next_billing_date: expect.any(Number),
        items: [...aWireSubscription().items, anAddOn('photos-monthly', 2)],
      }),
    });
  });

  it('responds 404 without a subscription', async () => {
    await resetWith();
    expect(await send('GET')).toMatchObject({ status: 404 });
  });
});

function anAddOn(id: string, quantity: number): WireSubscription['items'][number] {
  return { item_type: 'Addon', id, name: 'Photos', price: 1000, quantity };
}

describe('POST subscriptions/{region}/businesses/{id}', () => {
  it('creates a subscription at the prices of the server, starting now, and saves the new card', async () => {
    await resetWith();
    const order = byNewCard({ plan_id: 'pro-monthly', addon_ids: ['area-monthly', 'photos-monthly'] });
    expect(await send('POST', order)).toMatchObject({ status: 201 });
    expect(await send('GET')).toMatchObject({
      body: {
        status: 'Active',
        cancelled_at: null,
        period_unit: 'month',
        items: [
          { item_type: 'Plan', id: 'pro-monthly', external_name: 'Pro', price: 9900 },
          { item_type: 'Addon', id: 'area-monthly', price: 2900, quantity: 1 },
          { item_type: 'Addon', id: 'photos-monthly', price: 1000, quantity: 1 },
        ],
        card: { last_four: '1111', mask_number: '************1111', status: 'valid' },
      },
    });
    expect(await harness.control.orders()).toEqual([
      {
        number: 1,
        business_id: 'plumbing',
        kind: 'create',
        plan_id: 'pro-monthly',
        addon_ids: ['area-monthly', 'photos-monthly'],
        total: 13_800,
        paid_by: 'new-card',
      },
    ]);
  });

  it('responds 409 when there is a subscription, without charging', async () => {
    await resetWith({ cancelled_at: inDays(3) });
    expect(await send('POST', byNewCard())).toMatchObject({ status: 409 });
    expect(await harness.control.orders()).toEqual([]);
  });

  it('creates one subscription when two orders arrive at the same time', async () => {
    await resetWith();
    const answers = await Promise.all([send('POST', byNewCard()), send('POST', byNewCard())]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
    expect(await harness.control.orders()).toHaveLength(1);
  });

  it('creates a new subscription after the end of the previous one', async () => {
    await resetWith({ cancelled_at: inDays(-3), status: 'Cancelled' });
    expect(await send('POST', byNewCard())).toMatchObject({ status: 201 });
    expect(await send('GET')).toMatchObject({ body: { status: 'Active', cancelled_at: null } });
  });
});

describe('PUT subscriptions/{region}/businesses/{id}', () => {
  it('charges the saved card without a token, and keeps the billing date', async () => {
    const next_billing_date = inDays(11);
    await resetWith({ next_billing_date });
    expect(await send('PUT', { ...BY_SAVED_CARD, plan_id: 'pro-monthly' })).toMatchObject({ status: 200 });
    expect(await send('GET')).toMatchObject({
      body: { items: [{ id: 'pro-monthly' }], next_billing_date, card: aWireCard() },
    });
    expect(await harness.control.orders()).toMatchObject([{ kind: 'update', paid_by: 'saved-card' }]);
  });

  it('starts a new period now', async () => {
    await resetWith({});
    await send('PUT', { ...BY_SAVED_CARD, plan_id: 'basic-annual', addon_ids: ['photos-annual'] });
    const { body } = await send('GET');
    expect(body).toMatchObject({ period_unit: 'year' });
    expect(body).toHaveProperty('next_billing_date', expect.closeTo(nextPeriod(inDays(0), 'year'), -3));
  });

  it.each<[string, Partial<WireSubscription>, Partial<WireSubscription>]>([
    [
      'lifts a planned cancellation',
      { cancelled_at: inDays(5), cancel_reason: 'not_needed', next_billing_date: null },
      { status: 'Active', cancelled_at: null, cancel_reason: null, next_billing_date: inDays(5) },
    ],
    ['leaves a pause', { status: 'paused', next_billing_date: null }, { status: 'paused' }],
    ['renews a non-renewing one', { status: 'non_renewing' }, { status: 'Active' }],
    [
      'leaves a trial running',
      { status: 'in_trial', trial_end: inDays(9) },
      { status: 'in_trial', trial_end: inDays(9) },
    ],
    [
      'continues a trial that was cancelled',
      { status: 'InTrial', trial_end: inDays(9), cancelled_at: inDays(9) },
      { status: 'InTrial', trial_end: inDays(9), cancelled_at: null },
    ],
  ])('%s', async (_, before, after) => {
    await resetWith(before);
    expect(await send('PUT', BY_SAVED_CARD)).toMatchObject({ status: 200 });
    expect(await send('GET')).toMatchObject({ body: after });
  });

  it('keeps the quantity of a kept add-on', async () => {
    await resetWith({ items: [...aWireSubscription().items, anAddOn('photos-monthly', 3)] });
    await send('PUT', { ...BY_SAVED_CARD, addon_ids: ['photos-monthly'] });
    expect(await send('GET')).toMatchObject({ body: { items: [{}, { id: 'photos-monthly', quantity: 3 }] } });
    expect(await harness.control.orders()).toMatchObject([{ total: 7900 }]);
  });

  it('responds 409 without a subscription', async () => {
    await resetWith();
    expect(await send('PUT', byNewCard())).toMatchObject({ status: 409 });
  });
});

describe('an order is refused without charging', () => {
  const refusals: [string, object, number, RegExp][] = [
    ['for an unknown plan', { plan_id: 'nothing' }, 400, /plan_id/],
    ['for a retired plan', { plan_id: 'old-monthly' }, 400, /plan_id/],
    ['for a plan without a period', { plan_id: 'odd' }, 400, /plan_id/],
    ['for an add-on as a plan', { plan_id: 'photos-monthly' }, 400, /plan_id/],
    ['for an add-on of another period', { addon_ids: ['photos-annual'] }, 400, /addon_ids/],
    ['for a retired add-on', { addon_ids: ['old-photos'] }, 400, /addon_ids/],
    ['for the same add-on twice', { addon_ids: ['photos-monthly', 'photos-monthly'] }, 400, /addon_ids/],
    ['for a zip of four digits', { billing_address: { ...A_WIRE_ADDRESS, zip: '1234' } }, 400, /zip/],
    [
      'for a tax number of eight digits',
      { billing_address: { ...A_WIRE_ADDRESS, vat_number: '1' } },
      400,
      /vat/,
    ],
    ['without a company', { billing_address: { ...A_WIRE_ADDRESS, company: ' ' } }, 400, /company/],
    ['in another spelling', { planId: 'basic-monthly' }, 400, /planId/],
    ['without an address for the card', { billing_address: null }, 400, /billing_address/],
    ['with an unknown token', { payment_token: 'tok_made_up' }, 400, /token/],
  ];

  it.each(refusals)('%s', async (_, overrides, status, message) => {
    await resetWith();
    expect(await send('POST', byNewCard(overrides))).toMatchObject({
      status,
      body: { message: expect.stringMatching(message) },
    });
    expect(await harness.control.orders()).toEqual([]);
    expect(await send('GET')).toMatchObject({ status: 404 });
  });

  it('with a card that the bank declines, which uses up the token', async () => {
    await resetWith();
    const payment_token = harness.aToken({ isDeclined: true });
    expect(await send('POST', byNewCard({ payment_token }))).toMatchObject({
      status: 402,
      body: { message: expect.stringMatching(/payment/i), error_code: 'card_declined' },
    });
    expect(await send('POST', byNewCard({ payment_token }))).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(/token/) },
    });
  });

  it('with a token that was used before', async () => {
    await resetWith();
    const payment_token = harness.aToken();
    await send('POST', byNewCard({ payment_token }));
    expect(await send('PUT', byNewCard({ payment_token }))).toMatchObject({ status: 400 });
  });

  it.each(['expiring', 'expired', 'gone'])('by a saved card that is %s', async (status) => {
    await resetWith({ card: aWireCard({ status }) });
    expect(await send('PUT', BY_SAVED_CARD)).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(/card/) },
    });
  });

  it('without a saved card', async () => {
    await resetWith({ card: null });
    expect(await send('PUT', BY_SAVED_CARD)).toMatchObject({ status: 400 });
  });
});

describe('DELETE subscriptions/{region}/businesses/{id}', () => {
  it.each<[string, Partial<WireSubscription>, number, string]>([
    ['a paid period ends at its date', { next_billing_date: inDays(18) }, inDays(18), 'Active'],
    ['a trial runs to its end', { status: 'InTrial', trial_end: inDays(9) }, inDays(9), 'InTrial'],
    ['a trial that is over ends now', { status: 'InTrial', trial_end: inDays(-9) }, inDays(0), 'Cancelled'],
    ['a paused one ends now', { status: 'Paused' }, inDays(0), 'Cancelled'],
    ['one without a date ends now', { next_billing_date: null }, inDays(0), 'Cancelled'],
  ])('%s', async (_, before, end, status) => {
    await resetWith(before);
    const answer = await send('DELETE');
    expect(answer).toMatchObject({
      status: 200,
      body: { status, cancel_reason: 'cancelled_by_owner', next_billing_date: null },
    });
    expect(answer.body).toHaveProperty('cancelled_at', expect.closeTo(end, -3));
    expect((await send('GET')).body).toEqual(answer.body);
  });

  it('changes nothing when it is already cancelled', async () => {
    await resetWith({ cancelled_at: inDays(4), cancel_reason: 'not_needed' });
    const before = (await send('GET')).body;
    expect((await send('DELETE')).body).toEqual(before);
  });

  it('responds 404 without a subscription', async () => {
    await resetWith();
    expect(await send('DELETE')).toMatchObject({ status: 404 });
  });
});

it('POST subscriptions/business/{id}/payment saves another card', async () => {
  await resetWith();
  const path = '/subscriptions/business/plumbing/payment';
  const pay = async () =>
    harness.send('POST', path, { as: 'noor', body: { payment_token: harness.aToken() } });
  expect(await pay()).toMatchObject({ status: 404 });
  await resetWith({ card: null });
  expect(await pay()).toMatchObject({ status: 200 });
  expect(await send('GET')).toMatchObject({ body: { card: { last_four: '1111' } } });
});

describe('the next period', () => {
  it.each([
    ['2026-01-31T09:30:00Z', 'month', '2026-02-28T09:30:00Z'],
    ['2028-01-30T00:00:00Z', 'month', '2028-02-29T00:00:00Z'],
    ['2026-12-31T23:59:59Z', 'month', '2027-01-31T23:59:59Z'],
    ['2028-02-29T12:00:00Z', 'year', '2029-02-28T12:00:00Z'],
  ])('after %s by %s starts at %s', (from, unit, to) => {
    expect(nextPeriod(Date.parse(from) / 1000, unit)).toBe(Date.parse(to) / 1000);
  });
});

it('an invalid catalogue record is not sold, and the others are', async () => {
  const plans = [aWirePlan({ price: 'free' }), aWirePlan({ id: 'good', name: 'Good' })];
  await harness.control.reset({ ...aWireWorld(), plans });
  expect(await send('POST', byNewCard({ plan_id: 'basic-monthly' }))).toMatchObject({ status: 400 });
  expect(await send('POST', byNewCard({ plan_id: 'good' }))).toMatchObject({ status: 201 });
});
