import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ApiRequest } from '@/adapters/http/ApiClient';
import { AuthorizedHttpClient } from '@/adapters/http/AuthorizedHttpClient';
import { failure, success } from '@/domain/shared/result';
import { anOrderKey } from '../../support/builders/anOrderKey';
import { aClient } from '../../support/http/aClient';
import { html, json } from '../../support/http/answers';
import { FakeServer, type ResponseWriter } from '../../support/http/FakeServer';
import { FakeIdentityProvider } from '../../support/http/FakeIdentityProvider';
import { InMemoryConnection } from '../../support/InMemoryConnection';

const READ: ApiRequest = { method: 'GET', path: ['users', '1'], isRead: true };
const WRITE: ApiRequest = { method: 'POST', path: ['users'], body: { once: true }, isRead: false };

/** Accepts one token and responds 401 to all others. */
function onlyFor(token: string): ResponseWriter {
  return (response, request) => {
    const isWelcome = request.headers.authorization === `Bearer ${token}`;
    (isWelcome ? json({ welcome: true }) : json({ message: 'invalid token' }, 401))(response, request);
  };
}

let server: FakeServer;
beforeEach(async () => {
  server = await FakeServer.start();
});
afterEach(async () => {
  await server.close();
});

const signedIn = (provider: FakeIdentityProvider): AuthorizedHttpClient =>
  new AuthorizedHttpClient(aClient(server.url), provider);
const tokensSent = (): unknown[] => server.requests.map(({ headers }) => headers.authorization);
const WELCOME = success({ status: 200, body: { welcome: true }, text: '{"welcome":true}' });
const tokenUnavailable = (wasSent: boolean): object => failure({ kind: 'token-unavailable', wasSent });
const EXPIRED = failure({ kind: 'session-expired' });

