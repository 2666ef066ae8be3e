import { describe, expect, it } from 'vitest';
import type { DemoOutage } from '@/application/ports/DemoControls';
import type { BusinessRepository } from '@/application/ports/BusinessRepository';
import type { WriteFailure } from '@/application/ports/ServiceFailure';
import { ChangeStatus } from '@/application/business/ChangeStatus';
import type { Business } from '@/domain/business/Business';
import { failure, success } from '@/domain/shared/result';
import type { Subscription } from '@/domain/subscription/Subscription';
import { aWorld } from '../../support/aWorld';
import { aBusiness, anActiveBusiness } from '../../support/builders/aBusiness';
import { aBusinessId } from '../../support/builders/aBusinessId';
import { aPointInTime } from '../../support/builders/aMoment';
import { aSubscription } from '../../support/builders/aSubscription';

function managing(business: Business, subscription?: Subscription) {
  const world = aWorld({
    businesses: [business],
    subscriptions: subscription === undefined ? {} : { 'business-1': subscription },
  });
  const changing = new ChangeStatus(world.businesses, world.subscriptions, world.pollPorts);
  return {
    ...world,
    activate: () => changing.execute('activate', business),
    deactivate: () => changing.execute('deactivate', business),
    /** The status in the in-memory backend. */
    status: () => world.world.business(aBusinessId())?.status,
    writes: () => world.network.requestCountOf('change-business-status'),
  };
}

describe('activating a business', () => {
  it.each([
    ['a subscription that is active', aSubscription()],
    ['a trial', aSubscription({ status: 'in_trial' })],
    [
      'a subscription that is cancelled for a later date',
      aSubscription({ cancelledAt: aPointInTime('2026-04-01T00:00:00Z') }),
    ],
  ])('changes the status with %s', async (_, subscription) => {
    const { activate, status } = managing(aBusiness(), subscription);
    expect(await activate()).toMatchObject(success({ status: 'active', activeFlag: true }));
    expect(status()).toBe('active');
  });

  it('activates a draft', async () => {
    const { activate, status } = managing(aBusiness({ status: 'draft' }), aSubscription());
    expect(await activate()).toMatchObject({ ok: true });
    expect(status()).toBe('active');
  });

  it.each([
    ['without a subscription', undefined, 'subscription-required'],
    ['with a paused one', aSubscription({ status: 'Paused' }), 'subscription-not-active'],
    ['with one that does not renew', aSubscription({ status: 'NonRenewing' }), 'subscription-not-active'],
    ['with a cancelled one', aSubscription({ status: 'Cancelled' }), 'subscription-not-active'],
  ])('is refused %s without a request', async (_, subscription, kind) => {
    const { activate, status, writes } = managing(aBusiness(), subscription);
    expect(await activate()).toEqual(failure({ kind }));
    expect([status(), writes()]).toEqual(['inactive', 0]);
  });

  it('is refused when the business is already active', async () => {
    const { activate, writes } = managing(anActiveBusiness(), aSubscription());
    expect(await activate()).toEqual(failure({ kind: 'already-done' }));
    expect(writes()).toBe(0);
  });

  it('checks the current subscription, not the displayed one', async () => {
    const { activate, world } = managing(aBusiness(), aSubscription());
    world.saveSubscription(aBusinessId(), aSubscription({ status: 'Paused' }));
    expect(await activate()).toMatchObject(failure({ kind: 'subscription-not-active' }));
  });

  it.each(['offline', 'unavailable', 'forbidden', 'session-expired'] as const)(
    'sends no request when the subscription check failed: %s',
    async (outage) => {
      const { activate, network, writes } = managing(aBusiness(), aSubscription());
      network.setOutage('load-subscription', outage);
      expect(await activate()).toMatchObject(failure({ kind: outage }));
      expect(writes()).toBe(0);
    },
  );
});

