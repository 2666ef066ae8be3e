import { describe, expect, it } from 'vitest';
import type { DemoOutage } from '@/application/ports/DemoControls';
import type { SubscriptionOrder } from '@/application/subscription/CreateOrUpdateSubscription';
import { ORDER_RECORDS } from '@/application/ports/ownerRecords';
import { Money } from '@/domain/shared/Money';
import { failure, success } from '@/domain/shared/result';
import type { PaymentRefusal } from '@/domain/subscription/paymentRefusal';
import type { Plan } from '@/domain/subscription/Plan';
import { fingerprintWithCardOf } from '@/domain/subscription/SentOrder';
import type { Subscription } from '@/domain/subscription/Subscription';
import { anOrderHarness } from '../../support/anOrderHarness';
import { aBillingForm } from '../../support/builders/aBillingForm';
import { aBusinessId } from '../../support/builders/aBusinessId';
import { anAddOn } from '../../support/builders/anAddOn';
import { anAddOnItem } from '../../support/builders/anAddOnItem';
import { aPointInTime } from '../../support/builders/aMoment';
import { aPlan } from '../../support/builders/aPlan';
import { aPlanItem } from '../../support/builders/aPlanItem';
import { aSavedCard } from '../../support/builders/aSavedCard';
import { aSelection } from '../../support/builders/aSelection';
import { aSubscription } from '../../support/builders/aSubscription';
import { aUser } from '../../support/builders/aUser';

const KEY = { userId: aUser().id, businessId: aBusinessId() };

const PRO = aPlan({ id: 'pro-monthly', name: 'Pro' });

function idsOf(subscription: Subscription | undefined): readonly string[] | undefined {
  return subscription?.items.map(({ id }) => id);
}

describe('an order', () => {
  it('creates a subscription for a business without one', async () => {
    const harness = anOrderHarness();
    const { submit } = harness.openTab();
    const selection = aSelection({
      plan: PRO,
      addOns: [{ addOn: anAddOn(), quantity: 1 }],
      method: 'new-card',
    });
    expect(await submit.execute(harness.anOrder({ selection }))).toEqual({ ok: true, value: undefined });
    expect(harness.current()).toMatchObject({ status: 'Active', card: { lastFour: '1111' } });
    expect(idsOf(harness.current())).toEqual(['pro-monthly', 'photos-monthly']);
    expect(harness.network.requestsOf('create-subscription')).toBe(1);
    expect(harness.network.requestsOf('update-subscription')).toBe(0);
  });

  it('changes an existing subscription', async () => {
    const harness = anOrderHarness(aSubscription());
    expect(await harness.openTab().submit.execute(harness.anOrder())).toMatchObject({ ok: true });
    expect(idsOf(harness.current())).toEqual(['pro-monthly']);
    expect(harness.network.requestsOf('create-subscription')).toBe(0);
    expect(harness.network.requestsOf('update-subscription')).toBe(1);
  });

  it('revokes a scheduled cancellation', async () => {
    const harness = anOrderHarness(aSubscription({ cancelledAt: aPointInTime('2026-04-01T00:00:00Z') }));
    await harness.openTab().submit.execute(harness.anOrder());
    expect(harness.current()).toMatchObject({ status: 'Active', cancelledAt: undefined });
  });

  it('is paid by the saved card without a token and a billing address, and without reading the card form', async () => {
    const harness = anOrderHarness(aSubscription());
    const cardFields = harness.cardFields();
    const order = harness.anOrder({
      selection: aSelection({ plan: PRO, method: 'existing-card' }),
      billing: aBillingForm({ email: 'wrong' }),
      cardFields,
    });
    expect(await harness.openTab().submit.execute(order)).toMatchObject({ ok: true });
    expect([harness.current()?.card?.lastFour, cardFields.requests]).toEqual(['4242', 0]);
  });

  it('contains each add-on once and keeps its quantity', async () => {
    const harness = anOrderHarness(aSubscription({ items: [aPlanItem(), anAddOnItem({ quantity: 2 })] }));
    const addOns = [
      { addOn: anAddOn(), quantity: 2 },
      { addOn: anAddOn(), quantity: 1 },
    ];
    const order = harness.anOrder({ selection: aSelection({ addOns, method: 'existing-card' }) });
    expect(
      await harness.openTab().submit.execute({ ...order, selection: { ...order.selection, plan: PRO } }),
    ).toMatchObject({
      ok: true,
    });
    expect(harness.current()?.items[1]).toMatchObject({ id: 'photos-monthly', quantity: 2 });
  });
});

