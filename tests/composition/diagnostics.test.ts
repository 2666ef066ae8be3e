// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DeferredDiagnostics } from '@/adapters/browser/DeferredDiagnostics';
import { collectEarlyEvents } from '@/adapters/browser/collectEarlyEvents';
import { ErrorReporter } from '@/adapters/browser/ErrorReporter';
import { openDiagnostics } from '@/composition/diagnostics';
import { describeDiagnostics } from '@tests/contracts/diagnostics.contract';
import { RecordingDiagnostics } from '@tests/support/RecordingDiagnostics';

const dispatchError = (message: string): boolean =>
  window.dispatchEvent(new ErrorEvent('error', { message, cancelable: true }));

describe('diagnostics that load at the first event', () => {
  let recorded: RecordingDiagnostics;
  let loads = 0;

  const load = async (): Promise<ErrorReporter> => {
    loads += 1;
    return Promise.resolve(new ErrorReporter(recorded, location.origin));
  };

  const expectDetails = async (...details: readonly string[]): Promise<void> => {
    await vi.waitFor(() => {
      expect(recorded.events.map(({ detail }) => detail)).toEqual(details);
    });
  };

  beforeEach(() => {
    recorded = new RecordingDiagnostics();
    loads = 0;
  });

  afterEach(() => {
    delete window.aminEarlyEvents?.handle;
  });

  it('load nothing before it, and load once', async () => {
    const diagnostics = new DeferredDiagnostics(window, load);
    await Promise.resolve();
    expect(loads).toBe(0);
    diagnostics.report({ event: 'unreadable-data', detail: 'one' });
    diagnostics.reportError('render-error', 'two');
    dispatchError('three');
    await expectDetails('one', 'two', 'three');
    expect(loads).toBe(1);
  });

  it('report up to twenty events from before the application started', async () => {
    collectEarlyEvents(window);
    for (let times = 0; times < 30; times += 1) dispatchError('early');
    expect(collectEarlyEvents(window).waiting).toHaveLength(20);
    const diagnostics = new DeferredDiagnostics(window, load);
    diagnostics.report({ event: 'unreadable-data', detail: 'late' });
    await expectDetails(...Array.from({ length: 20 }, () => 'early'), 'late');
    expect(collectEarlyEvents(window).waiting).toEqual([]);
  });

  it('ignore a failed load of their code, and load again at the next event', async () => {
    let isReachable = false;
    const diagnostics = new DeferredDiagnostics(window, async () => {
      if (!isReachable) throw new TypeError('Failed to fetch dynamically imported module');
      return load();
    });
    diagnostics.report({ event: 'unreadable-data', detail: 'lost' });
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    isReachable = true;
    diagnostics.report({ event: 'unreadable-data', detail: 'kept' });
    await expectDetails('kept');
  });

  it('report the cause of an error from which React recovered', async () => {
    const diagnostics = new DeferredDiagnostics(window, load);
    const cause = new RangeError('Invalid time value');
    diagnostics.reportError('recovered-render-error', new Error('React recovered', { cause }));
    await expectDetails('RangeError: Invalid time value');
  });
});

describe.each([
  [
    'deferred',
    (reporter: ErrorReporter) => new DeferredDiagnostics(window, async () => Promise.resolve(reporter)),
  ],
  ['loaded', (reporter: ErrorReporter) => reporter],
] as const)('the contract of diagnostics: %s', (_, wrap) => {
  describeDiagnostics(() => {
    const recorded = new RecordingDiagnostics();
    return {
      diagnostics: wrap(new ErrorReporter(recorded, location.origin)),
      written: async () => {
        await new Promise((resolve) => {
          setTimeout(resolve);
        });
        return recorded.events.map(({ event, detail, frames = [] }) => [event, detail, ...frames].join(' '));
      },
    };
  });
});

