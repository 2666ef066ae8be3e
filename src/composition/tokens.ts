import {
  ContainerModule,
  type Container,
  type MapToResolvedValueInjectOptions,
  type ServiceIdentifier,
} from 'inversify';
import type { ApiClient } from '@/adapters/http/ApiClient';
import type { DemoWorld } from '@/adapters/in-memory/world/DemoWorld';
import type { ActivateBusiness } from '@/application/business/ActivateBusiness';
import type { DeactivateBusiness } from '@/application/business/DeactivateBusiness';
import type { ChangeManyStatuses } from '@/application/business/ChangeManyStatuses';
import type { ListBusinesses } from '@/application/business/ListBusinesses';
import type { OpenListing } from '@/application/business/OpenListing';
import type { ReconcileListing } from '@/application/business/ReconcileListing';
import type { ReconcileStatus } from '@/application/business/ReconcileStatus';
import type { UpdateBusiness } from '@/application/business/UpdateBusiness';
import type { ViewBusiness } from '@/application/business/ViewBusiness';
import type { CompleteSignIn } from '@/application/identity/CompleteSignIn';
import type { EndSession } from '@/application/identity/EndSession';
import type { OwnerData } from '@/application/identity/OwnerData';
import type { RestoreSession } from '@/application/identity/RestoreSession';
import type { SessionEnd } from '@/application/identity/SessionEnd';
import type { SignIn } from '@/application/identity/SignIn';
import type { WatchForSignOut } from '@/application/identity/WatchForSignOut';
import type { BusinessRepository } from '@/application/ports/BusinessRepository';
import type { CardFields } from '@/application/ports/CardFields';
import type { Clock } from '@/application/ports/Clock';
import type { Connection } from '@/application/ports/Connection';
import type { Diagnostics } from '@/application/ports/Diagnostics';
import type { DocumentNavigation } from '@/application/ports/DocumentNavigation';
import type { IdentityProvider } from '@/application/ports/IdentityProvider';
import type { FormChannel } from '@/application/ports/FormChannel';
import type { OrderJournal } from '@/application/ports/OrderJournal';
import type { OrderLock } from '@/application/ports/OrderLock';
import { OWNER_RECORDS, type OwnerStores } from '@/application/ports/ownerRecords';
import type { ListingRepository, ListingSettings } from '@/application/ports/ListingRepository';
import type { MediaStore } from '@/application/ports/MediaStore';
import type { PictureEncoder } from '@/application/ports/PictureEncoder';
import type { PlanCatalog } from '@/application/ports/PlanCatalog';
import type { PreferenceStore } from '@/application/ports/PreferenceStore';
import type { ReturnPath } from '@/application/ports/ReturnPath';
import type { StoredRecord, StoredRecords } from '@/application/ports/StoredRecords';
import type { SignOutChannel } from '@/application/ports/SignOutChannel';
import type { SignOutReason } from '@/application/ports/SignOutReason';
import type { EditingKey } from '@/application/ports/recordKeys';
import type { SubscriptionRepository } from '@/application/ports/SubscriptionRepository';
import type { UserRepository } from '@/application/ports/UserRepository';
import type { PreparePicture } from '@/application/profile/PreparePicture';
import type { ReconcileProfile } from '@/application/profile/ReconcileProfile';
import type { UpdateProfile } from '@/application/profile/UpdateProfile';
import type { ViewProfile } from '@/application/profile/ViewProfile';
import type { AwaitSubscription } from '@/application/subscription/AwaitSubscription';
import type { CancelSubscription } from '@/application/subscription/CancelSubscription';
import type { CheckSubscriptions } from '@/application/subscription/CheckSubscriptions';
import type { CreateOrUpdateSubscription } from '@/application/subscription/CreateOrUpdateSubscription';
import type { PreselectPlan } from '@/application/subscription/PreselectPlan';
import type { ListPlanFeatures } from '@/application/subscription/ListPlanFeatures';
import type { ListPublicPlans } from '@/application/subscription/ListPublicPlans';
import type { ReconcileCancellation } from '@/application/subscription/ReconcileCancellation';
import type { LoadLastOrder } from '@/application/subscription/LoadLastOrder';
import type { ReconcilePayment } from '@/application/subscription/ReconcilePayment';
import type {
  StartSubscriptionWizard,
  WizardSettings,
} from '@/application/subscription/StartSubscriptionWizard';
import type { ViewSubscription } from '@/application/subscription/ViewSubscription';
import type { BusinessId } from '@/domain/business/BusinessId';
import { byKey, keysOf } from '@/domain/shared/byKey';
import type { ListingDraft } from '@/domain/business/listing/ListingDraft';
import type { Attention } from '@/ui/business/attention/AttentionScope';
import type { DashboardViewModel } from '@/ui/business/dashboard/DashboardViewModel';
import type { BusinessDetailViewModel } from '@/ui/business/detail/BusinessDetailViewModel';
import type { Switcher } from '@/ui/business/switcher/Switcher';
import type { ManyViewModel } from '@/ui/business/many/ManyViewModel';
import type { BusinessCache } from '@/ui/business/BusinessCache';
import type { SubscriptionCache } from '@/ui/business/SubscriptionCache';
import type { ProfileViewModel } from '@/ui/profile/ProfileViewModel';
import type { LanguageViewModel } from '@/ui/shell/LanguageViewModel';
import { loadCode } from '@/ui/shell/loading/CodeUnavailable';
import { lateCode, type LateCode } from '@/ui/shell/loading/lateCode';
import type { SlowRequests } from '@/ui/shell/slow-requests/SlowRequests';
import type { CreateEditing } from '@/ui/business/editing/ListingEditing';
import type { IssueCount } from '@/ui/shell/IssueCount';
import type { Toasts } from '@/ui/shell/Toasts';
import type { CreateSessionEnd } from '@/ui/shell/session-end/SessionEndViewModel';
import type { SessionViewModel } from '@/ui/shell/SessionViewModel';
import type { StepUrl } from '@/ui/subscription/wizard/StepHistory';
import type { SubscriptionWizardViewModel } from '@/ui/subscription/wizard/SubscriptionWizardViewModel';

