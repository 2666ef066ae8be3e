import { makeAutoObservable, observableRef } from 'mobx';
import type {
  StartSubscriptionWizardError,
  WizardStart,
} from '@/application/subscription/StartSubscriptionWizard';
import type { BusinessId } from '@/domain/business/Business';
import type { SentOrder } from '@/domain/subscription/SentOrder';
import type { BillingField } from '@/domain/validation/BillingAddress';
import { LatestRequest } from '@/ui/shell/LatestRequest';
import type { ScreenViewModel } from '@/ui/shell/ScreenViewModel';
import { BillingFormModel } from './BillingFormModel';
import { CardFieldsModel } from './CardFieldsModel';
import { DoneProcess, type DoneProgress } from './DoneProcess';
import { KnownBilling } from './KnownBilling';
import { LeaveQuestion } from './LeaveQuestion';
import { summaryOfOrder } from './orderSummary';
import { PaymentProcess, type PaymentProgress } from './PaymentProcess';
import { stepAfter, stepBefore, StepHistory, stepNamed } from './StepHistory';
import { UncaughtErrors } from './UncaughtErrors';
import type { StepUrl } from './StepUrl';
import type { WizardFrame, WizardPorts, WizardUseCases } from './WizardDependencies';
import { WizardDraft } from './WizardDraft';
import { WizardNavigation } from './WizardNavigation';
import { WizardSelection } from './WizardSelection';
import {
  isCovered,
  numberOfStep,
  parseWizardStep,
  type FailureDetails,
  type OrderSummary,
  type PaymentFailureKind,
  type WizardState,
  type WizardStep,
} from './WizardState';

/** The state of buying or changing a subscription in five steps. `to` is the only writer of `state`. */
export class SubscriptionWizardViewModel implements ScreenViewModel {
  state: WizardState = { kind: 'loading' };
  /** Undefined until everything is loaded. */
  selection: WizardSelection | undefined;
  /** The selection comes from a draft. The first change of step resets it. */
  isRestored = false;
  readonly uncaught = new UncaughtErrors();
  readonly billing: BillingFormModel;
  readonly card: CardFieldsModel;
  readonly leaveQuestion: LeaveQuestion;
  readonly #history: StepHistory;
  readonly #navigation: WizardNavigation;
  readonly #draft: WizardDraft;
  readonly #payment: PaymentProcess;
  readonly #done: DoneProcess;
  readonly #startWizard: WizardUseCases['startWizard'];
  readonly #session: WizardFrame['session'];
  readonly #reading = new LatestRequest();
  #attempt = 0;

