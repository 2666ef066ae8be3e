import { describe, expect, it } from 'vitest';
import type { PaymentToken } from '@/application/ports/CardFields';
import type { SubscriptionRepository, SubscriptionRequest } from '@/application/ports/SubscriptionRepository';
import { Money } from '@/domain/shared/Money';
import { failure, success } from '@/domain/shared/result';
import type { PaymentRefusalReason } from '@/domain/subscription/paymentRefusal';
import {
  displayStatusOf,
  mergeCancellation,
  totalOfSubscription,
  type Subscription,
} from '@/domain/subscription/Subscription';
import { aBillingAddress } from '../support/builders/aBillingAddress';
import { aBusinessId } from '../support/builders/aBusinessId';
import { anAddOnId } from '../support/builders/anAddOnId';
import { anAddOnItem } from '../support/builders/anAddOnItem';
import { aPointInTime } from '../support/builders/aMoment';
import { aPlanId } from '../support/builders/aPlanId';
import { aPlanItem } from '../support/builders/aPlanItem';
import { aSavedCard } from '../support/builders/aSavedCard';
import { aSubscription } from '../support/builders/aSubscription';
import { anOrderKey } from '../support/builders/anOrderKey';
import type { IdempotencyKey } from '@/domain/subscription/IdempotencyKey';
import {
  itCanBeAborted,
  itReportsReadFailures,
  itReportsWriteFailures,
  type ServiceHarness,
} from './serviceFailures';

/** The service sells `aCatalog` to `aBusiness`, which has the subscription of the set-up. */
export interface SubscriptionHarness extends ServiceHarness {
  readonly repository: SubscriptionRepository;
  readonly aToken: (overrides?: { readonly isDeclined?: boolean }) => PaymentToken;
}

const ID = aBusinessId();
let keys = 0;

function aNewKey(): IdempotencyKey {
  keys += 1;
  return anOrderKey(`key-${String(keys)}`);
}

const BY_SAVED_CARD: SubscriptionRequest = {
  planId: aPlanId('pro-monthly'),
  addOnIds: [],
  paymentToken: undefined,
  billingAddress: undefined,
};

function byNewCard(
  paymentToken: PaymentToken,
  overrides: Partial<SubscriptionRequest> = {},
): SubscriptionRequest {
  return { ...BY_SAVED_CARD, paymentToken, billingAddress: aBillingAddress(), ...overrides };
}

type Write = 'create' | 'update';

