import { DEMO_CALLS, DEMO_OUTAGES, type DemoCall, type DemoOutage } from '@/application/ports/DemoControls';

/** The state that a demo link requests. It is set before the page opens, so that any state of any screen has a URL. */
export interface Scenario {
  readonly startsOver: boolean;
  /** Id of a demo account, or `nobody`. */
  readonly owner: string | undefined;
  /** The latency of a response, in milliseconds. */
  readonly latency: number | undefined;
  readonly outages: readonly ScenarioOutage[];
  /** Whether the wizard of the opened business starts with a selected plan and a billing address. */
  readonly isFilledIn: boolean;
  /** Whether the service accepts an update with a plan that is no longer sold. */
  readonly keepsRetiredPlans: boolean;
  /** The result of an earlier order for the opened business. */
  readonly order: EarlierOrder | undefined;
  readonly hidesStrip: boolean;
  /** The `state` parameter of the sign-in that this tab waits for. */
  readonly signingIn: string | undefined;
  /** The path to return to after the sign-in. */
  readonly returnPath: string | undefined;
  /** The factor by which the app's timers are shorter. */
  readonly speed: number | undefined;
  /** The names of the steps to run on the page, in their order. */
  readonly steps: readonly string[];
}

export interface ScenarioOutage {
  readonly call: DemoCall;
  readonly outage: DemoOutage;
  /** The number of calls that fail. Undefined for all. */
  readonly times: number | undefined;
}

export const EARLIER_ORDERS = [
  /** Paid and confirmed a moment ago. */
  'carried-out',
  /** Confirmed a moment ago, and the subscription is still being set up. */
  'accepted',
  /** The order was executed, but the response was lost. */
  'response-lost',
  /** The order is not executed. Another tab may still be waiting for the response, so a lookup ends without a result. */
  'unconfirmed',
  /** The response was lost, and the order was not executed. */
  'never-arrived',
  /** The response was lost. Since then another order has changed the subscription. */
  'overtaken',
] as const;
export type EarlierOrder = (typeof EARLIER_ORDERS)[number];

const PREFIX = 'demo.';
const MAX_LATENCY = 60_000;
const MAX_SPEED = 1000;

export function hasScenario(search: string): boolean {
  return [...new URLSearchParams(search).keys()].some((key) => key.startsWith(PREFIX));
}

/** Reads the `demo.` parameters of a URL. Unknown names and values are ignored. */
export function parseScenario(search: string): Scenario {
  const parameters = new URLSearchParams(search);
  return {
    startsOver: parameters.has('demo.start-over'),
    owner: parameters.get('demo.owner') ?? undefined,
    latency: numberIn(parameters, 'demo.latency', [0, MAX_LATENCY]),
    outages: parameters.getAll('demo.outage').flatMap(parseOutage),
    isFilledIn: parameters.has('demo.filled-in'),
    keepsRetiredPlans: parameters.has('demo.keeps-plans'),
    order: EARLIER_ORDERS.find((order) => order === parameters.get('demo.order')),
    hidesStrip: parameters.get('demo.strip') === 'hidden',
    signingIn: parameters.get('demo.signing-in') ?? undefined,
    returnPath: parameters.get('demo.wanted') ?? undefined,
    speed: numberIn(parameters, 'demo.haste', [1, MAX_SPEED]),
    steps: parameters.get('demo.do')?.split(',') ?? [],
  };
}

function numberIn(
  parameters: URLSearchParams,
  name: string,
  [minimum, maximum]: readonly [number, number],
): number | undefined {
  const number = Number(parameters.get(name) ?? Number.NaN);
  return number >= minimum && number <= maximum ? number : undefined;
}

/** The query without the `demo.` parameters. */
export function withoutScenario(search: string): string {
  const parameters = new URLSearchParams(search);
  const keys = Array.from(parameters.keys()).filter((key) => key.startsWith(PREFIX));
  for (const key of keys) parameters.delete(key);
  const rest = parameters.toString();
  return rest === '' ? '' : `?${rest}`;
}

/** Parses `load-plans:unavailable`, or `load-plans:unavailable:2` for the next two calls. */
function parseOutage(text: string): ScenarioOutage[] {
  const [callName, outageName, count] = text.split(':');
  const call = DEMO_CALLS.find((known) => known === callName);
  const outage = DEMO_OUTAGES.find((known) => known === outageName);
  if (call === undefined || outage === undefined) return [];
  const times = Number(count ?? Number.NaN);
  return [{ call, outage, times: Number.isInteger(times) && times > 0 ? times : undefined }];
}
