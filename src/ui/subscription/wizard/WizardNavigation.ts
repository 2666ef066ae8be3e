import type { StartSubscriptionWizardError } from '@/application/subscription/StartSubscriptionWizard';
import type { BusinessId } from '@/domain/business/Business';
import { canBeTriedAgain, leavingNotice, type LeavingError } from '@/ui/business/leavingNotice';
import type { Notices } from '@/ui/shell/Notices';
import { paths } from '@/ui/shell/paths';
import type { WizardPorts } from './WizardDependencies';

type ExitPorts = Pick<WizardPorts, 'clock' | 'navigation' | 'returnPath'>;

/** Errors that are not shown in the wizard: it redirects with a notice. */
type UnavailableError = Extract<
  StartSubscriptionWizardError,
  { readonly kind: 'business-not-found' | 'business-unavailable' | 'subscription-unavailable' }
>;

/** Leaves the wizard; every exit loads another document. */
export class WizardNavigation {
  constructor(
    private readonly businessId: BusinessId,
    private readonly ports: ExitPorts,
    private readonly notices: Pick<Notices, 'leaveForNextDocument'>,
  ) {}

  openBusinessPage(): void {
    this.ports.navigation.open(paths.business(this.businessId));
  }

  /** Redirects when no order can be shown (spec section 2), with a notice when one was confirmed meanwhile. */
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

  /** Shows why on the dashboard, which offers to try again where that can succeed (decision C35). */
  #redirectWithoutBusiness(error: LeavingError): void {
    const { clock, navigation, returnPath } = this.ports;
    if (canBeTriedAgain(error))
      returnPath.save({ path: paths.subscription(this.businessId), rememberedAt: clock.now() });
    this.notices.leaveForNextDocument({ kind: 'error', message: leavingNotice(error) });
    navigation.replace(paths.dashboard);
  }

  /** The page of the business offers to load the subscription again (spec section 8). */
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
