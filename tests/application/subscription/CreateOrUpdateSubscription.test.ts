import { describe, expect, it } from 'vitest';
import type { Outage } from '@/adapters/in-memory/world/DemoNetwork';
import type { SubscriptionOrder } from '@/application/subscription/CreateOrUpdateSubscription';
import { failure, success } from '@/domain/shared/result';
import type { PaymentRefusal } from '@/domain/subscription/paymentRefusal';
import { paidStateOf } from '@/domain/subscription/SentOrder';
import type { Subscription } from '@/domain/subscription/Subscription';
import { anOrderDesk } from '../../support/anOrderDesk';
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
  it('creates a subscription where there is none', async () => {
    const desk = anOrderDesk();
    const { submit } = desk.openTab();
    const selection = aSelection({
      plan: PRO,
      addOns: [{ addOn: anAddOn(), quantity: 1 }],
      method: 'new-card',
    });
    expect(await submit.execute(desk.anOrder({ selection }))).toEqual({ ok: true, value: undefined });
    expect(desk.held()).toMatchObject({ status: 'Active', card: { lastFour: '1111' } });
    expect(idsOf(desk.held())).toEqual(['pro-monthly', 'photos-monthly']);
    expect(desk.network.requestsOf('create-subscription')).toBe(1);
    expect(desk.network.requestsOf('update-subscription')).toBe(0);
  });

  it('changes the subscription there is', async () => {
    const desk = anOrderDesk(aSubscription());
    expect(await desk.openTab().submit.execute(desk.anOrder())).toMatchObject({ ok: true });
    expect(idsOf(desk.held())).toEqual(['pro-monthly']);
    expect(desk.network.requestsOf('create-subscription')).toBe(0);
    expect(desk.network.requestsOf('update-subscription')).toBe(1);
  });

  it('lifts a cancellation', async () => {
    const desk = anOrderDesk(aSubscription({ cancelledAt: aPointInTime('2026-04-01T00:00:00Z') }));
    await desk.openTab().submit.execute(desk.anOrder());
    expect(desk.held()).toMatchObject({ status: 'Active', cancelledAt: undefined });
  });

  it('is paid by the saved card without a token or an address, and without a look at the form', async () => {
    const desk = anOrderDesk(aSubscription());
    const cardFields = desk.cardFields();
    const order = desk.anOrder({
      selection: aSelection({ plan: PRO, method: 'existing-card' }),
      billing: aBillingForm({ email: 'wrong' }),
      cardFields,
    });
    expect(await desk.openTab().submit.execute(order)).toMatchObject({ ok: true });
    expect([desk.held()?.card?.lastFour, cardFields.requests]).toEqual(['4242', 0]);
  });

  it('names an add-on once, whose quantity stays', async () => {
    const desk = anOrderDesk(aSubscription({ items: [aPlanItem(), anAddOnItem({ quantity: 2 })] }));
    const addOns = [
      { addOn: anAddOn(), quantity: 2 },
      { addOn: anAddOn(), quantity: 1 },
    ];
    const order = desk.anOrder({ selection: aSelection({ addOns, method: 'existing-card' }) });
    expect(
      await desk.openTab().submit.execute({ ...order, selection: { ...order.selection, plan: PRO } }),
    ).toMatchObject({
      ok: true,
    });
    expect(desk.held()?.items[1]).toMatchObject({ id: 'photos-monthly', quantity: 2 });
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
  ])('%s', async (_, deviation, error) => {
    const desk = anOrderDesk();
    const { submit, orders } = desk.openTab();
    expect(await submit.execute(desk.anOrder(deviation))).toEqual({ ok: false, error });
    expect([desk.payments(), desk.held(), orders.load(KEY)]).toEqual([0, undefined, undefined]);
  });

  it.each([
    ['card-incomplete', { kind: 'card-incomplete' }],
    ['card-refused', { kind: 'payment_processing_error', evidence: 'not-sent' }],
    ['card-timeout', { kind: 'payment_processing_error', evidence: 'not-sent' }],
  ] as const)('when the provider answers %s', async (refusal, error) => {
    const desk = anOrderDesk();
    const cardFields = desk.cardFields(async () => failure({ kind: refusal }));
    expect(await desk.openTab().submit.execute(desk.anOrder({ cardFields }))).toEqual({
      ok: false,
      error,
    });
    expect(desk.payments()).toBe(0);
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
    ['there is none any more', aSubscription(), undefined],
  ])('when the subscription is not what the owner has seen: %s', async (_, seen, actual) => {
    const desk = anOrderDesk(actual);
    const cardFields = desk.cardFields();
    expect(await desk.openTab().submit.execute(desk.anOrder({ seen, cardFields }))).toEqual({
      ok: false,
      error: { kind: 'subscription-changed' },
    });
    expect([desk.payments(), cardFields.requests]).toEqual([0, 0]);
  });

  it.each<[Outage, object]>([
    ['offline', { kind: 'offline' }],
    ['session-expired', { kind: 'session-expired' }],
    ['unavailable', { kind: 'general_error', evidence: 'not-sent' }],
    ['forbidden', { kind: 'general_error', evidence: 'not-sent' }],
    ['malformed', { kind: 'general_error', evidence: 'not-sent' }],
  ])('when the subscription could not be checked: %s', async (outage, error) => {
    const desk = anOrderDesk();
    desk.network.breakDown('load-subscription', outage);
    expect(await desk.openTab().submit.execute(desk.anOrder())).toEqual({ ok: false, error });
    expect(desk.payments()).toBe(0);
  });
});

