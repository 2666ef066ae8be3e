import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InMemoryConnection } from '@/adapters/in-memory/InMemoryConnection';
import { InMemoryOrderJournal } from '@/adapters/in-memory/InMemoryOrderJournal';
import { LATE, type Outage } from '@/adapters/in-memory/world/DemoNetwork';
import type { OrderLock } from '@/application/ports/OrderLock';
import type { SubscriptionRepository } from '@/application/ports/SubscriptionRepository';
import type { BusinessId } from '@/domain/business/Business';
import type { Instant } from '@/domain/shared/instant';
import type { IdempotencyKey } from '@/domain/subscription/IdempotencyKey';
import { fingerprintWithCardOf, type SentOrder } from '@/domain/subscription/SentOrder';
import { planItemOf, type Subscription } from '@/domain/subscription/Subscription';
import { REPEATABLE } from '../../domain/repeatable';
import { anOrderHarness } from '../../support/anOrderHarness';
import { aPlan } from '../../support/builders/aPlan';
import { anOrderKey } from '../../support/builders/anOrderKey';
import { aSelection } from '../../support/builders/aSelection';
import { aSubscription } from '../../support/builders/aSubscription';
import { OrderingTab } from '../../support/OrderingTab';

const LATENCY = 100;

type Trigger =
  | {
      readonly kind: 'press';
      readonly tab: number;
      readonly outcome: Outage | undefined;
      /** How often the browser delivers the request by itself. */
      readonly deliveries: number;
      readonly wants: Wish;
    }
  /** 'new-tab' stands for a tab that is closed, and another one that is opened. */
  | { readonly kind: 'reload' | 'new-tab' | 'check-again'; readonly tab: number }
  | { readonly kind: 'reads'; readonly outage: Outage | undefined }
  | { readonly kind: 'connection'; readonly isOnline: boolean };

/** Another plan by a new card or by the saved one, or what is there already. */
type Wish = 'another-by-new-card' | 'another-by-saved-card' | 'the-same';

interface Step {
  readonly what: Trigger;
  /** How much time passes before the next one, in milliseconds. */
  readonly after: number;
}

/** Two tabs of one browser: each finds what the other has left undecided. */
const TABS = 2;

/** Carried out and told, refused, lost after and lost before it was carried out. */
const OUTCOMES: readonly (Outage | undefined)[] = [undefined, 'refused', 'answer-lost', 'unavailable'];

/** What a wish and a wire may be like besides the outcome. */
interface Conditions {
  readonly deliveries: readonly number[];
  readonly wishes: readonly Wish[];
}

const ONCE_BY_NEW_CARD: Conditions = { deliveries: [1], wishes: ['another-by-new-card'] };

/** Chromium delivers a request up to four times over HTTP/1.1. */
const REPEATED: Conditions = {
  deliveries: [1, 1, 2, 3, 4],
  wishes: ['another-by-new-card', 'another-by-saved-card', 'the-same'],
};

function triggers(
  tabs: number,
  outcomes = OUTCOMES,
  { deliveries, wishes }: Conditions = ONCE_BY_NEW_CARD,
): fc.Arbitrary<readonly Step[]> {
  const tab = fc.nat({ max: tabs - 1 });
  const press = fc.record({
    kind: fc.constant('press' as const),
    tab,
    outcome: fc.constantFrom(...outcomes),
    deliveries: fc.constantFrom(...deliveries),
    wants: fc.constantFrom(...wishes),
  });
  const again = fc.record({
    kind: fc.constantFrom('reload' as const, 'new-tab' as const, 'check-again' as const),
    tab,
  });
  const reads = fc.record({
    kind: fc.constant('reads' as const),
    outage: fc.constantFrom<Outage | undefined>(undefined, undefined, 'unavailable', 'malformed'),
  });
  const connection = fc.record({ kind: fc.constant('connection' as const), isOnline: fc.boolean() });
  const what = fc.oneof(
    { weight: 4, arbitrary: press },
    { weight: 3, arbitrary: again },
    { weight: 1, arbitrary: reads },
    { weight: 1, arbitrary: connection },
  );
  /* A look takes a minute at most, an answer a tenth of a second: both are cut short, and waited for. */
  const after = fc.constantFrom(0, 50, 150, 300, 300, 1000, 8000, 61_000, 61_000);
  return fc.array(fc.record({ what, after }), { minLength: 24, maxLength: 24 });
}

