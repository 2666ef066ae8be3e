import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CollectorDiagnostics, type CollectorBrowser } from '@/adapters/collector/CollectorDiagnostics';
import { jsonLines } from '@/adapters/collector/jsonLines';
import { otlpLogs, otlpTraces } from '@/adapters/collector/otlp';
import type { ReportFormat } from '@/adapters/collector/ReportFormat';
import { describeDiagnostics } from '../../contracts/diagnostics.contract';
import { FixedClock } from '../../support/FixedClock';
import { forbiddenStorage, FullStorage, MemoryStorage } from '../../support/MemoryStorage';
import { startCollector } from './startCollector';

const CONTEXT = { version: '0a1b2c3d', language: 'he', route: 'business' };
const EVENT = { event: 'uncaught-error', detail: 'TypeError' } as const;
const MINUTE = 60_000;

let collector: Awaited<ReturnType<typeof startCollector>>;

beforeAll(async () => {
  collector = await startCollector();
});

afterAll(async () => collector.close());

beforeEach(() => {
  collector.deliveries.length = 0;
});

interface TabOptions {
  readonly storage?: () => Storage;
  readonly fetch?: CollectorBrowser['fetch'];
}

/** A tab that can be hidden and closed, with the fetch of Node. */
function aTab(format: ReportFormat, options: TabOptions = {}) {
  const sessionStorage = new MemoryStorage();
  const storage = options.storage ?? (() => sessionStorage);
  const clock = new FixedClock();
  const requests: RequestInit[] = [];
  const visibilityState = 'visible' as DocumentVisibilityState;
  const page = Object.assign(new EventTarget(), { visibilityState });
  class Tab extends EventTarget {
    readonly document = page;

    get sessionStorage(): Storage {
      return storage();
    }

    async fetch(url: string, request: RequestInit): Promise<unknown> {
      requests.push(request);
      return (options.fetch ?? fetch)(url, request);
    }
  }
  const browser = new Tab();
  const open = () => new CollectorDiagnostics(collector.url, format, browser, clock, () => CONTEXT);
  return {
    diagnostics: open(),
    open,
    clock,
    requests,
    pass: async (milliseconds: number) => clock.advance(milliseconds),
    show: () => page.dispatchEvent(new Event('visibilitychange')),
    hide: () => {
      page.visibilityState = 'hidden';
      page.dispatchEvent(new Event('visibilitychange'));
    },
    leave: () => browser.dispatchEvent(new Event('pagehide')),
  };
}

interface OtlpRecord {
  readonly timeUnixNano: string;
  readonly eventName: string;
  readonly body: { readonly stringValue: string };
  readonly attributes: readonly { readonly key: string; readonly value: { readonly stringValue: string } }[];
}

const recordsIn = (body: string): readonly OtlpRecord[] => {
  const { resourceLogs }: { resourceLogs: { scopeLogs: { logRecords: OtlpRecord[] }[] }[] } =
    JSON.parse(body);
  return resourceLogs.flatMap(({ scopeLogs }) => scopeLogs.flatMap(({ logRecords }) => logRecords));
};

const valueOf = ({ attributes }: OtlpRecord, name: string): string | undefined =>
  attributes.find(({ key }) => key === name)?.value.stringValue;

/** How a test reads the reports in a body: each as a line with event, detail and stack frames. */
const FORMATS = [
  {
    name: 'lines of JSON',
    format: jsonLines,
    type: /^text\/plain/u,
    linesIn: (body: string) => body.split('\n').filter((line) => line !== ''),
  },
  {
    name: 'OTLP',
    format: otlpLogs,
    type: /^application\/json$/u,
    linesIn: (body: string) =>
      recordsIn(body).map((record) =>
        [record.eventName, record.body.stringValue, valueOf(record, 'exception.stacktrace')].join(' '),
      ),
  },
] as const;

