import { describe, expect, it } from 'vitest';
import type { PaymentToken } from '@/application/ports/CardFields';
import type { SubscriptionRepository, SubscriptionRequest } from '@/application/ports/SubscriptionRepository';
import { Money } from '@/domain/shared/Money';
import type { PaymentRefusalReason } from '@/domain/subscription/paymentRefusal';
import {
  displayStatusOf,
  mergeCancellation,
  totalOfSubscription,
  type Subscription,
} from '@/domain/subscription/Subscription';
import { parseBillingAddress, type BillingAddress } from '@/domain/validation/BillingAddress';
import { aBillingForm } from '../support/builders/aBillingForm';
import { aBusinessId } from '../support/builders/aBusinessId';
import { anAddOnId } from '../support/builders/anAddOnId';
import { anAddOnItem } from '../support/builders/anAddOnItem';
import { aPointInTime } from '../support/builders/aMoment';
import { aPlanId } from '../support/builders/aPlanId';
import { aPlanItem } from '../support/builders/aPlanItem';
import { aSavedCard } from '../support/builders/aSavedCard';
import { aSubscription } from '../support/builders/aSubscription';
import { CountingOrderKeys } from '../support/CountingOrderKeys';
import {
  itCanBeGivenUp,
  itTellsReadFailures,
  itTellsWriteFailures,
  type ServiceStage,
} from './serviceTroubles';

/** The service sells `aCatalog` to `aBusiness`, which has the subscription of the set-up. */
export interface SubscriptionStage extends ServiceStage {
  readonly repository: SubscriptionRepository;
  readonly aToken: (deviation?: { readonly isDeclined?: boolean }) => PaymentToken;
}

const ID = aBusinessId();
const KEYS = new CountingOrderKeys();

function aBillingAddress(): BillingAddress {
  const parsed = parseBillingAddress(aBillingForm());
  if (!parsed.ok) throw new Error('The form of the builder is valid');
  return parsed.value;
}

const BY_SAVED_CARD: SubscriptionRequest = {
  planId: aPlanId('pro-monthly'),
  addOnIds: [],
  paymentToken: undefined,
  billingAddress: undefined,
};

function byNewCard(
  paymentToken: PaymentToken,
  deviation: Partial<SubscriptionRequest> = {},
): SubscriptionRequest {
  return { ...BY_SAVED_CARD, paymentToken, billingAddress: aBillingAddress(), ...deviation };
}

type Write = 'create' | 'update';