describe('AuthorizedHttpClient', () => {
  it('sends the token with every request', async () => {
    server.willRespond(onlyFor('one'));
    const client = signedIn(new FakeIdentityProvider('one'));
    expect(await client.send(READ)).toEqual(WELCOME);
    expect(await client.send(WRITE)).toEqual(WELCOME);
    expect(tokensSent()).toEqual(['Bearer one', 'Bearer one']);
  });

  it('sends no Authorization header without a token', async () => {
    server.willRespond(json({}));
    await signedIn(new FakeIdentityProvider()).send(READ);
    expect(tokensSent()).toEqual([undefined]);
  });

  it('repeats a payment after a token renewal with the same idempotency key', async () => {
    const client = aClient(server.url, { sendsIdempotencyKey: true });
    server.willRespond(onlyFor('new'));
    const payment = { ...WRITE, idempotencyKey: anOrderKey() };
    expect(
      await new AuthorizedHttpClient(client, new FakeIdentityProvider('old', 'new')).send(payment),
    ).toEqual(WELCOME);
    expect(server.requests.map(({ headers }) => headers['idempotency-key'])).toEqual(['key-0', 'key-0']);
  });

  it.each([READ, WRITE])('renews a rejected token and repeats the request: $method', async (request) => {
    const provider = new FakeIdentityProvider('old', 'new');
    server.willRespond(onlyFor('new'));
    expect(await signedIn(provider).send(request)).toEqual(WELCOME);
    expect(tokensSent()).toEqual(['Bearer old', 'Bearer new']);
    expect(new Set(server.requests.map(({ body }) => body)).size).toBe(1);
    expect(provider.renewals).toBe(1);
  });

  it('recognises an HTML page with the status 401', async () => {
    server.willRespond(html(401), json({ welcome: true }));
    expect(await signedIn(new FakeIdentityProvider('old', 'new')).send(READ)).toEqual(WELCOME);
  });

  it('returns session-expired when the renewal is refused, without repeating the request', async () => {
    const provider = new FakeIdentityProvider('old');
    server.willRespond(onlyFor('new'));
    expect(await signedIn(provider).send(WRITE)).toEqual(EXPIRED);
    expect(tokensSent()).toEqual(['Bearer old']);
  });

  it('returns session-expired when the new token is rejected too', async () => {
    const provider = new FakeIdentityProvider('old', 'new', 'newer');
    server.willRespond(onlyFor('another'));
    expect(await signedIn(provider).send(WRITE)).toEqual(EXPIRED);
    expect(tokensSent()).toEqual(['Bearer old', 'Bearer new']);
    expect(provider.renewals).toBe(1);
  });

  it.each([READ, WRITE])(
    'returns token-unavailable when the token is rejected while the provider is unreachable, and requests a new one: $method',
    async (request) => {
      const provider = new FakeIdentityProvider('old', 'new');
      provider.isReachable = false;
      server.willRespond(onlyFor('new'));
      const client = signedIn(provider);
      expect(await client.send(request)).toEqual(tokenUnavailable(true));
      provider.isReachable = true;
      expect(await client.send(request)).toEqual(WELCOME);
    },
  );

  it('says that a request was sent when the device is offline after the renewal', async () => {
    const connection = new InMemoryConnection();
    const provider = new FakeIdentityProvider('old', 'new');
    const renewToken = provider.renewToken.bind(provider);
    provider.renewToken = async () => {
      connection.isOnline = false;
      return renewToken();
    };
    server.willRespond(onlyFor('new'));
    const client = new AuthorizedHttpClient(aClient(server.url, { connection }), provider);
    expect(await client.send(WRITE)).toEqual(failure({ kind: 'not-sent', wasSent: true }));
    expect(tokensSent()).toEqual(['Bearer old']);
  });

  it('sends no request when the provider cannot issue a token', async () => {
    const provider = new FakeIdentityProvider();
    provider.isReachable = false;
    server.willRespond(json({}));
    expect(await signedIn(provider).send(READ)).toEqual(tokenUnavailable(false));
    expect(server.requests).toHaveLength(0);
    expect(await signedIn(provider).send({ ...READ, isPublic: true })).toMatchObject({ ok: true });
  });

  it.each([
    ['renewed', new FakeIdentityProvider('old', 'new'), WELCOME, 10],
    ['refused', new FakeIdentityProvider('old'), EXPIRED, 5],
  ])('renews once for five rejected requests: %s', async (_, provider, answer, requests) => {
    server.willRespond(onlyFor('new'));
    const client = signedIn(provider);
    const answers = await Promise.all(Array.from({ length: 5 }, async () => client.send(READ)));
    expect(answers).toEqual(Array.from({ length: 5 }, () => answer));
    expect(provider.renewals).toBe(1);
    expect(server.requests).toHaveLength(requests);
  });

  it('renews once also when one of them is rejected later', async () => {
    const provider = new FakeIdentityProvider('old', 'new');
    const held: (() => void)[] = [];
    server.willRespond((response, request) => {
      const turnAway = (): void => onlyFor('new')(response, request);
      if (request.url === '/late' && request.headers.authorization === 'Bearer old') held.push(turnAway);
      else turnAway();
    });
    const client = signedIn(provider);
    const late = client.send({ ...READ, path: ['late'] });
    expect(await client.send(READ)).toEqual(WELCOME);
    await expect.poll(() => held).toHaveLength(1);
    for (const turnAway of held) turnAway();
    expect(await late).toEqual(WELCOME);
    expect(provider.renewals).toBe(1);
  });

  it('renews again when the next token expires', async () => {
    const provider = new FakeIdentityProvider('one', 'two', 'three');
    const client = signedIn(provider);
    server.willRespond(onlyFor('two'));
    await client.send(READ);
    server.willRespond(onlyFor('three'));
    expect(await client.send(READ)).toEqual(WELCOME);
    expect(provider.renewals).toBe(2);
  });

  it('does not end the session after another refusal', async () => {
    const provider = new FakeIdentityProvider('one', 'two');
    server.willRespond(json({ message: 'token' }, 403));
    expect(await signedIn(provider).send(READ)).toMatchObject({ error: { kind: 'rejected', status: 403 } });
    expect(provider.renewals).toBe(0);
  });

  describe('a public request', () => {
    const PUBLIC: ApiRequest = { ...READ, path: ['subscriptions', 'plans'], isPublic: true };

    it('of a visitor returns the rejection', async () => {
      const provider = new FakeIdentityProvider();
      server.willRespond(onlyFor('one'));
      expect(await signedIn(provider).send(PUBLIC)).toMatchObject({
        error: { kind: 'rejected', status: 401 },
      });
      expect(provider.renewals).toBe(0);
    });

    it('of an owner renews the token like any other', async () => {
      server.willRespond(onlyFor('new'));
      expect(await signedIn(new FakeIdentityProvider('old', 'new')).send(PUBLIC)).toEqual(WELCOME);
    });
  });
});
