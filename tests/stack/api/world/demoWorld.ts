import { register } from 'node:module';
import type { LargeOwner } from '@/adapters/in-memory/world/WorldSeeds';
import type { Business } from '@/domain/business/Business';
import { instant, type Instant } from '@/domain/shared/instant';
import { DEFAULT_LANGUAGE } from '@/domain/shared/language';
import type { AddOn, Plan } from '@/domain/subscription/Plan';
import type { Subscription } from '@/domain/subscription/Subscription';
import { wireBusinessOf, type BusinessSpelling } from './wireBusinessOf';
import { wirePlanOf } from './wirePlanOf';
import { wireSubscriptionOf } from './wireSubscriptionOf';
import { wireUserOf } from './wireUserOf';
import type { InitialWorld, WireLargeOwners, WirePlan, WireSubscription } from './WireWorld';

/**
 * Source systems spell the same status differently (decision C6). These are the spellings of the demo, by business.
 */
const STATUS_SPELLINGS: Readonly<Record<string, string>> = {
  'AMN-10497': 'in_trial',
  'AMN-10533': 'active',
  'AMN-10588': 'ACTIVE',
  'AMN-10604': 'paused',
  'AMN-10617': 'non_renewing',
};

/** The broken entry of the catalogue: an unknown period unit and truncated metadata. */
function wireDemoPlanOf(item: Plan | AddOn): WirePlan {
  const plan = wirePlanOf(item);
  return item.id === 'seasonal-offer'
    ? { ...plan, period_unit: 'season', metadata: '{"display_order": 4,' }
    : plan;
}

/**
 * Loads the seeds of the demo. The returned function creates their data in the format of the API, with dates relative to
 * `begin` (milliseconds since 1970) and pictures at `apiUrl`. Owners with thousands of businesses are created at the
 * first call only, so their dates stay relative to that call.
 */
export async function demoWorld(): Promise<(begin: number, apiUrl: string) => InitialWorld> {
  const createSeeds = await loadSeeds();
  let largeOwners: WireLargeOwners | undefined;
  return (begin, apiUrl) => {
    const seeds = createSeeds(instant(begin));
    largeOwners ??= wireLargeOwnersOf(seeds.largeOwners);
    return {
      users: seeds.users.map(wireUserOf),
      unreadableUserIds: [...seeds.unreadableUsers],
      businesses: seeds.businesses.map((business, index) =>
        wireBusinessOf(withPhotoAt(apiUrl, business), spellingAt(index)),
      ),
      largeOwners,
      subscriptions: Object.fromEntries(
        [...seeds.subscriptions].map(([id, held]) => [id, withStatusSpelling(id, held)]),
      ),
      plans: [...seeds.catalog.plans, ...seeds.catalog.addOns].map(wireDemoPlanOf),
    };
  };
}

function wireLargeOwnersOf(largeOwners: readonly LargeOwner[]): WireLargeOwners {
  const owners = largeOwners.map(({ user, business }) => ({ user: user(), business }));
  const businesses = owners.flatMap(({ user, business }) =>
    user.businessIds.flatMap((id) => business(id) ?? []),
  );
  return {
    users: owners.map(({ user }) => wireUserOf(user)),
    businesses: businesses.map((business, index) => wireBusinessOf(business, spellingAt(index))),
  };
}

function spellingAt(index: number): BusinessSpelling {
  return index % 2 === 0 ? 'together' : 'apart';
}

/** Loads the seeds with a Node hook, because they import SVG files. */
async function loadSeeds() {
  if (process.env['VITEST'] === undefined) register('./svgLoader.mjs', import.meta.url);
  const [{ dashboardSeeds }, { otherScreensSeeds }] = await Promise.all([
    import('@/adapters/in-memory/world/seeds/dashboardSeeds'),
    import('@/adapters/in-memory/world/seeds/otherScreensSeeds'),
  ]);
  return (begin: Instant) => ({
    ...dashboardSeeds(begin, DEFAULT_LANGUAGE),
    ...otherScreensSeeds(begin, DEFAULT_LANGUAGE),
  });
}

/** Replaces the photo by its URL on this API. */
function withPhotoAt(apiUrl: string, business: Business): Business {
  const [file] = /[a-z]+\.svg/.exec(business.profilePhoto ?? '') ?? [];
  return { ...business, profilePhoto: file === undefined ? undefined : `${apiUrl}/media/photos/${file}` };
}

function withStatusSpelling(id: string, held: Subscription): WireSubscription {
  const subscription = wireSubscriptionOf(held);
  return { ...subscription, status: STATUS_SPELLINGS[id] ?? subscription.status };
}
