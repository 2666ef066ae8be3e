import { describe, expect, it } from 'vitest';
import { overrideService } from '@tests/support/overrideService';
import { aBillingForm } from '@tests/support/builders/aBillingForm';
import { aPointInTime } from '@tests/support/builders/aMoment';
import { aBusiness } from '@tests/support/builders/aBusiness';
import { aBusinessId } from '@tests/support/builders/aBusinessId';
import { aCatalog } from '@tests/support/builders/aCatalog';
import { aLastBilling } from '@tests/support/builders/aLastBilling';
import { anAddOnItem } from '@tests/support/builders/anAddOnItem';
import { anAnnualPlan, aPlan } from '@tests/support/builders/aPlan';
import { anOrderKey } from '@tests/support/builders/anOrderKey';
import { aPlanId } from '@tests/support/builders/aPlanId';
import { aPlanItem } from '@tests/support/builders/aPlanItem';
import { Money } from '@/domain/shared/Money';
import { instant } from '@/domain/shared/instant';
import { fingerprintWithCardOf, placedOrderOf } from '@/domain/subscription/PlacedOrder';
import { aSelection } from '@tests/support/builders/aSelection';
import { aSelectionDraft } from '@tests/support/builders/aSelectionDraft';
import { aSavedCard } from '@tests/support/builders/aSavedCard';
import { aPlacedOrder } from '@tests/support/builders/aPlacedOrder';
import type { Subscription } from '@/domain/subscription/Subscription';
import { aSubscription } from '@tests/support/builders/aSubscription';
import { aUser } from '@tests/support/builders/aUser';
import { defined } from '@tests/support/builders/defined';
import { InMemoryStepUrl } from '@tests/support/InMemoryStepUrl';
import { statesOf } from '@tests/support/statesOf';
import { aWizard, typeBilling } from '@tests/support/aWizard';
import { paymentToken } from '@/application/ports/CardFields';
import { OWNER_RECORDS } from '@/application/ports/ownerRecords';
import { EMPTY_BILLING_FORM } from '@/domain/validation/BillingAddress';
import { failure, success } from '@/domain/shared/result';
import type { WizardState } from '@/ui/subscription/wizard/WizardState';
import { FilledCardFields } from '@tests/support/FilledCardFields';

type Environment = Omit<ReturnType<typeof aWizard>, 'openTab'>;

/** A wizard that has loaded. */
async function openWizard(environment: Environment, url = new InMemoryStepUrl()) {
  const viewModel = environment.createSubscriptionWizard(aBusinessId(), url);
  url.onMove(() => viewModel.onUrlChange(url.step));
  viewModel.start();
  await waitForResponses(environment);
  return { viewModel, url, states: statesOf<WizardState>(viewModel) };
}

/** Waits until all immediate responses have arrived. */
async function waitForResponses({ clock }: Environment): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await clock.advance(0);
}

/** A wizard on the payment step. The saved card is selected when there is one. */
async function openPayment(environment: Environment, planId?: string) {
  const opened = await openWizard(environment);
  const { viewModel } = opened;
  if (planId !== undefined) viewModel.selection?.choosePlan(planOf(planId));
  viewModel.next();
  viewModel.next();
  viewModel.next();
  return opened;
}

/** A wizard on the payment step with a new card and a complete billing address. */
async function openNewCardPayment(environment: Environment) {
  const opened = await openPayment(environment);
  const { viewModel } = opened;
  viewModel.changeCard();
  viewModel.selection?.chooseMethod('new-card');
  await fillInNewCard(environment, viewModel);
  return opened;
}

type Wizard = Awaited<ReturnType<typeof openWizard>>['viewModel'];

async function fillInNewCard(environment: Environment, viewModel: Wizard): Promise<void> {
  await showCardFields(environment, viewModel);
  typeBilling(viewModel);
}

async function showCardFields(environment: Environment, viewModel: Wizard): Promise<void> {
  viewModel.card.setLabels({
    language: 'en',
    direction: 'ltr',
    labels: { number: 'Card number', expiry: 'Expiry', securityCode: 'Security code' },
    placeholders: { number: '', expiry: 'MM / YY', securityCode: '' },
  });
  viewModel.card.show({ number: 'number', expiry: 'expiry', securityCode: 'code' });
  await waitForResponses(environment);
}

const kinds = (states: readonly WizardState[]): readonly string[] => states.map(({ kind }) => kind);
const addOnOf = (id: string) => defined(aCatalog().addOns.find((addOn) => addOn.id === id));
const planOf = (id: string) => defined(aCatalog().plans.find((plan) => plan.id === id));

describe('SubscriptionWizardViewModel: navigation between the steps', () => {
  it('goes through plan, add-ons, review and payment, and back', async () => {
    const { viewModel, states, url } = await openWizard(aWizard());
    expect(viewModel.canGoBack).toBe(false);
    viewModel.next();
    expect(viewModel.canGoBack).toBe(true);
    viewModel.next();
    expect(viewModel.canGoNext).toBe(true);
    viewModel.next();
    expect(viewModel.canGoNext).toBe(false);
    viewModel.next();
    viewModel.previous();
    expect(kinds(states)).toEqual(['plan', 'add-ons', 'review', 'payment', 'review']);
    expect(url.trail).toBe('undefined add-ons [review] payment');
  });

  it('keeps Next disabled until a plan is selected', async () => {
    const retired = aSubscription({ items: [aPlanItem({ id: 'gone', name: 'Gone' })] });
    const { viewModel } = await openWizard(aWizard({ subscription: retired }));
    expect(viewModel.canGoNext).toBe(false);
    viewModel.next();
    expect(viewModel.state.kind).toBe('plan');
    viewModel.selection?.choosePlan(planOf('pro-monthly'));
    expect(viewModel.canGoNext).toBe(true);
  });

  it('jumps back to a completed step, never forward', async () => {
    const { viewModel, url } = await openPayment(aWizard());
    viewModel.goTo('payment');
    expect(viewModel.state.kind).toBe('payment');
    viewModel.goTo('add-ons');
    expect(viewModel.state.kind).toBe('add-ons');
    viewModel.goTo('review');
    expect(viewModel.state.kind).toBe('add-ons');
    expect(url.trail).toBe('undefined [add-ons] review payment');
  });

  it('jumps back to a step that the history lacks, because a reactivation began at the review', async () => {
    const subscription = aSubscription({ cancelledAt: aPointInTime('2026-04-01T09:00:00Z') });
    const { viewModel, url } = await openWizard(aWizard({ subscription }));
    expect(viewModel.state.kind).toBe('review');
    viewModel.next();
    viewModel.goTo('add-ons');
    viewModel.next();
    viewModel.next();
    viewModel.goTo('plan');
    viewModel.onUrlChange(url.step);
    expect(viewModel.state.kind).toBe('plan');
    expect(url.trail).toBe('review add-ons review [plan]');
  });

  it('follows the Back and Forward buttons of the browser, and leaves by Back on the first step', async () => {
    const { viewModel, url } = await openWizard(aWizard());
    viewModel.next();
    viewModel.next();
    url.back();
    expect(viewModel.state.kind).toBe('add-ons');
    url.forward();
    expect(viewModel.state.kind).toBe('review');
    url.back();
    url.back();
    expect(viewModel.state.kind).toBe('plan');
    expect(url.back()).toBe(false);
  });

  it.each(['payment', 'done', 'nonsense'])(
    'replaces the URL of a step that is not reached yet: %s',
    async (step) => {
      const { viewModel, url } = await openWizard(aWizard());
      viewModel.next();
      url.type(step);
      expect(viewModel.state.kind).toBe('add-ons');
      expect(url.step).toBe('add-ons');
    },
  );

  it.each(['payment', 'nonsense'])(
    'starts at the first step, whatever step the URL names: %s',
    async (step) => {
      const { viewModel, url } = await openWizard(aWizard(), new InMemoryStepUrl(step));
      expect(viewModel.state.kind).toBe('plan');
      expect(url.trail).toBe('[plan]');
    },
  );

  it('loads once when StrictMode mounts, unmounts and mounts it again', async () => {
    const environment = aWizard();
    const viewModel = environment.createSubscriptionWizard(aBusinessId(), new InMemoryStepUrl());
    viewModel.start();
    viewModel.dispose();
    viewModel.start();
    await waitForResponses(environment);
    expect(viewModel.state.kind).toBe('plan');
    expect(environment.network.requestCountOf('load-plans')).toBe(1);
  });

  it('loads nothing again when it is mounted again later', async () => {
    const environment = aWizard();
    const { viewModel } = await openWizard(environment);
    viewModel.next();
    viewModel.dispose();
    await waitForResponses(environment);
    viewModel.start();
    await waitForResponses(environment);
    expect(viewModel.state.kind).toBe('add-ons');
    expect(environment.network.requestCountOf('load-plans')).toBe(1);
  });

  it('waits until the owner is known', async () => {
    const environment = aWizard();
    environment.session.user = undefined;
    const { viewModel } = await openWizard(environment);
    expect(viewModel.state).toMatchObject({ kind: 'loading' });
  });
});

