import { describe, expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '@/adapters/in-memory/identity/demoAccounts';
import { readTokenClaims } from '@/adapters/identity/readTokenClaims';
import { dashboardSeeds } from '@/adapters/in-memory/world/seeds/dashboardSeeds';
import { NOOR, PEOPLE } from '@/adapters/in-memory/world/seeds/demoUsers';
import { otherScreensSeeds } from '@/adapters/in-memory/world/seeds/otherScreensSeeds';
import { activate } from '@/domain/business/activation';
import { displayStatus, isActive, isDraft, nameIn } from '@/domain/business/Business';
import { weekOf } from '@/domain/business/operatingHours';
import { relativeDayOf } from '@/domain/shared/plainDate';
import { instant } from '@/domain/shared/instant';
import { usableTimeZone } from '@/domain/shared/timeZone';
import { LANGUAGES, languagesByScript } from '@/domain/shared/language';
import { Money } from '@/domain/shared/Money';
import { failure } from '@/domain/shared/result';
import { isUsableCard, validityOf } from '@/domain/subscription/paymentMethod';
import { initialSelection } from '@/domain/subscription/PlanSelection';
import { catalogForSale, catalogOfCycle } from '@/domain/subscription/pricing';
import { annualSavingOf, largestSavingPercent } from '@/domain/subscription/savings';
import { displayStatusOf, totalOfSubscription } from '@/domain/subscription/Subscription';
import { aCompleteBusiness } from '../../support/builders/aCompleteBusiness';
import { aBusinessId } from '../../support/builders/aBusinessId';
import { defined } from '../../support/builders/defined';
import { aLocalTime } from '@tests/support/builders/aMoment';

const NOW = aLocalTime();

/** The seeds must be consistent at any date: on a leap day, at the end of a year, in ten years. */
const MOMENTS = [
  '2026-11-21T10:00:00Z',
  '2027-12-31T22:30:00Z',
  '2028-02-29T00:00:00Z',
  '2036-01-01T12:00:00Z',
];

describe.each(MOMENTS)('the demo data created on %s', (iso) => {
  const begin = instant(Date.parse(iso));
  const seeds = { ...dashboardSeeds(begin, 'en'), ...otherScreensSeeds(begin, 'en') };
  const { catalog } = seeds;
  const noors = seeds.businesses.filter(({ ownerId }) => ownerId === NOOR);
  const business = (id: string) => defined(seeds.businesses.find((seed) => seed.id === id));
  const subscription = (id: string) => defined(seeds.subscriptions.get(aBusinessId(id)));

  it('has an owner for each of its businesses', () => {
    const pairs = seeds.users.flatMap(({ id, businessIds }) => businessIds.map((owned) => [owned, id]));
    expect(pairs).toEqual(seeds.businesses.map(({ id, ownerId }) => [id, ownerId]));
    for (const { owner, user, business: find } of defined(seeds.largeOwners)) {
      expect(user().id).toBe(owner);
      const owners = user().businessIds.map((id) => find(id)?.ownerId);
      expect(new Set(owners)).toEqual(new Set([owner]));
    }
  });

  it('has a unique name for each of the many businesses of a large owner, and no business for an unknown id', () => {
    const network = defined(seeds.largeOwners?.find(({ owner }) => owner === PEOPLE.network.id));
    const made = network.user().businessIds.map((id) => defined(network.business(id)));
    for (const language of LANGUAGES)
      expect(new Set(made.map((each) => nameIn(each, language).text)).size).toBe(10_000);
    expect(nameIn(defined(made.at(-1)), 'he').text).toBe('מנעולים ביטון, אילת מערב');
    expect(network.business(defined(made[7]).id)).toBe(made[7]);
    const others = ['NTW-9999', 'NTW-20000', 'NTW-010000', 'NTW-1e4', 'NTW-', 'AGN-10000', 'AMN-10561'];
    expect(others.map((id) => network.business(aBusinessId(id)))).toEqual(others.map(() => undefined));
  });

  it('gives the businesses of the agency names of their own in each town, and addresses all over the country', () => {
    const agency = defined(seeds.largeOwners?.find(({ owner }) => owner === PEOPLE.agency.id));
    const made = agency.user().businessIds.map((id) => defined(agency.business(id)));
    expect(made.slice(0, 3).map((each) => [nameIn(each, 'he').text, each.address])).toEqual([
      ['אינסטלציה ביטון', '1 Herzl St., Haifa'],
      ['שיעורים פרטיים כץ', '30 HaNasi Blvd., Tira'],
      ['משרד עורכי דין חלבי', '59 HaHistadrut Blvd., Beersheba'],
    ]);
    const towns = made.map(({ address }) => address?.split(', ').at(-1));
    expect(new Set(towns).size).toBe(25);
    expect(new Set(made.map((each, at) => `${nameIn(each, 'he').text} ${towns[at] ?? ''}`)).size).toBe(2000);
  });

  it.each(LANGUAGES)('has every address in the language of the page: %s', (language) => {
    const { businesses } = dashboardSeeds(begin, language);
    const addresses = businesses.flatMap(({ address }) => address ?? []);
    expect(addresses).toHaveLength(8);
    expect(addresses.map((address) => languagesByScript(address))).toEqual(addresses.map(() => [language]));
  });

  it('has accounts with businesses, without, with very many, for the first sign-in, and for a failing sign-in', () => {
    const claims = DEMO_ACCOUNTS.map((account) => readTokenClaims(account.claims));
    const ids = claims.map((parsed) => (parsed.ok ? parsed.value.userId : undefined));
    const users = [...seeds.users, ...defined(seeds.largeOwners).map(({ user }) => user())];
    const counts = ids.map((id) => users.find((user) => user.id === id)?.businessIds.length);
    expect(counts).toEqual([9, 0, 2000, 10_000, undefined, undefined]);
    expect(ids.map((id) => id !== undefined && seeds.unreadableUsers?.has(id))).toEqual([
      false,
      false,
      false,
      false,
      false,
      true,
    ]);
  });

  it('has one business without a subscription', () => {
    const math = business('AMN-10561');
    expect([displayStatus(math), seeds.subscriptions.has(math.id)]).toEqual(['inactive', false]);
    const { selection } = initialSelection(catalogForSale(catalog).catalog, undefined, NOW);
    expect(selection.plan?.name).toBe('Professional');
  });

  it('contains every subscription status', () => {
    const statuses = [...seeds.subscriptions.values()].map(displayStatusOf);
    expect(new Set(statuses)).toEqual(new Set(['active', 'intrial', 'cancelled', 'paused', 'unknown']));
  });

  it('has a paid, a trial and an ending subscription, each with a future date', () => {
    const plumbing = subscription('AMN-10482');
    expect(totalOfSubscription(plumbing)).toEqual(Money.agorot(24_600));
    const dates = [
      plumbing.nextBillingDate,
      subscription('AMN-10497').trialEnd,
      subscription('AMN-10533').cancelledAt,
      subscription('AMN-10588').nextBillingDate,
    ];
    expect(dates.map((date) => relativeDayOf(defined(date), { now: begin, timeZone: undefined }))).toEqual(
      Array(4).fill('future'),
    );
  });

  it('blocks the activation of a business whose subscription is paused', () => {
    const breeze = business('AMN-10604');
    expect(activate(breeze, subscription(breeze.id))).toEqual(failure({ kind: 'subscription-not-active' }));
  });

  it('has cards in every state, each consistent with its expiry date', () => {
    const { year } = { year: new Date(begin).getUTCFullYear() };
    const cards = [...seeds.subscriptions.values()].flatMap(({ card }) => card ?? []);
    expect(new Set(cards.map(validityOf))).toEqual(new Set(['valid', 'expiring', 'expired']));
    const isAhead = cards.map(
      ({ expiry }) =>
        defined(expiry).year * 12 + defined(expiry).month > year * 12 + new Date(begin).getUTCMonth(),
    );
    expect(isAhead).toEqual(cards.map((card) => isUsableCard(card) || validityOf(card) === 'expiring'));
  });

  it('has names in every language, except one that is not translated', () => {
    const untranslated = seeds.businesses.filter((seed) => nameIn(seed, 'en').language !== 'en');
    expect(untranslated.map(({ id }) => id)).toEqual(['AMN-10631']);
    expect(untranslated.every((seed) => isDraft(seed) && !isActive(seed))).toBe(true);
  });

  it('has split hours, overnight hours, a closed day and an invalid time zone', () => {
    const weeks = seeds.businesses.flatMap(({ operatingHours }) => weekOf(operatingHours) ?? []).flat();
    expect(weeks.some(({ ranges }) => ranges.length > 1)).toBe(true);
    expect(weeks.some(({ ranges }) => ranges.some(({ isOvernight }) => isOvernight))).toBe(true);
    expect(weeks.some(({ ranges }) => ranges.length === 0)).toBe(true);
    const { timezone } = business('AMN-10617');
    expect([timezone, usableTimeZone(timezone)]).toEqual(['Israel/Haifa', 'Asia/Jerusalem']);
  });

  it('has a value for every field of a business except these', () => {
    const isEmpty = (value: unknown): boolean =>
      value === undefined || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);
    const empty = Object.keys(aCompleteBusiness()).filter((field) =>
      noors.every((each) => isEmpty(Reflect.get(each, field))),
    );
    expect(empty).toEqual(['name', 'displayName', 'description', 'subcategory', 'coverPhoto']);
  });

  it('has a picture for every business except one', () => {
    const without = noors.filter(({ profilePhoto }) => profilePhoto === undefined);
    expect(without.map(({ id }) => id)).toEqual(['AMN-10588']);
  });

  it('sells three plans monthly and annually', () => {
    const forSale = catalogForSale(catalog).catalog;
    const names = (cycle: 'monthly' | 'annual') =>
      catalogOfCycle(forSale, cycle).plans.map(({ name, price }) => `${name} ${String(price.majorPrice)}`);
    expect(names('monthly')).toEqual(['Essential 79', 'Professional 149', 'Premium 289']);
    expect(names('annual')).toEqual(['Essential 806', 'Professional 1466', 'Premium 2774']);
    expect(catalogOfCycle(forSale, 'monthly').addOns).toHaveLength(4);
    expect(catalogOfCycle(forSale, 'annual').addOns).toHaveLength(4);
  });

  it('has annual savings of 15, 18 and 20 percent', () => {
    const { plans } = catalogForSale(catalog).catalog;
    const savings = catalogOfCycle(catalog, 'annual').plans.map((plan) => annualSavingOf(plan, plans));
    expect(savings.map((saving) => [saving?.amount.majorPrice, saving?.percent])).toEqual([
      [142, 15],
      [322, 18],
      [694, 20],
    ]);
    expect(largestSavingPercent(plans)).toBe(20);
  });

  it('has subscriptions at the prices of its catalogue', () => {
    const sold = new Map([...catalog.plans, ...catalog.addOns].map((item) => [String(item.id), item.price]));
    const items = [...seeds.subscriptions.values()].flatMap((held) => held.items);
    expect(items.map(({ id, price }) => price !== undefined && sold.get(id)?.equals(price))).toEqual(
      items.map(() => true),
    );
  });
});
