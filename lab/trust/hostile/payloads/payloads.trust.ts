import { afterAll, beforeAll, describe, it } from 'vitest';
import { HttpBusinessRepository } from '@/adapters/http/business/HttpBusinessRepository';
import { HttpUserRepository } from '@/adapters/http/identity/HttpUserRepository';
import { HttpPlanCatalog } from '@/adapters/http/subscription/HttpPlanCatalog';
import { HttpSubscriptionRepository } from '@/adapters/http/subscription/HttpSubscriptionRepository';
import type { HttpClient } from '@/adapters/http/HttpClient';
import { paymentToken } from '@/application/ports/CardFields';
import type { Result } from '@/domain/shared/result';
import { aBusinessId } from '@tests/support/builders/aBusinessId';
import { anOrderKey } from '@tests/support/builders/anOrderKey';
import { aPlanId } from '@tests/support/builders/aPlanId';
import { aProfileUpdate } from '@tests/support/builders/aProfileUpdate';
import { aUserId } from '@tests/support/builders/aUserId';
import { aClient } from '@tests/support/http/aClient';
import { json } from '@tests/support/http/answers';
import { FakeServer } from '@tests/support/http/FakeServer';
import { RecordingDiagnostics } from '@tests/support/RecordingDiagnostics';
import business from '@tests/support/wire/business.json';
import businesses from '@tests/support/wire/businesses.json';
import cancelledSubscription from '@tests/support/wire/cancelledSubscription.json';
import plans from '@tests/support/wire/plans.json';
import problem from '@tests/support/wire/problem.json';
import subscription from '@tests/support/wire/subscription.json';
import user from '@tests/support/wire/user.json';
import { mutantsOf } from '../mutations';
import { budgetedCount, recordTried } from '../recordTried';

const diagnostics = new RecordingDiagnostics();
const ORDER = {
  planId: aPlanId(),
  addOnIds: [],
  paymentToken: paymentToken('tok'),
  billingAddress: undefined,
};

interface Call {
  readonly kind: string;
  readonly payload: unknown;
  readonly status?: number;
  readonly send: (client: HttpClient) => Promise<Result<unknown, { readonly kind: string }>>;
}

const REGION = '123';
const PICTURES = ['https://media.example.com'];

/** A call and the response that is changed. */
const CALLS: readonly Call[] = [
  {
    kind: 'business',
    payload: business,
    send: async (client) =>
      new HttpBusinessRepository(client, REGION, diagnostics, PICTURES).byId(aBusinessId('biz-1')),
  },
  {
    kind: 'businesses',
    payload: businesses,
    send: async (client) =>
      new HttpBusinessRepository(client, REGION, diagnostics, PICTURES).byIds([aBusinessId('biz-1')]),
  },
  {
    kind: 'plans',
    payload: plans,
    send: async (client) => new HttpPlanCatalog(client, diagnostics).load(),
  },
  {
    kind: 'subscription',
    payload: subscription,
    send: async (client) =>
      new HttpSubscriptionRepository(client, REGION, diagnostics).ofBusiness(aBusinessId()),
  },
  {
    kind: 'cancellation',
    payload: cancelledSubscription,
    send: async (client) => new HttpSubscriptionRepository(client, REGION, diagnostics).cancel(aBusinessId()),
  },
  {
    kind: 'user',
    payload: user,
    send: async (client) =>
      new HttpUserRepository(client, diagnostics, PICTURES).byId(aUserId('b7a9e1c2-owner')),
  },
  {
    kind: 'refused payment',
    payload: problem,
    status: 400,
    send: async (client) =>
      new HttpSubscriptionRepository(client, REGION, diagnostics).create(aBusinessId(), ORDER, anOrderKey()),
  },
  {
    kind: 'refused profile',
    payload: problem,
    status: 422,
    send: async (client) =>
      new HttpUserRepository(client, diagnostics, PICTURES).update(aUserId(), aProfileUpdate()),
  },
];

/** Why an outcome does not hold; undefined when it does. */
async function flawOf(client: HttpClient, send: Call['send']): Promise<string | undefined> {
  try {
    const result = await send(client);
    if (!result.ok && typeof result.error.kind !== 'string') return 'a failure without a kind';
  } catch (error) {
    return `threw ${String(error)}`;
  }
  const isPolluted = 'polluted' in {} || Object.keys(Object.prototype).length > 0;
  return isPolluted ? 'polluted a prototype' : undefined;
}

describe('A changed payload becomes a result (threats T13)', () => {
  let server: FakeServer;
  beforeAll(async () => {
    server = await FakeServer.start();
  });
  afterAll(async () => {
    await server.close();
  });

  it.each(CALLS)('$kind', async ({ kind, payload, status = 200, send }) => {
    const mutants = mutantsOf(kind, payload).slice(0, budgetedCount(10_000));
    const client = aClient(server.url);
    const failures: string[] = [];
    for (const { name, payload: mutant } of mutants) {
      server.willRespond(json(mutant, status));
      const flaw = await flawOf(client, send);
      if (flaw !== undefined) failures.push(`${name}: ${flaw}`);
    }
    console.log(`payloads: ${kind}, ${String(mutants.length)} changed`);
    recordTried(`changed payloads over HTTP: ${kind}`, mutants.length, failures);
  });
});
