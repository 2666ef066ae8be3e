import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ApiStage } from './support/ApiStage';
import { aWireBusiness, aWirePlan, aWireUser, aWireWorld } from './support/aWireWorld';

let stage: ApiStage;

beforeAll(async () => {
  stage = await ApiStage.start({ world: aWireWorld() });
});

afterAll(async () => {
  await stage.close();
});

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(async () => {
  await stage.control.reset();
});

it('an answer that disagrees with the contract is recorded, and an error', async () => {
  await stage.control.reset({ ...aWireWorld(), plans: [aWirePlan({ price: { amount: 49 } })] });
  expect(await stage.send('GET', '/subscriptions/plans', { as: 'noor' })).toMatchObject({
    status: 500,
    body: { message: 'contract-violation' },
  });
  expect((await stage.control.calls()).violations).toEqual([expect.stringContaining('/0/price')]);
});

it('so does one that only the nested parts of spoil', async () => {
  const names = { en: 42 };
  const business = aWireBusiness({ multiLanguageData: { name: names } });
  await stage.control.reset({ users: [aWireUser()], businesses: [business] });
  expect(await stage.send('GET', '/123/businesses/plumbing', { as: 'noor' })).toMatchObject({ status: 500 });
  expect(await stage.send('POST', '/businesses', { as: 'noor', body: ['plumbing'] })).toMatchObject({
    status: 500,
  });
});

it('a request is held against it too, once it was carried out', async () => {
  const body = { Id: 'dana', FirstName: null };
  expect(await stage.send('POST', '/users', { as: 'dana', body })).toMatchObject({ status: 500 });
  expect((await stage.control.calls()).violations).toEqual([
    expect.stringMatching(/^createUser 201: the request: .*LastName/),
  ]);
});

it('where it is told not to look, anything goes', async () => {
  await stage.control.reset({ ...aWireWorld(), plans: [aWirePlan({ price: { amount: 49 } })] });
  await stage.control.turn({ contract: 'unchecked' });
  expect(await stage.send('GET', '/subscriptions/plans', { as: 'noor' })).toMatchObject({ status: 200 });
});

it('what a test spoils on purpose is no violation', async () => {
  await stage.control.spoil('getUser', { fault: 'wrong-types' });
  expect(await stage.send('GET', '/users/noor', { as: 'noor' })).toMatchObject({ status: 200 });
  expect((await stage.control.calls()).violations).toEqual([]);
});
