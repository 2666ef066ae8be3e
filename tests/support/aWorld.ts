import { InMemoryBusinessRepository } from '@/adapters/in-memory/InMemoryBusinessRepository';
import { InMemoryPlanCatalog } from '@/adapters/in-memory/InMemoryPlanCatalog';
import { InMemorySubscriptionRepository } from '@/adapters/in-memory/InMemorySubscriptionRepository';
import { InMemoryUserRepository } from '@/adapters/in-memory/InMemoryUserRepository';
import { DemoWorld } from '@/adapters/in-memory/world/DemoWorld';
import type { PaymentToken } from '@/application/ports/CardFields';
import type { Business } from '@/domain/business/Business';
import type { User } from '@/domain/identity/User';
import type { Catalog } from '@/domain/subscription/Plan';
import type { Subscription } from '@/domain/subscription/Subscription';
import { aBusinessId } from './builders/aBusinessId';
import { aSavedCard } from './builders/aSavedCard';
import { FixedClock } from './FixedClock';
import { InMemoryConnection } from './InMemoryConnection';
import { RecordingDiagnostics } from './RecordingDiagnostics';

/** The initial data of the services. */
export interface SeedData {
  readonly users?: readonly User[];
  readonly businesses?: readonly Business[];
  /** By the id of the business. */
  readonly subscriptions?: Readonly<Record<string, Subscription>>;
  readonly catalog?: Catalog;
}

/** A simulated backend without latency, with a repository for each kind of data. */
export function aWorld(data: SeedData = {}) {
  const { users = [], businesses = [], subscriptions = {}, catalog } = data;
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
      catalog,
    }),
  });
  let tokens = 0;
  return {
    world,
    network: world.network,
    clock,
    pollPorts: { connection: new InMemoryConnection(), clock },
    diagnostics,
    users: new InMemoryUserRepository(world),
    businesses: new InMemoryBusinessRepository(world),
    subscriptions: new InMemorySubscriptionRepository(world),
    plans: new InMemoryPlanCatalog(world),
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
