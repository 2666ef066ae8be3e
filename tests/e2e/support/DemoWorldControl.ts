import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '../../../src/adapters/in-memory/identity/demoAccounts';
import { DEMO_SESSION_KEY } from '../../../src/adapters/in-memory/identity/sessionTrace';
import type { Outage, WorldCall } from '../../../src/adapters/in-memory/world/DemoNetwork';
import { writeSnapshot } from '../../../src/adapters/in-memory/world/worldSnapshot';
import { instant } from '../../../src/domain/shared/instant';

const WORLD_KEY = 'amin.demo.world';
const BEGUN_KEY = 'amin.journey.begun';

type Account = 'noor-haddad' | 'dana-levi' | 'galil-agency';
type Outages = Readonly<Partial<Record<WorldCall, { readonly outage: Outage; readonly times?: number }>>>;

interface Beginning {
  /** Spares a journey that is about something else the way through the sign-in page. */
  readonly signedInAs?: Account;
  /** What an answer takes, in milliseconds; next to nothing unless told otherwise. */
  readonly latency?: number;
  readonly outages?: Outages;
}

/** What the tab of the demo remembers: who is signed in, and how well the world behind the product works. */
export class DemoWorldControl {
  constructor(private readonly page: Page) {}

  /** Sets the tab up before its first document; what happens afterwards stays as it happened. */
  async begin(beginning: Beginning = {}): Promise<void> {
    const entries = { [BEGUN_KEY]: 'yes', ...tabOf(beginning) };
    await this.page.addInitScript((planted) => {
      if (!location.protocol.startsWith('http') || 'amin.journey.begun' in sessionStorage) return;
      for (const [key, value] of Object.entries(planted)) sessionStorage.setItem(key, value);
    }, entries);
  }

  /** Breaks calls for the documents opened from now on; without any, everything works again. */
  async breakDown(outages: Outages): Promise<void> {
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

  /** How many of the planned troubles of a call are still to come: each call that goes out uses one up. */
  async troublesLeft(call: WorldCall): Promise<number> {
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

  /** Everything the product keeps in this browser, as one text. */
  async everythingKept(): Promise<string> {
    return this.page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
  }
}

/** What the tab of the demo holds before its first document. */
export function tabOf({
  signedInAs,
  latency = 30,
  outages = {},
}: Beginning): Readonly<Record<string, string>> {
  const world = writeSnapshot({
    begin: instant(Date.now()),
    users: [],
    statuses: [],
    subscriptions: [],
    conditions: { latency, outages: planned(outages) },
  });
  const session = signedInAs === undefined ? {} : { [DEMO_SESSION_KEY]: sessionOf(signedInAs) };
  return { [WORLD_KEY]: world, ...session };
}

function planned(outages: Outages): Parameters<typeof writeSnapshot>[0]['conditions']['outages'] {
  return Object.fromEntries(
    Object.entries(outages).map(([call, { outage, times }]) => [call, { outage, times }]),
  );
}

function sessionOf(account: Account): string {
  const claims = DEMO_ACCOUNTS.find(({ id }) => id === account)?.claims;
  return JSON.stringify({ claims, token: 'a-token-of-the-journey' });
}
