import { when } from 'mobx';
import { describe, expect, it } from 'vitest';
import type { Outage } from '@/adapters/in-memory/world/DemoNetwork';
import type { BusinessDetailViewModel } from '@/ui/business/detail/BusinessDetailViewModel';
import { anOwnersWorld } from '@tests/support/anOwnersWorld';
import { aBusiness, anActiveBusiness } from '@tests/support/builders/aBusiness';
import { aBusinessId } from '@tests/support/builders/aBusinessId';
import { aPointInTime } from '@tests/support/builders/aMoment';
import { aSubscription } from '@tests/support/builders/aSubscription';
import { aUser } from '@tests/support/builders/aUser';
import { statesOf } from '@tests/support/statesOf';

const HOUR = 60 * 60_000;

async function opened(detail: BusinessDetailViewModel): Promise<void> {
  detail.start();
  await when(
    () =>
      detail.state.kind === 'unavailable' ||
      (detail.state.kind === 'ready' && detail.state.subscription.kind !== 'loading'),
  );
}

function changesOf(detail: BusinessDetailViewModel): readonly unknown[] {
  const state = detail.state;
  return state.kind === 'ready' ? [state.business.status, state.change.kind] : [state.kind];
}

describe('BusinessDetailViewModel', () => {
  it('loads the business and its subscription', async () => {
    const business = aBusiness();
    const subscription = aSubscription();
    const detail = anOwnersWorld({ businesses: [business], subscription }).createBusinessDetail();
    const states = statesOf(detail);
    await opened(detail);
    expect(states[0]).toEqual({ kind: 'loading', known: undefined, subscription: { kind: 'loading' } });
    expect(states.at(-1)).toEqual({
      kind: 'ready',
      business,
      subscription: { kind: 'present', subscription },
      change: { kind: 'none' },
    });
  });

  it('asks once when it is started, ended and started again, as strict React does', async () => {
    const { createBusinessDetail, network } = anOwnersWorld();
    const detail = createBusinessDetail();
    detail.start();
    detail.dispose();
    await opened(detail);
    expect(network.requestsOf('view-business')).toBe(1);
    expect(network.requestsOf('load-subscription')).toBe(1);
  });

  it('begins with what the dashboard knows', async () => {
    const { createDashboard, createBusinessDetail } = anOwnersWorld();
    const dashboard = createDashboard();
    dashboard.start();
    await when(() => dashboard.state.kind === 'ready');
    expect(createBusinessDetail().state).toMatchObject({ kind: 'loading', known: { id: 'business-1' } });
  });

  it('keeps a subscription that comes before its business', async () => {
    const { createBusinessDetail, network } = anOwnersWorld({ subscription: aSubscription() });
    network.setOutage('view-business', 'slow');
    const detail = createBusinessDetail();
    detail.start();
    await when(() => detail.state.kind === 'loading' && detail.state.subscription.kind === 'present');
    expect(detail.state.kind).toBe('loading');
  });

  describe('leaves for the dashboard', () => {
    it('from a business of somebody else, which is not even asked for', async () => {
      const { createBusinessDetail, notices, network } = anOwnersWorld({
        owner: aUser({ businessIds: ['business-2'] }),
      });
      const detail = createBusinessDetail();
      await opened(detail);
      expect(detail.state).toEqual({ kind: 'unavailable' });
      expect(notices.waiting).toEqual([{ kind: 'error', message: 'errors.businessNotFound' }]);
      expect(network.requestsOf('view-business') + network.requestsOf('load-subscription')).toBe(0);
    });

    it('from a business that is gone, in the same words', async () => {
      const { createBusinessDetail, notices } = anOwnersWorld({
        businesses: [],
        owner: aUser(),
      });
      const detail = createBusinessDetail();
      await opened(detail);
      expect(detail.state).toEqual({ kind: 'unavailable' });
      expect(notices.waiting).toEqual([{ kind: 'error', message: 'errors.businessNotFound' }]);
    });

    it.each([
      ['unavailable', 'errors.businessUnavailable'],
      ['malformed', 'errors.businessUnavailable'],
      ['offline', 'errors.businessOffline'],
    ] as const)('when loading fails (%s), and remembers the way back', async (outage, message) => {
      const { createBusinessDetail, notices, network, returnPath } = anOwnersWorld();
      network.setOutage('view-business', outage);
      const detail = createBusinessDetail();
      await opened(detail);
      expect(notices.waiting).toEqual([{ kind: 'error', message }]);
      expect(returnPath.load()?.path).toBe('/dashboard/business/business-1');
    });

    it('without permission, and does not offer to try again', async () => {
      const { createBusinessDetail, notices, network, returnPath } = anOwnersWorld();
      network.setOutage('view-business', 'forbidden');
      const detail = createBusinessDetail();
      await opened(detail);
      expect(notices.waiting).toEqual([{ kind: 'error', message: 'errors.businessForbidden' }]);
      expect(returnPath.load()).toBeUndefined();
    });
  });

  it.each(['view-business', 'load-subscription'] as const)(
    'ends the session when the service takes it no more (%s)',
    async (call) => {
      const { createBusinessDetail, network, session, notices } = anOwnersWorld();
      network.setOutage(call, 'session-expired');
      createBusinessDetail().start();
      await expect.poll(() => session.expirations).toBe(1);
      expect(notices.waiting).toEqual([]);
    },
  );

  it('lives on without its subscription, which can be asked for again', async () => {
    const { createBusinessDetail, network } = anOwnersWorld({ subscription: aSubscription() });
    network.setOutage('load-subscription', 'unavailable', 1);
    const detail = createBusinessDetail();
    await opened(detail);
    const states = statesOf(detail);
    await detail.reloadSubscription();
    expect(states.map((state) => 'subscription' in state && state.subscription.kind)).toEqual([
      'failed',
      'loading',
      'present',
    ]);
  });

  describe('the day where the business is', () => {
    it.each([
      ['Asia/Jerusalem', 4],
      ['Pacific/Kiritimati', 5],
    ])('is that of its own time zone: %s', async (timezone, day) => {
      const { createBusinessDetail, clock } = anOwnersWorld({ businesses: [aBusiness({ timezone })] });
      const detail = createBusinessDetail();
      await opened(detail);
      expect(clock.now()).toBe(Date.parse('2026-03-05T12:00:00Z'));
      expect(detail.day.dayOfWeek).toBe(day);
    });

    it('is another one as soon as midnight has passed there, every night', async () => {
      const { createBusinessDetail, clock } = anOwnersWorld();
      const detail = createBusinessDetail();
      await opened(detail);
      await clock.advance(10 * HOUR - 1);
      expect(detail.day.dayOfWeek).toBe(4);
      await clock.advance(1);
      expect(detail.day.dayOfWeek).toBe(5);
      await clock.advance(24 * HOUR);
      expect(detail.day.dayOfWeek).toBe(6);
    });

    it('is waited for only while the page is there', async () => {
      const { createBusinessDetail, clock } = anOwnersWorld();
      const detail = createBusinessDetail();
      await opened(detail);
      expect(clock.waiting).toBe(1);
      detail.dispose();
      expect(clock.waiting).toBe(0);
      detail.start();
      await clock.advance(10 * HOUR);
      expect(detail.day.dayOfWeek).toBe(5);
    });
  });

  describe('lets activation be asked for', () => {
    it.each([
      ['Active', 'open'],
      ['in_trial', 'open'],
      ['Paused', 'subscription-not-active'],
      ['Cancelled', 'subscription-not-active'],
      ['non_renewing', 'subscription-not-active'],
    ])('with a subscription that is %s: %s (STAT-011, STAT-012, STAT-015)', async (status, gate) => {
      const detail = anOwnersWorld({ subscription: aSubscription({ status }) }).createBusinessDetail();
      await opened(detail);
      expect(detail.activationGate).toBe(gate);
    });

    it('with an active one that is cancelled for a later date', async () => {
      const subscription = aSubscription({ cancelledAt: aPointInTime('2026-04-01T09:00:00Z') });
      const detail = anOwnersWorld({ subscription }).createBusinessDetail();
      await opened(detail);
      expect(detail.activationGate).toBe('open');
    });

    it('not without a subscription', async () => {
      const detail = anOwnersWorld().createBusinessDetail();
      await opened(detail);
      detail.ask('activate');
      expect(detail.activationGate).toBe('subscription-required');
      expect(changesOf(detail)).toEqual(['inactive', 'none']);
    });

    it('not while the subscription is not known', async () => {
      const { createBusinessDetail, network } = anOwnersWorld({ subscription: aSubscription() });
      network.setOutage('load-subscription', 'unavailable');
      const detail = createBusinessDetail();
      expect(detail.activationGate).toBe('checking');
      await opened(detail);
      expect(detail.activationGate).toBe('unchecked');
    });
  });

  describe('changes the status', () => {
    it('of an inactive business only after the owner confirmed (STAT-018, STAT-020)', async () => {
      const { createBusinessDetail, network, notices } = anOwnersWorld({ subscription: aSubscription() });
      const detail = createBusinessDetail();
      await opened(detail);
      const states = statesOf(detail);
      detail.ask('activate');
      expect(network.requestsOf('change-business-status')).toBe(0);
      await detail.confirm();
      expect(states).toMatchObject([
        { business: { status: 'inactive' }, change: { kind: 'none' } },
        { business: { status: 'inactive' }, change: { kind: 'asking', action: 'activate' } },
        { business: { status: 'inactive' }, change: { kind: 'sending', action: 'activate' } },
        { business: { status: 'active' }, change: { kind: 'none' } },
      ]);
      expect(notices.waiting).toEqual([{ kind: 'success', message: 'business.management.activated' }]);
    });

    it('of an active business, which needs no subscription (STAT-017, STAT-019, STAT-021)', async () => {
      const { createBusinessDetail, notices, world } = anOwnersWorld({ businesses: [anActiveBusiness()] });
      const detail = createBusinessDetail();
      await opened(detail);
      detail.ask('deactivate');
      await detail.confirm();
      expect(changesOf(detail)).toEqual(['inactive', 'none']);
      expect(world.business(aBusinessId())?.status).toBe('inactive');
      expect(notices.waiting).toEqual([{ kind: 'success', message: 'business.management.deactivated' }]);
    });

    it('not when the owner withdraws', async () => {
      const { createBusinessDetail, network } = anOwnersWorld({ businesses: [anActiveBusiness()] });
      const detail = createBusinessDetail();
      await opened(detail);
      detail.ask('deactivate');
      detail.withdraw();
      await detail.confirm();
      expect(changesOf(detail)).toEqual(['active', 'none']);
      expect(network.requestsOf('change-business-status')).toBe(0);
    });

    it('only to the other one', async () => {
      const detail = anOwnersWorld({ businesses: [anActiveBusiness()] }).createBusinessDetail();
      await opened(detail);
      detail.ask('activate');
      expect(changesOf(detail)).toEqual(['active', 'none']);
    });

    it('with one request, however often it is confirmed', async () => {
      const { createBusinessDetail, network } = anOwnersWorld({ businesses: [anActiveBusiness()] });
      const detail = createBusinessDetail();
      await opened(detail);
      detail.ask('deactivate');
      await Promise.all([detail.confirm(), detail.confirm(), detail.confirm()]);
      expect(network.requestsOf('change-business-status')).toBe(1);
    });

    it('or says that the service refused, in its words, and stays as it was (STAT-022, STAT-023)', async () => {
      const { createBusinessDetail, network, notices } = anOwnersWorld({ businesses: [anActiveBusiness()] });
      network.setOutage('change-business-status', 'refused');
      const detail = createBusinessDetail();
      await opened(detail);
      detail.ask('deactivate');
      await detail.confirm();
      expect(changesOf(detail)).toEqual(['active', 'failed']);
      expect(notices.waiting).toEqual([
        {
          kind: 'error',
          message: 'business.management.deactivateFailed',
          detail: 'The demo service refused the request',
        },
      ]);
    });

    it('can be tried again after a failure', async () => {
      const { createBusinessDetail, network } = anOwnersWorld({ businesses: [anActiveBusiness()] });
      network.setOutage('change-business-status', 'offline', 1);
      const detail = createBusinessDetail();
      await opened(detail);
      detail.ask('deactivate');
      await detail.confirm();
      detail.ask('deactivate');
      await detail.confirm();
      expect(changesOf(detail)).toEqual(['inactive', 'none']);
    });

    it('and asks for the subscription again when it is not what the page shows', async () => {
      const { createBusinessDetail, world, notices } = anOwnersWorld({ subscription: aSubscription() });
      const detail = createBusinessDetail();
      await opened(detail);
      world.saveSubscription(aBusinessId(), aSubscription({ status: 'Paused' }));
      detail.ask('activate');
      await detail.confirm();
      expect(notices.waiting).toMatchObject([{ message: 'business.management.activateFailed' }]);
      await expect.poll(() => detail.activationGate).toBe('subscription-not-active');
    });

    it('or ends the session', async () => {
      const { createBusinessDetail, network, session, notices } = anOwnersWorld({
        businesses: [anActiveBusiness()],
      });
      network.setOutage('change-business-status', 'session-expired');
      const detail = createBusinessDetail();
      await opened(detail);
      detail.ask('deactivate');
      await detail.confirm();
      expect(session.expirations).toBe(1);
      expect(notices.waiting).toEqual([]);
    });
  });

  describe('looks up a change of status whose answer was lost', () => {
    async function lost(outage: Outage) {
      const owner = anOwnersWorld({ subscription: aSubscription() });
      owner.network.setOutage('change-business-status', outage, 1);
      const detail = owner.createBusinessDetail();
      await opened(detail);
      detail.ask('activate');
      await detail.confirm();
      return { ...owner, detail };
    }

    it('and says nothing definite before it is known', async () => {
      const { detail, clock, notices, network } = await lost('carried-out-late');
      expect(changesOf(detail)).toEqual(['inactive', 'checking']);
      expect(notices.waiting).toEqual([]);
      await clock.advance(4000);
      detail.ask('activate');
      await detail.confirm();
      expect(changesOf(detail)).toEqual(['inactive', 'checking']);
      expect(network.requestsOf('change-business-status')).toBe(1);
    });

    it('until it is carried out, five seconds later', async () => {
      const { detail, clock, notices } = await lost('carried-out-late');
      await clock.advance(60_000);
      expect(changesOf(detail)).toEqual(['active', 'none']);
      expect(notices.waiting).toEqual([{ kind: 'success', message: 'business.management.activated' }]);
    });

    it('or until it is known that it did not happen (ERR-037)', async () => {
      const { detail, clock, notices } = await lost('unavailable');
      await clock.advance(60_000);
      expect(detail.state).toMatchObject({
        business: { status: 'inactive' },
        change: {
          kind: 'failed',
          failure: {
            message: 'business.management.activateError',
            reason: 'business.management.stillHidden',
          },
        },
      });
      expect(notices.waiting).toMatchObject([{ message: 'business.management.activateError' }]);
    });

    it('or says that it could not be found out', async () => {
      const { detail, clock, network } = await lost('answer-lost');
      network.setOutage('view-business', 'unavailable');
      await clock.advance(60_000);
      expect(detail.state).toMatchObject({
        change: { kind: 'failed', failure: { reason: 'business.management.statusUnknown' } },
      });
    });

    it('once there is a connection again', async () => {
      const { detail, clock, connection } = await lost('answer-lost');
      connection.isOnline = false;
      await clock.advance(1000);
      expect(detail.state).toMatchObject({ change: { kind: 'checking', isResting: true } });
      connection.isOnline = true;
      await clock.advance(0);
      expect(changesOf(detail)).toEqual(['active', 'none']);
    });

    it('or ends the session', async () => {
      const { clock, network, session } = await lost('answer-lost');
      network.setOutage('view-business', 'session-expired');
      await clock.advance(1000);
      expect(session.expirations).toBe(1);
    });

    it('no longer than the page is there', async () => {
      const { detail, clock, network, notices } = await lost('answer-lost');
      const reads = network.requestsOf('view-business');
      detail.dispose();
      await clock.advance(60_000);
      expect(network.requestsOf('view-business')).toBe(reads);
      expect(changesOf(detail)).toEqual(['inactive', 'none']);
      expect(notices.waiting).toEqual([]);
    });
  });
});
