import { InMemoryStoredRecord } from '../../support/InMemoryStoredRecord';
import { InMemoryKeyedRecords } from '../../support/InMemoryKeyedRecords';
import { OWNER_RECORDS } from '@/application/ports/ownerRecords';
import { describe, expect, it } from 'vitest';
import type { DemoOutage, DemoCall } from '@/application/ports/DemoControls';
import { LoadWizardData } from '@/application/subscription/LoadWizardData';
import type { Business } from '@/domain/business/Business';
import { Money } from '@/domain/shared/Money';
import { instant } from '@/domain/shared/instant';
import { failure, success } from '@/domain/shared/result';
import type { Catalog } from '@/domain/subscription/Plan';
import { fingerprintOf } from '@/domain/subscription/PlanSelection';
import type { PreselectedPlan } from '@/domain/subscription/PreselectedPlan';
import type { Subscription } from '@/domain/subscription/Subscription';
import { aWorld } from '../../support/aWorld';
import { aBillingForm } from '../../support/builders/aBillingForm';
import { aBusiness } from '../../support/builders/aBusiness';
import { aBusinessId } from '../../support/builders/aBusinessId';
import { aCatalog } from '../../support/builders/aCatalog';
import { aDay, aMoment } from '../../support/builders/aMoment';
import { anAddOnId } from '../../support/builders/anAddOnId';
import { anAddOnItem } from '../../support/builders/anAddOnItem';
import { aPlan } from '../../support/builders/aPlan';
import { aPlanId } from '../../support/builders/aPlanId';
import { aPlanItem } from '../../support/builders/aPlanItem';
import { aSelectionDraft } from '../../support/builders/aSelectionDraft';
import { aSubscription } from '../../support/builders/aSubscription';
import { aUser } from '../../support/builders/aUser';
import { defined } from '../../support/builders/defined';

const ID = aBusinessId();
const KEY = { userId: aUser().id, businessId: ID };

function aWizard({
  subscription,
  catalog = aCatalog(),
  businesses = [aBusiness()],
  keepsRetiredPlans = false,
}: {
  subscription?: Subscription;
  catalog?: Catalog;
  businesses?: readonly Business[];
  keepsRetiredPlans?: boolean;
} = {}) {
  const world = aWorld({
    businesses,
    catalog,
    subscriptions: subscription === undefined ? {} : { 'business-1': subscription },
  });
  const drafts = new InMemoryKeyedRecords(OWNER_RECORDS.selectionDrafts, world.clock);
  const preselectedPlan = new InMemoryStoredRecord(OWNER_RECORDS.preselectedPlan, world.clock);
  const wizard = new LoadWizardData(
    world.businesses,
    world.subscriptions,
    world.plans,
    drafts,
    preselectedPlan,
    world.clock,
    { keepsRetiredPlans },
  );
  return { ...world, drafts, preselectedPlan, wizard, start: (owner = aUser()) => wizard.execute(owner, ID) };
}