describe('an order that would change nothing (decision C85)', () => {
  const cancelled = aSubscription({ cancelledAt: aPointInTime('2026-04-01T00:00:00Z') });
  const asItRuns = aSelection({ method: 'existing-card' });

  it.each<[string, Subscription | undefined]>([
    ['of what the owner sees running', aSubscription()],
    ['of what another tab has just ordered', aSubscription({ items: [aPlanItem({ id: 'pro-monthly' })] })],
    ['that reactivates what runs again already', cancelled],
  ])('%s is not sent', async (_what, seen) => {
    const desk = anOrderDesk(aSubscription());
    const { submit, orders } = desk.openTab();
    expect(await submit.execute(desk.anOrder({ seen, selection: asItRuns }))).toEqual({
      ok: false,
      error: { kind: 'nothing-to-change' },
    });
    expect([desk.payments(), orders.load(KEY)]).toEqual([0, undefined]);
  });

  it('is sent where it lifts a cancellation', async () => {
    const desk = anOrderDesk(cancelled);
    expect(await desk.openTab().submit.execute(desk.anOrder({ selection: asItRuns }))).toMatchObject({
      ok: true,
    });
    expect(desk.payments()).toBe(1);
  });

  it('is sent where another card is to pay', async () => {
    const desk = anOrderDesk(aSubscription());
    const order = desk.anOrder({ selection: aSelection({ method: 'new-card' }) });
    expect(await desk.openTab().submit.execute(order)).toMatchObject({ ok: true });
    expect(desk.payments()).toBe(1);
  });
});

describe('an order that is refused', () => {
  it.each<[string, Partial<SubscriptionOrder>, string]>([
    [
      'a plan nobody sells',
      { selection: aSelection({ plan: aPlan({ id: 'gone' }), method: 'new-card' }) },
      'bad_request',
    ],
    [
      'a saved card that is not there',
      { selection: aSelection({ plan: PRO, method: 'existing-card' }) },
      'payment_processing_error',
    ],
  ])('for %s is told apart', async (_, deviation, kind) => {
    const desk = anOrderDesk();
    expect(await desk.openTab().submit.execute(desk.anOrder(deviation))).toEqual({
      ok: false,
      error: { kind, evidence: 'not-charged' },
    });
    expect(desk.held()).toBeUndefined();
  });

  it.each<[Outage, object]>([
    ['refused', { kind: 'bad_request', evidence: 'not-charged' }],
    ['forbidden', { kind: 'general_error', evidence: 'not-charged' }],
    ['offline', { kind: 'offline' }],
    ['session-expired', { kind: 'session-expired' }],
  ])('by a service that is %s is told apart', async (outage, error) => {
    const desk = anOrderDesk();
    desk.network.breakDown('create-subscription', outage);
    expect(await desk.openTab().submit.execute(desk.anOrder())).toEqual({ ok: false, error });
  });

  it('leaves nothing behind that would keep the next one away', async () => {
    const desk = anOrderDesk();
    const tab = desk.openTab();
    const declined = desk.cardFields(async () => success(desk.aToken({ isDeclined: true })));
    expect(await tab.submit.execute(desk.anOrder({ cardFields: declined }))).toEqual({
      ok: false,
      error: { kind: 'payment_processing_error', evidence: 'not-charged' },
    });
    expect(tab.orders.load(KEY)).toBeUndefined();
    expect(await desk.openTab().submit.execute(desk.anOrder())).toMatchObject({ ok: true });
  });

  it('needs a new token: the old one is used up', async () => {
    const desk = anOrderDesk();
    const { submit } = desk.openTab();
    const token = desk.aToken({ isDeclined: true });
    const once = desk.cardFields(async () => success(token));
    await submit.execute(desk.anOrder({ cardFields: once }));
    expect(await submit.execute(desk.anOrder({ cardFields: once }))).toEqual({
      ok: false,
      error: { kind: 'payment_processing_error', evidence: 'unchanged' },
    });
    const cardFields = desk.cardFields();
    expect(await submit.execute(desk.anOrder({ cardFields }))).toMatchObject({ ok: true });
    expect(cardFields.requests).toBe(1);
  });
});

