import type { InitialWorld, WireWorld } from '../world/WireWorld';
import { Businesses } from './Businesses';
import { LargeOwners } from './LargeOwners';
import { IdempotencyKeys } from './IdempotencyKeys';
import { MediaFiles } from './MediaFiles';
import { Orders } from './Orders';
import { Plans } from './Plans';
import { SCHEMA } from './schema';
import type { SqlDatabase } from './SqlDatabase';
import { Subscriptions } from './Subscriptions';
import { Users } from './Users';

/** All stored data of the API. */
export class Records {
  readonly users: Users;
  readonly businesses: Businesses;
  readonly plans: Plans;
  readonly subscriptions: Subscriptions;
  readonly orders: Orders;
  readonly idempotencyKeys: IdempotencyKeys;
  readonly media: MediaFiles;
  readonly #largeOwners: LargeOwners;

  constructor(private readonly database: SqlDatabase) {
    this.users = new Users(database);
    this.businesses = new Businesses(database);
    this.plans = new Plans(database);
    this.subscriptions = new Subscriptions(database);
    this.orders = new Orders(database);
    this.idempotencyKeys = new IdempotencyKeys(database);
    this.media = new MediaFiles(database);
    this.#largeOwners = new LargeOwners(database, this);
  }

  /** Commits all statements, or none after an exception. */
  transaction<Value>(work: () => Value): Value {
    return this.database.transaction(work);
  }

  /** Replaces all data by this world. */
  seed(world: InitialWorld): void {
    this.database.script(SCHEMA);
    this.database.transaction(() => {
      if (world.largeOwners !== undefined) this.#largeOwners.put(world.largeOwners);
      for (const user of world.users ?? []) this.users.add(user);
      for (const id of world.unreadableUserIds ?? []) this.users.makeUnreadable(id);
      this.plans.add(world.plans ?? []);
      this.#put(world);
    });
  }

  /** Adds businesses with their subscriptions, and adds their ids to the lists of their owners. */
  addBusinesses(world: Pick<WireWorld, 'businesses' | 'subscriptions'>): void {
    this.database.transaction(() => {
      this.#put(world);
      for (const { id, ownerId } of world.businesses ?? [])
        if (typeof ownerId === 'string') this.users.addBusiness(ownerId, id);
    });
  }

  #put({ businesses, subscriptions }: Pick<WireWorld, 'businesses' | 'subscriptions'>): void {
    this.businesses.put(businesses ?? []);
    for (const [id, subscription] of Object.entries(subscriptions ?? {}))
      this.subscriptions.save(id, subscription);
  }
}