describe('deactivating a business', () => {
  it('changes the status without reading the subscription', async () => {
    const { deactivate, status, network } = managing(anActiveBusiness());
    expect(await deactivate()).toMatchObject(success({ status: 'inactive', activeFlag: false }));
    expect([status(), network.requestCountOf('load-subscription')]).toEqual(['inactive', 0]);
  });

  it('is refused when the business is already inactive', async () => {
    const { deactivate, writes } = managing(aBusiness());
    expect(await deactivate()).toEqual(failure({ kind: 'already-done' }));
    expect(writes()).toBe(0);
  });
});

describe('a status change without success', () => {
  it.each<[DemoOutage, string]>([
    ['offline', 'offline'],
    ['session-expired', 'session-expired'],
  ])('has failed when the service is %s', async (outage, kind) => {
    const { deactivate, network, status } = managing(anActiveBusiness());
    network.setOutage('change-business-status', outage);
    expect(await deactivate()).toMatchObject(failure({ kind }));
    expect([status(), network.requestCountOf('view-business')]).toEqual(['active', 0]);
  });

  it.each(['refused', 'forbidden'] as const)(
    'has failed when the service refuses it (%s) and another read shows the old status (faults R9)',
    async (outage) => {
      const { deactivate, network, status } = managing(anActiveBusiness());
      network.setOutage('change-business-status', outage);
      expect(await deactivate()).toMatchObject(failure({ kind: outage }));
      expect([status(), network.requestCountOf('view-business')]).toEqual(['active', 1]);
    },
  );

  it('is a success when the service refuses it because the status was changed elsewhere', async () => {
    const { deactivate, network, world } = managing(anActiveBusiness());
    world.changeStatus(aBusinessId(), 'inactive');
    network.setOutage('change-business-status', 'refused');
    expect(await deactivate()).toMatchObject(success({ status: 'inactive' }));
  });

  it('says that the business no longer exists (faults R8)', async () => {
    const { businesses, subscriptions, pollPorts } = aWorld({ businesses: [] });
    const changing = new ChangeStatus(businesses, subscriptions, pollPorts);
    expect(await changing.execute('deactivate', anActiveBusiness())).toEqual(
      failure({ kind: 'business-not-found' }),
    );
  });

  it.each<[DemoOutage, string]>([
    ['unavailable', 'refused'],
    ['session-expired', 'session-expired'],
  ])('stays refused when the read after it fails, unless the session has ended: %s', async (outage, kind) => {
    const { deactivate, network } = managing(anActiveBusiness());
    network.setOutage('change-business-status', 'refused');
    network.setOutage('view-business', outage);
    expect(await deactivate()).toMatchObject(failure({ kind }));
  });

  it.each<WriteFailure>([{ kind: 'refused', retryAfter: 2000 }, { kind: 'forbidden' }])(
    'is a success when the refusal ($kind) answers a second delivery of the change',
    async (refusal) => {
      const { businesses, subscriptions, pollPorts } = managing(anActiveBusiness());
      const twice: Pick<BusinessRepository, 'byId' | 'changeStatus'> = {
        byId: businesses.byId.bind(businesses),
        changeStatus: async (id, status) => {
          await businesses.changeStatus(id, status);
          return failure(refusal);
        },
      };
      const changing = new ChangeStatus(twice, subscriptions, pollPorts);
      expect(await changing.execute('deactivate', anActiveBusiness())).toMatchObject(
        success({ status: 'inactive' }),
      );
    },
  );

  it('returns the messages of the server', async () => {
    const { deactivate, network } = managing(anActiveBusiness());
    network.setOutage('change-business-status', 'refused');
    expect(await deactivate()).toMatchObject(failure({ message: expect.any(String) }));
  });

  it.each<DemoOutage>(['response-lost', 'executed-late', 'unavailable', 'malformed'])(
    'has an unknown outcome when the response was lost (%s), and is sent once',
    async (outage) => {
      const { activate, network, writes } = managing(aBusiness(), aSubscription());
      network.setOutage('change-business-status', outage);
      expect(await activate()).toEqual(failure({ kind: 'outcome-unknown' }));
      expect([writes(), network.requestCountOf('view-business')]).toEqual([1, 0]);
    },
  );
});
