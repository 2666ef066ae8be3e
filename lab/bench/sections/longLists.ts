import type { Locator } from '@playwright/test';
import { isLongList, PAGE_SIZE } from '../../../src/ui/business/dashboard/paging';
import { SERVICE_TIME } from '../builds';
import type { Phone, Tab } from '../Phone';
import { timesOf } from '../pressed';
import { DESKTOP } from '../profile';
import { interleave, type Rounds } from '../Rounds';
import { atMost, milliseconds, type SectionResult, type Verdict } from '../Section';
import { copyPage, showCopies } from '../stepTwin';
import { Tally } from '../Tally';

const COUNTS = [10, 100, 1000, 10_000] as const;

/** The timeout for a list, in milliseconds. */
const MAX_WAIT = 60_000;

const FOUND: Readonly<Record<number, string>> = { 0: 'no', 1: 'yes' };

const CARDS = 'main li h2';
const SEARCH = 'main [role="search"]';
/** The visible line with the number of results, updated with every key. */
const FOUND_LINE = `${SEARCH} > p[aria-hidden="true"]`;

/** The dashboard with few and with very many businesses, opened from the page of one of them. */
export async function longLists(phone: Phone, site: string, rounds: Rounds): Promise<SectionResult> {
  const tally = new Tally();
  const made = await interleave(rounds, COUNTS, async (count) => {
    const options = {
      viewport: DESKTOP.viewport,
      hasFastNetwork: true,
      signedInAs: 'galil-agency',
      businesses: count,
      readyWhen: 'main a[href="/dashboard"]',
    } as const;
    await phone.visit(options, async (tab) => {
      await tab.loaded(`${site}/dashboard/business/AGN-10000`);
      await tab.ready();
      await tab.quiet();
      tally.addAll(String(count), await enter(tab, isLongList(count) ? Math.min(count, PAGE_SIZE) : count));
      tally.add(`${String(count)} change`, await change(tab));
      if (!isLongList(count)) return;
      await tab.quiet();
      tally.addAll(String(count), await search(tab));
      if (count >= 2 * PAGE_SIZE) tally.addAll(String(count), await turn(tab));
    });
  });
  return { tables: [tableOf(tally, made)], verdicts: verdictsOf(tally) };
}

/** @param cards The number of cards or rows on the first page of the list. */
async function enter(tab: Tab, cards: number): Promise<Record<string, number>> {
  const { page } = tab;
  const before = await heapOf(tab);
  const link = page.locator('main a[href="/dashboard"]').first();
  const { shown, longestTask, pressedAt } = await timesOf(tab.page, { wanted: CARDS }, async () =>
    link.click(),
  );
  const whole = await page.evaluate(whenThere, { cards: CARDS, count: cards, timeout: MAX_WAIT });
  const service = await page.evaluate(timeWithin, {
    name: SERVICE_TIME,
    from: pressedAt,
    to: pressedAt + shown,
  });
  const after = await heapOf(tab);
  const { elements, found } = await page.evaluate((all) => {
    const last = [...document.querySelectorAll(all)].at(-1)?.textContent ?? '';
    const find: unknown = Reflect.get(window, 'find');
    const wasFound = typeof find === 'function' && Reflect.apply(find, window, [last]) === true;
    return { elements: document.querySelectorAll('*').length, found: wasFound ? 1 : 0 };
  }, CARDS);
  return {
    shown,
    service,
    net: shown - service,
    longestTask,
    whole: whole - pressedAt,
    heap: (after - before) / 1_000_000,
    elements,
    found,
  };
}

/** Runs in the page. The sum of the User Timing measures of this name within the time. */
function timeWithin({ name, from, to }: { name: string; from: number; to: number }): number {
  return performance
    .getEntriesByName(name)
    .filter(({ startTime }) => startTime >= from && startTime <= to)
    .reduce((sum, { duration }) => sum + duration, 0);
}

/**
 * Milliseconds of script, style and layout for each row when the next page is opened, and of its static twin. The page
 * was open before, so that its subscriptions are known and none is read meanwhile.
 */
async function turn(tab: Tab): Promise<Record<'row' | 'rowTwin', number>> {
  const buttons = tab.page.locator('main nav button');
  const press = async (button: Locator): Promise<void> => {
    await tab.quiet();
    await timesOf(tab.page, { wanted: 'main p[tabindex]:focus' }, async () => button.press('Enter'));
  };
  const measure = async (): Promise<number> => {
    await tab.quiet();
    const before = await workOf(tab);
    await press(buttons.last());
    return (await workOf(tab)) - before;
  };
  await press(buttons.last());
  await press(buttons.first());
  await tab.quiet();
  await tab.page.evaluate(copyPage);
  const row = await measure();
  await tab.quiet();
  await tab.page.evaluate(copyPage);
  await tab.page.evaluate(showCopies);
  return { row, rowTwin: await measure() };
}

/** Milliseconds of script, style and layout since the document was opened, divided by the rows of a page. */
async function workOf({ devtools }: Tab): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const parts = new Set(['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration']);
  const seconds = metrics.reduce((sum, { name, value }) => (parts.has(name) ? sum + value : sum), 0);
  return (seconds * 1000) / PAGE_SIZE;
}

async function heapOf({ devtools }: Tab): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  return (await devtools.send('Runtime.getHeapUsage')).usedSize;
}

/** Runs in the page and polls slowly. Polling through the debugger would take longer than rendering a card. */
async function whenThere(wanted: { cards: string; count: number; timeout: number }): Promise<number> {
  const end = performance.now() + wanted.timeout;
  for (;;) {
    const now = performance.now();
    if (document.querySelectorAll(wanted.cards).length >= wanted.count) return now;
    if (now > end) return Number.NaN;
    await new Promise((later) => setTimeout(later, 50));
  }
}