describe('an order is not sent', () => {
  it.each<[string, Partial<SubscriptionOrder>, object]>([
    [
      'without a plan',
      { selection: aSelection({ plan: undefined, method: 'new-card' }) },
      { kind: 'plan-required' },
    ],
    [
      'without a way to pay',
      { selection: aSelection({ method: undefined }) },
      { kind: 'payment-method-required' },
    ],
    [
      'with a form that is wrong',
      { billing: aBillingForm({ zip: '1', city: '' }) },
      { kind: 'billing-invalid', errors: { zip: { kind: 'invalid_zip' }, city: { kind: 'required' } } },
    ],
    ['before the card fields are there', { cardFields: undefined }, { kind: 'card-not-ready' }],
  ])('%s', async (_, overrides, error) => {
    const harness = anOrderHarness();
    const { submit, orders } = harness.openTab();
    expect(await submit.execute(harness.anOrder(overrides))).toEqual({ ok: false, error });
    expect([harness.payments(), harness.current(), orders.load(KEY)]).toEqual([0, undefined, undefined]);
  });

  it.each([
    ['card-incomplete', { kind: 'card-incomplete' }],
    ['card-refused', { kind: 'payment_processing_error', evidence: 'not-sent' }],
    ['card-timeout', { kind: 'payment_processing_error', evidence: 'not-sent' }],
  ] as const)('when the provider returns %s', async (refusal, error) => {
    const harness = anOrderHarness();
    const cardFields = harness.cardFields(async () => failure({ kind: refusal }));
    expect(await harness.openTab().submit.execute(harness.anOrder({ cardFields }))).toEqual({
      ok: false,
      error,
    });
    expect(harness.payments()).toBe(0);
  });

  it.each<[string, Subscription | undefined, Subscription | undefined]>([
    ['there is one by now', undefined, aSubscription()],
    [
      'it has another plan by now',
      aSubscription(),
      aSubscription({ items: [aPlanItem({ id: 'pro-monthly' })] }),
    ],
    ['it is cancelled by now', aSubscription(), aSubscription({ cancelledAt: aPointInTime() })],
    ['another card pays by now', aSubscription(), aSubscription({ card: aSavedCard({ lastFour: '0000' }) })],
    ['it no longer exists', aSubscription(), undefined],
  ])('when the subscription differs from the one that the owner saw: %s', async (_, seen, actual) => {
    const harness = anOrderHarness(actual);
    const cardFields = harness.cardFields();
    expect(await harness.openTab().submit.execute(harness.anOrder({ seen, cardFields }))).toEqual({
      ok: false,
      error: { kind: 'subscription-changed' },
    });
    expect([harness.payments(), cardFields.requests]).toEqual([0, 0]);
  });

  it.each<[DemoOutage, object]>([
    ['offline', { kind: 'offline' }],
    ['session-expired', { kind: 'session-expired' }],
    ['unavailable', { kind: 'general_error', evidence: 'not-sent' }],
    ['forbidden', { kind: 'general_error', evidence: 'not-sent' }],
    ['malformed', { kind: 'general_error', evidence: 'not-sent' }],
  ])('when the subscription check failed: %s', async (outage, error) => {
    const harness = anOrderHarness();
    harness.network.setOutage('load-subscription', outage);
    expect(await harness.openTab().submit.execute(harness.anOrder())).toEqual({ ok: false, error });
    expect(harness.payments()).toBe(0);
  });

  it('when the subscription check has to wait, and the error says for how long', async () => {
    const busy = { kind: 'unavailable', retryAfter: 5000 } as const;
    const harness = anOrderHarness(undefined, (service) => ({
      create: async (...parameters) => service.create(...parameters),
      update: async (...parameters) => service.update(...parameters),
      cancel: async (...parameters) => service.cancel(...parameters),
      ofBusiness: async () => Promise.resolve(failure(busy)),
    }));
    expect(await harness.openTab().submit.execute(harness.anOrder())).toMatchObject({
      error: { kind: 'general_error', retryAfter: 5000 },
    });
  });
});

