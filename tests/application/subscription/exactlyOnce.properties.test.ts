import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InMemoryConnection } from '../../support/InMemoryConnection';
import { InMemoryOrderJournal, OrdersOnDevice } from '../../support/InMemoryOrderJournal';
import type { DemoOutage } from '@/application/ports/DemoControls';
import { LATE_EXECUTION_DELAY } from '@/adapters/in-memory/world/DemoNetwork';
import type { OrderLock } from '@/application/ports/OrderLock';
import type { SubscriptionRepository } from '@/application/ports/SubscriptionRepository';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { Instant } from '@/domain/shared/instant';
import { success } from '@/domain/shared/result';
import type { IdempotencyKey } from '@/domain/subscription/IdempotencyKey';
import { fingerprintWithCardOf } from '@/domain/subscription/PlacedOrder';
import { planItemOf, type Subscription } from '@/domain/subscription/Subscription';
import { SEEDED_RUNS } from '../../domain/arbitraries';
import { anOrderHarness } from '../../support/anOrderHarness';
import { aPlan } from '../../support/builders/aPlan';
import { anOrderKey } from '../../support/builders/anOrderKey';
import { aSelection } from '../../support/builders/aSelection';
import { aSubscription } from '../../support/builders/aSubscription';
import { OrderingTab } from '../../support/OrderingTab';

const LATENCY = 100;

/** `npm run trust` tries many more interleavings of two tabs than `npm test`. */
const INTERLEAVINGS = Number(process.env['INTERLEAVINGS'] ?? SEEDED_RUNS.numRuns);

type Trigger =
  | {
      readonly kind: 'press';
      readonly tab: number;
      readonly outcome: DemoOutage | undefined;
      /** How often the browser delivers the request. */
      readonly deliveries: number;
      readonly change: OrderedChange;
    }
  /** 'new-tab' closes the tab and opens another one. */
  | { readonly kind: 'reload' | 'new-tab' | 'check-again'; readonly tab: number }
  | { readonly kind: 'reads'; readonly outage: DemoOutage | undefined }
  | { readonly kind: 'connection'; readonly isOnline: boolean };

/** Another plan by a new card or by the saved card, or an order without changes. */
type OrderedChange = 'another-by-new-card' | 'another-by-saved-card' | 'the-same';

interface Step {
  readonly what: Trigger;
  /** The delay before the next step, in milliseconds. */
  readonly after: number;
}

/** Two tabs of one browser. Each finds the undecided orders of the other. */
const TABS = 2;

/** Executed with a response, refused, lost after the execution and lost before it. */
const OUTCOMES: readonly (DemoOutage | undefined)[] = [undefined, 'refused', 'response-lost', 'unavailable'];

interface Server {
  readonly honoursKeys: boolean;
  /** How long reads return the subscription before an accepted order, in milliseconds. */
  readonly setUpTime: number;
}

/** The possible orders and deliveries of a run. */
interface Conditions {
  readonly deliveries: readonly number[];
  readonly changes: readonly OrderedChange[];
}

const ONCE_BY_NEW_CARD: Conditions = { deliveries: [1], changes: ['another-by-new-card'] };

/** Chromium delivers a request up to four times over HTTP/1.1. */
const REPEATED: Conditions = {
  deliveries: [1, 1, 2, 3, 4],
  changes: ['another-by-new-card', 'another-by-saved-card', 'the-same'],
};

function triggers(
  tabs: number,
  outcomes = OUTCOMES,
  { deliveries, changes }: Conditions = ONCE_BY_NEW_CARD,
): fc.Arbitrary<readonly Step[]> {
  const tab = fc.nat({ max: tabs - 1 });
  const press = fc.record({
    kind: fc.constant('press' as const),
    tab,
    outcome: fc.constantFrom(...outcomes),
    deliveries: fc.constantFrom(...deliveries),
    change: fc.constantFrom(...changes),
  });
  const again = fc.record({
    kind: fc.constantFrom('reload' as const, 'new-tab' as const, 'check-again' as const),
    tab,
  });
  const reads = fc.record({
    kind: fc.constant('reads' as const),
    outage: fc.constantFrom<DemoOutage | undefined>(undefined, undefined, 'unavailable', 'malformed'),
  });
  const connection = fc.record({ kind: fc.constant('connection' as const), isOnline: fc.boolean() });
  const what = fc.oneof(
    { weight: 4, arbitrary: press },
    { weight: 3, arbitrary: again },
    { weight: 1, arbitrary: reads },
    { weight: 1, arbitrary: connection },
  );
  /* A reconciliation takes up to 60 s and a response 100 ms. The delays interrupt both and outlast both. */
  const after = fc.constantFrom(0, 50, 150, 300, 300, 1000, 8000, 61_000, 61_000);
  return fc.array(fc.record({ what, after }), { minLength: 24, maxLength: 24 });
}

