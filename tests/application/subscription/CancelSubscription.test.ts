import { describe, expect, it } from 'vitest';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { DemoOutage } from '@/application/ports/DemoControls';
import type { OrderLock } from '@/application/ports/OrderLock';
import type { ReadFailure, WriteFailure } from '@/application/ports/ServiceFailure';
import type { SubscriptionRepository } from '@/application/ports/SubscriptionRepository';
import { CancelSubscription } from '@/application/subscription/CancelSubscription';
import { failure, success, type Result } from '@/domain/shared/result';
import type { CancellationResponse, Subscription } from '@/domain/subscription/Subscription';
import { aWorld } from '../../support/aWorld';
import { aBusiness } from '../../support/builders/aBusiness';
import { aBusinessId } from '../../support/builders/aBusinessId';
import { anAddOnItem } from '../../support/builders/anAddOnItem';
import { aPointInTime } from '../../support/builders/aMoment';
import { aPlanItem } from '../../support/builders/aPlanItem';
import { aSubscription } from '../../support/builders/aSubscription';
import { aPlacedOrder } from '../../support/builders/aPlacedOrder';
import { aUser } from '../../support/builders/aUser';
import { InMemoryOrderJournal } from '../../support/InMemoryOrderJournal';
import { InMemoryOrderLock } from '../../support/InMemoryOrderLock';

const ID = aBusinessId();
const END = aPointInTime('2026-04-01T09:00:00Z');
const CURRENT = aSubscription({ items: [aPlanItem(), anAddOnItem({ quantity: 2 })] });

function aCancellation(current: Subscription | undefined = CURRENT) {
  const world = aWorld({
    businesses: [aBusiness()],
    subscriptions: current === undefined ? {} : { 'business-1': current },
  });
  const orders = new InMemoryOrderJournal();
  const holders = new Map<BusinessId, OrderLock>();
  const { subscriptions, diagnostics, pollPorts } = world;
  const lock = new InMemoryOrderLock(holders);
  const cancel = new CancelSubscription(subscriptions, orders, lock, diagnostics, pollPorts);
  const otherTab = new InMemoryOrderLock(holders);
  const isLocked = () => holders.has(ID);
  return { ...world, orders, otherTab, isLocked, cancel, current: () => world.world.subscription(ID) };
}

/** A service with predefined results that the in-memory backend never returns. */
class StubService implements Pick<SubscriptionRepository, 'cancel' | 'ofBusiness'> {
  reads = 0;

  constructor(
    private readonly answer: Result<CancellationResponse, WriteFailure>,
    private readonly read: Result<Subscription | undefined, ReadFailure>,
  ) {}

  async cancel() {
    return this.answer;
  }

  async ofBusiness() {
    this.reads += 1;
    return this.read;
  }

  create = neverCalled;
  update = neverCalled;
}

function neverCalled(): never {
  throw new Error('Expected no order while cancelling');
}

async function cancelWith(
  answer: Result<CancellationResponse, WriteFailure>,
  read: Result<Subscription | undefined, ReadFailure>,
) {
  const service = new StubService(answer, read);
  const { diagnostics, pollPorts } = aWorld();
  const [orders, lock] = [new InMemoryOrderJournal(), new InMemoryOrderLock()];
  const cancel = new CancelSubscription(service, orders, lock, diagnostics, pollPorts);
  return { result: await cancel.execute(aUser(), ID, CURRENT), reads: service.reads };
}

const REFUSALS: readonly WriteFailure[] = [
  { kind: 'refused', message: 'No' },
  { kind: 'refused', retryAfter: 3000 },
  { kind: 'forbidden' },
];

const answered = (overrides: Partial<CancellationResponse>) =>
  success<CancellationResponse>({
    status: 'Active',
    cancelledAt: undefined,
    cancelReason: undefined,
    trialEnd: undefined,
    nextBillingDate: undefined,
    ...overrides,
  });

