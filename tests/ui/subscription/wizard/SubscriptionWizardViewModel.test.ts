import { describe, expect, it } from 'vitest';
import { withOwnAnswers } from '@tests/support/withOwnAnswers';
import { aPointInTime } from '@tests/support/builders/aMoment';
import { aBusinessId } from '@tests/support/builders/aBusinessId';
import { aCatalog } from '@tests/support/builders/aCatalog';
import { anAddOnItem } from '@tests/support/builders/anAddOnItem';
import { anAnnualPlan, aPlan } from '@tests/support/builders/aPlan';
import { aPlanItem } from '@tests/support/builders/aPlanItem';
import { aSavedCard } from '@tests/support/builders/aSavedCard';
import { aSentOrder } from '@tests/support/builders/aSentOrder';
import { aSubscription } from '@tests/support/builders/aSubscription';
import { aUser } from '@tests/support/builders/aUser';
import { defined } from '@tests/support/builders/defined';
import { InMemoryStepUrl } from '@tests/support/InMemoryStepUrl';
import { statesOf } from '@tests/support/statesOf';
import { aWizard, typeBilling } from '@tests/support/aWizard';
import { paymentToken } from '@/application/ports/CardFields';
import { failure, success } from '@/domain/shared/result';
import type { WizardState } from '@/ui/subscription/wizard/WizardState';
import { FilledCardFields } from '@tests/support/FilledCardFields';

type Surroundings = ReturnType<typeof aWizard>;

/** A wizard that has loaded. */
async function openWizard(surroundings: Surroundings, url = new InMemoryStepUrl()) {
  const viewModel = surroundings.createSubscriptionWizard(aBusinessId(), url);
  url.onMove(() => viewModel.followUrl(url.step));
  viewModel.start();
  await answered(surroundings);
  return { viewModel, url, states: statesOf<WizardState>(viewModel) };
}

/** Waits until all immediate responses have arrived. */
async function answered({ clock }: Surroundings): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await clock.advance(0);
}

/** A wizard on the payment step. The saved card is selected when there is one. */
async function openPayment(surroundings: Surroundings, planId?: string) {
  const opened = await openWizard(surroundings);
  const { viewModel } = opened;
  if (planId !== undefined) viewModel.selection?.choosePlan(planOf(planId));
  viewModel.next();
  viewModel.next();
  viewModel.next();
  return opened;
}

/** A wizard on the payment step with a new card and a complete billing address. */
async function openNewCardPayment(surroundings: Surroundings) {
  const opened = await openPayment(surroundings);
  const { viewModel } = opened;
  viewModel.selection?.chooseMethod('new-card');
  viewModel.card.setLabels({
    language: 'en',
    direction: 'ltr',
    labels: { number: 'Card number', expiry: 'Expiry', securityCode: 'Security code' },
    placeholders: { number: '', expiry: 'MM / YY', securityCode: '' },
  });
  viewModel.card.show({ number: 'number', expiry: 'expiry', securityCode: 'code' });
  await answered(surroundings);
  typeBilling(viewModel);
  return opened;
}

const kinds = (states: readonly WizardState[]): readonly string[] => states.map(({ kind }) => kind);
const addOnOf = (id: string) => defined(aCatalog().addOns.find((addOn) => addOn.id === id));
const planOf = (id: string) => defined(aCatalog().plans.find((plan) => plan.id === id));

describe('SubscriptionWizardViewModel: navigation between the steps', () => {
  it('goes through plan, add-ons, review and payment, and back', async () => {
    const { viewModel, states, url } = await openWizard(aWizard());
    expect(viewModel.canGoBack).toBe(false);
    viewModel.next();
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
    viewModel.jumpTo('payment');
    expect(viewModel.state.kind).toBe('payment');
    viewModel.jumpTo('add-ons');
    expect(viewModel.state.kind).toBe('add-ons');
    viewModel.jumpTo('review');
    expect(viewModel.state.kind).toBe('add-ons');
    expect(url.trail).toBe('undefined [add-ons] review payment');
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
    const surroundings = aWizard();
    const viewModel = surroundings.createSubscriptionWizard(aBusinessId(), new InMemoryStepUrl());
    viewModel.start();
    viewModel.dispose();
    viewModel.start();
    await answered(surroundings);
    expect(viewModel.state.kind).toBe('plan');
    expect(surroundings.network.requestsOf('load-plans')).toBe(1);
  });

  it('waits until the owner is known', async () => {
    const surroundings = aWizard();
    surroundings.session.user = undefined;
    const { viewModel } = await openWizard(surroundings);
    expect(viewModel.state).toEqual({ kind: 'loading' });
  });
});