/** The results of a run: every delivered request and every message shown to the owner. */
async function run(
  steps: readonly Step[],
  before?: Subscription,
  { honoursKeys = true, setUpTime = 0 }: Partial<Server> = {},
) {
  const harness = anOrderHarness(before);
  const repeatingNetwork = new RepeatingNetwork({ honoursKeys, setUpTime }, harness);
  const onDevice = new OrdersOnDevice();
  harness.network.latency = LATENCY;
  const holders = new Map<BusinessId, OrderLock>();
  const connection = new InMemoryConnection();
  const pressedAt: string[] = [];
  const executed: { readonly from: string; readonly at: Instant }[] = [];
  const notCharged: { readonly since: Instant; readonly at: Instant }[] = [];
  const save = harness.world.saveSubscription.bind(harness.world);
  harness.world.saveSubscription = (id, subscription) => {
    executed.push({ from: fingerprintWithCardOf(harness.current()), at: harness.clock.now() });
    save(id, subscription);
  };
  const openTab = (): OrderingTab => {
    const journal = new InMemoryOrderJournal(onDevice);
    return new OrderingTab({
      service: repeatingNetwork.to(harness.subscriptions),
      openJournal: () => journal,
      holders,
      connection,
      plans: harness.plans,
      clock: harness.clock,
      orderFor: (seen) =>
        harness.anOrder({ shownSubscription: seen, selection: selectionFor(repeatingNetwork.change, seen) }),
      onPress: (seen) => pressedAt.push(fingerprintWithCardOf(seen)),
      onOutcome: ({ kind }, order) => {
        if (kind === 'not-executed') notCharged.push({ since: order.sentAt, at: harness.clock.now() });
      },
    });
  };
  const tabs = Array.from({ length: TABS }, openTab);
  for (const step of steps) {
    apply(step.what, harness, tabs, openTab, connection, repeatingNetwork);
    await harness.clock.advance(step.after);
  }
  await harness.clock.advance(LATE_EXECUTION_DELAY);
  const { keys, sends, setUps, needlessRequests } = repeatingNetwork;
  return { pressedAt, executed, notCharged, keys, sends, setUps, needlessRequests, sent: harness.payments() };
}

function apply(
  what: Trigger,
  { network }: Pick<ReturnType<typeof anOrderHarness>, 'network'>,
  tabs: OrderingTab[],
  openTab: () => OrderingTab,
  connection: InMemoryConnection,
  repeatingNetwork: RepeatingNetwork,
): void {
  switch (what.kind) {
    case 'press':
      network.clearOutage('create-subscription');
      network.clearOutage('update-subscription');
      if (what.outcome !== undefined) {
        network.setOutage('create-subscription', what.outcome);
        network.setOutage('update-subscription', what.outcome);
      }
      repeatingNetwork.deliveries = what.deliveries;
      repeatingNetwork.change = what.change;
      return tabs[what.tab]?.press();
    case 'reload':
      return tabs[what.tab]?.reload();
    case 'new-tab':
      tabs[what.tab]?.close();
      tabs[what.tab] = openTab();
      return;
    case 'check-again':
      return tabs[what.tab]?.checkAgain();
    case 'reads':
      if (what.outage === undefined) network.clearOutage('load-subscription');
      else network.setOutage('load-subscription', what.outage);
      return;
    case 'connection':
      connection.isOnline = what.isOnline;
      return;
  }
}

function selectionFor(change: OrderedChange, seen: Subscription | undefined) {
  const hasPro = seen !== undefined && planItemOf(seen)?.id === 'pro-monthly';
  const [basic, pro] = [aPlan(), aPlan({ id: 'pro-monthly', name: 'Pro' })];
  const isSame = change === 'the-same';
  const method = change === 'another-by-new-card' || seen === undefined ? 'new-card' : 'existing-card';
  return aSelection({ plan: hasPro === isSame ? pro : basic, method });
}

