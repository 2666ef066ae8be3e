import { describe, expect, it, vi } from 'vitest';
import type { DemoOutage } from '@/application/ports/DemoControls';
import type { CancelSubscription } from '@/application/subscription/CancelSubscription';
import { failure, success } from '@/domain/shared/result';
import type { Subscription } from '@/domain/subscription/Subscription';
import type { Toast } from '@/ui/shell/Toasts';
import { cancellationToast, CancellationViewModel } from '@/ui/subscription/cancel/CancellationViewModel';
import { anOwnersWorld } from '@tests/support/anOwnersWorld';
import { anActiveBusiness } from '@tests/support/builders/aBusiness';
import { aBusinessId } from '@tests/support/builders/aBusinessId';
import { aLocalTime, aMoment, aPointInTime } from '@tests/support/builders/aMoment';
import { aPlacedOrder } from '@tests/support/builders/aPlacedOrder';
import { aSubscription } from '@tests/support/builders/aSubscription';
import { aUser } from '@tests/support/builders/aUser';
import { FixedClock } from '@tests/support/FixedClock';
import { statesOf } from '@tests/support/statesOf';

/** The page of an active business whose subscription has loaded. */
async function openBusiness(current: Subscription = aSubscription()) {
  const world = anOwnersWorld({ businesses: [anActiveBusiness()], subscription: current });
  const detail = world.createBusinessDetail();
  detail.start();
  await world.clock.advance(0);
  const shown = (): Subscription | undefined =>
    detail.state.kind === 'ready' && detail.state.subscription.kind === 'present'
      ? detail.state.subscription.subscription
      : undefined;
  const { cancellation } = detail;
  const requests = () => world.network.requestCountOf('cancel-subscription');
  return { ...world, detail, cancellation, shown, requests, states: statesOf(cancellation) };
}

function neverCalled(): never {
  throw new Error('Expected no reconciliation of the cancellation');
}

/** A view model whose use case returns the given result. */
function withAnswer(answer: Awaited<ReturnType<CancelSubscription['execute']>>) {
  const shown: (Subscription | undefined)[] = [];
  const toasts: Toast[] = [];
  const cancellation = new CancellationViewModel(
    {
      businessId: aBusinessId(),
      timeZone: undefined,
      isMounted: true,
      showSubscription: (after) => shown.push(after),
      showPendingPayment: () => undefined,
    },
    {
      cancelSubscription: { execute: async () => answer, reconcile: neverCalled },
      listPlanFeatures: { execute: async () => [] },
      clock: new FixedClock(),
      session: { user: aUser(), expire: async () => undefined },
      toasts: { show: (toast) => toasts.push(toast) },
      subscriptionCache: { cancelling: new Set(), expireChanged: () => undefined },
    },
  );
  return { cancellation, shown, toasts };
}

