import { InMemorySessionRecord } from '@/adapters/in-memory/InMemorySessionRecord';
import { InMemorySessionRecords } from '@/adapters/in-memory/InMemorySessionRecords';
import { OWNER_RECORDS } from '@/application/ports/ownerRecords';
import { RECORD_KINDS } from '@/application/ports/recordKinds';
import { DemoWorld } from '@/adapters/in-memory/world/DemoWorld';
import { InMemoryBusinessRepository } from '@/adapters/in-memory/InMemoryBusinessRepository';
import { InMemoryConnection } from '@/adapters/in-memory/InMemoryConnection';
import { InMemoryOrderJournal } from '@/adapters/in-memory/InMemoryOrderJournal';
import { InMemorySubscriptionRepository } from '@/adapters/in-memory/InMemorySubscriptionRepository';
import { ActivateBusiness } from '@/application/business/ActivateBusiness';
import { DeactivateBusiness } from '@/application/business/DeactivateBusiness';
import { ListBusinesses } from '@/application/business/ListBusinesses';
import { LookUpStatus } from '@/application/business/LookUpStatus';
import { ViewBusiness } from '@/application/business/ViewBusiness';
import type { CachedBusinesses } from '@/application/business/CachedBusiness';
import type { SessionRecords } from '@/application/ports/SessionRecords';
import { CancelSubscription } from '@/application/subscription/CancelSubscription';
import { LookUpCancellation } from '@/application/subscription/LookUpCancellation';
import { RecallOrder } from '@/application/subscription/RecallOrder';
import { ViewSubscription } from '@/application/subscription/ViewSubscription';
import type { Business } from '@/domain/business/Business';
import type { User, UserId } from '@/domain/identity/User';
import type { Subscription } from '@/domain/subscription/Subscription';
import { DashboardViewModel } from '@/ui/business/dashboard/DashboardViewModel';
import { BusinessDetailViewModel } from '@/ui/business/detail/BusinessDetailViewModel';
import { BusinessCache } from '@/ui/business/BusinessCache';
import type { TextKey } from '@/ui/i18n/Texts';
import { Notices } from '@/ui/shell/Notices';
import { aBusiness } from './builders/aBusiness';
import { aBusinessId } from './builders/aBusinessId';
import { aUser } from './builders/aUser';
import { FixedClock } from './FixedClock';
import { RecordingDiagnostics } from './RecordingDiagnostics';

/** What an owner meets: a user, businesses, and for each at most one subscription. */
interface Holdings {
  readonly owner?: User;
  /** What the tab has seen in an earlier document. */
  readonly cachedBusinesses?: SessionRecords<UserId, CachedBusinesses>;
  readonly clock?: FixedClock;
  readonly businesses?: readonly Business[];
  /** The subscription of `aBusiness`. */
  readonly subscription?: Subscription | undefined;
}

/** The session of an owner who is signed in; it counts what it is asked for. */
class OwnersSession {
  reloads = 0;
  expirations = 0;

  constructor(public user: User | undefined) {}

  async reload(): Promise<void> {
    this.reloads += 1;
  }

  async expire(): Promise<void> {
    this.expirations += 1;
  }
}

/** The screens of an owner over real use cases and a world in memory. */
export function anOwnersWorld({
  businesses = [aBusiness()],
  owner,
  clock = new FixedClock(),
  cachedBusinesses = new InMemorySessionRecords(OWNER_RECORDS.cachedBusinesses, clock),
  subscription,
}: Holdings = {}) {
  const user = owner ?? aUser({ businessIds: businesses.map(({ id }) => id) });
  const world = new DemoWorld({
    clock,
    seeds: () => ({
      users: [user],
      businesses,
      subscriptions: new Map(subscription === undefined ? [] : [[aBusinessId(), subscription]]),
      catalog: [],
    }),
  });
  const repository = new InMemoryBusinessRepository(world);
  const subscriptions = new InMemorySubscriptionRepository(world);
  const session = new OwnersSession(user);
  const notices = new Notices(
    new InMemorySessionRecord(RECORD_KINDS.pendingNotices, clock),
    (text): text is TextKey => text !== '',
  );
  const returnPath = new InMemorySessionRecord(RECORD_KINDS.returnPath, clock);
  const cache = new BusinessCache(cachedBusinesses, session, clock);
  const connection = new InMemoryConnection();
  const orders = new InMemoryOrderJournal();
  return {
    world,
    network: world.network,
    clock,
    connection,
    session,
    notices,
    returnPath,
    cache,
    cachedBusinesses,
    orders,
    createDashboard: () =>
      new DashboardViewModel(new ListBusinesses(repository), session, returnPath, clock, cache),
    createBusinessDetail: (id = aBusinessId()) =>
      new BusinessDetailViewModel(
        id,
        {
          viewBusiness: new ViewBusiness(repository),
          viewSubscription: new ViewSubscription(subscriptions),
          activateBusiness: new ActivateBusiness(repository, subscriptions),
          deactivateBusiness: new DeactivateBusiness(repository),
          lookUpStatus: new LookUpStatus(repository, { connection, clock }),
          cancelSubscription: new CancelSubscription(subscriptions, new RecordingDiagnostics()),
          lookUpCancellation: new LookUpCancellation(subscriptions, { connection, clock }),
          recallOrder: new RecallOrder(orders, clock),
        },
        session,
        notices,
        returnPath,
        clock,
        cache,
      ),
  };
}
