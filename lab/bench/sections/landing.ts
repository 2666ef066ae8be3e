import type { Phone, Tab } from '../Phone';
import { interleave, type Rounds } from '../Rounds';
import { atMost, kilobytes, milliseconds, ratio, type SectionResult, type Verdict } from '../Section';
import { scriptSizes } from '../scriptSizes';
import { Tally } from '../Tally';

/** The home page of each application. */
export interface LandingSites {
  readonly product: string;
  /** The product built from another commit, if one is given. */
  readonly earlier: string | undefined;
  /** The same elements, styles and font in React Router framework mode. */
  readonly framework: string;
}

/** The product is measured three times, to know how much two identical measurements differ. */
const IDENTICAL = ['the product', 'the product, 2nd', 'the product, 3rd'] as const;
const [PRODUCT] = IDENTICAL;
const EARLIER = 'the product, before';
const FRAMEWORK = 'in React Router framework mode';

const MEASURES = ['lcp', 'blocked', 'longest', 'script', 'bytes'] as const;

/** Blocking that no visitor toasts, in milliseconds. */
const UNNOTICED = 60;

/** The home page beside the same page made with a framework, until everything has loaded that loads by itself. */
export async function landing(phone: Phone, sites: LandingSites, rounds: Rounds): Promise<SectionResult> {
  const tally = new Tally();
  const subjects = [
    ...IDENTICAL.map((name) => ({ name, site: sites.product })),
    ...(sites.earlier === undefined ? [] : [{ name: EARLIER, site: sites.earlier }]),
    { name: FRAMEWORK, site: sites.framework },
  ];
  const made = await interleave(rounds, subjects, async ({ name, site }) => {
    await phone.visit({}, async (tab) => {
      await tab.loaded(site);
      await tab.quiet();
      const { lcp, blocked, longestTask } = await tab.observed();
      tally.addAll(name, { lcp, blocked, longest: longestTask, bytes: (await scriptSizes(tab)).encoded });
      tally.add(`${name} script`, await scriptTime(tab));
    });
  });
  const names = subjects.map(({ name }) => name);
  return { tables: [tableOf(tally, made, names)], verdicts: verdictsOf(tally) };
}

/** Milliseconds of script since the document was opened. */
async function scriptTime({ devtools }: Tab): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
}

/** How much the medians of the three identical measurements differ: the largest divided by the smallest. */
function spreadOf(tally: Tally, measure: (typeof MEASURES)[number]): number | undefined {
  const medians = IDENTICAL.flatMap((name) => tally.median(`${name} ${measure}`) ?? []);
  const least = Math.min(...medians);
  return medians.length === 0 || least === 0 ? undefined : Math.max(...medians) / least;
}

function tableOf(tally: Tally, made: number, names: readonly string[]) {
  const rows = names.map((name) => [
    name,
    milliseconds(tally.median(`${name} lcp`)),
    milliseconds(tally.median(`${name} blocked`)),
    name === FRAMEWORK ? '' : ratio(tally.ratio(`${name} blocked`, `${FRAMEWORK} blocked`)),
    milliseconds(tally.median(`${name} longest`)),
    milliseconds(tally.median(`${name} script`)),
    kilobytes(tally.median(`${name} bytes`)),
  ]);
  const [lcp, blocked, longest, script] = MEASURES.map((measure) => `${ratio(spreadOf(tally, measure))}x`);
  return {
    title: 'The home page beside the same page made with a framework',
    note: `${String(made)} rounds, until nothing more loads by itself. The product is measured three times; differences smaller than those between its rows mean nothing.`,
    rows: [
      ['home page', 'LCP', 'TBT', '/ framework', 'longest task', 'script', 'JS kB'],
      ...rows,
      ['largest / smallest of the identical', lcp ?? '', blocked ?? '', '', longest ?? '', script ?? '', ''],
    ],
  };
}

function verdictsOf(tally: Tally): Verdict[] {
  const blocked = tally.median(`${PRODUCT} blocked`);
  const framework = tally.median(`${FRAMEWORK} blocked`) ?? 0;
  const bytes = tally.median(`${PRODUCT} bytes`);
  return [
    atMost('P2', 'home page: TBT <= 1.5x the framework, or 60 ms', {
      value: blocked,
      limit: Math.max(UNNOTICED, 1.5 * framework),
      text: `${milliseconds(blocked)} ms against ${milliseconds(framework)} ms`,
    }),
    atMost('P3', 'home page: scripts that load by themselves <= 105 kB', {
      value: bytes,
      limit: 105_000,
      text: `${kilobytes(bytes)} kB`,
    }),
  ];
}
