import type { Phone } from '../Phone';
import { interleave, type Rounds } from '../Rounds';
import { atMost, kilobytes, milliseconds, ratio, type SectionResult, type Verdict } from '../Section';
import { DASHBOARD, SCREENS, type Screen } from '../screens';
import { scriptSizes } from '../scriptSizes';
import type { Sites } from '../Sites';
import { ThrottlingProxy } from '../ThrottlingProxy';
import { Tally } from '../Tally';

type Kind = keyof Sites;

const ALONE: readonly Kind[] = ['product', 'twins', 'oneChunk'];
const BESIDE_ANOTHER_BUILD: readonly Kind[] = ['product', 'earlier', 'control'];

const WORDS: Readonly<Record<Kind, string>> = {
  product: 'the product',
  earlier: 'the product, before',
  control: 'the product once more',
  twins: 'its static twin',
  oneChunk: 'in one eager chunk',
};

/** In milliseconds: a round trip for TLS and one for the document. The proxy accepts a connection without latency. */
const CONNECTING = 300;
/** The additional run time on a CPU that is four times slower, in milliseconds. */
const RUNNING = 350;
const BYTES_PER_MILLISECOND = 200;

/** The time in which the parts that load later are observed after the data can be seen, in milliseconds. */
const LATER_PARTS = 1500;

/**
 * The signed-in screens, opened by their URL with an empty cache. The network is throttled by a proxy. Chromium's own
 * throttling would divide the bandwidth among all requests, where HTTP/2 sends one file after the other.
 */
export async function coldScreens(phone: Phone, sites: Sites, rounds: Rounds): Promise<SectionResult> {
  const tally = new Tally();
  const measured = sites.earlier === undefined ? ALONE : BESIDE_ANOTHER_BUILD;
  const given = measured.flatMap((kind) => {
    const site = sites[kind];
    return site === undefined ? [] : [{ kind, site }];
  });
  const subjects = SCREENS.flatMap((screen) => given.map((one) => ({ screen, ...one })));
  const made = await interleave(rounds, subjects, async ({ screen, kind, site }) => {
    const { readyWhen, path } = screen;
    /* A proxy for each visit, so that nothing of the visit before is on its way. */
    const proxy = await ThrottlingProxy.before(site);
    await phone.visit({ readyWhen, signedInAs: 'noor-haddad', hasFastNetwork: true }, async (tab) => {
      await tab.loaded(proxy.url + path);
      await tab.ready();
      const { bytes, requests } = tab;
      const { ready } = await tab.observed();
      const { encoded, decoded } = await scriptSizes(tab, ready);
      await tab.page.waitForTimeout(LATER_PARTS);
      const { fcp, lcp, shift, blocked, blockedUntilReady } = await tab.observed();
      const times = { fcp, lcp, ready, shift, blocked, blockedUntilReady };
      tally.addAll(`${kind} ${screen.name}`, { ...times, bytes, requests, encoded, decoded });
      const { usedSize } = await tab.devtools.send('Runtime.getHeapUsage');
      tally.add(`${kind} ${screen.name} heap`, usedSize);
    });
    await proxy.close();
  });
  const kinds = given.map(({ kind }) => kind);
  return { tables: [tableOf(tally, made, kinds)], verdicts: verdictsOf(tally) };
}