describe('an order that meets a subscription it did not expect', () => {
  /** The service lets the check pass, then somebody else is faster. */
  const conflicting = (bought: Subscription, readAfter?: Outage) => {
    const desk = anOrderDesk(undefined, (service) => ({
      ofBusiness: (id) => service.ofBusiness(id),
      update: (id, request, key) => service.update(id, request, key),
      cancel: (id) => service.cancel(id),
      create: (id, request, key) => {
        desk.world.saveSubscription(id, bought);
        if (readAfter !== undefined) desk.network.breakDown('load-subscription', readAfter);
        return service.create(id, request, key);
      },
    }));
    return desk;
  };

  it('is carried out when the subscription is just what was ordered', async () => {
    const desk = conflicting(aSubscription({ items: [aPlanItem({ id: 'pro-monthly' })] }));
    const { submit, orders } = desk.openTab();
    expect(await submit.execute(desk.anOrder())).toMatchObject({ ok: true });
    expect(orders.load(KEY)?.kind).toBe('confirmed');
  });

  it('is not when it is something else', async () => {
    const desk = conflicting(aSubscription());
    const { submit, orders } = desk.openTab();
    expect(await submit.execute(desk.anOrder())).toEqual({
      ok: false,
      error: { kind: 'subscription-changed' },
    });
    expect(orders.load(KEY)).toBeUndefined();
  });

  it('stays unknown when nobody can tell', async () => {
    const desk = conflicting(aSubscription(), 'unavailable');
    expect(await desk.openTab().submit.execute(desk.anOrder())).toMatchObject({
      ok: false,
      error: { kind: 'outcome-unknown' },
    });
  });
});

describe('an order that is refused although it may have been carried out', () => {
  const REFUSED_TWICE = {
    status: 400,
    messages: ['payment_token: unknown, or used before'],
  } as const;

  /** The service carries the order out at the first delivery and refuses the second one, whose answer arrives. */
  const deliveredTwice = (
    refusal: PaymentRefusal,
    { before, isCarriedOut = true }: { readonly before?: Subscription; readonly isCarriedOut?: boolean } = {},
  ) => {
    const deliver = async (send: () => Promise<unknown>) => {
      if (isCarriedOut) await send();
      return failure({ kind: 'refused' as const, refusal });
    };
    return anOrderDesk(before, (service) => ({
      ofBusiness: (id) => service.ofBusiness(id),
      create: async (id, request, key) => deliver(() => service.create(id, request, key)),
      update: async (id, request, key) => deliver(() => service.update(id, request, key)),
      cancel: (id) => service.cancel(id),
    }));
  };

  it.each<[string, PaymentRefusal]>([
    ['400 for a token that was used before', REFUSED_TWICE],
    ['422', { status: 422, messages: ['billing_address.zip'] }],
    ['409', { status: 409, messages: [] }],
    ['402', { status: 402, messages: ['The token was used before'] }],
    ['a success that says no', { status: 200, messages: [] }],
  ])('is done when the subscription shows it: %s', async (_what, refusal) => {
    const desk = deliveredTwice(refusal, { before: aSubscription() });
    const { submit, orders } = desk.openTab();
    expect(await submit.execute(desk.anOrder())).toEqual({ ok: true, value: undefined });
    expect(orders.load(KEY)?.kind).toBe('confirmed');
  });

  it.each([400, 402, 409, 422])('stays unknown after %i when nobody can read it', async (status) => {
    const desk = deliveredTwice({ status, messages: [] });
    const { submit, orders } = desk.openTab();
    const reading = submit.execute(
      desk.anOrder({
        cardFields: desk.cardFields(async () => {
          desk.network.breakDown('load-subscription', 'unavailable');
          return success(desk.aToken());
        }),
      }),
    );
    expect(await reading).toMatchObject({ ok: false, error: { kind: 'outcome-unknown' } });
    expect(orders.load(KEY)?.kind).toBe('sent');
  });

  it.each<[string, PaymentRefusal, object]>([
    [
      'not charged, where it is as before',
      { status: 400, messages: ['Your card was declined'] },
      { kind: 'payment_processing_error', evidence: 'not-charged' },
    ],
    [
      'no more than unchanged, where the refusal may come from a second delivery of its token',
      REFUSED_TWICE,
      { kind: 'payment_processing_error', evidence: 'unchanged' },
    ],
    [
      'not charged by a status of its own',
      { status: 422, messages: ['zip'] },
      { kind: 'general_error', evidence: 'not-charged' },
    ],
  ])('tells what the subscription shows: %s (C86)', async (_what, refusal, error) => {
    const desk = deliveredTwice(refusal, { before: aSubscription(), isCarriedOut: false });
    const { submit, orders } = desk.openTab();
    expect(await submit.execute(desk.anOrder())).toEqual({ ok: false, error });
    expect(orders.load(KEY)).toBeUndefined();
  });

  it('tells no more than that it is unchanged, where only the card was to change', async () => {
    const desk = deliveredTwice(
      { status: 400, messages: ['Your card was declined'] },
      { before: aSubscription(), isCarriedOut: false },
    );
    const order = desk.anOrder({ selection: aSelection({ method: 'new-card' }) });
    expect(await desk.openTab().submit.execute(order)).toEqual({
      ok: false,
      error: { kind: 'payment_processing_error', evidence: 'unchanged' },
    });
  });

  it('is looked for after a conflict that changed nothing: it may still be under way', async () => {
    const desk = deliveredTwice(
      { status: 409, messages: [] },
      { before: aSubscription(), isCarriedOut: false },
    );
    expect(await desk.openTab().submit.execute(desk.anOrder())).toMatchObject({
      ok: false,
      error: { kind: 'outcome-unknown' },
    });
  });

  it('claims nothing after a refusal at the door that could not be checked', async () => {
    const desk = deliveredTwice({ status: 403, messages: [] }, { isCarriedOut: false });
    const cardFields = desk.cardFields(async () => {
      desk.network.breakDown('load-subscription', 'unavailable');
      return success(desk.aToken());
    });
    expect(await desk.openTab().submit.execute(desk.anOrder({ cardFields }))).toEqual({
      ok: false,
      error: { kind: 'general_error', evidence: 'unread' },
    });
  });
});

