import type { Business } from '@/domain/business/Business';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { Instant } from '@/domain/shared/instant';
import type { LargeOwner } from '../WorldSeeds';
import { businessFrom, type BusinessSeed } from './BusinessSeed';
import { OFFICE_HOURS } from './demoHours';
import { businessId } from './demoIds';
import { FAMILIES, QUARTERS, TOWNS, TRADES } from './demoNames';
import { demoSubscriptions } from './demoSubscriptions';
import { PEOPLE, userOf, type Person } from './demoUsers';

/* Owners of thousands of businesses. Their names combine trades, family names, towns and quarters. */

const AGENCY_SIZE = 2000;
const NETWORK_SIZE = 10_000;

/** The first number in the ids, so that all of them have five digits. */
const FIRST_NUMBER = 10_000;

export function demoLargeOwners(begin: Instant): readonly LargeOwner[] {
  return [
    largeOwner({ person: PEOPLE.agency, prefix: 'AGN', size: AGENCY_SIZE }, begin),
    largeOwner({ person: PEOPLE.network, prefix: 'NTW', size: NETWORK_SIZE }, begin),
  ];
}

interface LargeOwnerSeed {
  readonly person: Person;
  /** The prefix of the business ids. */
  readonly prefix: string;
  readonly size: number;
}

function largeOwner({ person, prefix, size }: LargeOwnerSeed, begin: Instant): LargeOwner {
  const made = new Map<BusinessId, Business>();
  const idAt = (index: number): string => `${prefix}-${String(FIRST_NUMBER + index)}`;
  const indexOf = (id: BusinessId): number | undefined => {
    const index = Number(id.slice(prefix.length + 1)) - FIRST_NUMBER;
    return index >= 0 && index < size && id === idAt(index) ? index : undefined;
  };
  const subscriptions = demoSubscriptions(begin);
  return {
    owner: person.id,
    user: () =>
      userOf(
        person,
        Array.from({ length: size }, (_, index) => businessId(idAt(index))),
      ),
    business: (id) => {
      const index = indexOf(id);
      if (index === undefined) return undefined;
      const business = made.get(id) ?? businessFrom(seedAt(index, id), person.id, begin);
      made.set(id, business);
      return business;
    },
    subscription: (id) => {
      const index = indexOf(id);
      const example = index === undefined ? undefined : subscribedLike(index);
      return example === undefined ? undefined : subscriptions.get(businessId(example));
    },
  };
}

/** Every third business is inactive. */
function statusOf(index: number): string {
  return index % 3 === 2 ? 'inactive' : 'active';
}

/** The business of the main owner with the same subscription. Of the inactive ones every second has none. */
function subscribedLike(index: number): string | undefined {
  if (statusOf(index) === 'inactive') return index % 2 === 0 ? undefined : 'AMN-10604';
  if (index % 30 === 9) return 'AMN-10625';
  if (index % 30 === 15) return 'AMN-10497';
  if (index % 30 === 24) return 'AMN-10533';
  return index % 5 === 0 ? 'AMN-10588' : 'AMN-10482';
}

function seedAt(index: number, id: string): BusinessSeed {
  const { category, word, text } = at(TRADES, index);
  const families = Math.floor(index / TRADES.length);
  const family = at(FAMILIES, families);
  const towns = Math.floor(families / FAMILIES.length);
  const place = at(QUARTERS, Math.floor(towns / TOWNS.length))(at(TOWNS, towns));
  return {
    id,
    names: {
      en: `${family.en} ${word.en}, ${place.en}`,
      he: `${word.he} ${family.he}, ${place.he}`,
      ar: `${word.ar} ${family.ar}، ${place.ar}`,
    },
    descriptions: text,
    category,
    address: place.he,
    status: statusOf(index),
    isVerified: true,
    operatingHours: OFFICE_HOURS,
    timezone: 'Asia/Jerusalem',
  };
}

/** The item at the index modulo the length. */
function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error(`No item at index ${String(index)} of an empty list`);
  return item;
}
