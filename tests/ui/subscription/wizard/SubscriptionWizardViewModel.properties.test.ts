import fc from 'fast-check';
import { observe } from 'mobx';
import { WIZARD_STEPS } from '@/ui/shell/paths';
import { describe, expect, it } from 'vitest';
import type { DemoOutage } from '@/application/ports/DemoControls';
import type { SubscriptionRepository, SubscriptionRequest } from '@/application/ports/SubscriptionRepository';
import { BILLING_CYCLES } from '@/domain/subscription/billingCycle';
import type { PaymentMethod } from '@/domain/subscription/paymentMethod';
import { parseBillingAddress } from '@/domain/validation/BillingAddress';
import type { SubscriptionWizardViewModel } from '@/ui/subscription/wizard/SubscriptionWizardViewModel';
import { type WizardState } from '@/ui/subscription/wizard/WizardState';
import { numberOfStep, parseWizardStep } from '@/ui/subscription/wizard/wizardSteps';
import { aBusinessId } from '@tests/support/builders/aBusinessId';
import { aCatalog } from '@tests/support/builders/aCatalog';
import { aSubscription } from '@tests/support/builders/aSubscription';
import { InMemoryStepUrl } from '@tests/support/InMemoryStepUrl';
import { aWizard, typeBilling } from '@tests/support/aWizard';

const CATALOG = aCatalog();
const AFTER_PAYING = ['paying', 'reconciling', 'outcome-unknown', 'payment', 'done', 'leaving'];

/** A browser tab with the current wizard. It checks the invariants after each action. */
class Tab {
  readonly environment;
  readonly url = new InMemoryStepUrl();
  readonly violations: string[] = [];
  /** The number of confirmed orders. */
  confirmations = 0;
  wizard: SubscriptionWizardViewModel;
  readonly #confirmedAddresses = new Set<string>();
  #reached = 1;
  #stopWatching = (): void => {};

  constructor(scheduler: fc.Scheduler, isSubscribed: boolean) {
    this.environment = aWizard({
      subscription: isSubscribed ? aSubscription() : undefined,
      catalog: CATALOG,
      wrapService: (service) => this.#delayed(service, scheduler),
    });
    this.url.onMove(() => this.wizard.onUrlChange(this.url.step));
    this.wizard = this.#open();
  }

  /** Opens a new wizard at the same URL, as after a reload, except that a running order of the earlier one goes on. */
  reload(): void {
    this.wizard.dispose();
    this.#stopWatching();
    this.wizard = this.#open();
  }

  /** Throws when an invariant is violated. */
  check(): void {
    const { state, selection, canGoNext } = this.wizard;
    const mayGoNext =
      state.kind === 'plan'
        ? selection?.chosen.plan !== undefined
        : state.kind === 'add-ons' || (state.kind === 'review' && selection?.isUnchanged === false);
    if (canGoNext !== mayGoNext) this.violations.push('Next does not keep to its rule');
    if (this.environment.payments() > this.confirmations) this.violations.push('paid without being asked');
    if (this.violations.length > 0) throw new Error(this.violations.join(', '));
  }

  #open(): SubscriptionWizardViewModel {
    const wizard = this.environment.createSubscriptionWizard(aBusinessId(), this.url);
    this.#reached = WIZARD_STEPS.length;
    this.#stopWatching = observe(wizard, 'state', ({ oldValue, newValue }) => {
      this.#checkTransition(oldValue ?? newValue, newValue);
    });
    wizard.start();
    return wizard;
  }

  #checkTransition(before: WizardState, after: WizardState): void {
    if (before.kind === 'loading') this.#reached = numberOfStep(parseWizardStep(after.kind) ?? 'payment');
    if (after.kind === 'paying') this.#confirm();
    if (before.kind === 'done' && after.kind !== 'done') this.violations.push('left the finished order');
    if (after.kind === 'paying' && before.kind !== 'payment') this.violations.push('paid from another step');
    if (
      ['paying', 'reconciling', 'outcome-unknown'].includes(before.kind) &&
      !AFTER_PAYING.includes(after.kind)
    )
      this.violations.push(`went from ${before.kind} to ${after.kind}`);
    const step = parseWizardStep(after.kind);
    if (step === undefined) return;
    if (numberOfStep(step) > this.#reached + 1) this.violations.push(`jumped ahead to ${step}`);
    this.#reached = Math.max(this.#reached, numberOfStep(step));
  }

  #confirm(): void {
    this.confirmations += 1;
    if (this.wizard.selection?.chosen.method !== 'new-card') return;
    const address = parseBillingAddress(this.wizard.billing.values);
    if (address.ok) this.#confirmedAddresses.add(JSON.stringify(address.value));
    else this.violations.push('confirmed a wrong form');
  }

  /** Delays every response of the API until the scheduler releases it. */
  #delayed(service: SubscriptionRepository, scheduler: fc.Scheduler): SubscriptionRepository {
    return {
      ofBusiness: scheduler.scheduleFunction(async (id) => service.ofBusiness(id)),
      cancel: scheduler.scheduleFunction(async (id) => service.cancel(id)),
      create: async (id, request, key) => {
        this.#checkRequest(request);
        return scheduler.schedule(service.create(id, request, key), 'create');
      },
      update: async (id, request, key) => {
        this.#checkRequest(request);
        return scheduler.schedule(service.update(id, request, key), 'update');
      },
    };
  }

  /** The request may stem from an earlier wizard, whose order goes on after the owner has left it. */
  #checkRequest({ paymentToken, billingAddress }: SubscriptionRequest): void {
    if (paymentToken === undefined) return;
    if (!this.#confirmedAddresses.has(JSON.stringify(billingAddress)))
      this.violations.push('paid with an address that was not confirmed');
  }
}