describe('an order without changes', () => {
  const cancelled = aSubscription({ cancelledAt: aPointInTime('2026-04-01T00:00:00Z') });
  const asItRuns = aSelection({ method: 'existing-card' });

  it.each<[string, Subscription | undefined]>([
    ['for the displayed subscription', aSubscription()],
    ['for what another tab has just ordered', aSubscription({ items: [aPlanItem({ id: 'pro-monthly' })] })],
    ['that reactivates an already active subscription', cancelled],
  ])('%s is not sent', async (_what, seen) => {
    const harness = anOrderHarness(aSubscription());
    const { submit, orders } = harness.openTab();
    expect(await submit.execute(harness.anOrder({ seen, selection: asItRuns }))).toEqual({
      ok: false,
      error: { kind: 'nothing-to-change' },
    });
    expect([harness.payments(), orders.load(KEY)]).toEqual([0, undefined]);
  });

  it('is sent when it revokes a cancellation', async () => {
    const harness = anOrderHarness(cancelled);
    expect(await harness.openTab().submit.execute(harness.anOrder({ selection: asItRuns }))).toMatchObject({
      ok: true,
    });
    expect(harness.payments()).toBe(1);
  });

  it('is sent when it changes the card', async () => {
    const harness = anOrderHarness(aSubscription());
    const order = harness.anOrder({ selection: aSelection({ method: 'new-card' }) });
    expect(await harness.openTab().submit.execute(order)).toMatchObject({ ok: true });
    expect(harness.payments()).toBe(1);
  });
});

describe('a refused order', () => {
  it.each<[string, Partial<SubscriptionOrder>, string]>([
    [
      'a plan that is not sold',
      { selection: aSelection({ plan: aPlan({ id: 'gone' }), method: 'new-card' }) },
      'bad_request',
    ],
    [
      'a saved card that is not there',
      { selection: aSelection({ plan: PRO, method: 'existing-card' }) },
      'payment_processing_error',
    ],
  ])('has its own result for %s', async (_, overrides, kind) => {
    const harness = anOrderHarness();
    expect(await harness.openTab().submit.execute(harness.anOrder(overrides))).toEqual({
      ok: false,
      error: { kind, evidence: 'not-charged' },
    });
    expect(harness.current()).toBeUndefined();
  });

  it.each<[DemoOutage, object]>([
    ['refused', { kind: 'bad_request', evidence: 'not-charged' }],
    ['forbidden', { kind: 'general_error', evidence: 'not-charged' }],
    ['offline', { kind: 'offline' }],
    ['session-expired', { kind: 'session-expired' }],
  ])('has its own result for a service that is %s', async (outage, error) => {
    const harness = anOrderHarness();
    harness.network.setOutage('create-subscription', outage);
    expect(await harness.openTab().submit.execute(harness.anOrder())).toEqual({ ok: false, error });
  });

  it('does not block the next order', async () => {
    const harness = anOrderHarness();
    const tab = harness.openTab();
    const declined = harness.cardFields(async () => success(harness.aToken({ isDeclined: true })));
    expect(await tab.submit.execute(harness.anOrder({ cardFields: declined }))).toEqual({
      ok: false,
      error: { kind: 'payment_processing_error', evidence: 'not-charged' },
    });
    expect(tab.orders.load(KEY)).toBeUndefined();
    expect(await harness.openTab().submit.execute(harness.anOrder())).toMatchObject({ ok: true });
  });

  it('needs a new token, because the old one is used up', async () => {
    const harness = anOrderHarness();
    const { submit } = harness.openTab();
    const token = harness.aToken({ isDeclined: true });
    const once = harness.cardFields(async () => success(token));
    await submit.execute(harness.anOrder({ cardFields: once }));
    expect(await submit.execute(harness.anOrder({ cardFields: once }))).toEqual({
      ok: false,
      error: { kind: 'payment_processing_error', evidence: 'unchanged' },
    });
    const cardFields = harness.cardFields();
    expect(await submit.execute(harness.anOrder({ cardFields }))).toMatchObject({ ok: true });
    expect(cardFields.requests).toBe(1);
  });
});

