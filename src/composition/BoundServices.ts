import type { Container, ContainerModule } from 'inversify';
import type { ApiClient } from '@/adapters/http/ApiClient';
import type { DemoWorld } from '@/adapters/in-memory/world/DemoWorld';
import type { ChangeStatus } from '@/application/business/ChangeStatus';
import type { ListBusinesses } from '@/application/business/ListBusinesses';
import type { OwnedRead } from '@/application/business/readIfOwned';
import type { UpdateBusiness } from '@/application/business/UpdateBusiness';
import type { CompleteSignIn } from '@/application/identity/CompleteSignIn';
import type { OwnerStores } from '@/application/ports/ownerRecords';
import type { EndSession } from '@/application/identity/EndSession';
import type { OwnerData } from '@/application/identity/OwnerData';
import type { RestoreSession } from '@/application/identity/RestoreSession';
import type { SignIn } from '@/application/identity/SignIn';
import type { WatchForSignOut } from '@/application/identity/WatchForSignOut';
import type { PollPorts } from '@/application/polling/startPoll';
import type { BusinessNotFound, BusinessRepository } from '@/application/ports/BusinessRepository';
import type { CardFields } from '@/application/ports/CardFields';
import type { Clock } from '@/application/ports/Clock';
import type { Connection } from '@/application/ports/Connection';
import type { Diagnostics } from '@/application/ports/Diagnostics';
import type { DocumentNavigation } from '@/application/ports/DocumentNavigation';
import type { IdentityProvider } from '@/application/ports/IdentityProvider';
import type { FormChannel } from '@/application/ports/FormChannel';
import type { NoSessionReason } from '@/application/ports/NoSessionReason';
import type { OrderJournal } from '@/application/ports/OrderJournal';
import type { OrderLock } from '@/application/ports/OrderLock';
import type {
  ListingNotEditable,
  ListingRecord,
  ListingRepository,
  ListingSettings,
} from '@/application/ports/ListingRepository';
import type { MediaStore } from '@/application/ports/MediaStore';
import type { PendingToast } from '@/application/ports/PendingToast';
import type { PictureEncoder } from '@/application/ports/PictureEncoder';
import type { PlanCatalog } from '@/application/ports/PlanCatalog';
import type { PreferenceStore } from '@/application/ports/PreferenceStore';
import type { ReturnPath } from '@/application/ports/ReturnPath';
import type { KeyedRecords, StoredRecord } from '@/application/ports/StoredRecord';
import type { OwnerChannel } from '@/application/ports/OwnerChannel';
import type { ListingPartKey } from '@/application/ports/recordKeys';
import type { ReadFailure } from '@/application/ports/ServiceFailure';
import type { SubscriptionRepository } from '@/application/ports/SubscriptionRepository';
import type { UserRepository } from '@/application/ports/UserRepository';
import type { PreparePicture } from '@/application/profile/PreparePicture';
import type { UpdateProfile } from '@/application/profile/UpdateProfile';
import type { AwaitSubscription } from '@/application/subscription/AwaitSubscription';
import type { CancelSubscription } from '@/application/subscription/CancelSubscription';
import type { CheckSubscriptions } from '@/application/subscription/CheckSubscriptions';
import type { CreateOrUpdateSubscription } from '@/application/subscription/CreateOrUpdateSubscription';
import type { PreselectPlan } from '@/application/subscription/PreselectPlan';
import type { ListPlanFeatures } from '@/application/subscription/ListPlanFeatures';
import type { ListPublicPlans } from '@/application/subscription/ListPublicPlans';
import type { UpdateLastOrder } from '@/application/subscription/UpdateLastOrder';
import type { ReconcilePayment } from '@/application/subscription/ReconcilePayment';
import type { LoadWizardData, WizardSettings } from '@/application/subscription/LoadWizardData';
import type { Business } from '@/domain/business/Business';
import type { ListingDraft } from '@/domain/business/listing/ListingDraft';
import type { Language } from '@/domain/shared/language';
import type { Subscription } from '@/domain/subscription/Subscription';
import type { Texts } from '@/ui/i18n/Texts';
import type { Attention } from '@/ui/business/attention/AttentionScope';
import type { CreateBulkViewModel } from '@/ui/business/bulk/BulkViewModel';
import type { BusinessCache } from '@/ui/business/BusinessCache';
import type { SubscriptionCache } from '@/ui/business/SubscriptionCache';
import type { ViewProfile } from '@/ui/shell/createUserResource';
import type { Lazy } from '@/ui/shell/loading/lazy';
import type { CreateEditing } from '@/ui/business/editing/ListingEditing';
import type { LanguageViewModel } from '@/ui/shell/LanguageViewModel';
import type { SessionUseCases, SessionViewModel } from '@/ui/shell/SessionViewModel';
import type { SlowRequests } from '@/ui/shell/slow-requests/SlowRequests';
import type { Toasts } from '@/ui/shell/Toasts';
import type { IssueCount, ViewModelFactories } from '@/ui/shell/ViewModels';
import type { CreateSessionExpiryViewModel } from '@/ui/shell/session-expiry/SessionExpiryViewModel';

