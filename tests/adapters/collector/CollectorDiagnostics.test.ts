import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CollectorDiagnostics, type CollectorBrowser } from '@/adapters/collector/CollectorDiagnostics';
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
  readonly sendBeacon?: CollectorBrowser['navigator']['sendBeacon'];
  readonly fetch?: CollectorBrowser['fetch'];
}

/** A tab that can be hidden and closed, with the fetch of Node. */
function aTab(options: TabOptions = {}) {
  const sessionStorage = new MemoryStorage();
  const storage = options.storage ?? (() => sessionStorage);
  const clock = new FixedClock();
  const beacons: string[] = [];
  const visibilityState = 'visible' as DocumentVisibilityState;
  const page = Object.assign(new EventTarget(), { visibilityState });
  const browser = Object.assign(new EventTarget(), {
    document: page,
    navigator: {
      sendBeacon:
        options.sendBeacon ??
        ((url: string | URL, body?: BodyInit | null) => {
          beacons.push(
            url === collector.url && typeof body === 'string' ? body : `not a text for ${String(url)}`,
          );
          return true;
        }),
    },
    fetch: options.fetch ?? (async (url: string, request: RequestInit) => fetch(url, request)),
    storage,
  });
  const open = () => new CollectorDiagnostics(collector.url, browser, clock, () => CONTEXT);
  return {
    diagnostics: open(),
    open,
    clock,
    beacons,
    pass: async (milliseconds: number) => clock.advance(milliseconds),
    hide: () => {
      page.visibilityState = 'hidden';
      page.dispatchEvent(new Event('visibilitychange'));
    },
    leave: () => browser.dispatchEvent(new Event('pagehide')),
  };
}

const arrived = async (count: number): Promise<readonly string[]> => {
  await expect.poll(() => linesReceived().length).toBeGreaterThanOrEqual(count);
  return linesReceived();
};

const linesReceived = (): readonly string[] =>
  collector.deliveries.flatMap(({ body }) => body.split('\n')).filter((line) => line !== '');

describe('CollectorDiagnostics', () => {
  describeDiagnostics(() => {
    const { diagnostics, pass } = aTab();
    return {
      diagnostics,
      written: async () => {
        await pass(1000);
        return arrived(1);
      },
    };
  });

  it('sends simultaneous reports in one request that needs no CORS preflight', async () => {
    const { diagnostics, pass } = aTab();
    diagnostics.report(EVENT);
    diagnostics.report({ ...EVENT, frames: ['/assets/frame-aaaaaaaa.js:1:20'] });
    await pass(999);
    expect(collector.deliveries).toEqual([]);
    await pass(1);
    const [first = '', second = ''] = await arrived(2);
    expect(JSON.parse(first)).toEqual({ ...EVENT, ...CONTEXT, at: expect.stringMatching(/^\d{4}-.*Z$/u) });
    expect(JSON.parse(second)).toMatchObject({ places: ['/assets/frame-aaaaaaaa.js:1:20'] });
    const [delivery] = collector.deliveries;
    expect(collector.deliveries).toHaveLength(1);
    expect(delivery?.method).toBe('POST');
    expect(delivery?.headers['content-type']).toMatch(/^text\/plain/u);
    expect(delivery?.headers).not.toHaveProperty('cookie');
    expect(delivery?.headers).not.toHaveProperty('authorization');
  });

  it('sends at most ten reports a minute', async () => {
    const { diagnostics, pass } = aTab();
    for (let times = 0; times < 30; times += 1) diagnostics.report(EVENT);
    await pass(MINUTE);
    expect(await arrived(10)).toHaveLength(10);
    diagnostics.report(EVENT);
    await pass(1000);
    expect(await arrived(11)).toHaveLength(11);
  });

  it('sends at most fifty reports a session, over all documents of the tab', async () => {
    const { open, pass } = aTab();
    for (let times = 0; times < 80; times += 1) {
      open().report(EVENT);
      await pass(MINUTE);
    }
    expect(await arrived(50)).toHaveLength(50);
  });

  const full = new FullStorage();
  const invalid = new MemoryStorage();
  invalid.setItem('amin.reports', '{');

  it.each([
    ['blocked', forbiddenStorage],
    ['full', () => full],
    ['invalid JSON', () => invalid],
  ])('sends at most ten reports a minute where storage is %s', async (_state, storage) => {
    const { diagnostics, pass } = aTab({ storage });
    for (let times = 0; times < 12; times += 1) diagnostics.report(EVENT);
    await pass(1000);
    expect(await arrived(10)).toHaveLength(10);
  });

  it('sends a beacon at once when the page is hidden or left', () => {
    const { diagnostics, beacons, hide, leave } = aTab();
    diagnostics.report(EVENT);
    diagnostics.report(EVENT);
    leave();
    expect(beacons.map((body) => body.trim().split('\n').length)).toEqual([2]);
    leave();
    expect(beacons).toHaveLength(1);
    diagnostics.report(EVENT);
    hide();
    expect(beacons).toHaveLength(2);
    diagnostics.report(EVENT);
    expect(beacons).toHaveLength(3);
  });

  it('sends nothing twice', async () => {
    const { diagnostics, beacons, leave, pass } = aTab();
    diagnostics.report(EVENT);
    leave();
    await pass(1000);
    expect(beacons).toHaveLength(1);
    expect(collector.deliveries).toEqual([]);
  });

  it('never throws', async () => {
    const fails = (): never => {
      throw new TypeError('Failed to fetch');
    };
    const { diagnostics, leave, pass } = aTab({ sendBeacon: fails, fetch: fails });
    diagnostics.report(EVENT);
    await pass(1000);
    diagnostics.report(EVENT);
    expect(leave).not.toThrow();
    const refused = aTab({ fetch: async () => Promise.reject(new TypeError('Failed to fetch')) });
    refused.diagnostics.report(EVENT);
    await refused.pass(1000);
    expect(collector.deliveries).toEqual([]);
  });
});
