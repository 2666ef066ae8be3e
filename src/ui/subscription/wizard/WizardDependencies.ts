import type { CardFields } from '@/application/ports/CardFields';
import type { Clock } from '@/application/ports/Clock';
import type { DocumentNavigation } from '@/application/ports/DocumentNavigation';
import type { DraftStore } from '@/application/ports/DraftStore';
import type { WantedPathStore } from '@/application/ports/WantedPathStore';
import type { CreateOrUpdateSubscription } from '@/application/subscription/CreateOrUpdateSubscription';
import type { RecallOrder } from '@/application/subscription/RecallOrder';
import type { ReconcilePayment } from '@/application/subscription/ReconcilePayment';
import type { StartSubscriptionWizard } from '@/application/subscription/StartSubscriptionWizard';
import type { ViewSubscription } from '@/application/subscription/ViewSubscription';
import type { Notices } from '@/ui/shell/Notices';
import type { SessionViewModel } from '@/ui/shell/SessionViewModel';

export interface WizardUseCases {
  readonly startWizard: Pick<StartSubscriptionWizard, 'execute'>;
  readonly createOrUpdate: Pick<CreateOrUpdateSubscription, 'execute'>;
  readonly recallOrder: Pick<RecallOrder, 'execute'>;
  readonly reconcile: Pick<ReconcilePayment, 'execute'>;
  readonly viewSubscription: Pick<ViewSubscription, 'execute'>;
}

export interface WizardPorts {
  readonly drafts: DraftStore;
  readonly cardFields: CardFields;
  readonly navigation: DocumentNavigation;
  readonly wantedPaths: WantedPathStore;
  readonly clock: Clock;
}

/** What the wizard needs of the application frame. */
export interface WizardFrame {
  readonly session: Pick<SessionViewModel, 'user' | 'expire'>;
  readonly notices: Pick<Notices, 'leaveForNextDocument'>;
}
