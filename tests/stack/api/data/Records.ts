import type { WireWorld } from '../world/WireWorld';
import { Businesses } from './Businesses';
import { IdempotencyKeys } from './IdempotencyKeys';
import { MediaFiles } from './MediaFiles';
import { Orders } from './Orders';
import { Plans } from './Plans';
import { SCHEMA } from './schema';
import type { SqlDatabase } from './SqlDatabase';
import { Subscriptions } from './Subscriptions';
import { Users } from './Users';

/** Everything the API keeps. */
export class Records {
  readonly users: Users;
  readonly businesses: Businesses;
  readonly plans: Plans;
  readonly subscriptions: Subscriptions;
  readonly orders: Orders;
  readonly idempotencyKeys: IdempotencyKeys;
  readonly media: MediaFiles;

  constructor(private readonly database: SqlDatabase) {
    this.users = new Users(database);
    this.businesses = new Businesses(database);
    this.plans = new Plans(database);
    this.subscriptions = new Subscriptions(database);
    this.orders = new Orders(database);
    this.idempotencyKeys = new IdempotencyKeys(database);
    this.media = new MediaFiles(database);
  }

  /** Everything or nothing. */
  transaction<Value>(work: () => Value): Value {
    return this.database.transaction(work);
  }

  /** Forgets everything and begins with this world. */
  plant(world: WireWorld): void {
    this.database.script(SCHEMA);
    this.database.transaction(() => {
      for (const user of world.users ?? []) this.users.add(user);
      for (const id of world.unreadableUserIds ?? []) this.users.makeUnreadable(id);
      this.plans.add(world.plans ?? []);
      this.#put(world);
    });
  }

  /** Adds businesses to those there are, each to the list of its owner, with their subscriptions. */
  addBusinesses(world: Pick<WireWorld, 'businesses' | 'subscriptions'>): void {
    this.database.transaction(() => {
      this.#put(world);
      for (const { id, ownerId } of world.businesses ?? [])
        if (typeof ownerId === 'string') this.users.giveBusiness(ownerId, id);
    });
  }

  #put({ businesses, subscriptions }: Pick<WireWorld, 'businesses' | 'subscriptions'>): void {
    this.businesses.put(businesses ?? []);
    for (const [id, subscription] of Object.entries(subscriptions ?? {}))
      this.subscriptions.save(id, subscription);
  }
}