describe('an order that conflicts with another change', () => {
  /** The check succeeds, then another client changes the subscription before the order arrives. */
  const conflicting = (bought: Subscription, readAfter?: DemoOutage) => {
    const harness = anOrderHarness(undefined, (service) => ({
      ofBusiness: (id) => service.ofBusiness(id),
      update: (id, request, key) => service.update(id, request, key),
      cancel: (id) => service.cancel(id),
      create: (id, request, key) => {
        harness.world.saveSubscription(id, bought);
        if (readAfter !== undefined) harness.network.setOutage('load-subscription', readAfter);
        return service.create(id, request, key);
      },
    }));
    return harness;
  };

  it('is successful when the subscription equals the order', async () => {
    const harness = conflicting(aSubscription({ items: [aPlanItem({ id: 'pro-monthly' })] }));
    const { submit, orders } = harness.openTab();
    expect(await submit.execute(harness.anOrder())).toMatchObject({ ok: true });
    expect(orders.load(KEY)?.kind).toBe('accepted');
  });

  it('has an unknown outcome when the subscription differs, because an earlier transmission may have changed it', async () => {
    const harness = conflicting(aSubscription());
    const { submit, orders } = harness.openTab();
    expect(await submit.execute(harness.anOrder())).toMatchObject({
      ok: false,
      error: { kind: 'outcome-unknown' },
    });
    expect(orders.load(KEY)?.kind).toBe('sent');
  });

  it('charged nothing when the subscription differs and the server did not process the order', async () => {
    const harness = anOrderHarness(undefined, (service) => ({
      ofBusiness: (id) => service.ofBusiness(id),
      update: (id, request, key) => service.update(id, request, key),
      cancel: (id) => service.cancel(id),
      create: async (id) => {
        harness.world.saveSubscription(id, aSubscription());
        return Promise.resolve(
          failure({ kind: 'refused', refusal: { reason: 'other', isUnprocessed: true } } as const),
        );
      },
    }));
    const { submit, orders } = harness.openTab();
    expect(await submit.execute(harness.anOrder())).toEqual({
      ok: false,
      error: { kind: 'subscription-changed' },
    });
    expect(orders.load(KEY)).toBeUndefined();
  });

  it('is indeterminate when the read fails', async () => {
    const harness = conflicting(aSubscription(), 'unavailable');
    expect(await harness.openTab().submit.execute(harness.anOrder())).toMatchObject({
      ok: false,
      error: { kind: 'outcome-unknown' },
    });
  });
});

