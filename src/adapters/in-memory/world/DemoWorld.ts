import type { Clock } from '@/application/ports/Clock';
import { withStatus, type Business } from '@/domain/business/Business';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { BusinessDisplayStatus } from '@/domain/business/businessStatus';
import type { User, UserId } from '@/domain/identity/User';
import type { Instant } from '@/domain/shared/instant';
import { DEFAULT_LANGUAGE, type Language } from '@/domain/shared/language';
import type { Catalog } from '@/domain/subscription/Plan';
import type { Subscription } from '@/domain/subscription/Subscription';
import { noStorage, readItem, writeItem } from '../../storage/storageItems';
import { CardVault } from './CardVault';
import { DemoNetwork } from './DemoNetwork';
import { dashboardSeeds } from './seeds/dashboardSeeds';
import type { CreateSeeds, LargeOwner, WorldSeeds } from './WorldSeeds';
import { parseSnapshot, serializeSnapshot, type WorldSnapshot } from './worldSnapshot';

export interface DemoWorldOptions {
  readonly clock: Clock;
  /** The storage of the snapshot. Without it, changes are lost at a reload. */
  readonly storage?: (() => Storage) | undefined;
  /** The first seeds. They default to Noor Haddad and her businesses. */
  readonly seeds?: CreateSeeds | undefined;
  /** The language of the page, for texts that the API has in one language only. English by default. */
  readonly language?: (() => Language) | undefined;
  /** Whether the device is online. By default it always is. */
  readonly isOnline?: (() => boolean) | undefined;
  /** The initial latency in milliseconds, 0 by default. */
  readonly latency?: number | undefined;
}

const KEY = 'amin.demo.world';

/**
 * The data of all services in the demo, for one tab. After a reload it creates the seeds with the same start time, so
 * that their dates stay the same, and applies the changes stored in session storage.
 */
export class DemoWorld {
  readonly network: DemoNetwork;
  readonly cards = new CardVault();
  readonly clock: Clock;
  readonly #storage: () => Storage;
  #startTime: Instant;
  #language: Language = DEFAULT_LANGUAGE;
  readonly #creators: CreateSeeds[];
  #seeds: MergedSeeds = mergeSeeds([]);
  #businesses: ReadonlyMap<BusinessId, Business> = new Map();
  #changes: ReturnType<typeof changesIn>;

