import { DEMO_CALLS, DEMO_OUTAGES, type DemoCall, type DemoOutage } from '@/application/ports/DemoControls';

/** What a link can set the demo to before its page opens, so that any state of any screen has an address. */
export interface Scenario {
  readonly startsOver: boolean;
  /** Id of a demo account, or `nobody`. */
  readonly owner: string | undefined;
  /** In milliseconds. */
  readonly latency: number | undefined;
  readonly outages: readonly PlannedOutage[];
  /** The wizard of the opened business starts with everything chosen and the billing address typed. */
  readonly isFilledIn: boolean;
  /** What became of an order for the opened business that went out before. */
  readonly order: EarlierOrder | undefined;
  readonly hidesStrip: boolean;
  /** The state of the sign-in that this tab awaits the answer of. */
  readonly signingIn: string | undefined;
  /** Where whoever signed in was heading before. */
  readonly wanted: string | undefined;
  /** How many times shorter the product waits. */
  readonly haste: number | undefined;
  /** Names of what is done on the page once it is there, in their order. */
  readonly steps: readonly string[];
}

export interface PlannedOutage {
  readonly call: DemoCall;
  readonly outage: DemoOutage;
  /** How many calls it spoils; undefined for all. */
  readonly times: number | undefined;
}

export const EARLIER_ORDERS = [
  /** Paid and confirmed a moment ago. */
  'carried-out',
  /** Carried out, but its answer was lost. */
  'answer-lost',
  /** Its answer was lost a moment ago, and nothing has come of it so far. */
  'unconfirmed',
  /** Its answer was lost minutes ago, and nothing has come of it. */
  'never-arrived',
  /** Its answer was lost minutes ago, and something else became of the subscription since. */
  'overtaken',
] as const;
export type EarlierOrder = (typeof EARLIER_ORDERS)[number];

const PREFIX = 'demo.';
const LONGEST_LATENCY = 60_000;
const MOST_HASTE = 1000;

export function hasScenario(search: string): boolean {
  return [...new URLSearchParams(search).keys()].some((key) => key.startsWith(PREFIX));
}

/** Reads the `demo.` parameters of an address; what is none of ours is left out. */
export function parseScenario(search: string): Scenario {
  const parameters = new URLSearchParams(search);
  return {
    startsOver: parameters.has('demo.start-over'),
    owner: parameters.get('demo.owner') ?? undefined,
    latency: numberIn(parameters, 'demo.latency', [0, LONGEST_LATENCY]),
    outages: parameters.getAll('demo.outage').flatMap(parseOutage),
    isFilledIn: parameters.has('demo.filled-in'),
    order: EARLIER_ORDERS.find((order) => order === parameters.get('demo.order')),
    hidesStrip: parameters.get('demo.strip') === 'hidden',
    signingIn: parameters.get('demo.signing-in') ?? undefined,
    wanted: parameters.get('demo.wanted') ?? undefined,
    haste: numberIn(parameters, 'demo.haste', [1, MOST_HASTE]),
    steps: parameters.get('demo.do')?.split(',') ?? [],
  };
}

function numberIn(
  parameters: URLSearchParams,
  name: string,
  [least, most]: readonly [number, number],
): number | undefined {
  const number = Number(parameters.get(name) ?? Number.NaN);
  return number >= least && number <= most ? number : undefined;
}

/** The same address as a visitor would have it. */
export function withoutScenario(search: string): string {
  const parameters = new URLSearchParams(search);
  const keys = Array.from(parameters.keys()).filter((key) => key.startsWith(PREFIX));
  for (const key of keys) parameters.delete(key);
  const rest = parameters.toString();
  return rest === '' ? '' : `?${rest}`;
}

/** `load-plans:unavailable`, or `load-plans:unavailable:2` for the next two calls only. */
function parseOutage(text: string): PlannedOutage[] {
  const [callName, outageName, count] = text.split(':');
  const call = DEMO_CALLS.find((known) => known === callName);
  const outage = DEMO_OUTAGES.find((known) => known === outageName);
  if (call === undefined || outage === undefined) return [];
  const times = Number(count ?? Number.NaN);
  return [{ call, outage, times: Number.isInteger(times) && times > 0 ? times : undefined }];
}
