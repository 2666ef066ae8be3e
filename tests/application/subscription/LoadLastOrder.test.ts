import { describe, expect, it } from 'vitest';
import { InMemoryOrderJournal } from '../../support/InMemoryOrderJournal';
import { ORDER_RECORDS } from '@/application/ports/ownerRecords';
import type { JournalEntry } from '@/application/ports/OrderJournal';
import { LoadLastOrder, type LastOrder } from '@/application/subscription/LoadLastOrder';
import { instant } from '@/domain/shared/instant';
import type { PlacedOrder } from '@/domain/subscription/PlacedOrder';
import type { Subscription } from '@/domain/subscription/Subscription';
import { aBusinessId } from '../../support/builders/aBusinessId';
import { aPointInTime } from '../../support/builders/aMoment';
import { aPlacedOrder } from '../../support/builders/aPlacedOrder';
import { aSubscription } from '../../support/builders/aSubscription';
import { aUser } from '../../support/builders/aUser';
import { FixedClock } from '../../support/FixedClock';

const KEY = { userId: aUser().id, businessId: aBusinessId() };

function aTab() {
  const orders = new InMemoryOrderJournal();
  const clock = new FixedClock();
  const loadLastOrder = new LoadLastOrder(orders, clock);
  return {
    orders,
    clock,
    /** Reads the last order, then records what the subscription shows of it. */
    lastOrder: (subscription = aSubscription(), owner = aUser()) => {
      const lastOrder = loadLastOrder.execute(owner, aBusinessId(), subscription);
      loadLastOrder.recordOutcome(owner, aBusinessId(), subscription);
      return lastOrder;
    },
    read: (subscription?: Subscription) => loadLastOrder.execute(aUser(), aBusinessId(), subscription),
    recallUnread: () => {
      const lastOrder = loadLastOrder.execute(aUser(), aBusinessId(), undefined);
      loadLastOrder.recordOutcome(aUser(), aBusinessId(), undefined);
      return lastOrder;
    },
  };
}

describe('the last order of a tab', () => {
  it('is undefined without an order', () => {
    expect(aTab().lastOrder()).toBeUndefined();
  });

  it('is unconfirmed without a response until the subscription proves it, however old it is', async () => {
    const tab = aTab();
    tab.orders.save(KEY, { kind: 'placed', order: aPlacedOrder() });
    expect(tab.recallUnread()).toEqual({ kind: 'outcome-unknown', order: aPlacedOrder() });
    await tab.clock.advance(24 * 60 * 60 * 1000);
    expect(tab.recallUnread()?.kind).toBe('outcome-unknown');
  });

  it('is proven by the subscription, once', () => {
    const tab = aTab();
    tab.orders.save(KEY, { kind: 'placed', order: aPlacedOrder() });
    expect(tab.lastOrder()).toEqual({ kind: 'executed', order: aPlacedOrder() });
    expect(tab.lastOrder()).toEqual({ kind: 'confirmed', order: aPlacedOrder() });
  });

  it.each<[JournalEntry['kind'], LastOrder['kind'] | undefined, (order: PlacedOrder) => JournalEntry]>([
    ['placed', 'executed', (order) => ({ kind: 'placed', order })],
    ['accepted', undefined, (order) => ({ kind: 'accepted', order, acceptedAt: instant(0) })],
    ['confirmed', undefined, (order) => ({ kind: 'confirmed', order, confirmedAt: instant(0) })],
  ])('is read without a change of the journal: %s', (_kind, shown, entryOf) => {
    const tab = aTab();
    const entry = entryOf(aPlacedOrder());
    tab.orders.save(KEY, entry);
    const stored = tab.orders.load(KEY);
    expect(tab.read(aSubscription())?.kind).toBe(shown);
    expect(tab.read(aSubscription())?.kind).toBe(shown);
    expect(tab.orders.load(KEY)).toEqual(stored);
  });

  it('is shown again for ten minutes, then cleared', async () => {
    const tab = aTab();
    tab.orders.save(KEY, { kind: 'confirmed', order: aPlacedOrder(), confirmedAt: tab.clock.now() });
    await tab.clock.advance(ORDER_RECORDS.inTab.lifetime - 1);
    expect(tab.lastOrder()?.kind).toBe('confirmed');
    await tab.clock.advance(1);
    expect(tab.lastOrder()).toBeUndefined();
    expect(tab.orders.load(KEY)).toBeUndefined();
  });

  describe('a created subscription', () => {
    const accepted = () => {
      const tab = aTab();
      const order = aPlacedOrder({ kind: 'create' });
      tab.orders.save(KEY, { kind: 'accepted', order, acceptedAt: tab.clock.now() });
      return { tab, order };
    };

    it('is being set up until the API returns it, so that it is not bought again', () => {
      const { tab, order } = accepted();
      expect(tab.recallUnread()).toEqual({ kind: 'being-set-up', order, isDelayed: false });
    });

    it('is being set up while the API returns the earlier one, which has ended', () => {
      const { tab, order } = accepted();
      expect(tab.lastOrder(aSubscription({ cancelledAt: aPointInTime() }))).toEqual({
        kind: 'being-set-up',
        order,
        isDelayed: false,
      });
    });

    it('is delayed after a quarter of an hour', async () => {
      const { tab } = accepted();
      await tab.clock.advance(15 * 60_000);
      expect(tab.recallUnread()).toMatchObject({ isDelayed: false });
      await tab.clock.advance(1);
      expect(tab.recallUnread()).toMatchObject({ isDelayed: true });
    });

    it('is being set up for a day at most', async () => {
      const { tab } = accepted();
      await tab.clock.advance(ORDER_RECORDS.onDevice.lifetime - 1);
      expect(tab.recallUnread()?.kind).toBe('being-set-up');
      await tab.clock.advance(1);
      expect(tab.recallUnread()).toBeUndefined();
      expect(tab.orders.load(KEY)).toBeUndefined();
    });

    it('is confirmed once it was read, so that a later missing one means that there is none', () => {
      const { tab, order } = accepted();
      expect(tab.lastOrder()).toEqual({ kind: 'confirmed', order });
      expect(tab.recallUnread()).toEqual({ kind: 'confirmed', order });
    });
  });

  it('is confirmed when the order changed a subscription that the API does not return now', () => {
    const tab = aTab();
    const order = aPlacedOrder({ kind: 'update' });
    tab.orders.save(KEY, { kind: 'confirmed', order, confirmedAt: tab.clock.now() });
    expect(tab.recallUnread()).toEqual({ kind: 'confirmed', order });
  });

  it('is not shown to another owner', () => {
    const tab = aTab();
    tab.orders.save(KEY, { kind: 'placed', order: aPlacedOrder() });
    expect(tab.lastOrder(aSubscription(), aUser({ id: 'somebody-else' }))).toBeUndefined();
  });
});
