import type { StartSubscriptionWizardError } from '@/application/subscription/StartSubscriptionWizard';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { AnnouncedCharge } from '@/domain/subscription/announcedCharge';
import { formatDate, formatMoney } from '@/ui/i18n/formatters';
import { canBeTriedAgain, leavingNotice, type LeavingError } from '@/ui/business/leavingNotice';
import type { Notice, Notices } from '@/ui/shell/Notices';
import { paths } from '@/ui/shell/paths';
import type { WizardPorts } from './WizardDependencies';

type ExitPorts = Pick<WizardPorts, 'clock' | 'navigation' | 'returnPath'>;

/** The errors after which the wizard redirects to another page with a notice. */
type UnavailableError = Extract<
  StartSubscriptionWizardError,
  { readonly kind: 'business-not-found' | 'business-unavailable' | 'subscription-unavailable' }
>;

/** The outcome of an order without a response. */
export type ReconciledOutcome = 'confirmed' | 'not-charged';

const OUTCOMES = {
  confirmed: { kind: 'success', message: 'subscription.wizard.unconfirmed.elsewhere.confirmed' },
  'not-charged': { kind: 'error', message: 'subscription.wizard.unconfirmed.elsewhere.notCharged' },
} as const satisfies Readonly<Record<ReconciledOutcome, Omit<Notice, 'reason' | 'about'>>>;

/** Leaves the wizard. Every exit loads another document. */
export class WizardNavigation {
  constructor(
    private readonly businessId: BusinessId,
    private readonly ports: ExitPorts,
    private readonly notices: Pick<Notices, 'leaveForNextDocument'>,
  ) {}

  openBusinessPage(): void {
    this.ports.navigation.open(paths.business(this.businessId));
  }

  /**
   * Redirects when no order can be shown (spec section 2). The next page shows a notice when the outcome of an order
   * was looked up.
   */
  redirectAfterOrder(outcome: ReconciledOutcome | undefined): void {
    if (outcome !== undefined) this.notices.leaveForNextDocument(OUTCOMES[outcome]);
    this.#replaceByBusinessPage();
  }

  /** The business page shows the subscription with its card. Its toast names the next charge if it is known. */
  redirectAfterCardChange(charge: AnnouncedCharge | undefined, timeZone: string | undefined): void {
    this.notices.leaveForNextDocument(
      charge === undefined
        ? { kind: 'success', message: 'subscription.cardChange.done' }
        : {
            kind: 'success',
            message: 'subscription.cardChange.doneNextCharge',
            values: { amount: formatMoney(charge.amount), date: formatDate(charge.date, timeZone) },
          },
    );
    this.#replaceByBusinessPage();
  }

  redirectAfterFailedLoad(error: UnavailableError): void {
    if (error.kind === 'subscription-unavailable') this.#redirectWithoutSubscription();
    else this.#redirectWithoutBusiness(error.kind === 'business-unavailable' ? error.cause : error);
  }

  /**
   * Redirects to the dashboard with the reason. After a temporary failure the dashboard also offers a link back
   * (decision C35).
   */
  #redirectWithoutBusiness(error: LeavingError): void {
    const { clock, navigation, returnPath } = this.ports;
    if (canBeTriedAgain(error))
      returnPath.save({ path: paths.subscription(this.businessId), rememberedAt: clock.now() });
    this.notices.leaveForNextDocument({ kind: 'error', message: leavingNotice(error) });
    navigation.replace(paths.dashboard);
  }

  /** Redirects to the page of the business, where the subscription can be loaded again (spec section 8). */
  #redirectWithoutSubscription(): void {
    this.notices.leaveForNextDocument({ kind: 'error', message: 'errors.subscriptionUnavailable' });
    this.#replaceByBusinessPage();
  }

  reload(): void {
    this.ports.navigation.reload();
  }

  #replaceByBusinessPage(): void {
    this.ports.navigation.replace(paths.business(this.businessId));
  }
}