describe('SubscriptionWizardViewModel: loading', () => {
  it('shows the message of the server when the plans fail to load, and reloads the page on request', async () => {
    const environment = aWizard();
    environment.network.setOutage('load-plans', 'unavailable');
    const { viewModel } = await openWizard(environment);
    expect(viewModel.state).toMatchObject({
      kind: 'plans-failed',
      cause: { message: 'The demo service is taking a break' },
    });
    viewModel.reloadPage();
    expect(environment.navigation.moves).toEqual(['reload']);
  });

  it('loads again after the plans failed to load, without a connection in the same document', async () => {
    const environment = aWizard();
    environment.network.setOutage('load-plans', 'unavailable', 1);
    const { viewModel } = await openWizard(environment);
    viewModel.retryLoad(false);
    await waitForResponses(environment);
    expect([viewModel.state.kind, environment.navigation.moves]).toEqual(['plan', []]);
    viewModel.retryLoad(true);
    expect(environment.navigation.moves).toEqual(['reload']);
  });

  it('has an empty selection when no plan is for sale', async () => {
    const { viewModel } = await openWizard(aWizard({ catalog: aCatalog({ plans: [] }) }));
    expect(viewModel.state).toMatchObject({ kind: 'no-plans' });
    expect(viewModel.canGoNext).toBe(false);
  });

  it('redirects to the business page with a toast when the subscription fails to load', async () => {
    const environment = aWizard();
    environment.network.setOutage('load-subscription', 'unavailable');
    const { viewModel } = await openWizard(environment);
    expect(viewModel.state).toMatchObject({ kind: 'leaving' });
    expect(environment.navigation.moves).toEqual(['replace /dashboard/business/business-1']);
    environment.toasts.start();
    expect(environment.toasts.waiting).toEqual([
      { kind: 'error', message: 'errors.subscriptionUnavailable', detail: undefined },
    ]);
  });

  it('redirects to the dashboard when the business belongs to another owner', async () => {
    const environment = aWizard({ owner: aUser({ businessIds: ['other'] }) });
    await openWizard(environment);
    expect(environment.navigation.moves).toEqual(['replace /dashboard']);
    expect(environment.returnPath.load()).toMatchObject({ failure: 'business-not-found' });
  });

  it.each([
    ['offline', 'offline'],
    ['unavailable', 'unavailable'],
    ['malformed', 'malformed-response'],
    ['forbidden', 'forbidden'],
  ] as const)(
    'redirects to the dashboard when the business fails to load (%s), with the reason and a way back',
    async (outage, reason) => {
      const environment = aWizard();
      environment.network.setOutage('view-business', outage);
      const { viewModel } = await openWizard(environment);
      expect(viewModel.state).toMatchObject({ kind: 'leaving' });
      expect(environment.navigation.moves).toEqual(['replace /dashboard']);
      environment.toasts.start();
      expect(environment.toasts.waiting).toEqual([]);
      expect(environment.returnPath.load()).toEqual({
        path: '/dashboard/business/business-1/subscription',
        rememberedAt: environment.clock.now(),
        failure: reason,
      });
    },
  );

  it('signs out once when the session has expired', async () => {
    const environment = aWizard();
    environment.network.setOutage('load-plans', 'session-expired');
    const { viewModel } = await openWizard(environment);
    expect(viewModel.state).toMatchObject({ kind: 'leaving' });
    expect(environment.session.expirations).toBe(1);
  });

  it('keeps the draft for half an hour from the end of the session, however old it is', async () => {
    const environment = aWizard({ subscription: aSubscription() });
    environment.network.setOutage('update-subscription', 'session-expired');
    const { viewModel } = await openNewCardPayment(environment);
    await environment.clock.advance(3_600_000);
    viewModel.submit();
    await waitForResponses(environment);
    await environment.clock.advance(OWNER_RECORDS.selectionDrafts.lifetime ?? 0);
    const draft = environment.selectionDrafts.load({ userId: aUser().id, businessId: aBusinessId() });
    expect(draft?.billing.city).toBe(aBillingForm().city);
  });

  it('restores the typed billing address when the subscription has changed', async () => {
    const environment = aWizard({ subscription: aSubscription() });
    const { viewModel, url } = await openNewCardPayment(environment);
    viewModel.dispose();
    environment.world.saveSubscription(aBusinessId(), aSubscription({ status: 'Paused' }));
    const again = await openWizard(environment, url);
    expect(again.viewModel.state.showsDraftNotice).toBe(false);
    expect(again.viewModel.billing.values.city).toBe(aBillingForm().city);
  });
});

describe('SubscriptionWizardViewModel: selecting', () => {
  it('removes add-ons when another plan is selected, and restores them on Undo', async () => {
    const environment = aWizard();
    const { viewModel } = await openWizard(environment);
    const selection = defined(viewModel.selection);
    viewModel.next();
    viewModel.selection?.toggleAddOn(addOnOf('promotion-monthly'));
    expect(selection.total?.minor).toBe(7400);
    viewModel.previous();
    viewModel.selection?.choosePlan(planOf('pro-monthly'));
    expect(selection.chosen.addOns).toEqual([]);
    expect(selection.total?.minor).toBe(9900);
    viewModel.selection?.restoreRemovedAddOns();
    expect(selection.chosen.plan?.id).toBe('pro-monthly');
    expect(selection.total?.minor).toBe(12_400);
    expect(selection.removedAddOns).toEqual([]);
  });

  it('removes add-ons when another billing cycle is selected, and returns to them on Undo', async () => {
    const environment = aWizard();
    const { viewModel } = await openWizard(environment);
    const selection = defined(viewModel.selection);
    viewModel.next();
    selection.toggleAddOn(addOnOf('promotion-monthly'));
    viewModel.previous();
    selection.changeCycle('annual');
    expect(selection.chosen).toMatchObject({ cycle: 'annual', addOns: [] });
    expect(selection.removedAddOns).toHaveLength(1);
    selection.restoreRemovedAddOns();
    expect(selection.chosen).toMatchObject({ cycle: 'monthly', plan: { id: 'basic-monthly' } });
    expect([selection.total?.minor, selection.removedAddOns]).toEqual([7400, []]);
  });

  it('still offers Undo when the billing cycle is changed back by hand', async () => {
    const { viewModel } = await openWizard(aWizard());
    const selection = defined(viewModel.selection);
    viewModel.next();
    selection.toggleAddOn(addOnOf('promotion-monthly'));
    viewModel.previous();
    selection.changeCycle('annual');
    selection.changeCycle('monthly');
    expect(selection.total?.minor).toBe(4900);
    selection.restoreRemovedAddOns();
    expect(selection.total?.minor).toBe(7400);
  });

  describe('with a plan that has one billing cycle only', () => {
    const solo = aPlan({ id: 'solo', name: 'Solo' });
    const catalog = aCatalog({ plans: [...aCatalog().plans, solo] });

    /** The selection of this plan with an add-on, after the change to annual billing. */
    const changeToAnnual = async (subscription?: Subscription) => {
      const { viewModel } = await openWizard(aWizard({ catalog, subscription }));
      const selection = defined(viewModel.selection);
      selection.choosePlan(solo);
      viewModel.next();
      selection.toggleAddOn(addOnOf('promotion-monthly'));
      viewModel.previous();
      selection.changeCycle('annual');
      return selection;
    };

    it('selects it again on Undo, and when the billing cycle is changed back by hand', async () => {
      const selection = await changeToAnnual();
      expect(selection.chosen.plan?.id).toBe('basic-annual');
      selection.restoreRemovedAddOns();
      expect(selection.chosen).toMatchObject({ plan: { id: 'solo' }, addOns: [{ quantity: 1 }] });
      selection.changeCycle('annual');
      selection.changeCycle('monthly');
      expect(selection.chosen.plan?.id).toBe('solo');
    });

    it('says why no plan is selected for an update, and selects it again on Undo', async () => {
      const selection = await changeToAnnual(aSubscription());
      expect([selection.chosen.plan, selection.hasLostPlanByCycle]).toEqual([undefined, true]);
      selection.restoreRemovedAddOns();
      expect([selection.chosen.plan?.id, selection.hasLostPlanByCycle]).toEqual(['solo', false]);
    });

    it('keeps a plan on Undo that was chosen since', async () => {
      const selection = await changeToAnnual();
      selection.choosePlan(planOf('pro-annual'));
      selection.restoreRemovedAddOns();
      expect(selection.chosen).toMatchObject({ plan: { id: 'pro-monthly' }, addOns: [{ quantity: 1 }] });
    });

    it('is forgotten on Start over', async () => {
      const selection = await changeToAnnual(aSubscription());
      selection.reset();
      selection.changeCycle('annual');
      expect(selection.chosen.plan?.id).toBe('basic-annual');
    });
  });

  it('still offers Undo after a second plan, because the arrow keys select every plan on their way', async () => {
    const { viewModel } = await openWizard(aWizard());
    const selection = defined(viewModel.selection);
    viewModel.next();
    selection.toggleAddOn(addOnOf('promotion-monthly'));
    viewModel.previous();
    selection.choosePlan(planOf('pro-monthly'));
    selection.choosePlan(planOf('basic-monthly'));
    selection.restoreRemovedAddOns();
    expect(selection.chosen.addOns.map(({ addOn }) => addOn.id)).toEqual(['promotion-monthly']);
  });

  it('keeps the add-ons on Undo when no plan has cleared any', async () => {
    const { viewModel } = await openWizard(aWizard());
    viewModel.next();
    viewModel.selection?.toggleAddOn(addOnOf('promotion-monthly'));
    viewModel.previous();
    viewModel.selection?.restoreRemovedAddOns();
    expect(viewModel.selection?.chosen.addOns.map(({ addOn }) => addOn.id)).toEqual(['promotion-monthly']);
  });

  it('selects the default plan in another cycle after a subscription that has ended', async () => {
    const items = [aPlanItem({ id: 'solo' }), anAddOnItem({ quantity: 2 })];
    const subscription = aSubscription({
      items,
      status: 'cancelled',
      cancelledAt: aPointInTime('2026-03-01T09:00:00Z'),
    });
    const plans = [aPlan({ id: 'solo', name: 'Solo' }), anAnnualPlan()];
    const { viewModel } = await openWizard(aWizard({ subscription, catalog: aCatalog({ plans }) }));
    const selection = defined(viewModel.selection);
    expect(selection.chosen.plan?.id).toBe('solo');
    selection.changeCycle('annual');
    expect(selection.chosen.plan?.id).toBe('basic-annual');
    expect(selection.hasLostPlanByCycle).toBe(false);
    expect(selection.quantityOf(addOnOf('photos-monthly'))).toBe(1);
  });

  it('changes the plan only on the plan step', async () => {
    const { viewModel } = await openWizard(aWizard());
    viewModel.next();
    viewModel.selection?.choosePlan(planOf('pro-monthly'));
    expect(viewModel.selection?.chosen.plan?.id).not.toBe('pro-monthly');
  });

  it('preselects no plan when the current plan does not exist in the other billing cycle', async () => {
    const plans = [aPlan({ name: 'Old' }), anAnnualPlan({ name: 'New' })];
    const environment = aWizard({ subscription: aSubscription(), catalog: aCatalog({ plans, addOns: [] }) });
    const { viewModel } = await openWizard(environment);
    viewModel.selection?.changeCycle('annual');
    expect(viewModel.selection?.chosen.plan).toBeUndefined();
    expect(viewModel.selection?.hasLostPlanByCycle).toBe(true);
    expect(viewModel.canGoNext).toBe(false);
    viewModel.selection?.changeCycle('monthly');
    expect(viewModel.selection?.chosen.plan?.name).toBe('Old');
    expect(viewModel.selection?.hasLostPlanByCycle).toBe(false);
  });

  it('says that only one billing cycle has plans', async () => {
    const environment = aWizard({ catalog: aCatalog({ plans: [anAnnualPlan()], addOns: [] }) });
    const { viewModel } = await openWizard(environment);
    viewModel.selection?.changeCycle('monthly');
    expect(viewModel.selection?.onlyCycle).toBe('annual');
    expect(viewModel.selection?.chosen.cycle).toBe('annual');
  });

  it('offers the saved card only while it is usable', async () => {
    const expiring = aSubscription({ card: aSavedCard({ status: 'expiring' }) });
    const { viewModel } = await openPayment(aWizard({ subscription: expiring }));
    viewModel.selection?.chooseMethod('existing-card');
    expect(viewModel.selection?.chosen.method).toBeUndefined();
  });

  it('shows the saving of an annual plan, and none for a monthly plan', async () => {
    const { viewModel } = await openWizard(aWizard());
    expect(viewModel.selection?.savingOf(planOf('pro-annual'))).toMatchObject({ percent: 17 });
    expect(viewModel.selection?.savingOf(planOf('pro-monthly'))).toBeUndefined();
  });

  it('shows no saving that rounds to 0 percent', async () => {
    const annual = anAnnualPlan({ price: Money.agorot(12 * 4900 - 1) });
    const { viewModel } = await openWizard(aWizard({ catalog: aCatalog({ plans: [aPlan(), annual] }) }));
    expect(viewModel.selection?.savingOf(annual)).toBeUndefined();
    expect(viewModel.selection?.savingOfAnnualBilling).toBeUndefined();
  });

  it('names the items of the subscription that are no longer in the catalogue', async () => {
    const items = [
      aPlanItem({ id: 'gone', name: 'Gone' }),
      anAddOnItem({ id: 'gone-too', name: 'Gone too' }),
    ];
    const { viewModel } = await openWizard(aWizard({ subscription: aSubscription({ items }) }));
    expect(viewModel.selection?.unselectableRetiredPlan?.name).toBe('Gone');
    expect(viewModel.selection?.retiredAddOns.map(({ name }) => name)).toEqual(['Gone too']);
  });
});