describe.each(FORMATS)('CollectorDiagnostics with $name', ({ format, type, linesIn }) => {
  const linesReceived = (): readonly string[] => collector.deliveries.flatMap(({ body }) => linesIn(body));

  const arrived = async (count: number): Promise<readonly string[]> => {
    await expect.poll(() => linesReceived().length).toBeGreaterThanOrEqual(count);
    return linesReceived();
  };

  describeDiagnostics(() => {
    const { diagnostics, pass } = aTab(format);
    return {
      diagnostics,
      written: async () => {
        await pass(1000);
        return arrived(1);
      },
    };
  });

  it('sends simultaneous reports in one request, without cookie and token', async () => {
    const { diagnostics, pass } = aTab(format);
    diagnostics.report(EVENT);
    diagnostics.report(EVENT);
    await pass(999);
    expect(collector.deliveries).toEqual([]);
    await pass(1);
    expect(await arrived(2)).toHaveLength(2);
    const [delivery] = collector.deliveries;
    expect(collector.deliveries).toHaveLength(1);
    expect(delivery?.method).toBe('POST');
    expect(delivery?.headers['content-type']).toMatch(type);
    expect(delivery?.headers).not.toHaveProperty('cookie');
    expect(delivery?.headers).not.toHaveProperty('authorization');
  });

  it('sends at most ten reports a minute', async () => {
    const { diagnostics, pass } = aTab(format);
    for (let times = 0; times < 30; times += 1) diagnostics.report(EVENT);
    await pass(MINUTE);
    expect(await arrived(10)).toHaveLength(10);
    diagnostics.report(EVENT);
    await pass(1000);
    expect(await arrived(11)).toHaveLength(11);
  });

  it('sends at most fifty reports a session, over all documents of the tab', async () => {
    const { open, pass } = aTab(format);
    for (let times = 0; times < 80; times += 1) {
      open().report(EVENT);
      await pass(MINUTE);
    }
    expect(await arrived(50)).toHaveLength(50);
  });

  const full = new FullStorage();
  const invalid = new MemoryStorage();
  invalid.setItem('amin.reports', '{');
  const other = new MemoryStorage();
  other.setItem('amin.reports', '{}');

  it.each([
    ['blocked', forbiddenStorage],
    ['full', () => full],
    ['invalid JSON', () => invalid],
    ['JSON of another kind', () => other],
  ])('sends at most ten reports a minute where storage is %s', async (_state, storage) => {
    const { diagnostics, pass } = aTab(format, { storage });
    for (let times = 0; times < 12; times += 1) diagnostics.report(EVENT);
    await pass(1000);
    expect(await arrived(10)).toHaveLength(10);
  });

  it('sends at once when the page is hidden or left, with a request that outlives the page', () => {
    const { diagnostics, requests, hide, leave } = aTab(format, { fetch: async () => Promise.resolve() });
    diagnostics.report(EVENT);
    diagnostics.report(EVENT);
    leave();
    expect(requests.map(({ body }) => linesIn(typeof body === 'string' ? body : '').length)).toEqual([2]);
    expect(requests[0]).toMatchObject({
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    leave();
    expect(requests).toHaveLength(1);
    diagnostics.report(EVENT);
    hide();
    expect(requests).toHaveLength(2);
    diagnostics.report(EVENT);
    expect(requests).toHaveLength(3);
  });

  it('does not send earlier when the page becomes visible', async () => {
    const { diagnostics, requests, show, pass } = aTab(format);
    diagnostics.report(EVENT);
    show();
    expect(requests).toEqual([]);
    await pass(1000);
    expect(await arrived(1)).toHaveLength(1);
  });

  it('sends nothing twice', async () => {
    const { diagnostics, requests, leave, pass } = aTab(format);
    diagnostics.report(EVENT);
    leave();
    await pass(1000);
    expect(requests).toHaveLength(1);
    expect(await arrived(1)).toHaveLength(1);
  });

  it('never throws', async () => {
    const fails = (): never => {
      throw new TypeError('Failed to fetch');
    };
    const { diagnostics, leave, pass } = aTab(format, { fetch: fails });
    diagnostics.report(EVENT);
    await pass(1000);
    diagnostics.report(EVENT);
    expect(leave).not.toThrow();
    const refused = aTab(format, { fetch: async () => Promise.reject(new TypeError('Failed to fetch')) });
    refused.diagnostics.report(EVENT);
    await refused.pass(1000);
    expect(collector.deliveries).toEqual([]);
  });
});

describe('CollectorDiagnostics with spans of OTLP', () => {
  const FAILED = {
    event: 'request-failed',
    detail: 'updateSubscription: 503',
    span: { name: 'updateSubscription', duration: 1500 },
  } as const;

  it('sends each failed request as a span of a trace of its own, and no other event', async () => {
    const { diagnostics, pass } = aTab(otlpTraces);
    for (const event of [FAILED, EVENT, FAILED]) diagnostics.report(event);
    await pass(1000);
    await expect.poll(() => collector.deliveries.length).toBe(1);
    const { resourceSpans } = JSON.parse(collector.deliveries[0]?.body ?? '');
    const { spans } = resourceSpans[0].scopeSpans[0];
    expect(spans).toMatchObject([{ name: 'updateSubscription' }, { name: 'updateSubscription' }]);
    expect(spans[0].traceId).not.toBe(spans[1].traceId);
  });

  it.each([
    ['log records', otlpLogs],
    ['lines of JSON', jsonLines],
  ])('are not sent as %s', async (_name, format) => {
    const { diagnostics, requests, pass } = aTab(format);
    diagnostics.report(FAILED);
    await pass(1000);
    expect(requests).toEqual([]);
  });

  it('leave half of what a tab may send to errors', async () => {
    const session = new MemoryStorage();
    const traces = aTab(otlpTraces, { storage: () => session });
    const logs = aTab(otlpLogs, { storage: () => session });
    for (let times = 0; times < 30; times += 1) traces.diagnostics.report(FAILED);
    for (let times = 0; times < 30; times += 1) logs.diagnostics.report(EVENT);
    await traces.pass(1000);
    await logs.pass(1000);
    await expect.poll(() => collector.deliveries.length).toBe(2);
    const counts = collector.deliveries.map(({ body }) => body.match(/"app\.route"/gu)?.length);
    expect(counts).toEqual([5, 5]);
  });
});

const NOON = Date.UTC(2026, 2, 5, 12);
const REPORT = { ...EVENT, ...CONTEXT, at: NOON };
const FRAMES = ['/assets/frame-aaaaaaaa.js:1:20', '/assets/index-bbbbbbbb.js:1:7'];

describe('the formats', () => {
  it('lines of JSON need no preflight request and have the fields of docs/diagnostics.md', () => {
    expect(jsonLines.mode).toBe('no-cors');
    const [first = '', second = ''] = jsonLines.encode([REPORT, { ...REPORT, frames: FRAMES }]).split('\n');
    const fields = { ...EVENT, ...CONTEXT, at: '2026-03-05T12:00:00.000Z' };
    expect(JSON.parse(first)).toEqual(fields);
    expect(JSON.parse(second)).toEqual({ ...fields, places: FRAMES });
  });

  it('OTLP has spans with start, end and status, and random ids', () => {
    /* The monotonic clock has fractions of a millisecond. */
    const span = { name: 'updateSubscription', duration: 1499.7999 };
    const text = (stringValue: string) => ({ stringValue });
    const failed = { ...REPORT, event: 'request-failed', detail: 'updateSubscription: 503', span } as const;
    expect(JSON.parse(otlpTraces.encode([failed]))).toEqual({
      resourceSpans: [
        {
          resource: {
            attributes: [
              { key: 'service.name', value: text('amin') },
              { key: 'service.version', value: text('0a1b2c3d') },
            ],
          },
          scopeSpans: [
            {
              spans: [
                {
                  traceId: expect.stringMatching(/^[\da-f]{32}$/u),
                  spanId: expect.stringMatching(/^[\da-f]{16}$/u),
                  name: 'updateSubscription',
                  kind: 3,
                  startTimeUnixNano: `${String(NOON - 1500)}000000`,
                  endTimeUnixNano: `${String(NOON)}000000`,
                  status: { code: 2, message: 'updateSubscription: 503' },
                  attributes: [
                    { key: 'app.language', value: text('he') },
                    { key: 'app.route', value: text('business') },
                  ],
                },
              ],
            },
          ],
        },
      ],
    });
  });

  it('OTLP has one resource, whose records have the time in nanoseconds as text, and attributes', () => {
    expect(otlpLogs.mode).toBe('cors');
    const text = (stringValue: string) => ({ stringValue });
    const record = {
      timeUnixNano: `${String(NOON)}000000`,
      severityNumber: 17,
      eventName: 'uncaught-error',
      body: text('TypeError'),
      attributes: [
        { key: 'app.language', value: text('he') },
        { key: 'app.route', value: text('business') },
      ],
    };
    const stack = { key: 'exception.stacktrace', value: text(FRAMES.join('\n')) };
    expect(JSON.parse(otlpLogs.encode([REPORT, { ...REPORT, frames: FRAMES }]))).toEqual({
      resourceLogs: [
        {
          resource: {
            attributes: [
              { key: 'service.name', value: text('amin') },
              { key: 'service.version', value: text('0a1b2c3d') },
            ],
          },
          scopeLogs: [{ logRecords: [record, { ...record, attributes: [...record.attributes, stack] }] }],
        },
      ],
    });
  });
});
