import { connect } from 'node:net';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { CALL_NAMES, CALLS, type ApiCall } from './calls';
import type { Fault } from './faults/Fault';
import { ApiHarness, PAGE_ORIGIN, type ApiResponse } from './support/ApiHarness';
import { aWireSubscription, aWireWorld } from './support/aWireWorld';

const harness = await ApiHarness.start({ world: aWireWorld({ plumbing: aWireSubscription() }) });

afterAll(async () => harness.close());

beforeEach(async () => harness.control.reset());

/** The errors of Node for a lost connection. */
const LOST = /fetch failed|terminated/;

const READ = '/123/businesses/plumbing';
const WRITE = '/123/businesses/plumbing/status';

async function read(): Promise<ApiResponse> {
  return harness.send('GET', READ, { as: 'noor' });
}

async function hide(): Promise<ApiResponse> {
  return harness.send('PUT', WRITE, { as: 'noor', body: { status: 'inactive' } });
}

async function isHidden(): Promise<boolean> {
  await harness.control.clearFaults();
  return (await read()).text.includes('"status":"inactive"');
}

describe('a call with a network fault', () => {
  it.each<[Fault, boolean]>([
    [{ fault: 'refuse' }, false],
    [{ fault: 'reset' }, false],
    [{ fault: 'half-body' }, true],
    [{ fault: 'commit-then-lose-answer' }, true],
  ])('%j has no response; executed: %j', async (fault, isExecuted) => {
    await harness.control.addFaults('changeBusinessStatus', fault);
    await expect(hide()).rejects.toThrow(LOST);
    expect(await isHidden()).toBe(isExecuted);
  });

  it('half-body starts like a complete response', async () => {
    await harness.control.addFaults('getBusiness', { fault: 'half-body' });
    const token = await harness.issuer.tokenFor('noor');
    const answer = await rawResponse(
      `GET ${READ} HTTP/1.1\r\nHost: localhost\r\nOrigin: ${PAGE_ORIGIN}\r\nAuthorization: Bearer ${token}\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(answer.toLowerCase()).toContain(`access-control-allow-origin: ${PAGE_ORIGIN}`);
    expect(answer).toContain('{"multiLanguageData"');
    expect(answer).not.toMatch(/\}$/);
  });

  it('drip sends one byte at a time', async () => {
    await harness.control.addFaults('changeBusinessStatus', { fault: 'drip', every: 5 });
    const begin = performance.now();
    expect(await hide()).toMatchObject({ status: 200, body: { success: true } });
    expect(performance.now() - begin).toBeGreaterThan(50);
    expect(await isHidden()).toBe(true);
  });

  it('late responds later, and is executed also after the client has left', async () => {
    await harness.control.addFaults('changeBusinessStatus', { fault: 'late', delay: 900 });
    const token = await harness.issuer.tokenFor('noor');
    await expect(
      fetch(`${harness.api.url}${WRITE}`, {
        method: 'PUT',
        body: '{"status":"inactive"}',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        signal: AbortSignal.timeout(600),
      }),
    ).rejects.toThrow(/timeout/);
    await expect.poll(isHidden).toBe(true);
  });
});

describe('a request that is executed after its response', () => {
  /** In milliseconds. The first read comes much earlier, also on a busy machine. */
  const DELAY = 500;

  it.each([500, 504])('gets the status %i first', async (status) => {
    await harness.control.addFaults('changeBusinessStatus', {
      fault: 'answer-then-commit',
      status,
      delay: DELAY,
    });
    expect(await hide()).toMatchObject({ status });
    expect(await isHidden()).toBe(false);
    await expect.poll(isHidden, { timeout: 10_000 }).toBe(true);
  });

  it('or loses its connection first', async () => {
    await harness.control.addFaults('changeBusinessStatus', { fault: 'answer-then-commit', delay: DELAY });
    await expect(hide()).rejects.toThrow(LOST);
    expect(await isHidden()).toBe(false);
    await expect.poll(isHidden, { timeout: 10_000 }).toBe(true);
  });
});

async function rawResponse(request: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(Number(new URL(harness.api.url).port), '127.0.0.1', () => socket.write(request));
    socket.on('data', (chunk) => (answer += chunk.toString('utf8')));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
  });
}

describe('an invalid response', () => {
  it.each<[string, Fault, Partial<ApiResponse>]>([
    ['500', { fault: 'status' }, { status: 500, body: { message: 'Something went wrong' } }],
    [
      '429 with a header',
      { fault: 'status', status: 429, headers: { 'retry-after': '3' }, body: { error: 'לאט' } },
      { status: 429, body: { error: 'לאט' } },
    ],
    ['a text', { fault: 'status', status: 502, body: 'Bad Gateway' }, { status: 502, text: 'Bad Gateway' }],
    ['cut JSON', { fault: 'status', status: 200, body: '{"a":' }, { status: 200, text: '{"a":' }],
    ['an empty 204', { fault: 'status', status: 204 }, { status: 204, text: '' }],
    ['an HTML page', { fault: 'html' }, { status: 200, text: expect.stringMatching(/^<!doctype html>/) }],
  ])('%s is sent, and nothing is executed', async (_, fault, answer) => {
    await harness.control.addFaults('changeBusinessStatus', fault);
    expect(await hide()).toMatchObject(answer);
    expect(await isHidden()).toBe(false);
  });

  it.each<[string, Fault, Partial<ApiResponse>]>([
    ['empty', { fault: 'empty' }, { status: 200, text: '' }],
    ['204', { fault: '204' }, { status: 204, text: '' }],
    ['wrong-types', { fault: 'wrong-types' }, { status: 200, body: { success: [true] } }],
    ['missing-fields', { fault: 'missing-fields' }, { status: 200, body: {} }],
  ])('%s is sent, although the request is executed', async (_, fault, answer) => {
    await harness.control.addFaults('changeBusinessStatus', fault);
    expect(await hide()).toMatchObject(answer);
    expect(await isHidden()).toBe(true);
  });

  it('wrong-types changes every entry of a list', async () => {
    await harness.control.addFaults('listPlans', { fault: 'wrong-types' });
    const { body } = await harness.send('GET', '/subscriptions/plans', { as: 'noor' });
    expect(body).toMatchObject(
      Array.from({ length: 9 }, () => ({
        price: expect.stringMatching(/^about/),
        entitlements: { items: 0 },
      })),
    );
  });

  it('missing-fields keeps the given fields', async () => {
    await harness.control.addFaults('getBusiness', { fault: 'missing-fields', fields: ['id', 'status'] });
    expect((await read()).body).toEqual({ id: 'plumbing', status: 'active' });
  });

  it('extra-fields adds fields to every entry of a list, and changes none', async () => {
    const complete = await harness.send('GET', '/subscriptions/plans', { as: 'noor' });
    await harness.control.addFaults('listPlans', { fault: 'extra-fields' });
    const { body } = await harness.send('GET', '/subscriptions/plans', { as: 'noor' });
    expect(body).toMatchObject(Array.isArray(complete.body) ? complete.body : []);
    expect(body).toMatchObject(Array.from({ length: 9 }, () => ({ role: 'admin' })));
  });

  it('huge is a long list with unique ids, or an object with a long text', async () => {
    await harness.control.addFaults('*', { fault: 'huge', count: 100 });
    const { text, body } = await harness.send('GET', '/subscriptions/plans', { as: 'noor' });
    expect(body).toHaveLength(100);
    expect(new Set(text.match(/"id":"[^"]+"/g)).size).toBe(100);
    expect((await read()).text.length).toBeGreaterThan(5_000_000);
  });

  it('can lack the CORS headers', async () => {
    await harness.control.addFaults('getBusiness', { fault: 'status', status: 502, cors: false });
    const { headers } = await harness.send('GET', READ, { as: 'noor', headers: { origin: PAGE_ORIGIN } });
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it('has the CORS headers by default', async () => {
    await harness.control.addFaults('getBusiness', { fault: 'html' });
    const { headers } = await harness.send('GET', READ, { as: 'noor', headers: { origin: PAGE_ORIGIN } });
    expect(headers.get('access-control-allow-origin')).toBe(PAGE_ORIGIN);
  });
});

describe('a fault', () => {
  it('affects the nth call, and a given number of calls', async () => {
    await harness.control.addFaults('getBusiness', { fault: 'status', nth: 2, times: 2 });
    const answers = [await read(), await read(), await read(), await read()];
    expect(answers.map(({ status }) => status)).toEqual([200, 500, 500, 200]);
  });

  it('can be followed by another', async () => {
    await harness.control.addFaults(
      'getBusiness',
      { fault: 'status', status: 503, times: 1 },
      { fault: 'status', status: 401, nth: 2, times: 1 },
    );
    const answers = [await read(), await read(), await read()];
    expect(answers.map(({ status }) => status)).toEqual([503, 401, 200]);
  });

  it('of one business does not affect others', async () => {
    await harness.control.addFaults('getBusiness', { fault: 'status', business: 'diving' });
    expect((await read()).status).toBe(200);
    await harness.control.addFaults('getBusiness', { fault: 'status', status: 503, business: 'plumbing' });
    expect((await harness.send('GET', '/123/businesses/diving', { as: 'noor' })).status).toBe(500);
    expect((await read()).status).toBe(503);
    await harness.control.clearFaults('getBusiness', 'plumbing');
    expect((await read()).status).toBe(200);
    expect((await harness.send('GET', '/123/businesses/diving', { as: 'noor' })).status).toBe(500);
  });

  it('of one call does not affect others, and can be removed', async () => {
    await harness.control.addFaults('getBusiness', { fault: 'status' });
    expect((await harness.send('GET', '/users/noor', { as: 'noor' })).status).toBe(200);
    await harness.control.clearFaults('getBusiness');
    expect((await read()).status).toBe(200);
  });

  it('of all calls needs neither a token nor existing data', async () => {
    await harness.control.addFaults('*', { fault: 'status', status: 503 });
    const statuses = await Promise.all(
      CALL_NAMES.map(async (call) => (await harness.send(CALLS[call][0], pathOf(call))).status),
    );
    expect(new Set(statuses)).toEqual(new Set([503]));
    expect((await harness.control.calls()).counts).toEqual(
      Object.fromEntries(CALL_NAMES.map((call) => [call, 1])),
    );
  });

  it('of an unknown kind is refused', async () => {
    await expect(harness.control.addFaults('*', Object({ fault: 'earthquake' }))).rejects.toThrow('400');
    await expect(harness.control.addFaults(Object('getWeather'), { fault: 'html' })).rejects.toThrow('404');
  });
});

function pathOf(call: ApiCall): string {
  return CALLS[call][1].replaceAll(/:\w+/g, 'x');
}

describe('the requests', () => {
  it('are counted as they arrive, whatever their result', async () => {
    await harness.control.addFaults('getBusiness', { fault: 'refuse', times: 1 });
    await expect(read()).rejects.toThrow(LOST);
    await read();
    await harness.send('GET', '/123/businesses/nothing', { as: 'noor' });
    await harness.send('GET', '/nowhere');
    await harness.send('OPTIONS', READ, { headers: { origin: PAGE_ORIGIN } });
    const { counts, unknownRequests, total } = await harness.control.calls();
    expect({ getBusiness: counts.getBusiness, unknownRequests, total }).toEqual({
      getBusiness: 3,
      unknownRequests: 1,
      total: 4,
    });
    await harness.control.forgetCalls();
    expect((await harness.control.calls()).total).toBe(0);
  });
});