describe('SubscriptionWizardViewModel: after a reload', () => {
  it('restores step, selection, payment method and typed fields, but no card data', async () => {
    const environment = aWizard();
    const { viewModel, url } = await openNewCardPayment(environment);
    viewModel.dispose();
    const again = await openWizard(environment, url);
    expect(again.viewModel.state).toMatchObject({ kind: 'payment', failure: undefined });
    expect(again.viewModel.selection?.chosen).toMatchObject({ method: 'new-card', cycle: 'monthly' });
    expect(again.viewModel.billing.values.email).toBe('dana@example.com');
    expect(again.viewModel.state.showsDraftNotice).toBe(true);
    expect(again.viewModel.card.status).toEqual({ kind: 'absent' });
  });

  it('stores a billing address only once the owner has typed in it', async () => {
    const environment = aWizard();
    const { viewModel } = await openPayment(environment);
    const stored = () =>
      environment.selectionDrafts.load({ userId: aUser().id, businessId: aBusinessId() })?.billing;
    expect(viewModel.billing.values.email).toBe('dana@example.com');
    expect(stored()).toEqual(EMPTY_BILLING_FORM);
    viewModel.changeBilling('company', 'Levi Locks');
    expect(stored()).toMatchObject({ company: 'Levi Locks', email: 'dana@example.com' });
  });

  it('starts over at the first step with an empty draft', async () => {
    const environment = aWizard();
    const { viewModel, url } = await openNewCardPayment(environment);
    viewModel.dispose();
    const again = await openWizard(environment, url);
    again.viewModel.reset();
    expect(again.viewModel.state.kind).toBe('plan');
    expect(again.viewModel.billing.values).toEqual(EMPTY_BILLING_FORM);
    expect(again.viewModel.selection?.chosen.method).toBe('new-card');
    again.url.forward();
    expect(again.viewModel.state.kind).toBe('plan');
    expect((await openWizard(environment)).viewModel.state.showsDraftNotice).toBe(false);
  });

  it('starts over on the first step too', async () => {
    const environment = aWizard();
    const { viewModel, url } = await openWizard(environment);
    viewModel.next();
    viewModel.previous();
    viewModel.dispose();
    const again = await openWizard(environment, url);
    expect([again.viewModel.state.kind, again.viewModel.state.showsDraftNotice]).toEqual(['plan', true]);
    again.viewModel.reset();
    expect([again.viewModel.state.kind, again.viewModel.state.showsDraftNotice]).toEqual(['plan', false]);
  });

  it('offers no Undo of add-ons after it starts over', async () => {
    const { viewModel } = await openWizard(aWizard());
    viewModel.next();
    viewModel.selection?.toggleAddOn(addOnOf('promotion-monthly'));
    viewModel.previous();
    viewModel.selection?.choosePlan(planOf('pro-monthly'));
    expect(viewModel.selection?.removedAddOns).toHaveLength(1);
    viewModel.reset();
    expect(viewModel.selection?.removedAddOns).toEqual([]);
  });

  it('asks nothing when a finished order is left', async () => {
    const environment = aWizard();
    const { viewModel } = await openNewCardPayment(environment);
    viewModel.submit();
    await waitForResponses(environment);
    expect(viewModel.state.kind).toBe('done');
    viewModel.leave();
    expect(viewModel.state.asksToLeave).toBe(false);
    expect(environment.navigation.moves).toEqual(['open /dashboard/business/business-1']);
  });

  it('asks for confirmation before typed billing data is lost, and clears only that on leaving', async () => {
    const environment = aWizard();
    const { viewModel } = await openNewCardPayment(environment);
    const chosen = viewModel.selection?.chosen;
    viewModel.leave();
    expect(viewModel.state.asksToLeave).toBe(true);
    viewModel.stay();
    expect(environment.navigation.moves).toEqual([]);
    viewModel.leave();
    viewModel.confirmLeaving();
    expect(environment.navigation.moves).toEqual(['open /dashboard/business/business-1']);
    const again = await openWizard(environment);
    expect(again.viewModel.selection?.chosen).toEqual(chosen);
    expect(again.viewModel.billing.isChanged).toBe(false);
    const draft = environment.selectionDrafts.load({ userId: aUser().id, businessId: aBusinessId() });
    expect(draft?.billing).toEqual(EMPTY_BILLING_FORM);
  });

  it('closes the question on Back, and stays on the step', async () => {
    const { viewModel, url } = await openNewCardPayment(aWizard());
    viewModel.leave();
    url.back();
    expect([viewModel.state.asksToLeave, viewModel.state.kind]).toEqual([false, 'payment']);
    expect(url.step).toBe('payment');
    viewModel.onUrlChange(url.step);
    expect(viewModel.state.kind).toBe('payment');
  });

  it('leaves for the business page at once when no billing data was typed, and keeps the selection', async () => {
    const environment = aWizard();
    const { viewModel } = await openWizard(environment);
    viewModel.next();
    viewModel.leave();
    expect(environment.navigation.moves).toEqual(['open /dashboard/business/business-1']);
    expect((await openWizard(environment)).viewModel.state.showsDraftNotice).toBe(true);
  });

  it('does not preselect the plan of the pricing page again after its order', async () => {
    const environment = aWizard();
    const planId = planOf('pro-monthly').id;
    const chosenAt = environment.clock.now();
    environment.preselectedPlan.save({ planId, name: 'Pro', cycle: 'monthly', chosenAt });
    const { viewModel } = await openNewCardPayment(environment);
    expect(viewModel.selection?.chosen.plan?.id).toBe(planId);
    viewModel.submit();
    await waitForResponses(environment);
    expect(environment.preselectedPlan.load()).toBeUndefined();
  });

  it('keeps a plan that was chosen on the pricing page after the order', async () => {
    const environment = aWizard();
    const { viewModel, url } = await openNewCardPayment(environment);
    viewModel.submit();
    await waitForResponses(environment);
    viewModel.dispose();
    const chosenAt = instant(environment.clock.now() + 1);
    const chosen = { planId: planOf('pro-monthly').id, name: 'Pro', cycle: 'monthly', chosenAt } as const;
    environment.preselectedPlan.save(chosen);
    const again = await openWizard(environment, url);
    expect(again.viewModel.state.kind).toBe('done');
    expect(environment.preselectedPlan.load()).toEqual(chosen);
  });

  it('shows a finished order again for ten minutes, then redirects to the business page', async () => {
    const environment = aWizard();
    const { viewModel, url } = await openNewCardPayment(environment);
    viewModel.submit();
    await waitForResponses(environment);
    expect(url.step).toBe('done');
    const again = await openWizard(environment, url);
    expect(again.viewModel.state).toMatchObject({ kind: 'done', summary: { order: { kind: 'create' } } });
    await environment.clock.advance(10 * 60 * 1000);
    const late = await openWizard(environment, new InMemoryStepUrl('done'));
    expect(late.viewModel.state).toMatchObject({ kind: 'leaving' });
    expect(environment.navigation.moves).toEqual(['replace /dashboard/business/business-1']);
  });
});

