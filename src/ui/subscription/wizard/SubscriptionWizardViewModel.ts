import { makeAutoObservable, observableRef } from 'mobx';
import type { LoadWizardDataError, WizardData } from '@/application/subscription/LoadWizardData';
import type { BusinessId } from '@/domain/business/BusinessId';
import { changesOnlyCard, selectionOf } from '@/domain/subscription/PlacedOrder';
import type { BillingField } from '@/domain/validation/BillingAddress';
import type { Result } from '@/domain/shared/result';
import { Resource } from '@/ui/shell/Resource';
import type { ScreenViewModel } from '@/ui/shell/ScreenViewModel';
import { BillingFormModel, KnownBilling } from '@/ui/subscription/wizard/payment/BillingFormModel';
import { CardFieldsModel } from '@/ui/subscription/wizard/payment/CardFieldsModel';
import { AfterOrderProcess } from './AfterOrderProcess';
import { PaymentProcess, refusalOf, type ExecutedOrder, type PaymentProgress } from './PaymentProcess';
import { UncaughtErrors } from './UncaughtErrors';
import { WizardDraft } from './WizardDraft';
import { WizardNavigation, type ReconciledOutcome } from './WizardNavigation';
import { firstStep, wizardOpening, type WizardOpening } from './wizardOpening';
import { WizardSelection } from './WizardSelection';
import type { WizardServices } from './WizardServices';
import {
  isReconcilingRefusal,
  isBlockedByDialog,
  NO_CONTENT,
  phaseOf,
  stepOf,
  type PaymentFailure,
  type WizardContent,
  type WizardPhase,
  type WizardState,
} from './WizardState';
import { parseWizardStep, type WizardStep } from './wizardSteps';
import {
  isBefore,
  stepAfter,
  stepBefore,
  StepHistory,
  stepNamed,
  type HistoryChange,
  type StepUrl,
} from './StepHistory';

/** Buys or changes a subscription in four steps and a confirmation. Only `to` writes `state`. */
export class SubscriptionWizardViewModel implements ScreenViewModel {
  state: WizardState = { kind: 'loading', ...NO_CONTENT };
  /** Whether the code of the step loads or has failed, as the views report. Then the owner cannot go on or pay. */
  isStepMissing = false;
  readonly uncaught = new UncaughtErrors();
  readonly billing: BillingFormModel;
  readonly card: CardFieldsModel;
  readonly #history: StepHistory;
  readonly #navigation: WizardNavigation;
  readonly #draft: WizardDraft;
  readonly #loading: Resource<WizardData, LoadWizardDataError>;
  readonly #payment: PaymentProcess;
  readonly #afterOrder: AfterOrderProcess;
  readonly #session: WizardServices['session'];
  /** The result of a check that ended while the owner was on another step. The payment step shows it once. */
  #unshownFailure: PaymentFailure | undefined;