describe('SubscriptionWizardViewModel: loading', () => {
  it('shows the message of the server when the plans fail to load, and reloads the page on request', async () => {
    const surroundings = aWizard();
    surroundings.network.setOutage('load-plans', 'unavailable');
    const { viewModel } = await openWizard(surroundings);
    expect(viewModel.state).toEqual({ kind: 'plans-failed', message: 'The demo service is taking a break' });
    viewModel.reloadPage();
    expect(surroundings.navigation.moves).toEqual(['reload']);
  });

  it('has an empty selection when no plan is for sale', async () => {
    const { viewModel } = await openWizard(aWizard({ catalog: aCatalog({ plans: [] }) }));
    expect(viewModel.state).toEqual({ kind: 'no-plans' });
    expect(viewModel.canGoNext).toBe(false);
  });

  it('redirects to the business page with a notice when the subscription fails to load', async () => {
    const surroundings = aWizard();
    surroundings.network.setOutage('load-subscription', 'unavailable');
    const { viewModel } = await openWizard(surroundings);
    expect(viewModel.state).toEqual({ kind: 'leaving' });
    expect(surroundings.navigation.moves).toEqual(['replace /dashboard/business/business-1']);
    surroundings.notices.start();
    expect(surroundings.notices.waiting).toEqual([
      { kind: 'error', message: 'errors.subscriptionUnavailable', detail: undefined },
    ]);
  });

  it('redirects to the dashboard with a notice when the business belongs to another owner', async () => {
    const surroundings = aWizard({ owner: aUser({ businessIds: ['other'] }) });
    await openWizard(surroundings);
    expect(surroundings.navigation.moves).toEqual(['replace /dashboard']);
    surroundings.notices.start();
    expect(surroundings.notices.waiting.map(({ message }) => message)).toEqual(['errors.businessNotFound']);
    expect(surroundings.returnPath.load()).toBeUndefined();
  });

  it.each([
    ['offline', 'errors.businessOffline'],
    ['unavailable', 'errors.businessUnavailable'],
    ['malformed', 'errors.businessUnavailable'],
  ] as const)(
    'redirects to the dashboard when the business fails to load (%s), with the reason and a way back',
    async (outage, message) => {
      const surroundings = aWizard();
      surroundings.network.setOutage('view-business', outage);
      const { viewModel } = await openWizard(surroundings);
      expect(viewModel.state).toEqual({ kind: 'leaving' });
      expect(surroundings.navigation.moves).toEqual(['replace /dashboard']);
      surroundings.notices.start();
      expect(surroundings.notices.waiting.map((notice) => notice.message)).toEqual([message]);
      expect(surroundings.returnPath.load()).toEqual({
        path: '/dashboard/business/business-1/subscription',
        rememberedAt: surroundings.clock.now(),
      });
    },
  );

  it('redirects to the dashboard without permission, and offers no retry', async () => {
    const surroundings = aWizard();
    surroundings.network.setOutage('view-business', 'forbidden');
    await openWizard(surroundings);
    surroundings.notices.start();
    expect(surroundings.notices.waiting.map(({ message }) => message)).toEqual(['errors.businessForbidden']);
    expect(surroundings.returnPath.load()).toBeUndefined();
  });

  it('signs out once when the session has expired', async () => {
    const surroundings = aWizard();
    surroundings.network.setOutage('load-plans', 'session-expired');
    const { viewModel } = await openWizard(surroundings);
    expect(viewModel.state).toEqual({ kind: 'leaving' });
    expect(surroundings.session.expirations).toBe(1);
  });
});