/** Milliseconds until a notice above the list is painted, while the list is unchanged. */
async function change({ page }: Tab): Promise<number> {
  return page.evaluate(
    async () =>
      new Promise<number>((settle) => {
        /* The frame paints the changes made in its callback. The message event follows the paint. */
        requestAnimationFrame(() => {
          const begin = performance.now();
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => settle(performance.now() - begin));
          port1.start();
          dispatchEvent(new Event('offline'));
          port2.postMessage('painted');
        });
      }),
  );
}

/**
 * The slower of two keys in the search as reported by Event Timing, and the slower time from the key to its result: one
 * key narrows the list, one widens it. The list waits 150 ms for the next key.
 */
async function search(tab: Tab): Promise<Record<string, number>> {
  const { page } = tab;
  await page.locator(`${SEARCH} input[type="search"]`).focus();
  const narrow = await timesOf(tab.page, { wanted: `${FOUND_LINE}:not(:empty)` }, async () =>
    page.keyboard.press('b'),
  );
  const widen = await timesOf(tab.page, { wanted: `${FOUND_LINE}:empty` }, async () =>
    page.keyboard.press('Backspace'),
  );
  return { key: Math.max(narrow.event, widen.event), result: Math.max(narrow.shown, widen.shown) };
}

function tableOf(tally: Tally, made: number) {
  const rows = COUNTS.map((count) => {
    const median = (what: string): number | undefined => tally.median(`${String(count)} ${what}`);
    return [
      String(count),
      milliseconds(median('shown')),
      milliseconds(median('service')),
      milliseconds(median('whole')),
      median('row')?.toFixed(2) ?? '',
      median('rowTwin')?.toFixed(2) ?? '',
      milliseconds(median('longestTask')),
      milliseconds(median('change')),
      milliseconds(median('key')),
      milliseconds(median('result')),
      String(median('elements') ?? ''),
      median('heap')?.toFixed(1) ?? '',
      FOUND[median('found') ?? -1] ?? '',
    ];
  });
  return {
    title: 'Long lists of businesses',
    note: noteOf(made),
    rows: [
      [
        'businesses',
        'first paint',
        'service',
        'all there',
        'ms a row',
        'its twin',
        'longest task',
        'change',
        'key',
        'result',
        'elements',
        'heap +MB',
        'last found',
      ],
      ...rows,
    ],
  };
}

/** The legend of the table. */
function noteOf(made: number): string {
  return `${String(made)} rounds, desktop 1280 x 820, CPU 4x slower. The list is opened with a press on a business page. The simulated server runs in the same page.

- _first paint_: the first cards or rows are painted.
- _service_: the time within the method of the simulated service until then.
- _all there_: all cards or rows of the list page are rendered (at most ${String(PAGE_SIZE)} a page).
- _ms a row_: script, style and layout of opening the next page, whose subscriptions are known, for each of its rows.
- _its twin_: the same when a finished copy of the next page replaces the page, without an application.
- _longest task_: the longest task around the press.
- _change_: from a change above the list to its paint.
- _key_: the slower of two keys in the search (INP, in steps of 8 ms).
- _result_: from such a key to its result. The list is searched 150 ms after the last key.
- _elements_: the elements in the document.
- _heap +MB_: the growth of the heap.
- _last found_: whether the browser's search in the page finds the last card or row.`;
}

function verdictsOf(tally: Tally): Verdict[] {
  const growth = tally.ratio('10000 net', '100 net');
  const first = tally.median('10000 shown');
  const row = tally.median('1000 row');
  const grown = tally.median('1000 heap');
  const heap = grown === undefined ? undefined : ((grown - 1) * 1000) / Math.min(1000, PAGE_SIZE);
  const changes = COUNTS.flatMap((count) => tally.median(`${String(count)} change`) ?? []);
  const slowest = changes.length === 0 ? undefined : Math.max(...changes);
  const lost = COUNTS.filter((count) => tally.median(`${String(count)} found`) === 0);
  const wereFound = tally.median('10000 found') === undefined ? undefined : lost.length;
  const text = (value: number | undefined, unit: string, digits = 2): string =>
    value === undefined ? '' : `${value.toFixed(digits)}${unit}`;
  return [
    atMost('P11', 'first paint of 10 000 <= 1.10x that of 100, without the service', {
      value: growth,
      limit: 1.1,
      text: text(growth, 'x'),
    }),
    atMost('P11', 'first paint of 10 000 <= 150 ms', {
      value: first,
      limit: 150,
      text: text(first, ' ms', 0),
    }),
    atMost('P11', 'a row <= 0.9 ms', { value: row, limit: 0.9, text: text(row, ' ms') }),
    atMost('P11', 'a change above the list <= 16 ms, at any length', {
      value: slowest,
      limit: 16,
      text: text(slowest, ' ms', 0),
    }),
    ...([1000, 10_000] as const).map((count) => {
      const key = tally.median(`${String(count)} key`);
      const goal = `a key in the search of ${count === 1000 ? '1 000' : '10 000'} <= 48 ms`;
      return atMost('P11', goal, { value: key, limit: 48, text: text(key, ' ms', 0) });
    }),
    atMost('P11', 'heap <= 1 MB + 6.5 kB a card', { value: heap, limit: 6.5, text: text(heap, ' kB') }),
    atMost('P11', 'search in the page finds the last card', {
      value: wereFound,
      limit: 0,
      text: wereFound === undefined ? '' : (FOUND[lost.length === 0 ? 1 : 0] ?? ''),
    }),
  ];
}