describe('the wizard starts', () => {
  it('a first subscription with the first plan, no add-ons and a new card', async () => {
    expect(await aWizard().start()).toMatchObject(
      success({
        business: { id: 'business-1' },
        subscription: undefined,
        hidesOtherCurrencies: false,
        initial: {
          selection: { cycle: 'monthly', plan: { id: 'basic-monthly' }, addOns: [], method: 'new-card' },
          retired: [],
          restored: undefined,
        },
      }),
    );
  });

  it('a change with the current items, paid by the saved card', async () => {
    const subscription = aSubscription({
      items: [aPlanItem({ id: 'pro-monthly' }), anAddOnItem({ quantity: 2 })],
    });
    expect(await aWizard({ subscription }).start()).toMatchObject(
      success({
        subscription: { status: 'Active' },
        initial: {
          selection: {
            plan: { id: 'pro-monthly' },
            addOns: [{ addOn: { id: 'photos-monthly' }, quantity: 2 }],
            method: 'existing-card',
          },
        },
      }),
    );
  });

  it.each([
    ['a change, with the retired plan, while the end is today for the business', undefined, ['old'], 'old'],
    ['an order after the end of the day of the business', 'Pacific/Kiritimati', [], 'basic-monthly'],
  ])('%s', async (_what, timezone, retired, planId) => {
    const items = [aPlanItem({ id: 'old' })];
    const subscription = aSubscription({ items, cancelledAt: aDay(2026, 3, 5) });
    const businesses = [aBusiness({ timezone })];
    const started = aWizard({ subscription, businesses }).start();
    expect(await started).toMatchObject({ value: { initial: { retired: retired.map((id) => ({ id })) } } });
    const kept = aWizard({ subscription, businesses, keepsRetiredPlans: true }).start();
    expect(await kept).toMatchObject({ value: { initial: { selection: { plan: { id: planId } } } } });
  });

  it('with every plan and add-on for sale, in one currency', async () => {
    const catalog = aCatalog({
      plans: [
        ...aCatalog().plans,
        aPlan({ id: 'old', status: 'archived' }),
        aPlan({ id: 'usd', price: defined(Money.parse(1900, 'USD')) }),
      ],
    });
    const started = await aWizard({ catalog }).start();
    expect(started).toMatchObject(success({ hidesOtherCurrencies: true }));
    expect(started.ok && started.value.catalog.plans.map(({ id }) => id)).toEqual([
      'basic-monthly',
      'pro-monthly',
      'basic-annual',
      'pro-annual',
    ]);
  });

  it('by requesting business, subscription and plans in parallel', async () => {
    const { start, network, clock } = aWizard();
    network.latency = 100;
    const started: unknown[] = [];
    void start().then((answer) => started.push(answer.ok));
    await clock.advance(100);
    expect(started).toEqual([true]);
  });
});

describe('a draft', () => {
  const draft = aSelectionDraft({
    planId: aPlanId('pro-monthly'),
    addOns: [{ id: anAddOnId(), quantity: 1 }],
    method: 'new-card',
  });

  it('of this owner and business is restored', async () => {
    const { start, drafts } = aWizard();
    drafts.save(KEY, draft);
    expect(await start()).toMatchObject(
      success({
        initial: {
          selection: {
            plan: { id: 'pro-monthly' },
            addOns: [{ addOn: { id: 'photos-monthly' } }],
            method: 'new-card',
          },
          restored: draft,
        },
      }),
    );
  });

  it('is restored for half an hour', async () => {
    const { start, drafts, clock } = aWizard();
    drafts.save(KEY, draft);
    await clock.advance(30 * 60 * 1000);
    expect(await start()).toMatchObject(success({ initial: { restored: {} } }));
    await clock.advance(1);
    expect(await start()).toMatchObject(success({ initial: { restored: undefined } }));
  });

  it('is not restored when the subscription has changed', async () => {
    const { start, drafts, world } = aWizard();
    drafts.save(KEY, draft);
    world.saveSubscription(ID, aSubscription());
    expect(await start()).toMatchObject(success({ initial: { restored: undefined }, saved: draft }));
  });

  it('of a change is restored for the same subscription', async () => {
    const subscription = aSubscription();
    const { start, drafts } = aWizard({ subscription });
    drafts.save(KEY, { ...draft, fingerprint: fingerprintOf(subscription), savedAt: aMoment() });
    expect(await start()).toMatchObject(success({ initial: { restored: {} } }));
  });
});