/** What came of a run: everything the wire carried, and everything the owner was told. */
async function run(steps: readonly Step[], before?: Subscription, honoursKeys = true) {
  const harness = anOrderHarness(before);
  const wire = new RepeatingWire(honoursKeys, harness);
  const undecided = new Map<string, SentOrder>();
  harness.network.latency = LATENCY;
  const holders = new Map<BusinessId, OrderLock>();
  const connection = new InMemoryConnection();
  const pressedAt: string[] = [];
  const carriedOut: { readonly from: string; readonly at: Instant }[] = [];
  const notCharged: { readonly since: Instant; readonly at: Instant }[] = [];
  const save = harness.world.saveSubscription.bind(harness.world);
  harness.world.saveSubscription = (id, subscription) => {
    carriedOut.push({ from: fingerprintWithCardOf(harness.held()), at: harness.clock.now() });
    save(id, subscription);
  };
  const openTab = (): OrderingTab =>
    new OrderingTab({
      service: wire.to(harness.subscriptions),
      journal: new InMemoryOrderJournal(undecided),
      holders,
      connection,
      keys: harness.keys,
      clock: harness.clock,
      orderFor: (seen) => harness.anOrder({ seen, selection: selectionFor(wire.wants, seen) }),
      onPress: (seen) => pressedAt.push(fingerprintWithCardOf(seen)),
      onFinding: ({ kind }, order) => {
        if (kind === 'not-charged') notCharged.push({ since: order.sentAt, at: harness.clock.now() });
      },
      onNotCharged: (since) => notCharged.push({ since, at: harness.clock.now() }),
    });
  const tabs = Array.from({ length: TABS }, openTab);
  for (const step of steps) {
    apply(step.what, harness, tabs, openTab, connection, wire);
    await harness.clock.advance(step.after);
  }
  await harness.clock.advance(LATE);
  const { keys, sends, needless } = wire;
  return { pressedAt, carriedOut, notCharged, keys, sends, needless, sent: harness.payments() };
}

function apply(
  what: Trigger,
  { network }: Pick<ReturnType<typeof anOrderHarness>, 'network'>,
  tabs: OrderingTab[],
  openTab: () => OrderingTab,
  connection: InMemoryConnection,
  wire: RepeatingWire,
): void {
  switch (what.kind) {
    case 'press':
      network.heal('create-subscription');
      network.heal('update-subscription');
      if (what.outcome !== undefined) {
        network.setOutage('create-subscription', what.outcome);
        network.setOutage('update-subscription', what.outcome);
      }
      wire.deliveries = what.deliveries;
      wire.wants = what.wants;
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
      if (what.outage === undefined) network.heal('load-subscription');
      else network.setOutage('load-subscription', what.outage);
      return;
    case 'connection':
      connection.isOnline = what.isOnline;
      return;
  }
}

function selectionFor(wants: Wish, seen: Subscription | undefined) {
  const hasPro = seen !== undefined && planItemOf(seen)?.id === 'pro-monthly';
  const [basic, pro] = [aPlan(), aPlan({ id: 'pro-monthly', name: 'Pro' })];
  const isSame = wants === 'the-same';
  const method = wants === 'another-by-new-card' || seen === undefined ? 'new-card' : 'existing-card';
  return aSelection({ plan: hasPro === isSame ? pro : basic, method });
}

/**
 * The wire between a browser that repeats requests by itself and the service. The page gets the last answer. A service
 * that ignores keys takes every delivery for a request of its own.
 */
class RepeatingWire {
  deliveries = 1;
  wants: Wish = 'another-by-new-card';
  readonly keys = new Set<IdempotencyKey>();
  /** When each order went out, and until when it may still be carried out. */
  readonly sends: { readonly at: Instant; readonly arrivesUntil: number }[] = [];
  /** How many requests asked by the saved card for exactly what was there. */
  needless = 0;

  constructor(
    private readonly honoursKeys: boolean,
    private readonly harness: ReturnType<typeof anOrderHarness>,
  ) {}

  to(service: SubscriptionRepository): SubscriptionRepository {
    return {
      ofBusiness: (id) => service.ofBusiness(id),
      cancel: (id) => service.cancel(id),
      create: (id, request, key) => this.#repeat(key, (each) => service.create(id, request, each)),
      update: (id, request, key) => {
        const subscription = this.harness.held();
        const isHeld = subscription !== undefined && planItemOf(subscription)?.id === request.planId;
        if (isHeld && request.paymentToken === undefined) this.needless += 1;
        return this.#repeat(key, (each) => service.update(id, request, each));
      },
    };
  }