/** The name of a service in the container. It carries the service's type, so that wrong wiring does not compile. */
export const token = <Service>(name: string): ServiceIdentifier<Service> => Symbol(name);

/** The tokens of the records of an owner, under the names of their rows. */
const OWNER_STORE_TOKENS: {
  readonly [Name in keyof OwnerStores]: ServiceIdentifier<OwnerStores[Name]>;
} = byKey(OWNER_RECORDS, (name) => Symbol(name));

export const TOKENS = {
  ...OWNER_STORE_TOKENS,
  ownerStores: token<OwnerStores>('OwnerStores'),
  clock: token<Clock>('Clock'),
  connection: token<Connection>('Connection'),
  diagnostics: token<Diagnostics>('Diagnostics'),
  orders: token<OrderJournal>('OrderJournal'),
  orderLock: token<OrderLock>('OrderLock'),
  navigation: token<DocumentNavigation>('DocumentNavigation'),
  signOutChannel: token<SignOutChannel>('SignOutChannel'),
  sessionEndChannel: token<SignOutChannel>('SessionEndChannel'),
  signOutReason: token<StoredRecord<SignOutReason>>('SignOutReason'),
  returnPath: token<StoredRecord<ReturnPath>>('ReturnPath'),
  preferences: token<PreferenceStore>('PreferenceStore'),
  identity: token<IdentityProvider>('IdentityProvider'),
  users: token<UserRepository>('UserRepository'),
  media: token<MediaStore>('MediaStore'),
  pictureEncoder: token<PictureEncoder>('PictureEncoder'),
  businesses: token<BusinessRepository>('BusinessRepository'),
  listingSettings: token<ListingSettings>('ListingSettings'),
  listings: token<ListingRepository>('ListingRepository'),
  businessMedia: token<MediaStore>('BusinessMedia'),
  /** The records of `listingDrafts`, parsed whole. */
  listingEdits: token<StoredRecords<EditingKey, ListingDraft>>('ListingEdits'),
  formChannel: token<FormChannel>('FormChannel'),
  subscriptions: token<SubscriptionRepository>('SubscriptionRepository'),
  plans: token<PlanCatalog>('PlanCatalog'),
  cardFields: token<CardFields>('CardFields'),
  wizardSettings: token<WizardSettings>('WizardSettings'),

  /* The view models of the shell, which exist without the container. */
  session: token<Pick<SessionViewModel, 'user' | 'reload' | 'replaceUser' | 'expire'>>('Session'),
  toasts: token<Toasts>('Toasts'),
  slowRequests: token<SlowRequests>('SlowRequests'),
  issueCount: token<Pick<IssueCount, 'set'>>('IssueCount'),
  language: token<Pick<LanguageViewModel, 'language'>>('Language'),

  /* What loads with the module that binds it, when it is first needed. */
  lateBusinesses: token<LateCode<ListBusinesses>>('LateBusinesses'),
  lateMany: token<LateCode<() => ManyViewModel>>('LateMany'),
  lateEditing: token<LateCode<CreateEditing>>('LateEditing'),
  lateSessionEnd: token<LateCode<CreateSessionEnd>>('LateSessionEnd'),

  /* The factories of the view models of the screens. */
  createDashboard: token<() => DashboardViewModel>('createDashboard'),
  createBusinessDetail: token<(id: BusinessId) => BusinessDetailViewModel>('createBusinessDetail'),
  createSubscriptionWizard:
    token<(id: BusinessId, url: StepUrl) => SubscriptionWizardViewModel>('createSubscriptionWizard'),
  createProfile: token<() => ProfileViewModel>('createProfile'),
  createAttention: token<Attention['create']>('createAttention'),
  switcher: token<Switcher>('Switcher'),
  createMany: token<() => ManyViewModel>('createMany'),
  createEditing: token<CreateEditing>('createEditing'),
  createSessionEnd: token<CreateSessionEnd>('createSessionEnd'),
  businessCache: token<BusinessCache>('BusinessCache'),
  subscriptionCache: token<SubscriptionCache>('SubscriptionCache'),

  ownerData: token<OwnerData>('OwnerData'),
  restoreSession: token<RestoreSession>('RestoreSession'),
  signIn: token<SignIn>('SignIn'),
  completeSignIn: token<CompleteSignIn>('CompleteSignIn'),
  endSession: token<EndSession>('EndSession'),
  watchForSignOut: token<WatchForSignOut>('WatchForSignOut'),
  listBusinesses: token<ListBusinesses>('ListBusinesses'),
  viewBusiness: token<ViewBusiness>('ViewBusiness'),
  activateBusiness: token<ActivateBusiness>('ActivateBusiness'),
  deactivateBusiness: token<DeactivateBusiness>('DeactivateBusiness'),
  reconcileStatus: token<ReconcileStatus>('ReconcileStatus'),
  changeManyStatuses: token<ChangeManyStatuses>('ChangeManyStatuses'),
  openListing: token<OpenListing>('OpenListing'),
  updateBusiness: token<UpdateBusiness>('UpdateBusiness'),
  reconcileListing: token<ReconcileListing>('ReconcileListing'),
  sessionEnd: token<SessionEnd>('SessionEnd'),
  checkSubscriptions: token<CheckSubscriptions>('CheckSubscriptions'),
  viewSubscription: token<ViewSubscription>('ViewSubscription'),
  awaitSubscription: token<AwaitSubscription>('AwaitSubscription'),
  startSubscriptionWizard: token<StartSubscriptionWizard>('StartSubscriptionWizard'),
  createOrUpdateSubscription: token<CreateOrUpdateSubscription>('CreateOrUpdateSubscription'),
  listPublicPlans: token<ListPublicPlans>('ListPublicPlans'),
  listPlanFeatures: token<ListPlanFeatures>('ListPlanFeatures'),
  preselectPlan: token<PreselectPlan>('PreselectPlan'),
  loadLastOrder: token<LoadLastOrder>('LoadLastOrder'),
  reconcilePayment: token<ReconcilePayment>('ReconcilePayment'),
  cancelSubscription: token<CancelSubscription>('CancelSubscription'),
  reconcileCancellation: token<ReconcileCancellation>('ReconcileCancellation'),
  viewProfile: token<ViewProfile>('ViewProfile'),
  preparePicture: token<PreparePicture>('PreparePicture'),
  updateProfile: token<UpdateProfile>('UpdateProfile'),
  reconcileProfile: token<ReconcileProfile>('ReconcileProfile'),
} as const;

