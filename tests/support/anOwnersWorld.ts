import { InMemoryKeyedRecords } from './InMemoryKeyedRecords';
import { OWNER_RECORDS } from '@/application/ports/ownerRecords';
import { DemoWorld } from '@/adapters/in-memory/world/DemoWorld';
import type { CachedBusinesses } from '@/application/business/CachedBusiness';
import type { OrderJournal } from '@/application/ports/OrderJournal';
import type { KeyedRecords } from '@/application/ports/StoredRecord';
import type { WorldSeeds } from '@/adapters/in-memory/world/WorldSeeds';
import type { Business } from '@/domain/business/Business';
import type { ListingPart } from '@/domain/business/listing/Listing';
import type { User, UserId } from '@/domain/identity/User';
import type { Subscription } from '@/domain/subscription/Subscription';
import { aBusiness } from './builders/aBusiness';
import { aBusinessId } from './builders/aBusinessId';
import { aUser } from './builders/aUser';
import { FixedClock } from './FixedClock';
import { signedInScreensOf } from './signedInScreensOf';

/** The data of an owner, and what the owner may do. */
interface OwnersWorld {
  readonly owner?: User;
  /** The cache that an earlier document of the tab filled. */
  readonly cachedBusinesses?: KeyedRecords<UserId, CachedBusinesses>;
  readonly clock?: FixedClock;
  readonly orders?: OrderJournal;
  readonly businesses?: readonly Business[];
  /** The subscription of `aBusiness`. */
  readonly subscription?: Subscription | undefined;
  /** The subscriptions of several businesses, by their ids. */
  readonly subscriptions?: Readonly<Record<string, Subscription>>;
  /** What can be edited of a business; nothing by default. */
  readonly listingParts?: readonly ListingPart[];
  /** The plans and add-ons that are sold; none by default. */
  readonly catalog?: WorldSeeds['catalog'];
}

/** The session of a signed-in owner. It counts its reloads and expirations. */
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

  replaceUser(user: User): void {
    this.user = user;
  }
}

/** The view models of an owner's screens, with real use cases and a world in memory. */
export function anOwnersWorld({
  businesses = [aBusiness()],
  owner,
  clock = new FixedClock(),
  cachedBusinesses = new InMemoryKeyedRecords(OWNER_RECORDS.cachedBusinesses, clock),
  subscription,
  subscriptions = subscription === undefined ? {} : { [aBusinessId()]: subscription },
  catalog,
  listingParts,
  orders,
}: OwnersWorld = {}) {
  const user = owner ?? aUser({ businessIds: businesses.map(({ id }) => id) });
  const world = new DemoWorld({
    clock,
    seeds: () => ({
      users: [user],
      businesses,
      subscriptions: new Map(Object.entries(subscriptions).map(([id, each]) => [aBusinessId(id), each])),
      catalog,
    }),
  });
  const session = new OwnersSession(user);
  const screens = signedInScreensOf(world, clock, session, { cachedBusinesses, listingParts, orders });
  return {
    ...screens,
    world,
    network: world.network,
    clock,
    session,
    cachedBusinesses,
    listingEditing: screens.viewModels.listingEditing,
    createDashboard: () => screens.viewModels.createDashboard(),
    createBusinessDetail: (id = aBusinessId()) => screens.viewModels.createBusinessDetail(id),
  };
}
