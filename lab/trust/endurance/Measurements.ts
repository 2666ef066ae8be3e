import { mkdirSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';
import { expect } from '../../../tests/e2e/support/test';

/** What a page holds after the garbage was collected. */
export interface Sample {
  /** How often the action was done before. */
  readonly done: number;
  readonly elements: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly heap: number;
  readonly storedKeys: number;
  readonly storedBytes: number;
  readonly cachedFiles: number;
}

type Figure = Exclude<keyof Sample, 'done'>;

/**
 * The most that a figure may grow from the first to the last sample, along the straight line that fits best. A document
 * that the browser keeps for Back adds some of its nodes and listeners for a while. One per repetition is more.
 */
const GROWTH: Readonly<Record<Figure, number>> = {
  elements: 1,
  nodes: 80,
  listeners: 60,
  heap: 1_500_000,
  storedKeys: 0,
  storedBytes: 2_000,
  cachedFiles: 0,
};

const FIGURES = [
  'elements',
  'nodes',
  'listeners',
  'heap',
  'storedKeys',
  'storedBytes',
  'cachedFiles',
] as const;

const FOLDER = new URL('../../../trust-results/endurance/', import.meta.url);

/** The samples of a page over a long use. */
export class Measurements {
  readonly samples: Sample[] = [];

  constructor(private readonly name: string) {}

  async take(page: Page, done: number): Promise<void> {
    const session = await page.context().newCDPSession(page);
    const sample = { done, ...(await browserFigures(session)), ...(await page.evaluate(pageFigures)) };
    await session.detach();
    this.samples.push(sample);
    console.log(`${this.name} ${JSON.stringify(sample)}`);
  }

  /** Writes the samples and slopes down, and checks that nothing has grown. */
  expectFlat(): void {
    const [first, last] = [this.samples[0], this.samples.at(-1)];
    if (first === undefined || last === undefined) throw new Error(`${this.name} was not measured.`);
    const slopes = Object.fromEntries(FIGURES.map((figure) => [figure, slopeOf(this.samples, figure)]));
    const repetitions = last.done - first.done;
    const grown = FIGURES.filter((figure) => slopeOf(this.samples, figure) * repetitions > GROWTH[figure]);
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(
      new URL(`${this.name}.json`, FOLDER),
      JSON.stringify({ name: this.name, samples: this.samples, slopes, grown }, undefined, 2),
    );
    console.log(`${this.name}, slope of each ${JSON.stringify(slopes)}`);
    expect(grown.map((figure) => `${figure}: ${String(first[figure])} → ${String(last[figure])}`)).toEqual(
      [],
    );
  }
}

/** The growth per repetition, as the straight line that fits best. */
function slopeOf(samples: readonly Sample[], figure: Figure): number {
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const across = mean(samples.map(({ done }) => done));
  const up = mean(samples.map((sample) => sample[figure]));
  const spread = samples.reduce((sum, { done }) => sum + (done - across) ** 2, 0);
  const shared = samples.reduce((sum, sample) => sum + (sample.done - across) * (sample[figure] - up), 0);
  return spread === 0 ? 0 : shared / spread;
}

type BrowserFigures = Pick<Sample, 'nodes' | 'listeners' | 'heap'>;

const LOOKS = 5;
/** Milliseconds between two looks. */
const PAUSE = 200;

/** The least of several looks, because the browser releases a document some time after it was left. */
async function browserFigures(session: CDPSession): Promise<BrowserFigures> {
  await session.send('Performance.enable');
  await session.send('HeapProfiler.enable');
  let least = await collectedFigures(session);
  for (let look = 1; look < LOOKS; look += 1) {
    await wait(PAUSE);
    const { nodes, listeners, heap } = await collectedFigures(session);
    least = {
      nodes: Math.min(least.nodes, nodes),
      listeners: Math.min(least.listeners, listeners),
      heap: Math.min(least.heap, heap),
    };
  }
  return least;
}

async function collectedFigures(session: CDPSession): Promise<BrowserFigures> {
  /* A finalizer can release more, which the second round collects. */
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string): number => metrics.find((entry) => entry.name === name)?.value ?? Number.NaN;
  return { nodes: metric('Nodes'), listeners: metric('JSEventListeners'), heap: metric('JSHeapUsedSize') };
}

async function pageFigures(): Promise<
  Pick<Sample, 'elements' | 'storedKeys' | 'storedBytes' | 'cachedFiles'>
> {
  const stored = [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage));
  const names = await caches.keys();
  const cached = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return {
    elements: document.querySelectorAll('*').length,
    storedKeys: stored.length,
    storedBytes: stored.reduce((sum, [key, value]) => sum + key.length + String(value).length, 0),
    cachedFiles: cached.flat().length,
  };
}
