import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { ApiHarness, PAGE_ORIGIN } from './support/ApiHarness';
import { aWireWorld } from './support/aWireWorld';
import type { TokenOverrides } from './support/TokenIssuerServer';

const harness = await ApiHarness.start({ world: aWireWorld() });

afterAll(async () => harness.close());

beforeEach(async () => harness.control.reset());

describe('a request', () => {
  it('with a valid token is accepted', async () => {
    expect(await harness.send('GET', '/users/noor', { as: 'noor' })).toMatchObject({ status: 200 });
  });

  it.each<[string, TokenOverrides]>([
    ['another issuer', { issuer: 'https://evil.example.com' }],
    ['another audience', { audience: 'another-api' }],
    ['expired', { expiresIn: -10 }],
    ['signed by an unknown key', { isForged: true }],
    ['without a user id', { claims: { oid: undefined, sub: undefined } }],
  ])('with an invalid token is refused: %s', async (_, overrides) => {
    const token = await harness.issuer.tokenFor('noor', overrides);
    expect(await harness.send('GET', '/users/noor', { token })).toMatchObject({
      status: 401,
      body: { message: expect.stringContaining('token') },
    });
  });

  it.each([
    ['no token', undefined],
    ['no bearer', 'Basic bm9vcjpub29y'],
    ['garbage', 'Bearer a.b.c'],
    ['an unsigned token', 'Bearer eyJhbGciOiJub25lIn0.eyJvaWQiOiJub29yIn0.'],
  ])('with %s is refused', async (_, authorization) => {
    const headers = authorization === undefined ? {} : { authorization };
    expect(await harness.send('GET', '/users/noor', { headers })).toMatchObject({ status: 401 });
  });

  it('belongs to the user in the `oid` claim of its token, or else in `sub`', async () => {
    const byOid = await harness.issuer.tokenFor('pairwise-subject', { claims: { oid: 'noor' } });
    const bySub = await harness.issuer.tokenFor('noor', { claims: { oid: undefined } });
    expect(await harness.send('GET', '/users/noor', { token: byOid })).toMatchObject({ status: 200 });
    expect(await harness.send('GET', '/users/noor', { token: bySub })).toMatchObject({ status: 200 });
  });

  it('is accepted after a rotation of the provider’s keys, and refused with an old key', async () => {
    const before = await harness.issuer.tokenFor('noor');
    await harness.issuer.rotate();
    expect(await harness.send('GET', '/users/noor', { as: 'noor' })).toMatchObject({ status: 200 });
    expect(await harness.send('GET', '/users/noor', { token: before })).toMatchObject({ status: 401 });
  });
});

describe('data of another owner', () => {
  it.each([
    ['GET', '/users/noor', undefined],
    ['PUT', '/users/noor', { FirstName: 'Eve' }],
    ['POST', '/users', { Id: 'noor' }],
    ['GET', '/123/businesses/plumbing', undefined],
    ['PUT', '/123/businesses/plumbing', { id: 'plumbing' }],
    ['PUT', '/123/businesses/plumbing/status', { status: 'inactive' }],
    ['DELETE', '/123/businesses/plumbing', undefined],
    ['GET', '/subscriptions/123/businesses/plumbing', undefined],
    ['DELETE', '/subscriptions/123/businesses/plumbing', undefined],
    ['POST', '/subscriptions/business/plumbing/payment', { payment_token: 'tok' }],
  ])('is refused: %s %s', async (method, path, body) => {
    expect(await harness.send(method, path, { as: 'tamar', body })).toMatchObject({ status: 403 });
  });

  it('is omitted from lists', async () => {
    const body = ['plumbing', 'bakery'];
    expect(await harness.send('POST', '/businesses', { as: 'tamar', body })).toMatchObject({
      body: [{ id: 'bakery' }],
    });
    expect(
      await harness.send('POST', '/users/byIds', { as: 'tamar', body: ['noor', 'tamar'] }),
    ).toMatchObject({
      body: [{ id: 'tamar' }],
    });
  });
});

describe('CORS', () => {
  const preflight = async (origin: string, headers: string): Promise<Headers> =>
    (
      await harness.send('OPTIONS', '/users/noor', {
        headers: {
          origin,
          'access-control-request-method': 'PUT',
          'access-control-request-headers': headers,
        },
      })
    ).headers;

  it('allows the origin of the product', async () => {
    const allowed = await preflight(PAGE_ORIGIN, 'authorization,content-type');
    expect(allowed.get('access-control-allow-origin')).toBe(PAGE_ORIGIN);
    expect(allowed.get('access-control-allow-headers')).toBe(
      'Authorization,Content-Type,If-Match,Idempotency-Key',
    );
    expect(allowed.get('access-control-allow-methods')).toBe('GET,POST,PUT,DELETE');
  });

  it('does not allow idempotency keys when the API does not list the header', async () => {
    await harness.control.setSwitches({ idempotency: 'unlisted' });
    const allowed = await preflight(PAGE_ORIGIN, 'authorization,idempotency-key');
    expect(allowed.get('access-control-allow-headers')).toBe('Authorization,Content-Type,If-Match');
  });

  it('exposes Retry-After, also of errors', async () => {
    const headers = { origin: PAGE_ORIGIN };
    const refused = await harness.send('GET', '/users/noor', { headers });
    expect(refused.status).toBe(401);
    expect(refused.headers.get('access-control-allow-origin')).toBe(PAGE_ORIGIN);
    expect(refused.headers.get('access-control-expose-headers')).toBe('Retry-After,ETag,X-Request-Id');
  });

  it('allows no other origin', async () => {
    const refused = await preflight('https://evil.example.com', 'authorization');
    expect(refused.get('access-control-allow-origin')).toBeNull();
  });

  it('does not allow a page to control the API', async () => {
    const headers = { origin: PAGE_ORIGIN };
    expect(await harness.send('POST', '/__reset', { headers })).toMatchObject({ status: 403 });
  });
});

it('has no control routes without `hasControl`', async () => {
  const uncontrolled = await ApiHarness.start({ world: aWireWorld(), hasControl: false });
  expect(await uncontrolled.send('GET', '/__calls')).toMatchObject({ status: 404 });
  expect(await uncontrolled.send('POST', '/__reset')).toMatchObject({ status: 404 });
  await uncontrolled.close();
});

it('an unreachable identity provider does not make a token invalid', async () => {
  const issuer = { issuer: 'https://i.example.com', jwksUri: 'http://127.0.0.1:9/keys', audience: 'the-api' };
  const withoutKeys = await ApiHarness.start({ world: aWireWorld(), issuer });
  expect(await withoutKeys.send('GET', '/users/noor', { as: 'noor' })).toMatchObject({ status: 503 });
  await withoutKeys.close();
});
