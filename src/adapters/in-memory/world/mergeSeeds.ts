import type { WorldSeeds } from './WorldSeeds';

export type MergedSeeds = { readonly [Field in keyof WorldSeeds]-?: NonNullable<WorldSeeds[Field]> };

/** All seeds in one object, in which nothing is undefined. */
export function mergeSeeds(all: readonly WorldSeeds[]): MergedSeeds {
  return {
    users: all.flatMap(({ users = [] }) => users),
    unreadableUsers: new Set(all.flatMap(({ unreadableUsers = [] }) => [...unreadableUsers])),
    businesses: all.flatMap(({ businesses = [] }) => businesses),
    largeOwners: all.flatMap(({ largeOwners = [] }) => largeOwners),
    subscriptions: new Map(all.flatMap(({ subscriptions = [] }) => [...subscriptions])),
    catalog: all.flatMap(({ catalog = [] }) => catalog),
  };
}