/** The ports of the shell. A visitor's page has no other ports. The container binds these too. */
export interface ShellPorts {
  readonly clock: Clock;
  readonly diagnostics: Diagnostics;
  readonly preferences: PreferenceStore;
  readonly tabLanguage: Pick<StoredRecord<Language>, 'clear'>;
  readonly pendingToasts: StoredRecord<readonly PendingToast[]>;
  readonly noSessionReason: StoredRecord<NoSessionReason>;
  readonly returnPath: StoredRecord<ReturnPath>;
  readonly navigation: DocumentNavigation;
  /** The path and query of the page. */
  readonly currentUrl: () => string;
}

/** The view models of the shell that the signed-in screens use. */
export interface OwnerShell {
  readonly session: Pick<SessionViewModel, 'user' | 'reload' | 'replaceUser' | 'expire'>;
  readonly toasts: Toasts;
  readonly slowRequests: SlowRequests;
  readonly issueCount: Pick<IssueCount, 'set'>;
  readonly language: Pick<LanguageViewModel, 'language'>;
  readonly texts: Pick<Texts, 'require'>;
}

/** The services in the container by their names. Each page declares its view models in `ViewModelFactories`. */
export interface BoundServices extends ShellPorts, OwnerShell, ViewModelFactories {
  readonly connection: Connection;
  /** The ports of a poll (application/polling/startPoll.ts). */
  readonly pollPorts: PollPorts;
  readonly ownerStores: OwnerStores;
  readonly orders: OrderJournal;
  readonly orderLock: OrderLock;
  readonly signOutChannel: OwnerChannel;
  readonly identity: IdentityProvider;
  readonly users: UserRepository;
  readonly media: MediaStore;
  readonly pictureEncoder: PictureEncoder;
  readonly businesses: BusinessRepository;
  readonly listingSettings: ListingSettings;
  readonly listings: ListingRepository;
  readonly businessMedia: MediaStore;
  /** Loads the adapters that only editing needs: `listings` and `businessMedia`. */
  readonly loadListingAdapters: () => Promise<ContainerModule>;
  /** The records of `ownerStores.listingDrafts`, parsed whole. */
  readonly listingDrafts: KeyedRecords<ListingPartKey, ListingDraft>;
  readonly formChannel: FormChannel;
  readonly subscriptions: SubscriptionRepository;
  readonly plans: PlanCatalog;
  readonly cardFields: CardFields;
  readonly wizardSettings: WizardSettings;

  /* What loads with the module that binds it, when it is first needed. */
  readonly lazyBusinesses: Lazy<ListBusinesses>;
  readonly lazyBulk: Lazy<CreateBulkViewModel>;
  readonly lazyEditing: Lazy<CreateEditing>;
  readonly loadSessionExpiry: () => Promise<CreateSessionExpiryViewModel>;

  readonly attentionPart: Attention;
  readonly createEditing: CreateEditing;
  readonly businessCache: BusinessCache;
  readonly subscriptionCache: SubscriptionCache;

  readonly ownerData: OwnerData;
  readonly restoreSession: RestoreSession;
  readonly signIn: SignIn;
  readonly completeSignIn: CompleteSignIn;
  readonly endSession: EndSession;
  readonly clearSession: SessionUseCases['clearSession'];
  readonly watchForSignOut: WatchForSignOut;
  readonly listBusinesses: ListBusinesses;
  readonly viewBusiness: OwnedRead<Business, BusinessNotFound | ReadFailure>;
  readonly changeStatus: ChangeStatus;
  /** `listings`, with every read stored in `businessCache`. */
  readonly rememberedListings: ListingRepository;
  readonly openListing: OwnedRead<ListingRecord, BusinessNotFound | ListingNotEditable | ReadFailure>;
  readonly updateBusiness: UpdateBusiness;
  readonly checkSubscriptions: CheckSubscriptions;
  readonly viewSubscription: OwnedRead<Subscription | undefined, ReadFailure>;
  readonly awaitSubscription: AwaitSubscription;
  readonly loadWizardData: LoadWizardData;
  readonly createOrUpdateSubscription: CreateOrUpdateSubscription;
  readonly listPublicPlans: ListPublicPlans;
  readonly listPlanFeatures: ListPlanFeatures;
  readonly preselectPlan: PreselectPlan;
  readonly updateLastOrder: UpdateLastOrder;
  readonly reconcilePayment: ReconcilePayment;
  readonly cancelSubscription: CancelSubscription;
  readonly viewProfile: ViewProfile;
  readonly preparePicture: PreparePicture;
  readonly updateProfile: UpdateProfile;

  /** The client of the API. It is bound in the live app only. */
  readonly api: ApiClient;
  /** Bound in the demo and in the developer console, never in the live app. */
  readonly demoWorld: DemoWorld;
  /** The container itself, for the modules that load into it later. */
  readonly container: Container;
}
