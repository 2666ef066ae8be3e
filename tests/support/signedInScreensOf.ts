import { observable } from 'mobx';
import { BrowserFormChannel } from '@/adapters/browser/BrowserFormChannel';
import { InMemoryConnection } from './InMemoryConnection';
import { InMemoryOrderJournal } from './InMemoryOrderJournal';
import { InMemoryOrderLock } from './InMemoryOrderLock';
import { InMemoryPreferenceStore } from './InMemoryPreferenceStore';
import { InMemoryStoredRecord } from './InMemoryStoredRecord';
import { inMemoryOwnerStores } from './inMemoryOwnerStores';
import type { DemoWorld } from '@/adapters/in-memory/world/DemoWorld';
import type { CachedBusinesses } from '@/application/business/CachedBusiness';
import type { CardFields } from '@/application/ports/CardFields';
import type { OrderJournal } from '@/application/ports/OrderJournal';
import type { PictureEncoder } from '@/application/ports/PictureEncoder';
import { RECORD_KINDS } from '@/application/ports/recordKinds';
import type { KeyedRecords } from '@/application/ports/StoredRecord';
import type { SubscriptionRepository } from '@/application/ports/SubscriptionRepository';
import { worldAdapters } from '@/composition/adapters/demo';
import { worldSubscriptions } from '@/composition/adapters/demoSubscriptions';
import { bindShell, createContainer } from '@/composition/modules/shell';
import type { OwnerShell } from '@/composition/BoundServices';
import { bindings } from '@/composition/container';
import type { Language } from '@/domain/shared/language';
import { randomHex } from '@/domain/shared/randomHex';
import type { UserId } from '@/domain/identity/User';
import type { ListingPart } from '@/domain/business/listing/Listing';
import type { ProfileDraft } from '@/domain/profile/ProfileDraft';
import type { TextKey } from '@/ui/i18n/useTranslation';
import { SlowRequests } from '@/ui/shell/slow-requests/SlowRequests';
import { Toasts } from '@/ui/shell/Toasts';
import { aFormPage } from './aFormPage';
import { FixedClock } from './FixedClock';
import { RecordingDiagnostics } from './RecordingDiagnostics';
import { RecordingDocumentNavigation } from './RecordingDocumentNavigation';
import { SameBytesEncoder } from './SameBytesEncoder';
import { SharedLocks } from './SharedLocks';
import { laterModules, SCREEN_MODULES } from './screenModules';

const LOCKS = new SharedLocks();

/** Begins the names of the channels. It is unique, because broadcast channels also connect the threads of the tests. */
const CHANNEL_PREFIX = randomHex(crypto);

/** Ports and settings that replace the defaults. */
interface Overrides {
  readonly cachedBusinesses?: KeyedRecords<UserId, CachedBusinesses> | undefined;
  /** What can be edited of a business. */
  readonly listingParts?: readonly ListingPart[] | undefined;
  readonly profileDrafts?: KeyedRecords<UserId, ProfileDraft> | undefined;
  readonly cardFields?: CardFields | undefined;
  /** The language of the page, English by default. */
  readonly language?: Language | undefined;
  /** Whether the API accepts the plan of a subscription that is no longer sold. */
  readonly keepsRetiredPlans?: boolean | undefined;
  readonly pictureEncoder?: PictureEncoder | undefined;
  readonly orders?: OrderJournal | undefined;
  /** Wraps the subscription service, so that a test can watch or delay its calls. */
  readonly wrapService?: ((service: SubscriptionRepository) => SubscriptionRepository) | undefined;
}

/** The view models of the signed-in screens as the app builds them, over a world in memory. */
export function signedInScreensOf(
  world: DemoWorld,
  clock: FixedClock,
  session: OwnerShell['session'],
  overrides: Overrides = {},
) {
  const stores = inMemoryOwnerStores(clock);
  const ports = {
    connection: new InMemoryConnection(),
    ...stores,
    profileDrafts: overrides.profileDrafts ?? stores.profileDrafts,
    cachedBusinesses: overrides.cachedBusinesses ?? stores.cachedBusinesses,
    navigation: new RecordingDocumentNavigation(),
    orders: overrides.orders ?? new InMemoryOrderJournal(),
    preferences: new InMemoryPreferenceStore(),
    pendingToasts: new InMemoryStoredRecord(RECORD_KINDS.pendingToasts, clock),
    returnPath: new InMemoryStoredRecord(RECORD_KINDS.returnPath, clock),
  };
  const toasts = new Toasts(ports.pendingToasts, (text): text is TextKey => text !== '');
  const services = createContainer({}, [
    bindings({
      demoWorld: () => world,
      clock: () => clock,
      diagnostics: () => new RecordingDiagnostics(),
      connection: () => ports.connection,
      ownerStores: () => ports,
      wizardSettings: () => ({ keepsRetiredPlans: overrides.keepsRetiredPlans ?? false }),
      listingSettings: () => ({ parts: overrides.listingParts ?? [], endOfDay: '24:00' }),
      formChannel: () =>
        new BrowserFormChannel(
          (name) => new BroadcastChannel(CHANNEL_PREFIX + name),
          aFormPage({ locks: LOCKS }),
        ),
      navigation: () => ports.navigation,
      orders: () => ports.orders,
      orderLock: () => new InMemoryOrderLock(),
      returnPath: () => ports.returnPath,
      preferences: () => ports.preferences,
      pictureEncoder: () => overrides.pictureEncoder ?? new SameBytesEncoder(),
    }),
    worldAdapters,
    worldSubscriptions,
    ...SCREEN_MODULES,
  ]);
  if (overrides.cardFields !== undefined)
    services.container.bind('cardFields').toConstantValue(overrides.cardFields);
  if (overrides.wrapService !== undefined) {
    const service = overrides.wrapService(services.subscriptions);
    services.container.rebind('subscriptions').toConstantValue(service);
  }
  /* The timers of slow requests have a clock of their own, so that a test counts only the timers of the screen. */
  const slowRequestsClock = new FixedClock();
  const slowRequests = new SlowRequests(slowRequestsClock);
  const issueCount = observable.box<number | undefined>();
  const users = services.users;
  const language = { language: overrides.language ?? 'en' };
  const shell = {
    session,
    toasts,
    slowRequests,
    issueCount,
    language,
    texts: { require: async () => Promise.resolve() },
  };
  bindShell(services, shell, laterModules(services));
  return {
    ...ports,
    users,
    toasts,
    cache: services.businessCache,
    subscriptionCache: services.subscriptionCache,
    slowRequests,
    slowRequestsClock,
    issueCount,
    viewModels: services,
  };
}
