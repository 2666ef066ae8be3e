import { autorun, when } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { SLOW_RESPONSE_DELAY } from '@/adapters/in-memory/world/DemoNetwork';
import type { DemoOutage } from '@/application/ports/DemoControls';
import type { BusinessDetailViewModel } from '@/ui/business/detail/BusinessDetailViewModel';
import { anOwnersWorld } from '@tests/support/anOwnersWorld';
import { aBusiness, anActiveBusiness } from '@tests/support/builders/aBusiness';
import { aBusinessId } from '@tests/support/builders/aBusinessId';
import { aPointInTime } from '@tests/support/builders/aMoment';
import { aSubscription } from '@tests/support/builders/aSubscription';
import { aUser } from '@tests/support/builders/aUser';
import { statesOf } from '@tests/support/statesOf';

const HOUR = 60 * 60_000;

async function open(detail: BusinessDetailViewModel): Promise<void> {
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
    const { createBusinessDetail, clock } = anOwnersWorld({ businesses: [business], subscription });
    const detail = createBusinessDetail();
    const states = statesOf(detail);
    await open(detail);
    expect(states[0]).toEqual({ kind: 'loading', known: undefined, subscription: { kind: 'loading' } });
    expect(states.at(-1)).toEqual({
      kind: 'ready',
      business,
      subscription: { kind: 'present', subscription, readAt: clock.now() },
      change: { kind: 'none' },
    });
  });

  it('starts with the data known from the dashboard', async () => {
    const { createDashboard, createBusinessDetail } = anOwnersWorld();
    const dashboard = createDashboard();
    dashboard.start();
    await when(() => dashboard.state.kind === 'ready');
    expect(createBusinessDetail().state).toMatchObject({ kind: 'loading', known: { id: 'business-1' } });
  });

  it('keeps a subscription that arrives before its business, and allows nothing yet', async () => {
    const { createBusinessDetail, network } = anOwnersWorld({ subscription: aSubscription() });
    network.setOutage('view-business', 'slow');
    const detail = createBusinessDetail();
    detail.start();
    await when(() => detail.state.kind === 'loading' && detail.state.subscription.kind === 'present');
    expect(detail.activationGate).toBe('loading');
    await detail.reloadSubscription();
    expect([detail.state.kind, network.requestCountOf('load-subscription')]).toEqual(['loading', 1]);
  });

  describe('when the tab becomes visible', () => {
    const MINUTE = 60_000;

    async function aBusinessChangedElsewhere() {
      const { createBusinessDetail, world, network, clock, session } = anOwnersWorld();
      const detail = createBusinessDetail();
      await open(detail);
      world.changeStatus(aBusinessId(), 'active');
      world.saveSubscription(aBusinessId(), aSubscription());
      return {
        detail,
        network,
        session,
        after: async (time: number) => {
          await clock.advance(time);
          void detail.onVisible();
          await clock.advance(0);
        },
      };
    }

    it('shows what has changed in another tab', async () => {
      const { detail, after } = await aBusinessChangedElsewhere();
      await after(MINUTE);
      expect(detail.state).toMatchObject({
        kind: 'ready',
        business: { status: 'active' },
        subscription: { kind: 'present' },
      });
    });

    it('reads nothing within a minute, and nothing while a question is open', async () => {
      const { detail, network, after } = await aBusinessChangedElsewhere();
      await after(MINUTE - 1);
      expect(network.requestCountOf('view-business')).toBe(1);
      detail.showSubscription(aSubscription());
      detail.ask('activate');
      await after(MINUTE);
      expect(network.requestCountOf('view-business')).toBe(1);
      detail.closeQuestion();
      detail.cancellation.ask(aSubscription());
      await after(MINUTE);
      expect(network.requestCountOf('view-business')).toBe(1);
      detail.cancellation.closeQuestion();
      await after(MINUTE);
      expect(network.requestCountOf('view-business')).toBe(2);
    });

    it('keeps a change that was confirmed while it was read', async () => {
      const { createBusinessDetail, network, clock } = anOwnersWorld({
        businesses: [anActiveBusiness()],
        subscription: aSubscription(),
      });
      const detail = createBusinessDetail();
      await open(detail);
      await clock.advance(MINUTE);
      network.setOutage('load-subscription', 'slow');
      void detail.onVisible();
      detail.ask('deactivate');
      await detail.confirm();
      await clock.advance(MINUTE);
      expect(network.requestCountOf('load-subscription')).toBe(2);
      expect(detail.state).toMatchObject({ business: { status: 'inactive' } });
    });

    it('names the business and knows its time zone after the owner has left the page meanwhile', async () => {
      const { createBusinessDetail, network, clock, toasts } = anOwnersWorld({
        businesses: [anActiveBusiness({ timezone: 'Pacific/Kiritimati' })],
      });
      const detail = createBusinessDetail();
      await open(detail);
      await clock.advance(MINUTE);
      network.setOutage('view-business', 'slow');
      void detail.onVisible();
      detail.ask('deactivate');
      network.latency = 100;
      const confirmed = detail.confirm();
      detail.dispose();
      await clock.advance(MINUTE);
      await confirmed;
      const message = 'detail.management.done.deactivate';
      expect(toasts.waiting).toMatchObject([{ message, about: { id: aBusinessId() } }]);
      expect(detail.timeZone).toBe('Pacific/Kiritimati');
    });

    it.each([
      ['is no longer shown once the business is active', 'active', 'none'],
      ['stays while nothing has changed', undefined, 'failed'],
    ] as const)('a failed activation %s', async (_what, status, change) => {
      const { createBusinessDetail, world, network, clock } = anOwnersWorld({
        subscription: aSubscription(),
      });
      const detail = createBusinessDetail();
      await open(detail);
      network.setOutage('change-business-status', 'refused');
      detail.ask('activate');
      await detail.confirm();
      expect(detail.state).toMatchObject({ change: { kind: 'failed' } });
      if (status !== undefined) world.changeStatus(aBusinessId(), status);
      await clock.advance(MINUTE);
      void detail.onVisible();
      await clock.advance(0);
      /* When the page opened, after the refusal, and when the owner returned. */
      expect(network.requestCountOf('view-business')).toBe(3);
      expect(detail.state).toMatchObject({ change: { kind: change } });
    });

    it.each(['view-business', 'load-subscription'] as const)(
      'keeps what is shown when %s fails',
      async (call) => {
        const { detail, network, after } = await aBusinessChangedElsewhere();
        const { state } = detail;
        network.setOutage(call, 'unavailable');
        await after(MINUTE);
        expect(detail.state).toEqual(state);
      },
    );

    it('ends an expired session', async () => {
      const { network, session, after } = await aBusinessChangedElsewhere();
      network.setOutage('load-subscription', 'session-expired');
      await after(MINUTE);
      expect(session.expirations).toBe(1);
    });
  });

  it('requests nothing again when the page of a loaded business is mounted again', async () => {
    const { createBusinessDetail, network } = anOwnersWorld();
    const detail = createBusinessDetail();
    await open(detail);
    detail.dispose();
    await open(detail);
    expect([network.requestCountOf('view-business'), network.requestCountOf('load-subscription')]).toEqual([
      1, 1,
    ]);
  });

  describe('redirects to the dashboard', () => {
    it('from the page of another owner’s business, which is not requested', async () => {
      const { createBusinessDetail, toasts, network, returnPath } = anOwnersWorld({
        owner: aUser({ businessIds: ['business-2'] }),
      });
      const detail = createBusinessDetail();
      await open(detail);
      expect(detail.state).toEqual({ kind: 'unavailable' });
      expect(returnPath.load()).toMatchObject({ failure: 'business-not-found' });
      expect(toasts.waiting).toEqual([]);
      expect(network.requestCountOf('view-business') + network.requestCountOf('load-subscription')).toBe(0);
    });

    it('from the page of a deleted business, with the same reason', async () => {
      const { createBusinessDetail, returnPath } = anOwnersWorld({
        businesses: [],
        owner: aUser(),
      });
      const detail = createBusinessDetail();
      await open(detail);
      expect(detail.state).toEqual({ kind: 'unavailable' });
      expect(returnPath.load()).toMatchObject({ failure: 'business-not-found' });
    });

    it.each([
      ['unavailable', 'unavailable'],
      ['malformed', 'malformed-response'],
      ['offline', 'offline'],
      ['forbidden', 'forbidden'],
    ] as const)(
      'when loading fails (%s), with the reason and the way back to the business',
      async (outage, failure) => {
        const { createBusinessDetail, toasts, network, returnPath } = anOwnersWorld();
        network.setOutage('view-business', outage);
        const detail = createBusinessDetail();
        await open(detail);
        expect(toasts.waiting).toEqual([]);
        expect(returnPath.load()).toMatchObject({ path: '/dashboard/business/business-1', failure });
      },
    );
  });

  it.each(['view-business', 'load-subscription'] as const)(
    'signs out when the API rejects the session (%s)',
    async (call) => {
      const { createBusinessDetail, network, session, toasts } = anOwnersWorld();
      network.setOutage(call, 'session-expired');
      createBusinessDetail().start();
      await expect.poll(() => session.expirations).toBe(1);
      expect(toasts.waiting).toEqual([]);
    },
  );

  it('shows the business when its subscription fails to load, and can retry the subscription', async () => {
    const { createBusinessDetail, network } = anOwnersWorld({ subscription: aSubscription() });
    network.setOutage('load-subscription', 'unavailable', 1);
    const detail = createBusinessDetail();
    await open(detail);
    const states = statesOf(detail);
    await detail.reloadSubscription();
    expect(states.map((state) => 'subscription' in state && state.subscription.kind)).toEqual([
      'failed',
      'loading',
      'present',
    ]);
  });

  describe('the current weekday of the business', () => {
    it.each([
      ['Asia/Jerusalem', 4],
      ['Pacific/Kiritimati', 5],
    ])('is the one in its own time zone: %s', async (timezone, day) => {
      const { createBusinessDetail, clock } = anOwnersWorld({ businesses: [aBusiness({ timezone })] });
      const detail = createBusinessDetail();
      await open(detail);
      expect(clock.now()).toBe(Date.parse('2026-03-05T12:00:00Z'));
      expect(detail.hours?.dayOfWeek).toBe(day);
    });

    it('is known at once for a business that the dashboard has shown', async () => {
      const { createDashboard, createBusinessDetail } = anOwnersWorld();
      const dashboard = createDashboard();
      dashboard.start();
      await when(() => dashboard.state.kind === 'ready');
      const detail = createBusinessDetail();
      detail.start();
      expect([detail.state.kind, detail.hours?.dayOfWeek]).toEqual(['loading', 4]);
    });

    it('follows a change of the business in this tab', async () => {
      const { createBusinessDetail, cache } = anOwnersWorld();
      const detail = createBusinessDetail();
      await open(detail);
      cache.rememberChanged(aBusiness({ timezone: 'Pacific/Kiritimati' }));
      expect(detail.hours?.dayOfWeek).toBe(5);
    });

    it('changes at every midnight of that time zone', async () => {
      const { createBusinessDetail, clock } = anOwnersWorld();
      const detail = createBusinessDetail();
      await open(detail);
      await clock.advance(10 * HOUR - 1);
      expect(detail.hours?.dayOfWeek).toBe(4);
      await clock.advance(1);
      expect(detail.hours?.dayOfWeek).toBe(5);
      await clock.advance(24 * HOUR);
      expect(detail.hours?.dayOfWeek).toBe(6);
    });

    it('is updated by one timer, also after the page returned to the foreground', async () => {
      const { createBusinessDetail, clock } = anOwnersWorld();
      const detail = createBusinessDetail();
      await open(detail);
      await clock.advance(HOUR);
      await detail.onVisible();
      await clock.advance(HOUR);
      await detail.onVisible();
      expect(clock.waiting).toBe(1);
    });

    it('is updated only while the page is mounted', async () => {
      const { createBusinessDetail, clock } = anOwnersWorld();
      const detail = createBusinessDetail();
      await open(detail);
      expect(clock.waiting).toBe(1);
      detail.dispose();
      expect(clock.waiting).toBe(0);
      detail.start();
      await clock.advance(10 * HOUR);
      expect(detail.hours?.dayOfWeek).toBe(5);
    });
  });

  it.each([
    ['a subscription that ends today', { cancelledAt: aPointInTime('2026-03-05T14:05:00Z') }],
    ['a trial that ends today', { trialEnd: aPointInTime('2026-03-05T14:05:00Z') }],
  ])('shows the dates again at the end of %s', async (_what, ending) => {
    const { createBusinessDetail, clock } = anOwnersWorld({ subscription: aSubscription(ending) });
    const detail = createBusinessDetail();
    await open(detail);
    const rendered: number[] = [];
    const stop = autorun(() => rendered.push(detail.now()));
    await clock.advance(2 * HOUR + 5 * 60_000);
    expect(rendered).toHaveLength(2);
    expect(clock.waiting).toBe(1);
    stop();
  });

  it('shows the dates again at the end of a subscription on a later day, and not once the page is left', async () => {
    const cancelledAt = aPointInTime('2026-03-08T14:05:00Z');
    const { createBusinessDetail, clock } = anOwnersWorld({ subscription: aSubscription({ cancelledAt }) });
    const detail = createBusinessDetail();
    await open(detail);
    const rendered: number[] = [];
    const stop = autorun(() => rendered.push(detail.now()));
    await clock.advance(4 * 24 * HOUR);
    expect(rendered).toContain(Date.parse('2026-03-08T14:05:00Z'));
    detail.dispose();
    expect(clock.waiting).toBe(0);
    stop();
  });

  describe('allows activation', () => {
    it.each([
      ['Active', 'allowed'],
      ['in_trial', 'allowed'],
      ['Paused', 'subscription-not-active'],
      ['Cancelled', 'subscription-not-active'],
      ['non_renewing', 'subscription-not-active'],
    ])('with a subscription that is %s: %s', async (status, gate) => {
      const detail = anOwnersWorld({ subscription: aSubscription({ status }) }).createBusinessDetail();
      await open(detail);
      expect(detail.activationGate).toBe(gate);
    });

    it('with an active subscription that is cancelled and ends at a later date', async () => {
      const subscription = aSubscription({ cancelledAt: aPointInTime('2026-04-01T09:00:00Z') });
      const detail = anOwnersWorld({ subscription }).createBusinessDetail();
      await open(detail);
      expect(detail.activationGate).toBe('allowed');
    });

    it('only with a subscription', async () => {
      const detail = anOwnersWorld().createBusinessDetail();
      await open(detail);
      detail.ask('activate');
      expect(detail.activationGate).toBe('subscription-required');
      expect(changesOf(detail)).toEqual(['inactive', 'none']);
    });

    it('only when the subscription is known', async () => {
      const { createBusinessDetail, network } = anOwnersWorld({ subscription: aSubscription() });
      network.setOutage('load-subscription', 'unavailable');
      const detail = createBusinessDetail();
      expect(detail.activationGate).toBe('loading');
      await open(detail);
      expect(detail.activationGate).toBe('unchecked');
    });
  });

  it('changes and sends nothing before its business has loaded', async () => {
    const { createBusinessDetail, network, clock } = anOwnersWorld({ subscription: aSubscription() });
    const detail = createBusinessDetail();
    const { state } = detail;
    detail.ask('activate');
    detail.ask('deactivate');
    detail.closeQuestion();
    detail.cancelInstead();
    detail.showSubscription(aSubscription());
    await Promise.all([detail.confirm(), detail.reloadSubscription()]);
    expect(detail.state).toEqual(state);
    expect([detail.activationGate, detail.timeZone, detail.now()]).toEqual([
      'loading',
      undefined,
      clock.now(),
    ]);
    expect(
      network.requestCountOf('change-business-status') + network.requestCountOf('load-subscription'),
    ).toBe(0);
  });

  it('requests nothing while nobody is signed in', async () => {
    const { createBusinessDetail, network, session } = anOwnersWorld();
    session.user = undefined;
    const detail = createBusinessDetail();
    detail.start();
    await Promise.resolve();
    expect(network.requestCountOf('view-business') + network.requestCountOf('load-subscription')).toBe(0);
  });

  it('requests the subscription no more after the page was left', async () => {
    const { createBusinessDetail, network } = anOwnersWorld();
    const detail = createBusinessDetail();
    await open(detail);
    detail.dispose();
    await detail.reloadSubscription();
    expect(network.requestCountOf('load-subscription')).toBe(1);
  });

  it('hands the business to the next dashboard, also after a change', async () => {
    const { createBusinessDetail, cache } = anOwnersWorld({ subscription: aSubscription() });
    const detail = createBusinessDetail();
    await open(detail);
    expect(cache.find(aBusinessId())?.status).toBe('inactive');
    detail.ask('activate');
    await detail.confirm();
    expect(cache.find(aBusinessId())?.status).toBe('active');
  });

  describe('changing the status', () => {
    it('does not ask to deactivate an inactive business', async () => {
      const detail = anOwnersWorld({ subscription: aSubscription() }).createBusinessDetail();
      await open(detail);
      detail.ask('deactivate');
      expect([detail.activationGate, ...changesOf(detail)]).toEqual(['allowed', 'inactive', 'none']);
    });

    it('ignores closing, confirming and cancelling instead while no question is open', async () => {
      const detail = anOwnersWorld({ subscription: aSubscription() }).createBusinessDetail();
      await open(detail);
      const { state } = detail;
      detail.closeQuestion();
      detail.cancelInstead();
      await detail.confirm();
      expect(detail.state).toEqual(state);
      detail.ask('activate');
      const sent = detail.confirm();
      detail.closeQuestion();
      detail.ask('activate');
      expect(changesOf(detail)).toEqual(['inactive', 'sending']);
      await sent;
    });

    it('does not read the subscription again after a refusal for another reason', async () => {
      const { createBusinessDetail, network } = anOwnersWorld({ subscription: aSubscription() });
      network.setOutage('change-business-status', 'refused');
      const detail = createBusinessDetail();
      await open(detail);
      detail.ask('activate');
      await detail.confirm();
      const { state } = detail;
      expect(state.kind === 'ready' && state.subscription.kind).toBe('present');
    });

    it('activates an inactive business only after the owner confirmed', async () => {
      const { createBusinessDetail, network, toasts } = anOwnersWorld({ subscription: aSubscription() });
      const detail = createBusinessDetail();
      await open(detail);
      const states = statesOf(detail);
      detail.ask('activate');
      expect(network.requestCountOf('change-business-status')).toBe(0);
      await detail.confirm();
      expect(states).toMatchObject([
        { business: { status: 'inactive' }, change: { kind: 'none' } },
        { business: { status: 'inactive' }, change: { kind: 'asking', action: 'activate' } },
        { business: { status: 'inactive' }, change: { kind: 'sending', action: 'activate' } },
        { business: { status: 'active' }, change: { kind: 'none' } },
      ]);
      expect(toasts.waiting).toEqual([{ kind: 'success', message: 'detail.management.done.activate' }]);
    });

    it('deactivates an active business, which needs no subscription', async () => {
      const { createBusinessDetail, toasts, world } = anOwnersWorld({ businesses: [anActiveBusiness()] });
      const detail = createBusinessDetail();
      await open(detail);
      detail.ask('deactivate');
      await detail.confirm();
      expect(changesOf(detail)).toEqual(['inactive', 'none']);
      expect(world.business(aBusinessId())?.status).toBe('inactive');
      expect(toasts.waiting).toEqual([{ kind: 'success', message: 'detail.management.done.deactivate' }]);
    });

    it('changes nothing when the owner cancels the confirmation', async () => {
      const { createBusinessDetail, network } = anOwnersWorld({ businesses: [anActiveBusiness()] });
      const detail = createBusinessDetail();
      await open(detail);
      detail.ask('deactivate');
      detail.closeQuestion();
      await detail.confirm();
      expect(changesOf(detail)).toEqual(['active', 'none']);
      expect(network.requestCountOf('change-business-status')).toBe(0);
    });

    it('only allows the opposite of the current status', async () => {
      const detail = anOwnersWorld({ businesses: [anActiveBusiness()] }).createBusinessDetail();
      await open(detail);
      detail.ask('activate');
      expect(changesOf(detail)).toEqual(['active', 'none']);
    });

    it('sends one request when the owner confirms several times', async () => {
      const { createBusinessDetail, network } = anOwnersWorld({ businesses: [anActiveBusiness()] });
      const detail = createBusinessDetail();
      await open(detail);
      detail.ask('deactivate');
      await Promise.all([detail.confirm(), detail.confirm(), detail.confirm()]);
      expect(network.requestCountOf('change-business-status')).toBe(1);
    });

    it('says beside the button that the server refuses, and not in a toast as well', async () => {
      const { createBusinessDetail, network, toasts } = anOwnersWorld({ businesses: [anActiveBusiness()] });
      network.setOutage('change-business-status', 'refused');
      const detail = createBusinessDetail();
      await open(detail);
      detail.ask('deactivate');
      await detail.confirm();
      expect(changesOf(detail)).toEqual(['active', 'failed']);
      expect(detail.state).toMatchObject({
        change: {
          failure: {
            message: 'detail.management.deactivateFailed',
            detail: 'The demo service refused the request',
          },
        },
      });
      expect(toasts.waiting).toMatchObject([
        { message: 'detail.management.deactivateFailed', isHistoryOnly: true },
      ]);
    });

    it('announces a refusal in our words when the page was left', async () => {
      const { createBusinessDetail, network, toasts, clock } = anOwnersWorld({
        businesses: [anActiveBusiness()],
      });
      const detail = createBusinessDetail();
      await open(detail);
      network.latency = 100;
      network.setOutage('change-business-status', 'refused');
      detail.ask('deactivate');
      const confirmed = detail.confirm();
      detail.dispose();
      await clock.advance(1000);
      await confirmed;
      expect(toasts.waiting).toMatchObject([
        { message: 'detail.management.deactivateFailed', about: { id: aBusinessId() } },
      ]);
      expect(toasts.waiting[0]).not.toHaveProperty('detail');
    });

    it('shows the new status when the service refuses a change that was made elsewhere', async () => {
      const { createBusinessDetail, network, world, toasts } = anOwnersWorld({
        businesses: [anActiveBusiness()],
      });
      const detail = createBusinessDetail();
      await open(detail);
      world.changeStatus(aBusinessId(), 'inactive');
      network.setOutage('change-business-status', 'refused');
      detail.ask('deactivate');
      await detail.confirm();
      expect(changesOf(detail)).toEqual(['inactive', 'none']);
      expect(toasts.waiting).toMatchObject([{ message: 'detail.management.done.deactivate' }]);
    });

    it('leaves the page of a business that was deleted elsewhere, and says so', async () => {
      const { createBusinessDetail, world, toasts } = anOwnersWorld({ businesses: [anActiveBusiness()] });
      const detail = createBusinessDetail();
      await open(detail);
      vi.spyOn(world, 'business').mockReturnValue(undefined);
      detail.ask('deactivate');
      await detail.confirm();
      expect(detail.state).toEqual({ kind: 'unavailable' });
      expect(toasts.waiting).toMatchObject([
        { message: 'detail.management.deactivateFailed', reason: 'detail.management.gone' },
      ]);
    });

    it('can be retried after a failure', async () => {
      const { createBusinessDetail, network } = anOwnersWorld({ businesses: [anActiveBusiness()] });
      network.setOutage('change-business-status', 'offline', 1);
      const detail = createBusinessDetail();
      await open(detail);
      detail.ask('deactivate');
      await detail.confirm();
      detail.ask('deactivate');
      await detail.confirm();
      expect(changesOf(detail)).toEqual(['inactive', 'none']);
    });

    it('reloads the subscription when the refusal shows that the displayed one is out of date', async () => {
      const { createBusinessDetail, world, toasts } = anOwnersWorld({ subscription: aSubscription() });
      const detail = createBusinessDetail();
      await open(detail);
      world.saveSubscription(aBusinessId(), aSubscription({ status: 'Paused' }));
      detail.ask('activate');
      await detail.confirm();
      expect(detail.state).toMatchObject({
        change: { failure: { message: 'detail.management.activateFailed' } },
      });
      expect(toasts.waiting).toMatchObject([
        { message: 'detail.management.activateFailed', isHistoryOnly: true },
      ]);
      await expect.poll(() => detail.activationGate).toBe('subscription-not-active');
    });

    it('reads the subscription again when the service says that there is none', async () => {
      const { createBusinessDetail, network } = anOwnersWorld();
      const detail = createBusinessDetail();
      await open(detail);
      detail.showSubscription(aSubscription());
      detail.ask('activate');
      await detail.confirm();
      await expect.poll(() => detail.activationGate).toBe('subscription-required');
      /* When the page opened, by the activation itself, and after its refusal. */
      expect(network.requestCountOf('load-subscription')).toBe(3);
    });

    it('announces nothing after the session has ended', async () => {
      const { createBusinessDetail, network, session, toasts } = anOwnersWorld({
        businesses: [anActiveBusiness()],
      });
      const detail = createBusinessDetail();
      await open(detail);
      network.setOutage('change-business-status', 'refused', 1);
      detail.ask('deactivate');
      const confirmed = detail.confirm();
      session.user = undefined;
      await confirmed;
      expect(toasts.waiting).toEqual([]);
    });

    it('signs out when the session has expired', async () => {
      const { createBusinessDetail, network, session, toasts } = anOwnersWorld({
        businesses: [anActiveBusiness()],
      });
      network.setOutage('change-business-status', 'session-expired');
      const detail = createBusinessDetail();
      await open(detail);
      detail.ask('deactivate');
      await detail.confirm();
      expect(session.expirations).toBe(1);
      expect(toasts.waiting).toEqual([]);
    });
  });

  describe('the question before a business is hidden', () => {
    it('leads to the question whether to cancel the subscription, and sends nothing', async () => {
      const subscription = aSubscription();
      const { createBusinessDetail, network } = anOwnersWorld({
        businesses: [anActiveBusiness()],
        subscription,
      });
      const detail = createBusinessDetail();
      await open(detail);
      detail.cancelInstead();
      expect(detail.cancellation.state).toEqual({ kind: 'none' });
      detail.ask('deactivate');
      detail.cancelInstead();
      expect(changesOf(detail)).toEqual(['active', 'none']);
      expect(detail.cancellation.state).toEqual({ kind: 'asking', subscription, failure: undefined });
      detail.cancellation.closeQuestion();
      expect(detail.cancellation.state).toEqual({ kind: 'kept' });
      expect(network.requestCountOf('change-business-status')).toBe(0);
    });

    it('only closes when there is no subscription to cancel', async () => {
      const detail = anOwnersWorld({ businesses: [anActiveBusiness()] }).createBusinessDetail();
      await open(detail);
      detail.ask('deactivate');
      detail.cancelInstead();
      expect([changesOf(detail), detail.cancellation.state.kind]).toEqual([['active', 'none'], 'none']);
    });
  });

  it('has the time zone of the business once it is known', async () => {
    const timezone = 'Pacific/Kiritimati';
    const detail = anOwnersWorld({ businesses: [aBusiness({ timezone })] }).createBusinessDetail();
    expect(detail.timeZone).toBeUndefined();
    await open(detail);
    expect(detail.timeZone).toBe(timezone);
  });

  it('shows a subscription that was changed or removed on the page', async () => {
    const detail = anOwnersWorld().createBusinessDetail();
    const subscription = aSubscription();
    detail.showSubscription(subscription);
    expect(detail.state).toMatchObject({ kind: 'loading', subscription: { kind: 'loading' } });
    await open(detail);
    detail.showSubscription(subscription);
    expect(detail.state).toMatchObject({ subscription: { kind: 'present', subscription } });
    detail.showSubscription(undefined);
    expect(detail.state).toMatchObject({ subscription: { kind: 'none' } });
  });

  it('shows no response that is older than a change on the page', async () => {
    const before = aSubscription();
    const { createBusinessDetail, network, world, clock } = anOwnersWorld({ subscription: before });
    const detail = createBusinessDetail();
    await open(detail);
    network.setOutage('load-subscription', 'slow', 1);
    void detail.reloadSubscription();
    const cancelled = aSubscription({ cancelledAt: aPointInTime('2026-04-01T09:00:00Z') });
    world.saveSubscription(aBusinessId(), cancelled);
    detail.showSubscription(cancelled);
    await clock.advance(0);
    vi.spyOn(world, 'subscription').mockReturnValueOnce(before);
    await clock.advance(SLOW_RESPONSE_DELAY);
    expect(detail.state).toMatchObject({ subscription: { kind: 'present', subscription: cancelled } });
  });

  it('shows no failed cancellation beside a subscription that was read as cancelled', async () => {
    const { createBusinessDetail, network, world, clock } = anOwnersWorld({ subscription: aSubscription() });
    const detail = createBusinessDetail();
    await open(detail);
    network.setOutage('cancel-subscription', 'unavailable');
    network.setOutage('load-subscription', 'unavailable');
    detail.cancellation.ask(aSubscription());
    void detail.cancellation.confirm();
    await clock.advance(60_000);
    expect(detail.cancellation.state.kind).toBe('failed');
    network.clearOutage();
    world.saveSubscription(
      aBusinessId(),
      aSubscription({ cancelledAt: aPointInTime('2026-04-01T09:00:00Z') }),
    );
    await detail.reloadSubscription();
    expect(detail.cancellation.state.kind).toBe('none');
  });

  it('ignores what arrives after the page was left', async () => {
    const { createBusinessDetail, clock, network, toasts } = anOwnersWorld();
    network.latency = 100;
    const detail = createBusinessDetail();
    detail.start();
    expect(detail.isMounted).toBe(true);
    detail.dispose();
    await clock.advance(1000);
    expect([detail.isMounted, detail.state.kind, toasts.waiting]).toEqual([false, 'loading', []]);
  });

  it('loads its subscription only once at a time', async () => {
    const { createBusinessDetail, network } = anOwnersWorld({ subscription: aSubscription() });
    const detail = createBusinessDetail();
    await detail.reloadSubscription();
    expect(network.requestCountOf('load-subscription')).toBe(0);
    await open(detail);
    await Promise.all([detail.reloadSubscription(), detail.reloadSubscription()]);
    expect(network.requestCountOf('load-subscription')).toBe(2);
  });

  describe('a status change without a response', () => {
    async function loseResponse(outage: DemoOutage) {
      const owner = anOwnersWorld({ subscription: aSubscription() });
      owner.network.setOutage('change-business-status', outage, 1);
      const detail = owner.createBusinessDetail();
      await open(detail);
      detail.ask('activate');
      await detail.confirm();
      return { ...owner, detail };
    }

    it('shows neither success nor failure until the status is known', async () => {
      const { detail, clock, toasts, network } = await loseResponse('executed-late');
      expect(changesOf(detail)).toEqual(['inactive', 'reconciling']);
      expect(toasts.waiting).toEqual([]);
      await clock.advance(4000);
      detail.ask('activate');
      await detail.confirm();
      expect(changesOf(detail)).toEqual(['inactive', 'reconciling']);
      expect(network.requestCountOf('change-business-status')).toBe(1);
    });

    it('succeeds when the server changes the status five seconds later', async () => {
      const { detail, clock, toasts } = await loseResponse('executed-late');
      await clock.advance(60_000);
      expect(changesOf(detail)).toEqual(['active', 'none']);
      expect(toasts.waiting).toEqual([{ kind: 'success', message: 'detail.management.done.activate' }]);
    });

    it('fails once it is known that the status did not change', async () => {
      const { detail, clock, toasts } = await loseResponse('unavailable');
      await clock.advance(60_000);
      expect(detail.state).toMatchObject({
        business: { status: 'inactive' },
        change: {
          kind: 'failed',
          failure: {
            message: 'detail.management.activateError',
            reason: 'detail.management.stillHidden',
          },
        },
      });
      expect(toasts.waiting).toMatchObject([
        { message: 'detail.management.activateError', isHistoryOnly: true },
      ]);
    });

    it('reports an unknown result when the checks fail', async () => {
      const { detail, clock, network } = await loseResponse('response-lost');
      network.setOutage('view-business', 'unavailable');
      await clock.advance(60_000);
      expect(detail.state).toMatchObject({
        change: { kind: 'failed', failure: { reason: 'detail.management.statusUnknown' } },
      });
    });

    it('is checked again once the browser is online', async () => {
      const { detail, clock, connection } = await loseResponse('response-lost');
      connection.isOnline = false;
      await clock.advance(1000);
      expect(detail.state).toMatchObject({ change: { kind: 'reconciling', isPaused: true } });
      connection.isOnline = true;
      await clock.advance(0);
      expect(changesOf(detail)).toEqual(['active', 'none']);
    });

    it('signs out when the session has expired', async () => {
      const { clock, network, session } = await loseResponse('response-lost');
      network.setOutage('view-business', 'session-expired');
      await clock.advance(1000);
      expect(session.expirations).toBe(1);
    });

    it('is announced when it becomes unknown after the page was left', async () => {
      const { createBusinessDetail, network, clock, toasts } = anOwnersWorld({
        subscription: aSubscription(),
      });
      const detail = createBusinessDetail();
      await open(detail);
      network.latency = 100;
      network.setOutage('change-business-status', 'response-lost', 1);
      detail.ask('activate');
      const confirmed = detail.confirm();
      detail.dispose();
      await clock.advance(60_000);
      await confirmed;
      const reason = 'detail.management.statusUnknown';
      expect(toasts.waiting).toMatchObject([{ kind: 'error', reason, about: { id: aBusinessId() } }]);
      expect(network.requestCountOf('view-business')).toBe(1);
    });

    it('is no longer checked after the page was left', async () => {
      const { detail, clock, network, toasts } = await loseResponse('response-lost');
      const reads = network.requestCountOf('view-business');
      detail.dispose();
      await clock.advance(60_000);
      expect(network.requestCountOf('view-business')).toBe(reads);
      expect(changesOf(detail)).toEqual(['inactive', 'none']);
      const message = 'detail.management.statusUnknown';
      expect(toasts.waiting).toMatchObject([{ kind: 'error', message, about: { id: aBusinessId() } }]);
    });
  });
});
