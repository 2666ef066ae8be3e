import { makeAutoObservable, observableRef } from 'mobx';
import type {
  StartSubscriptionWizardError,
  WizardStart,
} from '@/application/subscription/StartSubscriptionWizard';
import type { BusinessId } from '@/domain/business/Business';
import type { Patience } from '@/application/subscription/ReconcilePayment';
import type { PaymentMethod } from '@/domain/subscription/paymentMethod';
import type { SentOrder } from '@/domain/subscription/SentOrder';
import { Reading } from '@/ui/shell/Reading';
import type { ScreenViewModel } from '@/ui/shell/ScreenViewModel';
import { BillingFormModel } from './BillingFormModel';
import { CardFieldsModel } from './CardFieldsModel';
import { LeaveQuestion } from './LeaveQuestion';
import { OrderDesk } from './OrderDesk';
import { summaryOfChoice, summaryOfOrder } from './orderSummary';
import { UncaughtErrors } from './UncaughtErrors';
import type { WizardAddress } from './WizardAddress';
import { WizardChoice } from './WizardChoice';
import { stepAfter, stepBefore, stepNamed, WizardCourse } from './WizardCourse';
import type { WizardFrame, WizardPorts, WizardUseCases } from './WizardDependencies';
import { WizardEditor } from './WizardEditor';
import { WizardExits } from './WizardExits';
import { WizardMemory } from './WizardMemory';
import {
  isCovered,
  numberOfStep,
  parseWizardStep,
  type FailureDetails,
  type OrderCheck,
  type OrderSummary,
  type PaymentFailureKind,
  type WizardState,
  type WizardStep,
} from './WizardState';

/** Buying or changing a subscription in five steps. `to` is the only writer of `state`. */
export class SubscriptionWizardViewModel implements ScreenViewModel {
  state: WizardState = { kind: 'loading' };
  /** What is chosen; undefined until everything is loaded. */
  choice: WizardChoice | undefined;
  /** The selection comes from a draft; gone with the first move. */
  isRestored = false;
  readonly leaveQuestion: LeaveQuestion;
  readonly billing: BillingFormModel;
  readonly card: CardFieldsModel;
  readonly edit: WizardEditor;
  readonly uncaught = new UncaughtErrors();
  readonly #course: WizardCourse;
  readonly #exits: WizardExits;
  readonly #memory: WizardMemory;
  readonly #desk: OrderDesk;
  readonly #startWizard: WizardUseCases['startWizard'];
  readonly #session: WizardFrame['session'];
  readonly #reading = new Reading();
  /** The order nobody knows the outcome of. */
  #unconfirmed: SentOrder | undefined;
  #attempt = 0;

