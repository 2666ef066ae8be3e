import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InMemoryConnection } from '@/adapters/in-memory/InMemoryConnection';
import { InMemoryOrderJournal } from '@/adapters/in-memory/InMemoryOrderJournal';
import { LATE, type Outage } from '@/adapters/in-memory/world/DemoNetwork';
import type { OrderLock } from '@/application/ports/OrderLock';
import type { BusinessId } from '@/domain/business/Business';
import type { Instant } from '@/domain/shared/instant';
import { paidStateOf, type SentOrder } from '@/domain/subscription/SentOrder';
import { planItemOf, type Subscription } from '@/domain/subscription/Subscription';
import { REPEATABLE } from '../../domain/repeatable';
import { anOrderDesk } from '../../support/anOrderDesk';
import { aPlan } from '../../support/builders/aPlan';
import { aSelection } from '../../support/builders/aSelection';
import { aSubscription } from '../../support/builders/aSubscription';
import { OrderingTab } from '../../support/OrderingTab';

const LATENCY = 100;

type Trigger =
  | { readonly kind: 'press'; readonly tab: number; readonly outcome: Outage | undefined }
  | { readonly kind: 'reload' | 'check-again'; readonly tab: number }
  | { readonly kind: 'reads'; readonly outage: Outage | undefined }
  | { readonly kind: 'connection'; readonly isOnline: boolean };

interface Step {
  readonly what: Trigger;
  /** How much time passes before the next one, in milliseconds. */
  readonly after: number;
}

/** Two tabs of one browser; neither knows the journal of the other. */
const TABS = 2;

/** Carried out and told, refused, lost after and lost before it was carried out. */
const OUTCOMES: readonly (Outage | undefined)[] = [undefined, 'refused', 'answer-lost', 'unavailable'];

function triggers(tabs: number, outcomes = OUTCOMES): fc.Arbitrary<readonly Step[]> {
  const tab = fc.nat({ max: tabs - 1 });
  const press = fc.record({
    kind: fc.constant('press' as const),
    tab,
    outcome: fc.constantFrom(...outcomes),
  });
  const again = fc.record({ kind: fc.constantFrom('reload' as const, 'check-again' as const), tab });
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
async function run(steps: readonly Step[], before?: Subscription) {
  const desk = anOrderDesk(before);
  desk.network.latency = LATENCY;
  const holders = new Map<BusinessId, OrderLock>();
  const connection = new InMemoryConnection();
  const pressedAt: string[] = [];
  const carriedOut: { readonly from: string; readonly at: Instant }[] = [];
  const notCharged: { readonly order: SentOrder; readonly at: Instant }[] = [];
  const save = desk.world.saveSubscription.bind(desk.world);
  desk.world.saveSubscription = (id, subscription) => {
    carriedOut.push({ from: paidStateOf(desk.held()), at: desk.clock.now() });
    save(id, subscription);
  };
  const tabs = Array.from(
    { length: TABS },
    () =>
      new OrderingTab({
        service: desk.subscriptions,
        journal: new InMemoryOrderJournal(),
        holders,
        connection,
        keys: desk.keys,
        clock: desk.clock,
        orderFor: (seen) => desk.anOrder({ seen, selection: otherThan(seen) }),
        onPress: (seen) => pressedAt.push(paidStateOf(seen)),
        onFinding: ({ kind }, order) => {
          if (kind === 'not-charged') notCharged.push({ order, at: desk.clock.now() });
        },
      }),
  );
  for (const step of steps) {
    apply(step.what, desk, tabs, connection);
    await desk.clock.advance(step.after);
  }
  await desk.clock.advance(LATE);
  return { pressedAt, carriedOut, notCharged, sent: desk.payments() };
}

function apply(
  what: Trigger,
  { network }: Pick<ReturnType<typeof anOrderDesk>, 'network'>,
  tabs: readonly OrderingTab[],
  connection: InMemoryConnection,
): void {
  switch (what.kind) {
    case 'press':
      network.heal('create-subscription');
      network.heal('update-subscription');
      if (what.outcome !== undefined) {
        network.breakDown('create-subscription', what.outcome);
        network.breakDown('update-subscription', what.outcome);
      }
      return tabs[what.tab]?.press();
    case 'reload':
      return tabs[what.tab]?.reload();
    case 'check-again':
      return tabs[what.tab]?.checkAgain();
    case 'reads':
      if (what.outage === undefined) network.heal('load-subscription');
      else network.breakDown('load-subscription', what.outage);
      return;
    case 'connection':
      connection.isOnline = what.isOnline;
      return;
  }
}

/** The owner always wants what is not there, so that every order that is carried out shows. */
function otherThan(seen: Subscription | undefined) {
  const hasPro = seen !== undefined && planItemOf(seen)?.id === 'pro-monthly';
  const plan = hasPro ? aPlan() : aPlan({ id: 'pro-monthly', name: 'Pro' });
  return aSelection({ plan, method: 'new-card' });
}

/** Begins without a subscription, and with one. */
const beginning = fc.constantFrom<Subscription | undefined>(undefined, aSubscription());

type Run = Awaited<ReturnType<typeof run>>;

async function counterexampleOf(steps: fc.Arbitrary<readonly Step[]>, isRight: (run: Run) => boolean) {
  const check = await fc.check(
    fc.asyncProperty(steps, beginning, async (taken, before) => isRight(await run(taken, before))),
    REPEATABLE,
  );
  return check.counterexample;
}

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
    const late = triggers(1, [...OUTCOMES, 'carried-out-late']);
    const wrong = await counterexampleOf(late, ({ carriedOut }) =>
      carriedOut.every(({ from }, index) => from !== carriedOut[index - 1]?.from),
    );
    expect(wrong).toBeNull();
  });

  it('nobody is told that nothing was charged for an order that is carried out, late as it may be', async () => {
    const late = triggers(1, [...OUTCOMES, 'carried-out-late']);
    const wrong = await counterexampleOf(late, ({ carriedOut, notCharged }) =>
      notCharged.every(
        ({ order, at: toldAt }) => !carriedOut.some(({ at }) => order.sentAt <= at && at <= toldAt),
      ),
    );
    expect(wrong).toBeNull();
  });
});