function tableOf(tally: Tally, made: number, kinds: readonly Kind[]) {
  const row = (screen: Screen, kind: Kind): string[] => {
    const name = (what: string): string => `${kind} ${screen.name} ${what}`;
    const against = (what: string, other: Kind): string =>
      other === kind ? '' : ratio(tally.ratio(name(what), `${other} ${screen.name} ${what}`));
    return [
      `${screen.name}, ${WORDS[kind]}`,
      milliseconds(tally.median(name('fcp'))),
      milliseconds(tally.median(name('lcp'))),
      against('lcp', 'twins'),
      milliseconds(tally.median(name('ready'))),
      against('ready', 'twins'),
      against('ready', 'oneChunk'),
      (tally.most(name('shift')) ?? 0).toFixed(3),
      milliseconds(tally.median(name('blockedUntilReady'))),
      milliseconds(tally.median(name('blocked'))),
      kilobytes(tally.median(name('bytes'))),
      kilobytes(tally.median(name('encoded'))),
      kilobytes(tally.median(name('decoded'))),
      String(tally.median(name('requests')) ?? ''),
      ((tally.median(name('heap')) ?? 0) / 1_000_000).toFixed(1),
      against('fcp', 'product'),
      against('ready', 'product'),
      against('blocked', 'product'),
    ];
  };
  return {
    title: 'Screens of the product, cold',
    note: `${String(made)} rounds, demo data, signed in. A proxy limits the network to 1.6 Mbit/s and 150 ms. Ready: the data can be seen. Of a list that is the frame with the cards that fill the window. TBT, kB and requests until then, and of the scripts as transferred and decoded. LCP, CLS and TBT later: until ${String(LATER_PARTS)} ms later, when the subscriptions of the dashboard have loaded. The physical model of a screen is the time for connecting, running the code and transferring the bytes, also those prefetched until the bench looks, so it can be longer than the real time: ${String(CONNECTING)} ms + ${String(RUNNING)} ms + bytes / ${String(BYTES_PER_MILLISECOND)} per ms.`,
    rows: [
      [
        'screen',
        'FCP',
        'LCP',
        '/ twin',
        'ready',
        '/ twin',
        '/ one chunk',
        'CLS',
        'TBT',
        'TBT later',
        'kB',
        'JS kB',
        'decoded',
        'requests',
        'heap MB',
        'FCP / product',
        'ready / product',
        'TBT later / product',
      ],
      ...SCREENS.flatMap((screen) => kinds.map((kind) => row(screen, kind))),
    ],
  };
}

/** The goals of the dashboard, which most visits of an owner begin with. */
function dashboardVerdicts(tally: Tally): Verdict[] {
  const median = (what: string): number | undefined => tally.median(`product ${DASHBOARD.name} ${what}`);
  const change = tally.ratio(`product ${DASHBOARD.name} ready`, `earlier ${DASHBOARD.name} ready`);
  const [encoded, decoded, blocked] = [median('encoded'), median('decoded'), median('blockedUntilReady')];
  return [
    atMost('P6', 'dashboard: scripts until ready <= 160 kB', {
      value: encoded,
      limit: 160_000,
      text: `${kilobytes(encoded)} kB`,
    }),
    atMost('P6', 'dashboard: scripts until ready, decoded <= 560 kB', {
      value: decoded,
      limit: 560_000,
      text: `${kilobytes(decoded)} kB`,
    }),
    atMost('P6', 'dashboard: TBT <= 200 ms', {
      value: blocked,
      limit: 200,
      text: `${milliseconds(blocked)} ms`,
    }),
    ...(change === undefined
      ? []
      : [
          atMost('P6', 'dashboard: ready <= 0.85x the earlier build', {
            value: change,
            limit: 0.85,
            text: ratio(change),
          }),
        ]),
  ];
}

function verdictsOf(tally: Tally): Verdict[] {
  return [...dashboardVerdicts(tally), ...screenVerdicts(tally)];
}

function screenVerdicts(tally: Tally): Verdict[] {
  return SCREENS.flatMap(({ name }) => {
    const product = `product ${name}`;
    const paint = tally.ratio(`${product} lcp`, `twins ${name} lcp`);
    const first = tally.ratio(`${product} fcp`, `twins ${name} fcp`);
    const ready = tally.median(`${product} ready`);
    const model = CONNECTING + RUNNING + (tally.median(`${product} bytes`) ?? 0) / BYTES_PER_MILLISECOND;
    const reached = ready === undefined ? undefined : model / ready;
    return [
      atMost('P6', `${name}: LCP <= 1.05x its static twin`, {
        value: paint,
        limit: 1.05,
        text: `${ratio(paint)} (first paint ${ratio(first)})`,
      }),
      atMost('P6', `${name}: ready at >= 0.85 of the physical model`, {
        value: reached === undefined ? undefined : -reached,
        limit: -0.85,
        text: `${ratio(reached)} (model ${milliseconds(model)} ms)`,
      }),
    ];
  });
}