describe('cancelling a subscription', () => {
  it('sends one request for the business', async () => {
    const setup = aCancellation();
    expect(await setup.cancel.execute(aUser(), ID, CURRENT)).toMatchObject({ ok: true });
    expect(setup.network.requestCountOf('cancel-subscription')).toBe(1);
    expect(setup.network.requestCountOf('load-subscription')).toBe(0);
    expect(setup.current()).toMatchObject({ cancelledAt: END });
  });

  it('takes five fields from the response and keeps the others', async () => {
    const five = {
      status: 'NonRenewing',
      cancelledAt: END,
      cancelReason: 'customer',
      trialEnd: aPointInTime('2026-03-20T09:00:00Z'),
      nextBillingDate: undefined,
    };
    const { result, reads } = await cancelWith(success(five), success(undefined));
    expect(result).toEqual(success({ ...CURRENT, ...five }));
    expect(reads).toBe(0);
  });

  it('accepts a status without a date in the response', async () => {
    const { result } = await cancelWith(answered({ status: 'Canceled' }), success(CURRENT));
    expect(result).toMatchObject(success({ status: 'Canceled', items: CURRENT.items }));
  });

  it('sends no request for a business of another owner', async () => {
    const setup = aCancellation();
    expect(await setup.cancel.execute(aUser({ businessIds: [] }), ID, CURRENT)).toEqual(
      failure({ kind: 'business-not-found' }),
    );
    expect(setup.network.requestCountOf('cancel-subscription')).toBe(0);
  });

  it('only reports a missing business id', async () => {
    const setup = aCancellation();
    expect(await setup.cancel.execute(aUser(), undefined, CURRENT)).toEqual(
      failure({ kind: 'business-id-missing' }),
    );
    expect(setup.network.requestCountOf('cancel-subscription')).toBe(0);
    expect(setup.diagnostics.events).toEqual([
      { event: 'business-id-missing', detail: 'nothing was cancelled' },
    ]);
  });

  it('sends no request while a payment may still be executed, which would revert the cancellation', async () => {
    const setup = aCancellation();
    const key = { userId: aUser().id, businessId: ID };
    const order = aPlacedOrder();
    setup.orders.save(key, { kind: 'placed', order });
    expect(await setup.cancel.execute(aUser(), ID, CURRENT)).toEqual(failure({ kind: 'payment-pending' }));
    expect(setup.network.requestCountOf('cancel-subscription')).toBe(0);
    setup.orders.clear(key, order);
    expect(await setup.cancel.execute(aUser(), ID, CURRENT)).toMatchObject({ ok: true });
  });

  it('is possible once the payment was accepted, also before a read shows it', async () => {
    const setup = aCancellation();
    const acceptedAt = setup.clock.now();
    setup.orders.save(
      { userId: aUser().id, businessId: ID },
      { kind: 'accepted', order: aPlacedOrder(), acceptedAt },
    );
    expect(await setup.cancel.execute(aUser(), ID, CURRENT)).toMatchObject({ ok: true });
  });

  describe('while another tab orders or cancels for the business', () => {
    it('sends no request', async () => {
      const setup = aCancellation();
      await setup.otherTab.acquire(ID);
      expect(await setup.cancel.execute(aUser(), ID, CURRENT)).toEqual(failure({ kind: 'in-progress' }));
      expect(setup.network.requestCountOf('cancel-subscription')).toBe(0);
      expect(await setup.otherTab.acquire(ID)).toBe(true);
      setup.otherTab.release(ID);
      expect(await setup.cancel.execute(aUser(), ID, CURRENT)).toMatchObject({ ok: true });
    });

    it('names its payment once that was placed', async () => {
      const setup = aCancellation();
      await setup.otherTab.acquire(ID);
      setup.orders.save({ userId: aUser().id, businessId: ID }, { kind: 'placed', order: aPlacedOrder() });
      expect(await setup.cancel.execute(aUser(), ID, CURRENT)).toEqual(failure({ kind: 'payment-pending' }));
    });
  });

  it('lets no other tab order until the response has arrived', async () => {
    const setup = aCancellation();
    setup.network.latency = 1000;
    const cancelling = setup.cancel.execute(aUser(), ID, CURRENT);
    await setup.clock.advance(999);
    expect(await setup.otherTab.acquire(ID)).toBe(false);
    await setup.clock.advance(1);
    await cancelling;
    expect(await setup.otherTab.acquire(ID)).toBe(true);
  });

  it.each<[string, DemoOutage | 'payment-pending', boolean]>([
    ['lets other tabs order after a refusal', 'refused', false],
    ['lets other tabs order when nothing was sent', 'payment-pending', false],
    ['lets no other tab order when the outcome is unknown', 'response-lost', true],
  ])('%s', async (_what, outage, isLocked) => {
    const setup = aCancellation();
    if (outage === 'payment-pending')
      setup.orders.save({ userId: aUser().id, businessId: ID }, { kind: 'placed', order: aPlacedOrder() });
    else setup.network.setOutage('cancel-subscription', outage, 1);
    await setup.cancel.execute(aUser(), ID, CURRENT);
    expect(setup.isLocked()).toBe(isLocked);
  });

  it.each<[DemoOutage, object]>([
    ['offline', { kind: 'offline' }],
    ['session-expired', { kind: 'session-expired' }],
  ])('changes and reads nothing when %s', async (outage, error) => {
    const setup = aCancellation();
    setup.network.setOutage('cancel-subscription', outage);
    expect(await setup.cancel.execute(aUser(), ID, CURRENT)).toMatchObject(failure(error));
    expect(setup.network.requestCountOf('load-subscription')).toBe(0);
    expect(setup.current()).toEqual(CURRENT);
  });

  it.each<WriteFailure>(REFUSALS)(
    'returns a refusal ($kind $retryAfter) after one read that shows the subscription running',
    async (refusal) => {
      const { result, reads } = await cancelWith(failure(refusal), success(CURRENT));
      expect(result).toEqual(failure(refusal));
      expect(reads).toBe(1);
    },
  );

  it('returns the messages of a service that refuses', async () => {
    const setup = aCancellation();
    setup.network.setOutage('cancel-subscription', 'refused');
    expect(await setup.cancel.execute(aUser(), ID, CURRENT)).toMatchObject(
      failure({ kind: 'refused', message: 'The demo service refused the request' }),
    );
  });

  it('returns them also when the read after the refusal fails', async () => {
    const refused = failure({ kind: 'refused', message: 'No' });
    const { result } = await cancelWith(refused, failure({ kind: 'unavailable' }));
    expect(result).toEqual(refused);
  });
});