  constructor(
    readonly businessId: BusinessId,
    url: StepUrl,
    useCases: WizardUseCases,
    ports: WizardPorts,
    frame: WizardFrame,
  ) {
    const owner = () => frame.session.user;
    this.billing = new BillingFormModel(ports.clock, new KnownBilling(owner, frame, ports));
    this.card = new CardFieldsModel(ports.cardFields);
    this.#history = new StepHistory(url);
    this.#navigation = new WizardNavigation(businessId, ports, frame.notices);
    this.#draft = new WizardDraft(businessId, owner, ports);
    this.leaveQuestion = new LeaveQuestion(this.#draft, this.#navigation);
    this.#startWizard = useCases.startWizard;
    this.#session = frame.session;
    makeAutoObservable(this, { state: observableRef, selection: observableRef }, { autoBind: true });
    this.#payment = new PaymentProcess(businessId, owner, useCases, this.uncaught, this.onPayment);
    this.#done = new DoneProcess(businessId, owner, useCases, frame.businessCache, this.onDone);
  }

  start(): void {
    if (!this.#reading.onMount()) void this.load();
    this.#payment.resume();
    this.#done.start();
  }

  dispose(): void {
    this.#reading.onUnmount();
    this.#payment.stop();
    this.#done.stop();
    this.billing.dispose();
  }

  /** The step that can be edited. Undefined while a payment runs, and before and after the steps. */
  get editableStep(): WizardStep | undefined {
    return parseWizardStep(this.state.kind);
  }

  /**
   * The first step blocks Next until a plan is selected (spec section 2). The review of an order that changes nothing
   * has no Next (decision C85).
   */
  get canGoNext(): boolean {
    if (this.state.kind === 'plan') return this.selection?.chosen.plan !== undefined;
    if (this.state.kind === 'review') return this.selection?.isAsToday === false;
    return this.state.kind === 'add-ons';
  }

  get canGoBack(): boolean {
    return this.editableStep !== undefined && this.editableStep !== 'plan';
  }

  next(): void {
    const following = this.canGoNext ? this.editableStep && stepAfter(this.editableStep) : undefined;
    if (following !== undefined) this.advance(following);
  }

  /** Goes from the review to the payment with a new card, which is a change by itself (decision C85). */
  changeCard(): void {
    if (this.state.kind !== 'review') return;
    this.advance('payment');
    this.selection?.chooseMethod('new-card');
  }

  previous(): void {
    const preceding = this.editableStep && stepBefore(this.editableStep);
    if (preceding !== undefined) this.jumpTo(preceding);
  }

  /** The step indicator opens earlier steps only (spec section 2, decision C49). */
  jumpTo(step: WizardStep): void {
    const current = this.editableStep;
    if (current === undefined || numberOfStep(step) >= numberOfStep(current)) return;
    this.show(step);
    this.#history.returnTo(step, current);
  }

  /** Shows the step in the URL after Back, Forward or an edit of the URL, if the step was reached before. */
  followUrl(named: string | undefined): void {
    if (this.state.kind === 'done') this.#history.finish();
    const current = this.editableStep;
    const wanted = stepNamed(named);
    if (current === undefined || wanted === current) return;
    if (wanted !== undefined && this.#history.allows(wanted, this.selection)) this.show(wanted);
    else this.#history.stayAt(current);
  }

  changeBilling(field: BillingField, value: string): void {
    if (this.editableStep !== 'payment') return;
    this.billing.change(field, value);
    this.saveDraft();
  }

  /** Discards the restored draft and shows the first step. */
  startOver(): void {
    if (this.editableStep === undefined) return;
    this.selection?.startOver();
    this.billing.clear();
    this.#draft.clear();
    this.isRestored = false;
    this.jumpTo('plan');
    this.#history.reset();
  }

  /** Places the order. It does nothing outside the payment step, so that no order is sent twice. */
  submit(): void {
    const { selection } = this;
    if (this.state.kind !== 'payment' || selection === undefined || selection.changesNothing) return;
    const obstacle = selection.obstacleWith(this.billing);
    if (obstacle === 'plan-required') return this.jumpTo('plan');
    this.#attempt += 1;
    if (obstacle !== undefined) return this.fail(obstacle);
    this.to({ kind: 'paying' });
    void this.#payment.pay(selection, this.billing.values, this.card.fields);
  }

  /** Reads the subscription again to find the result of an order without a response. It sends no order. */
  checkAgain(): void {
    if (this.state.kind === 'unconfirmed' && this.state.check === 'unknown') this.#payment.resume('short');
  }

  /** Makes the business visible to customers. Only on the last step, and repeated calls send nothing. */
  activate(): void {
    if (this.state.kind === 'done') this.#done.activate();
  }

  cancel(): void {
    if (isCovered(this.state)) return;
    if (this.billing.isDirty && this.editableStep !== undefined) this.leaveQuestion.ask();
    else this.#navigation.openBusinessPage();
  }

  /** Reloads the page after the plans failed to load (spec section 8). The draft restores the selection. */
  reloadPage(): void {
    this.#navigation.reload();
  }

  private async load(): Promise<void> {
    const owner = this.#session.user;
    if (owner === undefined || this.state.kind !== 'loading') return;
    const load = async (signal: AbortSignal) => this.#startWizard.execute(owner, this.businessId, signal);
    const started = await this.#reading.run(load);
    if (started?.ok === true) this.begin(started.value);
    else if (started !== undefined) this.failToLoad(started.error);
  }

  private failToLoad(error: StartSubscriptionWizardError): void {
    if (error.kind === 'plans-unavailable') return this.to({ kind: 'plans-failed', message: error.message });
    if (error.kind === 'no-plans') return this.to({ kind: 'no-plans' });
    if (error.kind === 'session-expired') return this.expire();
    this.to({ kind: 'leaving' });
    this.#navigation.redirectAfterFailedLoad(error);
  }

  private begin(start: WizardStart): void {
    const isEditable = (step: WizardStep): boolean => step === this.editableStep;
    const selection = new WizardSelection(start, { isEditable, onChange: this.onSelectionChange });
    this.selection = selection;
    if (start.draft !== undefined) this.billing.restore(start.draft.billing);
    const earlier = this.#payment.lastOrder(start.subscription);
    if (earlier?.kind === 'unconfirmed') {
      /* Selects the items of the earlier order, so that the owner can order the same again when it was not executed. */
      selection.restoreOrder(earlier.order);
      this.#history.arrive('payment');
      return void this.#payment.lookFor(earlier.order);
    }
    /* A confirmed order is shown again only when the URL names the last step. */
    const isDone = this.#history.asksForDone || earlier?.kind !== 'confirmed';
    if (earlier && isDone) return this.finishFound(earlier.order, earlier.kind === 'carried-out');
    if (this.#history.asksForNewCard) return this.showNewCard(selection);
    if (!this.#history.asksForDone) return this.showFirst(selection);
    this.to({ kind: 'leaving' });
    this.#navigation.redirectAfterOrder(false);
  }

  /**
   * A restored selection continues at the step in the URL. Otherwise a reactivation starts at the review, because
   * everything is selected already (decision C4), and any other order at the first step.
   */
  private showFirst({ chosen, start: { initial }, orderKind }: WizardSelection): void {
    const first = orderKind === 'reactivate' ? 'review' : 'plan';
    const wanted = initial.wasRestored && this.#history.hasStep ? this.#history.wanted : first;
    const step = (chosen.plan === undefined ? undefined : wanted) ?? 'plan';
    this.show(step);
    this.#history.stayAt(step);
    this.isRestored = initial.wasRestored;
  }

  /**
   * The payment step with a new card, for the plan and the add-ons of today: a draft of another order does not count here.
   * With a retired item, or to reactivate, it is no mere change of card, so the wizard starts as always (decision C106).
   */
  private showNewCard(selection: WizardSelection): void {
    selection.startOver();
    if (!selection.canChangeCard) return this.showFirst(selection);
    this.show('payment');
    this.#history.stayAt('payment');
    selection.chooseMethod('new-card');
  }

  /** A change on the payment step removes the last failure. */
  private onSelectionChange(step: WizardStep): void {
    if (step === 'payment') this.to({ kind: 'payment', failure: undefined });
    this.saveDraft();
  }

  private onPayment(progress: PaymentProgress): void {
    switch (progress.kind) {
      case 'paid':
        return this.finish(progress.summary);
      case 'found':
        return this.finishFound(progress.order, true);
      case 'failed':
        this.billing.markRefused(progress.fields ?? []);
        return this.fail(progress.failure, progress);
      case 'session-expired':
        return this.expire();
      case 'unconfirmed':
        return this.to(progress);
    }
  }

  private finishFound(order: SentOrder, wasConfirmedLater: boolean): void {
    const summary = this.selection && summaryOfOrder(order, this.selection.start, wasConfirmedLater);
    if (summary !== undefined) return this.finish(summary);
    this.#draft.clearAfterOrder();
    this.to({ kind: 'leaving' });
    this.#navigation.redirectAfterOrder(wasConfirmedLater);
  }

  private finish(summary: OrderSummary): void {
    this.#draft.clearAfterOrder();
    if (this.selection?.chosen.method === 'new-card') this.billing.keepForNextOrder();
    void this.#done.open(summary);
    this.#history.finish();
  }

  private onDone(progress: DoneProgress): void {
    return progress.kind === 'session-expired' ? this.expire() : this.to(progress);
  }

  private fail(kind: PaymentFailureKind, { evidence, retryAfter }: FailureDetails = {}): void {
    this.to({ kind: 'payment', failure: { kind, attempt: this.#attempt, evidence, retryAfter } });
    this.#history.restore('payment');
  }

  private advance(step: WizardStep): void {
    this.show(step);
    this.#history.push(step);
    this.saveDraft();
  }

  private show(step: WizardStep): void {
    this.#history.arrive(step);
    this.isRestored = false;
    this.to(step === 'payment' ? { kind: 'payment', failure: undefined } : { kind: step });
  }

  private saveDraft(): void {
    if (this.selection !== undefined) this.#draft.save(this.selection, this.billing.typedValues);
  }

  private expire(): void {
    this.to({ kind: 'leaving' });
    void this.#session.expire();
  }

  private to(state: WizardState): void {
    if (state.kind === 'payment') this.billing.prefill();
    this.state = state;
  }
}