describe('the plan chosen on the pricing page', () => {
  const chosen = (overrides: Partial<PreselectedPlan> = {}): PreselectedPlan => ({
    planId: aPlanId('pro-annual'),
    name: 'Pro',
    cycle: 'annual',
    chosenAt: aMoment(),
    ...overrides,
  });

  it('is selected for a new subscription, with its cycle, for every business until an order is done', async () => {
    const { start, preselectedPlan } = aWizard();
    preselectedPlan.save(chosen());
    const selected = { cycle: 'annual', plan: { id: 'pro-annual' }, addOns: [] };
    expect(await start()).toMatchObject(success({ initial: { selection: selected, restored: undefined } }));
    expect(await start()).toMatchObject(success({ initial: { selection: selected } }));
  });

  const ENDED = aSubscription({
    items: [aPlanItem({ id: 'pro-monthly' }), anAddOnItem()],
    cancelledAt: aDay(2026, 3, 1),
  });

  it.each([
    ['has ended', ENDED],
    ['is cancelled without a date', { ...ENDED, status: 'Cancelled', cancelledAt: undefined }],
  ])('is selected after a subscription that %s, with its saved card', async (_what, subscription) => {
    const { start, preselectedPlan } = aWizard({ subscription });
    preselectedPlan.save(chosen());
    expect(await start()).toMatchObject(
      success({
        preselected: { planId: 'pro-annual' },
        initial: {
          selection: { cycle: 'annual', plan: { id: 'pro-annual' }, addOns: [], method: 'existing-card' },
        },
      }),
    );
  });

  it.each([
    ['that is the earlier one', chosen({ planId: aPlanId('pro-monthly'), cycle: 'monthly' })],
    ['that is not offered any more', chosen({ planId: aPlanId('gone') })],
  ])('%s leaves the items of a subscription that has ended', async (_what, preselected) => {
    const { start, preselectedPlan } = aWizard({ subscription: ENDED });
    preselectedPlan.save(preselected);
    expect(await start()).toMatchObject(
      success({
        initial: {
          selection: {
            cycle: 'monthly',
            plan: { id: 'pro-monthly' },
            addOns: [{ addOn: { id: 'photos-monthly' } }],
          },
        },
      }),
    );
  });

  it('does not change the selection of an update', async () => {
    const { start, preselectedPlan } = aWizard({ subscription: aSubscription() });
    preselectedPlan.save(chosen());
    expect(await start()).toMatchObject(
      success({ initial: { selection: { cycle: 'monthly', plan: { id: 'basic-monthly' } } } }),
    );
  });

  it('does not change the draft of an update', async () => {
    const subscription = aSubscription();
    const { start, drafts, preselectedPlan } = aWizard({ subscription });
    drafts.save(KEY, aSelectionDraft({ fingerprint: fingerprintOf(subscription) }));
    preselectedPlan.save(chosen({ chosenAt: instant(aMoment() + 1) }));
    expect(await start()).toMatchObject(
      success({
        initial: { selection: { cycle: 'monthly', plan: { id: 'basic-monthly' } }, restored: {} },
      }),
    );
  });

  it('leaves only its cycle when it is not offered any more', async () => {
    const { start, preselectedPlan } = aWizard();
    preselectedPlan.save(chosen({ planId: aPlanId('gone') }));
    expect(await start()).toMatchObject(
      success({ initial: { selection: { cycle: 'annual', plan: { id: 'basic-annual' } } } }),
    );
  });

  it.each([
    [
      'later than a draft: it replaces plan and add-ons, and the typed address stays',
      1,
      'pro-annual',
      0,
      undefined,
    ],
    ['earlier than a draft: the draft is restored', -1, 'basic-monthly', 1, {}],
  ])('%s', async (_, later, planId, addOns, restored) => {
    const { start, drafts, preselectedPlan } = aWizard();
    const billing = aBillingForm({ city: 'Haifa' });
    const total = restored ? undefined : Money.zero('ILS');
    drafts.save(KEY, aSelectionDraft({ addOns: [{ id: anAddOnId(), quantity: 1 }], billing, total }));
    preselectedPlan.save(chosen({ chosenAt: instant(aMoment() + later) }));
    const started = await start();
    expect(started).toMatchObject(
      success({
        initial: { selection: { plan: { id: planId } }, restored, differences: [] },
        saved: { billing: { city: 'Haifa' } },
      }),
    );
    expect(started.ok && started.value.initial.selection.addOns).toHaveLength(addOns);
  });

  it('does not cost the typed address when it is not offered any more', async () => {
    const { start, drafts, preselectedPlan } = aWizard();
    drafts.save(KEY, aSelectionDraft({ billing: aBillingForm({ city: 'Haifa' }) }));
    preselectedPlan.save(chosen({ planId: aPlanId('gone'), chosenAt: instant(aMoment() + 1) }));
    expect(await start()).toMatchObject(
      success({
        initial: {
          selection: { plan: { id: 'basic-monthly' } },
          restored: { billing: { city: 'Haifa' } },
        },
      }),
    );
  });
});