describe('cancelling with a lost, incomplete or refusing response', () => {
  it.each([
    ['the response was lost', failure({ kind: 'outcome-unknown' })],
    ['the response has no date and the status is still active', answered({})],
  ])('has an unknown outcome: %s', async (_what, answer) => {
    const { result, reads } = await cancelWith(answer, success(CURRENT));
    expect(result).toEqual(failure({ kind: 'outcome-unknown' }));
    expect(reads).toBe(0);
  });

  it.each([
    ['is cancelled', success(aSubscription({ cancelledAt: END }))],
    ['is gone', success(undefined)],
  ])('is successful when the service refuses and the subscription %s', async (_what, read) => {
    for (const refusal of REFUSALS) {
      const { result, reads } = await cancelWith(failure(refusal), read);
      expect(result).toEqual(read);
      expect(reads).toBe(1);
    }
  });

  it('returns that the session has expired when the read after a refusal finds so', async () => {
    const { result } = await cancelWith(failure({ kind: 'refused' }), failure({ kind: 'session-expired' }));
    expect(result).toEqual(failure({ kind: 'session-expired' }));
  });

  it('can be repeated: the second attempt finds the subscription cancelled', async () => {
    const setup = aCancellation();
    setup.network.setOutage('cancel-subscription', 'response-lost', 1);
    expect(await setup.cancel.execute(aUser(), ID, CURRENT)).toMatchObject({ ok: false });
    expect(await setup.cancel.execute(aUser(), ID, CURRENT)).toMatchObject(success({ cancelledAt: END }));
  });
});