describe('a refused order that may have been executed', () => {
  const refusedFor = (reason: PaymentRefusal['reason']): PaymentRefusal => ({ reason, isUnprocessed: false });

  /** The service executes the order at the first delivery and refuses the second one, whose response arrives. */
  const deliveredTwice = (
    refusal: PaymentRefusal,
    { before, isCarriedOut = true }: { readonly before?: Subscription; readonly isCarriedOut?: boolean } = {},
  ) => {
    const deliver = async (send: () => Promise<unknown>) => {
      if (isCarriedOut) await send();
      return failure({ kind: 'refused' as const, refusal });
    };
    return anOrderHarness(before, (service) => ({
      ofBusiness: (id) => service.ofBusiness(id),
      create: async (id, request, key) => deliver(() => service.create(id, request, key)),
      update: async (id, request, key) => deliver(() => service.update(id, request, key)),
      cancel: (id) => service.cancel(id),
    }));
  };

  it.each<[string, PaymentRefusal]>([
    ['token', refusedFor('token')],
    ['card', refusedFor('card')],
    ['invalid', refusedFor('invalid')],
    ['conflict', refusedFor('conflict')],
    ['other', refusedFor('other')],
    ['unprocessed', { reason: 'other', isUnprocessed: true }],
  ])('is successful when the subscription shows it: %s', async (_what, refusal) => {
    const harness = deliveredTwice(refusal, { before: aSubscription() });
    const { submit, orders } = harness.openTab();
    expect(await submit.execute(harness.anOrder())).toEqual({ ok: true, value: undefined });
    expect(orders.load(KEY)?.kind).toBe('confirmed');
  });

  const REASONS = ['invalid', 'card', 'token', 'conflict', 'other'] as const;

  it.each(REASONS)('is indeterminate after the reason %s when the read fails', async (reason) => {
    const harness = deliveredTwice(refusedFor(reason));
    const { submit, orders } = harness.openTab();
    const reading = submit.execute(
      harness.anOrder({
        cardFields: harness.cardFields(async () => {
          harness.network.setOutage('load-subscription', 'unavailable');
          return success(harness.aToken());
        }),
      }),
    );
    expect(await reading).toMatchObject({ ok: false, error: { kind: 'outcome-unknown' } });
    expect(orders.load(KEY)?.kind).toBe('sent');
  });

  it.each<[string, PaymentRefusal, object]>([
    [
      'not charged, where it is as before',
      refusedFor('card'),
      { kind: 'payment_processing_error', evidence: 'not-charged' },
    ],
    [
      'no more than unchanged, where the refusal may come from a second delivery of its token',
      refusedFor('token'),
      { kind: 'payment_processing_error', evidence: 'unchanged' },
    ],
    [
      'not charged, where the request was invalid',
      refusedFor('invalid'),
      { kind: 'bad_request', evidence: 'not-charged' },
    ],
    [
      'not charged, for another reason',
      refusedFor('other'),
      { kind: 'general_error', evidence: 'not-charged' },
    ],
  ])('returns what the subscription shows: %s', async (_what, refusal, error) => {
    const harness = deliveredTwice(refusal, { before: aSubscription(), isCarriedOut: false });
    const { submit, orders } = harness.openTab();
    expect(await submit.execute(harness.anOrder())).toEqual({ ok: false, error });
    expect(orders.load(KEY)).toBeUndefined();
  });

  it('returns only that the subscription is unchanged, when the order changed only the card', async () => {
    const harness = deliveredTwice(refusedFor('card'), { before: aSubscription(), isCarriedOut: false });
    const order = harness.anOrder({ selection: aSelection({ method: 'new-card' }) });
    expect(await harness.openTab().submit.execute(order)).toEqual({
      ok: false,
      error: { kind: 'payment_processing_error', evidence: 'unchanged' },
    });
  });

  it('is checked after a conflict without a change, because it may still be running', async () => {
    const harness = deliveredTwice(refusedFor('conflict'), { before: aSubscription(), isCarriedOut: false });
    expect(await harness.openTab().submit.execute(harness.anOrder())).toMatchObject({
      ok: false,
      error: { kind: 'outcome-unknown' },
    });
  });

  it('has no result after a refusal before processing when the read fails', async () => {
    const harness = deliveredTwice({ reason: 'other', isUnprocessed: true }, { isCarriedOut: false });
    const cardFields = harness.cardFields(async () => {
      harness.network.setOutage('load-subscription', 'unavailable');
      return success(harness.aToken());
    });
    expect(await harness.openTab().submit.execute(harness.anOrder({ cardFields }))).toEqual({
      ok: false,
      error: { kind: 'general_error', evidence: 'unread' },
    });
  });
});

