import type { CardFields } from '@/application/ports/CardFields';
import type { Clock } from '@/application/ports/Clock';
import type { DocumentNavigation } from '@/application/ports/DocumentNavigation';
import type { ReturnPath } from '@/application/ports/ReturnPath';
import type { SessionRecord, SessionRecords } from '@/application/ports/SessionRecords';
import type { SubscriptionKey } from '@/application/ports/SubscriptionKey';
import type { AwaitSubscription } from '@/application/subscription/AwaitSubscription';
import type { CreateOrUpdateSubscription } from '@/application/subscription/CreateOrUpdateSubscription';
import type { LoadLastOrder } from '@/application/subscription/LoadLastOrder';
import type { ReconcilePayment } from '@/application/subscription/ReconcilePayment';
import type { StartSubscriptionWizard } from '@/application/subscription/StartSubscriptionWizard';
import type { ViewSubscription } from '@/application/subscription/ViewSubscription';
import type { UserId } from '@/domain/identity/User';
import type { LastBilling } from '@/domain/subscription/LastBilling';
import type { SelectionDraft } from '@/domain/subscription/PlanSelection';
import type { PreselectedPlan } from '@/domain/subscription/PreselectedPlan';
import type { BusinessCache } from '@/ui/business/BusinessCache';
import type { StatusChangeUseCases } from '@/ui/business/status/StatusChangeProcess';
import type { LanguageViewModel } from '@/ui/shell/LanguageViewModel';
import type { Notices } from '@/ui/shell/Notices';
import type { SessionViewModel } from '@/ui/shell/SessionViewModel';

export interface WizardUseCases extends Omit<StatusChangeUseCases, 'deactivateBusiness'> {
  readonly startWizard: Pick<StartSubscriptionWizard, 'execute'>;
  readonly createOrUpdate: Pick<CreateOrUpdateSubscription, 'execute'>;
  readonly loadLastOrder: Pick<LoadLastOrder, 'execute'>;
  readonly reconcile: Pick<ReconcilePayment, 'execute'>;
  readonly viewSubscription: Pick<ViewSubscription, 'execute'>;
  readonly awaitSubscription: Pick<AwaitSubscription, 'execute'>;
}

export interface WizardPorts {
  readonly drafts: SessionRecords<SubscriptionKey, SelectionDraft>;
  readonly preselectedPlan: Pick<SessionRecord<PreselectedPlan>, 'clear'>;
  readonly lastBilling: SessionRecords<UserId, LastBilling>;
  readonly cardFields: CardFields;
  readonly navigation: DocumentNavigation;
  readonly returnPath: SessionRecord<ReturnPath>;
  readonly clock: Clock;
}

/** The view models outside the page that the wizard uses. */
export interface WizardShell {
  readonly session: Pick<SessionViewModel, 'user' | 'expire'>;
  /** The language of the page. */
  readonly language: Pick<LanguageViewModel, 'language'>;
  readonly notices: Pick<Notices, 'leaveForNextDocument'>;
  readonly businessCache: Pick<BusinessCache, 'rememberChanged'>;
}
