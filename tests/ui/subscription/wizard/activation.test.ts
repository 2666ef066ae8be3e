import { describe, expect, it } from 'vitest';
import type { DemoOutage } from '@/application/ports/DemoControls';
import { failure } from '@/domain/shared/result';
import type { OrderKind } from '@/domain/subscription/orderKinds';
import type { WizardState } from '@/ui/subscription/wizard/WizardState';
import { aBusiness, anActiveBusiness } from '@tests/support/builders/aBusiness';
import { aBusinessId } from '@tests/support/builders/aBusinessId';
import { aPointInTime } from '@tests/support/builders/aMoment';
import { aPlan } from '@tests/support/builders/aPlan';
import { aPlacedOrder } from '@tests/support/builders/aPlacedOrder';
import { aSubscription } from '@tests/support/builders/aSubscription';
import { aUserId } from '@tests/support/builders/aUserId';
import { InMemoryStepUrl } from '@tests/support/InMemoryStepUrl';
import { overrideService } from '@tests/support/overrideService';
import { statesOf } from '@tests/support/statesOf';
import { aWizard } from '@tests/support/aWizard';

const UNAVAILABLE = failure({ kind: 'unavailable', message: undefined } as const);

type Environment = ReturnType<typeof aWizard>;
type Options = NonNullable<Parameters<typeof aWizard>[0]>;

/** The last step of the wizard, as after a reload. The order was accepted or confirmed a moment ago. */
async function openDone(
  options: Options = { subscription: aSubscription() },
  kind: OrderKind = 'create',
  entry: 'accepted' | 'confirmed' = 'confirmed',
) {
  const environment = aWizard(options);
  const order = aPlacedOrder({ kind, planId: aPlan().id });
  const now = environment.clock.now();
  environment.orders.save(
    { userId: aUserId(), businessId: aBusinessId() },
    entry === 'accepted' ? { kind: entry, order, acceptedAt: now } : { kind: entry, order, confirmedAt: now },
  );
  return { ...environment, ...(await reopen(environment)) };
}

async function reopen(environment: Environment) {
  const viewModel = environment.createSubscriptionWizard(aBusinessId(), new InMemoryStepUrl('done'));
  viewModel.start();
  await environment.clock.advance(0);
  await environment.clock.advance(0);
  return { viewModel, states: statesOf<WizardState>(viewModel) };
}

const activationKinds = (states: readonly WizardState[]): readonly string[] =>
  states.map((state) => (state.kind === 'done' ? state.activation.kind : state.kind));

/** The status of the business on the page and in the data. */
function statusesOf({ viewModel, world }: Awaited<ReturnType<typeof openDone>>) {
  const { state } = viewModel;
  return [
    state.kind === 'done' ? state.summary.business.status : state.kind,
    world.business(aBusinessId())?.status,
  ];
}

