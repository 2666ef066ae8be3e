import { makeAutoObservable, observableRef } from 'mobx';
import type {
  StartSubscriptionWizardError,
  WizardStart,
} from '@/application/subscription/StartSubscriptionWizard';
import type { BusinessId } from '@/domain/business/Business';
import type { PaymentMethod } from '@/domain/subscription/paymentMethod';
import type { ScreenViewModel } from '@/ui/shell/ScreenViewModel';
import { BillingFormModel } from './BillingFormModel';
import { CardFieldsModel } from './CardFieldsModel';
import { OrderDesk, type OrderOutcome } from './OrderDesk';
import { UncaughtErrors } from './UncaughtErrors';
import type { WizardAddress } from './WizardAddress';
import { WizardChoice } from './WizardChoice';
import { stepAfter, stepBefore, stepNamed, WizardCourse } from './WizardCourse';
import type { WizardFrame, WizardPorts, WizardUseCases } from './WizardDependencies';
import { WizardEditor } from './WizardEditor';
import { WizardExits } from './WizardExits';
import { WizardMemory } from './WizardMemory';
import {
  numberOfStep,
  parseWizardStep,
  type OrderSummary,
  type PaymentFailureKind,
  type WizardState,
  type WizardStep,
} from './WizardState';

/** Something to know about how the wizard began; gone with the first move. */
export type WizardHint = 'restored' | 'earlier-order-not-seen';

/** Buying or changing a subscription in five steps. `to` is the only writer of `state`. */
export class SubscriptionWizardViewModel implements ScreenViewModel {
  state: WizardState = { kind: 'loading' };
  /** What is chosen; undefined until everything is loaded. */
  choice: WizardChoice | undefined;
  hint: WizardHint | undefined;
  /** Leaving would lose typed billing data: asks first (decision C50). */
  isConfirmingCancel = false;
  readonly billing: BillingFormModel;
  readonly card: CardFieldsModel;
  readonly edit: WizardEditor;
  readonly uncaught = new UncaughtErrors();
  readonly #course: WizardCourse;
  readonly #exits: WizardExits;
  readonly #memory: WizardMemory;
  readonly #desk: OrderDesk;
  #attempt = 0;