describe('CancellationViewModel', () => {
  it('asks for confirmation first, then sends the request and shows the returned subscription', async () => {
    const page = await openBusiness();
    page.cancellation.ask(aSubscription());
    expect(page.requests()).toBe(0);
    await page.cancellation.confirm();
    expect(page.requests()).toBe(1);
    expect(page.states.map(({ kind }) => kind)).toEqual(['none', 'asking', 'sending', 'done']);
    expect(page.shown()).toMatchObject({ cancelledAt: aSubscription().nextBillingDate, status: 'Active' });
    expect(page.network.requestCountOf('load-subscription')).toBe(1);
  });

  it('lets the dashboard read the subscription again, which it may have read before', async () => {
    const page = await openBusiness();
    page.cancellation.ask(aSubscription());
    page.subscriptionCache.remember(aBusinessId(), aSubscription());
    expect(page.subscriptionCache.isFresh(aBusinessId())).toBe(true);
    await page.cancellation.confirm();
    expect(page.subscriptionCache.isFresh(aBusinessId())).toBe(false);
  });

  it('changes nothing on the page before the response', async () => {
    const page = await openBusiness();
    page.network.latency = 1000;
    page.cancellation.ask(aSubscription());
    const sending = page.cancellation.confirm();
    expect(page.cancellation.state.kind).toBe('sending');
    expect(page.shown()).toEqual(aSubscription());
    await page.clock.advance(1000);
    await sending;
    expect(page.shown()?.cancelledAt).toBeDefined();
  });

  it('sends one request when the owner confirms several times', async () => {
    const page = await openBusiness();
    page.cancellation.ask(aSubscription());
    const { cancellation } = page;
    await Promise.all([cancellation.confirm(), cancellation.confirm(), cancellation.confirm()]);
    await cancellation.confirm();
    expect(page.requests()).toBe(1);
  });

  it('sends no request without a confirmation', async () => {
    const page = await openBusiness();
    await page.cancellation.confirm();
    page.cancellation.ask(aSubscription());
    page.cancellation.closeQuestion();
    await page.cancellation.confirm();
    expect(page.requests()).toBe(0);
    expect(page.cancellation.state).toEqual({ kind: 'none' });
  });

  it('sends no request for an owner whose session has ended', async () => {
    const page = await openBusiness();
    page.cancellation.ask(aSubscription());
    page.session.user = undefined;
    await page.cancellation.confirm();
    expect([page.cancellation.state.kind, page.requests()]).toEqual(['asking', 0]);
  });

  it('can be neither cancelled nor reopened while the request is running', async () => {
    const page = await openBusiness();
    page.network.latency = 1000;
    page.cancellation.ask(aSubscription());
    const sending = page.cancellation.confirm();
    page.cancellation.closeQuestion();
    page.cancellation.ask(aSubscription());
    expect(page.cancellation.state.kind).toBe('sending');
    await page.clock.advance(1000);
    await sending;
  });

  it('is not offered for a cancelled subscription', async () => {
    const page = await openBusiness();
    page.cancellation.ask(aSubscription({ cancelledAt: aPointInTime() }));
    expect(page.cancellation.state.kind).toBe('none');
  });

  describe('shows the result', () => {
    it.each<[string, Partial<Subscription>, object]>([
      ['an end to come', {}, { message: 'subscription.cancel.doneUntil', values: { date: '1.4.2026' } }],
      [
        'the end of a trial',
        { status: 'InTrial', trialEnd: aPointInTime('2026-03-12T10:00:00Z') },
        { message: 'subscription.cancel.doneTrialUntil', values: { date: '12.3.2026' } },
      ],
      [
        'an end at once',
        { status: 'Paused' },
        { message: 'subscription.cancel.donePast', values: { date: '5.3.2026' } },
      ],
    ])('%s', async (_what, overrides, toast) => {
      const current = aSubscription(overrides);
      const page = await openBusiness(current);
      page.cancellation.ask(current);
      await page.cancellation.confirm();
      expect(page.toasts.waiting).toEqual([{ kind: 'success', ...toast }]);
    });

    it('of a subscription whose end is in the past', () => {
      const subscription = aSubscription({ cancelledAt: aPointInTime('2026-03-01T10:00:00Z') });
      expect(cancellationToast(subscription, aLocalTime('2026-03-05T12:00:00Z'))).toEqual({
        kind: 'success',
        message: 'subscription.cancel.donePast',
        values: { date: '1.3.2026' },
      });
    });

    it('of a subscription whose trial is over, although the service still reports it', () => {
      const subscription = aSubscription({
        status: 'InTrial',
        trialEnd: aPointInTime('2026-03-01T10:00:00Z'),
        cancelledAt: aPointInTime('2026-04-01T10:00:00Z'),
      });
      expect(cancellationToast(subscription, aLocalTime('2026-03-05T12:00:00Z'))).toMatchObject({
        message: 'subscription.cancel.doneUntil',
      });
    });

    it('of a subscription that ends later today', () => {
      const subscription = aSubscription({ cancelledAt: aPointInTime('2026-03-05T13:00:00Z') });
      expect(cancellationToast(subscription, aLocalTime('2026-03-05T12:00:00Z'))).toEqual({
        kind: 'success',
        message: 'subscription.cancel.doneToday',
      });
    });

    it('of a subscription that no longer exists', async () => {
      const { cancellation, shown, toasts } = withAnswer(success(undefined));
      cancellation.ask(aSubscription());
      await cancellation.confirm();
      expect(shown).toEqual([undefined]);
      expect(toasts).toEqual([{ kind: 'success', message: 'subscription.cancel.done' }]);
    });
  });

  it('shows nothing for a missing business id, which is only reported', async () => {
    const { cancellation, shown, toasts } = withAnswer(failure({ kind: 'business-id-missing' }));
    cancellation.ask(aSubscription());
    await cancellation.confirm();
    expect([cancellation.state, shown, toasts]).toEqual([{ kind: 'none' }, [], []]);
  });

  describe('keeps the dialog open after a failure, and shows the reason', () => {
    it.each<[DemoOutage, object]>([
      [
        'refused',
        { message: 'subscription.cancellation_error', detail: 'The demo service refused the request' },
      ],
      ['forbidden', { message: 'subscription.cancellation_error', reason: 'errors.forbidden' }],
      ['offline', { message: 'subscription.cancel.failedTryAgain', reason: 'errors.offline' }],
    ])('%s', async (outage, shownFailure) => {
      const page = await openBusiness();
      page.network.setOutage('cancel-subscription', outage);
      page.cancellation.ask(aSubscription());
      await page.cancellation.confirm();
      expect(page.cancellation.state).toMatchObject({
        kind: 'asking',
        subscription: aSubscription(),
        failure: shownFailure,
      });
      expect(page.shown()).toEqual(aSubscription());
      /* The dialog shows the failure, so it is only added to the toast history. */
      expect(page.toasts.waiting).toMatchObject([{ kind: 'error', isHistoryOnly: true }]);
    });

    it('with its request, so that "Get help" names it', async () => {
      const request = { status: 400, id: 'req-77', receivedAt: aMoment() };
      const { cancellation, toasts } = withAnswer(failure({ kind: 'refused', request }));
      cancellation.ask(aSubscription());
      await cancellation.confirm();
      expect(toasts).toMatchObject([
        { message: 'subscription.cancellation_error', request, isHistoryOnly: true },
      ]);
    });

    it('without permission, with the message of the server', async () => {
      const { cancellation } = withAnswer(
        failure({ kind: 'forbidden', message: 'Only the owner may do this' }),
      );
      cancellation.ask(aSubscription());
      await cancellation.confirm();
      expect(cancellation.state).toMatchObject({
        failure: { reason: 'errors.forbidden', detail: 'Only the owner may do this' },
      });
    });

    it('while another tab orders or cancels, so that nothing was sent', async () => {
      const { cancellation } = withAnswer(failure({ kind: 'in-progress' }));
      cancellation.ask(aSubscription());
      await cancellation.confirm();
      const failed = 'subscription.wizard.failure';
      expect(cancellation.state).toMatchObject({
        kind: 'asking',
        failure: { message: `${failed}.title.in-progress`, reason: `${failed}.text.in-progress` },
      });
    });

    it('when there was no access token, so that nothing was sent', async () => {
      const { cancellation } = withAnswer(failure({ kind: 'unavailable', hasNoResponse: true }));
      cancellation.ask(aSubscription());
      await cancellation.confirm();
      expect(cancellation.state).toMatchObject({
        failure: { message: 'subscription.cancel.failedTryAgain', reason: 'errors.unavailable' },
      });
    });

    it('after too many requests, with the time of the next attempt', async () => {
      const request = { status: 429, id: undefined, receivedAt: aMoment() };
      const { cancellation } = withAnswer(
        failure({ kind: 'refused', message: 'Slow down', retryAfter: 3000, request }),
      );
      cancellation.ask(aSubscription());
      await cancellation.confirm();
      expect(cancellation.state).toMatchObject({
        failure: { message: 'subscription.cancellation_error', retryAfter: 3000, since: aMoment() },
      });
    });
  });

  it('signs out when the API rejects the session', async () => {
    const page = await openBusiness();
    page.network.setOutage('cancel-subscription', 'session-expired');
    page.cancellation.ask(aSubscription());
    await page.cancellation.confirm();
    expect([page.session.expirations, page.cancellation.state.kind]).toEqual([1, 'none']);
  });
});