export function describeSubscriptionRepository(
  setUp: (held: Subscription | undefined) => SubscriptionStage,
  { honoursKeys }: { readonly honoursKeys: boolean },
): void {
  const held = async (stage: SubscriptionStage): Promise<Subscription> => {
    stage.trouble(undefined);
    const read = await stage.repository.ofBusiness(ID);
    if (!read.ok || read.value === undefined) throw new Error('There is a subscription');
    return read.value;
  };

  describe('the subscription of a business', () => {
    it('is a value when there is none', async () => {
      expect(await setUp(undefined).repository.ofBusiness(ID)).toEqual({ ok: true, value: undefined });
    });

    it('is told in full', async () => {
      const subscription = aSubscription({
        status: 'InTrial',
        trialEnd: aPointInTime(),
        items: [aPlanItem(), anAddOnItem({ quantity: 2 })],
      });
      expect(await setUp(subscription).repository.ofBusiness(ID)).toEqual({ ok: true, value: subscription });
    });

    itTellsReadFailures(
      () => setUp(aSubscription()),
      ({ repository }) => repository.ofBusiness(ID),
    );

    itCanBeGivenUp(
      () => setUp(aSubscription()),
      ({ repository }, signal) => repository.ofBusiness(ID, signal),
    );
  });

  describe('subscribing', () => {
    it('is what a later read answers, at the prices of the server', async () => {
      const stage = setUp(undefined);
      const request = byNewCard(stage.aToken(), { addOnIds: [anAddOnId(), anAddOnId('promotion-monthly')] });
      expect(await stage.repository.create(ID, request, KEYS.next())).toEqual({ ok: true, value: undefined });
      const created = await held(stage);
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

    it('is refused when there is a subscription already', async () => {
      const stage = setUp(aSubscription());
      expect(await stage.repository.create(ID, byNewCard(stage.aToken()), KEYS.next())).toMatchObject({
        ok: false,
        error: { kind: 'refused', refusal: { reason: 'conflict', isUnprocessed: false } },
      });
    });
  });

  describe('changing a subscription', () => {
    it('is what a later read answers', async () => {
      const stage = setUp(aSubscription());
      expect(await stage.repository.update(ID, BY_SAVED_CARD, KEYS.next())).toEqual({
        ok: true,
        value: undefined,
      });
      const updated = await held(stage);
      expect(updated.items.map(({ id }) => id)).toEqual(['pro-monthly']);
      expect(updated.card?.lastFour).toBe('4242');
    });

    it('lifts a scheduled cancellation', async () => {
      const stage = setUp(
        aSubscription({ cancelledAt: aPointInTime('2026-04-01T00:00:00Z'), cancelReason: 'not_needed' }),
      );
      await stage.repository.update(ID, { ...BY_SAVED_CARD, planId: aPlanId() }, KEYS.next());
      expect(await held(stage)).toMatchObject({ cancelledAt: undefined, cancelReason: undefined });
    });

    it('keeps the quantity of an add-on that stays', async () => {
      const stage = setUp(aSubscription({ items: [aPlanItem(), anAddOnItem({ quantity: 3 })] }));
      await stage.repository.update(ID, { ...BY_SAVED_CARD, addOnIds: [anAddOnId()] }, KEYS.next());
      expect((await held(stage)).items[1]).toMatchObject({ id: 'photos-monthly', quantity: 3 });
    });

    it('takes a new card where one is sent', async () => {
      const stage = setUp(aSubscription());
      await stage.repository.update(ID, byNewCard(stage.aToken()), KEYS.next());
      expect((await held(stage)).card?.lastFour).toBe('1111');
    });

    it('is refused when there is none', async () => {
      expect(await setUp(undefined).repository.update(ID, BY_SAVED_CARD, KEYS.next())).toMatchObject({
        ok: false,
        error: { kind: 'refused' },
      });
    });
  });

  describe('cancelling', () => {
    it('answers with what becomes of the subscription, which is what a later read tells', async () => {
      const stage = setUp(aSubscription());
      const answer = await stage.repository.cancel(ID);
      expect(answer).toMatchObject({ ok: true });
      const after = await held(stage);
      expect(displayStatusOf(after)).toBe('cancelled');
      expect(answer.ok && mergeCancellation(aSubscription(), answer.value)).toEqual(after);
    });

    it('stops all future billing', async () => {
      const stage = setUp(aSubscription());
      await stage.repository.cancel(ID);
      expect((await held(stage)).nextBillingDate).toBeUndefined();
    });

    it('keeps what is subscribed to and the card', async () => {
      const subscription = aSubscription({ items: [aPlanItem(), anAddOnItem()] });
      const stage = setUp(subscription);
      await stage.repository.cancel(ID);
      expect(await held(stage)).toMatchObject({ items: subscription.items, card: subscription.card });
    });

    it('changes nothing more when it is cancelled already', async () => {
      const stage = setUp(
        aSubscription({ status: 'InTrial', trialEnd: aPointInTime('2026-03-20T00:00:00Z') }),
      );
      const first = await stage.repository.cancel(ID);
      const once = await held(stage);
      expect(await stage.repository.cancel(ID)).toMatchObject(first);
      expect(await held(stage)).toEqual(once);
    });

    it('is refused when there is none', async () => {
      expect(await setUp(undefined).repository.cancel(ID)).toMatchObject({
        ok: false,
        error: { kind: 'refused' },
      });
    });

    itTellsWriteFailures(
      () => setUp(aSubscription()),
      ({ repository }) => repository.cancel(ID),
    );

    it('may have been carried out although the answer was lost', async () => {
      const stage = setUp(aSubscription());
      stage.trouble('answer-lost');
      await stage.repository.cancel(ID);
      expect(displayStatusOf(await held(stage))).toBe('cancelled');
    });
  });

  describe('cancelling', () => {
    it('answers with what a later read tells', async () => {
      const stage = setUp(aSubscription());
      const answer = await stage.repository.cancel(ID);
      const after = await held(stage);
      expect(displayStatusOf(after)).toBe('cancelled');
      const { status, cancelledAt, cancelReason, trialEnd, nextBillingDate } = after;
      expect(answer).toEqual({
        ok: true,
        value: { status, cancelledAt, cancelReason, trialEnd, nextBillingDate },
      });
    });

    it('stops all future billing and keeps what was bought', async () => {
      const before = aSubscription({ items: [aPlanItem(), anAddOnItem({ quantity: 2 })] });
      const stage = setUp(before);
      await stage.repository.cancel(ID);
      expect(await held(stage)).toMatchObject({
        nextBillingDate: undefined,
        items: before.items,
        periodUnit: before.periodUnit,
        card: before.card,
      });
    });

    it('changes nothing when it is cancelled already', async () => {
      const stage = setUp(aSubscription());
      await stage.repository.cancel(ID);
      const before = await held(stage);
      await stage.repository.cancel(ID);
      expect(await held(stage)).toEqual(before);
    });

    it('is refused when there is none', async () => {
      expect(await setUp(undefined).repository.cancel(ID)).toMatchObject({
        ok: false,
        error: { kind: 'refused' },
      });
    });

    itTellsWriteFailures(
      () => setUp(aSubscription()),
      ({ repository }) => repository.cancel(ID),
    );

    it('may have been carried out although the answer was lost', async () => {
      const stage = setUp(aSubscription());
      stage.trouble('answer-lost');
      await stage.repository.cancel(ID);
      expect(displayStatusOf(await held(stage))).toBe('cancelled');
    });
  });

  describe.each<[Write, Subscription | undefined]>([
    ['create', undefined],
    ['update', aSubscription({ card: aSavedCard({ status: 'expired' }) })],
  ])('a request to %s', (write, before) => {
    const refusalOf = async (
      stage: SubscriptionStage,
      request: SubscriptionRequest,
    ): Promise<PaymentRefusalReason> => {
      const sent = await stage.repository[write](ID, request, KEYS.next());
      if (sent.ok || sent.error.kind !== 'refused') throw new Error('It is refused');
      return sent.error.refusal.reason;
    };

    it('is refused as a matter of the card when the card is declined', async () => {
      const stage = setUp(before);
      const request = byNewCard(stage.aToken({ isDeclined: true }));
      expect(await refusalOf(stage, request)).toBe('card');
    });

    it('is refused for want of a token when the saved card cannot pay', async () => {
      expect(await refusalOf(setUp(before), BY_SAVED_CARD)).toBe('token');
    });

    it('is refused when the plan is not sold', async () => {
      const stage = setUp(before);
      const request = byNewCard(stage.aToken(), { planId: aPlanId('unheard-of') });
      expect(await refusalOf(stage, request)).toBe('invalid');
    });

    it('changes nothing when it is refused', async () => {
      const stage = setUp(before);
      await stage.repository[write](ID, byNewCard(stage.aToken({ isDeclined: true })), KEYS.next());
      expect(await stage.repository.ofBusiness(ID)).toEqual({ ok: true, value: before });
    });

    it('uses a token up, whatever comes of it', async () => {
      const stage = setUp(before);
      const token = stage.aToken({ isDeclined: true });
      await stage.repository[write](ID, byNewCard(token), KEYS.next());
      expect(await refusalOf(stage, byNewCard(token))).toBe('token');
    });

    itTellsWriteFailures(
      () => setUp(before),
      (stage) => stage.repository[write](ID, byNewCard(stage.aToken()), KEYS.next()),
      { forbidden: 'refused' },
    );

    it('is refused unprocessed when the caller may not send it', async () => {
      const stage = setUp(before);
      stage.trouble('forbidden');
      expect(await stage.repository[write](ID, byNewCard(stage.aToken()), KEYS.next())).toMatchObject({
        error: { kind: 'refused', refusal: { reason: 'other', isUnprocessed: true } },
      });
    });

    it.runIf(honoursKeys)(
      'is carried out once however often it is delivered, and answered the same',
      async () => {
        const stage = setUp(before);
        const request = byNewCard(stage.aToken());
        const key = KEYS.next();
        const first = await stage.repository[write](ID, request, key);
        const after = await held(stage);
        expect(await stage.repository[write](ID, request, key)).toEqual(first);
        expect(await held(stage)).toEqual(after);
      },
    );

    it.runIf(honoursKeys)('is refused with the key of another request', async () => {
      const stage = setUp(before);
      const key = KEYS.next();
      await stage.repository[write](ID, byNewCard(stage.aToken()), key);
      expect(await stage.repository[write](ID, byNewCard(stage.aToken()), key)).toMatchObject({
        ok: false,
        error: { kind: 'refused', refusal: { reason: 'other', isUnprocessed: false } },
      });
    });

    it('may have been carried out although the answer was lost', async () => {
      const stage = setUp(before);
      stage.trouble('answer-lost');
      await stage.repository[write](ID, byNewCard(stage.aToken()), KEYS.next());
      expect((await held(stage)).items.map(({ id }) => id)).toEqual(['pro-monthly']);
    });
  });
}