describe('SubscriptionWizardViewModel: paying', () => {
  it('creates a subscription with a new card', async () => {
    const environment = aWizard();
    const { viewModel, states, url } = await openNewCardPayment(environment);
    states.length = 0;
    viewModel.submit();
    expect(viewModel.state).toMatchObject({ kind: 'paying' });
    await waitForResponses(environment);
    expect(kinds(states)).toEqual(['paying', 'done', 'done']);
    expect(viewModel.state).toMatchObject({
      summary: {
        order: { kind: 'create' },
        billing: { email: 'dana@example.com' },
        wasReconciled: false,
      },
    });
    expect(environment.current()?.items[0]?.id).toBe(viewModel.selection?.chosen.plan?.id);
    expect(url.step).toBe('done');
    url.back();
    expect(viewModel.state.kind).toBe('done');
    expect(url.step).toBe('done');
  });

  it('updates with the saved card, without billing data', async () => {
    const environment = aWizard({ subscription: aSubscription() });
    const { viewModel } = await openWizard(environment);
    viewModel.selection?.choosePlan(planOf('pro-monthly'));
    viewModel.next();
    viewModel.next();
    viewModel.next();
    expect(viewModel.selection?.chosen.method).toBe('existing-card');
    viewModel.submit();
    await waitForResponses(environment);
    expect(viewModel.state).toMatchObject({ kind: 'done', summary: { order: { kind: 'update' } } });
    expect(environment.network.requestCountOf('update-subscription')).toBe(1);
  });

  it('names nothing of the earlier subscription while a read still returns it after an update', async () => {
    const before = aSubscription();
    const environment = aWizard({
      subscription: before,
      wrapService: overrideService({ ofBusiness: async () => success(before) }),
    });
    const { viewModel } = await openPayment(environment, 'pro-monthly');
    viewModel.submit();
    await waitForResponses(environment);
    expect(viewModel.state).toMatchObject({
      kind: 'done',
      summary: { subscriptionAfter: { kind: 'not-shown-yet' } },
    });
  });

  it('reactivates a cancelled subscription', async () => {
    const cancelled = aSubscription({ cancelledAt: aPointInTime('2026-04-01T09:00:00Z') });
    const environment = aWizard({ subscription: cancelled });
    const { viewModel } = await openPayment(environment);
    viewModel.submit();
    await waitForResponses(environment);
    expect(viewModel.state).toMatchObject({ kind: 'done', summary: { order: { kind: 'reactivate' } } });
    expect(environment.current()?.cancelledAt).toBeUndefined();
  });

  it('requires a payment method when the saved card cannot pay', async () => {
    const environment = aWizard({ subscription: aSubscription({ card: aSavedCard({ status: 'expired' }) }) });
    const { viewModel } = await openPayment(environment, 'pro-monthly');
    viewModel.submit();
    expect(viewModel.state).toMatchObject({
      kind: 'payment',
      failure: { kind: 'payment-method-required', attempt: 1 },
    });
    viewModel.selection?.chooseMethod('new-card');
    expect(viewModel.state).toMatchObject({ kind: 'payment', failure: undefined });
    expect(environment.payments()).toBe(0);
  });

  it('requires every billing field, and counts the errors', async () => {
    const environment = aWizard();
    const { viewModel } = await openNewCardPayment(environment);
    typeBilling(viewModel, { phone: '052', company: '' });
    expect(viewModel.billing.errorCount).toBe(1);
    viewModel.submit();
    expect(viewModel.state).toMatchObject({
      kind: 'payment',
      failure: { kind: 'fields-invalid', attempt: 1 },
    });
    expect(viewModel.billing.errorCount).toBe(2);
    expect(environment.payments()).toBe(0);
  });

  it('requires the card fields to be loaded', async () => {
    const environment = aWizard();
    const { viewModel } = await openNewCardPayment(environment);
    viewModel.card.hide();
    viewModel.submit();
    await waitForResponses(environment);
    expect(viewModel.state).toMatchObject({ kind: 'payment', failure: { kind: 'card-not-ready' } });
  });

  it('keeps all input when the card is declined, and pays on the next press', async () => {
    const answers = [true, false];
    const environment = aWizard({
      cardFields: {
        mount: async () =>
          success(
            new FilledCardFields(async () =>
              success(environment.aToken({ isDeclined: answers.shift() ?? false })),
            ),
          ),
      },
    });
    const { viewModel } = await openNewCardPayment(environment);
    viewModel.submit();
    await waitForResponses(environment);
    expect(viewModel.state).toMatchObject({
      failure: { kind: 'payment_processing_error', chargeOutcome: 'reconciling' },
    });
    expect(viewModel.card.status.kind).toBe('ready');
    viewModel.submit();
    await waitForResponses(environment);
    expect(environment.payments()).toBe(1);
    await environment.clock.advance(60_000);
    expect(viewModel.state).toMatchObject({
      failure: { kind: 'payment_processing_error', chargeOutcome: 'not-charged' },
    });
    viewModel.submit();
    await waitForResponses(environment);
    expect(viewModel.state.kind).toBe('done');
    /* The service refuses the key of the declined order for another card. */
    expect(environment.payments()).toBe(3);
  });

  describe('while a refused order is reconciled', () => {
    const declining = (isExecuted = false, retryAfter?: number) => {
      const environment = aWizard({
        subscription: aSubscription(),
        wrapService: (service) => ({
          ...overrideService({})(service),
          update: async (id, request, key) => {
            if (isExecuted) environment.clock.after(5000, () => void service.update(id, request, key));
            return failure({
              kind: 'refused',
              refusal: { reason: 'payment_processing_error', isUnprocessed: false, retryAfter },
            });
          },
        }),
      });
      return environment;
    };

    const refused = async (isExecuted: boolean, retryAfter?: number) => {
      const environment = declining(isExecuted, retryAfter);
      const { viewModel } = await openNewCardPayment(environment);
      viewModel.submit();
      await waitForResponses(environment);
      return { environment, viewModel };
    };

    it('opens the last step when a read shows the order', async () => {
      const { environment, viewModel } = await refused(true);
      expect(viewModel.state).toMatchObject({ kind: 'payment', failure: { chargeOutcome: 'reconciling' } });
      await environment.clock.advance(7000);
      expect(viewModel.state).toMatchObject({ kind: 'done', summary: { wasReconciled: true } });
    });

    it('closes the question before leaving when a read shows the order', async () => {
      const { environment, viewModel } = await refused(true);
      viewModel.leave();
      expect(viewModel.state.asksToLeave).toBe(true);
      await environment.clock.advance(7000);
      expect([viewModel.state.kind, viewModel.state.asksToLeave]).toEqual(['done', false]);
    });

    it('leaves the owner on an earlier step when it was not executed', async () => {
      const { environment, viewModel } = await refused(false);
      viewModel.previous();
      await environment.clock.advance(60_000);
      expect(viewModel.state).toMatchObject({ kind: 'review' });
    });

    it('says once on the payment step that it was not executed, when the check ended on another step', async () => {
      const { environment, viewModel } = await refused(false);
      viewModel.previous();
      await environment.clock.advance(60_000);
      viewModel.next();
      expect(viewModel.state).toMatchObject({
        failure: { kind: 'payment_processing_error', chargeOutcome: 'not-charged' },
      });
      viewModel.previous();
      viewModel.next();
      expect(viewModel.state).toMatchObject({ kind: 'payment', failure: undefined });
    });

    it('says on the payment step that it was not executed, when the owner goes there to use another card', async () => {
      const { environment, viewModel } = await refused(false);
      viewModel.selection?.chooseMethod('existing-card');
      viewModel.previous();
      await environment.clock.advance(60_000);
      viewModel.changeCard();
      expect(viewModel.selection?.chosen.method).toBe('new-card');
      expect(viewModel.state).toMatchObject({ kind: 'payment', failure: { chargeOutcome: 'not-charged' } });
    });

    it('does not count down a time to wait again when the check ended on another step', async () => {
      const { environment, viewModel } = await refused(false, 30_000);
      expect(viewModel.state).toMatchObject({ failure: { retryAfter: 30_000 } });
      viewModel.previous();
      await environment.clock.advance(60_000);
      viewModel.next();
      expect(viewModel.state).toMatchObject({
        failure: { chargeOutcome: 'not-charged', retryAfter: undefined },
      });
    });

    it('keeps a selection that was changed since when the wizard is opened again', async () => {
      const environment = declining();
      const { viewModel } = await openWizard(environment);
      viewModel.goTo('plan');
      viewModel.selection?.changeCycle('annual');
      for (const step of ['add-ons', 'review', 'payment']) {
        viewModel.next();
        expect(viewModel.state.kind).toBe(step);
      }
      viewModel.selection?.chooseMethod('new-card');
      await fillInNewCard(environment, viewModel);
      viewModel.submit();
      await waitForResponses(environment);
      await environment.clock.advance(1000);
      viewModel.goTo('plan');
      viewModel.selection?.changeCycle('monthly');
      viewModel.selection?.choosePlan(planOf('pro-monthly'));
      viewModel.dispose();
      const again = await openWizard(environment);
      expect(again.viewModel.state).toMatchObject({
        kind: 'payment',
        failure: { chargeOutcome: 'reconciling' },
        selection: { chosen: { plan: { id: 'pro-monthly' }, method: 'new-card' } },
      });
      await environment.clock.advance(90_000);
      expect(again.viewModel.state).toMatchObject({ failure: { chargeOutcome: 'not-charged' } });
    });

    it('leaves the owner on an earlier step when the connection is lost and comes back', async () => {
      const { environment, viewModel } = await refused(false);
      viewModel.previous();
      environment.connection.isOnline = false;
      await environment.clock.advance(2000);
      expect(viewModel.state).toMatchObject({ kind: 'review' });
      environment.connection.isOnline = true;
      await environment.clock.advance(2000);
      expect(viewModel.state).toMatchObject({ kind: 'review' });
    });

    it('keeps the refusal when another payment method is chosen', async () => {
      const { viewModel } = await refused(false);
      viewModel.selection?.chooseMethod('existing-card');
      expect(viewModel.state).toMatchObject({ failure: { chargeOutcome: 'reconciling' } });
    });

    it('does not mark a field again that was corrected', async () => {
      const environment = aWizard({ subscription: aSubscription() });
      environment.network.setOutage('update-subscription', 'fields-refused', 1);
      const { viewModel } = await openNewCardPayment(environment);
      viewModel.submit();
      await waitForResponses(environment);
      expect(viewModel.billing.firstRefused).toBe('city');
      viewModel.changeBilling('city', 'Akko');
      viewModel.changeBilling('zip', '1234567');
      environment.connection.isOnline = false;
      await environment.clock.advance(2000);
      expect(viewModel.billing.firstRefused).toBeUndefined();
      environment.connection.isOnline = true;
      await environment.clock.advance(60_000);
      expect(viewModel.state).toMatchObject({ failure: { chargeOutcome: 'not-charged' } });
      expect(viewModel.billing.firstRefused).toBeUndefined();
    });

    it('keeps the refusal, and with it Pay busy, when the owner leaves the step and comes back', async () => {
      const { environment, viewModel } = await refused(false);
      const { state } = viewModel;
      viewModel.previous();
      viewModel.next();
      expect(viewModel.state).toMatchObject(state);
      const reads = environment.network.requestCountOf('load-subscription');
      viewModel.submit();
      await environment.clock.advance(1000);
      expect(viewModel.state).toMatchObject(state);
      expect(environment.network.requestCountOf('load-subscription')).toBe(reads + 1);
      await environment.clock.advance(60_000);
      /* The same attempt, so that the notice keeps its place and takes no focus from a field. */
      expect(viewModel.state).toMatchObject({
        failure: { kind: 'payment_processing_error', chargeOutcome: 'not-charged', attempt: 1 },
      });
      viewModel.previous();
      viewModel.next();
      expect(viewModel.state).toMatchObject({ kind: 'payment', failure: undefined });
    });

    it('says after a check on request that it was refused, not that no answer came', async () => {
      const { environment, viewModel } = await refused(false);
      environment.network.setOutage('load-subscription', 'unavailable');
      await environment.clock.advance(90_000);
      const unknown = { kind: 'outcome-unknown', isRefused: true };
      expect(viewModel.state).toMatchObject({ ...unknown, reconciliation: 'ended' });
      environment.network.clearOutage();
      viewModel.reconcile();
      expect(viewModel.state).toMatchObject({ ...unknown, reconciliation: 'running-again' });
      await environment.clock.advance(5000);
      expect(viewModel.state).toMatchObject({
        failure: { kind: 'payment_processing_error', chargeOutcome: 'not-charged' },
      });
    });

    it('is still shown as refused when the wizard is opened again', async () => {
      const { environment, viewModel } = await refused(false);
      viewModel.dispose();
      const again = await openWizard(environment);
      expect(again.viewModel.state).toMatchObject({
        failure: { kind: 'payment_processing_error', chargeOutcome: 'reconciling' },
      });
      await environment.clock.advance(90_000);
      expect(again.viewModel.state).toMatchObject({
        failure: { kind: 'payment_processing_error', chargeOutcome: 'not-charged' },
      });
    });

    it('is not called refused when an earlier release has stored it without its kind', async () => {
      const { environment, viewModel } = await refused(false);
      viewModel.dispose();
      const key = { userId: aUser().id, businessId: aBusinessId() };
      const entry = defined(environment.orders.load(key));
      environment.orders.save(key, { ...entry, order: { ...entry.order, refusalKind: undefined } });
      const again = await openWizard(environment);
      expect(again.viewModel.state).toMatchObject({ kind: 'reconciling', isRefused: false });
    });

    it.each(['conflict', 'key-reused'] as const)(
      'is not called refused when the wizard is opened again, because an earlier order may be the cause: %s',
      async (reason) => {
        const refusal = { reason, isUnprocessed: false };
        const environment = aWizard({
          subscription: aSubscription(),
          wrapService: overrideService({ update: async () => failure({ kind: 'refused', refusal }) }),
        });
        const { viewModel } = await openNewCardPayment(environment);
        viewModel.submit();
        await waitForResponses(environment);
        viewModel.dispose();
        const again = await openWizard(environment);
        const unknown = { kind: 'reconciling', isPaused: false, isRefused: false };
        expect([viewModel.state, again.viewModel.state]).toMatchObject([unknown, unknown]);
        await environment.clock.advance(90_000);
        expect(again.viewModel.state).toMatchObject({ failure: { kind: 'not-executed' } });
      },
    );

    it('is reconciled in front of the selection of another tab, and says that it was refused', async () => {
      const environment = declining();
      const another = await openPayment(environment.openTab(), 'pro-monthly');
      const { viewModel } = await openNewCardPayment(environment);
      viewModel.submit();
      await waitForResponses(environment);
      viewModel.dispose();
      another.viewModel.submit();
      await waitForResponses(environment);
      expect(another.viewModel.state).toMatchObject({
        kind: 'reconciling',
        isPaused: false,
        isRefused: true,
      });
      await environment.clock.advance(90_000);
      expect(another.viewModel.state).toMatchObject({
        failure: { kind: 'payment_processing_error', chargeOutcome: 'not-charged' },
      });
    });

    it('opens the business page in another tab, which cannot select its items', async () => {
      const { environment, viewModel } = await refused(false);
      viewModel.dispose();
      const anotherTab = environment.openTab();
      const another = await openWizard(anotherTab);
      expect(another.viewModel.state).toMatchObject({ kind: 'reconciling', isPaused: false });
      await environment.clock.advance(90_000);
      expect(another.viewModel.state).toMatchObject({ kind: 'leaving' });
      expect(anotherTab.pendingToasts.load()).toEqual([
        { kind: 'error', message: 'subscription.wizard.outcomeUnknown.elsewhere.notCharged' },
      ]);
    });
  });

  it.each([
    [failure({ kind: 'card-incomplete' }), 'card-incomplete'],
    [failure({ kind: 'card-refused' }), 'payment_processing_error'],
    [success(paymentToken('unknown')), 'payment_processing_error'],
  ] as const)('shows the provider’s reason: %j', async (answer, kind) => {
    const environment = aWizard({
      cardFields: { mount: async () => success(new FilledCardFields(async () => answer)) },
    });
    const { viewModel } = await openNewCardPayment(environment);
    viewModel.submit();
    await waitForResponses(environment);
    expect(viewModel.state).toMatchObject({ kind: 'payment', failure: { kind } });
  });

  it.each([
    ['offline', 'offline'],
    ['refused', 'bad_request'],
  ] as const)('returns to the payment step after a network failure: %s', async (outage, kind) => {
    const environment = aWizard({ subscription: aSubscription() });
    environment.network.setOutage('update-subscription', outage);
    const { viewModel } = await openPayment(environment, 'pro-monthly');
    viewModel.submit();
    await waitForResponses(environment);
    expect(viewModel.state).toMatchObject({ kind: 'payment', failure: { kind } });
  });

  it('signs out when the session has expired, and keeps the draft for the next session', async () => {
    const environment = aWizard({ subscription: aSubscription() });
    environment.network.setOutage('update-subscription', 'session-expired');
    const { viewModel } = await openPayment(environment, 'pro-monthly');
    viewModel.submit();
    await waitForResponses(environment);
    expect(viewModel.state).toMatchObject({ kind: 'leaving' });
    expect(environment.session.expirations).toBe(1);
  });

  it('keeps no draft of a finished order when the session expires afterwards', async () => {
    const environment = aWizard({ subscription: aSubscription() });
    const { viewModel } = await openPayment(environment, 'pro-monthly');
    viewModel.submit();
    await waitForResponses(environment);
    environment.network.setOutage('change-business-status', 'session-expired');
    viewModel.activate();
    await waitForResponses(environment);
    expect([viewModel.state.kind, environment.session.expirations]).toEqual(['leaving', 1]);
    expect(
      environment.selectionDrafts.load({ userId: aUser().id, businessId: aBusinessId() }),
    ).toBeUndefined();
  });

  it('changes only the status of the business that other pages know', async () => {
    const environment = aWizard({ subscription: aSubscription() });
    const { viewModel } = await openPayment(environment, 'pro-monthly');
    viewModel.submit();
    await waitForResponses(environment);
    const readSince = aBusiness({ names: { en: 'Levi Doors' } });
    environment.cache.remember([readSince]);
    viewModel.activate();
    await waitForResponses(environment);
    expect(environment.cache.find(readSince.id)).toEqual({
      ...readSince,
      status: 'active',
      activeFlag: true,
    });
  });

  it('has no steps before it has loaded, and changes nothing', () => {
    const environment = aWizard({ subscription: aSubscription() });
    const viewModel = environment.createSubscriptionWizard(aBusinessId(), new InMemoryStepUrl());
    const { state } = viewModel;
    viewModel.next();
    viewModel.previous();
    viewModel.goTo('plan');
    viewModel.changeCard();
    viewModel.changeBilling('city', 'Haifa');
    viewModel.reset();
    viewModel.submit();
    viewModel.reconcile();
    viewModel.activate();
    viewModel.goToFirstStep();
    expect(viewModel.state).toBe(state);
    expect([viewModel.editableStep, viewModel.canGoNext, viewModel.canGoBack]).toEqual([
      undefined,
      false,
      false,
    ]);
    expect([viewModel.billing.isChanged, viewModel.state.showsDraftNotice]).toEqual([false, false]);
  });

  it('changes the billing address on the payment step only', async () => {
    const environment = aWizard();
    const { viewModel } = await openWizard(environment);
    viewModel.changeBilling('city', 'Haifa');
    expect([viewModel.state.kind, viewModel.billing.isChanged]).toEqual(['plan', false]);
  });

  it('sends nothing on another step, and nothing before it has loaded', async () => {
    const environment = aWizard({ subscription: aSubscription() });
    environment.createSubscriptionWizard(aBusinessId(), new InMemoryStepUrl()).submit();
    const { viewModel } = await openWizard(environment);
    viewModel.selection?.choosePlan(planOf('pro-monthly'));
    for (const step of ['plan', 'add-ons', 'review']) {
      expect(viewModel.state.kind).toBe(step);
      viewModel.submit();
      viewModel.activate();
      viewModel.reconcile();
      await waitForResponses(environment);
      expect(viewModel.state.kind).toBe(step);
      viewModel.next();
    }
    expect(environment.payments()).toBe(0);
  });

  it('starts with the annual cycle from the offer, once, and clears the add-ons with Undo', async () => {
    const subscription = aSubscription({ items: [aPlanItem(), anAddOnItem()] });
    const environment = aWizard({ subscription });
    const { viewModel, url } = await openWizard(environment, new InMemoryStepUrl('annual'));
    expect(viewModel.state.kind).toBe('plan');
    expect(viewModel.selection?.chosen).toMatchObject({ cycle: 'annual', addOns: [] });
    expect(url.step).toBe('plan');
    expect(environment.payments()).toBe(0);
    viewModel.selection?.changeCycle('monthly');
    const reloaded = await openWizard(environment, url);
    expect(reloaded.viewModel.selection?.chosen.cycle).toBe('monthly');
  });

  it('keeps the billing address for the next business after a new card, and no other', async () => {
    const environment = aWizard();
    const { viewModel } = await openNewCardPayment(environment);
    viewModel.submit();
    await waitForResponses(environment);
    expect(viewModel.state.kind).toBe('done');
    expect(environment.lastBilling.load(aUser().id)).toBeDefined();

    const withSavedCard = aWizard({ subscription: aSubscription() });
    const { viewModel: other } = await openPayment(withSavedCard, 'pro-monthly');
    other.submit();
    await waitForResponses(withSavedCard);
    expect(other.state.kind).toBe('done');
    expect(withSavedCard.lastBilling.load(aUser().id)).toBeUndefined();

    const changedMind = aWizard({ subscription: aSubscription() });
    const { viewModel: third } = await openPayment(changedMind, 'pro-monthly');
    third.selection?.chooseMethod('new-card');
    typeBilling(third);
    third.selection?.chooseMethod('existing-card');
    third.submit();
    await waitForResponses(changedMind);
    expect(third.state.kind).toBe('done');
    expect(changedMind.lastBilling.load(aUser().id)).toBeUndefined();
  });

  it('keeps the address of the invoice folded when the order fails for another reason', async () => {
    const environment = aWizard();
    environment.lastBilling.save(aUser().id, {
      billing: aBillingForm(),
      savedAt: environment.clock.now(),
    });
    environment.network.setOutage('create-subscription', 'refused');
    const { viewModel } = await openNewCardPayment(environment);
    expect(viewModel.billing.layout.kind).toBe('folded');
    viewModel.submit();
    await waitForResponses(environment);
    expect(viewModel.state).toMatchObject({ kind: 'payment', failure: { chargeOutcome: 'reconciling' } });
    expect(viewModel.billing.layout.kind).toBe('folded');
  });

  it('sends no request for an update without changes', async () => {
    const environment = aWizard({ subscription: aSubscription() });
    const { viewModel } = await openPayment(environment);
    expect(viewModel.state).toMatchObject({ kind: 'review' });
    viewModel.changeCard();
    viewModel.selection?.chooseMethod('existing-card');
    expect(viewModel.selection?.hasNothingToOrder).toBe(true);
    viewModel.submit();
    await waitForResponses(environment);
    expect(viewModel.state).toMatchObject({ kind: 'payment', failure: undefined });
    expect(environment.payments()).toBe(0);
    viewModel.selection?.chooseMethod('new-card');
    expect(viewModel.selection?.hasNothingToOrder).toBe(false);
  });

  it('reports that another tab has already ordered the same, and sends no request', async () => {
    const environment = aWizard({ subscription: aSubscription() });
    const { viewModel } = await openPayment(environment, 'pro-monthly');
    environment.world.saveSubscription(
      aBusinessId(),
      aSubscription({ items: [aPlanItem({ id: 'pro-monthly' })] }),
    );
    viewModel.submit();
    await waitForResponses(environment);
    expect(viewModel.state).toMatchObject({ failure: { kind: 'nothing-to-change' } });
    expect(environment.payments()).toBe(0);
  });

  it('ignores all input while it pays', async () => {
    const environment = aWizard({ subscription: aSubscription() });
    const { viewModel, url } = await openPayment(environment, 'pro-monthly');
    environment.network.latency = 1000;
    viewModel.submit();
    viewModel.submit();
    viewModel.goTo('plan');
    viewModel.previous();
    viewModel.leave();
    viewModel.selection?.chooseMethod('new-card');
    viewModel.reset();
    url.back();
    expect(environment.selectionDrafts.load({ userId: aUser().id, businessId: aBusinessId() })).toBeDefined();
    expect(viewModel.canGoBack).toBe(false);
    expect(viewModel.state).toMatchObject({ kind: 'paying' });
    await environment.clock.advance(5000);
    expect(viewModel.state.kind).toBe('done');
    expect(environment.payments()).toBe(1);
    expect(environment.navigation.moves).toEqual([]);
  });

  it('is on the payment step again when Back was pressed during a payment that failed', async () => {
    const environment = aWizard({ subscription: aSubscription() });
    environment.network.setOutage('update-subscription', 'refused');
    const { viewModel, url } = await openPayment(environment, 'pro-monthly');
    viewModel.submit();
    url.back();
    await waitForResponses(environment);
    expect(viewModel.state.kind).toBe('payment');
    expect(url.step).toBe('payment');
  });
});