describe('an order without a response', () => {
  it.each<[DemoOutage, Subscription | undefined]>([
    ['response-lost', undefined],
    ['response-lost', aSubscription()],
    ['unavailable', undefined],
    ['malformed', aSubscription()],
  ])('is indeterminate: %s', async (outage, subscription) => {
    const harness = anOrderHarness(subscription);
    harness.network.setOutage('create-subscription', outage);
    harness.network.setOutage('update-subscription', outage);
    const { submit, orders } = harness.openTab();
    const answer = await submit.execute(harness.anOrder());
    expect(answer).toMatchObject({
      ok: false,
      error: { kind: 'outcome-unknown', order: { content: { planId: 'pro-monthly', cycle: 'monthly' } } },
    });
    expect(orders.load(KEY)).toMatchObject({ kind: 'sent', order: { lostAt: harness.clock.now() } });
    expect(harness.payments()).toBe(1);
  });

  it('is never sent again, by this tab or another one', async () => {
    const harness = anOrderHarness();
    harness.network.setOutage('create-subscription', 'unavailable', 1);
    const tab = harness.openTab();
    await tab.submit.execute(harness.anOrder());
    expect(await tab.submit.execute(harness.anOrder())).toMatchObject({
      ok: false,
      error: { kind: 'outcome-unknown' },
    });
    expect(await harness.openTab().submit.execute(harness.anOrder())).toEqual({
      ok: false,
      error: { kind: 'in-progress' },
    });
    expect(harness.payments()).toBe(1);
  });
});

describe('an accepted order of a new subscription', () => {
  const ended = aSubscription({ cancelledAt: aPointInTime() });

  /** A service that accepts every order and does not change the subscription. */
  const slow = (before: Subscription | undefined) => {
    const sent: string[] = [];
    const harness = anOrderHarness(before, (service) => ({
      ofBusiness: (id) => service.ofBusiness(id),
      update: (id, request, key) => service.update(id, request, key),
      cancel: (id) => service.cancel(id),
      create: async (_id, _request, key) => {
        sent.push(key);
        return success();
      },
    }));
    return { ...harness, sent };
  };

  it.each([
    ['there is none', undefined],
    ['the earlier one has ended', ended],
  ])('is not sent again by another tab while %s', async (_what, before) => {
    const harness = slow(before);
    expect(await harness.openTab().submit.execute(harness.anOrder())).toMatchObject({ ok: true });
    const another = harness.openTab();
    expect(await another.submit.execute(harness.anOrder())).toMatchObject({
      ok: false,
      error: { kind: 'being-set-up', order: { key: 'key-1' } },
    });
    expect(harness.sent).toEqual(['key-1']);
  });

  it('can be followed by a change once the subscription is returned', async () => {
    const harness = slow(undefined);
    await harness.openTab().submit.execute(harness.anOrder());
    harness.world.saveSubscription(aBusinessId(), aSubscription());
    const order = harness.anOrder({ seen: aSubscription() });
    expect(await harness.openTab().submit.execute(order)).toMatchObject({ ok: true });
  });

  it('can be repeated after a day', async () => {
    const harness = slow(undefined);
    await harness.openTab().submit.execute(harness.anOrder());
    await harness.clock.advance(ORDER_RECORDS.onDevice.lifetime);
    expect(await harness.openTab().submit.execute(harness.anOrder())).toMatchObject({ ok: true });
  });
});

describe('an order whose effect changes', () => {
  it('is not sent when the end passes after the owner saw "reactivate"', async () => {
    const ending = aSubscription({ cancelledAt: aPointInTime('2026-03-05T12:05:00Z') });
    const harness = anOrderHarness(ending);
    const order = harness.anOrder();
    await harness.clock.advance(6 * 60_000);
    expect(order.kind).toBe('reactivate');
    expect(await harness.openTab().submit.execute(order)).toEqual({
      ok: false,
      error: { kind: 'subscription-changed' },
    });
    expect(harness.payments()).toBe(0);
  });
});