describe('Activating the business on the last step', () => {
  it('makes it visible with one press, and the dashboard knows', async () => {
    const done = await openDone();
    const { viewModel, states, network, cache, clock } = done;
    expect(network.requestCountOf('change-business-status')).toBe(0);
    viewModel.activate();
    viewModel.activate();
    await clock.advance(0);
    viewModel.activate();
    await clock.advance(0);
    expect(activationKinds(states)).toEqual(['none', 'sending', 'activated']);
    expect(statusesOf(done)).toEqual(['active', 'active']);
    expect(network.requestCountOf('change-business-status')).toBe(1);
    expect(cache.find(aBusinessId())?.status).toBe('active');
  });

  it('shows no toast', async () => {
    const { viewModel, clock, toasts } = await openDone();
    viewModel.activate();
    await clock.advance(0);
    expect(toasts.waiting).toEqual([]);
  });

  it('is known from the data after a reload', async () => {
    const done = await openDone();
    done.viewModel.activate();
    await done.clock.advance(0);
    expect((await reopen(done)).viewModel.state).toMatchObject({
      kind: 'done',
      summary: { business: { status: 'active' } },
      activation: { kind: 'none' },
    });
  });

  it.each<[string, Options, OrderKind, ('accepted' | undefined)?]>([
    ['an active business', { business: anActiveBusiness(), subscription: aSubscription() }, 'create'],
    ['a subscription that is being set up', {}, 'create', 'accepted'],
    ['a paused subscription', { subscription: aSubscription({ status: 'Paused' }) }, 'update'],
  ])('is not possible with %s', async (_what, options, kind, entry) => {
    const { viewModel, clock, network } = await openDone(options, kind, entry);
    viewModel.activate();
    await clock.advance(0);
    expect(viewModel.state).toMatchObject({ kind: 'done', activation: { kind: 'none' } });
    expect(network.requestCountOf('change-business-status')).toBe(0);
  });

  it('is possible with a draft', async () => {
    const done = await openDone(
      { business: aBusiness({ status: 'draft' }), subscription: aSubscription() },
      'create',
    );
    done.viewModel.activate();
    await done.clock.advance(0);
    expect(statusesOf(done)).toEqual(['active', 'active']);
  });

  it('is possible after an update and a reactivation of a hidden business', async () => {
    for (const kind of ['update', 'reactivate'] as const) {
      const done = await openDone({ subscription: aSubscription() }, kind);
      done.viewModel.activate();
      await done.clock.advance(0);
      expect(statusesOf(done)).toEqual(['active', 'active']);
    }
  });

  it('is not possible while the subscription could not be read after the order', async () => {
    let reads = 0;
    const { viewModel, clock, network } = await openDone({
      subscription: aSubscription(),
      wrapService: (service) =>
        overrideService({
          ofBusiness: async (id) => ((reads += 1) === 1 ? service.ofBusiness(id) : UNAVAILABLE),
        })(service),
    });
    viewModel.activate();
    await clock.advance(0);
    expect(viewModel.state).toMatchObject({
      kind: 'done',
      summary: { subscriptionAfter: { kind: 'unread' } },
    });
    expect(network.requestCountOf('change-business-status')).toBe(0);
  });

  it('does nothing on the other steps', async () => {
    const { viewModel } = await reopen(aWizard({ subscription: aSubscription() }));
    viewModel.activate();
    expect(viewModel.state.kind).not.toBe('done');
  });

  it.each<[DemoOutage, string, object]>([
    ['refused', 'activateFailed', { detail: 'The demo service refused the request' }],
    ['forbidden', 'activateFailed', { reason: 'errors.forbidden' }],
    ['offline', 'activateError', { reason: 'errors.offline' }],
  ])(
    'can be tried again after a failure, which is named as on the business page: %s',
    async (outage, key, expected) => {
      const message = `detail.management.${key}`;
      const done = await openDone();
      const { viewModel, clock, network, toasts } = done;
      network.setOutage('change-business-status', outage, 1);
      viewModel.activate();
      await clock.advance(0);
      expect(viewModel.state).toMatchObject({
        activation: { kind: 'failed', failure: { ...expected, message, isUnknown: false } },
      });
      expect(statusesOf(done)).toEqual(['inactive', 'inactive']);
      /* The page shows the failure, so the toast is in the history only. */
      expect(toasts.waiting).toMatchObject([{ message, isHistoryOnly: true }]);
      viewModel.activate();
      await clock.advance(0);
      expect(statusesOf(done)).toEqual(['active', 'active']);
    },
  );

  it('reads the subscription again when the use case found it inactive, and no longer offers activation', async () => {
    const { viewModel, clock, world, network } = await openDone();
    world.saveSubscription(aBusinessId(), aSubscription({ status: 'Paused' }));
    viewModel.activate();
    await clock.advance(0);
    await clock.advance(0);
    expect(viewModel.state).toMatchObject({
      summary: { subscriptionAfter: { kind: 'read', subscription: { status: 'Paused' } } },
      activation: { kind: 'failed', failure: { isSubscriptionMissing: true } },
    });
    viewModel.activate();
    await clock.advance(0);
    expect(network.requestCountOf('change-business-status')).toBe(0);
  });

  it('ends the session when it has expired', async () => {
    const { viewModel, clock, network, session } = await openDone();
    network.setOutage('change-business-status', 'session-expired');
    viewModel.activate();
    await clock.advance(0);
    expect(viewModel.state).toMatchObject({ kind: 'leaving' });
    expect(session.expirations).toBe(1);
  });
});

describe('An activation on the last step without a response', () => {
  async function lost(outage: DemoOutage) {
    const done = await openDone();
    done.network.setOutage('change-business-status', outage, 1);
    done.viewModel.activate();
    await done.clock.advance(0);
    return done;
  }

  it('is neither a success nor a failure while it is reconciled', async () => {
    const { viewModel, clock, network } = await lost('executed-late');
    await clock.advance(4000);
    viewModel.activate();
    expect(viewModel.state).toMatchObject({ activation: { kind: 'reconciling', isPaused: false } });
    expect(network.requestCountOf('change-business-status')).toBe(1);
  });

  it('succeeds when the server activates the business seconds later', async () => {
    const done = await lost('executed-late');
    await done.clock.advance(60_000);
    expect(done.viewModel.state).toMatchObject({ activation: { kind: 'activated' } });
    expect(statusesOf(done)).toEqual(['active', 'active']);
  });

  it('fails once it is known that the business is still hidden', async () => {
    const { viewModel, clock } = await lost('unavailable');
    await clock.advance(60_000);
    expect(viewModel.state).toMatchObject({
      activation: {
        kind: 'failed',
        failure: {
          message: 'detail.management.activateError',
          reason: 'detail.management.stillHidden',
          isUnknown: false,
        },
      },
    });
  });

  it('stays unknown when the checks fail, and can be repeated', async () => {
    const done = await lost('response-lost');
    done.network.setOutage('view-business', 'unavailable');
    await done.clock.advance(60_000);
    expect(done.viewModel.state).toMatchObject({
      activation: {
        kind: 'failed',
        failure: {
          message: 'detail.management.activateError',
          reason: 'detail.management.statusUnknown',
          isUnknown: true,
        },
      },
    });
    done.viewModel.activate();
    await done.clock.advance(0);
    expect(statusesOf(done)).toEqual(['active', 'active']);
  });

  it('waits for a connection', async () => {
    const { viewModel, clock, connection } = await lost('response-lost');
    connection.isOnline = false;
    await clock.advance(1000);
    expect(viewModel.state).toMatchObject({ activation: { kind: 'reconciling', isPaused: true } });
    connection.isOnline = true;
    await clock.advance(0);
    expect(viewModel.state).toMatchObject({ activation: { kind: 'activated' } });
  });

  it('is no longer reconciled after the page was left', async () => {
    const { viewModel, clock, network } = await lost('unavailable');
    const reads = network.requestCountOf('view-business');
    viewModel.dispose();
    await clock.advance(60_000);
    expect(network.requestCountOf('view-business')).toBe(reads);
  });

  it('is not reconciled when the page is left before the response', async () => {
    const { viewModel, clock, network } = await openDone();
    network.setOutage('change-business-status', 'response-lost', 1);
    viewModel.activate();
    viewModel.dispose();
    await clock.advance(60_000);
    expect(network.requestCountOf('view-business')).toBe(1);
  });
});

