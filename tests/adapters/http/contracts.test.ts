import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { apiCalls } from '@/adapters/http/apiCalls';
import { AuthorizedHttpClient } from '@/adapters/http/AuthorizedHttpClient';
import type { HttpClientOptions } from '@/adapters/http/HttpClient';
import { HttpBusinessRepository } from '@/adapters/http/business/HttpBusinessRepository';
import { HttpListingRepository } from '@/adapters/http/business/HttpListingRepository';
import { HttpUserRepository } from '@/adapters/http/identity/HttpUserRepository';
import { HttpMediaStore } from '@/adapters/http/media/HttpMediaStore';
import { HttpPlanCatalog } from '@/adapters/http/subscription/HttpPlanCatalog';
import { HttpSubscriptionRepository } from '@/adapters/http/subscription/HttpSubscriptionRepository';
import { InMemoryConnection } from '../../support/InMemoryConnection';
import { paymentToken } from '@/application/ports/CardFields';
import { success } from '@/domain/shared/result';
import { describeBusinessRepository } from '../../contracts/businessRepository.contract';
import { describeListingRepository } from '../../contracts/listingRepository.contract';
import { describeMediaStore } from '../../contracts/mediaStore.contract';
import {
  describePlanCatalog,
  describeReceivedCatalog,
  type CatalogFlaw,
} from '../../contracts/planCatalog.contract';
import type { ServiceHarness, ServiceFailure } from '../../contracts/serviceFailures';
import { describeSubscriptionRepository } from '../../contracts/subscriptionRepository.contract';
import { describeUserRepository } from '../../contracts/userRepository.contract';
import type { Fault } from '../../stack/api/faults/Fault';
import { ApiHarness } from '../../stack/api/support/ApiHarness';
import type { Switches } from '../../stack/api/Switches';
import { wireWorldOf, type SeedData } from '../../stack/api/world/wireWorldOf';
import type { WirePlan } from '../../stack/api/world/WireWorld';
import type { Catalog } from '@/domain/subscription/Plan';
import { aBusiness } from '../../support/builders/aBusiness';
import { PICTURES } from '../../support/builders/aCompleteBusiness';
import { aBusinessId } from '../../support/builders/aBusinessId';
import { aCatalog } from '../../support/builders/aCatalog';
import { aMoment } from '../../support/builders/aMoment';
import { aSubscription } from '../../support/builders/aSubscription';
import { aUser } from '../../support/builders/aUser';
import { aUserId } from '../../support/builders/aUserId';
import { aClient } from '../../support/http/aClient';
import { FakeIdentityProvider } from '../../support/http/FakeIdentityProvider';
import { RecordingDiagnostics } from '../../support/RecordingDiagnostics';

/** The id in the access token. The server lets this user read and change every record, also those of other owners. */
const CALLER = 'caller';

const FAULT_OF: Readonly<Record<Exclude<ServiceFailure, 'offline'>, Fault>> = {
  unavailable: { fault: 'status', status: 500, body: { message: 'The service is taking a break' } },
  forbidden: { fault: 'status', status: 403, body: { message: 'This account may not do that' } },
  'session-expired': { fault: 'status', status: 401, body: { message: 'The access token is not valid' } },
  malformed: { fault: 'html' },
  refused: { fault: 'status', status: 422, body: { message: 'Not like this' } },
  'response-lost': { fault: 'commit-then-lose-answer' },
};