describe('the wizard does not start', () => {
  it('for a business of another owner, and sends no request', async () => {
    const { start, network } = aWizard();
    expect(await start(aUser({ businessIds: ['another'] }))).toEqual(failure({ kind: 'business-not-found' }));
    expect(network.requestCountOf('load-plans')).toBe(0);
  });

  const FIRST_ORDER = { business: aBusiness(), kind: 'create' };
  const UNAVAILABLE = { kind: 'unavailable', message: 'The demo service is taking a break' };

  it.each<[DemoCall, DemoOutage, object]>([
    [
      'view-business',
      'unavailable',
      {
        kind: 'business-unavailable',
        cause: expect.objectContaining(UNAVAILABLE),
      },
    ],
    ['view-business', 'offline', { kind: 'business-unavailable', cause: { kind: 'offline' } }],
    [
      'view-business',
      'forbidden',
      { kind: 'business-unavailable', cause: expect.objectContaining({ kind: 'forbidden' }) },
    ],
    ['view-business', 'session-expired', { kind: 'session-expired' }],
    ['load-subscription', 'unavailable', { kind: 'subscription-unavailable' }],
    ['load-subscription', 'offline', { kind: 'subscription-unavailable' }],
    ['load-subscription', 'session-expired', { kind: 'session-expired' }],
    [
      'load-plans',
      'unavailable',
      { kind: 'plans-unavailable', cause: expect.objectContaining(UNAVAILABLE), order: FIRST_ORDER },
    ],
    ['load-plans', 'offline', { kind: 'plans-unavailable', cause: { kind: 'offline' }, order: FIRST_ORDER }],
    [
      'load-plans',
      'malformed',
      {
        kind: 'plans-unavailable',
        cause: expect.objectContaining({ kind: 'malformed-response' }),
        order: FIRST_ORDER,
      },
    ],
    ['load-plans', 'session-expired', { kind: 'session-expired' }],
  ])('when %s is %s', async (call, outage, error) => {
    const { start, network } = aWizard();
    network.setOutage(call, outage);
    expect(await start()).toEqual(failure(error));
  });

  it('for a business that is not shown to the owner, whatever the plans answer', async () => {
    const { start, network } = aWizard();
    network.setOutage('view-business', 'forbidden');
    network.setOutage('load-plans', 'unavailable');
    expect(await start()).toMatchObject(failure({ kind: 'business-unavailable' }));
  });

  it('without a connection, and stays on the page with the plans', async () => {
    const { start, network } = aWizard();
    for (const call of ['view-business', 'load-subscription', 'load-plans'] as const)
      network.setOutage(call, 'offline');
    expect(await start()).toEqual(failure({ kind: 'plans-unavailable', cause: { kind: 'offline' } }));
  });

  it('for a deleted business', async () => {
    const { wizard } = aWizard({ businesses: [] });
    expect(await wizard.execute(aUser(), ID)).toEqual(failure({ kind: 'business-not-found' }));
  });

  it.each([
    ['the catalogue is empty', []],
    ['no plan is sold', [aPlan({ status: 'archived' }), aPlan({ periodUnit: undefined })]],
  ])('when no plan can be bought, which is no failure: %s', async (_, plans) => {
    const catalog = aCatalog({ plans });
    expect(await aWizard({ catalog }).start()).toEqual(failure({ kind: 'no-plans', order: FIRST_ORDER }));
  });

  it('but starts once all requests succeed', async () => {
    const { start, network } = aWizard();
    network.setOutage('load-plans', 'unavailable', 1);
    await start();
    expect(await start()).toMatchObject({ ok: true });
  });
});

describe('a plan that is no longer sold', () => {
  const retired = aSubscription({ items: [aPlanItem({ id: 'starter', name: 'Starter' })] });

  it.each([
    ['is offered to its subscriber where the API keeps it', retired, true, 'starter'],
    ['is not offered where the API refuses it', retired, false, undefined],
    ['is not offered without a subscription', undefined, true, undefined],
  ])('%s', async (_, subscription, keepsRetiredPlans, planId) => {
    const { start } = aWizard({ ...(subscription && { subscription }), keepsRetiredPlans });
    const started = await start();
    expect(started.ok).toBe(true);
    expect(started.ok ? started.value.catalog.retiredPlan?.id : 'failed').toBe(planId);
  });
});
