import type { StartSubscriptionWizardError } from '@/application/subscription/StartSubscriptionWizard';
import type { BusinessId } from '@/domain/business/Business';
import { canBeTriedAgain, leavingNotice, type LeavingError } from '@/ui/business/leavingNotice';
import type { Notices } from '@/ui/shell/Notices';
import { paths } from '@/ui/shell/paths';
import type { WizardPorts } from './WizardDependencies';

type ExitPorts = Pick<WizardPorts, 'clock' | 'navigation' | 'returnPath'>;

/** What cannot be told on the page of the wizard. */
type UnavailableError = Extract<
  StartSubscriptionWizardError,
  { readonly kind: 'business-not-found' | 'business-unavailable' | 'subscription-unavailable' }
>;

/** The ways out of the wizard; each loads another document (architecture section 5). */
export class WizardExits {
  constructor(
    private readonly businessId: BusinessId,
    private readonly ports: ExitPorts,
    private readonly notices: Pick<Notices, 'leaveForNextDocument'>,
  ) {}

  openBusinessPage(): void {
    this.ports.navigation.open(paths.business(this.businessId));
  }

  /** Where there is nothing to show of an order (spec section 2); tells one that was found carried out meanwhile. */
  redirectAfterOrder(wasConfirmedLater: boolean): void {
    if (wasConfirmedLater)
      this.notices.leaveForNextDocument({
        kind: 'success',
        message: 'subscription.wizard.unconfirmed.elsewhere.confirmed',
      });
    this.#replaceByBusinessPage();
  }

  redirectAfterFailedLoad(error: UnavailableError): void {
    if (error.kind === 'subscription-unavailable') this.#redirectWithoutSubscription();
    else this.#redirectWithoutBusiness(error.kind === 'business-unavailable' ? error.cause : error);
  }

  /** Says why, and lets the dashboard offer the way back to what may come another time (decision C35). */
  #redirectWithoutBusiness(error: LeavingError): void {
    const { clock, navigation, returnPath } = this.ports;
    if (canBeTriedAgain(error))
      returnPath.save({ path: paths.subscription(this.businessId), rememberedAt: clock.now() });
    this.notices.leaveForNextDocument({ kind: 'error', message: leavingNotice(error) });
    navigation.replace(paths.dashboard);
  }

  /** The page of the business offers to load it again (spec section 8). */
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
