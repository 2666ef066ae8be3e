import { existsSync, readFileSync, rmSync } from 'node:fs';
import * as v from 'valibot';
import { ensureTestBrowser } from '../../../scripts/ensureBrowser.mjs';
import type { Row, Section, SectionContext, SectionResult } from '../Section';
import { runJourneys } from '../runJourneys';

/** The file of the samples, and what was repeated. */
const USES = [
  { name: 'navigations', title: '500 navigations', one: 'navigation' },
  { name: 'wizard-entries', title: '100 entries into the wizard', one: 'entry' },
  { name: 'wizard-steps', title: '1,000 steps of the wizard', one: 'step' },
  { name: 'releases', title: '20 releases of the service worker', one: 'release' },
  { name: 'two-hours', title: '2 h of fake clock', one: 'minute' },
] as const;

const figures = v.object({
  elements: v.number(),
  nodes: v.number(),
  listeners: v.number(),
  heap: v.number(),
  storedKeys: v.number(),
  storedBytes: v.number(),
  cachedFiles: v.number(),
});

const measurementsSchema = v.object({
  samples: v.array(figures),
  slopes: figures,
  grown: v.array(v.string()),
});

export const section: Section = {
  run: async (context: SectionContext): Promise<SectionResult> => {
    await ensureTestBrowser();
    for (const { name } of USES) rmSync(`${context.folder}/${name}.json`, { force: true });
    context.say('long use of the built demo in Chromium, about ten minutes');
    const { failures } = await runJourneys('endurance', context);
    return {
      rows: USES.map((use) => rowOf(use, context.folder)),
      failures,
      notCovered: [],
      tools: {},
    };
  },
};

function rowOf({ name, title, one }: (typeof USES)[number], folder: string): Row {
  const file = `${folder}/${name}.json`;
  if (!existsSync(file)) return { name: title, passed: 0, failed: 1, figures: 'not measured' };
  const { samples, slopes, grown } = v.parse(measurementsSchema, JSON.parse(readFileSync(file, 'utf8')));
  const [first, last] = [samples[0], samples.at(-1)];
  if (first === undefined || last === undefined)
    return { name: title, passed: 0, failed: 1, figures: 'not measured' };
  const change = (key: keyof typeof first): string => `${String(first[key])} → ${String(last[key])}`;
  return {
    name: title,
    passed: Object.keys(slopes).length - grown.length,
    failed: grown.length,
    figures: [
      `elements ${change('elements')}`,
      `nodes ${change('nodes')}`,
      `listeners ${change('listeners')}`,
      `heap ${megabytes(first.heap)} → ${megabytes(last.heap)} MB (${slopes.heap.toFixed(0)} bytes a ${one})`,
      `storage ${change('storedKeys')} keys, ${change('storedBytes')} characters`,
      `caches ${change('cachedFiles')} files`,
    ].join('; '),
  };
}

const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(2);
