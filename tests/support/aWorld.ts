import { InMemoryBusinessRepository } from '@/adapters/in-memory/InMemoryBusinessRepository';
import { InMemoryPlanCatalog } from '@/adapters/in-memory/InMemoryPlanCatalog';
import { InMemorySubscriptionRepository } from '@/adapters/in-memory/InMemorySubscriptionRepository';
import { InMemoryUserRepository } from '@/adapters/in-memory/InMemoryUserRepository';
import type { CatalogRecord } from '@/adapters/in-memory/world/CatalogRecord';
import { DemoWorld } from '@/adapters/in-memory/world/DemoWorld';
import type { PaymentToken } from '@/application/ports/CardFields';
import type { Business } from '@/domain/business/Business';
import type { User } from '@/domain/identity/User';
import type { AddOn, Catalog, Plan } from '@/domain/subscription/Plan';
import type { Subscription } from '@/domain/subscription/Subscription';
import { aBusinessId } from './builders/aBusinessId';
import { aSavedCard } from './builders/aSavedCard';
import { FixedClock } from './FixedClock';
import { RecordingDiagnostics } from './RecordingDiagnostics';

/** The initial data of the services. */
export interface SeedData {
  readonly users?: readonly User[];
  readonly businesses?: readonly Business[];
  /** By the id of the business. */
  readonly subscriptions?: Readonly<Record<string, Subscription>>;
  readonly catalog?: Catalog;
  /** Additional records of the catalogue, which may be unreadable. */
  readonly records?: readonly CatalogRecord[];
}

/** A simulated backend without latency, with a repository for each kind of data. */
export function aWorld(knowledge: SeedData = {}) {
  const { users = [], businesses = [], subscriptions = {}, catalog, records = [] } = knowledge;
  const clock = new FixedClock();
  const diagnostics = new RecordingDiagnostics();
  const world = new DemoWorld({
    clock,
    seeds: () => ({
      users,
      businesses,
      subscriptions: new Map(
        Object.entries(subscriptions).map(([id, current]) => [aBusinessId(id), current]),
      ),
      catalog: [...[...(catalog?.plans ?? []), ...(catalog?.addOns ?? [])].map(recordOf), ...records],
    }),
  });
  let tokens = 0;
  return {
    world,
    network: world.network,
    clock,
    diagnostics,
    users: new InMemoryUserRepository(world),
    businesses: new InMemoryBusinessRepository(world),
    subscriptions: new InMemorySubscriptionRepository(world),
    plans: new InMemoryPlanCatalog(world, diagnostics),
    /** A token of a card that ends in 1111. */
    aToken: (overrides: { readonly isDeclined?: boolean } = {}): PaymentToken => {
      tokens += 1;
      return world.cards.createToken(`test-${String(tokens)}`, {
        card: aSavedCard({ lastFour: '1111' }),
        isDeclined: overrides.isDeclined ?? false,
      });
    },
  };
}

/** The plan or add-on as a record of the server's catalogue. */
export function recordOf(item: Plan | AddOn): CatalogRecord {
  return {
    id: item.id,
    name: item.name,
    externalName: item.externalName,
    description: item.description,
    type: item.type,
    price: item.price.minor,
    currencyCode: item.price.currency,
    period: item.period,
    periodUnit: item.periodUnit ?? 'decade',
    status: item.status,
    entitlements: item.entitlements,
    metadata: item.metadata,
  };
}
