import { InMemoryOrderJournal, OrdersOnDevice } from './InMemoryOrderJournal';
import type { DemoWorld } from '@/adapters/in-memory/world/DemoWorld';
import type { CardFields } from '@/application/ports/CardFields';
import type { SubscriptionRepository } from '@/application/ports/SubscriptionRepository';
import type { Business } from '@/domain/business/Business';
import type { Language } from '@/domain/shared/language';
import type { User } from '@/domain/identity/User';
import { success } from '@/domain/shared/result';
import type { Catalog } from '@/domain/subscription/Plan';
import type { Subscription } from '@/domain/subscription/Subscription';
import { BILLING_FIELDS, type BillingFormValues } from '@/domain/validation/BillingAddress';
import type { SubscriptionWizardViewModel } from '@/ui/subscription/wizard/SubscriptionWizardViewModel';
import type { StepUrl } from '@/ui/subscription/wizard/StepHistory';
import { aWorld } from './aWorld';
import { aBillingForm } from './builders/aBillingForm';
import { aBusiness } from './builders/aBusiness';
import { aBusinessId } from './builders/aBusinessId';
import { aCatalog } from './builders/aCatalog';
import { aUser } from './builders/aUser';
import { FilledCardFields } from './FilledCardFields';
import { signedInScreensOf } from './signedInScreensOf';

interface WizardEnvironment {
  readonly business?: Business;
  /** The subscription of the business. */
  readonly subscription?: Subscription | undefined;
  readonly catalog?: Catalog;
  readonly owner?: User;
  /** Wraps the subscription service, so that a test can watch or delay its calls. */
  readonly wrapService?: (service: SubscriptionRepository) => SubscriptionRepository;
  /** By default the fields are filled in with an accepted card. */
  readonly cardFields?: CardFields | ((world: DemoWorld) => CardFields);
  /** The language of the page, English by default. */
  readonly language?: Language | undefined;
  /** Whether the API accepts the plan of a subscription that is no longer sold. */
  readonly keepsRetiredPlans?: boolean | undefined;
}

/**
 * The wizard with real use cases and a world in memory. Each wizard that is created is another document of the same
 * tab.
 */
export function aWizard(environment: WizardEnvironment = {}) {
  const { business = aBusiness(), subscription, catalog = aCatalog(), owner = aUser() } = environment;
  const world = aWorld({
    users: [owner],
    businesses: [business],
    catalog,
    subscriptions: subscription === undefined ? {} : { [business.id]: subscription },
  });
  const session = {
    user: owner as User | undefined,
    expirations: 0,
    expire: async () => void (session.expirations += 1),
    reload: async () => Promise.reject(new Error('The wizard does not reload the session.')),
    replaceUser: () => {
      throw new Error('The wizard does not replace the owner.');
    },
  };
  const { cardFields: givenCardFields } = environment;
  const completeCardFields: CardFields = {
    mount: async () => success(new FilledCardFields(async () => success(world.aToken()))),
  };
  const cardFields =
    typeof givenCardFields === 'function'
      ? givenCardFields(world.world)
      : (givenCardFields ?? completeCardFields);
  const { wrapService, language, keepsRetiredPlans } = environment;
  const onDevice = new OrdersOnDevice();
  const openTab = () => {
    const screens = signedInScreensOf(world.world, world.clock, session, {
      wrapService,
      cardFields,
      language,
      keepsRetiredPlans,
      orders: new InMemoryOrderJournal(onDevice),
    });
    return {
      ...world,
      ...screens,
      session,
      /** The current subscription of the business. */
      current: (): Subscription | undefined => world.world.subscription(business.id),
      /** The number of create and update requests that were sent. */
      payments: (): number =>
        world.network.requestCountOf('create-subscription') +
        world.network.requestCountOf('update-subscription'),
      createSubscriptionWizard: (id = aBusinessId(), url: StepUrl): SubscriptionWizardViewModel =>
        screens.viewModels.createSubscriptionWizard(id, url),
    };
  };
  /** `openTab` opens the wizard in another tab of the same browser. */
  return { ...openTab(), openTab };
}

/** Types a complete, valid billing address, with the given deviations. */
export function typeBilling(
  viewModel: SubscriptionWizardViewModel,
  overrides: Partial<BillingFormValues> = {},
): void {
  const form = aBillingForm(overrides);
  for (const field of BILLING_FIELDS) viewModel.changeBilling(field, form[field]);
}
