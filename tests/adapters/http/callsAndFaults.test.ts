import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiClient } from '@/adapters/http/ApiClient';
import { apiCalls } from '@/adapters/http/apiCalls';
import { AuthorizedHttpClient } from '@/adapters/http/AuthorizedHttpClient';
import { HttpBusinessRepository } from '@/adapters/http/business/HttpBusinessRepository';
import { HttpListingRepository } from '@/adapters/http/business/HttpListingRepository';
import { HttpUserRepository } from '@/adapters/http/identity/HttpUserRepository';
import { HttpMediaStore } from '@/adapters/http/media/HttpMediaStore';
import { HttpPlanCatalog } from '@/adapters/http/subscription/HttpPlanCatalog';
import { HttpSubscriptionRepository } from '@/adapters/http/subscription/HttpSubscriptionRepository';
import { InMemoryConnection } from '../../support/InMemoryConnection';
import { paymentToken } from '@/application/ports/CardFields';
import { newUserFrom } from '@/domain/identity/TokenClaims';
import { success, type Result } from '@/domain/shared/result';
import { aBusinessId } from '../../support/builders/aBusinessId';
import { anOrderKey } from '../../support/builders/anOrderKey';
import { aPlanId } from '../../support/builders/aPlanId';
import { aProfileUpdate } from '../../support/builders/aProfileUpdate';
import { aUserId } from '../../support/builders/aUserId';
import { someTokenClaims } from '../../support/builders/someTokenClaims';
import { aClient } from '../../support/http/aClient';
import { json, text } from '../../support/http/answers';
import { FakeIdentityProvider } from '../../support/http/FakeIdentityProvider';
import { FakeServer } from '../../support/http/FakeServer';
import { timedOut } from '../../support/http/timedOut';
import { RecordingDiagnostics } from '../../support/RecordingDiagnostics';
import { FAULTS, VARIANTS, type AdapterFault, type CallClass, type CallName } from './faultTable';

const PICTURE = { type: 'image/png', bytes: new Uint8Array([1]) } as const;
const ORDER = {
  planId: aPlanId(),
  addOnIds: [],
  paymentToken: paymentToken('tok'),
  billingAddress: undefined,
};

interface HttpAdapters {
  readonly users: HttpUserRepository;
  readonly businesses: HttpBusinessRepository;
  readonly subscriptions: HttpSubscriptionRepository;
  readonly plans: HttpPlanCatalog;
  readonly media: HttpMediaStore;
  readonly listings: HttpListingRepository;
  readonly businessMedia: HttpMediaStore;
}

type Answer = Result<unknown, { readonly kind: string }>;

type Call = (adapters: HttpAdapters, signal: AbortSignal | undefined) => Promise<Answer>;

const CALLS: Readonly<Record<CallName, readonly [CallClass, Call]>> = {
  getUser: ['read', ({ users }, signal) => users.byId(aUserId(), signal)],
  createUser: ['write', ({ users }) => users.create(newUserFrom(someTokenClaims()))],
  updateUser: ['write', ({ users }) => users.update(aUserId(), aProfileUpdate())],
  uploadUserMedia: ['idempotent-write', ({ media }) => media.upload(PICTURE)],
  uploadBusinessMedia: ['idempotent-write', ({ businessMedia }) => businessMedia.upload(PICTURE)],
  listBusinesses: ['read', ({ businesses }, signal) => businesses.byIds([aBusinessId()], signal)],
  getBusiness: ['read', ({ businesses }, signal) => businesses.byId(aBusinessId(), signal)],
  replaceBusiness: [
    'write',
    async ({ listings }) => {
      const read = await listings.read(aBusinessId());
      return read.ok ? listings.write(read.value, { address: 'Herzl 1' }) : read;
    },
  ],
  changeBusinessStatus: ['write', ({ businesses }) => businesses.changeStatus(aBusinessId(), 'active')],
  listPlans: ['read', ({ plans }, signal) => plans.load(signal)],
  getSubscription: ['read', ({ subscriptions }, signal) => subscriptions.ofBusiness(aBusinessId(), signal)],
  createSubscription: [
    'payment',
    ({ subscriptions }) => subscriptions.create(aBusinessId(), ORDER, anOrderKey()),
  ],
  updateSubscription: [
    'payment',
    ({ subscriptions }) => subscriptions.update(aBusinessId(), ORDER, anOrderKey()),
  ],
  cancelSubscription: ['write', ({ subscriptions }) => subscriptions.cancel(aBusinessId())],
};

const COMPLETE = {
  id: 'business-1',
  status: 'active',
  success: true,
  name: 'P',
  type: 'plan',
  price: 1,
  businessIds: [],
  data: { url: 'https://a.example/1' },
};

