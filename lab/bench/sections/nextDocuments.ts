import { tabOf } from '../../../tests/e2e/support/DemoWorldControl';
import { Arrivals } from '../Arrivals';
import { writeReporting } from '../builds';
import { ThrottlingProxy } from '../ThrottlingProxy';
import { arrivalScript, type DocumentNavigation } from '../reportArrival';
import { interleave, type Rounds } from '../Rounds';
import { atMost, milliseconds, ratio, type SectionResult } from '../Section';
import { UNSUBSCRIBED, WIZARD } from '../screens';
import { Tally } from '../Tally';
import { openWithoutDebugger } from '../openWithoutDebugger';

const KINDS = ['plain', 'prepared'] as const;

/** The speculation rules. `immediate` prerenders without a hover, because the script does not hover. */
const RULES: Readonly<Record<(typeof KINDS)[number], object>> = {
  plain: {},
  prepared: {
    prerender: [
      {
        source: 'document',
        where: { href_matches: '/dashboard/business/:id/subscription' },
        eagerness: 'immediate',
      },
    ],
  },
};

/** The idle time before the press, and the timeout, in milliseconds. */
const REST = 3000;
const TIMEOUT = 60_000;

/** The parts of the bench that this section uses. */
export interface Workshop {
  readonly demo: string;
  readonly certificate: string;
  /** Serves a folder with a policy that allows one more script and one more origin. */
  serve(site: string, more: { readonly script: string; readonly origin: string }): Promise<string>;
}

/**
 * From the page of a business to the wizard, which is a new document: without speculation rules, and with the wizard
 * prerendered. Each visit uses a separate browser without a debugger.
 */
export async function nextDocuments(workshop: Workshop, rounds: Rounds): Promise<SectionResult> {
  const arrivals = await Arrivals.listen();
  const relays = new Map<string, ThrottlingProxy>();
  try {
    const script = arrivalScript(navigationTo(arrivals.url));
    for (const kind of KINDS) {
      const rules = JSON.stringify(RULES[kind]);
      const site = await writeReporting(workshop.demo, `documents-${kind}`, { script, rules });
      relays.set(
        kind,
        await ThrottlingProxy.before(await workshop.serve(site, { script, origin: arrivals.url })),
      );
    }
    return await measured(workshop, rounds, { arrivals, relays });
  } finally {
    await Promise.all([...relays.values()].map(async (relay) => relay.close()));
    arrivals.close();
  }
}

const navigationTo = (report: string): DocumentNavigation => ({
  from: UNSUBSCRIBED.path,
  link: UNSUBSCRIBED.readyWhen,
  to: WIZARD.path,
  wanted: WIZARD.readyWhen,
  rest: REST,
  report,
  tab: tabOf({ signedInAs: 'noor-haddad', latency: 0 }),
});

interface Endpoints {
  readonly arrivals: Arrivals;
  readonly relays: ReadonlyMap<string, ThrottlingProxy>;
}

async function measured(
  { certificate }: Workshop,
  rounds: Rounds,
  { arrivals, relays }: Endpoints,
): Promise<SectionResult> {
  const tally = new Tally();
  const ways = new Set<string>();
  const made = await interleave(rounds, KINDS, async (kind) => {
    const url = `${relays.get(kind)?.url ?? ''}${UNSUBSCRIBED.path}`;
    const { shown, way } = await openWithoutDebugger(certificate, url, arrivals.next(TIMEOUT));
    tally.add(kind, shown);
    if (kind === 'prepared') ways.add(way);
  });
  const gained = tally.ratio('prepared', 'plain');
  return {
    tables: [
      {
        title: 'Into the document of the wizard',
        note: `${String(made)} rounds. Time from the press on the idle business page to visible plans. A proxy limits the network to 1.6 Mbit/s and 150 ms; the CPU is not slowed down. No debugger is attached, because Chromium does not prerender under one. In \`prepared\` the document is prerendered as soon as the link appears; the product waits until the pointer is over it. How the prepared document was loaded: ${[...ways].join(', ')}.`,
        rows: [
          ['way', 'press to ready', '/ plain'],
          ['plain', milliseconds(tally.median('plain')), ''],
          ['prepared', milliseconds(tally.median('prepared')), ratio(gained)],
        ],
      },
    ],
    verdicts: [
      atMost('P12', 'into the wizard, prepared <= 0.30x plain', {
        value: gained,
        limit: 0.3,
        text: ratio(gained),
      }),
    ],
  };
}
