import type { LoadWizardDataError } from '@/application/subscription/LoadWizardData';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { PlacedOrder } from '@/domain/subscription/PlacedOrder';
import type { Toast } from '@/ui/shell/Toasts';
import { paths } from '@/ui/shell/paths';
import { executedToast } from '@/ui/subscription/pending/executedToast';
import type { WizardServices } from './WizardServices';

/** The errors for which the wizard redirects to a page that shows them. */
type UnavailableError = Extract<
  LoadWizardDataError,
  { readonly kind: 'business-not-found' | 'business-unavailable' | 'subscription-unavailable' }
>;

/** The outcome of an order whose response was lost: the executed order, or that it was not executed. */
export type ReconciledOutcome = PlacedOrder | 'not-executed';

const NOT_EXECUTED = {
  kind: 'error',
  message: 'subscription.wizard.outcomeUnknown.elsewhere.notCharged',
} as const satisfies Toast;

/** The ways out of the wizard. Each one loads a document. */
export class WizardNavigation {
  constructor(
    private readonly businessId: BusinessId,
    private readonly services: WizardServices,
  ) {}

  openBusinessPage(): void {
    this.services.navigation.open(paths.business(this.businessId));
  }

  /** For a wizard without an order to show (spec section 2). A toast on the next page shows a reconciled outcome. */
  redirectAfterOrder(outcome: ReconciledOutcome | undefined): void {
    if (outcome !== undefined)
      this.services.toasts.storeForNextDocument(
        outcome === 'not-executed' ? NOT_EXECUTED : executedToast(outcome),
      );
    this.#replaceByBusinessPage();
  }

  redirectAfterFailedLoad(error: UnavailableError): void {
    const { clock, navigation, returnPath, toasts } = this.services;
    if (error.kind === 'subscription-unavailable') {
      /* On the page of the business the subscription can be loaded again (spec section 8). */
      toasts.storeForNextDocument({ kind: 'error', message: 'errors.subscriptionUnavailable' });
      return this.#replaceByBusinessPage();
    }
    /* The dashboard shows the reason and, after a temporary failure, a link back (decision C35). */
    const failure = error.kind === 'business-unavailable' ? error.cause.kind : error.kind;
    returnPath.save({ path: paths.subscription(this.businessId), rememberedAt: clock.now(), failure });
    navigation.replace(paths.dashboard);
  }

  reload(): void {
    this.services.navigation.reload();
  }

  #replaceByBusinessPage(): void {
    this.services.navigation.replace(paths.business(this.businessId));
  }
}