describe('A cancellation without a response', () => {
  /** The page after the owner confirmed and the response was lost. */
  async function lost(outage: DemoOutage) {
    const page = await openBusiness();
    page.network.setOutage('cancel-subscription', outage, 1);
    page.cancellation.ask(aSubscription());
    await page.cancellation.confirm();
    return page;
  }

  it('is reconciled, and shows neither success nor failure until the result is known', async () => {
    const page = await lost('executed-late');
    expect(page.cancellation.state).toEqual({ kind: 'reconciling', isPaused: false });
    expect([page.shown(), page.toasts.waiting]).toEqual([aSubscription(), []]);
    await page.clock.advance(4000);
    expect(page.cancellation.state.kind).toBe('reconciling');
  });

  it('succeeds when the server cancels five seconds later', async () => {
    const page = await lost('executed-late');
    await page.clock.advance(60_000);
    expect(page.states.map(({ kind }) => kind)).toEqual(['none', 'asking', 'sending', 'reconciling', 'done']);
    expect(page.shown()?.cancelledAt).toBeDefined();
    expect(page.toasts.waiting).toMatchObject([
      { kind: 'success', message: 'subscription.cancel.doneUntil' },
    ]);
    expect(page.requests()).toBe(1);
  });

  it('cannot be requested again while it is reconciled', async () => {
    const page = await lost('executed-late');
    page.cancellation.ask(aSubscription());
    await page.cancellation.confirm();
    expect([page.cancellation.state.kind, page.requests()]).toEqual(['reconciling', 1]);
  });

  it('fails only when the subscription is still active at the end of the poll schedule', async () => {
    const page = await lost('unavailable');
    await page.clock.advance(59_999);
    expect(page.cancellation.state.kind).toBe('reconciling');
    await page.clock.advance(1);
    expect(page.cancellation.state).toEqual({
      kind: 'failed',
      failure: { message: 'subscription.cancel.failedTryAgain', reason: 'subscription.cancel.stillRunning' },
    });
  });

  it('shows the subscription of the last read when it is not cancelled', async () => {
    const page = await lost('unavailable');
    const changed = aSubscription({ nextBillingDate: aPointInTime('2026-05-01T00:00:00Z') });
    page.world.saveSubscription(aBusinessId(), changed);
    await page.clock.advance(60_000);
    expect([page.cancellation.state.kind, page.shown()]).toEqual(['failed', changed]);
  });

  it('has an unknown result when the last read failed', async () => {
    const page = await lost('response-lost');
    page.network.setOutage('load-subscription', 'unavailable');
    await page.clock.advance(60_000);
    expect(page.cancellation.state).toEqual({
      kind: 'failed',
      failure: { message: 'subscription.cancel.unknown', reason: 'subscription.cancel.unknownText' },
    });
    page.network.clearOutage();
    page.cancellation.ask(aSubscription());
    await page.cancellation.confirm();
    expect(page.cancellation.state.kind).toBe('done');
  });

  it('is reconciled further once the browser is online', async () => {
    const page = await lost('response-lost');
    page.connection.isOnline = false;
    await page.clock.advance(1000);
    expect(page.cancellation.state).toMatchObject({ kind: 'reconciling', isPaused: true });
    page.connection.isOnline = true;
    await page.clock.advance(0);
    expect(page.cancellation.state.kind).toBe('done');
  });

  it('signs out when a read finds the session expired', async () => {
    const page = await lost('response-lost');
    page.network.setOutage('load-subscription', 'session-expired');
    await page.clock.advance(1000);
    expect([page.session.expirations, page.cancellation.state.kind]).toEqual([1, 'none']);
  });

  it.each<[string, DemoOutage | undefined, Partial<Toast>]>([
    ['cancelled', undefined, { kind: 'success', message: 'subscription.cancel.doneUntil' }],
    [
      'not cancelled, because the server refused',
      'refused',
      { kind: 'error', message: 'subscription.cancellation_error' },
    ],
    ['unknown', 'response-lost', { kind: 'error', message: 'subscription.cancel.unknown' }],
  ])('names the business in its toast after the page was left: %s', async (_what, outage, toast) => {
    const page = await openBusiness();
    page.network.latency = 1000;
    if (outage !== undefined) page.network.setOutage('cancel-subscription', outage);
    page.cancellation.ask(aSubscription());
    const sending = page.cancellation.confirm();
    page.detail.dispose();
    await page.clock.advance(3000);
    await sending;
    expect(page.toasts.waiting).toMatchObject([{ ...toast, about: { id: aBusinessId() } }]);
    expect(page.requests()).toBe(1);
  });

  describe('of a page that was left before the response', () => {
    /** The page is left and opened again while the request is running. */
    async function reopenDuring(outage?: DemoOutage) {
      const page = await openBusiness();
      if (outage !== undefined) page.network.setOutage('cancel-subscription', outage, 1);
      page.network.latency = 1000;
      page.cancellation.ask(aSubscription());
      const sending = page.cancellation.confirm();
      await page.clock.advance(0);
      page.network.latency = 0;
      page.detail.dispose();
      const reopened = page.createBusinessDetail();
      reopened.start();
      await page.clock.advance(0);
      const answer = async (): Promise<void> => {
        await page.clock.advance(1000);
        await sending;
      };
      return { ...page, reopened, answer };
    }

    it('is under way on the page that is opened again, which offers no order and no second cancellation', async () => {
      const { reopened, requests } = await reopenDuring();
      expect(reopened.cancellation.state).toEqual({ kind: 'reconciling', isPaused: false });
      expect([reopened.offersOrder, reopened.isCancellationBlocked]).toEqual([false, true]);
      reopened.cancellation.ask(aSubscription());
      await reopened.cancellation.confirm();
      expect(requests()).toBe(1);
    });

    it('announces nothing when that page is left as well', async () => {
      const { reopened, toasts } = await reopenDuring();
      reopened.dispose();
      expect(toasts.waiting).toEqual([]);
    });

    it.each<DemoOutage>(['refused', 'unavailable'])(
      'can be repeated there after the response: %s',
      async (outage) => {
        const { reopened, answer, requests } = await reopenDuring(outage);
        await answer();
        expect(reopened.cancellation.state.kind).toBe('none');
        expect([reopened.offersOrder, reopened.isCancellationBlocked]).toEqual([true, false]);
        reopened.cancellation.ask(aSubscription());
        await reopened.cancellation.confirm();
        expect([reopened.cancellation.state.kind, requests()]).toEqual(['done', 2]);
      },
    );

    it.each<[string, DemoOutage | undefined, Toast['kind']]>([
      ['it is confirmed', undefined, 'success'],
      ['its response is lost', 'response-lost', 'error'],
    ])('is shown there as soon as %s', async (_when, outage, kind) => {
      const { reopened, answer, toasts } = await reopenDuring(outage);
      await answer();
      expect(toasts.waiting).toMatchObject([{ kind, about: { id: aBusinessId() } }]);
      expect(reopened.state).toMatchObject({
        subscription: { kind: 'present', subscription: { cancelledAt: aSubscription().nextBillingDate } },
      });
    });

    it('is not read by the page of another business, or by one that was left', async () => {
      const page = await reopenDuring();
      page.reopened.dispose();
      const other = page.createBusinessDetail(aBusinessId('business-2'));
      other.start();
      await page.clock.advance(0);
      const reads = page.network.requestCountOf('load-subscription');
      await page.answer();
      expect(page.network.requestCountOf('load-subscription')).toBe(reads);
    });

    it('lets other tabs order once its response is lost, because nothing reads its result', async () => {
      const page = await reopenDuring('response-lost');
      const release = vi.spyOn(page.viewModels.orderLock, 'release');
      const reads = page.network.requestCountOf('load-subscription');
      page.reopened.dispose();
      await page.answer();
      expect(release.mock.calls).toEqual([[aBusinessId()]]);
      expect(page.network.requestCountOf('load-subscription')).toBe(reads);
    });
  });

  it('says in a toast that a payment has to be checked first, after the page was left', async () => {
    const page = await openBusiness();
    page.cancellation.ask(aSubscription());
    page.orders.save(
      { userId: aUser().id, businessId: aBusinessId() },
      { kind: 'placed', order: aPlacedOrder() },
    );
    const sending = page.cancellation.confirm();
    page.detail.dispose();
    await sending;
    const reason = 'subscription.cancel.afterPayment';
    expect(page.toasts.waiting).toMatchObject([{ kind: 'error', reason, about: { id: aBusinessId() } }]);
    expect([page.cancellation.state.kind, page.requests()]).toEqual(['none', 0]);
  });

  it.each<[string, (page: Awaited<ReturnType<typeof openBusiness>>) => Promise<void>]>([
    [
      'the response was lost after the page was left',
      async ({ cancellation, detail, network, clock }) => {
        network.latency = 1000;
        const sending = cancellation.confirm();
        detail.dispose();
        await clock.advance(3000);
        await sending;
      },
    ],
    [
      'the page was left while it was reconciled',
      async ({ cancellation, detail }) => {
        await cancellation.confirm();
        detail.dispose();
      },
    ],
    [
      'the last read failed',
      async ({ cancellation, network, clock }) => {
        await cancellation.confirm();
        network.setOutage('load-subscription', 'unavailable');
        await clock.advance(60_000);
      },
    ],
  ])(
    'lets the dashboard read the subscription again, because its result is unknown: %s',
    async (_when, end) => {
      const page = await openBusiness();
      page.network.setOutage('cancel-subscription', 'response-lost', 1);
      page.cancellation.ask(aSubscription());
      page.subscriptionCache.remember(aBusinessId(), aSubscription());
      await end(page);
      expect(page.subscriptionCache.isFresh(aBusinessId())).toBe(false);
    },
  );

  it('is no longer reconciled after the page was left', async () => {
    const page = await lost('response-lost');
    const reads = page.network.requestCountOf('load-subscription');
    page.detail.dispose();
    await page.clock.advance(60_000);
    expect(page.network.requestCountOf('load-subscription')).toBe(reads);
    expect(page.cancellation.state.kind).toBe('none');
    expect(page.toasts.waiting).toMatchObject([
      { kind: 'error', message: 'subscription.cancel.unknown', about: { id: aBusinessId() } },
    ]);
  });
});