describe('SubscriptionWizardViewModel: changing only the card', () => {
  const running = aSubscription({ items: [aPlanItem(), anAddOnItem()] });
  const cancelled = aSubscription({ cancelledAt: aPointInTime('2026-04-01T09:00:00Z') });
  const openCardChange = async (environment: Environment) =>
    openWizard(environment, new InMemoryStepUrl('new-card'));

  it('opens the payment with a new card and today’s selection, and has no other step', async () => {
    const { viewModel, url } = await openCardChange(aWizard({ subscription: running }));
    expect(viewModel.state).toMatchObject({ kind: 'payment', failure: undefined });
    expect([viewModel.state.isCardChange, viewModel.selection?.chosen.method]).toEqual([true, 'new-card']);
    expect([viewModel.canGoBack, viewModel.state.showsDraftNotice]).toEqual([false, false]);
    viewModel.previous();
    viewModel.goTo('plan');
    expect([viewModel.state.kind, url.trail]).toEqual(['payment', '[new-card]']);
  });

  it('keeps the draft of a larger order for later', async () => {
    const environment = aWizard({ subscription: running });
    const { viewModel: earlier } = await openWizard(environment);
    earlier.selection?.choosePlan(planOf('pro-monthly'));
    const { viewModel } = await openCardChange(environment);
    expect(viewModel.selection?.chosen.plan?.id).not.toBe('pro-monthly');
    const { viewModel: later } = await openWizard(environment);
    expect(later.selection?.chosen.plan?.id).toBe('pro-monthly');
  });

  it('selects nothing in the wizard when it is left after typing, whose texts are kept', async () => {
    const environment = aWizard({ subscription: running });
    const { viewModel } = await openCardChange(environment);
    typeBilling(viewModel);
    viewModel.dispose();
    const { viewModel: later } = await openWizard(environment);
    expect([later.selection?.isUnchanged, later.selection?.chosen.method]).toEqual([true, 'existing-card']);
    expect(later.billing.values.city).toBe(aBillingForm().city);
  });

  it('leaves no draft behind after a reload', async () => {
    const environment = aWizard({ subscription: running });
    const { viewModel } = await openCardChange(environment);
    typeBilling(viewModel);
    viewModel.dispose();
    const { viewModel: again } = await openCardChange(environment);
    await fillInNewCard(environment, again);
    again.submit();
    await waitForResponses(environment);
    expect(again.state.kind).toBe('leaving');
    expect(
      environment.selectionDrafts.load({ userId: aUser().id, businessId: aBusinessId() }),
    ).toBeUndefined();
  });

  it('leaves no draft behind when it is left after the question', async () => {
    const environment = aWizard({ subscription: running });
    const { viewModel } = await openCardChange(environment);
    typeBilling(viewModel);
    viewModel.leave();
    viewModel.confirmLeaving();
    expect(
      environment.selectionDrafts.load({ userId: aUser().id, businessId: aBusinessId() }),
    ).toBeUndefined();
  });

  it('leaves no draft behind that only chose a new card', async () => {
    const environment = aWizard({ subscription: running });
    const { viewModel: earlier } = await openWizard(environment);
    earlier.selection?.chooseMethod('new-card');
    const { viewModel } = await openCardChange(environment);
    await fillInNewCard(environment, viewModel);
    viewModel.submit();
    await waitForResponses(environment);
    expect(
      environment.selectionDrafts.load({ userId: aUser().id, businessId: aBusinessId() }),
    ).toBeUndefined();
  });

  it('keeps the draft of a larger order after a reload, without what was typed', async () => {
    const environment = aWizard({ subscription: running });
    const { viewModel: earlier } = await openWizard(environment);
    earlier.selection?.choosePlan(planOf('pro-monthly'));
    const { viewModel } = await openCardChange(environment);
    typeBilling(viewModel);
    viewModel.dispose();
    const { viewModel: again } = await openCardChange(environment);
    await fillInNewCard(environment, again);
    again.submit();
    await waitForResponses(environment);
    const draft = environment.selectionDrafts.load({ userId: aUser().id, businessId: aBusinessId() });
    expect([draft?.planId, draft?.billing.city]).toEqual(['pro-monthly', '']);
  });

  it.each([
    ['a reload', true],
    ['the link to the wizard on the business page', false],
  ])(
    'is restored after a refusal and %s, not the newer draft of a larger order',
    async (_way, isCardChange) => {
      const environment = aWizard({
        subscription: running,
        wrapService: overrideService({
          update: async () =>
            failure({
              kind: 'refused',
              refusal: { reason: 'payment_processing_error', isUnprocessed: false },
            }),
        }),
      });
      const { viewModel: earlier } = await openWizard(environment);
      earlier.selection?.choosePlan(planOf('pro-monthly'));
      const { viewModel } = await openCardChange(environment);
      await fillInNewCard(environment, viewModel);
      viewModel.submit();
      await waitForResponses(environment);
      await environment.clock.advance(1000);
      viewModel.changeBilling('city', 'Akko');
      viewModel.dispose();
      const { viewModel: again } = await (isCardChange
        ? openCardChange(environment)
        : openWizard(environment));
      expect(again.state).toMatchObject({ isCardChange, failure: { chargeOutcome: 'reconciling' } });
      expect(again.selection?.chosen).toMatchObject({ plan: { id: 'basic-monthly' }, method: 'new-card' });
    },
  );

  it('sends one order for the same items, and leaves for the business page without a last step', async () => {
    const environment = aWizard({ subscription: running });
    const { viewModel, states } = await openCardChange(environment);
    await fillInNewCard(environment, viewModel);
    viewModel.submit();
    await waitForResponses(environment);
    expect(kinds(states)).toEqual(['payment', 'paying', 'leaving']);
    expect(environment.payments()).toBe(1);
    expect(environment.current()?.items.map(({ id }) => id)).toEqual(running.items.map(({ id }) => id));
  });

  it('is refused for a cancelled subscription, and the wizard can be opened instead', async () => {
    const { viewModel } = await openCardChange(aWizard({ subscription: cancelled }));
    expect(viewModel.state).toMatchObject({ kind: 'card-change-refused', obstacle: 'cancelled' });
    expect(viewModel.state.isCardChange).toBe(false);
    viewModel.goToFirstStep();
    expect(viewModel.state.kind).toBe('review');
    viewModel.previous();
    viewModel.goToFirstStep();
    expect(viewModel.state.kind).toBe('add-ons');
  });

  it('opens the wizard at its first step without a subscription', async () => {
    const { viewModel } = await openCardChange(aWizard());
    expect([viewModel.state.kind, viewModel.state.isCardChange]).toEqual(['plan', false]);
  });
});