  async #repeat<Answer>(
    key: IdempotencyKey,
    deliver: (key: IdempotencyKey) => Promise<Answer>,
  ): Promise<Answer> {
    this.keys.add(key);
    const at = this.harness.clock.now();
    const { network } = this.harness;
    const outages = [network.outageOf('create-subscription'), network.outageOf('update-subscription')];
    const isLate = outages.includes('carried-out-late');
    this.sends.push({ at, arrivesUntil: isLate ? at + LATENCY + LATE : at });
    const { deliveries } = this;
    for (let delivery = 1; delivery < deliveries; delivery += 1) await deliver(this.#keyOf(key, delivery));
    return deliver(this.#keyOf(key, deliveries));
  }

  #keyOf(key: IdempotencyKey, delivery: number): IdempotencyKey {
    return this.honoursKeys ? key : anOrderKey(`${key}-delivery-${String(delivery)}`);
  }
}

/** Begins without a subscription, and with one. */
const beginning = fc.constantFrom<Subscription | undefined>(undefined, aSubscription());

type Run = Awaited<ReturnType<typeof run>>;

async function counterexampleOf(
  steps: fc.Arbitrary<readonly Step[]>,
  isRight: (run: Run) => boolean,
  honoursKeys = true,
) {
  const check = await fc.check(
    fc.asyncProperty(steps, beginning, async (taken, before) =>
      isRight(await run(taken, before, honoursKeys)),
    ),
    REPEATABLE,
  );
  return check.counterexample;
}

/** Nobody was told that nothing was charged while what they had ordered was carried out. */
function isTold({ carriedOut, notCharged }: Run): boolean {
  return notCharged.every(
    ({ since, at: toldAt }) => !carriedOut.some(({ at }) => since <= at && at <= toldAt),
  );
}

const LATE_TOO: readonly (Outage | undefined)[] = [...OUTCOMES, 'carried-out-late'];

describe('in any order of pressing, reloading, checking again and a second tab', () => {
  it('no more requests go out than the owner confirmed orders', async () => {
    const wrong = await counterexampleOf(triggers(TABS), ({ pressedAt, sent }) => sent <= pressedAt.length);
    expect(wrong).toBeNull();
  });

  it('nobody pays for anything but what was on the screen, and for that once', async () => {
    const wrong = await counterexampleOf(triggers(TABS), ({ pressedAt, carriedOut }) =>
      carriedOut.every(({ from }, index) => {
        return pressedAt.includes(from) && from !== carriedOut[index - 1]?.from;
      }),
    );
    expect(wrong).toBeNull();
  });

  it('nobody pays twice either when an order arrives late', async () => {
    const wrong = await counterexampleOf(triggers(TABS, LATE_TOO), ({ carriedOut }) =>
      carriedOut.every(({ from }, index) => from !== carriedOut[index - 1]?.from),
    );
    expect(wrong).toBeNull();
  });

  it('nothing is sent while an earlier order may still arrive, from a new tab either', async () => {
    const wrong = await counterexampleOf(triggers(TABS, LATE_TOO), ({ sends }) =>
      sends.every(({ at }, index) => sends.slice(0, index).every(({ arrivesUntil }) => arrivesUntil <= at)),
    );
    expect(wrong).toBeNull();
  });

  it('nobody is told that nothing was charged for an order that is carried out, late as it may be', async () => {
    expect(await counterexampleOf(triggers(TABS, LATE_TOO), isTold)).toBeNull();
  });
});

describe('however often the browser delivers a request, and however late it arrives', () => {
  const steps = triggers(TABS, LATE_TOO, REPEATED);

  it('a service that honours keys charges once for each press, and once for what was on the screen', async () => {
    const wrong = await counterexampleOf(
      steps,
      ({ keys, pressedAt, carriedOut }) =>
        keys.size <= pressedAt.length &&
        carriedOut.length <= keys.size &&
        carriedOut.every(({ from }, index) => from !== carriedOut[index - 1]?.from),
    );
    expect(wrong).toBeNull();
  });

  it.each([
    ['honours', true],
    ['ignores', false],
  ])(
    'nobody is told that nothing was charged for what was, by a service that %s keys',
    async (_how, honours) => {
      expect(await counterexampleOf(steps, isTold, honours)).toBeNull();
    },
  );

  it.each([
    ['honours', true],
    ['ignores', false],
  ])('nothing is sent that would change nothing, to a service that %s keys', async (_how, honours) => {
    expect(await counterexampleOf(steps, ({ needless }) => needless === 0, honours)).toBeNull();
  });

  it('a service that ignores keys may charge for a delivery the browser repeats: only a key prevents that', async () => {
    const repeated = await run(
      [
        { what: { kind: 'reads', outage: undefined }, after: 1000 },
        {
          what: {
            kind: 'press',
            tab: 0,
            outcome: undefined,
            deliveries: 4,
            wants: 'another-by-saved-card',
          },
          after: 1000,
        },
      ],
      aSubscription(),
      false,
    );
    expect([repeated.keys.size, repeated.carriedOut.length]).toEqual([1, 4]);
  });
});
