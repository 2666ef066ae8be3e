import type { Locator } from '@playwright/test';
import { wordsIn } from '../../e2e/support/words';
import { WizardPage } from '../../e2e/pages/WizardPage';
import type { Phone, Tab } from '../Phone';
import { REPORTS, watchNextStep, type StepTimes } from '../pressed';
import { interleave, type Rounds } from '../Rounds';
import { atMost, kilobytes, milliseconds, ratio, type SectionResult, type Verdict } from '../Section';
import { BUSINESS, DASHBOARD, HOME, WIZARD, type Screen } from '../screens';
import type { Sites } from '../Sites';
import { Tally } from '../Tally';

interface Step {
  readonly name: string;
  readonly pressed: (tab: Tab) => Locator;
  /** Selects an element that exists only after the step. */
  readonly wanted: string;
}

const wizardOn = ({ page }: Tab): WizardPage =>
  new WizardPage(page, { words: wordsIn('en'), language: 'en', size: 'phone' });

const atStep = (position: number): string =>
  `main ol li:nth-child(${String(position)}) [aria-current="step"]`;

/** Navigations between screens of the same document. */
const MOVES: readonly Step[] = [
  {
    name: 'dashboard to business',
    pressed: ({ page }) => page.locator(`main a[href="${BUSINESS.path}"]`),
    wanted: BUSINESS.readyWhen,
  },
  {
    name: 'business to dashboard',
    pressed: ({ page }) => page.locator('main a[href="/dashboard"]').first(),
    wanted: DASHBOARD.readyWhen,
  },
];

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

/** Steps inside the product, after the network is idle. */
export async function stepsInside(phone: Phone, sites: Sites, rounds: Rounds): Promise<SectionResult> {
  const tally = new Tally();
  const visits = [
    ...JOURNEYS.map((journey) => async () => walk(phone, sites.product, journey, tally)),
    async () => enterPlainly(phone, sites.product, tally),
  ];
  const made = await interleave(rounds, visits, async (visit) => visit());
  return { tables: [tableOf(tally, made)], verdicts: verdictsOf(tally) };
}

async function walk(phone: Phone, site: string, { begin, steps }: Journey, tally: Tally): Promise<void> {
  await phone.visit({ readyWhen: begin.readyWhen, signedInAs: 'noor-haddad' }, async (tab) => {
    await tab.loaded(site + begin.path);
    await tab.ready();
    await tab.serviceWorkerReady();
    for (const step of steps) {
      await tab.quiet();
      const before = { bytes: tab.bytes, requests: tab.requests };
      const times = await take(tab, step);
      const loaded = { bytes: tab.bytes - before.bytes, requests: tab.requests - before.requests };
      tally.addAll(step.name, { ...times, ...loaded });
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

async function take(tab: Tab, { pressed, wanted }: Step): Promise<StepTimes> {
  await tab.page.evaluate(watchNextStep, { wanted, reports: REPORTS });
  await tab.press(pressed(tab));
  const times = await tab.page.evaluate(async () => window.stepTaken);
  if (times === undefined)
    throw new Error('No result in window.stepTaken. The document changed after watchNextStep ran.');
  return times;
}

function tableOf(tally: Tally, made: number) {
  const names = [...STEPS.map(({ name }) => name), PLAIN_ENTRY_STEP];
  const rows = names.map((name) => [
    name,
    milliseconds(tally.median(`${name} shown`)),
    milliseconds(tally.median(`${name} event`)),
    milliseconds(tally.median(`${name} processing`)),
    milliseconds(tally.median(`${name} longestTask`)),
    kilobytes(tally.median(`${name} bytes`)),
    String(tally.median(`${name} requests`) ?? ''),
  ]);
  return {
    title: 'Steps inside the product',
    note: `${String(made)} rounds, each step after the network is idle. Press to paint: from the press to the frame with the result. Event: the slowest event as the browser reports it (INP, in steps of 8 ms). Handlers: the handlers of that event alone. The bytes and requests are those of the step. The last row loads a new document and is measured with that document's own navigation timing.`,
    rows: [['step', 'press to paint', 'event', 'handlers', 'longest task', 'kB', 'requests'], ...rows],
  };
}

function verdictsOf(tally: Tally): Verdict[] {
  const slowest = (steps: readonly Step[], what: string): number =>
    Math.max(...steps.map(({ name }) => tally.median(`${name} ${what}`) ?? 0));
  const [moved, handled, requests] = ['shown', 'processing', 'requests'].map((what) => slowest(MOVES, what));
  const wayIn = tally.ratio(`${ENTRY_STEP.name} shown`, `${PLAIN_ENTRY_STEP} shown`);
  const [event, processing] = ['event', 'processing'].map((what) => slowest(WIZARD_STEPS, what));
  return [
    atMost('P9', 'between screens: press to paint <= 80 ms', {
      value: moved,
      limit: 80,
      text: `${milliseconds(moved)} ms`,
    }),
    atMost('P9', 'between screens: handlers <= 8 ms', {
      value: handled,
      limit: 8,
      text: `${milliseconds(handled)} ms`,
    }),
    atMost('P9', 'between screens: nothing is loaded', {
      value: requests,
      limit: 0,
      text: `${String(requests)} requests`,
    }),
    atMost('P10', 'wizard: event <= 48 ms', { value: event, limit: 48, text: `${milliseconds(event)} ms` }),
    atMost('P10', 'wizard: handlers <= 16 ms', {
      value: processing,
      limit: 16,
      text: `${milliseconds(processing)} ms`,
    }),
    atMost('P12', 'from the home page to the dashboard <= 0.10x a document', {
      value: wayIn,
      limit: 0.1,
      text: ratio(wayIn),
    }),
  ];
}
