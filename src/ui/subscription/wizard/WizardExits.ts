import type { DocumentNavigation } from '@/application/ports/DocumentNavigation';
import type { BusinessId } from '@/domain/business/Business';
import type { Notices } from '@/ui/shell/Notices';
import { paths } from '@/ui/shell/paths';

/** The ways out of the wizard; each loads another document (architecture section 5). */
export class WizardExits {
  constructor(
    private readonly businessId: BusinessId,
    private readonly navigation: DocumentNavigation,
    private readonly notices: Pick<Notices, 'leaveForNextDocument'>,
  ) {}

  openBusinessPage(): void {
    this.navigation.open(paths.business(this.businessId));
  }

  /** Step 5 without anything to show (spec section 2). */
  redirectToBusinessPage(): void {
    this.navigation.replace(paths.business(this.businessId));
  }

  /** Not one of the owner's businesses, or not to be loaded: which one is not told (decision C35). */
  redirectAfter(failure: 'business-not-found' | 'subscription-unavailable'): void {
    const isLost = failure === 'business-not-found';
    this.notices.leaveForNextDocument({
      kind: 'error',
      message: isLost ? 'errors.businessNotFound' : 'errors.subscriptionUnavailable',
    });
    this.navigation.replace(isLost ? paths.dashboard : paths.business(this.businessId));
  }

  reload(): void {
    this.navigation.reload();
  }
}
