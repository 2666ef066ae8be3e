import type { Phone, Tab } from '../Phone';
import { REPORTS, watchNextStep } from '../pressed';
import { DESKTOP } from '../profile';
import { interleave, type Rounds } from '../Rounds';
import { atMost, milliseconds, type SectionResult, type Verdict } from '../Section';
import { DASHBOARD } from '../screens';
import { Tally } from '../Tally';

const COUNTS = [10, 100, 1000, 10_000] as const;

/** Longer than this nobody waits for a list, in milliseconds. */
const LONGEST = 150_000;

const FOUND: Readonly<Record<number, string>> = { 0: 'no', 1: 'yes' };

const CARDS = 'main li h2';

/** The dashboard with few and with very many businesses, entered from one of them. */
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
      tally.addAll(String(count), await enter(tab, count));
    });
  });
  return { tables: [tableOf(tally, made)], verdicts: verdictsOf(tally) };
}

async function enter(tab: Tab, count: number): Promise<Record<string, number>> {
  const { page, devtools } = tab;
  const heap = async (): Promise<number> => {
    await devtools.send('HeapProfiler.collectGarbage');
    return (await devtools.send('Runtime.getHeapUsage')).usedSize;
  };
  const before = await heap();
  await page.evaluate(watchNextStep, { wanted: DASHBOARD.readyWhen, reports: REPORTS });
  await page.locator('main a[href="/dashboard"]').first().click();
  const times = await page.evaluate(async () => window.stepTaken);
  await tab.until(async () => (await page.locator(CARDS).count()) === count, LONGEST);
  const whole = await page.evaluate(() => performance.now());
  const after = await heap();
  const { elements, found } = await page.evaluate((cards) => {
    const last = [...document.querySelectorAll(cards)].at(-1)?.textContent ?? '';
    const find: unknown = Reflect.get(window, 'find');
    const wasFound = typeof find === 'function' && Reflect.apply(find, window, [last]) === true;
    return { elements: document.querySelectorAll('*').length, found: wasFound ? 1 : 0 };
  }, CARDS);
  return {
    shown: times?.shown ?? Number.NaN,
    longestTask: times?.longestTask ?? Number.NaN,
    whole: whole - (times?.pressedAt ?? Number.NaN),
    heap: (after - before) / 1_000_000,
    elements,
    found,
  };
}

function tableOf(tally: Tally, made: number) {
  const rows = COUNTS.map((count) => [
    String(count),
    milliseconds(tally.median(`${String(count)} shown`)),
    milliseconds(tally.median(`${String(count)} whole`)),
    milliseconds(tally.median(`${String(count)} longestTask`)),
    String(tally.median(`${String(count)} elements`) ?? ''),
    tally.median(`${String(count)} heap`)?.toFixed(1) ?? '',
    FOUND[tally.median(`${String(count)} found`) ?? -1] ?? '',
  ]);
  return {
    title: 'Long lists of businesses',
    note: `${String(made)} rounds, desktop 1280 x 820, CPU 4x slower, from one of them by a press. First cards painted; all of them there; the longest task around the press; what the heap grew by; whether search in the page finds the last card.`,
    rows: [
      ['businesses', 'first paint', 'all there', 'longest task', 'elements', 'heap +MB', 'last found'],
      ...rows,
    ],
  };
}

function verdictsOf(tally: Tally): Verdict[] {
  const growth = tally.ratio('10000 shown', '100 shown');
  const [whole, grown] = ['whole', 'heap'].map((what) => tally.median(`10000 ${what}`));
  const perCard = whole === undefined ? undefined : whole / 10_000;
  const heap = grown === undefined ? undefined : ((grown - 1) * 1000) / 10_000;
  const first = tally.median('10000 shown');
  const text = (value: number | undefined, unit: string): string => `${value?.toFixed(2) ?? ''}${unit}`;
  return [
    atMost('P11', 'first paint of 10 000 <= 1.10x that of 100', {
      value: growth,
      limit: 1.1,
      text: text(growth, 'x'),
    }),
    atMost('P11', 'first paint of 10 000 <= 150 ms', {
      value: first,
      limit: 150,
      text: `${milliseconds(first)} ms`,
    }),
    atMost('P11', 'all of 10 000 there: <= 0.7 ms a card', {
      value: perCard,
      limit: 0.7,
      text: text(perCard, ' ms'),
    }),
    atMost('P11', 'heap <= 1 MB + 6.5 kB a card', { value: heap, limit: 6.5, text: text(heap, ' kB') }),
  ];
}
