import type { Business } from '@/domain/business/Business';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { Instant } from '@/domain/shared/instant';
import type { Language, Translated } from '@/domain/shared/language';
import type { LargeOwner } from '../WorldSeeds';
import { businessOfSeed, type BusinessSeed } from './BusinessSeed';
import { OFFICE_HOURS } from './demoHours';
import { businessId } from './demoIds';
import { FAMILIES, MORE_FAMILIES, QUARTERS, STREETS, TOWNS, TRADES, type Trade } from './demoNames';
import { demoSubscriptions } from './demoSubscriptions';
import { PEOPLE, userOf, type Person } from './demoUsers';

/* Owners of thousands of businesses. Their names and addresses combine trades, family names, streets and towns. */

const AGENCY_SIZE = 2000;
const NETWORK_SIZE = 10_000;

const AGENCY_FAMILIES = [...FAMILIES, ...MORE_FAMILIES];

/** The first number in the ids, so that all of them have five digits. */
const FIRST_NUMBER = 10_000;

export function demoLargeOwners(startTime: Instant, language: Language): readonly LargeOwner[] {
  return [
    largeOwner(
      { person: PEOPLE.agency, prefix: 'AGN', size: AGENCY_SIZE, variation: agencyVariation },
      startTime,
      language,
    ),
    largeOwner(
      { person: PEOPLE.network, prefix: 'NTW', size: NETWORK_SIZE, variation: networkVariation },
      startTime,
      language,
    ),
  ];
}

interface LargeOwnerSeed {
  readonly person: Person;
  /** The prefix of the business ids. */
  readonly prefix: string;
  readonly size: number;
  readonly variation: (index: number) => Variation;
}

/** The fields in which the businesses of an owner differ. */
interface Variation {
  readonly trade: Trade;
  readonly names: Translated<string>;
  readonly town: Translated<string>;
}

function largeOwner(
  { person, prefix, size, variation }: LargeOwnerSeed,
  startTime: Instant,
  language: Language,
): LargeOwner {
  const created = new Map<BusinessId, Business>();
  const idAt = (index: number): string => `${prefix}-${String(FIRST_NUMBER + index)}`;
  const indexOf = (id: BusinessId): number | undefined => {
    const index = Number(id.slice(prefix.length + 1)) - FIRST_NUMBER;
    return index >= 0 && index < size && id === idAt(index) ? index : undefined;
  };
  const subscriptions = demoSubscriptions(startTime);
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
      const business =
        created.get(id) ??
        businessOfSeed(seedAt(index, id, variation(index)), person.id, startTime, language);
      created.set(id, business);
      return business;
    },
    subscription: (id) => {
      const index = indexOf(id);
      const example = index === undefined ? undefined : idOfSameSubscription(index);
      return example === undefined ? undefined : subscriptions.get(businessId(example));
    },
  };
}

function statusOf(index: number): string {
  return index % 3 === 2 ? 'inactive' : 'active';
}

/** The id of the business of the main owner with the same subscription. Every second inactive business has none. */
function idOfSameSubscription(index: number): string | undefined {
  if (statusOf(index) === 'inactive') return index % 2 === 0 ? undefined : 'AMN-10604';
  if (index % 30 === 9) return 'AMN-10625';
  if (index % 30 === 15) return 'AMN-10497';
  if (index % 30 === 24) return 'AMN-10533';
  return index % 5 === 0 ? 'AMN-10588' : 'AMN-10482';
}

/** Trade and family, in another town each time they are repeated. */
function agencyVariation(index: number): Variation {
  const trade = at(TRADES, index * 3);
  const family = at(AGENCY_FAMILIES, index * 7 + 9);
  const round = Math.floor(index / (TRADES.length * AGENCY_FAMILIES.length));
  return { trade, names: namesOf(trade, family), town: at(TOWNS, index * 11 + round * 3) };
}

/** Trade, family, town and quarter, so that each of ten thousand names is unique. */
function networkVariation(index: number): Variation {
  const trade = at(TRADES, index);
  const families = Math.floor(index / TRADES.length);
  const towns = Math.floor(families / FAMILIES.length);
  const town = at(QUARTERS, Math.floor(towns / TOWNS.length))(at(TOWNS, towns));
  const { en, he, ar } = namesOf(trade, at(FAMILIES, families));
  return {
    trade,
    names: { en: `${en}, ${town.en}`, he: `${he}, ${town.he}`, ar: `${ar}، ${town.ar}` },
    town,
  };
}

function namesOf({ word }: Trade, family: Translated<string>): Translated<string> {
  return {
    en: `${family.en} ${word.en}`,
    he: `${word.he} ${family.he}`,
    ar: `${word.ar} ${family.ar}`,
  };
}

function seedAt(index: number, id: string, { trade, names, town }: Variation): BusinessSeed {
  const street = at(STREETS, index * 5);
  const number = String(1 + ((index * 29) % 97));
  return {
    id,
    names,
    descriptions: trade.text,
    category: trade.category,
    address: {
      en: `${number} ${street.en}, ${town.en}`,
      he: `${street.he} ${number}, ${town.he}`,
      ar: `${street.ar} ${number}، ${town.ar}`,
    },
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
