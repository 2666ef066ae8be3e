import { makeAutoObservable, observableRef } from 'mobx';
import type { WizardStart } from '@/application/subscription/StartSubscriptionWizard';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { SentOrder } from '@/domain/subscription/SentOrder';
import type { BillingField } from '@/domain/validation/BillingAddress';
import type { ScreenViewModel } from '@/ui/shell/ScreenViewModel';
import { BillingFormModel } from './BillingFormModel';
import { CardFieldsModel } from './CardFieldsModel';
import { ChangedCard } from './ChangedCard';
import { DoneProcess } from './DoneProcess';
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
import { WizardNavigation, type LookedUpOutcome } from './WizardNavigation';
import { firstStep, isCardChange, wizardOpening, type WizardOpening } from './wizardOpening';
import { WizardSelection } from './WizardSelection';
import {
  isCheckingRefusal,
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
  /** The selection comes from a draft, or the plan of the draft is gone. The first change of step resets it. */
  showsDraftNotice = false;
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
    this.leaveQuestion = new LeaveQuestion(this.#draft, this.#navigation, this.#history);
    this.#session = shell.session;
    makeAutoObservable(this, { state: observableRef, selection: observableRef }, { autoBind: true });
    this.#start = new StartProcess(businessId, owner, useCases, ports.clock, this.#navigation, this.onStart);
    this.#changedCard = new ChangedCard(owner, useCases, ports, this.#navigation, this.to);
    this.#payment = new PaymentProcess(businessId, owner, useCases, this.uncaught, this.onPayment);
    this.#done = new DoneProcess(businessId, owner, useCases, shell.businessCache, this.to);
  }

  start(): void {
    this.#start.start();
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
    this.jumpTo(this.editableStep && stepBefore(this.editableStep));
  }

  /** The step indicator opens earlier steps only (spec section 2, decision C49). */
  jumpTo(step: WizardStep | undefined): void {
    const current = this.editableStep;
    if (this.isCardChange || !current || !step || !isBefore(step, current)) return;
    this.show(step);
    this.#history.returnTo(step);
  }

  /** Shows the step in the URL after Back, Forward or an edit of the URL, if the step was reached before. */
  followUrl(named: string | undefined): void {
    if (this.state.kind === 'done') this.#history.finish();
    if (this.leaveQuestion.isAsked) return this.leaveQuestion.stayAt(this.editableStep);
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
    this.showsDraftNotice = false;
    this.jumpTo('plan');
    this.#history.reset();
  }

  /** Places the order. It does nothing outside the payment step, so that no order is sent twice. */
  submit(): void {
    const { selection } = this;
    if (this.state.kind !== 'payment' || selection === undefined || selection.changesNothing) return;
    if (isCheckingRefusal(this.state)) return;
    if (selection.chosen.plan === undefined) return this.jumpTo('plan');
    void this.#payment.submit(selection, this.billing, this.card.fields);
  }

  /** The reference of the last order, for a person who looks it up. Undefined when it has none. */
  get orderReference(): string | undefined {
    return this.#payment.lastOrder(undefined)?.order.key;
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
    this.leaveQuestion.leave(this.billing.isChanged && this.editableStep !== undefined);
  }

  /** Loads everything again after the plans failed to load (spec section 8). */
  loadAgain = (isOnline: boolean): void => this.#start.loadAgain(isOnline);

  /** The draft restores the selection. */
  reloadPage = (): void => this.#navigation.reload();

  private onStart(progress: StartProgress): void {
    return progress.kind === 'loaded' ? this.begin(progress.start) : this.to(progress);
  }

  private begin(start: WizardStart): void {
    const isEditable = (step: WizardStep): boolean => step === this.editableStep;
    const selection = new WizardSelection(start, { isEditable, onChange: this.onSelectionChange });
    this.selection = selection;
    if (start.typedBilling !== undefined) this.billing.restore(start.typedBilling);
    this.open(
      wizardOpening(selection, this.#payment.lastOrder(start.subscription), this.#history),
      selection,
    );
  }

  private open(opening: WizardOpening, selection: WizardSelection): void {
    this.isCardChange = isCardChange(opening);
    if (this.isCardChange) this.#draft.keepSelection(selection.start.draft);
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
        return this.leave(undefined);
      case 'card-change':
        selection.changeCardOnly();
        return this.openStep('payment');
      case 'card-change-refused':
        return this.to(opening);
      case 'step':
        this.openStep(opening.step);
        this.showsDraftNotice = opening.showsDraftNotice;
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
    if (step === 'payment' && !isCheckingRefusal(this.state))
      this.to({ kind: 'payment', failure: undefined });
    this.saveDraft();
  }

  private onPayment(progress: PaymentProgress): void {
    switch (progress.kind) {
      case 'paid':
        return this.finish(progress.summary);
      case 'found':
        return this.finishFound(progress.order, progress.wasConfirmedLater);
      case 'failed':
        /* The owner has left the step that shows the refusal while it was looked up. */
        if (progress.failure.evidence === 'not-charged' && this.state.kind !== 'payment') return;
        /* The payment step would offer to pay for a selection that the owner has not made. */
        if (progress.failure.kind === 'not-charged' && this.selection?.isOrderUnknown === true)
          return this.leave('not-charged');
        if (progress.failure.evidence !== 'not-charged') this.billing.markRefused(progress.fields ?? []);
        this.to({ kind: 'payment', failure: progress.failure });
        return this.#history.restore('payment');
      default:
        return this.to(progress);
    }
  }

  private finishFound(order: SentOrder, wasConfirmedLater: boolean): void {
    const summary = this.selection && summaryOfOrder(order, this.selection.start, wasConfirmedLater);
    if (summary !== undefined) return this.finish(summary);
    if (wasConfirmedLater) this.#draft.clearAfterOrder(order.sentAt);
    this.leave(wasConfirmedLater ? 'confirmed' : undefined);
  }

  private leave(outcome: LookedUpOutcome | undefined): void {
    this.to({ kind: 'leaving' });
    this.#navigation.redirectAfterOrder(outcome);
  }

  private finish(summary: OrderSummary): void {
    if (this.selection?.chosen.method === 'new-card') this.billing.keepForNextOrder();
    this.#draft.clearAfterOrder(summary.order.sentAt);
    /* The dialog stays open while the subscription is read. */
    if (this.isCardChange) return void this.#changedCard.leave(summary.business);
    void this.#done.open(summary);
    this.#history.finish();
  }

  private advance(step: WizardStep): void {
    this.show(step);
    this.#history.push(step);
    this.saveDraft();
  }

  private show(step: WizardStep): void {
    this.#history.arrive(step);
    this.showsDraftNotice = false;
    this.to(step === 'payment' ? { kind: 'payment', failure: undefined } : { kind: step });
  }

  private saveDraft(): void {
    if (this.selection !== undefined) this.#draft.save(this.selection, this.billing.typedValues);
  }

  /** Saves the draft of an order that was being sent again, so that its lifetime starts at the end of the session. */
  private expire(): void {
    if (this.state.kind === 'paying') this.saveDraft();
    this.to({ kind: 'leaving' });
    void this.#session.expire();
  }

  private to(state: WizardState | { readonly kind: 'session-expired' }): void {
    if (state.kind === 'session-expired') return this.expire();
    if (state.kind === 'payment') this.billing.prefill();
    this.state = state;
  }
}