describe('opened diagnostics', () => {
  it('write scrubbed events to the console, and send nothing without a collector', async () => {
    const written: unknown[] = [];
    vi.spyOn(console, 'warn').mockImplementation((line) => written.push(line));
    const fetching = vi.spyOn(window, 'fetch');
    (await openDiagnostics(window, undefined)).report({ event: 'unreadable-data', detail: 'no id of Noor' });
    expect(written).toEqual(['[amin] unreadable-data: no id of …']);
    expect(fetching).not.toHaveBeenCalled();
  });

  it('send with the version of the document, its language and the name of its route', async () => {
    vi.useFakeTimers();
    vi.spyOn(console, 'warn').mockReturnValue();
    const fetching = vi.spyOn(window, 'fetch').mockResolvedValue(new Response());
    document.body.dataset['version'] = '0a1b2c3d4e5f';
    document.documentElement.lang = 'he';
    history.replaceState(null, '', '/dashboard/business/AMN-10482?x=1#y');
    (await openDiagnostics(window, { url: 'https://reports.example.com/', format: 'lines' })).report({
      event: 'unreadable-data',
      detail: 'no id',
    });
    await vi.advanceTimersByTimeAsync(1000);
    vi.useRealTimers();
    const [url, request] = fetching.mock.calls[0] ?? [];
    expect(url).toBe('https://reports.example.com/');
    const body = request?.body;
    expect(JSON.parse(typeof body === 'string' ? body : '')).toEqual({
      event: 'unreadable-data',
      detail: 'no id',
      version: '0a1b2c3d4e5f',
      language: 'he',
      route: 'business',
      at: expect.any(String),
    });
    delete document.body.dataset['version'];
    history.replaceState(null, '', '/');
  });

  it('send OTLP when the settings say so', async () => {
    vi.useFakeTimers();
    vi.spyOn(console, 'warn').mockReturnValue();
    const fetching = vi.spyOn(window, 'fetch').mockResolvedValue(new Response());
    const diagnostics = await openDiagnostics(window, {
      url: 'https://otel.example.com/v1/logs',
      format: 'otlp',
    });
    diagnostics.report({ event: 'unreadable-data', detail: 'no id of Noor' });
    await vi.advanceTimersByTimeAsync(1000);
    vi.useRealTimers();
    const body = fetching.mock.calls.at(-1)?.[1]?.body;
    expect(body).toContain('"eventName":"unreadable-data","body":{"stringValue":"no id of …"}');
  });

  it.each([
    ['https://otel.example.com/v1/logs', ['https://otel.example.com/v1/traces']],
    ['https://otel.example.com/other', []],
  ])('send spans beside the log records of %s', async (url, expected) => {
    vi.useFakeTimers();
    vi.spyOn(console, 'warn').mockReturnValue();
    const fetching = vi.spyOn(window, 'fetch').mockResolvedValue(new Response());
    fetching.mockClear();
    const span = { name: 'listPlans', duration: 10 };
    const diagnostics = await openDiagnostics(window, { url, format: 'otlp' });
    diagnostics.report({ event: 'request-failed', detail: 'listPlans: 503', span });
    await vi.advanceTimersByTimeAsync(1000);
    vi.useRealTimers();
    expect(fetching.mock.calls.map(([sentTo]) => sentTo)).toEqual(expected);
  });

  it('send no part of a path that belongs to no route', async () => {
    vi.useFakeTimers();
    vi.spyOn(console, 'warn').mockReturnValue();
    const fetching = vi.spyOn(window, 'fetch').mockResolvedValue(new Response());
    history.replaceState(null, '', '/invoices/noor-haddad');
    (await openDiagnostics(window, { url: 'https://reports.example.com/', format: 'lines' })).report({
      event: 'unreadable-data',
      detail: 'no id',
    });
    await vi.advanceTimersByTimeAsync(1000);
    vi.useRealTimers();
    const body = fetching.mock.calls[0]?.[1]?.body;
    expect(body).toContain('"route":"unknown"');
    expect(body).not.toContain('noor-haddad');
    history.replaceState(null, '', '/');
  });

  it('wait until a prerendering document is activated', async () => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
    let isOpen = false;
    const opening = openDiagnostics(window, undefined).then(() => (isOpen = true));
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    expect(isOpen).toBe(false);
    document.dispatchEvent(new Event('prerenderingchange'));
    await opening;
    Reflect.deleteProperty(document, 'prerendering');
  });
});