  constructor(
    readonly businessId: BusinessId,
    address: WizardAddress,
    private readonly useCases: WizardUseCases,
    private readonly ports: WizardPorts,
    private readonly frame: WizardFrame,
  ) {
    const owner = () => frame.session.user;
    this.billing = new BillingFormModel(ports.clock);
    this.card = new CardFieldsModel(ports.cardFields);
    this.#course = new WizardCourse(address);
    this.#exits = new WizardExits(businessId, ports.navigation, frame.notices);
    this.#memory = new WizardMemory(businessId, owner, ports);
    this.edit = new WizardEditor(this, this.#memory);
    this.#desk = new OrderDesk(owner, useCases, ports.clock, this.#memory);
    makeAutoObservable<SubscriptionWizardViewModel, 'useCases' | 'ports' | 'frame'>(
      this,
      {
        state: observableRef,
        choice: observableRef,
        billing: false,
        card: false,
        edit: false,
        uncaught: false,
        useCases: false,
        ports: false,
        frame: false,
      },
      { autoBind: true },
    );
  }

  start(): void {
    if (this.state.kind === 'loading') void this.load();
  }

  dispose(): void {
    this.#desk.stop();
    this.billing.dispose();
  }

  /** The step that can be changed and left; none while a payment runs, nor before or after the steps. */
  get editableStep(): WizardStep | undefined {
    return parseWizardStep(this.state.kind);
  }

  /** Next waits for a plan on the first step only (spec section 2). */
  get canGoNext(): boolean {
    if (this.state.kind === 'plan') return this.choice?.selection.plan !== undefined;
    return this.state.kind === 'add-ons' || this.state.kind === 'review';
  }

  get canGoBack(): boolean {
    return this.editableStep !== undefined && this.editableStep !== 'plan';
  }

  /** Errors of the form that keep the payment from being submitted (spec section 5, decision C22). */
  get blockingErrorCount(): number {
    return this.choice?.selection.method === 'new-card' ? this.billing.errorCount : 0;
  }

  next(): void {
    const following = this.canGoNext ? this.editableStep && stepAfter(this.editableStep) : undefined;
    if (following === undefined) return;
    this.show(following);
    this.#course.advanceTo(following);
    this.edit.saveDraft();
  }

  previous(): void {
    const preceding = this.editableStep && stepBefore(this.editableStep);
    if (preceding !== undefined) this.jumpTo(preceding);
  }

  /** The step indicator leads back or stays, never ahead (spec section 2, decision C49). */
  jumpTo(step: WizardStep): void {
    const current = this.editableStep;
    if (current === undefined || numberOfStep(step) >= numberOfStep(current)) return;
    this.show(step);
    this.#course.returnTo(step, current);
  }

  /** The address has changed by Back, Forward or by hand: shows its step where that is reached, else stays. */
  followAddress(named: string | undefined): void {
    if (this.state.kind === 'done') this.#course.finish();
    const current = this.editableStep;
    const wanted = stepNamed(named);
    if (current === undefined || wanted === current) return;
    if (wanted !== undefined && this.#course.allows(wanted, this.choice)) this.show(wanted);
    else this.#course.stayAt(current);
  }

  /** Another way to pay ends the story of the last failure. */
  chooseMethod(method: PaymentMethod): void {
    this.edit.chooseMethod(method);
    if (this.state.kind === 'payment') this.to({ kind: 'payment', failure: undefined });
  }

  /** Forgets what was restored and begins as if for the first time. */
  startOver(): void {
    const { choice } = this;
    if (choice === undefined || this.editableStep === undefined) return;
    choice.startOver(this.ports.clock.now());
    this.billing.clear();
    this.#memory.forgetDraft();
    this.hint = undefined;
    this.jumpTo('plan');
    this.#course.beginAnew();
  }

  /** Pays. Only from the payment step, and never twice: what comes next is decided by the answer alone. */
  submit(): void {
    const { choice } = this;
    if (this.state.kind !== 'payment' || choice === undefined) return;
    if (choice.selection.plan === undefined) return this.jumpTo('plan');
    this.#attempt += 1;
    const obstacle = choice.obstacleWith(this.billing);
    if (obstacle !== undefined) return this.refuse(obstacle);
    this.to({ kind: 'paying' });
    void this.pay(choice);
  }

  /** Looks once more whether an order without an answer was carried out; sends nothing. */
  checkAgain(): void {
    if (this.state.kind !== 'unconfirmed' || this.state.check === 'running') return;
    this.to({ kind: 'unconfirmed', check: 'running' });
    this.#desk.look((outcome) => this.settle(outcome));
  }

  cancel(): void {
    if (this.state.kind === 'paying') return;
    if (this.billing.isTouched && this.editableStep !== undefined) this.isConfirmingCancel = true;
    else this.#exits.openBusinessPage();
  }

  keepGoing(): void {
    this.isConfirmingCancel = false;
  }

  confirmCancel(): void {
    this.isConfirmingCancel = false;
    this.#memory.forgetDraft();
    this.#exits.openBusinessPage();
  }

  /** The literal way out of a failed load of the plans (spec section 8); the draft brings everything back. */
  reloadPage(): void {
    this.#exits.reload();
  }

  private async load(): Promise<void> {
    const owner = this.frame.session.user;
    if (owner === undefined) return;
    const started = await this.useCases.startWizard.execute(owner, this.businessId);
    if (this.state.kind !== 'loading') return;
    if (started.ok) this.begin(started.value);
    else this.failToLoad(started.error);
  }

  private failToLoad(error: StartSubscriptionWizardError): void {
    if (error.kind === 'plans-unavailable') return this.to({ kind: 'plans-failed', message: error.message });
    if (error.kind === 'session-expired') return this.expire();
    this.to({ kind: 'leaving' });
    this.#exits.redirectAfter(error.kind);
  }

  private begin(given: WizardStart): void {
    this.choice = new WizardChoice(given);
    if (given.draft !== undefined) this.billing.restore(given.draft.billing);
    const earlier = this.#desk.recall(given);
    if (earlier?.kind === 'carried-out') return void this.finish(earlier.summary);
    if (earlier?.kind === 'in-flight') return this.waitForOrder();
    if (this.#course.asksForDone) {
      if (earlier?.kind === 'confirmed-before') return void this.finish(earlier.summary);
      this.to({ kind: 'leaving' });
      return this.#exits.redirectToBusinessPage();
    }
    this.showFirst(given.initial.wasRestored);
    if (earlier?.kind === 'not-seen') this.hint = 'earlier-order-not-seen';
    else if (given.initial.wasRestored) this.hint = 'restored';
  }

  /** A restored selection continues at the step of the address; anything else begins at the first one. */
  private showFirst(wasRestored: boolean): void {
    const canContinue = wasRestored && this.choice?.selection.plan !== undefined;
    const step = (canContinue ? this.#course.wanted : undefined) ?? 'plan';
    this.show(step);
    this.#course.stayAt(step);
  }

  private async pay(choice: WizardChoice): Promise<void> {
    const placed = this.#desk.place(choice, this.billing.values, this.card.fields);
    const outcome = await placed.catch((bug: unknown) => {
      this.waitForOrder();
      throw bug;
    });
    if (this.state.kind === 'paying') this.settle(outcome);
  }

  private settle(outcome: OrderOutcome): void {
    switch (outcome.kind) {
      case 'carried-out':
        return void this.finish(outcome.summary);
      case 'unknown':
        return this.waitForOrder();
      case 'unchanged':
      case 'unreachable':
        return this.to({ kind: 'unconfirmed', check: outcome.kind });
      case 'session-expired':
        return this.expire();
      case 'failed':
        return this.refuse(outcome.failure);
    }
  }

  private waitForOrder(): void {
    this.to({ kind: 'unconfirmed', check: 'running' });
    this.#desk.watch((outcome) => this.settle(outcome));
  }

  /** Trials, dates and a cancellation that is still there are known only after another look (decision C28). */
  private async finish(summary: OrderSummary): Promise<void> {
    this.#memory.forgetDraft();
    this.to({ kind: 'done', summary });
    this.#course.finish();
    this.to({ kind: 'done', summary: await this.#desk.readAfterwards(summary) });
  }

  private refuse(kind: PaymentFailureKind): void {
    this.to({ kind: 'payment', failure: { kind, attempt: this.#attempt } });
    this.#course.arriveAgain('payment');
  }

  private show(step: WizardStep): void {
    this.#course.arrive(step);
    this.hint = undefined;
    this.to(step === 'payment' ? { kind: 'payment', failure: undefined } : { kind: step });
  }

  private expire(): void {
    this.to({ kind: 'leaving' });
    void this.frame.session.expire();
  }

  private to(state: WizardState): void {
    this.state = state;
  }
}
