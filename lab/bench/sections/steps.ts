import type { Locator } from '@playwright/test';
import { wordsIn } from '../../../tests/e2e/support/words';
import { WizardPage } from '../../../tests/e2e/pages/WizardPage';
import type { Phone, Tab } from '../Phone';
import { timesOf, type StepTimes } from '../pressed';
import { interleave, type Rounds } from '../Rounds';
import { atMost, kilobytes, milliseconds, ratio, type SectionResult, type Verdict } from '../Section';
import { BUSINESS, BUSINESS_HEAD, DASHBOARD, HOME, LAST_CARD, WIZARD, type Screen } from '../screens';
import type { Sites } from '../Sites';
import { bundleReactTwin } from '../bundleReactTwin';
import { copyPage, showCopies } from '../stepTwin';
import { Tally } from '../Tally';

interface Step {
  readonly name: string;
  readonly pressed: (tab: Tab) => Locator;
  /** Selects an element of the first picture after the step, when that is not the whole result. */
  readonly first?: string;
  /** Selects an element that exists only after the step. */
  readonly wanted: string;
}

const wizardOn = ({ page }: Tab): WizardPage =>
  new WizardPage(page, { words: wordsIn('en'), language: 'en', size: 'phone' });

const atStep = (position: number): string =>
  `main ol li:nth-child(${String(position)}) [aria-current="step"]`;

const toBusiness = (name: string): Step => ({
  name,
  pressed: ({ page }) => page.locator(`main a[href="${BUSINESS.path}"]`),
  first: BUSINESS_HEAD,
  wanted: BUSINESS.readyWhen,
});

const toDashboard = (name: string): Step => ({
  name,
  pressed: ({ page }) => page.locator('main a[href="/dashboard"]').first(),
  first: DASHBOARD.readyWhen,
  wanted: LAST_CARD,
});

/** Navigations between screens of the same document. */
const TO_BUSINESS = [
  toBusiness('dashboard to business'),
  toBusiness('dashboard to business, again'),
] as const;
const TO_DASHBOARD = [
  toDashboard('business to dashboard'),
  toDashboard('business to dashboard, again'),
] as const;
const MOVES: readonly Step[] = [TO_BUSINESS[0], TO_DASHBOARD[0], TO_BUSINESS[1], TO_DASHBOARD[1]];

const WIZARD_STEPS: readonly Step[] = [
  { name: 'wizard: plan to add-ons', pressed: (tab) => wizardOn(tab).nextButton, wanted: atStep(2) },
  { name: 'wizard: add-ons to review', pressed: (tab) => wizardOn(tab).nextButton, wanted: atStep(3) },
  { name: 'wizard: review to payment', pressed: (tab) => wizardOn(tab).toPaymentButton, wanted: atStep(4) },
  { name: 'wizard: back to review', pressed: (tab) => wizardOn(tab).previousButton, wanted: atStep(3) },
  { name: 'wizard: back to add-ons', pressed: (tab) => wizardOn(tab).previousButton, wanted: atStep(2) },
];

/** From the public site to the product, whose code was prefetched by the public page. */
const ENTRY_STEP: Step = {
  name: 'home page to dashboard',
  pressed: ({ page }) => page.locator(HOME.readyWhen).first(),
  wanted: DASHBOARD.readyWhen,
};

const STEPS: readonly Step[] = [...MOVES, ...WIZARD_STEPS, ENTRY_STEP];

/** What the names of the measurements of an earlier build begin with. */
const EARLIER = 'before: ';

/** What the names of the measurements of the same build once more begin with. */
const CONTROL = 'control: ';

/** What the names of the measurements of the static twins begin with. */
const TWIN = 'twin: ';

/** What the names of the measurements of the twins that React renders begin with. */
const REACT_TWIN = 'React twin: ';

/** The time in which a page settles after a step on a fast CPU, in milliseconds. */
const SETTLE_TIME = 1000;

const PLAIN_ENTRY_STEP = 'home page to dashboard, as a document';

interface Journey {
  readonly begin: Screen;
  readonly steps: readonly Step[];
}

const JOURNEYS: readonly Journey[] = [
  { begin: DASHBOARD, steps: MOVES },
  { begin: WIZARD, steps: WIZARD_STEPS },
  { begin: HOME, steps: [ENTRY_STEP] },
];