describe('SubscriptionWizardViewModel: a new card from the review', () => {
  it('is a change by itself, and is opened from the review only', async () => {
    const environment = aWizard({ subscription: aSubscription() });
    const { viewModel } = await openWizard(environment);
    viewModel.changeCard();
    expect(viewModel.state.kind).toBe('plan');
    viewModel.next();
    viewModel.next();
    viewModel.changeCard();
    expect([viewModel.state.kind, viewModel.selection?.chosen.method]).toEqual(['payment', 'new-card']);
    expect(viewModel.selection?.hasNothingToOrder).toBe(false);
  });
});

describe('SubscriptionWizardViewModel: a lost response', () => {
  async function loseResponse(environment: Environment) {
    const opened = await openWizard(environment);
    const { viewModel } = opened;
    viewModel.selection?.choosePlan(planOf('pro-monthly'));
    viewModel.next();
    viewModel.next();
    viewModel.next();
    viewModel.submit();
    await waitForResponses(environment);
    return opened;
  }

  it('finds the order that was executed, and never sends it again', async () => {
    const environment = aWizard({ subscription: aSubscription() });
    environment.network.setOutage('update-subscription', 'response-lost');
    const { viewModel } = await loseResponse(environment);
    expect(viewModel.state).toMatchObject({ kind: 'reconciling', isPaused: false });
    viewModel.submit();
    viewModel.reconcile();
    expect(viewModel.state).toMatchObject({ kind: 'reconciling', isPaused: false });
    await environment.clock.advance(2000);
    expect(viewModel.state).toMatchObject({ kind: 'done', summary: { wasReconciled: true } });
    expect(environment.payments()).toBe(1);
  });

  it('is not reconciled by a page that was left before, but by the next one', async () => {
    const environment = aWizard({ subscription: aSubscription() });
    environment.network.setOutage('update-subscription', 'response-lost');
    const { viewModel, url } = await openPayment(environment, 'pro-monthly');
    viewModel.submit();
    viewModel.dispose();
    await waitForResponses(environment);
    const reads = environment.network.requestCountOf('load-subscription');
    await environment.clock.advance(90_000);
    expect(environment.network.requestCountOf('load-subscription')).toBe(reads);
    const again = await openWizard(environment, url);
    expect(again.viewModel.state).toMatchObject({ kind: 'done', summary: { wasReconciled: true } });
  });

  it('reports an unknown result, and checks again on request', async () => {
    const environment = aWizard({ subscription: aSubscription() });
    environment.network.setOutage('update-subscription', 'response-lost');
    const { viewModel } = await loseResponse(environment);
    environment.network.setOutage('load-subscription', 'unavailable');
    await environment.clock.advance(90_000);
    expect(viewModel.state).toMatchObject({ kind: 'outcome-unknown', reconciliation: 'ended' });
    environment.network.clearOutage();
    viewModel.reconcile();
    expect(viewModel.state).toMatchObject({ kind: 'outcome-unknown', reconciliation: 'running-again' });
    await environment.clock.advance(5000);
    expect(viewModel.state.kind).toBe('done');
    expect(environment.payments()).toBe(1);
  });

  it('allows another payment when the order had no effect for the whole poll schedule', async () => {
    const environment = aWizard({
      subscription: aSubscription(),
      wrapService: overrideService({ update: async () => failure({ kind: 'outcome-unknown' }) }),
    });
    const { viewModel } = await loseResponse(environment);
    await environment.clock.advance(90_000);
    expect(viewModel.state).toMatchObject({ kind: 'payment', failure: { kind: 'not-executed' } });
  });

  it('pauses the checks while the browser is offline', async () => {
    const environment = aWizard({ subscription: aSubscription() });
    environment.network.setOutage('update-subscription', 'response-lost');
    const { viewModel } = await loseResponse(environment);
    environment.connection.isOnline = false;
    await environment.clock.advance(2000);
    expect(viewModel.state).toMatchObject({ kind: 'reconciling', isPaused: true });
    environment.connection.isOnline = true;
    await environment.clock.advance(2000);
    expect(viewModel.state.kind).toBe('done');
  });

  it.each(['response-lost', 'executed-late'] as const)(
    'remembers the billing address after a reload, if that was ticked, and also one that was not typed: %s',
    async (outage) => {
      const environment = aWizard();
      const { id } = aUser();
      environment.lastBilling.save(id, aLastBilling());
      environment.network.setOutage('create-subscription', outage, 1);
      const { viewModel, url } = await openPayment(environment);
      viewModel.selection?.chooseMethod('new-card');
      await showCardFields(environment, viewModel);
      viewModel.rememberBilling(true);
      viewModel.submit();
      await waitForResponses(environment);
      viewModel.dispose();
      const again = await openWizard(environment, url);
      await environment.clock.advance(30_000);
      expect(again.viewModel.state.kind).toBe('done');
      expect(environment.rememberedBilling.load(id)?.billing).toEqual(aLastBilling().billing);
    },
  );

  it('remembers the billing address of a change of the card whose answer was lost, after a reload', async () => {
    const environment = aWizard({ subscription: aSubscription() });
    environment.network.setOutage('update-subscription', 'response-lost');
    const { viewModel, url } = await openWizard(environment, new InMemoryStepUrl('new-card'));
    await fillInNewCard(environment, viewModel);
    viewModel.rememberBilling(true);
    viewModel.submit();
    await waitForResponses(environment);
    viewModel.dispose();
    await openWizard(environment, url);
    expect(environment.rememberedBilling.load(aUser().id)?.billing).toEqual(aBillingForm());
  });

  it('keeps the tick after a reload before the payment, and its removal', async () => {
    const environment = aWizard();
    const { viewModel, url } = await openPayment(environment);
    for (const isTicked of [true, false]) {
      viewModel.rememberBilling(isTicked);
      const again = await openWizard(environment, url);
      expect(again.viewModel.billing.willRemember).toBe(isTicked);
    }
  });

  it('continues the checks after a reload', async () => {
    const environment = aWizard({ subscription: aSubscription() });
    environment.network.setOutage('update-subscription', 'executed-late');
    const { viewModel, url } = await loseResponse(environment);
    viewModel.dispose();
    const again = await openWizard(environment, url);
    expect(again.viewModel.state).toMatchObject({ kind: 'reconciling', isPaused: false });
    await environment.clock.advance(30_000);
    expect(again.viewModel.state).toMatchObject({ kind: 'done', summary: { order: { kind: 'update' } } });
    expect(environment.payments()).toBe(1);
  });

  it('allows Forward to the payment after a reload whose check finds no order', async () => {
    const environment = aWizard({
      subscription: aSubscription(),
      wrapService: overrideService({ update: async () => failure({ kind: 'outcome-unknown' }) }),
    });
    const { viewModel, url } = await loseResponse(environment);
    viewModel.dispose();
    const again = await openWizard(environment, url);
    await environment.clock.advance(90_000);
    expect(again.viewModel.state).toMatchObject({ kind: 'payment', failure: { kind: 'not-executed' } });
    url.back();
    expect(again.viewModel.state.kind).toBe('review');
    url.forward();
    expect(again.viewModel.state.kind).toBe('payment');
  });

  it('is done at once when the order was executed before the reload', async () => {
    const environment = aWizard({ subscription: aSubscription() });
    environment.network.setOutage('update-subscription', 'response-lost');
    const { viewModel, url } = await loseResponse(environment);
    viewModel.dispose();
    const again = await openWizard(environment, url);
    expect(again.viewModel.state).toMatchObject({ kind: 'done', summary: { wasReconciled: true } });
    expect(again.url.step).toBe('done');
  });

  it('calls an accepted first subscription "being set up" while the API does not return it, and does not sell it again', async () => {
    const environment = aWizard({ subscription: undefined });
    const order = aPlacedOrder({ kind: 'create', planId: aPlan().id });
    environment.orders.save(
      { userId: aUser().id, businessId: aBusinessId() },
      { kind: 'accepted', order, acceptedAt: environment.clock.now() },
    );
    const { viewModel } = await openWizard(environment);
    expect(viewModel.state).toMatchObject({
      kind: 'done',
      summary: { subscriptionAfter: { kind: 'not-shown-yet' } },
    });
  });

  it('opens the business page while an accepted change does not show yet, and confirms it again after a reload', async () => {
    const environment = aWizard({ subscription: aSubscription() });
    const order = aPlacedOrder({ kind: 'update', fingerprintBefore: fingerprintWithCardOf(aSubscription()) });
    environment.orders.save(
      { userId: aUser().id, businessId: aBusinessId() },
      { kind: 'accepted', order, acceptedAt: environment.clock.now() },
    );
    for (const step of [undefined, 'new-card']) {
      const { viewModel } = await openWizard(environment, new InMemoryStepUrl(step));
      expect(viewModel.state).toMatchObject({ kind: 'leaving' });
    }
    const { viewModel } = await openWizard(environment, new InMemoryStepUrl('done'));
    expect(viewModel.state).toMatchObject({
      kind: 'done',
      summary: { subscriptionAfter: { kind: 'not-shown-yet' } },
    });
  });

  it('lets other tabs order again once the last step has read the first subscription', async () => {
    const environment = aWizard({ subscription: undefined });
    const { viewModel } = await openNewCardPayment(environment);
    viewModel.submit();
    await waitForResponses(environment);
    expect(viewModel.state).toMatchObject({ kind: 'done', summary: { subscriptionAfter: { kind: 'read' } } });
    const { orders } = environment.openTab();
    expect(orders.load({ userId: aUser().id, businessId: aBusinessId() })).toBeUndefined();
  });

  it('checks an order that another tab left open, and shows the success on the business page', async () => {
    const environment = aWizard({ subscription: aSubscription() });
    environment.network.setOutage('update-subscription', 'executed-late');
    const { viewModel } = await loseResponse(environment);
    viewModel.dispose();
    const anotherTab = environment.openTab();
    const another = await openWizard(anotherTab);
    expect(another.viewModel.state).toMatchObject({ kind: 'reconciling', isPaused: false });
    await environment.clock.advance(30_000);
    expect(another.viewModel.state).toMatchObject({ kind: 'leaving' });
    expect(anotherTab.navigation.moves).toEqual(['replace /dashboard/business/business-1']);
    expect(anotherTab.pendingToasts.load()).toEqual([
      { kind: 'success', message: 'subscription.wizard.outcomeUnknown.elsewhere.confirmed' },
    ]);
    expect(environment.payments()).toBe(1);
    expect(
      anotherTab.selectionDrafts.load({ userId: aUser().id, businessId: aBusinessId() }),
    ).toBeUndefined();
  });

  it('says on the business page that the card was changed, and of no payment', async () => {
    const environment = aWizard({ subscription: aSubscription() });
    environment.network.setOutage('update-subscription', 'executed-late');
    const { viewModel } = await openWizard(environment, new InMemoryStepUrl('new-card'));
    await fillInNewCard(environment, viewModel);
    viewModel.submit();
    await waitForResponses(environment);
    viewModel.dispose();
    const anotherTab = environment.openTab();
    await openWizard(anotherTab);
    await environment.clock.advance(30_000);
    expect(anotherTab.pendingToasts.load()).toEqual([
      { kind: 'success', message: 'subscription.cardChange.done' },
    ]);
  });

  it('does not say that the card was changed when an earlier order of the same tab does not show yet', async () => {
    const environment = aWizard({ subscription: aSubscription() });
    const { viewModel } = await openWizard(environment, new InMemoryStepUrl('new-card'));
    await fillInNewCard(environment, viewModel);
    const order = aPlacedOrder({ kind: 'update', fingerprintBefore: fingerprintWithCardOf(aSubscription()) });
    environment.orders.save(
      { userId: aUser().id, businessId: aBusinessId() },
      { kind: 'accepted', order, acceptedAt: environment.clock.now() },
    );
    viewModel.submit();
    await waitForResponses(environment);
    expect(viewModel.state).toMatchObject({ kind: 'leaving' });
    expect(environment.payments()).toBe(0);
    expect(environment.pendingToasts.load()).toBeUndefined();
  });

  it('keeps a draft that is newer than the order whose confirmation is opened again', async () => {
    const environment = aWizard({ subscription: aSubscription() });
    const key = { userId: aUser().id, businessId: aBusinessId() };
    const order = aPlacedOrder({ sentAt: instant(environment.clock.now() - 1) });
    environment.orders.save(key, { kind: 'confirmed', order, confirmedAt: environment.clock.now() });
    environment.selectionDrafts.save(key, aSelectionDraft({ savedAt: environment.clock.now() }));
    const { viewModel } = await openWizard(environment, new InMemoryStepUrl('done'));
    expect(viewModel.state.kind).toBe('done');
    expect(environment.selectionDrafts.load(key)).toBeDefined();
  });

  it.each(['update', 'reactivate'] as const)(
    'does not confirm it again after a cancellation: %s',
    async (kind) => {
      const subscription = aSubscription({ cancelledAt: aPointInTime('2027-01-01T00:00:00Z') });
      const environment = aWizard({ subscription });
      const key = { userId: aUser().id, businessId: aBusinessId() };
      const order = aPlacedOrder({ kind });
      environment.orders.save(key, { kind: 'confirmed', order, confirmedAt: environment.clock.now() });
      const { viewModel } = await openWizard(environment, new InMemoryStepUrl('done'));
      expect(viewModel.state).toMatchObject({ kind: 'leaving' });
    },
  );

  it('stays the change of a card while the result of such an order is unknown', async () => {
    const subscription = aSubscription({ card: aSavedCard() });
    const environment = aWizard({ subscription });
    const key = { userId: aUser().id, businessId: aBusinessId() };
    const selection = { ...aSelection({ method: 'new-card' }), plan: aPlan() };
    const order = placedOrderOf('update', selection, subscription, anOrderKey(), environment.clock.now());
    environment.orders.save(key, { kind: 'placed', order });
    const { viewModel } = await openWizard(environment, new InMemoryStepUrl('new-card'));
    expect([viewModel.state.kind, viewModel.state.isCardChange]).toEqual(['reconciling', true]);
    expect(viewModel.selection?.chosen.method).toBe('new-card');
  });

  it('keeps what was typed when another tab has placed the same order, which is being set up', async () => {
    const environment = aWizard({ subscription: undefined });
    const { viewModel } = await openNewCardPayment(environment);
    const key = { userId: aUser().id, businessId: aBusinessId() };
    const planId = defined(viewModel.selection?.chosen.plan).id;
    const order = aPlacedOrder({ kind: 'create', key: anOrderKey('of-another-tab'), planId });
    environment.openTab().orders.save(key, { kind: 'accepted', order, acceptedAt: environment.clock.now() });
    viewModel.submit();
    await waitForResponses(environment);
    expect(viewModel.state).toMatchObject({ kind: 'leaving' });
    expect(environment.payments()).toBe(0);
    expect(environment.selectionDrafts.load(key)?.billing.city).toBe(aBillingForm().city);
  });

  it('does not take another order of another tab, which was executed, for this one', async () => {
    const environment = aWizard({ subscription: aSubscription() });
    environment.network.setOutage('update-subscription', 'response-lost');
    const { viewModel } = await openNewCardPayment(environment);
    const other = await openPayment(environment.openTab(), 'pro-monthly');
    other.viewModel.submit();
    await waitForResponses(environment);
    other.viewModel.dispose();
    viewModel.submit();
    await environment.clock.advance(2000);
    expect(viewModel.state).toMatchObject({ kind: 'payment', failure: { kind: 'subscription-changed' } });
    expect(environment.payments()).toBe(1);
    const key = { userId: aUser().id, businessId: aBusinessId() };
    expect(environment.selectionDrafts.load(key)?.billing.city).toBe(aBillingForm().city);
  });

  it('does not take the card of another tab for the one that is typed here', async () => {
    const environment = aWizard({ subscription: aSubscription() });
    environment.network.setOutage('update-subscription', 'response-lost');
    const other = environment.openTab();
    const tabs = [];
    for (const tab of [other, environment]) {
      const { viewModel } = await openWizard(tab, new InMemoryStepUrl('new-card'));
      await fillInNewCard(tab, viewModel);
      tabs.push(viewModel);
    }
    const [another, viewModel] = [defined(tabs[0]), defined(tabs[1])];
    another.submit();
    await waitForResponses(environment);
    another.dispose();
    viewModel.submit();
    await environment.clock.advance(2000);
    expect(viewModel.state).toMatchObject({ kind: 'payment', failure: { kind: 'subscription-changed' } });
    expect(environment.payments()).toBe(1);
    expect(environment.pendingToasts.load()).toBeUndefined();
  });

  it('does not take an order of another tab that it finds after an exception for this one', async () => {
    const key = { userId: aUser().id, businessId: aBusinessId() };
    const order = aPlacedOrder({ kind: 'update', planId: aPlanId('pro-monthly') });
    const environment = aWizard({
      subscription: aSubscription(),
      cardFields: {
        mount: async () =>
          success(
            new FilledCardFields(() => {
              environment.openTab().orders.save(key, { kind: 'placed', order });
              const items = [aPlanItem({ id: 'pro-monthly', name: 'Pro' })];
              environment.world.saveSubscription(aBusinessId(), aSubscription({ items }));
              throw new Error('A mistake');
            }),
          ),
      },
    });
    const { viewModel } = await openNewCardPayment(environment);
    viewModel.submit();
    await environment.clock.advance(2000);
    expect(viewModel.state).toMatchObject({ kind: 'payment', failure: { kind: 'subscription-changed' } });
  });

  it('keeps what was typed for another order when the order of another tab is found after a reload', async () => {
    const environment = aWizard({ subscription: aSubscription() });
    environment.network.setOutage('update-subscription', 'response-lost');
    const { viewModel, url } = await openNewCardPayment(environment);
    const other = await openPayment(environment.openTab(), 'pro-monthly');
    other.viewModel.submit();
    await waitForResponses(environment);
    for (const opened of [viewModel, other.viewModel]) opened.dispose();
    const again = await openWizard(environment, url);
    expect(again.viewModel.state).toMatchObject({ kind: 'leaving' });
    const key = { userId: aUser().id, businessId: aBusinessId() };
    expect(environment.selectionDrafts.load(key)?.billing.city).toBe(aBillingForm().city);
  });

  it('does not take another order of another tab, which is being set up, for this one', async () => {
    const environment = aWizard({ subscription: undefined });
    const { viewModel } = await openNewCardPayment(environment);
    const key = { userId: aUser().id, businessId: aBusinessId() };
    const order = aPlacedOrder({ kind: 'create', planId: aPlanId('pro-annual') });
    environment.openTab().orders.save(key, { kind: 'accepted', order, acceptedAt: environment.clock.now() });
    viewModel.submit();
    await waitForResponses(environment);
    expect(viewModel.state).toMatchObject({ kind: 'payment', failure: { kind: 'subscription-changed' } });
    expect(environment.payments()).toBe(0);
    expect(environment.selectionDrafts.load(key)?.billing.city).toBe(aBillingForm().city);
  });

  it('does not offer to pay for another selection when the order of another tab was not executed', async () => {
    const environment = aWizard({
      subscription: aSubscription(),
      wrapService: overrideService({ update: async () => failure({ kind: 'outcome-unknown' }) }),
    });
    const { viewModel } = await loseResponse(environment);
    viewModel.dispose();
    const anotherTab = environment.openTab();
    const another = await openWizard(anotherTab);
    await environment.clock.advance(90_000);
    expect(another.viewModel.state).toMatchObject({ kind: 'leaving' });
    expect(anotherTab.navigation.moves).toEqual(['replace /dashboard/business/business-1']);
    expect(anotherTab.pendingToasts.load()).toEqual([
      { kind: 'error', message: 'subscription.wizard.outcomeUnknown.elsewhere.notCharged' },
    ]);
  });

  it('has an unknown result when the subscription was changed otherwise', async () => {
    const environment = aWizard({
      subscription: aSubscription(),
      wrapService: overrideService({ update: async () => failure({ kind: 'outcome-unknown' }) }),
    });
    const { viewModel } = await loseResponse(environment);
    environment.world.saveSubscription(aBusinessId(), aSubscription({ status: 'Paused' }));
    await environment.clock.advance(90_000);
    /* Support can look the order up, although the journal no longer has it. */
    expect(viewModel.state).toMatchObject({
      kind: 'outcome-unknown',
      reconciliation: 'unresolvable',
      reference: expect.stringMatching(/./u),
    });
  });

  it('signs out when the session expires during a check', async () => {
    const environment = aWizard({ subscription: aSubscription() });
    environment.network.setOutage('update-subscription', 'response-lost');
    await loseResponse(environment);
    environment.network.setOutage('load-subscription', 'session-expired');
    await environment.clock.advance(2000);
    expect(environment.session.expirations).toBe(1);
  });

  it('shows the time of the next attempt after too many requests', async () => {
    const refusal = { reason: 'general_error', isUnprocessed: true, retryAfter: 30_000 } as const;
    const environment = aWizard({
      subscription: aSubscription(),
      wrapService: overrideService({ update: async () => failure({ kind: 'refused', refusal }) }),
    });
    const { viewModel } = await openNewCardPayment(environment);
    viewModel.submit();
    await waitForResponses(environment);
    expect(viewModel.state).toMatchObject({
      kind: 'payment',
      failure: { kind: 'general_error', retryAfter: 30_000 },
    });
  });

  it('treats an exception before the request as an error of the program, because the journal contains no order', async () => {
    const environment = aWizard({
      subscription: aSubscription(),
      cardFields: {
        mount: async () =>
          success(
            new FilledCardFields(() => {
              throw new Error('A mistake');
            }),
          ),
      },
    });
    const { viewModel } = await openNewCardPayment(environment);
    viewModel.submit();
    await waitForResponses(environment);
    expect(viewModel.state).toMatchObject({ kind: 'payment', failure: { kind: 'general_error' } });
    expect(viewModel.uncaught.current).toEqual({ message: 'A mistake' });
  });
});
