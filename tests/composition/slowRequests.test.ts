import { describe, expect, it } from 'vitest';
import { DEMO_CALLS, type DemoCall } from '@/application/ports/DemoControls';
import type { SessionUseCases } from '@/ui/shell/SessionViewModel';
import { aShell } from '@tests/support/aShell';
import { aProfileScreen } from '@tests/support/aProfileScreen';
import { aWizard, typeBilling } from '@tests/support/aWizard';
import { aBusiness, anActiveBusiness } from '@tests/support/builders/aBusiness';
import { aBusinessId } from '@tests/support/builders/aBusinessId';
import { aPlan } from '@tests/support/builders/aPlan';
import { aPlacedOrder } from '@tests/support/builders/aPlacedOrder';
import { aSubscription } from '@tests/support/builders/aSubscription';
import { aUser } from '@tests/support/builders/aUser';
import { aUserId } from '@tests/support/builders/aUserId';
import { InMemoryStepUrl } from '@tests/support/InMemoryStepUrl';

const TEN_SECONDS = 10_000;

type Screens = ReturnType<typeof aWizard>;

/** The parts of a screen with which a test delays a request and reads its announcement. */
type Watched = Pick<Screens, 'network' | 'clock' | 'slowRequests' | 'slowRequestsClock'>;

const ofOwner = (options: Parameters<typeof aWizard>[0] = {}): Screens =>
  aWizard({ owner: aUser({ businessIds: [aBusinessId()] }), ...options });

/** Waits until all immediate responses have arrived. */
async function answered({ clock }: Pick<Screens, 'clock'>): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await clock.advance(0);
}

async function openDetail(screens: Screens) {
  const detail = screens.viewModels.createBusinessDetail(aBusinessId());
  detail.start();
  await answered(screens);
  return detail;
}

async function openWizard(screens: Screens, step?: string) {
  const wizard = screens.createSubscriptionWizard(aBusinessId(), new InMemoryStepUrl(step));
  wizard.start();
  await answered(screens);
  return wizard;
}

/** The action of the owner that starts each request, on a screen that is loaded before the request hangs. */
const ACTIONS: readonly (readonly [
  action: string,
  request: DemoCall,
  open: () => Promise<readonly [Watched, () => unknown]>,
])[] = [
  [
    'opening the dashboard',
    'list-businesses',
    async () => {
      const screens = ofOwner();
      return [screens, () => screens.viewModels.createDashboard().start()];
    },
  ],
  [
    'opening a business',
    'view-business',
    async () => {
      const screens = ofOwner();
      return [screens, async () => openDetail(screens)];
    },
  ],
  [
    'reading the subscription of a business',
    'load-subscription',
    async () => {
      const screens = ofOwner();
      return [screens, async () => openDetail(screens)];
    },
  ],
  [
    'activating a business',
    'change-business-status',
    async () => {
      const screens = ofOwner({ subscription: aSubscription() });
      const detail = await openDetail(screens);
      detail.ask('activate');
      return [screens, async () => detail.confirm()];
    },
  ],
  [
    'deactivating a business',
    'change-business-status',
    async () => {
      const screens = ofOwner({ subscription: aSubscription(), business: anActiveBusiness() });
      const detail = await openDetail(screens);
      detail.ask('deactivate');
      return [screens, async () => detail.confirm()];
    },
  ],
  [
    'cancelling a subscription',
    'cancel-subscription',
    async () => {
      const screens = ofOwner({ subscription: aSubscription() });
      const { cancellation } = await openDetail(screens);
      cancellation.ask(aSubscription());
      return [screens, async () => cancellation.confirm()];
    },
  ],
  [
    'opening the profile',
    'load-user',
    async () => {
      const screens = aProfileScreen();
      return [screens, () => screens.viewModel.start()];
    },
  ],
  [
    'saving the profile',
    'update-user',
    async () => {
      const screens = aProfileScreen();
      screens.viewModel.start();
      await answered(screens);
      screens.viewModel.show('edit');
      return [screens, async () => screens.viewModel.save()];
    },
  ],
  [
    'opening the wizard',
    'load-plans',
    async () => {
      const screens = ofOwner();
      return [screens, async () => openWizard(screens)];
    },
  ],
  [
    'paying',
    'create-subscription',
    async () => {
      const screens = ofOwner();
      const wizard = await openWizard(screens);
      while (wizard.editableStep !== 'payment') wizard.next();
      wizard.selection?.chooseMethod('new-card');
      wizard.card.setLabels({
        language: 'en',
        direction: 'ltr',
        labels: { number: 'Card number', expiry: 'Expiry', securityCode: 'Security code' },
        placeholders: { number: '', expiry: 'MM / YY', securityCode: '' },
      });
      wizard.card.show({ number: 'number', expiry: 'expiry', securityCode: 'code' });
      await answered(screens);
      typeBilling(wizard);
      return [screens, () => wizard.submit()];
    },
  ],
  [
    'activating a business after paying',
    'change-business-status',
    async () => {
      const screens = ofOwner({ subscription: aSubscription(), business: aBusiness() });
      const order = aPlacedOrder({ kind: 'create', planId: aPlan().id });
      const key = { userId: aUserId(), businessId: aBusinessId() };
      screens.orders.save(key, { kind: 'confirmed', order, confirmedAt: screens.clock.now() });
      const wizard = await openWizard(screens, 'done');
      return [screens, () => wizard.activate()];
    },
  ],
];

/** Other requests of watched use cases (`slowRequests.watched`), and the card fields, which have a time limit. */
const OTHERS: readonly DemoCall[] = [
  'create-user',
  'upload-picture',
  'update-business',
  'upload-business-picture',
  'update-subscription',
  'load-card-fields',
  'tokenize-card',
];

describe('A request without a response is announced after ten seconds:', () => {
  it.each(ACTIONS)('%s', async (_action, request, open) => {
    const [screens, act] = await open();
    screens.network.setOutage(request, 'silent');
    const before = screens.network.requestCountOf(request);
    void act();
    await answered(screens);
    expect(screens.network.requestCountOf(request)).toBeGreaterThan(before);
    await screens.slowRequestsClock.advance(TEN_SECONDS);
    expect(screens.slowRequests.isStillWorking).toBe(true);
  });

  it('is one of an action above, or listed with the others', () => {
    const named = [...ACTIONS.map(([, request]) => request), ...OTHERS];
    expect(DEMO_CALLS.filter((call) => !named.includes(call))).toEqual([]);
  });

  const never = { execute: async () => new Promise<never>(() => undefined) };

  it.each<
    readonly [
      action: string,
      useCases: Partial<SessionUseCases>,
      act: 'signIn' | 'signOut' | 'completeSignIn',
    ]
  >([
    ['signing in', { signIn: never }, 'signIn'],
    ['completing a sign-in', { completeSignIn: never }, 'completeSignIn'],
    ['signing out', { endSession: never }, 'signOut'],
  ])('%s', async (_action, useCases, act) => {
    const { session, slowRequests, clock } = await aShell({ useCases });
    void session[act]();
    await clock.advance(TEN_SECONDS);
    expect(slowRequests.isStillWorking).toBe(true);
  });
});
