import { makeAutoObservable, observableRef } from 'mobx';
import type { WizardStart } from '@/application/subscription/StartSubscriptionWizard';
import type { BusinessId } from '@/domain/business/Business';
import type { SentOrder } from '@/domain/subscription/SentOrder';
import type { BillingField } from '@/domain/validation/BillingAddress';
import type { ScreenViewModel } from '@/ui/shell/ScreenViewModel';
import { BillingFormModel } from './BillingFormModel';
import { CardFieldsModel } from './CardFieldsModel';
import { ChangedCard } from './ChangedCard';
import { DoneProcess, type DoneProgress } from './DoneProcess';
import { KnownBilling } from './KnownBilling';
import { LeaveQuestion } from './LeaveQuestion';
import { summaryOfOrder } from './orderSummary';
import { PaymentProcess, type PaymentProgress } from './PaymentProcess';
import { StartProcess, type StartProgress } from './StartProcess';
import { isBefore, stepAfter, stepBefore, StepHistory } from './StepHistory';
import { UncaughtErrors } from './UncaughtErrors';
import type { StepUrl } from './StepUrl';
import type { WizardShell, WizardPorts, WizardUseCases } from './WizardDependencies';
import { WizardDraft } from './WizardDraft';
import { WizardNavigation } from './WizardNavigation';
import { firstStep, wizardOpening, type WizardOpening } from './wizardOpening';
import { WizardSelection } from './WizardSelection';
import {
  isCovered,
  parseWizardStep,
  type OrderSummary,
  type WizardState,
  type WizardStep,
} from './WizardState';

/** The state of buying or changing a subscription in five steps. `to` is the only writer of `state`. */
export class SubscriptionWizardViewModel implements ScreenViewModel {
  state: WizardState = { kind: 'loading' };
  /** Undefined until everything is loaded. */
  selection: WizardSelection | undefined;
  /** Only the card is changed, on a page of its own (decision C106). */
  isCardChange = false;
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
  readonly #start: StartProcess;
  readonly #changedCard: ChangedCard;
  readonly #session: WizardShell['session'];

  constructor(
    readonly businessId: BusinessId,
    url: StepUrl,
    useCases: WizardUseCases,
    ports: WizardPorts,
    shell: WizardShell,
  ) {
    const owner = () => shell.session.user;
    this.billing = new BillingFormModel(ports.clock, new KnownBilling(owner, shell, ports));
    this.card = new CardFieldsModel(ports.cardFields);
    this.#history = new StepHistory(url);
    this.#navigation = new WizardNavigation(businessId, ports, shell.notices);
    this.#draft = new WizardDraft(businessId, owner, ports);
    this.leaveQuestion = new LeaveQuestion(this.#draft, this.#navigation);
    this.#session = shell.session;
    makeAutoObservable(this, { state: observableRef, selection: observableRef }, { autoBind: true });
    this.#start = new StartProcess(businessId, owner, useCases, this.#navigation, this.onStart);
    this.#changedCard = new ChangedCard(owner, useCases, ports, this.#navigation, this.to);
    this.#payment = new PaymentProcess(businessId, owner, useCases, this.uncaught, this.onPayment);
    this.#done = new DoneProcess(businessId, owner, useCases, shell.businessCache, this.onDone);
  }

  start(): void {
    this.#start.start(this.state.kind !== 'loading');
    this.#payment.resume();
    this.#done.start();
  }

  dispose(): void {
    this.#start.stop();
    this.#payment.stop();
    this.#done.stop();
    this.billing.dispose();
  }

  /** The step that can be edited. Undefined while a payment runs, and before and after the steps. */
  get editableStep(): WizardStep | undefined {
    return parseWizardStep(this.state.kind);
  }

  get canGoNext(): boolean {
    return this.editableStep !== undefined && this.selection?.isComplete(this.editableStep) === true;
  }

  get canGoBack(): boolean {
    return !this.isCardChange && this.editableStep !== undefined && this.editableStep !== 'plan';
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
    if (this.isCardChange || current === undefined || !isBefore(step, current)) return;
    this.show(step);
    this.#history.returnTo(step);
  }

  /** Shows the step in the URL after Back, Forward or an edit of the URL, if the step was reached before. */
  followUrl(named: string | undefined): void {
    if (this.state.kind === 'done') this.#history.finish();
    const wanted = this.#history.follow(named, this.editableStep, this.selection);
    if (wanted !== undefined) this.show(wanted);
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
    if (selection.chosen.plan === undefined) return this.jumpTo('plan');
    void this.#payment.submit(selection, this.billing, this.card.fields);
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
    const wouldLose = this.billing.isDirty && this.editableStep !== undefined;
    if (!isCovered(this.state)) this.leaveQuestion.leave(wouldLose);
  }

  /** Reloads the page after the plans failed to load (spec section 8). The draft restores the selection. */
  reloadPage(): void {
    this.#navigation.reload();
  }

  private onStart(progress: StartProgress): void {
    if (progress.kind === 'loaded') return this.begin(progress.start);
    return progress.kind === 'session-expired' ? this.expire() : this.to(progress);
  }

  private begin(start: WizardStart): void {
    const isEditable = (step: WizardStep): boolean => step === this.editableStep;
    const selection = new WizardSelection(start, { isEditable, onChange: this.onSelectionChange });
    this.selection = selection;
    if (start.draft !== undefined) this.billing.restore(start.draft.billing);
    const lastOrder = this.#payment.lastOrder(start.subscription);
    this.open(wizardOpening(selection, lastOrder, this.#history), selection);
  }

  private open(opening: WizardOpening, selection: WizardSelection): void {
    switch (opening.kind) {
      case 'unconfirmed':
        /*
         * Selects the items of the earlier order, so that the owner can order the same again when it was not executed.
         */
        selection.restoreOrder(opening.order);
        this.#history.arrive('payment');
        return void this.#payment.lookFor(opening.order);
      case 'ordered':
        return this.finishFound(opening.order, opening.wasConfirmedLater);
      case 'no-order':
        this.to({ kind: 'leaving' });
        return this.#navigation.redirectAfterOrder(false);
      case 'card-change':
        selection.changeCardOnly();
        this.#draft.keepSelection(selection.start.draft);
        this.isCardChange = true;
        return this.openStep('payment');
      case 'card-change-refused':
        return this.to(opening);
      case 'step':
        this.openStep(opening.step);
        this.isRestored = opening.isRestored;
    }
  }

  /** Opens the wizard in place of the page that says why the card cannot be changed on its own. */
  openSteps(): void {
    const { selection } = this;
    if (this.state.kind === 'card-change-refused' && selection !== undefined)
      this.open(firstStep(selection, this.#history), selection);
  }

  private openStep(step: WizardStep): void {
    this.show(step);
    this.#history.stayAt(step);
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
        this.to({ kind: 'payment', failure: progress.failure });
        return this.#history.restore('payment');
      case 'session-expired':
        return this.expire();
      case 'paying':
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
    if (this.selection?.chosen.method === 'new-card') this.billing.keepForNextOrder();
    this.#draft.clearAfterOrder();
    /* The dialog stays open until the business page opens. */
    if (this.isCardChange) return void this.#changedCard.leave(summary.business);
    void this.#done.open(summary);
    this.#history.finish();
  }

  private onDone(progress: DoneProgress): void {
    return progress.kind === 'session-expired' ? this.expire() : this.to(progress);
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