  constructor(
    readonly businessId: BusinessId,
    url: StepUrl,
    services: WizardServices,
  ) {
    const { clock, loadWizardData, session } = services;
    this.billing = new BillingFormModel(clock, new KnownBilling(services));
    this.card = new CardFieldsModel(services.cardFields);
    this.#history = new StepHistory(url);
    this.#navigation = new WizardNavigation(businessId, services);
    this.#draft = new WizardDraft(businessId, services);
    this.#session = session;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
    this.#loading = new Resource<WizardData, LoadWizardDataError>({
      load: async (signal) => session.user && loadWizardData.execute(session.user, businessId, signal),
      accept: (data) => data,
      onExpired: () => this.to({ kind: 'session-expired' }),
      clock,
    });
    this.#payment = new PaymentProcess(businessId, services, this.uncaught, this.onPayment);
    this.#afterOrder = new AfterOrderProcess(businessId, services, this.to);
  }

  start(): void {
    void this.#loading.start().then(this.onRead);
    this.#payment.start();
    this.#afterOrder.start();
  }

  dispose(): void {
    this.#loading.dispose();
    this.#payment.stop();
    this.#afterOrder.stop();
    this.billing.dispose();
  }

  setStepMissing(isMissing: boolean): void {
    this.isStepMissing = isMissing;
  }

  get selection(): WizardSelection | undefined {
    return this.state.selection;
  }

  /** The current step, if it can be edited. Undefined while a payment runs, and before and after the steps. */
  get editableStep(): WizardStep | undefined {
    return parseWizardStep(this.state.kind);
  }

  get canGoNext(): boolean {
    return this.editableStep !== undefined && this.selection?.canLeaveWithNext(this.editableStep) === true;
  }

  get canGoBack(): boolean {
    return !this.state.isCardChange && this.editableStep !== undefined && this.editableStep !== 'plan';
  }

  next(): void {
    const next = this.canGoNext ? this.editableStep && stepAfter(this.editableStep) : undefined;
    if (next !== undefined) this.enter(next, 'push');
  }

  previous(): void {
    this.goTo(this.editableStep && stepBefore(this.editableStep));
  }

  /** The step indicator opens earlier steps only (spec section 2). */
  goTo(step: WizardStep | undefined): void {
    const current = this.editableStep;
    if (this.state.isCardChange || !current || !step || !isBefore(step, current)) return;
    this.enter(step, 'back');
  }

  /**
   * Goes from the review to the payment with a new card, which counts as a change of the subscription (decision C85).
   */
  changeCard(): void {
    if (this.state.kind !== 'review') return;
    const failure = this.#unshownFailure;
    this.enter('payment', 'push');
    /* A change on the payment step removes the failure that `enter` shows. */
    this.selection?.chooseMethod('new-card');
    if (failure !== undefined) this.to({ kind: 'payment', failure });
  }

  /** Shows the steps of the wizard instead of the page that says why the card cannot be changed on its own. */
  goToFirstStep(): void {
    const { state, selection } = this;
    if (state.kind === 'card-change-refused' && selection !== undefined)
      this.begin(firstStep(selection, this.#history.stepInUrl), selection);
  }

  /** Shows the step in the URL after Back, Forward or an edit of the URL, if the step was reached before. */
  onUrlChange(stepInUrl: string | undefined): void {
    /* Back stays on the confirmation. */
    if (this.state.kind === 'done') this.#history.goToDone();
    const current = this.editableStep;
    if (this.state.asksToLeave) {
      /* Back closes the question and stays on the step. */
      this.stay();
      if (current !== undefined) this.#history.goTo(current, 'push');
      return;
    }
    const step = stepNamed(stepInUrl);
    if (current === undefined || step === current) return;
    const hasPlan = this.selection?.chosen.plan !== undefined;
    if (step !== undefined && this.#history.allows(step, hasPlan)) this.enter(step, 'none');
    else this.#history.goTo(current, 'replace');
  }

  /** Opens the business page, or asks first. */
  leave(): void {
    if (isBlockedByDialog(this.state)) return;
    if (this.billing.isChanged && this.editableStep !== undefined) this.to(this.state, { asksToLeave: true });
    else this.#navigation.openBusinessPage();
  }

  stay(): void {
    if (this.state.asksToLeave) this.to(this.state, { asksToLeave: false });
  }

  /** Opens the business page and discards what was typed, after the question. The selection stays a draft. */
  confirmLeaving(): void {
    this.stay();
    if (this.selection !== undefined) this.#draft.forgetBilling(this.selection);
    this.#navigation.openBusinessPage();
  }

  changeBilling(field: BillingField, value: string): void {
    if (this.editableStep !== 'payment') return;
    this.billing.change(field, value);
    this.saveDraft();
  }

  rememberBilling(isRemembered: boolean): void {
    this.billing.setRemembered(isRemembered);
    this.saveDraft();
  }

  /** Discards the restored draft and shows the first step. */
  reset(): void {
    if (this.editableStep === undefined) return;
    this.selection?.reset();
    this.billing.clear();
    this.#draft.clear();
    this.to(this.state, { showsDraftNotice: false });
    this.goTo('plan');
    this.#history.reset();
  }

  /** Sends the order. Does nothing outside the payment step, so that no order is sent twice. */
  submit(): void {
    const { state, selection } = this;
    if (state.kind !== 'payment' || selection === undefined || selection.hasNothingToOrder) return;
    if (isReconcilingRefusal(state)) return;
    if (selection.chosen.plan === undefined) return this.goTo('plan');
    void this.#payment.submit(selection, this.billing, this.card);
  }

  /** Reconciles the order once more. Sends no order. */
  reconcile(): void {
    if (this.state.kind === 'outcome-unknown' && this.state.reconciliation === 'ended')
      this.#payment.reconcileAgain('short');
  }

  /** Makes the business visible to customers, from the confirmation. Repeated calls send nothing. */
  activate(): void {
    if (this.state.kind === 'done') this.#afterOrder.activate();
  }

  /**
   * Loads the document again after the plans failed to load (spec section 8). Without a connection it loads only the
   * data, because the browser would replace the document by its error page.
   */
  retryLoad(isOnline: boolean): void {
    if (isOnline) this.#navigation.reload();
    else void this.#loading.refresh().then(this.onRead);
  }

  /** Loads the document again. The draft restores the selection. */
  reloadPage(): void {
    this.#navigation.reload();
  }

  private onRead(read: Result<WizardData, LoadWizardDataError> | undefined): void {
    if (read === undefined) return;
    if (read.ok) this.onLoaded(read.value);
    else this.onLoadFailed(read.error);
  }

  private onLoadFailed(error: LoadWizardDataError): void {
    switch (error.kind) {
      case 'session-expired':
        return undefined;
      case 'no-plans':
        return this.to(error);
      case 'plans-unavailable':
        return this.to({ ...error, kind: 'plans-failed' });
      default:
        this.to({ kind: 'leaving' });
        this.#navigation.redirectAfterFailedLoad(error);
    }
  }

  private onLoaded(initialData: WizardData): void {
    const isEditable = (step: WizardStep): boolean => step === this.editableStep;
    const selection = new WizardSelection(initialData, { isEditable, onChange: this.onSelectionChange });
    if (initialData.saved !== undefined) this.billing.restore(initialData.saved);
    const lastOrder = this.#payment.updateLastOrder(initialData.subscription, initialData.business.timezone);
    this.begin(wizardOpening(selection, lastOrder, this.#history.stepInUrl), selection);
  }

  private begin(opening: WizardOpening, selection: WizardSelection): void {
    const isCardChange = 'isCardChange' in opening && opening.isCardChange;
    const showsDraftNotice = opening.kind === 'step' && opening.showsDraftNotice;
    this.to({ kind: 'loading' }, { selection, isCardChange, showsDraftNotice });
    if (isCardChange) this.#draft.beginCardChange(selection);
    switch (opening.kind) {
      case 'outcome-unknown':
        /* Restores the items of the order, so that the owner can retry if it was not executed. The draft from before a
           change of the card has other items, but they were not selected since the order. */
        if (changesOnlyCard(opening.order) || isCardChange || !selection.isChangedSince(opening.order))
          selection.restoreOrder(opening.order);
        this.#history.goTo('payment', 'none');
        return void this.#payment.reconcile({
          order: opening.order,
          /* If the items of the order could not be selected, the payment step cannot show its refusal. */
          refusal: selection.couldNotRestoreOrder ? undefined : refusalOf(opening.order),
        });
      case 'executed':
        return this.finish(opening);
      case 'business-page':
        return this.redirect(undefined);
      case 'card-change':
        selection.selectCardChange();
        this.to(phaseOf('payment'));
        return this.#history.goTo('payment', 'replace');
      case 'card-change-refused':
        return this.to({ kind: 'card-change-refused', obstacle: opening.obstacle });
      case 'step':
        this.to(phaseOf(opening.step));
        this.#history.goTo(opening.step, 'replace');
        /* The link of the annual offer chooses the annual cycle. */
        if (this.#history.consumeAnnualCycle()) selection.changeCycle('annual');
    }
  }

  /** Shows a step. A step forward saves the draft. */
  private enter(step: WizardStep, change: HistoryChange): void {
    this.to(phaseOf(step), { showsDraftNotice: false });
    this.#history.goTo(step, change);
    if (change === 'push') this.saveDraft();
  }

  /** A change on the payment step removes the last failure. */
  private onSelectionChange(step: WizardStep): void {
    if (step === 'payment') this.to(phaseOf('payment'));
    this.saveDraft();
  }

  private onPayment(progress: PaymentProgress): void {
    switch (progress.kind) {
      case 'executed':
        return this.finish(progress);
      case 'failed':
        /* The owner has seen the refusal and left the payment step. The reconciliation only confirms that nothing was
           charged, so the current step stays, and the payment step says it when it is entered. */
        if (progress.failure.chargeOutcome === 'not-charged' && stepOf(this.state) !== 'payment') {
          /* The time to wait counts from the refusal. The payment step would count it from the time it opens. */
          this.#unshownFailure = { ...progress.failure, retryAfter: undefined };
          return;
        }
        /* The items of an earlier order could not be selected again, so the payment step would offer a different order.
           The business page says that the earlier one was not executed. */
        if (this.selection?.couldNotRestoreOrder === true) return this.redirect('not-executed');
        if (progress.failure.chargeOutcome !== 'not-charged') this.billing.markRefused(progress.fields ?? []);
        this.to({ kind: 'payment', failure: progress.failure });
        return this.#history.goTo('payment', 'push');
      case 'paying':
      case 'reconciling':
      case 'outcome-unknown':
      case 'session-expired':
        return this.to(progress);
    }
  }

  private finish({ order, wasReconciled, billing }: ExecutedOrder): void {
    const { selection } = this;
    const ordered = selection && selectionOf(order, selection.initialData.catalog);
    /* On the page that changes the card, an earlier order can be found that changed more than the card. */
    const changedMoreThanCard = this.state.isCardChange && !changesOnlyCard(order);
    if (selection === undefined || ordered === undefined || changedMoreThanCard) {
      if (wasReconciled && !this.#draft.hasOtherItemsThan(order)) this.#draft.clearAfterOrder(order.sentAt);
      return this.redirect(wasReconciled ? order : undefined);
    }
    const { business, saved } = selection.initialData;
    /* After a reload only the saved draft knows the payment method of an order that is found executed. The draft of a
       card change has the method of the initial selection instead, but a card change always has a new card. */
    const isFound = wasReconciled && this.state.kind === 'loading';
    const method = changesOnlyCard(order) ? 'new-card' : (isFound ? saved : selection.chosen)?.method;
    if (method === 'new-card') this.billing.saveForNextOrder();
    this.#draft.clearAfterOrder(order.sentAt);
    if (this.state.isCardChange) return this.redirect(order);
    void this.#afterOrder.show({
      business,
      order,
      selection: ordered,
      total: selection.totalOfOrder(ordered),
      billing,
      wasReconciled,
      subscriptionAfter: { kind: 'reading' },
    });
    this.#history.goToDone();
  }

  private redirect(outcome: ReconciledOutcome | undefined): void {
    this.to({ kind: 'leaving' });
    this.#navigation.redirectAfterOrder(outcome);
  }

  private saveDraft(): void {
    const { typedValues: billing, remembers } = this.billing;
    if (this.selection !== undefined) this.#draft.save(this.selection, { billing, remembers });
  }

  /** If a payment was running, saves the draft again, so that its lifetime (DRAFT_LIFETIME) starts now. */
  private expire(): void {
    if (this.state.kind === 'paying') this.saveDraft();
    this.to({ kind: 'leaving' });
    void this.#session.expire();
  }

  /**
   * Writes the state, or ends an expired session. The payment step prefills the billing form, and shows a refusal until
   * the outcome of its order is known.
   */
  private to(
    phase: WizardPhase | { readonly kind: 'session-expired' },
    changes: Partial<WizardContent> = {},
  ): void {
    if (phase.kind === 'session-expired') return this.expire();
    if (phase.kind === 'payment' && this.state.kind !== 'payment') this.billing.prefill();
    const { selection, isCardChange, showsDraftNotice } = this.state;
    /* An order that was being reconciled can end while the owner is asked. */
    const asksToLeave = this.state.asksToLeave && parseWizardStep(phase.kind) !== undefined;
    const shown =
      phase.kind === 'payment'
        ? { ...phase, failure: phase.failure ?? this.#payment.refusal ?? this.#unshownFailure }
        : phase;
    if (phase.kind === 'payment') this.#unshownFailure = undefined;
    this.state = { selection, isCardChange, showsDraftNotice, asksToLeave, ...shown, ...changes };
  }
}
