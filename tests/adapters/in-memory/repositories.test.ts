import { describe, expect, it } from 'vitest';
import { InMemoryListingRepository } from '@/adapters/in-memory/InMemoryListingRepository';
import { InMemoryMediaStore } from '@/adapters/in-memory/InMemoryMediaStore';
import { DEMO_CALLS } from '@/application/ports/DemoControls';
import type { DemoNetwork } from '@/adapters/in-memory/world/DemoNetwork';
import { describeBusinessRepository } from '../../contracts/businessRepository.contract';
import { describeListingRepository } from '../../contracts/listingRepository.contract';
import { describeMediaStore } from '../../contracts/mediaStore.contract';
import { describePlanCatalog } from '../../contracts/planCatalog.contract';
import type { ServiceHarness } from '../../contracts/serviceFailures';
import { describeSubscriptionRepository } from '../../contracts/subscriptionRepository.contract';
import { describeUserRepository } from '../../contracts/userRepository.contract';
import { aWorld } from '../../support/aWorld';
import { aBusiness } from '../../support/builders/aBusiness';
import { aBusinessId } from '../../support/builders/aBusinessId';
import { aCatalog } from '../../support/builders/aCatalog';

function harnessOn(network: DemoNetwork): ServiceHarness {
  return {
    setFailure(kind) {
      network.clearOutage();
      if (kind !== undefined) for (const call of DEMO_CALLS) network.setOutage(call, kind);
    },
    requests: () => DEMO_CALLS.reduce((sum, call) => sum + network.requestCountOf(call), 0),
  };
}

describe('InMemoryBusinessRepository', () => {
  describeBusinessRepository((businesses) => {
    const world = aWorld({ businesses });
    return { repository: world.businesses, ...harnessOn(world.network) };
  });
});

describe('InMemoryUserRepository', () => {
  describeUserRepository((users) => {
    const world = aWorld({ users });
    return { repository: world.users, ...harnessOn(world.network) };
  });
});

describe('InMemorySubscriptionRepository', () => {
  describeSubscriptionRepository(
    (held) => {
      const world = aWorld({
        businesses: [aBusiness()],
        catalog: aCatalog(),
        subscriptions: held === undefined ? {} : { 'business-1': held },
      });
      return { repository: world.subscriptions, aToken: world.aToken, ...harnessOn(world.network) };
    },
    { honoursKeys: true },
  );
});

describe('InMemoryPlanCatalog', () => {
  describePlanCatalog((catalog) => {
    const world = aWorld({ catalog });
    return { plans: world.plans, ...harnessOn(world.network) };
  });
});

describe('InMemoryListingRepository', () => {
  describeListingRepository((businesses) => {
    const { world, network } = aWorld({ businesses });
    return { listings: new InMemoryListingRepository(world), ...harnessOn(network) };
  });

  it('changes no business that no longer exists', async () => {
    const kept = new InMemoryListingRepository(aWorld({ businesses: [aBusiness()] }).world);
    const read = await kept.read(aBusinessId());
    const emptied = new InMemoryListingRepository(aWorld().world);
    expect(read.ok && (await emptied.write(read.value, { address: 'Herzl 1' }))).toMatchObject({
      error: { kind: 'refused' },
    });
  });
});

describe.each(['upload-picture', 'upload-business-picture'] as const)('InMemoryMediaStore, %s', (call) => {
  describeMediaStore(() => {
    const { world } = aWorld();
    return { media: new InMemoryMediaStore(world, call), ...harnessOn(world.network) };
  });
});