/** The journeys whose pages can be copied. The others load a new document. */
const TWINNED = JOURNEYS.filter(({ begin }) => begin !== HOME);

/** Steps inside the product, after the network is idle. */
export async function stepsInside(phone: Phone, sites: Sites, rounds: Rounds): Promise<SectionResult> {
  const tally = new Tally();
  const { product, earlier, control } = sites;
  const script = await bundleReactTwin();
  const builds = [
    { site: product, named: '' },
    { site: earlier, named: EARLIER },
    { site: control, named: CONTROL },
  ].flatMap(({ site, named }) => (site === undefined ? [] : [{ site, named }]));
  const visits = JOURNEYS.flatMap((journey) =>
    builds.map((build) => async () => walk(phone, { ...build, journey }, tally)),
  );
  const twins = TWINNED.flatMap((journey) => [
    async () => walkTwin(phone, { site: product, journey, named: TWIN }, tally),
    async () => walkTwin(phone, { site: product, journey, named: REACT_TWIN, script }, tally),
  ]);
  const all = [
    ...visits,
    ...(earlier === undefined ? twins : []),
    async () => enterPlainly(phone, product, tally),
  ];
  const made = await interleave(rounds, all, async (visit) => visit());
  return { tables: [tableOf(tally, made)], verdicts: verdictsOf(tally) };
}

interface Walk {
  readonly site: string;
  readonly journey: Journey;
  /** What the names of its measurements begin with. */
  readonly named: string;
}

interface TwinWalk extends Walk {
  /** Runs in the page before the copies are shown. */
  readonly script?: string;
}

async function walk(phone: Phone, { site, journey, named }: Walk, tally: Tally): Promise<void> {
  const { begin, steps } = journey;
  await phone.visit({ readyWhen: begin.readyWhen, signedInAs: 'noor-haddad' }, async (tab) => {
    await tab.loaded(site + begin.path);
    await tab.ready();
    await tab.serviceWorkerReady();
    for (const step of steps) {
      await tab.quiet();
      const before = { bytes: tab.bytes, requests: tab.requests };
      const times = await take(tab, step);
      const loaded = { bytes: tab.bytes - before.bytes, requests: tab.requests - before.requests };
      tally.addAll(named + step.name, { ...times, ...loaded });
    }
  });
}

/** The same steps by their twins. The pages are copied beforehand, while the CPU is not slowed down. */
async function walkTwin(
  phone: Phone,
  { site, journey, named, script = '' }: TwinWalk,
  tally: Tally,
): Promise<void> {
  const { begin, steps } = journey;
  const options = { readyWhen: begin.readyWhen, signedInAs: 'noor-haddad', isUnthrottled: true } as const;
  await phone.visit(options, async (tab) => {
    await tab.loaded(site + begin.path);
    await tab.ready();
    for (const step of steps) {
      await tab.page.waitForTimeout(SETTLE_TIME);
      await tab.page.evaluate(copyPage);
      await take(tab, step);
    }
    await tab.page.waitForTimeout(SETTLE_TIME);
    await tab.page.evaluate(copyPage);
    await tab.page.evaluate(script);
    await tab.page.evaluate(showCopies);
    await tab.slowDown();
    /* The memory of the removed application is collected meanwhile. */
    await tab.quiet();
    for (const step of steps) {
      await tab.page.waitForTimeout(SETTLE_TIME);
      tally.addAll(named + step.name, { ...(await take(tab, step)) });
    }
  });
}

/**
 * The same step as a plain navigation: the document is not prerendered, and the cache holds the files of the public
 * page.
 */
async function enterPlainly(phone: Phone, site: string, tally: Tally): Promise<void> {
  await phone.visit({ readyWhen: DASHBOARD.readyWhen, signedInAs: 'noor-haddad' }, async (tab) => {
    await tab.loaded(site + HOME.path);
    await tab.until(async () => (await ENTRY_STEP.pressed(tab).count()) > 0);
    const before = { bytes: tab.bytes, requests: tab.requests };
    await tab.loaded(site + DASHBOARD.path);
    await tab.ready();
    const { ready } = await tab.observed();
    const loaded = { bytes: tab.bytes - before.bytes, requests: tab.requests - before.requests };
    tally.addAll(PLAIN_ENTRY_STEP, { shown: ready, ...loaded });
  });
}

