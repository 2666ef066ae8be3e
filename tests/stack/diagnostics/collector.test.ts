import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CollectorDiagnostics } from '@/adapters/collector/CollectorDiagnostics';
import { jsonLines } from '@/adapters/collector/jsonLines';
import { otlpLogs, otlpTraces } from '@/adapters/collector/otlp';
import type { ReportFormat } from '@/adapters/collector/ReportFormat';
import type { ApiClient } from '@/adapters/http/ApiClient';
import { apiCalls } from '@/adapters/http/apiCalls';
import { TracedApiClient } from '@/adapters/http/TracedApiClient';
import { ScrubbedDiagnostics } from '@/application/diagnostics/ScrubbedDiagnostics';
import { failure } from '@/domain/shared/result';
import { FixedClock } from '../../support/FixedClock';
import { MemoryStorage } from '../../support/MemoryStorage';
import { startCollector, type RunningCollector } from './startCollector';

const EVENT = {
  event: 'uncaught-error',
  detail: 'TypeError',
  version: '0a1b2c3d4e5f',
  language: 'he',
  route: 'business',
  at: '2026-03-05T12:00:00.000Z',
};

const REPORT = {
  event: 'uncaught-error',
  detail: 'TypeError',
  version: '0a1b2c3d4e5f',
  language: 'he',
  route: 'business',
  at: Date.parse(EVENT.at),
} as const;

describe('the collector of the stack', () => {
  let collector: RunningCollector;

  const send = async (contentType: string, body: string): Promise<number> =>
    (await fetch(collector.url, { method: 'POST', headers: { 'Content-Type': contentType }, body })).status;

  const collected = async (): Promise<unknown> => (await fetch(collector.listUrl)).json();

  beforeAll(async () => {
    collector = await startCollector(0);
  });

  afterAll(async () => collector.close());

  beforeEach(async () => {
    await fetch(new URL('/__reset', collector.url), { method: 'POST' });
  });

  it('accepts events as lines of JSON', async () => {
    expect(
      await send('text/plain;charset=UTF-8', `${JSON.stringify(EVENT)}\n${JSON.stringify(EVENT)}\n`),
    ).toBe(204);
    expect(await collected()).toEqual({ events: [EVENT, EVENT], spans: [], requests: 1 });
  });

  /** The diagnostics of a page, which send their reports a second later. */
  const aPage = (url: string, format: ReportFormat, clock: FixedClock): CollectorDiagnostics => {
    const sessionStorage = new MemoryStorage();
    const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as const });
    const browser = Object.assign(new EventTarget(), { document: page, fetch, sessionStorage });
    const context = { version: EVENT.version, language: 'he', route: 'business' };
    return new CollectorDiagnostics(url, format, browser, clock, () => context);
  };

  it('lists a failed request that the product sent as a span of OTLP', async () => {
    const clock = new FixedClock();
    const client: ApiClient = {
      send: async () => {
        await clock.advance(1500);
        return failure({ kind: 'malformed', status: 200, detail: '' });
      },
    };
    const diagnostics = new ScrubbedDiagnostics([aPage(collector.tracesUrl, otlpTraces, clock)]);
    await new TracedApiClient(client, diagnostics, clock).send(apiCalls.listPlans());
    await clock.advance(1000);
    const end = Date.parse(EVENT.at) + 1500;
    await expect.poll(collected).toMatchObject({
      spans: [
        {
          name: 'listPlans',
          startTimeUnixNano: `${String(end - 1500)}000000`,
          endTimeUnixNano: `${String(end)}000000`,
          status: { code: 2, message: 'listPlans: malformed' },
        },
      ],
      events: [],
      requests: 1,
    });
  });

  it.each([
    ['lines of JSON', jsonLines, () => collector.url],
    ['OTLP', otlpLogs, () => collector.otlpUrl],
  ] as const)('lists an event that the product sent as %s', async (_name, format, url) => {
    const clock = new FixedClock();
    const diagnostics = aPage(url(), format, clock);
    const frames = ['/assets/frame-aaaaaaaa.js:1:20', '/assets/index-bbbbbbbb.js:1:7'];
    diagnostics.report({ event: 'uncaught-error', detail: 'TypeError', frames });
    await clock.advance(1000);
    await expect.poll(collected).toMatchObject({ events: [{ ...EVENT, places: frames }], requests: 1 });
  });

  it('responds to OTLP as its specification says, and admits pages of every origin', async () => {
    const preflight = await fetch(collector.otlpUrl, { method: 'OPTIONS' });
    expect(preflight.headers.get('access-control-allow-headers')).toBe('content-type');
    const headers = { 'Content-Type': 'application/json' };
    const sent = await fetch(collector.otlpUrl, { method: 'POST', headers, body: otlpLogs.encode([REPORT]) });
    expect([sent.status, await sent.json(), sent.headers.get('access-control-allow-origin')]).toEqual([
      200,
      {},
      '*',
    ]);
  });

  it.each([
    ['text/plain', 'no JSON'],
    ['text/plain', JSON.stringify({ ...EVENT, user: 'user-1' })],
    ['application/json', JSON.stringify(EVENT)],
    ['application/x-protobuf', 'bytes'],
    ['application/json', otlpLogs.encode([{ ...REPORT, language: 'fr' }])],
    [
      'application/json',
      otlpLogs
        .encode([REPORT])
        .replace('{"key":"app.route"', '{"key":"user.id","value":{"stringValue":"1"}},{"key":"app.route"'),
    ],
  ])('refuses an unknown format: %s %s', async (contentType, body) => {
    expect(await send(contentType, body)).toBe(400);
    expect(await collected()).toMatchObject({ events: [], requests: 1 });
  });

  it('refuses a body that is larger than a beacon', async () => {
    expect(await send('text/plain', 'x'.repeat(70_000))).toBe(413);
  });
});