type Model = Record<string, never>;

/** An action of the owner, the browser or the network. It is allowed at any time. */
class Action implements fc.AsyncCommand<Model, Tab> {
  constructor(
    private readonly name: string,
    private readonly act: (tab: Tab) => void | Promise<void>,
  ) {}

  check(): boolean {
    return true;
  }

  async run(_model: Model, tab: Tab): Promise<void> {
    await this.act(tab);
    tab.check();
  }

  toString(): string {
    return this.name;
  }
}

function chooseMethod(method: PaymentMethod): (tab: Tab) => void {
  return ({ wizard }) => {
    wizard.selection?.chooseMethod(method);
    if (wizard.state.kind !== 'payment' || method !== 'new-card') return;
    wizard.card.setLabels({
      language: 'en',
      direction: 'ltr',
      labels: { number: 'Number', expiry: 'Expiry', securityCode: 'Code' },
      placeholders: { number: '', expiry: '', securityCode: '' },
    });
    wizard.card.show({ number: 'number', expiry: 'expiry', securityCode: 'code' });
  };
}

const action = (name: string, act: (tab: Tab) => void | Promise<void>) => fc.constant(new Action(name, act));

const OUTAGES: readonly DemoOutage[] = [
  'offline',
  'refused',
  'response-lost',
  'executed-late',
  'session-expired',
];

const ACTIONS = [
  action('next', ({ wizard }) => wizard.next()),
  action('next', ({ wizard }) => wizard.next()),
  action('next', ({ wizard }) => wizard.next()),
  action('previous', ({ wizard }) => wizard.previous()),
  fc
    .constantFrom(...WIZARD_STEPS)
    .map((step) => new Action(`jump to ${step}`, ({ wizard }) => wizard.goTo(step))),
  fc
    .constantFrom(...CATALOG.plans)
    .map((plan) => new Action(plan.id, ({ wizard }) => wizard.selection?.choosePlan(plan))),
  fc
    .constantFrom(...CATALOG.addOns)
    .map((addOn) => new Action(addOn.id, ({ wizard }) => wizard.selection?.toggleAddOn(addOn))),
  fc
    .constantFrom(...BILLING_CYCLES)
    .map((cycle) => new Action(cycle, ({ wizard }) => wizard.selection?.changeCycle(cycle))),
  action('undo', ({ wizard }) => wizard.selection?.restoreRemovedAddOns()),
  action('saved card', chooseMethod('existing-card')),
  action('new card', chooseMethod('new-card')),
  action('type the address', ({ wizard }) => typeBilling(wizard)),
  action('type a wrong phone', ({ wizard }) => typeBilling(wizard, { phone: '05' })),
  action('submit', ({ wizard }) => wizard.submit()),
  action('submit', ({ wizard }) => wizard.submit()),
  action('go to the payment and fill it in', (tab) => {
    for (let step = 0; step < 3; step += 1) tab.wizard.next();
    tab.wizard.changeCard();
    chooseMethod('new-card')(tab);
    typeBilling(tab.wizard);
  }),
  action('submit five times', ({ wizard }) => {
    for (let click = 0; click < 5; click += 1) wizard.submit();
  }),
  action('Back', ({ url }) => void url.back()),
  action('Forward', ({ url }) => void url.forward()),
  fc
    .constantFrom(...WIZARD_STEPS, 'done', 'nonsense')
    .map((step) => new Action(`type ?step=${step}`, ({ url }) => url.type(step))),
  action('check again', ({ wizard }) => wizard.reconcile()),
  action('start over', ({ wizard }) => wizard.reset()),
  action('cancel and stay', ({ wizard }) => {
    wizard.leave();
    wizard.stay();
  }),
  action('reload', (tab) => tab.reload()),
  fc.constantFrom(...OUTAGES).map(
    (outage) =>
      new Action(outage, ({ environment: { network } }) => {
        network.setOutage('create-subscription', outage, 1);
        network.setOutage('update-subscription', outage, 1);
      }),
  ),
  fc
    .constantFrom(600, 3000, 70_000)
    .map(
      (time) => new Action(`${String(time)} ms`, async ({ environment }) => environment.clock.advance(time)),
    ),
];

describe('SubscriptionWizardViewModel, after any sequence of actions', () => {
  it('shows only existing steps, stays done, and sends at most one payment per confirmation', async () => {
    let paid = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.commands(ACTIONS, { maxCommands: 100, size: '+1' }),
        fc.boolean(),
        async (scheduler, actions, isSubscribed) => {
          let tab: Tab | undefined;
          await fc.scheduledModelRun(
            scheduler,
            () => {
              tab = new Tab(scheduler, isSubscribed);
              return { model: {}, real: tab };
            },
            actions,
          );
          tab?.wizard.dispose();
          tab?.check();
          paid += tab?.environment.payments() ?? 0;
        },
      ),
      { numRuns: 120 },
    );
    expect(paid, 'Expected the runs to send payments').toBeGreaterThan(20);
  }, 60_000);
});