export function describeSubscriptionRepository(
  setUp: (current: Subscription | undefined) => SubscriptionHarness,
  { honoursKeys }: { readonly honoursKeys: boolean },
): void {
  const current = async (harness: SubscriptionHarness): Promise<Subscription> => {
    harness.setFailure(undefined);
    const read = await harness.repository.ofBusiness(ID);
    if (!read.ok || read.value === undefined) throw new Error('Expected a subscription');
    return read.value;
  };

  describe('the subscription of a business', () => {
    it('can be missing, which is no failure', async () => {
      expect(await setUp(undefined).repository.ofBusiness(ID)).toEqual(success(undefined));
    });

    it('is returned with all data', async () => {
      const subscription = aSubscription({
        status: 'InTrial',
        trialEnd: aPointInTime(),
        items: [aPlanItem(), anAddOnItem({ quantity: 2 })],
      });
      expect(await setUp(subscription).repository.ofBusiness(ID)).toEqual(success(subscription));
    });

    itReportsReadFailures(
      () => setUp(aSubscription()),
      ({ repository }) => repository.ofBusiness(ID),
    );

    itCanBeAborted(
      () => setUp(aSubscription()),
      ({ repository }, signal) => repository.ofBusiness(ID, signal),
    );
  });

  describe('subscribing', () => {
    it('is visible in a later read, at the prices of the server', async () => {
      const harness = setUp(undefined);
      const request = byNewCard(harness.aToken(), {
        addOnIds: [anAddOnId(), anAddOnId('promotion-monthly')],
      });
      expect(await harness.repository.create(ID, request, aNewKey())).toEqual(success());
      const created = await current(harness);
      expect(displayStatusOf(created)).toBe('active');
      expect(created.items.map(({ id }) => id)).toEqual([
        'pro-monthly',
        'photos-monthly',
        'promotion-monthly',
      ]);
      expect(totalOfSubscription(created)).toEqual(Money.agorot(13_400));
      expect(created.periodUnit).toBe('month');
      expect(created.card?.lastFour).toBe('1111');
    });

    it('is possible again after an earlier subscription has ended', async () => {
      const harness = setUp(aSubscription({ status: 'Cancelled', cancelledAt: aPointInTime() }));
      expect(await harness.repository.create(ID, byNewCard(harness.aToken()), aNewKey())).toMatchObject({
        ok: true,
      });
      expect(displayStatusOf(await current(harness))).toBe('active');
    });

    it('is refused when there is a subscription already', async () => {
      const harness = setUp(aSubscription());
      expect(await harness.repository.create(ID, byNewCard(harness.aToken()), aNewKey())).toMatchObject(
        failure({ kind: 'refused', refusal: { reason: 'conflict', isUnprocessed: false } }),
      );
    });
  });

  describe('changing a subscription', () => {
    it('is visible in a later read', async () => {
      const harness = setUp(aSubscription());
      expect(await harness.repository.update(ID, BY_SAVED_CARD, aNewKey())).toEqual(success());
      const updated = await current(harness);
      expect(updated.items.map(({ id }) => id)).toEqual(['pro-monthly']);
      expect(updated.card?.lastFour).toBe('4242');
    });

    it.each(['Active', 'Paused'])('revokes a scheduled cancellation (%s)', async (status) => {
      const harness = setUp(
        aSubscription({
          status,
          cancelledAt: aPointInTime('2026-04-01T00:00:00Z'),
          cancelReason: 'not_needed',
        }),
      );
      await harness.repository.update(ID, { ...BY_SAVED_CARD, planId: aPlanId() }, aNewKey());
      const updated = await current(harness);
      expect(updated).toMatchObject({ cancelledAt: undefined, cancelReason: undefined });
      expect(displayStatusOf(updated)).toBe('active');
    });

    it.each([
      ['a pause', 'Paused', 'paused'],
      ['an unknown status', 'past_due', 'unknown'],
    ])('does not end %s', async (_what, status, shown) => {
      const harness = setUp(aSubscription({ status }));
      await harness.repository.update(ID, BY_SAVED_CARD, aNewKey());
      const updated = await current(harness);
      expect(displayStatusOf(updated)).toBe(shown);
      expect(updated.items.map(({ id }) => id)).toEqual(['pro-monthly']);
    });

    it.each(['pro-monthly', 'pro-annual'])(
      'an order in a trial is first charged at its end (%s)',
      async (plan) => {
        const trialEnd = aPointInTime('2026-03-14T09:00:00Z');
        const harness = setUp(aSubscription({ status: 'InTrial', trialEnd }));
        await harness.repository.update(ID, { ...BY_SAVED_CARD, planId: aPlanId(plan) }, aNewKey());
        expect((await current(harness)).nextBillingDate).toEqual(trialEnd);
      },
    );

    it('keeps the quantity of a kept add-on', async () => {
      const harness = setUp(aSubscription({ items: [aPlanItem(), anAddOnItem({ quantity: 3 })] }));
      await harness.repository.update(ID, { ...BY_SAVED_CARD, addOnIds: [anAddOnId()] }, aNewKey());
      expect((await current(harness)).items[1]).toMatchObject({ id: 'photos-monthly', quantity: 3 });
    });

    it('replaces the card when a token is sent', async () => {
      const harness = setUp(aSubscription());
      await harness.repository.update(ID, byNewCard(harness.aToken()), aNewKey());
      expect((await current(harness)).card?.lastFour).toBe('1111');
    });

    it.each([
      ['without a subscription', undefined],
      ['after its end', aSubscription({ cancelledAt: aPointInTime('2026-03-01T00:00:00Z') })],
    ])('is refused %s', async (_when, subscription) => {
      expect(await setUp(subscription).repository.update(ID, BY_SAVED_CARD, aNewKey())).toMatchObject(
        failure({ kind: 'refused' }),
      );
    });
  });

  describe('cancelling', () => {
    it('returns the cancelled subscription, as a later read does', async () => {
      const harness = setUp(aSubscription());
      const answer = await harness.repository.cancel(ID);
      expect(answer).toMatchObject({ ok: true });
      const after = await current(harness);
      expect(displayStatusOf(after)).toBe('cancelled');
      expect(answer.ok && mergeCancellation(aSubscription(), answer.value)).toEqual(after);
    });

    it('changes nothing when the subscription is already cancelled', async () => {
      const harness = setUp(
        aSubscription({ status: 'InTrial', trialEnd: aPointInTime('2026-03-20T00:00:00Z') }),
      );
      const first = await harness.repository.cancel(ID);
      const once = await current(harness);
      expect(await harness.repository.cancel(ID)).toMatchObject(first);
      expect(await current(harness)).toEqual(once);
    });

    it('is refused without a subscription', async () => {
      expect(await setUp(undefined).repository.cancel(ID)).toMatchObject(failure({ kind: 'refused' }));
    });

    itReportsWriteFailures(
      () => setUp(aSubscription()),
      ({ repository }) => repository.cancel(ID),
    );

    it('may have been executed when the response was lost', async () => {
      const harness = setUp(aSubscription());
      harness.setFailure('response-lost');
      await harness.repository.cancel(ID);
      expect(displayStatusOf(await current(harness))).toBe('cancelled');
    });

    it('returns what a later read returns', async () => {
      const harness = setUp(aSubscription());
      const answer = await harness.repository.cancel(ID);
      const after = await current(harness);
      expect(displayStatusOf(after)).toBe('cancelled');
      const { status, cancelledAt, cancelReason, trialEnd, nextBillingDate } = after;
      expect(answer).toEqual(success({ status, cancelledAt, cancelReason, trialEnd, nextBillingDate }));
    });

    it('stops all future billing and keeps the items', async () => {
      const before = aSubscription({ items: [aPlanItem(), anAddOnItem({ quantity: 2 })] });
      const harness = setUp(before);
      await harness.repository.cancel(ID);
      expect(await current(harness)).toMatchObject({
        nextBillingDate: undefined,
        items: before.items,
        periodUnit: before.periodUnit,
        card: before.card,
      });
    });

    it('changes nothing when the active subscription is already cancelled', async () => {
      const harness = setUp(aSubscription());
      await harness.repository.cancel(ID);
      const before = await current(harness);
      await harness.repository.cancel(ID);
      expect(await current(harness)).toEqual(before);
    });
  });

  describe.each<[Write, Subscription | undefined]>([
    ['create', undefined],
    ['update', aSubscription({ card: aSavedCard({ status: 'expired' }) })],
  ])('a request to %s', (write, before) => {
    const refusalOf = async (
      harness: SubscriptionHarness,
      request: SubscriptionRequest,
    ): Promise<PaymentRefusalReason> => {
      const sent = await harness.repository[write](ID, request, aNewKey());
      if (sent.ok || sent.error.kind !== 'refused') throw new Error('Expected a refusal');
      return sent.error.refusal.reason;
    };

    it('is refused as a card error when the card is declined', async () => {
      const harness = setUp(before);
      const request = byNewCard(harness.aToken({ isDeclined: true }));
      expect(await refusalOf(harness, request)).toBe('payment_processing_error');
    });

    it('is refused as a card error when the saved card cannot pay', async () => {
      expect(await refusalOf(setUp(before), BY_SAVED_CARD)).toBe('payment_processing_error');
    });

    it('is refused when the plan is not sold', async () => {
      const harness = setUp(before);
      const request = byNewCard(harness.aToken(), { planId: aPlanId('unheard-of') });
      expect(await refusalOf(harness, request)).toBe('bad_request');
    });

    it('changes nothing when it is refused', async () => {
      const harness = setUp(before);
      await harness.repository[write](ID, byNewCard(harness.aToken({ isDeclined: true })), aNewKey());
      expect(await harness.repository.ofBusiness(ID)).toEqual(success(before));
    });

    it('uses up its token', async () => {
      const harness = setUp(before);
      const token = harness.aToken();
      expect(await harness.repository[write](ID, byNewCard(token), aNewKey())).toMatchObject({ ok: true });
      expect(await harness.repository.update(ID, byNewCard(token), aNewKey())).toMatchObject({
        error: { kind: 'refused', refusal: { reason: 'payment_processing_error' } },
      });
    });

    itReportsWriteFailures(
      () => setUp(before),
      (harness) => harness.repository[write](ID, byNewCard(harness.aToken()), aNewKey()),
      { forbidden: 'refused' },
    );

    it('is refused unprocessed when the caller may not send it', async () => {
      const harness = setUp(before);
      harness.setFailure('forbidden');
      expect(await harness.repository[write](ID, byNewCard(harness.aToken()), aNewKey())).toMatchObject({
        error: { kind: 'refused', refusal: { reason: 'general_error', isUnprocessed: true } },
      });
    });

    it.runIf(honoursKeys)(
      'is executed once for any number of deliveries, and gets the same response',
      async () => {
        const harness = setUp(before);
        const request = byNewCard(harness.aToken());
        const key = aNewKey();
        const first = await harness.repository[write](ID, request, key);
        const after = await current(harness);
        expect(await harness.repository[write](ID, request, key)).toEqual(first);
        expect(await current(harness)).toEqual(after);
      },
    );

    it.runIf(honoursKeys)('is refused with the idempotency key of another request', async () => {
      const harness = setUp(before);
      const key = aNewKey();
      await harness.repository[write](ID, byNewCard(harness.aToken()), key);
      expect(await harness.repository[write](ID, byNewCard(harness.aToken()), key)).toMatchObject(
        failure({ kind: 'refused', refusal: { reason: 'key-reused', isUnprocessed: false } }),
      );
    });

    it('may have been executed when the response was lost', async () => {
      const harness = setUp(before);
      harness.setFailure('response-lost');
      await harness.repository[write](ID, byNewCard(harness.aToken()), aNewKey());
      expect((await current(harness)).items.map(({ id }) => id)).toEqual(['pro-monthly']);
    });
  });
}