describe('an order on a page that was open for a while', () => {
  /** Orders a plan whose price is now 99 shekels. */
  const orderAfter = async (minutes: number, shown: Plan, outage?: DemoOutage) => {
    const harness = anOrderHarness();
    const order = harness.anOrder({ selection: aSelection({ plan: shown, method: 'new-card' }) });
    await harness.clock.advance(minutes * 60_000);
    if (outage !== undefined) harness.network.setOutage('load-plans', outage);
    const result = await harness.openTab().submit.execute(order);
    return { result, payments: harness.payments() };
  };
  const atOldPrice = aPlan({ id: 'pro-monthly', name: 'Pro' });
  const atNewPrice = aPlan({ ...atOldPrice, price: Money.agorot(9900) });

  it('is sent at the shown price', async () => {
    expect(await orderAfter(10, atNewPrice)).toMatchObject({ result: { ok: true }, payments: 1 });
  });

  it('is not sent when the price has changed', async () => {
    expect(await orderAfter(10, atOldPrice)).toEqual({
      result: { ok: false, error: { kind: 'prices-changed' } },
      payments: 0,
    });
  });

  it('is not sent when the prices cannot be read', async () => {
    expect(await orderAfter(10, atNewPrice, 'unavailable')).toEqual({
      result: { ok: false, error: { kind: 'general_error', evidence: 'not-sent' } },
      payments: 0,
    });
  });

  it('is sent without reading the prices again for ten minutes', async () => {
    expect(await orderAfter(9, atOldPrice, 'unavailable')).toMatchObject({ result: { ok: true } });
  });
});

describe('an order that throws', () => {
  it('lets other tabs order when it was not sent', async () => {
    const harness = anOrderHarness();
    const cardFields = harness.cardFields(() => Promise.reject(new Error('a bug')));
    await expect(harness.openTab().submit.execute(harness.anOrder({ cardFields }))).rejects.toThrow('a bug');
    expect(await harness.openTab().submit.execute(harness.anOrder())).toMatchObject({ ok: true });
  });

  it('lets no other tab order when it may have been sent', async () => {
    const harness = anOrderHarness(undefined, (service) => ({
      ofBusiness: (id) => service.ofBusiness(id),
      update: (id, request, key) => service.update(id, request, key),
      cancel: (id) => service.cancel(id),
      create: () => Promise.reject(new Error('a bug')),
    }));
    await expect(harness.openTab().submit.execute(harness.anOrder())).rejects.toThrow('a bug');
    expect(await harness.openTab().submit.execute(harness.anOrder())).toMatchObject({
      ok: false,
      error: { kind: 'in-progress' },
    });
  });
});

describe('an order confirmed twice', () => {
  it('is sent once, and the second confirmation is told that it is in progress', async () => {
    const harness = anOrderHarness();
    const { submit } = harness.openTab();
    const answers = await Promise.all([submit.execute(harness.anOrder()), submit.execute(harness.anOrder())]);
    expect(answers).toEqual([
      { ok: true, value: undefined },
      { ok: false, error: { kind: 'in-progress' } },
    ]);
    expect(harness.payments()).toBe(1);
  });
});

describe('the journal', () => {
  it('contains an order before its request is sent, and never a card, a token or personal data', async () => {
    const harness = anOrderHarness();
    const tab = harness.openTab();
    harness.network.latency = 100;
    const submitting = tab.submit.execute(harness.anOrder());
    await harness.clock.advance(150);
    const entry = tab.orders.load(KEY);
    expect(entry).toMatchObject({
      kind: 'sent',
      order: { kind: 'create', key: 'key-1', fingerprintBefore: fingerprintWithCardOf(undefined) },
    });
    expect(JSON.stringify(entry)).not.toMatch(/1111|token|dana/i);
    await harness.clock.advance(100);
    await submitting;
    expect(tab.orders.load(KEY)).toMatchObject({ kind: 'accepted', acceptedAt: expect.any(Number) });
  });
});
