import { InMemoryOrderJournal, OrdersOnDevice } from './InMemoryOrderJournal';
import { InMemoryOrderLock } from './InMemoryOrderLock';
import type { CardRefused, PaymentToken } from '@/application/ports/CardFields';
import type { OrderLock } from '@/application/ports/OrderLock';
import type { SubscriptionRepository } from '@/application/ports/SubscriptionRepository';
import {
  CreateOrUpdateSubscription,
  type OrderSubmission,
} from '@/application/subscription/CreateOrUpdateSubscription';
import type { BusinessId } from '@/domain/business/BusinessId';
import { success, type Result } from '@/domain/shared/result';
import { orderKindFor } from '@/domain/subscription/PlacedOrder';
import type { Subscription } from '@/domain/subscription/Subscription';
import { aWorld } from './aWorld';
import { aBillingForm } from './builders/aBillingForm';
import { aBusiness } from './builders/aBusiness';
import { aBusinessId } from './builders/aBusinessId';
import { aCatalog } from './builders/aCatalog';
import { aPlan } from './builders/aPlan';
import { aSelection } from './builders/aSelection';
import { aUser } from './builders/aUser';
import { FilledCardFields } from './FilledCardFields';

/**
 * Places orders for `aBusiness` with the given subscription, through the in-memory service and an optional decorator.
 */
export function anOrderHarness(
  subscription?: Subscription,
  wrapService: (service: SubscriptionRepository) => SubscriptionRepository = (service) => service,
  timeZone?: string,
) {
  const world = aWorld({
    businesses: [aBusiness({ timezone: timeZone })],
    catalog: aCatalog(),
    subscriptions: subscription === undefined ? {} : { 'business-1': subscription },
  });
  const holders = new Map<BusinessId, OrderLock>();
  const onDevice = new OrdersOnDevice();
  const service = wrapService(world.subscriptions);
  return {
    ...world,
    /** Opens another tab of the same browser, which shares the locks and the journal. */
    openTab: () => {
      const orders = new InMemoryOrderJournal(onDevice);
      const lock = new InMemoryOrderLock(holders);
      return {
        orders,
        lock,
        submit: new CreateOrUpdateSubscription(service, orders, lock, world.plans, world.clock),
      };
    },
    /** The fields of an accepted card, or the given answer. */
    cardFields: (
      answer: () => Promise<Result<PaymentToken, CardRefused>> = async () => success(world.aToken()),
    ) => new FilledCardFields(answer),
    /** An order of the pro plan of `aCatalog`, paid with a new card, for the current subscription. */
    anOrder: (overrides: Partial<OrderSubmission> = {}): OrderSubmission => ({
      owner: aUser(),
      businessId: aBusinessId(),
      timeZone,
      shownSubscription: subscription,
      kind: orderKindFor('shownSubscription' in overrides ? overrides.shownSubscription : subscription, {
        now: world.clock.now(),
        timeZone,
      }),
      selection: aSelection({ plan: aPlan({ id: 'pro-monthly', name: 'Pro' }), method: 'new-card' }),
      pricesReadAt: world.clock.now(),
      billing: aBillingForm(),
      cardFields: new FilledCardFields(async () => success(world.aToken())),
      ...overrides,
    }),
    /** The current subscription of the business. */
    current: (): Subscription | undefined => world.world.subscription(aBusinessId()),
    /** The number of create and update requests that were sent. */
    payments: (): number =>
      world.network.requestCountOf('create-subscription') +
      world.network.requestCountOf('update-subscription'),
  };
}