  constructor(private readonly options: DemoWorldOptions) {
    this.clock = options.clock;
    this.#storage = options.storage ?? noStorage;
    const snapshot = parseSnapshot(readItem(this.#storage, KEY));
    this.#startTime = snapshot?.startTime ?? options.clock.now();
    this.#creators = [options.seeds ?? dashboardSeeds];
    this.#setSeeds(this.#createSeeds());
    this.#changes = changesIn(snapshot);
    const conditions = snapshot?.conditions ?? { latency: options.latency ?? 0, outages: {} };
    const save = (): void => this.#save();
    this.network = new DemoNetwork(options.clock, conditions, save, options.isOnline);
    this.#save();
  }

  /** Adds the seeds of services whose code has loaded later. */
  addSeeds(create: CreateSeeds): void {
    this.#creators.push(create);
    this.#setSeeds([this.#seeds, create(this.#startTime, this.#language)]);
  }

  get catalog(): Catalog {
    return this.#seeds.catalog;
  }

  user(id: UserId): User | undefined {
    return (
      this.#changes.users.get(id) ??
      this.#seeds.users.find((user) => user.id === id) ??
      this.#seeds.largeOwners.find(({ owner }) => owner === id)?.user()
    );
  }

  /** True when loading the user record always fails. */
  isUnreadable(id: UserId): boolean {
    return this.#seeds.unreadableUsers.has(id);
  }

  saveUser(user: User): void {
    this.#changes.users.set(user.id, user);
    this.#save();
  }

  business(id: BusinessId): Business | undefined {
    if (this.#language !== this.#languageOfPage) this.#setSeeds(this.#createSeeds());
    const business =
      this.#changes.businesses.get(id) ??
      this.#businesses.get(id) ??
      this.#ofLargeOwners((owner) => owner.business(id));
    const status = this.#changes.statuses.get(id);
    return business === undefined || status === undefined ? business : withStatus(business, status);
  }

  saveBusiness(business: Business): void {
    this.#changes.businesses.set(business.id, business);
    this.#save();
  }

  changeStatus(id: BusinessId, status: BusinessDisplayStatus): void {
    this.#changes.statuses.set(id, status);
    this.#save();
  }

  subscription(id: BusinessId): Subscription | undefined {
    return (
      this.#changes.subscriptions.get(id) ??
      this.#seeds.subscriptions.get(id) ??
      this.#ofLargeOwners(({ subscription }) => subscription(id))
    );
  }

  saveSubscription(id: BusinessId, subscription: Subscription): void {
    this.#changes.subscriptions.set(id, subscription);
    this.#save();
  }

  /** Resets all changes and outages, and creates the seeds with the current time. */
  startOver(): void {
    this.#changes = changesIn(undefined);
    this.#startTime = this.clock.now();
    this.#setSeeds(this.#createSeeds());
    this.network.restore({ latency: this.options.latency ?? 0, outages: {} });
  }

  /** Calls `find` with one large owner after another until it returns a value. */
  #ofLargeOwners<Found>(find: (owner: LargeOwner) => Found | undefined): Found | undefined {
    for (const owner of this.#seeds.largeOwners) {
      const found = find(owner);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  get #languageOfPage(): Language {
    return this.options.language?.() ?? DEFAULT_LANGUAGE;
  }

  #createSeeds(): readonly WorldSeeds[] {
    this.#language = this.#languageOfPage;
    return this.#creators.map((create) => create(this.#startTime, this.#language));
  }

  #setSeeds(seeds: readonly WorldSeeds[]): void {
    this.#seeds = mergeSeeds(seeds);
    this.#businesses = new Map(this.#seeds.businesses.map((business) => [business.id, business]));
  }

  /** When storage is full or blocked, changes are lost at a reload. */
  #save(): void {
    const { users, businesses, statuses, subscriptions } = this.#changes;
    const snapshot = serializeSnapshot({
      startTime: this.#startTime,
      users: [...users.values()],
      businesses: [...businesses.values()],
      statuses: [...statuses],
      subscriptions: [...subscriptions],
      conditions: this.network.conditions,
    });
    writeItem(this.#storage, KEY, snapshot);
  }
}

type MergedSeeds = { readonly [Field in keyof WorldSeeds]-?: NonNullable<WorldSeeds[Field]> };

/** All seeds in one object, in which nothing is undefined. */
function mergeSeeds(all: readonly WorldSeeds[]): MergedSeeds {
  return {
    users: all.flatMap(({ users = [] }) => users),
    unreadableUsers: new Set(all.flatMap(({ unreadableUsers = [] }) => [...unreadableUsers])),
    businesses: all.flatMap(({ businesses = [] }) => businesses),
    largeOwners: all.flatMap(({ largeOwners = [] }) => largeOwners),
    subscriptions: new Map(all.flatMap(({ subscriptions = [] }) => [...subscriptions])),
    catalog: {
      plans: all.flatMap(({ catalog }) => catalog?.plans ?? []),
      addOns: all.flatMap(({ catalog }) => catalog?.addOns ?? []),
    },
  };
}

/** What was changed since the seeds, by the id of the user or business. */
function changesIn(snapshot: WorldSnapshot | undefined) {
  return {
    users: new Map(snapshot?.users.map((user) => [user.id, user])),
    businesses: new Map(snapshot?.businesses.map((business) => [business.id, business])),
    statuses: new Map(snapshot?.statuses),
    subscriptions: new Map(snapshot?.subscriptions),
  };
}