/**
 * The network between a browser that repeats requests and the service. The page gets the last response. A service
 * without idempotency keys treats every delivery as a new request.
 */
class RepeatingNetwork {
  deliveries = 1;
  change: OrderedChange = 'another-by-new-card';
  readonly keys = new Set<IdempotencyKey>();
  /** The time at which each order was sent, and the latest time at which it can be executed. */
  readonly sends: { readonly at: Instant; readonly arrivesUntil: number }[] = [];
  /** From the response to an accepted order until a read shows it. Until then reads return what was `before`. */
  readonly setUps: {
    readonly from: number;
    readonly until: number;
    readonly before: Subscription | undefined;
  }[] = [];
  /** The number of requests without changes, paid by the saved card. */
  needlessRequests = 0;

  constructor(
    private readonly server: Server,
    private readonly harness: ReturnType<typeof anOrderHarness>,
  ) {}

  to(service: SubscriptionRepository): SubscriptionRepository {
    return {
      ofBusiness: async (id) => {
        const read = await service.ofBusiness(id);
        const setUp = this.setUps.find(({ until }) => this.harness.clock.now() < until);
        return read.ok && setUp !== undefined ? success(setUp.before) : read;
      },
      cancel: (id) => service.cancel(id),
      create: (id, request, key) => this.#setUp(key, (each) => service.create(id, request, each)),
      update: (id, request, key) => {
        const subscription = this.harness.current();
        const isHeld = subscription !== undefined && planItemOf(subscription)?.id === request.planId;
        if (isHeld && request.paymentToken === undefined) this.needlessRequests += 1;
        return this.#setUp(key, (each) => service.update(id, request, each));
      },
    };
  }

  async #setUp<Answer extends { readonly ok: boolean }>(
    key: IdempotencyKey,
    deliver: (key: IdempotencyKey) => Promise<Answer>,
  ): Promise<Answer> {
    const before = this.harness.current();
    const answer = await this.#repeat(key, deliver);
    const from = this.harness.clock.now();
    if (answer.ok) this.setUps.push({ from, until: from + this.server.setUpTime, before });
    return answer;
  }

  async #repeat<Answer>(
    key: IdempotencyKey,
    deliver: (key: IdempotencyKey) => Promise<Answer>,
  ): Promise<Answer> {
    this.keys.add(key);
    const at = this.harness.clock.now();
    const { network } = this.harness;
    const outages = [network.outageOf('create-subscription'), network.outageOf('update-subscription')];
    const isLate = outages.includes('executed-late');
    this.sends.push({ at, arrivesUntil: isLate ? at + LATENCY + LATE_EXECUTION_DELAY : at });
    const { deliveries } = this;
    const [outage] = outages;
    for (let delivery = 1; delivery < deliveries; delivery += 1) {
      await deliver(this.#keyOf(key, delivery));
      if (this.server.honoursKeys) this.#repeatOutage(outage);
    }
    return deliver(this.#keyOf(key, deliveries));
  }

  /**
   * A service that honours keys decides once about each of them: it never refuses a delivery of an order that it is
   * still going to execute because of an earlier delivery.
   */
  #repeatOutage(outage: DemoOutage | undefined): void {
    const { network } = this.harness;
    for (const call of ['create-subscription', 'update-subscription'] as const)
      if (outage === undefined) network.clearOutage(call);
      else network.setOutage(call, outage);
  }

  #keyOf(key: IdempotencyKey, delivery: number): IdempotencyKey {
    return this.server.honoursKeys ? key : anOrderKey(`${key}-delivery-${String(delivery)}`);
  }
}

/** The initial state, without a subscription or with one. */
const beginning = fc.constantFrom<Subscription | undefined>(undefined, aSubscription());

type Run = Awaited<ReturnType<typeof run>>;

async function counterexampleOf(
  steps: fc.Arbitrary<readonly Step[]>,
  isRight: (run: Run) => boolean,
  server: Partial<Server> = {},
) {
  const check = await fc.check(
    fc.asyncProperty(steps, beginning, async (taken, before) => isRight(await run(taken, before, server))),
    { ...SEEDED_RUNS, numRuns: INTERLEAVINGS },
  );
  return check.counterexample;
}