describe('A subscription that is being set up', () => {
  it.each([
    ['is not returned any more', undefined],
    ['was cancelled', aSubscription({ status: 'cancelled', cancelledAt: aPointInTime() })],
    [
      'was cancelled for a later date',
      aSubscription({ status: 'cancelled', cancelledAt: aPointInTime('2027-01-01T00:00:00Z') }),
    ],
  ])('is not confirmed again once it %s', async (_what, subscription) => {
    const { viewModel, navigation, network } = await openDone({ subscription });
    expect(viewModel.state).toMatchObject({ kind: 'leaving' });
    expect(navigation.moves).toEqual(['replace /dashboard/business/business-1']);
    expect(network.requestCountOf('load-subscription')).toBe(1);
  });

  it('is explained on the business page when it takes long', async () => {
    const done = await openDone({}, 'create', 'accepted');
    done.viewModel.dispose();
    await done.clock.advance(15 * 60_000 + 1);
    const { viewModel } = await reopen(done);
    expect(viewModel.state).toMatchObject({ kind: 'leaving' });
    expect(done.navigation.moves).toEqual(['replace /dashboard/business/business-1']);
  });

  it('is waited for, and then the business can be activated', async () => {
    const done = await openDone({}, 'create', 'accepted');
    expect(done.viewModel.state).toMatchObject({ summary: { subscriptionAfter: { kind: 'not-shown-yet' } } });
    done.world.saveSubscription(aBusinessId(), aSubscription());
    await done.clock.advance(1000);
    expect(done.viewModel.state).toMatchObject({ summary: { subscriptionAfter: { kind: 'read' } } });
    done.viewModel.activate();
    await done.clock.advance(0);
    expect(statusesOf(done)).toEqual(['active', 'active']);
  });

  it('is waited for while the API returns the earlier one, which has ended', async () => {
    const ended = aSubscription({ cancelledAt: aPointInTime() });
    const done = await openDone({ subscription: ended }, 'create', 'accepted');
    expect(done.viewModel.state).toMatchObject({ summary: { subscriptionAfter: { kind: 'not-shown-yet' } } });
    await done.clock.advance(1000);
    done.world.saveSubscription(aBusinessId(), aSubscription());
    await done.clock.advance(2000);
    const { state } = done.viewModel;
    expect(state).toMatchObject({
      summary: { subscriptionAfter: { kind: 'read', subscription: { status: 'Active' } } },
    });
  });

  it('is still missing after a minute', async () => {
    const { viewModel, clock, network } = await openDone({}, 'create', 'accepted');
    await clock.advance(60_000);
    const reads = network.requestCountOf('load-subscription');
    await clock.advance(60_000);
    expect(viewModel.state).toMatchObject({ summary: { subscriptionAfter: { kind: 'not-shown-yet' } } });
    expect(network.requestCountOf('load-subscription')).toBe(reads);
  });

  it('ends the session when the read after the order finds it expired', async () => {
    let reads = 0;
    const expired = failure({ kind: 'session-expired' } as const);
    const { viewModel, session } = await openDone({
      subscription: aSubscription(),
      wrapService: (service) =>
        overrideService({
          ofBusiness: async (id) => ((reads += 1) === 1 ? service.ofBusiness(id) : expired),
        })(service),
    });
    expect(viewModel.state).toMatchObject({ kind: 'leaving' });
    expect(session.expirations).toBe(1);
  });

  it('is no longer waited for after the page was left', async () => {
    const { viewModel, clock, network } = await openDone({}, 'create', 'accepted');
    const reads = network.requestCountOf('load-subscription');
    viewModel.dispose();
    await clock.advance(60_000);
    expect(network.requestCountOf('load-subscription')).toBe(reads);
  });

  it('ends the session when it expires while the subscription is awaited', async () => {
    const { viewModel, clock, network, session } = await openDone({}, 'create', 'accepted');
    network.setOutage('load-subscription', 'session-expired');
    await clock.advance(1000);
    expect(viewModel.state).toMatchObject({ kind: 'leaving' });
    expect(session.expirations).toBe(1);
  });
});
