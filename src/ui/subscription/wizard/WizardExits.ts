import { makeAutoObservable } from 'mobx';
import type { Clock } from '@/application/ports/Clock';
import type { DocumentNavigation } from '@/application/ports/DocumentNavigation';
import type { ReturnFailure, ReturnPath } from '@/application/ports/ReturnPath';
import type { StoredRecord } from '@/application/ports/StoredRecords';
import type { LoadWizardDataError } from '@/application/subscription/LoadWizardData';
import type { ViewSubscription } from '@/application/subscription/ViewSubscription';
import type { Business } from '@/domain/business/Business';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { User } from '@/domain/identity/User';
import { announcedChargeOf, type AnnouncedCharge } from '@/domain/subscription/announcedCharge';
import { formatDate, formatMoney } from '@/ui/i18n/formatters';
import type { Toast, Toasts } from '@/ui/shell/Toasts';
import { paths } from '@/ui/shell/paths';
import type { WizardDraft } from './WizardDraft';

export interface ExitPorts {
  readonly navigation: DocumentNavigation;
  readonly returnPath: StoredRecord<ReturnPath>;
  readonly clock: Clock;
}

/** The errors that another page shows, to which the wizard redirects. */
type UnavailableError = Extract<
  LoadWizardDataError,
  { readonly kind: 'business-not-found' | 'business-unavailable' | 'subscription-unavailable' }
>;

/** The outcome of an order whose response was lost. */
export type ReconciledOutcome = 'executed' | 'not-executed';

const OUTCOMES = {
  executed: { kind: 'success', message: 'subscription.wizard.outcomeUnknown.elsewhere.confirmed' },
  'not-executed': { kind: 'error', message: 'subscription.wizard.outcomeUnknown.elsewhere.notCharged' },
} as const satisfies Readonly<Record<ReconciledOutcome, Omit<Toast, 'reason' | 'about'>>>;

/** The ways out of the wizard. Each one loads another document. */
export class WizardExits {
  constructor(
    private readonly businessId: BusinessId,
    private readonly owner: () => User | undefined,
    private readonly viewSubscription: Pick<ViewSubscription, 'execute'>,
    private readonly ports: ExitPorts,
    private readonly toasts: Pick<Toasts, 'storeForNextDocument'>,
  ) {}

  openBusinessPage(): void {
    this.ports.navigation.open(paths.business(this.businessId));
  }

  /** Redirects if there is no order to show (spec section 2). A toast on the next page says a reconciled outcome. */
  redirectAfterOrder(outcome: ReconciledOutcome | undefined): void {
    if (outcome !== undefined) this.toasts.storeForNextDocument(OUTCOMES[outcome]);
    this.#replaceByBusinessPage();
  }

  /** Redirects to the business page, where a toast names the next charge if it is known. */
  async redirectAfterCardChange(business: Business, onLeaving: () => void): Promise<void> {
    const charge = await this.#nextCharge(business);
    onLeaving();
    this.toasts.storeForNextDocument(
      charge === undefined
        ? { kind: 'success', message: 'subscription.cardChange.done' }
        : {
            kind: 'success',
            message: 'subscription.cardChange.doneNextCharge',
            values: { amount: formatMoney(charge.amount), date: formatDate(charge.date, business.timezone) },
          },
    );
    this.#replaceByBusinessPage();
  }

  /** Reads the subscription again, because the order may have moved the next charge. Undefined if it is not known. */
  async #nextCharge({ id, timezone }: Business): Promise<AnnouncedCharge | undefined> {
    const owner = this.owner();
    if (owner === undefined) return undefined;
    const read = await this.viewSubscription.execute(owner, id);
    return read.ok && read.value !== undefined
      ? announcedChargeOf(read.value, this.ports.clock.now(), timezone)
      : undefined;
  }

  redirectAfterFailedLoad(error: UnavailableError): void {
    if (error.kind === 'subscription-unavailable') this.#redirectWithoutSubscription();
    else this.#redirectWithoutBusiness(error.kind === 'business-unavailable' ? error.cause.kind : error.kind);
  }

  /** Redirects to the dashboard, which shows the reason and, after a temporary failure, a link back (decision C35). */
  #redirectWithoutBusiness(failure: ReturnFailure): void {
    const { clock, navigation, returnPath } = this.ports;
    returnPath.save({ path: paths.subscription(this.businessId), rememberedAt: clock.now(), failure });
    navigation.replace(paths.dashboard);
  }

  /** Redirects to the page of the business, where the subscription can be loaded again (spec section 8). */
  #redirectWithoutSubscription(): void {
    this.toasts.storeForNextDocument({ kind: 'error', message: 'errors.subscriptionUnavailable' });
    this.#replaceByBusinessPage();
  }

  reload(): void {
    this.ports.navigation.reload();
  }

  #replaceByBusinessPage(): void {
    this.ports.navigation.replace(paths.business(this.businessId));
  }
}

/** Asks before leaving loses typed billing data (decision C50). */
export class LeaveQuestion {
  isAsked = false;
  readonly #draft: Pick<WizardDraft, 'clear'>;
  readonly #exits: WizardExits;

  constructor(draft: Pick<WizardDraft, 'clear'>, exits: WizardExits) {
    this.#draft = draft;
    this.#exits = exits;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Opens the business page, or asks first. */
  leave(wouldLoseData: boolean): void {
    if (wouldLoseData) this.isAsked = true;
    else this.#exits.openBusinessPage();
  }

  stay(): void {
    this.isAsked = false;
  }

  confirm(): void {
    this.isAsked = false;
    this.#draft.clear();
    this.#exits.openBusinessPage();
  }
}
