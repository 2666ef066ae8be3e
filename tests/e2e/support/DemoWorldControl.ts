import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '../../../src/adapters/in-memory/identity/demoAccounts';
import { DEMO_SESSION_KEY } from '../../../src/adapters/in-memory/identity/hasDemoSession';
import type { DemoOutage, DemoCall } from '../../../src/application/ports/DemoControls';
import { serializeSnapshot } from '../../../src/adapters/in-memory/world/worldSnapshot';
import { instant } from '../../../src/domain/shared/instant';

const WORLD_KEY = 'amin.demo.world';
const SET_UP_KEY = 'amin.journey.set-up';

type Account = 'noor-haddad' | 'dana-levi' | 'galil-agency';
type Outages = Readonly<Partial<Record<DemoCall, { readonly outage: DemoOutage; readonly times?: number }>>>;

interface InitialState {
  /** Signs the owner in without the sign-in page, for journeys that are about something else. */
  readonly signedInAs?: Account;
  /** Latency of a response in milliseconds. The default is 30. */
  readonly latency?: number;
  readonly outages?: Outages;
  /** The time at which the world begins, by default now. */
  readonly at?: Date;
}

/**
 * Reads and writes the state of the demo in session storage: the signed-in owner and the conditions of the network.
 */
export class DemoWorldControl {
  constructor(private readonly page: Page) {}

  /** Writes the state before the first document of the tab. Later documents keep what the product has changed. */
  async setUp(initial: InitialState = {}): Promise<void> {
    const entries = { [SET_UP_KEY]: 'yes', ...tabOf(initial) };
    await this.page.addInitScript((initialEntries) => {
      if (!location.protocol.startsWith('http') || 'amin.journey.set-up' in sessionStorage) return;
      for (const [key, value] of Object.entries(initialEntries)) sessionStorage.setItem(key, value);
    }, entries);
  }

  /** Sets outages for the documents opened from now on. An empty object removes all outages. */
  async setOutage(outages: Outages): Promise<void> {
    await this.page.evaluate(
      ({ key, wanted }) => {
        const world: { conditions: object } = JSON.parse(sessionStorage.getItem(key) ?? '');
        sessionStorage.setItem(
          key,
          JSON.stringify({ ...world, conditions: { ...world.conditions, outages: wanted } }),
        );
      },
      { key: WORLD_KEY, wanted: outages },
    );
  }

  /** The number of outages that remain for a call. Each request uses one up. */
  async outagesLeft(call: DemoCall): Promise<number> {
    return this.page.evaluate(
      ({ key, name }) => {
        const world: { conditions: { outages: Record<string, { times?: number }> } } = JSON.parse(
          sessionStorage.getItem(key) ?? '',
        );
        return world.conditions.outages[name]?.times ?? 0;
      },
      { key: WORLD_KEY, name: call },
    );
  }

  /** Everything that the product stores in this browser, as one text. */
  async storedText(): Promise<string> {
    return this.page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
  }
}

/** The session storage of the demo before its first document. */
export function tabOf({
  signedInAs,
  latency = 30,
  outages = {},
  at = new Date(),
}: InitialState): Readonly<Record<string, string>> {
  const world = serializeSnapshot({
    startTime: instant(at.getTime()),
    users: [],
    businesses: [],
    statuses: [],
    subscriptions: [],
    conditions: { latency, outages: withTimes(outages) },
  });
  const session = signedInAs === undefined ? {} : { [DEMO_SESSION_KEY]: sessionOf(signedInAs) };
  return { [WORLD_KEY]: world, ...session };
}

function withTimes(outages: Outages): Parameters<typeof serializeSnapshot>[0]['conditions']['outages'] {
  return Object.fromEntries(
    Object.entries(outages).map(([call, { outage, times }]) => [call, { outage, times }]),
  );
}

function sessionOf(account: Account): string {
  const claims = DEMO_ACCOUNTS.find(({ id }) => id === account)?.claims;
  return JSON.stringify({ claims, token: 'a-token-of-the-journey' });
}
