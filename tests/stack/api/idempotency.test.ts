import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { KEY_LIFETIME } from './data/IdempotencyKeys';
import type { Fault } from './faults/Fault';
import { ApiHarness, type ApiResponse } from './support/ApiHarness';
import { A_WIRE_ADDRESS, aWireSubscription, aWireWorld, inDays } from './support/aWireWorld';

let now = Date.now();
const harness = await ApiHarness.start({
  world: aWireWorld({ plumbing: aWireSubscription(), bakery: aWireSubscription() }),
  now: () => now,
});

afterAll(async () => harness.close());

beforeEach(async () => {
  now = Date.now();
  await harness.control.reset();
});

const KEY = '3f0c7b1e-92a4-4a7e-8d0b-5a2f6f1e7c44';
const ORDER = { plan_id: 'pro-monthly', addon_ids: [], payment_token: null, billing_address: null };

interface SendOptions {
  readonly key?: string;
  readonly as?: string;
  /** Used instead of a token of `as`. */
  readonly token?: string;
  readonly business?: string;
  readonly api?: ApiHarness;
}

async function send(
  method: string,
  body?: unknown,
  { key = KEY, as = 'noor', token, business = 'plumbing', api = harness }: SendOptions = {},
): Promise<ApiResponse> {
  const headers = { 'idempotency-key': key };
  const caller = token === undefined ? { as } : { token };
  return api.send(method, `/subscriptions/123/businesses/${business}`, { ...caller, body, headers });
}

async function orderCount(): Promise<number> {
  return (await harness.control.orders()).length;
}

function byNewCard(card = {}): object {
  return { ...ORDER, payment_token: harness.aToken(card), billing_address: A_WIRE_ADDRESS };
}

