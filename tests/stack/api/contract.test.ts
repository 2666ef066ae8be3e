import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiContract } from './contract/ApiContract';
import { ApiHarness } from './support/ApiHarness';
import { aWireBusiness, aWirePlan, aWireUser, aWireWorld } from './support/aWireWorld';

const harness = await ApiHarness.start({ world: aWireWorld() });

afterAll(async () => harness.close());

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(async () => {
  await harness.control.reset();
});

it('a response that violates the contract is recorded, and replaced by an error', async () => {
  await harness.control.reset({ ...aWireWorld(), plans: [aWirePlan({ price: { amount: 49 } })] });
  expect(await harness.send('GET', '/subscriptions/plans', { as: 'noor' })).toMatchObject({
    status: 500,
    body: { message: 'contract-violation' },
  });
  expect((await harness.control.calls()).violations).toEqual([expect.stringContaining('/0/price')]);
});

it('a response whose nested data violates the contract is recorded too', async () => {
  const names = { en: 42 };
  const business = aWireBusiness({ multiLanguageData: { name: names } });
  await harness.control.reset({ users: [aWireUser()], businesses: [business] });
  expect(await harness.send('GET', '/123/businesses/plumbing', { as: 'noor' })).toMatchObject({
    status: 500,
  });
  expect(await harness.send('POST', '/businesses', { as: 'noor', body: ['plumbing'] })).toMatchObject({
    status: 500,
  });
});

it('a request is validated too, after it was executed', async () => {
  const body = { Id: 'dana', FirstName: null };
  expect(await harness.send('POST', '/users', { as: 'dana', body })).toMatchObject({ status: 500 });
  expect((await harness.control.calls()).violations).toEqual([
    expect.stringMatching(/^createUser 201: the request: .*LastName/),
  ]);
});

it('a response of another media type than the declared one violates the contract', () => {
  const contract = new ApiContract();
  const plans = { mediaType: 'application/json', text: '[]' };
  expect(contract.violationsOf('listPlans', 200, plans)).toBeUndefined();
  expect(contract.violationsOf('listPlans', 200, { ...plans, mediaType: 'text/html' })).toContain(
    'text/html',
  );
});

it('nothing is validated when the check is switched off', async () => {
  await harness.control.reset({ ...aWireWorld(), plans: [aWirePlan({ price: { amount: 49 } })] });
  await harness.control.setSwitches({ contract: 'unchecked' });
  expect(await harness.send('GET', '/subscriptions/plans', { as: 'noor' })).toMatchObject({ status: 200 });
});

it('a response with a planned fault is not a violation', async () => {
  await harness.control.addFaults('getUser', { fault: 'wrong-types' });
  expect(await harness.send('GET', '/users/noor', { as: 'noor' })).toMatchObject({ status: 200 });
  expect((await harness.control.calls()).violations).toEqual([]);
});
