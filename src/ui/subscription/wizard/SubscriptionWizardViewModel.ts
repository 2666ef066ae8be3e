import { makeAutoObservable, observableRef } from 'mobx';
import type { CardFields } from '@/application/ports/CardFields';
import type { Clock } from '@/application/ports/Clock';
import type {
  LoadWizardData,
  LoadWizardDataError,
  WizardData,
} from '@/application/subscription/LoadWizardData';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { PlacedOrder } from '@/domain/subscription/PlacedOrder';
import type { BillingField } from '@/domain/validation/BillingAddress';
import type { Result } from '@/domain/shared/result';
import type { BusinessCache } from '@/ui/business/BusinessCache';
import type { LanguageViewModel } from '@/ui/shell/LanguageViewModel';
import type { Toasts } from '@/ui/shell/Toasts';
import { Resource } from '@/ui/shell/Resource';
import type { ScreenViewModel } from '@/ui/shell/ScreenViewModel';
import type { SessionViewModel } from '@/ui/shell/SessionViewModel';
import {
  BillingFormModel,
  KnownBilling,
  type KnownBillingPorts,
} from '@/ui/subscription/wizard/payment/BillingFormModel';
import { CardFieldsModel } from '@/ui/subscription/wizard/payment/CardFieldsModel';
import { AfterOrderProcess, type AfterOrderUseCases } from './AfterOrderProcess';
import { summaryOfOrder } from './orderSummary';
import { PaymentProcess, type PaymentProgress, type PaymentUseCases } from './PaymentProcess';
import { UncaughtErrors } from './UncaughtErrors';
import { WizardDraft, type DraftPorts } from './WizardDraft';
import { LeaveQuestion, WizardExits, type ExitPorts, type ReconciledOutcome } from './WizardExits';
import { firstStep, wizardOpening, type WizardOpening } from './wizardOpening';
import { WizardSelection } from './WizardSelection';
import {
  isReconcilingRefusal,
  isCovered,
  NO_CONTENT,
  phaseOf,
  type OrderSummary,
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

interface WizardUseCases extends PaymentUseCases, AfterOrderUseCases {
  readonly startWizard: Pick<LoadWizardData, 'execute'>;
}

interface WizardPorts extends DraftPorts, ExitPorts, KnownBillingPorts {
  readonly cardFields: CardFields;
  readonly clock: Clock;
}

/** What the wizard uses of the rest of the page. */
interface WizardShell {
  readonly session: Pick<SessionViewModel, 'user' | 'expire'>;
  /** The language of the page. */
  readonly language: Pick<LanguageViewModel, 'language'>;
  readonly toasts: Pick<Toasts, 'storeForNextDocument'>;
  readonly businessCache: Pick<BusinessCache, 'rememberChanged'>;
}

/** Buys or changes a subscription in four steps and a confirmation. Only `to` writes `state`. */
export class SubscriptionWizardViewModel implements ScreenViewModel {
  state: WizardState = { kind: 'loading', ...NO_CONTENT };
  readonly uncaught = new UncaughtErrors();
  readonly billing: BillingFormModel;
  readonly card: CardFieldsModel;
  readonly leaveQuestion: LeaveQuestion;
  readonly #history: StepHistory;
  readonly #exits: WizardExits;
  readonly #draft: WizardDraft;
  readonly #loading: Resource<WizardData, LoadWizardDataError>;
  readonly #payment: PaymentProcess;
  readonly #afterOrder: AfterOrderProcess;
  readonly #session: WizardShell['session'];

  constructor(
    readonly businessId: BusinessId,
    url: StepUrl,
    useCases: WizardUseCases,
    ports: WizardPorts,
    shell: WizardShell,
  ) {
    const owner = () => shell.session.user;
    this.billing = new BillingFormModel(ports.clock, new KnownBilling(owner, shell.language, ports));
    this.card = new CardFieldsModel(ports.cardFields);
    this.#history = new StepHistory(url);
    this.#exits = new WizardExits(businessId, owner, useCases.viewSubscription, ports, shell.toasts);
    this.#draft = new WizardDraft(businessId, owner, ports);
    this.leaveQuestion = new LeaveQuestion(this.#draft, this.#exits);
    this.#session = shell.session;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
    this.#loading = new Resource<WizardData, LoadWizardDataError>({
      load: async (signal) => {
        const user = owner();
        return user && useCases.startWizard.execute(user, businessId, signal);
      },
      accept: (start) => start,
      onExpired: () => this.to({ kind: 'session-expired' }),
      clock: ports.clock,
    });
    this.#payment = new PaymentProcess(businessId, owner, useCases, this.uncaught, this.onPayment);
    this.#afterOrder = new AfterOrderProcess(businessId, owner, useCases, shell.businessCache, this.to);
  }

  start(): void {
    void this.#loading.start().then(this.onRead);
    this.#payment.reconcileAgain();
    this.#afterOrder.start();
  }

  dispose(): void {
    this.#loading.dispose();
    this.#payment.stop();
    this.#afterOrder.stop();
    this.billing.dispose();
  }

  get selection(): WizardSelection | undefined {
    return this.state.selection;
  }

  get isCardChange(): boolean {
    return this.state.isCardChange;
  }

  get showsDraftNotice(): boolean {
    return this.state.showsDraftNotice;
  }

  /** The current step, if it can be edited. Undefined while a payment runs, and before and after the steps. */
  get editableStep(): WizardStep | undefined {
    return parseWizardStep(this.state.kind);
  }

  get canGoNext(): boolean {
    return this.editableStep !== undefined && this.selection?.canLeaveWithNext(this.editableStep) === true;
  }

  get canGoBack(): boolean {
    return !this.isCardChange && this.editableStep !== undefined && this.editableStep !== 'plan';
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
    if (this.isCardChange || !current || !step || !isBefore(step, current)) return;
    this.enter(step, 'back');
  }

  /**
   * Goes from the review to the payment with a new card, which counts as a change of the subscription (decision C85).
   */
  changeCard(): void {
    if (this.state.kind !== 'review') return;
    this.enter('payment', 'push');
    this.selection?.chooseMethod('new-card');
  }

  /** Shows the steps of the wizard instead of the page that says why the card cannot be changed on its own. */
  goToFirstStep(): void {
    const { state, selection } = this;
    if (state.kind === 'card-change-refused' && selection !== undefined)
      this.begin(firstStep(selection, this.#history), selection);
  }

  /** Shows the step in the URL after Back, Forward or an edit of the URL, if the step was reached before. */
  onUrlChange(named: string | undefined): void {
    if (this.state.kind === 'done') this.#history.finish();
    const current = this.editableStep;
    if (this.leaveQuestion.isAsked) {
      /* Back closes the question and stays on the step. */
      this.leaveQuestion.stay();
      if (current !== undefined) this.#history.goTo(current, 'push');
      return;
    }
    const step = stepNamed(named);
    if (current === undefined || step === current) return;
    const hasPlan = this.selection?.chosen.plan !== undefined;
    if (step !== undefined && this.#history.allows(step, hasPlan)) this.enter(step, 'none');
    else this.#history.goTo(current, 'replace');
  }

  /** Opens the business page, or asks first. */
  leave(): void {
    if (isCovered(this.state)) return;
    this.leaveQuestion.leave(this.billing.isChanged && this.editableStep !== undefined);
  }

  changeBilling(field: BillingField, value: string): void {
    if (this.editableStep !== 'payment') return;
    this.billing.change(field, value);
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
    void this.#payment.submit(selection, this.billing, this.card.fields);
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
  loadAgain = (isOnline: boolean): void => {
    if (isOnline) this.#exits.reload();
    else void this.#loading.refresh().then(this.onRead);
  };

  /** Loads the document again. The draft restores the selection. */
  reloadPage = (): void => this.#exits.reload();

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
        return this.to({ kind: 'plans-failed', cause: error.cause });
      default:
        this.to({ kind: 'leaving' });
        this.#exits.redirectAfterFailedLoad(error);
    }
  }

  private onLoaded(initialData: WizardData): void {
    const isEditable = (step: WizardStep): boolean => step === this.editableStep;
    const selection = new WizardSelection(initialData, { isEditable, onChange: this.onSelectionChange });
    if (initialData.typedBilling !== undefined) this.billing.restore(initialData.typedBilling);
    const lastOrder = this.#payment.lastOrder(initialData.subscription);
    this.#payment.recordOutcome(initialData.subscription);
    this.begin(wizardOpening(selection, lastOrder, this.#history), selection);
  }

  private begin(opening: WizardOpening, selection: WizardSelection): void {
    const isCardChange = 'isCardChange' in opening && opening.isCardChange;
    const showsDraftNotice = opening.kind === 'step' && opening.showsDraftNotice;
    this.to({ kind: 'loading' }, { selection, isCardChange, showsDraftNotice });
    if (isCardChange) this.#draft.keepSelection(selection.initialData.draft);
    switch (opening.kind) {
      case 'outcome-unknown':
        /* Restores the items of the order, so that the owner can retry if it was not executed. */
        selection.restoreOrder(opening.order);
        this.#history.goTo('payment', 'none');
        return void this.#payment.reconcile(opening.order);
      case 'executed':
        return this.finishStoredOrder(opening.order, opening.wasConfirmedLater);
      case 'no-order':
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
        if (this.#history.takeAnnual()) selection.changeCycle('annual');
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
    if (step === 'payment' && !isReconcilingRefusal(this.state)) this.to(phaseOf('payment'));
    this.saveDraft();
  }

  private onPayment(progress: PaymentProgress): void {
    switch (progress.kind) {
      case 'paid':
        return this.finish(progress.summary);
      case 'executed':
        return this.finishStoredOrder(progress.order, progress.wasConfirmedLater);
      case 'failed':
        /* The reconciliation confirms a refusal that was shown on the payment step, which the owner has left. */
        if (progress.failure.charge === 'not-charged' && this.state.kind !== 'payment') return;
        /* An earlier order was not executed, and its items could not be selected. The payment step would offer another
           selection than the owner's, so the wizard closes. */
        if (progress.failure.kind === 'not-executed' && this.selection?.couldNotRestoreOrder === true)
          return this.redirect('not-executed');
        if (progress.failure.charge !== 'not-charged') this.billing.markRefused(progress.fields ?? []);
        this.to({ kind: 'payment', failure: progress.failure });
        return this.#history.goTo('payment', 'push');
      case 'paying':
      case 'outcome-unknown':
      case 'session-expired':
        return this.to(progress);
    }
  }

  private finish(summary: OrderSummary): void {
    if (this.selection?.chosen.method === 'new-card') this.billing.saveForNextOrder();
    this.#draft.clearAfterOrder(summary.order.sentAt);
    /* "Paying" stays visible until `redirectAfterCardChange` has read the subscription. */
    if (this.isCardChange)
      return void this.#exits.redirectAfterCardChange(summary.business, () => this.to({ kind: 'leaving' }));
    void this.#afterOrder.finish(summary);
    this.#history.finish();
  }

  private finishStoredOrder(order: PlacedOrder, wasConfirmedLater: boolean): void {
    const summary = this.selection && summaryOfOrder(order, this.selection.initialData, wasConfirmedLater);
    if (summary !== undefined) return this.finish(summary);
    if (wasConfirmedLater) this.#draft.clearAfterOrder(order.sentAt);
    this.redirect(wasConfirmedLater ? 'executed' : undefined);
  }

  private redirect(outcome: ReconciledOutcome | undefined): void {
    this.to({ kind: 'leaving' });
    this.#exits.redirectAfterOrder(outcome);
  }

  private saveDraft(): void {
    if (this.selection !== undefined) this.#draft.save(this.selection, this.billing.typedValues);
  }

  /** If a payment was running, saves the draft again, so that its 30 minutes start now. */
  private expire(): void {
    if (this.state.kind === 'paying') this.saveDraft();
    this.to({ kind: 'leaving' });
    void this.#session.expire();
  }

  /** Writes the state, or ends an expired session. The payment step prefills the billing form. */
  private to(
    phase: WizardPhase | { readonly kind: 'session-expired' },
    changes: Partial<WizardContent> = {},
  ): void {
    if (phase.kind === 'session-expired') return this.expire();
    if (phase.kind === 'payment' && this.state.kind !== 'payment') this.billing.prefill();
    const { selection, isCardChange, showsDraftNotice } = this.state;
    this.state = { selection, isCardChange, showsDraftNotice, ...phase, ...changes };
  }
}