describe('a write with an idempotency key', () => {
  it('is charged once when it is repeated, and gets the first response again', async () => {
    const first = await send('PUT', ORDER);
    const second = await send('PUT', ORDER);
    expect(first).toMatchObject({ status: 200, body: { items: [{ id: 'pro-monthly' }] } });
    expect(second).toMatchObject({ status: 200, body: first.body });
    expect(first.headers.get('idempotent-replayed')).toBeNull();
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    expect(await orderCount()).toBe(1);
  });

  it('waits for the first response when it is repeated during the execution', async () => {
    const order = byNewCard();
    const answers = await Promise.all(Array.from({ length: 4 }, async () => send('POST', order, DIVING)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await orderCount()).toBe(1);
  });

  it('gets the first refusal again, although its token is now used up', async () => {
    const order = byNewCard({ isDeclined: true });
    expect(await send('PUT', order)).toMatchObject({ status: 402 });
    expect(await send('PUT', order)).toMatchObject({ status: 402, body: { error_code: 'card_declined' } });
    expect(await orderCount()).toBe(0);
  });

  it.each<[string, SendOptions, object]>([
    ['another body', {}, { ...ORDER, plan_id: 'basic-monthly' }],
    ['another business', { business: 'diving' }, ORDER],
  ])('is refused with 422 when the key was used for %s', async (_, options, body) => {
    await send('PUT', ORDER);
    expect(await send('PUT', body, options)).toMatchObject({
      status: 422,
      body: { error_code: 'idempotency_key_reused', param: 'Idempotency-Key' },
    });
    expect(await orderCount()).toBe(1);
  });

  it('is independent of the same key of another owner', async () => {
    await send('PUT', ORDER);
    expect(await send('PUT', ORDER, { as: 'tamar', business: 'bakery' })).toMatchObject({ status: 200 });
    expect(await orderCount()).toBe(2);
  });

  it.each(['', `"${KEY}"`, 'a key', 'x'.repeat(101)])(
    'is refused when the key is not one of the contract: %s',
    async (key) => {
      expect(await send('PUT', ORDER, { key })).toMatchObject({ status: 400 });
      expect(await orderCount()).toBe(0);
    },
  );

  it('is executed when the key is new', async () => {
    await send('PUT', ORDER);
    await send('PUT', { ...ORDER, plan_id: 'basic-monthly' }, { key: 'another' });
    expect(await orderCount()).toBe(2);
  });

  it('is executed again a day later', async () => {
    await send('PUT', ORDER);
    now += KEY_LIFETIME + 1;
    const token = await harness.issuer.tokenFor('noor', { expiresIn: 2 * KEY_LIFETIME });
    expect(await send('PUT', ORDER, { token })).toMatchObject({ status: 200 });
    expect(await orderCount()).toBe(2);
  });

  it('does not use up its key with an expired token', async () => {
    expect(await send('PUT', ORDER, { token: 'expired' })).toMatchObject({ status: 401 });
    expect(await send('PUT', ORDER)).toMatchObject({ status: 200 });
    expect(await orderCount()).toBe(1);
  });

  it('cancels once, also when the subscription was reactivated in between', async () => {
    const first = await send('DELETE');
    await send('PUT', ORDER, { key: 'reactivation' });
    expect((await send('DELETE')).body).toEqual(first.body);
    expect(await harness.send('GET', '/subscriptions/123/businesses/plumbing', { as: 'noor' })).toMatchObject(
      {
        body: { cancelled_at: null },
      },
    );
  });
});

const DIVING = { business: 'diving' };

describe('a delivery with a fault', () => {
  /**
   * Each fault, how often the client repeats the request, and how many calls the API counts: `answer-then-commit`
   * delivers a copy of the request as a further call.
   */
  const faults: [string, Fault, repetitions: number, arrivals: number][] = [
    ['twice by a browser or a proxy', { fault: 'deliver-twice' }, 0, 2],
    ['with a lost response', { fault: 'commit-then-lose-answer', times: 1 }, 1, 2],
    ['cut off before', { fault: 'refuse', times: 1 }, 1, 2],
    ['after the response 504', { fault: 'answer-then-commit', status: 504, delay: 100, times: 1 }, 1, 3],
  ];

  async function deliver(fault: Fault, repetitions: number, arrivals: number): Promise<void> {
    await harness.control.addFaults('updateSubscription', fault);
    for (let delivery = 0; delivery <= repetitions; delivery += 1)
      await send('PUT', ORDER).catch(() => undefined);
    await expect.poll(async () => (await harness.control.calls()).counts.updateSubscription).toBe(arrivals);
  }

  it.each(faults)('%s, is charged once', async (_, fault, repetitions, arrivals) => {
    await deliver(fault, repetitions, arrivals);
    /* This repetition waits until the others are executed. */
    await harness.control.clearFaults();
    await send('PUT', ORDER);
    expect(await orderCount()).toBe(1);
  });

  it.each(faults)(
    '%s, is charged for each execution without a key',
    async (_, fault, repetitions, arrivals) => {
      await harness.control.setSwitches({ idempotency: 'ignored' });
      await deliver(fault, repetitions, arrivals);
      await expect.poll(orderCount).toBe(fault.fault === 'refuse' ? 1 : 2);
    },
  );
});

describe('an API that ignores idempotency keys', () => {
  it('charges a repeated update again', async () => {
    await harness.control.setSwitches({ idempotency: 'ignored' });
    await send('PUT', ORDER);
    await send('PUT', ORDER);
    expect(await orderCount()).toBe(2);
  });

  it('keeps ignoring them after a reset, when it was started so', async () => {
    const withoutKeys = await ApiHarness.start({
      world: aWireWorld({ plumbing: aWireSubscription({ next_billing_date: inDays(3) }) }),
      switches: { idempotency: 'ignored' },
    });
    await withoutKeys.control.setSwitches({ idempotency: 'honoured' });
    await withoutKeys.control.reset();
    await send('PUT', ORDER, { api: withoutKeys });
    await send('PUT', ORDER, { api: withoutKeys });
    expect(await withoutKeys.control.orders()).toHaveLength(2);
    await withoutKeys.close();
  });
});
