import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { apiCalls } from '@/adapters/http/apiCalls';
import type { ApiClient, ApiFailure, ApiRequest } from '@/adapters/http/ApiClient';
import { TracedApiClient } from '@/adapters/http/TracedApiClient';
import { CALLS } from '@/adapters/http/wire';
import { scrubText } from '@/application/diagnostics/ScrubbedDiagnostics';
import type { DiagnosticEvent } from '@/application/ports/Diagnostics';
import { failure, success } from '@/domain/shared/result';
import { aBusinessId } from '../../support/builders/aBusinessId';
import { FixedClock } from '../../support/FixedClock';
import { aClient } from '../../support/http/aClient';
import { json, reset } from '../../support/http/answers';
import { FakeServer } from '../../support/http/FakeServer';
import { RecordingDiagnostics } from '../../support/RecordingDiagnostics';

const CHANGE = apiCalls.changeBusinessStatus('123', aBusinessId('AMN-10482'), 'active');
const READ = apiCalls.getSubscription('123', aBusinessId('AMN-10482'));
const DURATION = 1234;

/** The events of one request, which takes a while. */
async function reportedOf(
  client: ApiClient,
  request: ApiRequest = CHANGE,
): Promise<readonly DiagnosticEvent[]> {
  const diagnostics = new RecordingDiagnostics();
  const clock = new FixedClock();
  const slow: ApiClient = {
    send: async (sent) => {
      await clock.advance(DURATION);
      return client.send(sent);
    },
  };
  await new TracedApiClient(slow, diagnostics, clock).send(request);
  return diagnostics.events;
}

const failing = (error: ApiFailure): ApiClient => ({ send: async () => failure(error) });

const rejected = (status: number, isFromGateway = false): ApiFailure => ({
  kind: 'rejected',
  status,
  messages: ['no store for Noor Haddad'],
  codes: [],
  retryAfter: undefined,
  isFromGateway,
  fields: [],
});

describe('a failed request of the API', () => {
  let server: FakeServer;

  beforeEach(async () => {
    server = await FakeServer.start();
  });

  afterEach(async () => {
    await server.close();
  });

  it('is reported with its operation, status and duration, and with nothing of the request or the response', async () => {
    server.willRespond(json({ message: 'no store for Noor Haddad' }, 503));
    expect(await reportedOf(aClient(server.url))).toEqual([
      {
        event: 'request-failed',
        detail: 'changeBusinessStatus: 503',
        span: { name: 'changeBusinessStatus', duration: DURATION },
      },
    ]);
  });

  it('is reported once when it was retried, and sends no header of a trace', async () => {
    server.willRespond(reset, reset);
    const events = await reportedOf(aClient(server.url), READ);
    expect(events.map(({ detail }) => detail)).toEqual(['getSubscription: network']);
    expect(server.requests.length).toBeGreaterThan(1);
    for (const { headers } of server.requests) expect(headers).not.toHaveProperty('traceparent');
  });

  it.each([
    [rejected(409), 'changeBusinessStatus: 409'],
    [rejected(404), 'changeBusinessStatus: 404'],
    [{ kind: 'malformed', status: 200, detail: '200 text/html' } as const, 'changeBusinessStatus: malformed'],
    [{ kind: 'token-unavailable', wasSent: false } as const, 'changeBusinessStatus: token-unavailable'],
  ])('is reported with its reason: %j', async (error, detail) => {
    expect((await reportedOf(failing(error))).map((event) => event.detail)).toEqual([detail]);
  });

  it('is reported when a gateway answered a read with 404', async () => {
    const events = await reportedOf(failing(rejected(404, true)), READ);
    expect(events.map(({ detail }) => detail)).toEqual(['getSubscription: 404']);
  });

  it.each([
    ['was aborted', CHANGE, { kind: 'aborted' } as const],
    ['was not sent, because the device is offline', CHANGE, { kind: 'not-sent' } as const],
    ['ended the session', CHANGE, { kind: 'session-expired' } as const],
    ['found no record', READ, rejected(404)],
  ])('is not reported when it %s', async (_what, request, error) => {
    expect(await reportedOf(failing(error), request)).toEqual([]);
  });

  it('has a name whose words the scrubber keeps, for every operation', () => {
    const names = Object.keys(CALLS);
    expect(names.map(scrubText)).toEqual(names);
    expect(scrubText('malformed, token-unavailable, network, timeout')).toBe(
      'malformed, token-unavailable, network, timeout',
    );
  });
});

it('a successful request is not reported, and its response arrives unchanged', async () => {
  const response = { status: 200, body: {}, text: '{}', etag: undefined };
  const diagnostics = new RecordingDiagnostics();
  const client: ApiClient = { send: async () => Promise.resolve(success(response)) };
  expect(await new TracedApiClient(client, diagnostics, new FixedClock()).send(READ)).toEqual(
    success(response),
  );
  expect(diagnostics.events).toEqual([]);
});
