import { describe, expect, it } from 'vitest';
import { InMemoryOrderJournal } from '../../support/InMemoryOrderJournal';
import { ORDER_RECORDS } from '@/application/ports/ownerRecords';
import { UpdateLastOrder } from '@/application/subscription/UpdateLastOrder';
import { fingerprintWithCardOf } from '@/domain/subscription/PlacedOrder';
import { aBusinessId } from '../../support/builders/aBusinessId';
import { aDay, aPointInTime } from '../../support/builders/aMoment';
import { aPlacedOrder } from '../../support/builders/aPlacedOrder';
import { aPlanItem } from '../../support/builders/aPlanItem';
import { aSubscription } from '../../support/builders/aSubscription';
import { aUser } from '../../support/builders/aUser';
import { FixedClock } from '../../support/FixedClock';

const KEY = { userId: aUser().id, businessId: aBusinessId() };

function aTab() {
  const orders = new InMemoryOrderJournal();
  const clock = new FixedClock();
  const updateLastOrder = new UpdateLastOrder(orders, clock);
  return {
    orders,
    clock,
    lastOrder: (subscription = aSubscription(), owner = aUser(), timeZone?: string) =>
      updateLastOrder.execute(owner, aBusinessId(), subscription, timeZone),
    lastOrderUnread: () => updateLastOrder.execute(aUser(), aBusinessId(), undefined, undefined),
  };
}

describe('the last order of a tab', () => {
  it('is undefined without an order', () => {
    expect(aTab().lastOrder()).toBeUndefined();
  });

  it('has an unknown outcome without a response until the subscription proves it, however old it is', async () => {
    const tab = aTab();
    tab.orders.save(KEY, { kind: 'placed', order: aPlacedOrder() });
    expect(tab.lastOrderUnread()).toEqual({ kind: 'outcome-unknown', order: aPlacedOrder() });
    await tab.clock.advance(24 * 60 * 60 * 1000);
    expect(tab.lastOrderUnread()?.kind).toBe('outcome-unknown');
  });

  it('is proven by the subscription, once', () => {
    const tab = aTab();
    tab.orders.save(KEY, { kind: 'placed', order: aPlacedOrder() });
    expect(tab.lastOrder()).toEqual({ kind: 'reconciled', order: aPlacedOrder() });
    expect(tab.lastOrder()).toEqual({ kind: 'confirmed', order: aPlacedOrder() });
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
      expect(tab.lastOrderUnread()).toEqual({ kind: 'being-set-up', order, isDelayed: false });
    });

    it('is being set up while the API returns the earlier one, which has ended', () => {
      const { tab, order } = accepted();
      expect(tab.lastOrder(aSubscription({ cancelledAt: aPointInTime() }))).toEqual({
        kind: 'being-set-up',
        order,
        isDelayed: false,
      });
    });

    it('is being set up while the API returns one that ended today for the business', () => {
      const { tab } = accepted();
      const ended = aSubscription({ cancelledAt: aDay(2026, 3, 5) });
      expect(tab.lastOrder(ended, aUser(), 'Pacific/Kiritimati')?.kind).toBe('being-set-up');
      expect(tab.lastOrder(ended)?.kind).toBe('confirmed');
    });

    it('is delayed after a quarter of an hour', async () => {
      const { tab } = accepted();
      await tab.clock.advance(15 * 60_000);
      expect(tab.lastOrderUnread()).toMatchObject({ isDelayed: false });
      await tab.clock.advance(1);
      expect(tab.lastOrderUnread()).toMatchObject({ isDelayed: true });
    });

    it('is delayed when the clock of the device was set back', async () => {
      const { tab } = accepted();
      tab.clock.jump(-15 * 60_000 - 1);
      expect(tab.lastOrderUnread()).toMatchObject({ isDelayed: true });
    });

    it('is being set up for a day at most', async () => {
      const { tab } = accepted();
      await tab.clock.advance(ORDER_RECORDS.onDevice.lifetime - 1);
      expect(tab.lastOrderUnread()?.kind).toBe('being-set-up');
      await tab.clock.advance(1);
      expect(tab.lastOrderUnread()).toBeUndefined();
      expect(tab.orders.load(KEY)).toBeUndefined();
    });

    it('is confirmed once it was read, so that a later missing one means that there is none', () => {
      const { tab, order } = accepted();
      expect(tab.lastOrder()).toEqual({ kind: 'confirmed', order });
      expect(tab.lastOrderUnread()).toEqual({ kind: 'confirmed', order });
    });
  });

  describe.each(['update', 'reactivate'] as const)('an accepted change (%s)', (kind) => {
    const before = aSubscription({ items: [aPlanItem({ id: 'pro-monthly' })] });

    const accepted = () => {
      const tab = aTab();
      const order = aPlacedOrder({ kind, fingerprintBefore: fingerprintWithCardOf(before) });
      tab.orders.save(KEY, { kind: 'accepted', order, acceptedAt: tab.clock.now() });
      return { tab, order };
    };

    it('is being set up while the API returns the subscription before it, or none', () => {
      const { tab, order } = accepted();
      expect(tab.lastOrder(before)).toEqual({ kind: 'being-set-up', order, isDelayed: false });
      expect(tab.lastOrderUnread()).toEqual({ kind: 'being-set-up', order, isDelayed: false });
    });

    it.each([
      ['it', aSubscription()],
      ['another state', aSubscription({ ...before, status: 'Paused' })],
    ])(
      'is confirmed once a read shows %s, also if a later one shows the subscription before it',
      (_what, read) => {
        const { tab, order } = accepted();
        expect(tab.lastOrder(read)).toEqual({ kind: 'confirmed', order });
        expect(tab.lastOrder(before)).toEqual({ kind: 'confirmed', order });
      },
    );

    it('is being set up for a quarter of an hour at most', async () => {
      const { tab } = accepted();
      await tab.clock.advance(15 * 60_000 - 1);
      expect(tab.lastOrder(before)?.kind).toBe('being-set-up');
      await tab.clock.advance(1);
      expect(tab.lastOrder(before)).toBeUndefined();
      expect(tab.orders.load(KEY)).toBeUndefined();
    });
  });

  it('is confirmed when the order changed a subscription that the API does not return now', () => {
    const tab = aTab();
    const order = aPlacedOrder({ kind: 'update' });
    tab.orders.save(KEY, { kind: 'confirmed', order, confirmedAt: tab.clock.now() });
    expect(tab.lastOrderUnread()).toEqual({ kind: 'confirmed', order });
  });

  it('is not shown to another owner', () => {
    const tab = aTab();
    tab.orders.save(KEY, { kind: 'placed', order: aPlacedOrder() });
    expect(tab.lastOrder(aSubscription(), aUser({ id: 'somebody-else' }))).toBeUndefined();
  });
});
