import { describe, expect, it } from 'vitest';
import type { DemoOutage } from '@/application/ports/DemoControls';
import type { OrderSubmission } from '@/application/subscription/CreateOrUpdateSubscription';
import { ORDER_RECORDS } from '@/application/ports/ownerRecords';
import { Money } from '@/domain/shared/Money';
import { InMemoryConnection } from '../../support/InMemoryConnection';
import type { PaymentWriteFailure, SubscriptionRepository } from '@/application/ports/SubscriptionRepository';
import { ReconcilePayment } from '@/application/subscription/ReconcilePayment';
import { failure, success, type Result } from '@/domain/shared/result';
import type { SelectedAddOn } from '@/domain/subscription/PlanSelection';
import type { PaymentRefusal } from '@/domain/subscription/paymentRefusal';
import type { Plan } from '@/domain/subscription/Plan';
import { fingerprintWithCardOf } from '@/domain/subscription/PlacedOrder';
import type { Subscription } from '@/domain/subscription/Subscription';
import { overrideService } from '../../support/overrideService';
import { anOrderHarness } from '../../support/anOrderHarness';
import { aBillingForm } from '../../support/builders/aBillingForm';
import { aBusinessId } from '../../support/builders/aBusinessId';
import { anAddOn } from '../../support/builders/anAddOn';
import { anAddOnItem } from '../../support/builders/anAddOnItem';
import { aDay, aPointInTime } from '../../support/builders/aMoment';
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
    expect(await submit.execute(harness.anOrder({ selection }))).toMatchObject({ ok: true });
    expect(harness.current()).toMatchObject({ status: 'Active', card: { lastFour: '1111' } });
    expect(idsOf(harness.current())).toEqual(['pro-monthly', 'photos-monthly']);
    expect(harness.network.requestCountOf('create-subscription')).toBe(1);
    expect(harness.network.requestCountOf('update-subscription')).toBe(0);
  });

  it('changes an existing subscription', async () => {
    const harness = anOrderHarness(aSubscription());
    expect(await harness.openTab().submit.execute(harness.anOrder())).toMatchObject({ ok: true });
    expect(idsOf(harness.current())).toEqual(['pro-monthly']);
    expect(harness.network.requestCountOf('create-subscription')).toBe(0);
    expect(harness.network.requestCountOf('update-subscription')).toBe(1);
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
  it.each<[string, Partial<OrderSubmission>, object]>([
    [
      'without a plan',
      { selection: aSelection({ plan: undefined, method: 'new-card' }) },
      { kind: 'plan-required' },
    ],
    [
      'without a payment method',
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
    expect(await submit.execute(harness.anOrder(overrides))).toEqual(failure(error));
    expect([harness.payments(), harness.current(), orders.load(KEY)]).toEqual([0, undefined, undefined]);
  });

  it.each([
    ['card-incomplete', { kind: 'card-incomplete' }],
    ['card-refused', { kind: 'payment_processing_error', chargeOutcome: 'not-sent' }],
  ] as const)('when the provider returns %s', async (refusal, error) => {
    const harness = anOrderHarness();
    const cardFields = harness.cardFields(async () => failure({ kind: refusal }));
    expect(await harness.openTab().submit.execute(harness.anOrder({ cardFields }))).toEqual(failure(error));
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
    expect(
      await harness.openTab().submit.execute(harness.anOrder({ shownSubscription: seen, cardFields })),
    ).toEqual(failure({ kind: 'subscription-changed' }));
    expect([harness.payments(), cardFields.requests]).toEqual([0, 0]);
  });

  it.each<[DemoOutage, object]>([
    ['offline', { kind: 'offline' }],
    ['session-expired', { kind: 'session-expired' }],
    ['unavailable', { kind: 'general_error', chargeOutcome: 'not-sent' }],
    ['forbidden', { kind: 'general_error', chargeOutcome: 'not-sent' }],
    ['malformed', { kind: 'general_error', chargeOutcome: 'not-sent' }],
  ])('when the subscription check failed: %s', async (outage, error) => {
    const harness = anOrderHarness();
    harness.network.setOutage('load-subscription', outage);
    expect(await harness.openTab().submit.execute(harness.anOrder())).toEqual(failure(error));
    expect(harness.payments()).toBe(0);
  });

  it('when the subscription check has to wait, and the error says for how long', async () => {
    const busy = { kind: 'unavailable', retryAfter: 5000 } as const;
    const harness = anOrderHarness(undefined, overrideService({ ofBusiness: async () => failure(busy) }));
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
    expect(await submit.execute(harness.anOrder({ shownSubscription: seen, selection: asItRuns }))).toEqual(
      failure({ kind: 'nothing-to-change' }),
    );
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
  it.each<[string, Partial<OrderSubmission>, string]>([
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
    expect(await harness.openTab().submit.execute(harness.anOrder(overrides))).toMatchObject(
      failure({ kind, chargeOutcome: 'reconciling' }),
    );
    expect(harness.current()).toBeUndefined();
  });

  it.each<[DemoOutage, object]>([
    ['refused', { kind: 'bad_request', chargeOutcome: 'reconciling', order: { refusal: 'declined' } }],
    ['forbidden', { kind: 'general_error', chargeOutcome: 'reconciling', order: { refusal: 'refused' } }],
    ['offline', { kind: 'offline' }],
    ['session-expired', { kind: 'session-expired' }],
  ])('has its own result for a service that is %s', async (outage, error) => {
    const harness = anOrderHarness();
    harness.network.setOutage('create-subscription', outage);
    expect(await harness.openTab().submit.execute(harness.anOrder())).toMatchObject(failure(error));
  });

  it('is in the journal until it is reconciled, because the refusal can be the response to a retransmission', async () => {
    const harness = anOrderHarness();
    harness.network.setOutage('create-subscription', 'refused', 1);
    const { submit, orders } = harness.openTab();
    await submit.execute(harness.anOrder());
    expect(orders.load(KEY)?.kind).toBe('placed');
    expect(await submit.execute(harness.anOrder())).toMatchObject({ error: { kind: 'outcome-unknown' } });
    expect(await harness.openTab().submit.execute(harness.anOrder())).toMatchObject({
      error: { kind: 'in-progress' },
    });
    expect(harness.payments()).toBe(1);
  });

  it('is in the journal when the session has expired after it was sent', async () => {
    const harness = anOrderHarness();
    harness.network.setOutage('create-subscription', 'session-expired');
    const { submit, orders } = harness.openTab();
    await submit.execute(harness.anOrder());
    expect(orders.businessWithUnknownOrder(aUser().id)).toBe(aBusinessId());
  });

  it('is not in the journal when it was not sent', async () => {
    const harness = anOrderHarness();
    harness.network.setOutage('create-subscription', 'offline');
    const { submit, orders } = harness.openTab();
    await submit.execute(harness.anOrder());
    expect(orders.load(KEY)).toBeUndefined();
  });

  it('has an unknown outcome after a conflict, because an earlier order may be the cause', async () => {
    const refusal = { reason: 'conflict', isUnprocessed: false } as const;
    const create = async () => failure({ kind: 'refused', refusal } as const);
    const harness = anOrderHarness(undefined, overrideService({ create }));
    const { submit, orders } = harness.openTab();
    expect(await submit.execute(harness.anOrder())).toMatchObject({ error: { kind: 'outcome-unknown' } });
    expect(orders.load(KEY)).toMatchObject({ order: { refusal: 'refused', refusalKind: undefined } });
  });
});

describe('the response to an order', () => {
  type Response = PaymentRefusal | 'accepted' | 'lost' | 'offline' | 'unavailable' | 'session-expired';
  type Read = 'unchanged' | 'changed' | 'failed';

  const refusal = (reason: PaymentRefusal['reason'], isUnprocessed: boolean): PaymentRefusal => ({
    reason,
    isUnprocessed,
  });
  const isRefusal = (response: Response): response is PaymentRefusal => typeof response === 'object';

  /** The result of an order, its entry in the journal, and the number of keys that its requests had. */
  const resultOf = async (response: Response, wasDeclined: boolean, read: Read) => {
    const responses: Response[] = [
      ...(wasDeclined ? [refusal('payment_processing_error', false)] : []),
      response,
      'lost',
    ];
    const keys: string[] = [];
    const harness = anOrderHarness(undefined, (service) => ({
      ...overrideService({})(service),
      ofBusiness: async (...parameters) => {
        if (keys.length <= Number(wasDeclined) || read === 'unchanged')
          return service.ofBusiness(...parameters);
        return read === 'changed' ? success(aSubscription()) : failure({ kind: 'unavailable' });
      },
      create: async (_id, _request, key): Promise<Result<void, PaymentWriteFailure>> => {
        const next = responses[keys.length] ?? 'lost';
        keys.push(key);
        if (next === 'accepted') return success();
        if (isRefusal(next)) return failure({ kind: 'refused', refusal: next });
        return failure({ kind: next === 'lost' ? 'outcome-unknown' : next });
      },
    }));
    const { submit, orders, lock } = harness.openTab();
    if (wasDeclined) {
      const first = await submit.execute(harness.anOrder());
      if (first.ok || !('order' in first.error)) throw new Error('Expected the first order to be declined');
      orders.clear(KEY, first.error.order);
      lock.release(KEY.businessId);
    }
    const result = await submit.execute(harness.anOrder());
    const entry = orders.load(KEY);
    const { kind } = result.ok ? { kind: 'success' } : result.error;
    const charge = result.ok || !('chargeOutcome' in result.error) ? undefined : result.error.chargeOutcome;
    return {
      result: charge === undefined ? kind : `${kind}, ${charge}`,
      journal: [entry?.kind ?? 'none', entry?.order.refusal].filter((part) => part !== undefined).join(', '),
      requests: keys.length - Number(wasDeclined),
      keys: new Set(keys).size,
      isLocked: !(await harness.openTab().lock.acquire(KEY.businessId)),
    };
  };

  const READS = ['unchanged', 'changed', 'failed'] as const;
  const EITHER = [true, false] as const;
  const REFUSED = {
    payment_processing_error: 'payment_processing_error, reconciling',
    bad_request: 'bad_request, reconciling',
    general_error: 'general_error, reconciling',
    conflict: 'outcome-unknown',
    'key-reused': 'outcome-unknown',
  } as const;
  const REASONS = [
    'payment_processing_error',
    'bad_request',
    'general_error',
    'conflict',
    'key-reused',
  ] as const;

  it.each([
    ['accepted', 'success', 'accepted', false],
    ['offline', 'offline', 'none', false],
    ['unavailable', 'general_error, not-sent', 'none', false],
    ['session-expired', 'session-expired', 'placed', false],
    ['lost', 'outcome-unknown', 'placed', true],
  ] as const)('is %s: %s, with the entry "%s"', async (response, result, journal, isLocked) => {
    for (const wasDeclined of EITHER)
      for (const read of READS)
        expect(await resultOf(response, wasDeclined, read)).toEqual({
          result,
          journal,
          requests: 1,
          keys: 1,
          isLocked,
        });
  });

  const ROWS = REASONS.flatMap((reason) =>
    EITHER.flatMap((isUnprocessed) =>
      EITHER.flatMap((wasDeclined) => READS.map((read) => ({ reason, isUnprocessed, wasDeclined, read }))),
    ),
  );

  it.each(ROWS)(
    'is refused: $reason, unprocessed $isUnprocessed, declined before $wasDeclined, then $read',
    async ({ reason, isUnprocessed, wasDeclined, read }) => {
      const declined = wasDeclined ? 'declined-again' : 'declined';
      const declinesKey = !isUnprocessed && reason !== 'conflict';
      const isSentAgain = reason === 'key-reused' && declinesKey && wasDeclined && read === 'unchanged';
      expect(await resultOf(refusal(reason, isUnprocessed), wasDeclined, read)).toEqual({
        result: REFUSED[reason],
        /* The response to the second request is lost. */
        journal: isSentAgain ? 'placed' : `placed, ${declinesKey ? declined : 'refused'}`,
        requests: isSentAgain ? 2 : 1,
        keys: isSentAgain ? 2 : 1,
        isLocked: true,
      });
    },
  );
});

describe('the key of an order', () => {
  const BY_SAVED_CARD = aSelection({ plan: PRO, method: 'existing-card' });

  /** Records the keys of the requests. Their responses are lost, unless `answer` gives one. */
  const recordKeys = (
    before: Subscription | undefined,
    answer: (attempt: number) => PaymentRefusal | undefined = () => undefined,
  ) => {
    const keys: string[] = [];
    const respond = async (key: string): Promise<Result<void, PaymentWriteFailure>> => {
      keys.push(key);
      const refusal = answer(keys.length);
      return failure(refusal === undefined ? { kind: 'outcome-unknown' } : { kind: 'refused', refusal });
    };
    const harness = anOrderHarness(
      before,
      overrideService({
        create: async (_id, _request, key) => respond(key),
        update: async (_id, _request, key) => respond(key),
      }),
    );
    /** Presses in a tab of this browser, and waits until the reconciliation says that nothing was charged. */
    const press = async (overrides: Partial<OrderSubmission> = {}, tab = harness.openTab()) => {
      const result = await tab.submit.execute(harness.anOrder(overrides));
      if (result.ok || !('order' in result.error)) throw new Error('Expected the service to execute nothing');
      const { order } = result.error;
      const { subscriptions, clock } = harness;
      const reconcile = new ReconcilePayment(
        subscriptions,
        tab.orders,
        tab.lock,
        new InMemoryConnection(),
        clock,
      );
      const { outcome } = reconcile.execute(aUser(), aBusinessId(), order);
      await clock.advance(60_000);
      expect(await outcome).toEqual({ kind: 'not-executed' });
      return keys.at(-1);
    };
    return { harness, press };
  };

  const declined = (): PaymentRefusal => ({ reason: 'payment_processing_error', isUnprocessed: false });
  const rejected = (): PaymentRefusal => ({ reason: 'general_error', isUnprocessed: true });

  it.each([
    ['the saved card', { selection: BY_SAVED_CARD }],
    ['new cards', {}],
  ])(
    'stays the same after lost responses, for each press and in each tab: paid by %s',
    async (_what, order) => {
      const { press } = recordKeys(aSubscription());
      const first = await press(order);
      expect([await press(order), await press(order)]).toEqual([first, first]);
    },
  );

  it('is the same on another device that reads the same subscription', async () => {
    const [one, other] = [recordKeys(aSubscription()), recordKeys(aSubscription())];
    expect(await one.press()).toBe(await other.press());
  });

  it('is the same whatever the order of the add-ons', async () => {
    const { press } = recordKeys(aSubscription());
    const [photos, chat] = [
      { addOn: anAddOn(), quantity: 1 },
      { addOn: anAddOn({ id: 'chat-monthly' }), quantity: 1 },
    ];
    const withAddOns = (addOns: readonly SelectedAddOn[]) => ({
      selection: aSelection({ plan: PRO, addOns, method: 'existing-card' }),
    });
    expect(await press(withAddOns([photos, chat]))).toBe(await press(withAddOns([chat, photos])));
  });

  it('is another one for another plan', async () => {
    const { press } = recordKeys(undefined);
    expect(await press({ selection: aSelection({ method: 'new-card' }) })).not.toBe(await press());
  });

  it('stays the same after refusals in front of the service', async () => {
    const { press } = recordKeys(aSubscription(), rejected);
    const first = await press({ selection: BY_SAVED_CARD });
    expect([await press({ selection: BY_SAVED_CARD }), await press({ selection: BY_SAVED_CARD })]).toEqual([
      first,
      first,
    ]);
  });

  it.each([
    ['the saved card', { selection: BY_SAVED_CARD }],
    ['new cards', {}],
  ])(
    'is another one after it was declined twice, because only the service repeats its decision: %s',
    async (_what, order) => {
      const { press } = recordKeys(aSubscription(), declined);
      const keys = [];
      for (let presses = 0; presses < 4; presses += 1) keys.push(await press(order));
      expect(keys[1]).toBe(keys[0]);
      expect(keys[2]).not.toBe(keys[0]);
      expect(keys[3]).toBe(keys[2]);
    },
  );

  describe('of a declined card', () => {
    const declinedOnce = async () => {
      const harness = anOrderHarness();
      const tab = harness.openTab();
      const token = harness.aToken({ isDeclined: true });
      const once = harness.cardFields(async () => success(token));
      const result = await tab.submit.execute(harness.anOrder({ cardFields: once }));
      if (result.ok || !('order' in result.error)) throw new Error('Expected the card to be declined');
      tab.orders.clear(KEY, result.error.order);
      return { harness, tab, once };
    };

    it('is given up for another card when the service refuses it, within one press', async () => {
      const { harness, tab } = await declinedOnce();
      const cardFields = harness.cardFields();
      expect(await tab.submit.execute(harness.anOrder({ cardFields }))).toMatchObject({ ok: true });
      expect([cardFields.requests, harness.payments()]).toEqual([1, 3]);
    });

    it('is not given up while the subscription has changed or cannot be read', async () => {
      const { harness, tab } = await declinedOnce();
      const cardFields = harness.cardFields(async () => {
        harness.network.setOutage('load-subscription', 'unavailable');
        return success(harness.aToken());
      });
      expect(await tab.submit.execute(harness.anOrder({ cardFields }))).toMatchObject({
        error: { kind: 'outcome-unknown' },
      });
      expect(harness.payments()).toBe(2);
    });

    it('is declined again with the same token', async () => {
      const { harness, tab, once } = await declinedOnce();
      expect(await tab.submit.execute(harness.anOrder({ cardFields: once }))).toMatchObject({
        error: {
          kind: 'payment_processing_error',
          chargeOutcome: 'reconciling',
          order: { refusal: 'declined-again' },
        },
      });
    });
  });

  it('is another one when the same change is ordered again after it was executed and undone', async () => {
    const harness = anOrderHarness(aSubscription());
    const tab = harness.openTab();
    const order = async (plan: Plan) => {
      const selection = aSelection({ plan, method: 'existing-card' });
      const result = await tab.submit.execute(
        harness.anOrder({ shownSubscription: harness.current(), selection }),
      );
      if (!result.ok) throw new Error('Expected the order to be executed');
      return result.value.key;
    };
    const keys = [await order(PRO), await order(aPlan()), await order(PRO)];
    expect(new Set(keys).size).toBe(3);
    expect(idsOf(harness.current())).toEqual(['pro-monthly']);
  });
});

describe('an order without a response', () => {
  it.each<[DemoOutage, Subscription | undefined]>([
    ['response-lost', undefined],
    ['response-lost', aSubscription()],
    ['unavailable', undefined],
    ['malformed', aSubscription()],
  ])('has an unknown outcome: %s', async (outage, subscription) => {
    const harness = anOrderHarness(subscription);
    harness.network.setOutage('create-subscription', outage);
    harness.network.setOutage('update-subscription', outage);
    const { submit, orders } = harness.openTab();
    const answer = await submit.execute(harness.anOrder());
    expect(answer).toMatchObject(
      failure({ kind: 'outcome-unknown', order: { content: { planId: 'pro-monthly', cycle: 'monthly' } } }),
    );
    expect(orders.load(KEY)?.kind).toBe('placed');
    expect(harness.payments()).toBe(1);
  });

  it('is never sent again, by this tab or another one', async () => {
    const harness = anOrderHarness();
    harness.network.setOutage('create-subscription', 'unavailable', 1);
    const tab = harness.openTab();
    await tab.submit.execute(harness.anOrder());
    expect(await tab.submit.execute(harness.anOrder())).toMatchObject(failure({ kind: 'outcome-unknown' }));
    expect(await harness.openTab().submit.execute(harness.anOrder())).toEqual(
      failure({ kind: 'in-progress' }),
    );
    expect(harness.payments()).toBe(1);
  });
});

/** A service that accepts every order, and still returns the subscription before it. */
function withSlowSetUp(before: Subscription | undefined) {
  const sent: string[] = [];
  const accept: SubscriptionRepository['create'] = async (_id, _request, key) => {
    sent.push(key);
    return success();
  };
  return { ...anOrderHarness(before, overrideService({ create: accept, update: accept })), sent };
}

describe('an accepted order of a new subscription', () => {
  const ended = aSubscription({ cancelledAt: aPointInTime() });

  it.each([
    ['there is none', undefined],
    ['the earlier one has ended', ended],
  ])('is not sent again by another tab while %s', async (_what, before) => {
    const harness = withSlowSetUp(before);
    expect(await harness.openTab().submit.execute(harness.anOrder())).toMatchObject({ ok: true });
    const another = harness.openTab();
    expect(await another.submit.execute(harness.anOrder())).toMatchObject(
      failure({ kind: 'being-set-up', order: { key: harness.sent[0] } }),
    );
    expect(harness.sent).toHaveLength(1);
  });

  it('can be followed by a change once the subscription is returned', async () => {
    const harness = withSlowSetUp(undefined);
    await harness.openTab().submit.execute(harness.anOrder());
    harness.world.saveSubscription(aBusinessId(), aSubscription());
    const order = harness.anOrder({ shownSubscription: aSubscription() });
    expect(await harness.openTab().submit.execute(order)).toMatchObject({ ok: true });
  });

  it('can be repeated after a day', async () => {
    const harness = withSlowSetUp(undefined);
    await harness.openTab().submit.execute(harness.anOrder());
    await harness.clock.advance(ORDER_RECORDS.onDevice.lifetime);
    expect(await harness.openTab().submit.execute(harness.anOrder())).toMatchObject({ ok: true });
  });
});

describe('an accepted change of a subscription', () => {
  const CANCELLED = aSubscription({ cancelledAt: aPointInTime('2026-06-01T00:00:00Z') });
  const CHANGES: [string, Subscription, Partial<OrderSubmission>][] = [
    ['an update', aSubscription(), {}],
    ['another card', aSubscription(), { selection: aSelection({ method: 'new-card' }) }],
    ['a reactivation', CANCELLED, { selection: aSelection({ method: 'existing-card' }) }],
  ];

  it.each(CHANGES)('is not sent again while no read shows it: %s', async (_what, before, order) => {
    const harness = withSlowSetUp(before);
    const tab = harness.openTab();
    expect(await tab.submit.execute(harness.anOrder(order))).toMatchObject({ ok: true });
    for (const again of [tab, harness.openTab()])
      expect(await again.submit.execute(harness.anOrder(order))).toMatchObject(
        failure({ kind: 'being-set-up', order: { key: harness.sent[0] } }),
      );
    expect(harness.sent).toHaveLength(1);
  });

  it.each([
    ['shows it', aSubscription({ items: [aPlanItem({ id: 'pro-monthly' })] })],
    ['shows another state', aSubscription({ status: 'Paused' })],
  ])('can be followed by another one once a read %s', async (_what, seen) => {
    const harness = withSlowSetUp(aSubscription());
    await harness.openTab().submit.execute(harness.anOrder());
    harness.world.saveSubscription(aBusinessId(), seen);
    const order = harness.anOrder({ shownSubscription: seen, selection: aSelection({ method: 'new-card' }) });
    expect(await harness.openTab().submit.execute(order)).toMatchObject({ ok: true });
  });

  it.each(CHANGES)('can be repeated after a quarter of an hour: %s', async (_what, before, order) => {
    const harness = withSlowSetUp(before);
    await harness.openTab().submit.execute(harness.anOrder(order));
    await harness.clock.advance(15 * 60_000);
    expect(await harness.openTab().submit.execute(harness.anOrder(order))).toMatchObject({ ok: true });
  });

  it('can be repeated after a minute when it changes only the card, which may be the same one again', async () => {
    const harness = withSlowSetUp(aSubscription());
    const order = { selection: aSelection({ method: 'new-card' }) };
    expect(await harness.openTab().submit.execute(harness.anOrder(order))).toMatchObject({ ok: true });
    await harness.clock.advance(60_000 - 1);
    expect(await harness.openTab().submit.execute(harness.anOrder(order))).toMatchObject({ ok: false });
    await harness.clock.advance(1);
    expect(await harness.openTab().submit.execute(harness.anOrder(order))).toMatchObject({ ok: true });
  });
});

describe('an order for a subscription that ends today', () => {
  /* In Kiritimati it is the next day already. */
  it.each([
    ['changes it while it is still that day for the business', 'Asia/Jerusalem', 'update-subscription'],
    [
      'creates another one once that day is over for the business',
      'Pacific/Kiritimati',
      'create-subscription',
    ],
  ] as const)('%s', async (_what, timeZone, call) => {
    const harness = anOrderHarness(aSubscription({ cancelledAt: aDay(2026, 3, 5) }), undefined, timeZone);
    expect(await harness.openTab().submit.execute(harness.anOrder())).toMatchObject({ ok: true });
    expect(harness.network.requestCountOf(call)).toBe(1);
  });

  it('is not sent twice while a read returns the one that has ended', async () => {
    const ended = aSubscription({ cancelledAt: aDay(2026, 3, 5) });
    const harness = anOrderHarness(ended, undefined, 'Pacific/Kiritimati');
    const tab = harness.openTab();
    expect(await tab.submit.execute(harness.anOrder())).toMatchObject({ ok: true });
    harness.world.saveSubscription(aBusinessId(), ended);
    expect(await tab.submit.execute(harness.anOrder())).toMatchObject({ error: { kind: 'being-set-up' } });
    expect(harness.payments()).toBe(1);
  });
});

describe('an order whose effect changes', () => {
  it('is not sent when the end passes after the owner saw "reactivate"', async () => {
    const ending = aSubscription({ cancelledAt: aPointInTime('2026-03-05T12:05:00Z') });
    const harness = anOrderHarness(ending);
    const order = harness.anOrder();
    await harness.clock.advance(6 * 60_000);
    expect(order.kind).toBe('reactivate');
    expect(await harness.openTab().submit.execute(order)).toEqual(failure({ kind: 'subscription-changed' }));
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
      result: failure({ kind: 'prices-changed' }),
      payments: 0,
    });
  });

  it('is not sent when the price has changed and the clock of the device was set back', async () => {
    const harness = anOrderHarness();
    const order = harness.anOrder({ selection: aSelection({ plan: atOldPrice, method: 'new-card' }) });
    harness.clock.jump(-60 * 60_000);
    expect(await harness.openTab().submit.execute(order)).toMatchObject({
      error: { kind: 'prices-changed' },
    });
    expect(harness.payments()).toBe(0);
  });

  it('is not sent when the prices cannot be read', async () => {
    expect(await orderAfter(10, atNewPrice, 'unavailable')).toEqual({
      result: failure({ kind: 'general_error', chargeOutcome: 'not-sent' }),
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
    const create = () => Promise.reject(new Error('a bug'));
    const harness = anOrderHarness(undefined, overrideService({ create }));
    await expect(harness.openTab().submit.execute(harness.anOrder())).rejects.toThrow('a bug');
    expect(await harness.openTab().submit.execute(harness.anOrder())).toMatchObject(
      failure({ kind: 'in-progress' }),
    );
  });
});

describe('an order confirmed twice', () => {
  it('is sent once, and the second confirmation is told that it is in progress', async () => {
    const harness = anOrderHarness();
    const { submit } = harness.openTab();
    const answers = await Promise.all([submit.execute(harness.anOrder()), submit.execute(harness.anOrder())]);
    expect(answers).toMatchObject([{ ok: true }, failure({ kind: 'in-progress' })]);
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
      kind: 'placed',
      order: { kind: 'create', fingerprintBefore: fingerprintWithCardOf(undefined) },
    });
    expect(JSON.stringify(entry)).not.toMatch(/1111|token|dana/i);
    await harness.clock.advance(100);
    await submitting;
    /* The set-up of the subscription begins with the response, and not when the order was sent. */
    const acceptedAt = Number(entry?.order.sentAt) + harness.network.latency;
    expect(tab.orders.load(KEY)).toMatchObject({ kind: 'accepted', acceptedAt });
  });
});
