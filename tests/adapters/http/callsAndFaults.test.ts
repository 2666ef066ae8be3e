import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiCalls } from '@/adapters/http/apiCalls';
import { AuthorizedHttpClient } from '@/adapters/http/AuthorizedHttpClient';
import { HttpBusinessRepository } from '@/adapters/http/business/HttpBusinessRepository';
import { HttpUserRepository } from '@/adapters/http/identity/HttpUserRepository';
import { HttpMediaStore } from '@/adapters/http/media/HttpMediaStore';
import { ReservedApi } from '@/adapters/http/ReservedApi';
import { HttpPlanCatalog } from '@/adapters/http/subscription/HttpPlanCatalog';
import { HttpSubscriptionRepository } from '@/adapters/http/subscription/HttpSubscriptionRepository';
import { InMemoryConnection } from '@/adapters/in-memory/InMemoryConnection';
import { paymentToken } from '@/application/ports/CardFields';
import { newUserFrom } from '@/domain/identity/TokenClaims';
import type { Result } from '@/domain/shared/result';
import { aBusinessId } from '../../support/builders/aBusinessId';
import { anOrderKey } from '../../support/builders/anOrderKey';
import { aPlanId } from '../../support/builders/aPlanId';
import { aUserId } from '../../support/builders/aUserId';
import { someTokenClaims } from '../../support/builders/someTokenClaims';
import { aClient } from '../../support/http/aClient';
import {
  drip,
  half,
  html,
  json,
  redirectTo,
  reset,
  silence,
  text,
  emptyResponse,
} from '../../support/http/answers';
import { FakeServer, type ResponseWriter } from '../../support/http/FakeServer';
import { timedOut } from '../../support/http/timedOut';
import { FakeIdentityProvider } from '../../support/http/FakeIdentityProvider';
import { RecordingDiagnostics } from '../../support/RecordingDiagnostics';

const PICTURE = { type: 'image/png', bytes: new Uint8Array([1]) } as const;
const ORDER = {
  planId: aPlanId(),
  addOnIds: [],
  paymentToken: paymentToken('tok'),
  billingAddress: undefined,
};
const PROFILE = {
  firstName: 'Dina',
  lastName: undefined,
  email: undefined,
  phoneNumber: undefined,
  address: undefined,
  names: undefined,
  avatar: undefined,
};

interface HttpAdapters {
  readonly users: HttpUserRepository;
  readonly businesses: HttpBusinessRepository;
  readonly subscriptions: HttpSubscriptionRepository;
  readonly plans: HttpPlanCatalog;
  readonly media: HttpMediaStore;
  readonly reserved: ReservedApi;
}

type Answer = Result<unknown, { readonly kind: string }>;

/**
 * The retry behaviour of a call: a read is retried, and a failed read is never empty data. A write is sent once, and
 * its result is executed, refused or unknown. For a repeatable write, every response but success is a failure.
 */
type Kind = 'read' | 'write' | 'repeatable-write' | 'payment';

type Call = (adapters: HttpAdapters) => Promise<Answer>;

const CALLS: Readonly<Record<keyof typeof apiCalls, readonly [Kind, Call]>> = {
  getUser: ['read', ({ users }) => users.byId(aUserId())],
  createUser: ['write', ({ users }) => users.create(newUserFrom(someTokenClaims()))],
  updateUser: ['repeatable-write', ({ users }) => users.update(aUserId(), PROFILE)],
  listUsersByIds: ['read', ({ reserved }) => reserved.usersByIds([aUserId()])],
  uploadUserMedia: ['repeatable-write', ({ media }) => media.upload(PICTURE)],
  listBusinesses: ['read', ({ businesses }) => businesses.byIds([aBusinessId()])],
  getBusiness: ['read', ({ businesses }) => businesses.byId(aBusinessId())],
  createBusiness: ['write', ({ reserved }) => reserved.createBusiness({})],
  replaceBusiness: ['write', ({ reserved }) => reserved.replaceBusiness(aBusinessId(), {})],
  changeBusinessStatus: ['write', ({ businesses }) => businesses.changeStatus(aBusinessId(), 'active')],
  deleteBusiness: ['write', ({ reserved }) => reserved.deleteBusiness(aBusinessId())],
  uploadBusinessMedia: ['write', ({ reserved }) => reserved.uploadBusinessPicture(PICTURE)],
  listPlans: ['read', ({ plans }) => plans.load()],
  getSubscription: ['read', ({ subscriptions }) => subscriptions.ofBusiness(aBusinessId())],
  createSubscription: [
    'payment',
    ({ subscriptions }) => subscriptions.create(aBusinessId(), ORDER, anOrderKey()),
  ],
  updateSubscription: [
    'payment',
    ({ subscriptions }) => subscriptions.update(aBusinessId(), ORDER, anOrderKey()),
  ],
  cancelSubscription: ['write', ({ subscriptions }) => subscriptions.cancel(aBusinessId())],
  payForBusiness: ['write', ({ reserved }) => reserved.payForBusiness(aBusinessId(), {})],
};

interface Fault {
  readonly answering: ResponseWriter;
  /** The result of the call and the number of its requests. */
  readonly expected: Readonly<Record<Kind, readonly [answer: string, requests: number]>>;
  readonly timesOut?: true;
}