/** True unless a page denied the charge of an executed order. */
function isInformedCorrectly({ executed, notCharged }: Run): boolean {
  return notCharged.every(({ since, at: toldAt }) => !executed.some(({ at }) => since <= at && at <= toldAt));
}

const OUTCOMES_WITH_LATE: readonly (DemoOutage | undefined)[] = [...OUTCOMES, 'executed-late'];

describe('any order of pressing, reloading, checking again and using a second tab, with each request delivered once', () => {
  it('sends at most as many requests as the owner confirmed orders (threats T21)', async () => {
    const wrong = await counterexampleOf(triggers(TABS), ({ pressedAt, sent }) => sent <= pressedAt.length);
    expect(wrong).toBeNull();
  });

  it('charges only for the displayed order, and once', async () => {
    const wrong = await counterexampleOf(triggers(TABS), ({ pressedAt, executed }) =>
      executed.every(({ from }, index) => {
        return pressedAt.includes(from) && from !== executed[index - 1]?.from;
      }),
    );
    expect(wrong).toBeNull();
  });

  it('never charges twice when an order arrives late (threats T21)', async () => {
    const wrong = await counterexampleOf(triggers(TABS, OUTCOMES_WITH_LATE), ({ executed }) =>
      executed.every(({ from }, index) => from !== executed[index - 1]?.from),
    );
    expect(wrong).toBeNull();
  });

  it('sends nothing while an earlier order may still arrive, also from a new tab', async () => {
    const wrong = await counterexampleOf(triggers(TABS, OUTCOMES_WITH_LATE), ({ sends }) =>
      sends.every(({ at }, index) => sends.slice(0, index).every(({ arrivesUntil }) => arrivesUntil <= at)),
    );
    expect(wrong).toBeNull();
  });

  it('sends nothing while an accepted order is being set up, also from another tab', async () => {
    const wrong = await counterexampleOf(
      triggers(TABS),
      ({ sends, setUps }) =>
        setUps.every(({ from, until }) => sends.every(({ at }) => at < from || at >= until)),
      { setUpTime: 30_000 },
    );
    expect(wrong).toBeNull();
  });

  it('never says that nothing was charged for an order that is executed, however late', async () => {
    expect(await counterexampleOf(triggers(TABS, OUTCOMES_WITH_LATE), isInformedCorrectly)).toBeNull();
  });
});

describe('any number of deliveries by the browser, with any delay', () => {
  const steps = triggers(TABS, OUTCOMES_WITH_LATE, REPEATED);

  it('are charged once for each press by a service that supports idempotency keys, and once for the displayed order', async () => {
    const wrong = await counterexampleOf(
      steps,
      ({ keys, pressedAt, executed }) =>
        keys.size <= pressedAt.length &&
        executed.length <= keys.size &&
        executed.every(({ from }, index) => from !== executed[index - 1]?.from),
    );
    expect(wrong).toBeNull();
  });

  it.each([
    ['honours', true],
    ['ignores', false],
  ])(
    'never cause the message that nothing was charged when it was, with a service that %s keys',
    async (_how, honoursKeys) => {
      expect(await counterexampleOf(steps, isInformedCorrectly, { honoursKeys })).toBeNull();
    },
  );

  it.each([
    ['honours', true],
    ['ignores', false],
  ])('contain no order without changes, with a service that %s keys', async (_how, honoursKeys) => {
    expect(
      await counterexampleOf(steps, ({ needlessRequests }) => needlessRequests === 0, { honoursKeys }),
    ).toBeNull();
  });

  it('may be charged repeatedly by a service that ignores idempotency keys, which only a key prevents', async () => {
    const repeated = await run(
      [
        { what: { kind: 'reads', outage: undefined }, after: 1000 },
        {
          what: {
            kind: 'press',
            tab: 0,
            outcome: undefined,
            deliveries: 4,
            change: 'another-by-saved-card',
          },
          after: 1000,
        },
      ],
      aSubscription(),
      { honoursKeys: false },
    );
    expect([repeated.keys.size, repeated.executed.length]).toEqual([1, 4]);
  });
});