/** The client of the API. It is bound in the live app only. */
export const API = token<ApiClient>('ApiClient');

/** Bound in the demo and in the developer console, never in the live app. */
export const DEMO_WORLD = /* @__PURE__ */ token<DemoWorld>('DemoWorld');

/** The container itself, for the modules that load into it later. */
export const CONTAINER = token<Container>('Container');

/** Resolves a service. */
export type Get = <Service>(name: ServiceIdentifier<Service>) => Service;

/** Binds the records of an owner: together for what clears them, and each for what uses it. */
export function bindOwnerStores({ value }: Pick<Bindings, 'value'>, stores: OwnerStores): void {
  value(TOKENS.ownerStores, stores);
  for (const name of keysOf(OWNER_RECORDS)) value(OWNER_STORE_TOKENS[name], stores[name]);
}

/** The ways to bind a service. The container creates each service once, when it is first needed. */
export interface Bindings {
  /**
   * Binds a class.
   * @param tokens The tokens of the constructor's parameters, in the same order. Another order does not compile.
   */
  readonly bindClass: <Service, Parameters extends unknown[]>(
    name: ServiceIdentifier<Service>,
    Class: new (...parameters: Parameters) => Service,
    tokens: MapToResolvedValueInjectOptions<Parameters>,
  ) => void;
  /** Binds the result of a function, for a class that needs more than services. */
  readonly bindFactory: <Service, Parameters extends unknown[]>(
    name: ServiceIdentifier<Service>,
    create: (...parameters: Parameters) => Service,
    tokens: MapToResolvedValueInjectOptions<Parameters>,
  ) => void;
  /** Binds the factory of a view model, which needs many services by name. `get` resolves them. */
  readonly bindViewModel: <Factory>(name: ServiceIdentifier<Factory>, create: (get: Get) => Factory) => void;
  /** Binds the late form of a service, whose modules load when it is first needed. */
  readonly bindLate: <Service>(
    name: ServiceIdentifier<LateCode<Service>>,
    service: ServiceIdentifier<Service>,
    modules: () => readonly Promise<ContainerModule>[],
  ) => void;
  /** Binds a service that exists already. */
  readonly value: <Service>(name: ServiceIdentifier<Service>, service: Service) => void;
}

