import * as v from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import { DANA, NOOR, PEOPLE, SAMI } from '@/adapters/in-memory/world/seeds/demoUsers';
import { CALL_NAMES } from './calls';
import { ApiHarness } from './support/ApiHarness';
import { inDays } from './support/aWireWorld';

const harness = await ApiHarness.start();

afterAll(async () => harness.close());

async function businessIdsOf(as: string): Promise<unknown> {
  const { body } = await harness.send('GET', `/users/${as}`, { as });
  return Reflect.get(Object(body), 'businessIds');
}

describe('the accounts of the demo', () => {
  it.each([
    ['Noor Haddad has nine businesses', NOOR, 9],
    ['Tamar Mizrahi has none', PEOPLE.tamar.id, 0],
    ['the agency has two thousand', PEOPLE.agency.id, 2000],
    ['the network has ten thousand', PEOPLE.network.id, 10_000],
  ])('%s', async (_, id, count) => {
    expect(await businessIdsOf(id)).toHaveLength(count);
  });

  it.each([
    ['Dana Levi was never here', DANA, 404],
    ['Sami Khoury has an unreadable record', SAMI, 500],
  ])('%s', async (_, id, status) => {
    expect(await harness.send('GET', `/users/${id}`, { as: id })).toMatchObject({ status });
  });

  it('get all their businesses in one response, with names in both spellings', async () => {
    const body = await businessIdsOf(PEOPLE.agency.id);
    const listed = await harness.send('POST', '/businesses', { as: PEOPLE.agency.id, body });
    expect(listed.body).toHaveLength(2000);
    expect(listed.text).toContain('"multiLanguageData"');
    expect(listed.text).toContain('"multiLanguageName"');
  });

  it.each([NOOR, PEOPLE.agency.id])(
    'can save each of their first businesses as it was read: %s',
    async (as) => {
      const ids = v.parse(v.array(v.string()), await businessIdsOf(as)).slice(0, 40);
      const statuses = await Promise.all(
        ids.map(async (id) => {
          const { body } = await harness.send('GET', `/123/businesses/${id}`, { as });
          return (await harness.send('PUT', `/123/businesses/${id}`, { as, body })).status;
        }),
      );
      expect(new Set(statuses)).toEqual(new Set([200]));
    },
  );

  it('get photos that the API serves', async () => {
    const { text } = await harness.send('GET', '/123/businesses/AMN-10482', { as: NOOR });
    const [url = ''] = /http[^"]+\.svg/.exec(text) ?? [];
    expect((await fetch(url)).headers.get('content-type')).toBe('image/svg+xml');
  });
});

describe('the subscriptions of the demo', () => {
  it.each([
    ['AMN-10482', { status: 'Active', cancelled_at: null }],
    ['AMN-10497', { status: 'in_trial' }],
    ['AMN-10533', { status: 'active', cancel_reason: 'not_needed' }],
    ['AMN-10588', { status: 'ACTIVE', period_unit: 'year' }],
    ['AMN-10604', { status: 'paused' }],
    ['AMN-10617', { status: 'non_renewing', card: { status: 'expiring' } }],
    ['AMN-10625', { card: { status: 'expired' } }],
  ])('have the status texts of the source system: %s', async (id, body) => {
    expect(await harness.send('GET', `/subscriptions/123/businesses/${id}`, { as: NOOR })).toMatchObject({
      status: 200,
      body,
    });
  });

  it('have future dates in seconds', async () => {
    const { body } = await harness.send('GET', '/subscriptions/123/businesses/AMN-10533', { as: NOOR });
    expect(body).toHaveProperty('cancelled_at', expect.closeTo(inDays(23), -3));
  });
});

it('the catalogue contains all plans of the demo, including the invalid ones', async () => {
  const plans = await harness.send('GET', '/subscriptions/plans', { as: NOOR });
  expect(plans.body).toHaveLength(16);
});

it('all responses with demo data satisfy the contract', async () => {
  const calls = await harness.control.calls();
  expect(calls.violations).toEqual([]);
  expect(Object.keys(calls.counts).toSorted()).toEqual(CALL_NAMES.toSorted());
});

it('a reset restores the businesses of every owner', async () => {
  const owned = [
    { id: 'AMN-10482', as: NOOR },
    { id: 'AGN-10000', as: PEOPLE.agency.id },
  ];
  for (const { id, as } of owned)
    await harness.send('PUT', `/123/businesses/${id}/status`, { as, body: { status: 'inactive' } });
  await harness.control.reset();
  for (const { id, as } of owned) {
    const { body } = await harness.send('GET', `/123/businesses/${id}`, { as });
    expect(body).toMatchObject({ id, status: 'active' });
  }
  expect(await businessIdsOf(PEOPLE.network.id)).toHaveLength(10_000);
});