  constructor(
    readonly businessId: BusinessId,
    address: WizardAddress,
    useCases: WizardUseCases,
    ports: WizardPorts,
    frame: WizardFrame,
  ) {
    const owner = () => frame.session.user;
    this.billing = new BillingFormModel(ports.clock);
    this.card = new CardFieldsModel(ports.cardFields);
    this.#course = new WizardCourse(address);
    this.#exits = new WizardExits(businessId, ports, frame.notices);
    this.#memory = new WizardMemory(businessId, owner, ports);
    this.leaveQuestion = new LeaveQuestion(this.#memory, this.#exits);
    this.edit = new WizardEditor(this, this.#memory);
    this.#desk = new OrderDesk(businessId, owner, useCases);
    this.#startWizard = useCases.startWizard;
    this.#session = frame.session;
    makeAutoObservable(this, { state: observableRef, choice: observableRef }, { autoBind: true });
  }

  start(): void {
    if (!this.#reading.begin()) void this.load();
    if (this.#unconfirmed !== undefined) void this.lookFor(this.#unconfirmed, 'patient');
  }

  dispose(): void {
    this.#reading.end();
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
    if (this.editableStep === undefined) return;
    this.edit.startOver();
    this.isRestored = false;
    this.jumpTo('plan');
    this.#course.beginAnew();
  }

  /** Pays. Only from the payment step, and never twice: what comes next is decided by the answer alone. */
  submit(): void {
    const { choice } = this;
    if (this.state.kind !== 'payment' || choice === undefined || choice.changesNothing) return;
    const obstacle = choice.obstacleWith(this.billing);
    if (obstacle === 'plan-required') return this.jumpTo('plan');
    this.#attempt += 1;
    if (obstacle !== undefined) return this.refuse(obstacle);
    this.to({ kind: 'paying' });
    void this.pay(choice);
  }

  /** Looks once more whether an order without an answer was carried out; sends nothing. */
  checkAgain(): void {
    const isIdle = this.state.kind === 'unconfirmed' && this.state.check === 'unknown';
    if (isIdle && this.#unconfirmed !== undefined) void this.lookFor(this.#unconfirmed, 'brief');
  }

  cancel(): void {
    if (isCovered(this.state)) return;
    if (this.billing.isTouched && this.editableStep !== undefined) this.leaveQuestion.ask();
    else this.#exits.openBusinessPage();
  }

  /** The literal way out of a failed load of the plans (spec section 8); the draft brings everything back. */
  reloadPage(): void {
    this.#exits.reload();
  }

  private async load(): Promise<void> {
    const owner = this.#session.user;
    if (owner === undefined || this.state.kind !== 'loading') return;
    const load = async (signal: AbortSignal) => this.#startWizard.execute(owner, this.businessId, signal);
    const started = await this.#reading.follow(load);
    if (started?.ok === true) this.begin(started.value);
    else if (started !== undefined) this.failToLoad(started.error);
  }

  private failToLoad(error: StartSubscriptionWizardError): void {
    if (error.kind === 'plans-unavailable') return this.to({ kind: 'plans-failed', message: error.message });
    if (error.kind === 'no-plans') return this.to({ kind: 'no-plans' });
    if (error.kind === 'session-expired') return this.expire();
    this.to({ kind: 'leaving' });
    this.#exits.redirectAfterFailedLoad(error);
  }

  private begin(given: WizardStart): void {
    this.choice = new WizardChoice(given);
    if (given.draft !== undefined) this.billing.restore(given.draft.billing);
    const earlier = this.#desk.recall(given.subscription);
    if (earlier?.kind === 'unconfirmed') {
      /* What was ordered is what is chosen, should it have to be ordered again. */
      this.choice.take(earlier.order);
      this.#course.arrive('payment');
      return void this.lookFor(earlier.order, 'patient');
    }
    /* A confirmed order whose subscription was seen is shown again where the address asks for it. */
    const isDone = this.#course.asksForDone || earlier?.kind !== 'confirmed';
    if (earlier && isDone) return this.finishLater(earlier.order, earlier.kind === 'carried-out');
    if (!this.#course.asksForDone) return this.showFirst(given.initial.wasRestored);
    this.to({ kind: 'leaving' });
    this.#exits.redirectAfterOrder(false);
  }

  /** A restored selection continues at the step of the address; anything else begins at the first one. */
  private showFirst(wasRestored: boolean): void {
    const canContinue = wasRestored && this.choice?.selection.plan !== undefined;
    const step = (canContinue ? this.#course.wanted : undefined) ?? 'plan';
    this.show(step);
    this.#course.stayAt(step);
    this.isRestored = wasRestored;
  }

  private async pay(choice: WizardChoice): Promise<void> {
    const placed = this.#desk.place(choice, this.billing.values, this.card.fields);
    const answer = await placed.catch((reason: unknown) => this.recoverFrom(reason));
    if (answer === undefined || this.state.kind !== 'paying') return;
    if (answer.kind === 'carried-out')
      void this.finish(summaryOfChoice(choice, this.billing.values, this.#session.user));
    else if (answer.kind === 'unknown') void this.lookFor(answer.order, 'patient');
    else if (answer.kind === 'session-expired') this.expire();
    else {
      this.billing.markRefused(answer.fields ?? []);
      this.refuse(answer.failure, answer);
    }
  }

  /** A mistake in the program. What is not in the journal never went out. */
  private recoverFrom(reason: unknown): void {
    this.uncaught.report({ reason });
    const sent = this.#desk.recall(undefined);
    if (sent?.kind === 'unconfirmed') void this.lookFor(sent.order, 'patient');
    else this.refuse('general_error', { evidence: 'not-sent' });
  }

  private async lookFor(order: SentOrder, patience: Patience): Promise<void> {
    this.#unconfirmed = order;
    const finding = await this.#desk.lookFor(order, patience, this.toCheck);
    if (finding.kind !== 'unknown') this.#unconfirmed = undefined;
    if (finding.kind === 'carried-out') this.finishLater(order, true);
    else if (finding.kind === 'not-charged') this.refuse('not-charged');
    else if (finding.kind === 'session-expired') this.expire();
    else this.toCheck(finding.kind);
  }

  private finishLater(order: SentOrder, wasConfirmedLater: boolean): void {
    const summary = this.choice && summaryOfOrder(order, this.choice.given, wasConfirmedLater);
    if (summary !== undefined) return void this.finish(summary);
    this.#memory.forgetDraft();
    this.to({ kind: 'leaving' });
    this.#exits.redirectAfterOrder(wasConfirmedLater);
  }

  /** Trials, dates and a cancellation that is still there are known only after another look (decision C28). */
  private async finish(summary: OrderSummary): Promise<void> {
    this.#memory.forgetDraft();
    this.to({ kind: 'done', summary });
    this.#course.finish();
    this.to({ kind: 'done', summary: await this.#desk.readAfterwards(summary) });
  }

  private refuse(kind: PaymentFailureKind, { evidence, retryAfter }: FailureDetails = {}): void {
    this.to({ kind: 'payment', failure: { kind, attempt: this.#attempt, evidence, retryAfter } });
    this.#course.arriveAgain('payment');
  }

  private show(step: WizardStep): void {
    this.#course.arrive(step);
    this.isRestored = false;
    this.to(step === 'payment' ? { kind: 'payment', failure: undefined } : { kind: step });
  }

  private expire(): void {
    this.to({ kind: 'leaving' });
    void this.#session.expire();
  }

  private toCheck(check: OrderCheck): void {
    this.to({ kind: 'unconfirmed', check });
  }

  private to(state: WizardState): void {
    this.state = state;
  }
}
