import type { Phone } from '../Phone';
import { interleave, type Rounds } from '../Rounds';
import { atMost, kilobytes, milliseconds, ratio, type SectionResult } from '../Section';
import { DASHBOARD } from '../screens';
import type { Sites } from '../Sites';
import { Tally } from '../Tally';

const KINDS = ['product', 'twins', 'oneChunk'] as const;

const WORDS: Readonly<Record<(typeof KINDS)[number], string>> = {
  product: 'the product',
  twins: 'its static twin',
  oneChunk: 'in one eager chunk',
};

/** The second visit to the dashboard, with the caches of the first. */
export async function repeatVisits(phone: Phone, sites: Sites, rounds: Rounds): Promise<SectionResult> {
  const tally = new Tally();
  const { path, readyWhen } = DASHBOARD;
  const made = await interleave(rounds, KINDS, async (kind) => {
    await phone.visit({ readyWhen, signedInAs: 'noor-haddad' }, async (tab) => {
      const url = sites[kind] + path;
      await tab.loaded(url);
      await tab.ready();
      tally.add(`${kind} first`, (await tab.observed()).ready);
      await tab.quiet();
      if (kind === 'product') await tab.serviceWorkerReady();
      await tab.page.goto('about:blank');
      const before = tab.bytes;
      await tab.loaded(url);
      await tab.ready();
      const { fcp, lcp, ready } = await tab.observed();
      tally.addAll(kind, { fcp, lcp, ready, bytes: tab.bytes - before });
    });
  });
  const rows = KINDS.map((kind) => [
    WORDS[kind],
    milliseconds(tally.median(`${kind} fcp`)),
    ratio(tally.ratio(`${kind} fcp`, 'twins fcp')),
    milliseconds(tally.median(`${kind} lcp`)),
    milliseconds(tally.median(`${kind} ready`)),
    ratio(tally.ratio(`${kind} ready`, `${kind} first`)),
    ratio(tally.ratio(`${kind} ready`, 'oneChunk ready')),
    kilobytes(tally.median(`${kind} bytes`)),
  ]);
  const painted = tally.ratio('product fcp', 'twins fcp');
  const listed = tally.ratio('product ready', 'product first');
  return {
    tables: [
      {
        title: 'The dashboard again',
        note: `${String(made)} rounds. Ratios to the second visit of the static twin and of the app in one eager chunk, and of ready to that of the first visit.`,
        rows: [['second visit', 'FCP', '/ twin', 'LCP', 'ready', '/ first', '/ one chunk', 'kB'], ...rows],
      },
    ],
    verdicts: [
      atMost('P8', 'dashboard again: first paint <= 0.65x its static twin', {
        value: painted,
        limit: 0.65,
        text: ratio(painted),
      }),
      atMost('P8', 'dashboard again: list <= 0.45x the first visit', {
        value: listed,
        limit: 0.45,
        text: ratio(listed),
      }),
    ],
  };
}