describe('an order whose answer is lost', () => {
  it.each<[Outage, Subscription | undefined]>([
    ['answer-lost', undefined],
    ['answer-lost', aSubscription()],
    ['unavailable', undefined],
    ['malformed', aSubscription()],
  ])('is neither done nor refused: %s', async (outage, subscription) => {
    const desk = anOrderDesk(subscription);
    desk.network.breakDown('create-subscription', outage);
    desk.network.breakDown('update-subscription', outage);
    const { submit, orders } = desk.openTab();
    const answer = await submit.execute(desk.anOrder());
    expect(answer).toMatchObject({
      ok: false,
      error: { kind: 'outcome-unknown', order: { content: { planId: 'pro-monthly', cycle: 'monthly' } } },
    });
    expect(orders.load(KEY)?.kind).toBe('sent');
    expect(desk.payments()).toBe(1);
  });

  it('is never sent again, by this tab or another one', async () => {
    const desk = anOrderDesk();
    desk.network.breakDown('create-subscription', 'unavailable', 1);
    const tab = desk.openTab();
    await tab.submit.execute(desk.anOrder());
    expect(await tab.submit.execute(desk.anOrder())).toMatchObject({
      ok: false,
      error: { kind: 'outcome-unknown' },
    });
    expect(await desk.openTab().submit.execute(desk.anOrder())).toEqual({
      ok: false,
      error: { kind: 'in-progress' },
    });
    expect(desk.payments()).toBe(1);
  });
});

describe('the journal', () => {
  it('knows of an order before the wire does, and never of a card, a token or a person', async () => {
    const desk = anOrderDesk();
    const tab = desk.openTab();
    desk.network.latency = 100;
    const submitting = tab.submit.execute(desk.anOrder());
    await desk.clock.advance(150);
    const entry = tab.orders.load(KEY);
    expect(entry).toMatchObject({
      kind: 'sent',
      order: { kind: 'create', key: 'key-1', fingerprintBefore: paidStateOf(undefined) },
    });
    expect(JSON.stringify(entry)).not.toMatch(/1111|token|dana/i);
    await desk.clock.advance(100);
    await submitting;
    expect(tab.orders.load(KEY)).toMatchObject({ kind: 'confirmed', confirmedAt: expect.any(Number) });
  });
});