/**
 * Creates a container module whose bindings the compiler checks against the types of the tokens. A service that is bound
 * already stays bound as it is, because the modules of two screens can name the same one.
 */
export function bindings(declare: (bindings: Bindings) => void): ContainerModule {
  return new ContainerModule(({ bind, isBound }) => {
    const bindOnce = <Service>(
      name: ServiceIdentifier<Service>,
      to: (binding: ReturnType<typeof bind<Service>>) => unknown,
    ): void => {
      if (!isBound(name)) to(bind(name));
    };
    const bindFactory: Bindings['bindFactory'] = (name, create, tokens) =>
      bindOnce(name, (binding) => binding.toResolvedValue(create, tokens).inSingletonScope());
    declare({
      bindClass: (name, Class, tokens) =>
        bindFactory(name, (...parameters) => new Class(...parameters), tokens),
      bindFactory,
      bindViewModel: (name, create) =>
        bindOnce(name, (binding) =>
          binding.toDynamicValue((context) => create((service) => context.get(service))).inSingletonScope(),
        ),
      bindLate: (name, service, modules) =>
        bindOnce(name, (binding) =>
          binding
            .toDynamicValue((context) => late(context.get(CONTAINER), service, modules))
            .inSingletonScope(),
        ),
      value: (name, service) => bindOnce(name, (binding) => binding.toConstantValue(service)),
    });
  });
}

function late<Service>(
  container: Container,
  service: ServiceIdentifier<Service>,
  modules: () => readonly Promise<ContainerModule>[],
): LateCode<Service> {
  return lateCode(async () =>
    loadCode(async () => {
      container.load(...(await Promise.all(modules())));
      return container.get(service);
    }),
  );
}