const lost = {
  write: ['outcome-unknown', 1],
  'repeatable-write': ['outcome-unknown', 1],
  payment: ['outcome-unknown', 1],
} as const;
const broken = { ...lost, 'repeatable-write': ['refused', 1] } as const;
const refusals = {
  write: ['refused', 1],
  'repeatable-write': ['refused', 1],
  payment: ['refused', 1],
} as const;
const renewed = ['session-expired', 2] as const;

const FAULTS: Readonly<Record<string, Fault>> = {
  'a cut connection': { answering: reset, expected: { read: ['unavailable', 2], ...lost } },
  'a truncated response': { answering: half, expected: { read: ['unavailable', 2], ...lost } },
  'a redirect': { answering: redirectTo('/elsewhere'), expected: { read: ['unavailable', 2], ...lost } },
  'no response': { answering: silence, expected: { read: ['unavailable', 1], ...lost }, timesOut: true },
  'a drip': { answering: drip, expected: { read: ['unavailable', 1], ...lost }, timesOut: true },
  '500': { answering: json({ message: 'Oh' }, 500), expected: { read: ['unavailable', 2], ...broken } },
  '502 as a web page': { answering: html(502), expected: { read: ['unavailable', 2], ...broken } },
  '503 for a minute': {
    answering: emptyResponse(503, { 'retry-after': '60' }),
    expected: { read: ['unavailable', 1], ...broken },
  },
  '504': { answering: emptyResponse(504), expected: { read: ['unavailable', 2], ...broken } },
  '400': { answering: json({ message: 'No' }, 400), expected: { read: ['unavailable', 1], ...refusals } },
  '401, always': {
    answering: json({ message: 'invalid token' }, 401),
    expected: { read: renewed, write: renewed, 'repeatable-write': renewed, payment: renewed },
  },
  '403': {
    answering: json({}, 403),
    expected: { read: ['forbidden', 1], ...refusals, write: ['forbidden', 1] },
  },
  '409': { answering: json({}, 409), expected: { read: ['unavailable', 1], ...refusals } },
  '422': {
    answering: json({ errors: { zip: ['no'] } }, 422),
    expected: { read: ['unavailable', 1], ...refusals },
  },
  '429': { answering: json({}, 429), expected: { read: ['unavailable', 2], ...refusals } },
  '404 as a web page': { answering: html(404), expected: { read: ['unavailable', 1], ...refusals } },
  'a web page': { answering: html(), expected: { read: ['malformed-response', 1], ...lost } },
  'broken JSON': {
    answering: text('[{"id":', 'application/json'),
    expected: { read: ['malformed-response', 1], ...lost },
  },
};

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
      reserved: new ReservedApi(client, '123', diagnostics, []),
    };
  };
  const calls = Object.entries(CALLS);
  const outcomeOf = (answer: Answer): string => (answer.ok ? 'success' : answer.error.kind);

  it('of the client is tested here', () => {
    expect(Object.keys(CALLS)).toEqual(Object.keys(apiCalls));
  });

  describe.each(Object.entries(FAULTS))('that meets %s', (_, { answering, expected, timesOut }) => {
    it.each(calls)(
      'returns the right result after the right number of requests: %s',
      async (_name, [kind, call]) => {
        server.willRespond(answering);
        const [outcome, requests] = expected[kind];
        const answer = timesOut ? await timedOut(server, () => call(adapters())) : await call(adapters());
        expect(outcomeOf(answer)).toBe(outcome);
        expect(server.requests).toHaveLength(requests);
      },
    );
  });

  it.each(calls)('is not sent while the browser is offline: %s', async (_, [, call]) => {
    const connection = new InMemoryConnection();
    connection.isOnline = false;
    server.willRespond(json({}));
    expect(outcomeOf(await call(adapters(connection)))).toBe('offline');
    expect(server.requests).toEqual([]);
  });

  it.each(calls)('is repeated byte for byte with a new token: %s', async (_, [, call]) => {
    server.willRespond(json({}, 401), json({ id: 'x', status: 'active', url: 'https://a.example/1' }));
    await call(adapters());
    const [first, second] = server.requests;
    expect(server.requests.map(({ headers }) => headers.authorization)).toEqual(['Bearer old', 'Bearer new']);
    expect([second?.method, second?.url]).toEqual([first?.method, first?.url]);
    expect(withoutBoundary(second?.body)).toBe(withoutBoundary(first?.body));
  });

  it.each(calls)('ignores unknown data of any size: %s', async (_, [, call]) => {
    const padding = 'x'.repeat(200_000);
    const answer = { id: 'business-1', status: 'active', data: { url: 'https://a.example/1' }, padding };
    const isList = /^(?:listUsersByIds|listBusinesses|listPlans)$/.test(_);
    const plan = { ...answer, name: 'P', type: 'plan', price: 1 };
    server.willRespond(json(isList ? [plan] : answer));
    expect(outcomeOf(await call(adapters()))).toBe('success');
    expect(server.requests).toHaveLength(1);
  });

  it.each(calls)('changes no prototype, whatever the response: %s', async (_, [, call]) => {
    const poison =
      '{"id":"business-1","status":"active","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}';
    server.willRespond(text(poison, 'application/json'));
    await call(adapters());
    server.willRespond(text(`[${poison}]`, 'application/json'));
    await call(adapters());
    expect({}).not.toHaveProperty('polluted');
  });
});

function withoutBoundary(body: string | undefined): string | undefined {
  return body?.replaceAll(/-{2,}[\w-]+/g, '--');
}