/** Answers every read, so that only the write of a listing meets the fault. */
function withReadsAnswered(client: ApiClient): ApiClient {
  return {
    send: async (request) => {
      if (!request.isRead) return client.send(request);
      return success({ status: 200, body: COMPLETE, text: JSON.stringify(COMPLETE), etag: undefined });
    },
  };
}

/** A complete answer to the call. */
function completeAnswer(call: CallName): unknown {
  if (call === 'getUser') return { ...COMPLETE, id: aUserId() };
  if (call === 'createUser') return { ...COMPLETE, id: someTokenClaims().userId };
  return ['listBusinesses', 'listPlans'].includes(call) ? [COMPLETE] : COMPLETE;
}

describe('Every call', () => {
  let server: FakeServer;
  beforeAll(async () => {
    server = await FakeServer.start();
  });
  afterAll(async () => {
    await server.close();
  });
  beforeEach(() => {
    server.willRespond();
  });

  const adapters = (connection = new InMemoryConnection()): HttpAdapters => {
    const client = new AuthorizedHttpClient(
      aClient(server.url, { connection }),
      new FakeIdentityProvider('old', 'new'),
    );
    const diagnostics = new RecordingDiagnostics();
    return {
      users: new HttpUserRepository(client, diagnostics, []),
      businesses: new HttpBusinessRepository(client, '123', diagnostics, []),
      subscriptions: new HttpSubscriptionRepository(client, '123', diagnostics),
      plans: new HttpPlanCatalog(client, diagnostics),
      media: new HttpMediaStore(client, diagnostics),
      listings: new HttpListingRepository(withReadsAnswered(client), '123', diagnostics, [], '24:00'),
      businessMedia: new HttpMediaStore(client, diagnostics, (file) =>
        apiCalls.uploadBusinessMedia('123', file),
      ),
    };
  };
  const calls = Object.keys(apiCalls).filter((name): name is CallName => Object.hasOwn(CALLS, name));
  const outcomeOf = (answer: Answer): string => (answer.ok ? 'success' : answer.error.kind);

  afterEach(() => {
    vi.unstubAllGlobals();
  });

  const callDuring = async ({ answers, during }: AdapterFault, name: CallName): Promise<Answer> => {
    const [, call] = CALLS[name];
    server.willRespond(...answers(completeAnswer(name)));
    const connection = new InMemoryConnection();
    connection.isOnline = during !== 'offline';
    const screen = new AbortController();
    const make = async (): Promise<Answer> => call(adapters(connection), screen.signal);
    if (during === 'timeout') return timedOut(server, make);
    if (during === 'no CORS headers') refuseWithoutCors();
    const requestReceived = server.nextRequest();
    const answer = make();
    if (during === 'the screen is left') {
      await requestReceived;
      screen.abort();
    }
    return answer;
  };

  describe.each(Object.entries({ ...FAULTS, ...VARIANTS }))('that meets %s', (_, fault) => {
    it.each(calls)('returns the right result after the right number of requests: %s', async (name) => {
      const [outcome, requests] = fault.exceptions?.[name] ?? fault.expected[CALLS[name][0]];
      expect(outcomeOf(await callDuring(fault, name))).toBe(outcome);
      expect(server.requests).toHaveLength(requests);
    });
  });

  it.each(calls)('is repeated byte for byte with a new token: %s', async (name) => {
    const [, call] = CALLS[name];
    server.willRespond(json({}, 401), json(completeAnswer(name)));
    await call(adapters(), undefined);
    const [first, second] = server.requests;
    expect(server.requests.map(({ headers }) => headers.authorization)).toEqual(['Bearer old', 'Bearer new']);
    expect([second?.method, second?.url]).toEqual([first?.method, first?.url]);
    expect(withoutBoundary(second?.body)).toBe(withoutBoundary(first?.body));
  });

  it.each(calls)('changes no prototype, whatever the response: %s (threats T13)', async (name) => {
    const [, call] = CALLS[name];
    const poison =
      '{"id":"business-1","status":"active","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}';
    server.willRespond(text(poison, 'application/json'));
    await call(adapters(), undefined);
    server.willRespond(text(`[${poison}]`, 'application/json'));
    await call(adapters(), undefined);
    expect({}).not.toHaveProperty('polluted');
  });
});

function withoutBoundary(body: string | undefined): string | undefined {
  return body?.replaceAll(/-{2,}[\w-]+/g, '--');
}

/** As a browser does it: the page gets no response without CORS headers, only a failed request. */
function refuseWithoutCors(): void {
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const response = await send(...request);
    if (!response.headers.has('access-control-allow-origin')) throw new TypeError('Failed to fetch');
    return response;
  });
}
