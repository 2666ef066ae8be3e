import type { ChangeStatus } from '@/application/business/ChangeStatus';
import type { OwnedRead } from '@/application/business/readIfOwned';
import type { CardFields } from '@/application/ports/CardFields';
import type { Clock } from '@/application/ports/Clock';
import type { DocumentNavigation } from '@/application/ports/DocumentNavigation';
import type { OwnerStores } from '@/application/ports/ownerRecords';
import type { ReturnPath } from '@/application/ports/ReturnPath';
import type { ReadFailure } from '@/application/ports/ServiceFailure';
import type { StoredRecord } from '@/application/ports/StoredRecord';
import type { AwaitSubscription } from '@/application/subscription/AwaitSubscription';
import type { CreateOrUpdateSubscription } from '@/application/subscription/CreateOrUpdateSubscription';
import type { UpdateLastOrder } from '@/application/subscription/UpdateLastOrder';
import type { LoadWizardData } from '@/application/subscription/LoadWizardData';
import type { ReconcilePayment } from '@/application/subscription/ReconcilePayment';
import type { Subscription } from '@/domain/subscription/Subscription';
import type { BusinessCache } from '@/ui/business/BusinessCache';
import type { LanguageViewModel } from '@/ui/shell/LanguageViewModel';
import type { SessionViewModel } from '@/ui/shell/SessionViewModel';
import type { Toasts } from '@/ui/shell/Toasts';

export interface WizardServices {
  readonly loadWizardData: Pick<LoadWizardData, 'execute'>;
  readonly createOrUpdateSubscription: Pick<CreateOrUpdateSubscription, 'execute'>;
  readonly reconcilePayment: Pick<ReconcilePayment, 'execute'>;
  readonly updateLastOrder: Pick<UpdateLastOrder, 'execute'>;
  readonly viewSubscription: OwnedRead<Subscription | undefined, ReadFailure>;
  readonly awaitSubscription: Pick<AwaitSubscription, 'execute'>;
  readonly changeStatus: Pick<ChangeStatus, 'execute' | 'reconcile'>;
  readonly ownerStores: Pick<
    OwnerStores,
    'selectionDrafts' | 'preselectedPlan' | 'lastBilling' | 'rememberedBilling'
  >;
  readonly cardFields: CardFields;
  readonly navigation: DocumentNavigation;
  readonly returnPath: StoredRecord<ReturnPath>;
  readonly clock: Clock;
  readonly session: Pick<SessionViewModel, 'user' | 'expire'>;
  readonly language: Pick<LanguageViewModel, 'language'>;
  readonly toasts: Pick<Toasts, 'show' | 'storeForNextDocument'>;
  readonly businessCache: Pick<BusinessCache, 'rememberStatus'>;
}