async function take(tab: Tab, { pressed, first, wanted }: Step): Promise<StepTimes> {
  return timesOf(tab.page, { first, wanted }, async () => tab.press(pressed(tab)));
}

function tableOf(tally: Tally, made: number) {
  const names = [...STEPS.map(({ name }) => name), PLAIN_ENTRY_STEP];
  const rows = names.map((name) => [
    name,
    milliseconds(tally.median(`${name} first`)),
    milliseconds(tally.median(`${name} shown`)),
    spread(tally, name),
    milliseconds(tally.median(`${name} event`)),
    milliseconds(tally.median(`${name} longestTask`)),
    milliseconds(tally.median(`${TWIN}${name} shown`)),
    milliseconds(tally.median(`${REACT_TWIN}${name} shown`)),
    ratio(tally.ratio(`${name} first`, `${TWIN}${name} shown`)),
    ratio(tally.ratio(`${name} shown`, `${REACT_TWIN}${name} shown`)),
    ...[EARLIER, CONTROL].flatMap((other) =>
      ['first', 'shown', 'event'].map((what) =>
        ratio(tally.ratio(`${name} ${what}`, `${other}${name} ${what}`)),
      ),
    ),
    kilobytes(tally.median(`${name} bytes`)),
    String(tally.median(`${name} requests`) ?? ''),
  ]);
  return {
    title: 'Steps inside the product',
    note: `${String(made)} rounds, each step after the network is idle. First picture: from the press to the first frame of the next page. Result: to the frame with the whole result, and its smallest and largest value. Event: the slowest event as the browser reports it (INP, in steps of 8 ms). Twin: from the press to the frame in which a finished copy of the whole next page has replaced the page, without an application. React twin: the same when React renders the elements of that page, without components, state, translation or effects. / before: the ratio to an earlier build in the same run, and / control: to the same build once more. A difference below that of two equal builds is none. The bytes and requests are those of the step. The last row loads a new document and is measured with that document's own navigation timing.`,
    rows: [
      [
        'step',
        'first picture',
        'result',
        'from - to',
        'event',
        'longest task',
        'twin',
        'React twin',
        'first / twin',
        'result / React twin',
        'first / before',
        'result / before',
        'event / before',
        'first / control',
        'result / control',
        'event / control',
        'kB',
        'requests',
      ],
      ...rows,
    ],
  };
}

function spread(tally: Tally, name: string): string {
  const values = tally.of(`${name} shown`);
  return values.length === 0
    ? ''
    : `${milliseconds(Math.min(...values))} - ${milliseconds(Math.max(...values))}`;
}

function verdictsOf(tally: Tally): Verdict[] {
  const slowest = (steps: readonly Step[], what: string): number =>
    Math.max(...steps.map(({ name }) => tally.median(`${name} ${what}`) ?? 0));
  const within = (id: string, goal: string, value: number, limit: number): Verdict =>
    atMost(id, `${goal} <= ${String(limit)} ms`, { value, limit, text: `${milliseconds(value)} ms` });
  const wayIn = tally.ratio(`${ENTRY_STEP.name} shown`, `${PLAIN_ENTRY_STEP} shown`);
  const requests = slowest(MOVES, 'requests');
  return [
    within('P9', 'list to business: first picture', slowest(TO_BUSINESS, 'first'), 100),
    within('P9', 'list to business: complete', slowest(TO_BUSINESS, 'shown'), 200),
    within('P9', 'business to list: the window is filled', slowest(TO_DASHBOARD, 'first'), 100),
    within('P9', 'business to list: complete', slowest(TO_DASHBOARD, 'shown'), 100),
    within('P9', 'between screens: event', slowest(MOVES, 'event'), 64),
    atMost('P9', 'between screens: nothing is loaded', {
      value: requests,
      limit: 0,
      text: `${String(requests)} requests`,
    }),
    within('P10', 'wizard: press to result', slowest(WIZARD_STEPS, 'shown'), 100),
    within('P10', 'wizard: event', slowest(WIZARD_STEPS, 'event'), 64),
    atMost('P12', 'from the home page to the dashboard <= 0.10x a document', {
      value: wayIn,
      limit: 0.1,
      text: ratio(wayIn),
    }),
  ];
}