describe('Over HTTP, against a real server,', () => {
  let api: ApiHarness;
  let token: string;
  let requests = 0;

  /** The requests that reached the API, without those of the test itself. */
  const count = (message: unknown): void => {
    const isMessage = typeof message === 'object' && message !== null && 'request' in message;
    const request = isMessage ? message.request : undefined;
    if (!(request instanceof IncomingMessage) || request.headers.host !== new URL(api.api.url).host) return;
    if (request.url?.startsWith('/__') === false) requests += 1;
  };

  beforeAll(async () => {
    api = await ApiHarness.start({ staff: [CALLER], now: () => aMoment() });
    token = await api.issuer.tokenFor(CALLER);
    subscribe('http.server.request.start', count);
  }, 60_000);

  afterEach(async () => {
    const { violations } = await api.control.calls();
    if (violations.length > 0) throw new Error(violations.join('\n'));
  });

  afterAll(async () => {
    unsubscribe('http.server.request.start', count);
    await api.close();
  });

  /** A server in the given state and a client for it. Each call waits until the server is ready. */
  const startServer = (
    seeds: SeedData,
    switches: Partial<Switches> = {},
    options: Pick<HttpClientOptions, 'sendsIdempotencyKey'> = {},
  ) => {
    let ready = api.control.reset(wireWorldOf(seeds)).then(async () => api.control.setSwitches(switches));
    requests = 0;
    const connection = new InMemoryConnection();
    const client = new AuthorizedHttpClient(
      aClient(api.api.url, { connection, ...options }),
      new FakeIdentityProvider(token),
    );
    const harness: ServiceHarness = {
      setFailure(kind) {
        connection.isOnline = kind !== 'offline';
        ready = ready.then(async () =>
          kind === undefined || kind === 'offline'
            ? api.control.clearFaults()
            : api.control.addFaults('*', FAULT_OF[kind]),
        );
      },
      requests: () => requests,
    };
    const diagnostics = new RecordingDiagnostics();
    return { client, diagnostics, harness, onceReady: waitingFor(async () => ready) };
  };

  it('the harness counts the requests that reach the API', async () => {
    const { client, diagnostics, harness, onceReady } = startServer({ businesses: [aBusiness()] });
    const repository = onceReady(new HttpBusinessRepository(client, '123', diagnostics, [PICTURES]));
    await repository.byId(aBusinessId());
    expect(harness.requests()).toBe(1);
  });

  describe('HttpBusinessRepository', () => {
    describeBusinessRepository((businesses) => {
      const { client, diagnostics, harness, onceReady } = startServer({ businesses });
      return {
        repository: onceReady(new HttpBusinessRepository(client, '123', diagnostics, [PICTURES])),
        ...harness,
      };
    });
  });

  describe('HttpBusinessRepository, with the status sent as a bare string (ASSUMPTION-01)', () => {
    describeBusinessRepository((businesses) => {
      const { client, diagnostics, harness, onceReady } = startServer(
        { businesses },
        { statusBody: 'string', contract: 'unchecked' },
      );
      return {
        repository: onceReady(new HttpBusinessRepository(client, '123', diagnostics, [PICTURES], 'text')),
        ...harness,
      };
    });
  });

  describe('HttpListingRepository', () => {
    describeListingRepository((businesses) => {
      const { client, diagnostics, harness, onceReady } = startServer({ businesses });
      return {
        listings: onceReady(new HttpListingRepository(client, '123', diagnostics, [PICTURES], '24:00')),
        ...harness,
      };
    });
  });

  describe('HttpUserRepository', () => {
    describeUserRepository((users) => {
      const { client, diagnostics, harness, onceReady } = startServer({ users });
      return {
        repository: onceReady(new HttpUserRepository(client, diagnostics, ['https://example.com'])),
        ...harness,
      };
    });
  });

  describe.each([
    ['that sends no idempotency key', 'ignored', false],
    ['that sends idempotency keys', 'honoured', true],
  ] as const)('HttpSubscriptionRepository, of a build %s', (_build, idempotency, sendsIdempotencyKey) => {
    describeSubscriptionRepository(
      (held) => {
        const { client, diagnostics, harness, onceReady } = startServer(
          {
            businesses: [aBusiness()],
            catalog: aCatalog(),
            subscriptions: held === undefined ? {} : { 'business-1': held },
          },
          { idempotency },
          { sendsIdempotencyKey },
        );
        return {
          repository: onceReady(new HttpSubscriptionRepository(client, '123', diagnostics)),
          aToken: (overrides) => paymentToken(api.aToken(overrides)),
          ...harness,
        };
      },
      { honoursKeys: sendsIdempotencyKey },
    );
  });

  describe('HttpPlanCatalog', () => {
    const SOUND: WirePlan = {
      id: 'odd',
      name: 'Odd',
      external_name: null,
      description: null,
      type: 'plan',
      price: 4900,
      currency_code: 'ILS',
      period: 1,
      period_unit: 'month',
      status: 'active',
      entitlements: [],
      metadata: null,
    };
    const FLAWED: Readonly<Record<CatalogFlaw, WirePlan>> = {
      'no-price': { ...SOUND, price: 'free' },
      'no-name': { ...SOUND, name: ' ' },
      'unknown-type': { ...SOUND, type: 'voucher' },
      'unreadable-metadata': { ...SOUND, metadata: '{"display_order":' },
      'unknown-period': { ...SOUND, period_unit: 'fortnight' },
    };

    const setUp = (catalog: Catalog, flaw?: CatalogFlaw) => {
      const { client, diagnostics, harness, onceReady } = startServer(
        { catalog, records: flaw === undefined ? [] : [FLAWED[flaw]] },
        flaw === undefined ? {} : { contract: 'unchecked' },
      );
      return {
        plans: onceReady(new HttpPlanCatalog(client, diagnostics)),
        reported: diagnostics.events,
        ...harness,
      };
    };
    describePlanCatalog(setUp);
    describeReceivedCatalog(setUp);
  });

  describe.each([
    ['fileUri', undefined],
    ['url', undefined],
    ['fileUri', (file: FormData) => apiCalls.uploadBusinessMedia('123', file)],
  ] as const)('HttpMediaStore, with %s', (mediaAnswer, call) => {
    describeMediaStore(() => {
      const { client, diagnostics, harness, onceReady } = startServer({}, { mediaAnswer });
      return { media: onceReady(new HttpMediaStore(client, diagnostics, call)), ...harness };
    });
  });

  describe('A reserved call', () => {
    const REGION = '123';
    const ID = aBusinessId();
    const reserved = (seeds: SeedData) => {
      const { client, diagnostics, onceReady } = startServer(seeds);
      return {
        client: onceReady(client),
        businesses: onceReady(new HttpBusinessRepository(client, REGION, diagnostics, [PICTURES])),
        subscriptions: onceReady(new HttpSubscriptionRepository(client, REGION, diagnostics)),
      };
    };

    it('reads users by their ids', async () => {
      const { client } = reserved({ users: [aUser({ id: 'a' }), aUser({ id: 'b' })] });
      const answer = await client.send(apiCalls.listUsersByIds(['b', 'nobody', 'a'].map(aUserId)));
      expect(answer).toMatchObject(success({ body: [{ id: 'b' }, { id: 'a' }] }));
    });

    it('creates a business once, and it can be read', async () => {
      const { client, businesses } = reserved({});
      const create = apiCalls.createBusiness(REGION, { id: ID, name: 'Levi Locks', status: 'draft' });
      expect(await client.send(create)).toMatchObject({ ok: true });
      expect(await businesses.byId(ID)).toMatchObject(success({ name: 'Levi Locks', status: 'draft' }));
      expect(await client.send(create)).toMatchObject({ error: { kind: 'rejected' } });
    });

    it('deletes a business', async () => {
      const { client, businesses } = reserved({ businesses: [aBusiness()] });
      const remove = apiCalls.deleteBusiness(REGION, ID);
      expect(await client.send(remove)).toMatchObject({ ok: true });
      expect(await businesses.byId(ID)).toMatchObject({ error: { kind: 'business-not-found' } });
      expect(await client.send(remove)).toMatchObject({ error: { kind: 'rejected' } });
    });

    it('pays for a business', async () => {
      const { client, subscriptions } = reserved({
        businesses: [aBusiness()],
        subscriptions: { [ID]: aSubscription() },
      });
      const pay = apiCalls.payForBusiness(ID, { payment_token: api.aToken() });
      expect(await client.send(pay)).toMatchObject({ ok: true });
      expect(await subscriptions.ofBusiness(ID)).toMatchObject({ value: { card: { lastFour: '1111' } } });
    });
  });
});

/** Wraps a port so that every call first waits for `ready`. */
function waitingFor(ready: () => Promise<unknown>): <Port extends object>(port: Port) => Port {
  return (port) =>
    new Proxy(port, {
      get(target, name) {
        const member: unknown = Reflect.get(target, name);
        if (typeof member !== 'function') return member;
        return async (...parts: unknown[]): Promise<unknown> => {
          await ready();
          return Reflect.apply(member, target, parts) as unknown;
        };
      },
    });
}
