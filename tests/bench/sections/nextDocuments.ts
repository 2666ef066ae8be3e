import { tabOf } from '../../e2e/support/DemoWorldControl';
import { Arrivals } from '../Arrivals';
import { writeReporting } from '../builds';
import { Relay } from '../Relay';
import { arrivalScript, type Way } from '../reportArrival';
import { interleave, type Rounds } from '../Rounds';
import { atMost, milliseconds, ratio, type SectionResult } from '../Section';
import { UNSUBSCRIBED, WIZARD } from '../screens';
import { Tally } from '../Tally';
import { openUnwatched } from '../openUnwatched';

const KINDS = ['plain', 'prepared'] as const;

/** What the browser is told. Nobody hovers here, so that the likely document is prepared as soon as it is named. */
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

/** In milliseconds: so long nothing comes before somebody presses, and so long nobody waits. */
const REST = 3000;
const PATIENCE = 60_000;

/** What the section needs of the bench. */
export interface Workshop {
  readonly demo: string;
  readonly certificate: string;
  /** Serves a folder in which one more script is admitted, and one more origin may be told. */
  serve(site: string, more: { readonly script: string; readonly origin: string }): Promise<string>;
}

/**
 * From a business into the wizard, which is a document of its own: without anything prepared, and after the browser
 * was told which document is likely to come next. In a browser of its own each time, which nobody debugs.
 */
export async function nextDocuments(workshop: Workshop, rounds: Rounds): Promise<SectionResult> {
  const arrivals = await Arrivals.listen();
  const relays = new Map<string, Relay>();
  try {
    const script = arrivalScript(wayInto(arrivals.url));
    for (const kind of KINDS) {
      const rules = JSON.stringify(RULES[kind]);
      const site = await writeReporting(workshop.demo, `documents-${kind}`, { script, rules });
      relays.set(kind, await Relay.before(await workshop.serve(site, { script, origin: arrivals.url })));
    }
    return await measured(workshop, rounds, { arrivals, relays });
  } finally {
    await Promise.all([...relays.values()].map(async (relay) => relay.close()));
    arrivals.close();
  }
}

const wayInto = (report: string): Way => ({
  from: UNSUBSCRIBED.path,
  link: UNSUBSCRIBED.readyWhen,
  to: WIZARD.path,
  wanted: WIZARD.readyWhen,
  rest: REST,
  report,
  tab: tabOf({ signedInAs: 'noor-haddad', latency: 0 }),
});

interface Posts {
  readonly arrivals: Arrivals;
  readonly relays: ReadonlyMap<string, Relay>;
}

async function measured(
  { certificate }: Workshop,
  rounds: Rounds,
  { arrivals, relays }: Posts,
): Promise<SectionResult> {
  const tally = new Tally();
  const ways = new Set<string>();
  const made = await interleave(rounds, KINDS, async (kind) => {
    const address = `${relays.get(kind)?.url ?? ''}${UNSUBSCRIBED.path}`;
    const { shown, way } = await openUnwatched(certificate, address, arrivals.next(PATIENCE));
    tally.add(kind, shown);
    if (kind === 'prepared') ways.add(way);
  });
  const gained = tally.ratio('prepared', 'plain');
  return {
    tables: [
      {
        title: 'Into the document of the wizard',
        note: `${String(made)} rounds. From the press on the business page, which has come to rest, until the plans can be seen; 1.6 Mbit/s and 150 ms by a relay, the processor as fast as it is, in a browser without a debugger, because under one Chromium prepares nothing. Prepared as soon as the link is there, where the product waits for the pointer. The prepared document was: ${[...ways].join(', ')}.`,
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
