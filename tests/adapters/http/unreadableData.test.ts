import { describe, expect, it } from 'vitest';
import { HttpBusinessRepository } from '@/adapters/http/business/HttpBusinessRepository';
import { HttpUserRepository } from '@/adapters/http/identity/HttpUserRepository';
import { HttpPlanCatalog } from '@/adapters/http/subscription/HttpPlanCatalog';
import { HttpSubscriptionRepository } from '@/adapters/http/subscription/HttpSubscriptionRepository';
import { aBusinessId } from '@tests/support/builders/aBusinessId';
import { aUserId } from '@tests/support/builders/aUserId';
import { json } from '@tests/support/http/answers';
import { setUpHttp, type HttpHarness } from '@tests/support/http/httpHarness';
import businessOnWire from '@tests/support/wire/business.json';
import plansOnWire from '@tests/support/wire/plans.json';
import subscriptionOnWire from '@tests/support/wire/subscription.json';
import userOnWire from '@tests/support/wire/user.json';

const ID = aBusinessId();

const [PLAN] = plansOnWire;
const UNPRICED = { ...PLAN, id: 'unpriced', price: '149.00' };

const readBusiness = async ({ client, diagnostics }: HttpHarness) =>
  new HttpBusinessRepository(client, '123', diagnostics, []).byId(ID);
const readBusinesses = async ({ client, diagnostics }: HttpHarness) =>
  new HttpBusinessRepository(client, '123', diagnostics, []).byIds([ID]);
const readSubscription = async ({ client, diagnostics }: HttpHarness) =>
  new HttpSubscriptionRepository(client, '123', diagnostics).ofBusiness(ID);
const readPlans = async ({ client, diagnostics }: HttpHarness) =>
  new HttpPlanCatalog(client, diagnostics).load();
const readUser = async ({ client, diagnostics }: HttpHarness) =>
  new HttpUserRepository(client, diagnostics, []).byId(aUserId());

describe('diagnostics learn what in a response could not be read', () => {
  const { responding } = setUpHttp();

  it.each<[string, (service: HttpHarness) => Promise<unknown>, unknown]>([
    ['a business without an id', readBusiness, {}],
    ['no list of businesses', readBusinesses, {}],
    ['business 1 of the list: no id', readBusinesses, [businessOnWire, {}]],
    [
      `${businessOnWire.id}: a rule of its hours`,
      readBusiness,
      { ...businessOnWire, operatingHours: { rules: [null] } },
    ],
    ['a subscription without status', readSubscription, {}],
    [
      'item 0 of a subscription: no id or no known type',
      readSubscription,
      { ...subscriptionOnWire, items: [{}] },
    ],
    ['no list of plans', readPlans, {}],
    ['unpriced: no price in whole minor units', readPlans, [...plansOnWire, UNPRICED]],
    ['Pro-ILS-Monthly: again with other content', readPlans, [...plansOnWire, { ...PLAN, name: 'Other' }]],
    ['Pro-ILS-Monthly: again at another price', readPlans, [...plansOnWire, { ...PLAN, price: 1 }]],
    [
      `${businessOnWire.id}: again with other content`,
      readBusinesses,
      [businessOnWire, { ...businessOnWire, name: 'Other' }],
    ],
    [
      `plan ${String(plansOnWire.length)} of the list: no id, name, price or known type`,
      readPlans,
      [...plansOnWire, {}],
    ],
    [
      'a user without id, list of businesses or readable fields',
      readUser,
      { ...userOnWire, businessIds: null },
    ],
    [
      'user: a picture from https://elsewhere.example, which is not among the media origins',
      readUser,
      { ...userOnWire, avatar: 'https://elsewhere.example/a.jpg' },
    ],
    ['user: a business id', readUser, { ...userOnWire, businessIds: [null] }],
  ])('%s', async (detail, read, body) => {
    const service = responding(json(body));
    await read(service);
    expect(service.diagnostics.events.map((event) => event.detail).join('; ')).toContain(detail);
  });
});