describe('SubscriptionWizardViewModel: selecting', () => {
  it('removes add-ons when another plan is selected, and restores them on Undo', async () => {
    const surroundings = aWizard();
    const { viewModel } = await openWizard(surroundings);
    const selection = defined(viewModel.selection);
    viewModel.next();
    viewModel.selection?.toggleAddOn(addOnOf('promotion-monthly'));
    expect(selection.total.minor).toBe(7400);
    viewModel.previous();
    viewModel.selection?.choosePlan(planOf('pro-monthly'));
    expect(selection.chosen.addOns).toEqual([]);
    expect(selection.total.minor).toBe(9900);
    viewModel.selection?.undoClearing();
    expect(selection.chosen.plan?.id).toBe('pro-monthly');
    expect(selection.total.minor).toBe(12_400);
    expect(selection.cleared).toEqual([]);
  });

  it('keeps the add-ons on Undo when no plan has cleared any', async () => {
    const { viewModel } = await openWizard(aWizard());
    viewModel.next();
    viewModel.selection?.toggleAddOn(addOnOf('promotion-monthly'));
    viewModel.previous();
    viewModel.selection?.undoClearing();
    expect(viewModel.selection?.chosen.addOns.map(({ addOn }) => addOn.id)).toEqual(['promotion-monthly']);
  });

  it('changes the plan only on the plan step', async () => {
    const { viewModel } = await openWizard(aWizard());
    viewModel.next();
    viewModel.selection?.choosePlan(planOf('pro-monthly'));
    expect(viewModel.selection?.chosen.plan?.id).not.toBe('pro-monthly');
  });

  it('preselects no plan when the current plan does not exist in the other billing cycle', async () => {
    const plans = [aPlan({ name: 'Old' }), anAnnualPlan({ name: 'New' })];
    const surroundings = aWizard({ subscription: aSubscription(), catalog: aCatalog({ plans, addOns: [] }) });
    const { viewModel } = await openWizard(surroundings);
    viewModel.selection?.changeCycle('annual');
    expect(viewModel.selection?.chosen.plan).toBeUndefined();
    expect(viewModel.selection?.lacksCounterpart).toBe(true);
    expect(viewModel.canGoNext).toBe(false);
  });

  it('says that only one billing cycle has plans', async () => {
    const surroundings = aWizard({ catalog: aCatalog({ plans: [anAnnualPlan()], addOns: [] }) });
    const { viewModel } = await openWizard(surroundings);
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

  it('names the items of the subscription that are no longer in the catalogue', async () => {
    const items = [
      aPlanItem({ id: 'gone', name: 'Gone' }),
      anAddOnItem({ id: 'gone-too', name: 'Gone too' }),
    ];
    const { viewModel } = await openWizard(aWizard({ subscription: aSubscription({ items }) }));
    expect(viewModel.selection?.retiredPlan?.name).toBe('Gone');
    expect(viewModel.selection?.retiredAddOns.map(({ name }) => name)).toEqual(['Gone too']);
  });
});

describe('SubscriptionWizardViewModel: after a reload', () => {
  it('restores step, selection, payment method and typed fields, but no card data', async () => {
    const surroundings = aWizard();
    const { viewModel, url } = await openNewCardPayment(surroundings);
    viewModel.dispose();
    const again = await openWizard(surroundings, url);
    expect(again.viewModel.state).toEqual({ kind: 'payment', failure: undefined });
    expect(again.viewModel.selection?.chosen).toMatchObject({ method: 'new-card', cycle: 'monthly' });
    expect(again.viewModel.billing.values.email).toBe('dana@example.com');
    expect(again.viewModel.isRestored).toBe(true);
    expect(again.viewModel.card.status).toEqual({ kind: 'absent' });
  });

  it('starts over at the first step with an empty draft', async () => {
    const surroundings = aWizard();
    const { viewModel, url } = await openNewCardPayment(surroundings);
    viewModel.dispose();
    const again = await openWizard(surroundings, url);
    again.viewModel.startOver();
    expect(again.viewModel.state.kind).toBe('plan');
    expect(again.viewModel.billing.isTouched).toBe(false);
    expect(again.viewModel.selection?.chosen.method).toBeUndefined();
    again.url.forward();
    expect(again.viewModel.state.kind).toBe('plan');
    expect((await openWizard(surroundings)).viewModel.isRestored).toBe(false);
  });

  it('asks for confirmation before typed billing data is lost, and clears it on leaving', async () => {
    const surroundings = aWizard();
    const { viewModel } = await openNewCardPayment(surroundings);
    viewModel.cancel();
    expect(viewModel.leaveQuestion.isAsked).toBe(true);
    viewModel.leaveQuestion.stay();
    expect(surroundings.navigation.moves).toEqual([]);
    viewModel.cancel();
    viewModel.leaveQuestion.confirm();
    expect(surroundings.navigation.moves).toEqual(['open /dashboard/business/business-1']);
    expect((await openWizard(surroundings)).viewModel.isRestored).toBe(false);
  });

  it('leaves for the business page at once when no billing data was typed, and keeps the selection', async () => {
    const surroundings = aWizard();
    const { viewModel } = await openWizard(surroundings);
    viewModel.next();
    viewModel.cancel();
    expect(surroundings.navigation.moves).toEqual(['open /dashboard/business/business-1']);
    expect((await openWizard(surroundings)).viewModel.isRestored).toBe(true);
  });

  it('shows a finished order again for ten minutes, then redirects to the business page', async () => {
    const surroundings = aWizard();
    const { viewModel, url } = await openNewCardPayment(surroundings);
    viewModel.submit();
    await answered(surroundings);
    expect(url.step).toBe('done');
    const again = await openWizard(surroundings, url);
    expect(again.viewModel.state).toMatchObject({ kind: 'done', summary: { kind: 'create' } });
    await surroundings.clock.advance(10 * 60 * 1000);
    const late = await openWizard(surroundings, new InMemoryStepUrl('done'));
    expect(late.viewModel.state).toEqual({ kind: 'leaving' });
    expect(surroundings.navigation.moves).toEqual(['replace /dashboard/business/business-1']);
  });
});

describe('SubscriptionWizardViewModel: paying', () => {
  it('creates a subscription with a new card', async () => {
    const surroundings = aWizard();
    const { viewModel, states, url } = await openNewCardPayment(surroundings);
    states.length = 0;
    viewModel.submit();
    expect(viewModel.state).toEqual({ kind: 'paying' });
    await answered(surroundings);
    expect(kinds(states)).toEqual(['paying', 'done', 'done']);
    expect(viewModel.state).toMatchObject({
      summary: { kind: 'create', email: 'dana@example.com', wasConfirmedLater: false },
    });
    expect(surroundings.held()?.items[0]?.id).toBe(viewModel.selection?.chosen.plan?.id);
    expect(url.step).toBe('done');
    url.back();
    expect(viewModel.state.kind).toBe('done');
    expect(url.step).toBe('done');
  });

  it('updates with the saved card, without billing data', async () => {
    const surroundings = aWizard({ subscription: aSubscription() });
    const { viewModel } = await openWizard(surroundings);
    viewModel.selection?.choosePlan(planOf('pro-monthly'));
    viewModel.next();
    viewModel.next();
    viewModel.next();
    expect(viewModel.selection?.chosen.method).toBe('existing-card');
    viewModel.submit();
    await answered(surroundings);
    expect(viewModel.state).toMatchObject({ kind: 'done', summary: { kind: 'update' } });
    expect(surroundings.network.requestsOf('update-subscription')).toBe(1);
  });

  it('reactivates a cancelled subscription', async () => {
    const cancelled = aSubscription({ cancelledAt: aPointInTime('2026-04-01T09:00:00Z') });
    const surroundings = aWizard({ subscription: cancelled });
    const { viewModel } = await openPayment(surroundings);
    viewModel.submit();
    await answered(surroundings);
    expect(viewModel.state).toMatchObject({ kind: 'done', summary: { kind: 'reactivate' } });
    expect(surroundings.held()?.cancelledAt).toBeUndefined();
  });

  it('requires a payment method', async () => {
    const surroundings = aWizard();
    const { viewModel } = await openPayment(surroundings);
    viewModel.submit();
    expect(viewModel.state).toEqual({
      kind: 'payment',
      failure: { kind: 'payment-method-required', attempt: 1 },
    });
    viewModel.selection?.chooseMethod('new-card');
    expect(viewModel.state).toEqual({ kind: 'payment', failure: undefined });
    expect(surroundings.payments()).toBe(0);
  });

  it('requires every billing field, and counts the errors', async () => {
    const surroundings = aWizard();
    const { viewModel } = await openNewCardPayment(surroundings);
    typeBilling(viewModel, { phone: '052', company: '' });
    expect(viewModel.selection?.blockingErrorCount(viewModel.billing)).toBe(1);
    viewModel.submit();
    expect(viewModel.state).toEqual({ kind: 'payment', failure: { kind: 'fields-invalid', attempt: 1 } });
    expect(viewModel.selection?.blockingErrorCount(viewModel.billing)).toBe(2);
    expect(surroundings.payments()).toBe(0);
  });

  it('requires the card fields to be loaded', async () => {
    const surroundings = aWizard();
    const { viewModel } = await openNewCardPayment(surroundings);
    viewModel.card.hide();
    viewModel.submit();
    await answered(surroundings);
    expect(viewModel.state).toMatchObject({ kind: 'payment', failure: { kind: 'card-not-ready' } });
  });

  it('keeps all input when the card is declined, and pays on the next press', async () => {
    const answers = [true, false];
    const surroundings: Surroundings = aWizard({
      cardFields: {
        mount: async () =>
          success(
            new FilledCardFields(async () =>
              success(surroundings.aToken({ isDeclined: answers.shift() ?? false })),
            ),
          ),
      },
    });
    const { viewModel } = await openNewCardPayment(surroundings);
    viewModel.submit();
    await answered(surroundings);
    expect(viewModel.state).toMatchObject({ failure: { kind: 'payment_processing_error' } });
    expect(viewModel.billing.values.city).toBe('Haifa');
    expect(viewModel.card.status.kind).toBe('ready');
    viewModel.submit();
    await answered(surroundings);
    expect(viewModel.state.kind).toBe('done');
    expect(surroundings.payments()).toBe(2);
  });

  it.each([
    [failure({ kind: 'card-incomplete' }), 'card-incomplete'],
    [failure({ kind: 'card-refused' }), 'payment_processing_error'],
    [success(paymentToken('unknown')), 'payment_processing_error'],
  ] as const)('shows the provider’s reason: %j', async (answer, kind) => {
    const surroundings = aWizard({
      cardFields: { mount: async () => success(new FilledCardFields(async () => answer)) },
    });
    const { viewModel } = await openNewCardPayment(surroundings);
    viewModel.submit();
    await answered(surroundings);
    expect(viewModel.state).toMatchObject({ kind: 'payment', failure: { kind } });
  });

  it.each([
    ['offline', 'offline'],
    ['refused', 'bad_request'],
  ] as const)('returns to the payment step after a network failure: %s', async (outage, kind) => {
    const surroundings = aWizard({ subscription: aSubscription() });
    surroundings.network.setOutage('update-subscription', outage);
    const { viewModel } = await openPayment(surroundings, 'pro-monthly');
    viewModel.submit();
    await answered(surroundings);
    expect(viewModel.state).toMatchObject({ kind: 'payment', failure: { kind } });
  });

  it('signs out when the session has expired, and keeps the draft for the next session', async () => {
    const surroundings = aWizard({ subscription: aSubscription() });
    surroundings.network.setOutage('update-subscription', 'session-expired');
    const { viewModel } = await openPayment(surroundings, 'pro-monthly');
    viewModel.submit();
    await answered(surroundings);
    expect(viewModel.state).toEqual({ kind: 'leaving' });
    expect(surroundings.session.expirations).toBe(1);
  });

  it('sends no request for an update without changes', async () => {
    const surroundings = aWizard({ subscription: aSubscription() });
    const { viewModel } = await openPayment(surroundings);
    expect(viewModel.selection?.changesNothing).toBe(true);
    viewModel.submit();
    await answered(surroundings);
    expect(viewModel.state).toEqual({ kind: 'payment', failure: undefined });
    expect(surroundings.payments()).toBe(0);
    viewModel.selection?.chooseMethod('new-card');
    expect(viewModel.selection?.changesNothing).toBe(false);
  });

  it('reports that another tab has already ordered the same, and sends no request', async () => {
    const surroundings = aWizard({ subscription: aSubscription() });
    const { viewModel } = await openPayment(surroundings, 'pro-monthly');
    surroundings.world.saveSubscription(
      aBusinessId(),
      aSubscription({ items: [aPlanItem({ id: 'pro-monthly' })] }),
    );
    viewModel.submit();
    await answered(surroundings);
    expect(viewModel.state).toMatchObject({ failure: { kind: 'nothing-to-change' } });
    expect(surroundings.payments()).toBe(0);
  });

  it('ignores all input while it pays', async () => {
    const surroundings = aWizard({ subscription: aSubscription() });
    const { viewModel, url } = await openPayment(surroundings, 'pro-monthly');
    surroundings.network.latency = 1000;
    viewModel.submit();
    viewModel.submit();
    viewModel.jumpTo('plan');
    viewModel.previous();
    viewModel.cancel();
    viewModel.selection?.chooseMethod('new-card');
    url.back();
    expect(viewModel.canGoBack).toBe(false);
    expect(viewModel.state).toEqual({ kind: 'paying' });
    await surroundings.clock.advance(5000);
    expect(viewModel.state.kind).toBe('done');
    expect(surroundings.payments()).toBe(1);
    expect(surroundings.navigation.moves).toEqual([]);
  });

  it('is on the payment step again when Back was pressed during a payment that failed', async () => {
    const surroundings = aWizard({ subscription: aSubscription() });
    surroundings.network.setOutage('update-subscription', 'refused');
    const { viewModel, url } = await openPayment(surroundings, 'pro-monthly');
    viewModel.submit();
    url.back();
    await answered(surroundings);
    expect(viewModel.state.kind).toBe('payment');
    expect(url.step).toBe('payment');
  });
});

describe('SubscriptionWizardViewModel: a lost response', () => {
  async function loseTheAnswer(surroundings: Surroundings) {
    const opened = await openWizard(surroundings);
    const { viewModel } = opened;
    viewModel.selection?.choosePlan(planOf('pro-monthly'));
    viewModel.next();
    viewModel.next();
    viewModel.next();
    viewModel.submit();
    await answered(surroundings);
    return opened;
  }

  it('finds the order that was executed, and never sends it again', async () => {
    const surroundings = aWizard({ subscription: aSubscription() });
    surroundings.network.setOutage('update-subscription', 'answer-lost');
    const { viewModel } = await loseTheAnswer(surroundings);
    expect(viewModel.state).toEqual({ kind: 'unconfirmed', check: 'running' });
    viewModel.submit();
    viewModel.checkAgain();
    await surroundings.clock.advance(2000);
    expect(viewModel.state).toMatchObject({ kind: 'done', summary: { wasConfirmedLater: true } });
    expect(surroundings.payments()).toBe(1);
  });

  it('reports an unknown result, and checks again on request', async () => {
    const surroundings = aWizard({ subscription: aSubscription() });
    surroundings.network.setOutage('update-subscription', 'answer-lost');
    const { viewModel } = await loseTheAnswer(surroundings);
    surroundings.network.setOutage('load-subscription', 'unavailable');
    await surroundings.clock.advance(90_000);
    expect(viewModel.state).toEqual({ kind: 'unconfirmed', check: 'unknown' });
    surroundings.network.heal();
    viewModel.checkAgain();
    expect(viewModel.state).toEqual({ kind: 'unconfirmed', check: 'again' });
    await surroundings.clock.advance(5000);
    expect(viewModel.state.kind).toBe('done');
    expect(surroundings.payments()).toBe(1);
  });

  it('allows another payment when the order had no effect for the whole poll schedule', async () => {
    const surroundings: Surroundings = aWizard({
      subscription: aSubscription(),
      between: withOwnAnswers({ update: async () => failure({ kind: 'outcome-unknown' }) }),
    });
    const { viewModel } = await loseTheAnswer(surroundings);
    await surroundings.clock.advance(90_000);
    expect(viewModel.state).toMatchObject({ kind: 'payment', failure: { kind: 'not-charged' } });
  });

  it('pauses the checks while the browser is offline', async () => {
    const surroundings = aWizard({ subscription: aSubscription() });
    surroundings.network.setOutage('update-subscription', 'answer-lost');
    const { viewModel } = await loseTheAnswer(surroundings);
    surroundings.connection.isOnline = false;
    await surroundings.clock.advance(2000);
    expect(viewModel.state).toEqual({ kind: 'unconfirmed', check: 'resting' });
    surroundings.connection.isOnline = true;
    await surroundings.clock.advance(2000);
    expect(viewModel.state.kind).toBe('done');
  });

  it('continues the checks after a reload', async () => {
    const surroundings = aWizard({ subscription: aSubscription() });
    surroundings.network.setOutage('update-subscription', 'carried-out-late');
    const { viewModel, url } = await loseTheAnswer(surroundings);
    viewModel.dispose();
    const again = await openWizard(surroundings, url);
    expect(again.viewModel.state).toEqual({ kind: 'unconfirmed', check: 'running' });
    await surroundings.clock.advance(30_000);
    expect(again.viewModel.state).toMatchObject({ kind: 'done', summary: { kind: 'update' } });
    expect(surroundings.payments()).toBe(1);
  });

  it('is done at once when the order was executed before the reload', async () => {
    const surroundings = aWizard({ subscription: aSubscription() });
    surroundings.network.setOutage('update-subscription', 'answer-lost');
    const { viewModel, url } = await loseTheAnswer(surroundings);
    viewModel.dispose();
    const again = await openWizard(surroundings, url);
    expect(again.viewModel.state).toMatchObject({ kind: 'done', summary: { wasConfirmedLater: true } });
    expect(again.url.step).toBe('done');
  });

  it('calls a confirmed first subscription "being set up" while the API does not return it, and does not sell it again', async () => {
    const surroundings = aWizard({ subscription: undefined });
    const order = aSentOrder({ kind: 'create', planId: aPlan().id });
    surroundings.orders.save(
      { userId: aUser().id, businessId: aBusinessId() },
      { kind: 'confirmed', order, confirmedAt: surroundings.clock.now() },
    );
    const { viewModel } = await openWizard(surroundings);
    expect(viewModel.state).toMatchObject({ kind: 'done', summary: { afterwards: { kind: 'missing' } } });
  });

  it('checks an order that another tab left open, and shows the success on the business page', async () => {
    const surroundings = aWizard({ subscription: aSubscription() });
    surroundings.network.setOutage('update-subscription', 'carried-out-late');
    const { viewModel } = await loseTheAnswer(surroundings);
    viewModel.dispose();
    surroundings.orders.clearDecided();
    const another = await openWizard(surroundings);
    expect(another.viewModel.state).toEqual({ kind: 'unconfirmed', check: 'running' });
    await surroundings.clock.advance(30_000);
    expect(another.viewModel.state).toEqual({ kind: 'leaving' });
    expect(surroundings.navigation.moves).toEqual(['replace /dashboard/business/business-1']);
    expect(surroundings.pendingNotices.load()).toEqual([
      { kind: 'success', message: 'subscription.wizard.unconfirmed.elsewhere.confirmed' },
    ]);
    expect(surroundings.payments()).toBe(1);
  });

  it('has an unknown result when the subscription was changed otherwise', async () => {
    const surroundings: Surroundings = aWizard({
      subscription: aSubscription(),
      between: withOwnAnswers({ update: async () => failure({ kind: 'outcome-unknown' }) }),
    });
    const { viewModel } = await loseTheAnswer(surroundings);
    surroundings.world.saveSubscription(aBusinessId(), aSubscription({ status: 'Paused' }));
    await surroundings.clock.advance(90_000);
    expect(viewModel.state).toEqual({ kind: 'unconfirmed', check: 'indeterminate' });
  });

  it('signs out when the session expires during a check', async () => {
    const surroundings = aWizard({ subscription: aSubscription() });
    surroundings.network.setOutage('update-subscription', 'answer-lost');
    await loseTheAnswer(surroundings);
    surroundings.network.setOutage('load-subscription', 'session-expired');
    await surroundings.clock.advance(2000);
    expect(surroundings.session.expirations).toBe(1);
  });

  it('shows the time of the next attempt after too many requests', async () => {
    const refusal = { reason: 'other', isUnprocessed: true, retryAfter: 30_000 } as const;
    const surroundings: Surroundings = aWizard({
      subscription: aSubscription(),
      between: withOwnAnswers({ update: async () => failure({ kind: 'refused', refusal }) }),
    });
    const { viewModel } = await openNewCardPayment(surroundings);
    viewModel.submit();
    await answered(surroundings);
    expect(viewModel.state).toMatchObject({
      kind: 'payment',
      failure: { kind: 'general_error', retryAfter: 30_000 },
    });
  });

  it('treats an exception before the request as an error of the program, because the journal contains no order', async () => {
    const surroundings: Surroundings = aWizard({
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
    const { viewModel } = await openNewCardPayment(surroundings);
    viewModel.submit();
    await answered(surroundings);
    expect(viewModel.state).toMatchObject({ kind: 'payment', failure: { kind: 'general_error' } });
    expect(viewModel.uncaught.current).toEqual({ message: 'A mistake' });
  });
});
