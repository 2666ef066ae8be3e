import { InMemorySessionRecord } from '@/adapters/in-memory/InMemorySessionRecord';
import { InMemorySessionRecords } from '@/adapters/in-memory/InMemorySessionRecords';
import { OWNER_RECORDS } from '@/application/ports/ownerRecords';
import { RECORD_KINDS } from '@/application/ports/recordKinds';
import type { DemoWorld } from '@/adapters/in-memory/world/DemoWorld';
import { InMemoryConnection } from '@/adapters/in-memory/InMemoryConnection';
import { InMemoryOrderJournal } from '@/adapters/in-memory/InMemoryOrderJournal';
import { InMemoryOrderLock } from '@/adapters/in-memory/InMemoryOrderLock';
import type { CardFields } from '@/application/ports/CardFields';
import type { SubscriptionRepository } from '@/application/ports/SubscriptionRepository';
import { CreateOrUpdateSubscription } from '@/application/subscription/CreateOrUpdateSubscription';
import { ReconcilePayment } from '@/application/subscription/ReconcilePayment';
import { RecallOrder } from '@/application/subscription/RecallOrder';
import { StartSubscriptionWizard } from '@/application/subscription/StartSubscriptionWizard';
import { ViewSubscription } from '@/application/subscription/ViewSubscription';
import type { Business } from '@/domain/business/Business';
import type { User } from '@/domain/identity/User';
import { success } from '@/domain/shared/result';
import type { Catalog } from '@/domain/subscription/Plan';
import type { Subscription } from '@/domain/subscription/Subscription';
import { BILLING_FIELDS, type BillingForm } from '@/domain/validation/BillingAddress';
import type { TextKey } from '@/ui/i18n/Texts';
import { Notices } from '@/ui/shell/Notices';
import { SubscriptionWizardViewModel } from '@/ui/subscription/wizard/SubscriptionWizardViewModel';
import type { StepUrl } from '@/ui/subscription/wizard/StepUrl';
import { aWorld } from './aWorld';
import { aBillingForm } from './builders/aBillingForm';
import { aBusiness } from './builders/aBusiness';
import { aBusinessId } from './builders/aBusinessId';
import { aCatalog } from './builders/aCatalog';
import { aUser } from './builders/aUser';
import { FilledCardFields } from './FilledCardFields';
import { CountingOrderKeys } from './CountingOrderKeys';
import { RecordingDocumentNavigation } from './RecordingDocumentNavigation';

interface WizardEnvironment {
  readonly business?: Business;
  /** The subscription of the business. */
  readonly subscription?: Subscription | undefined;
  readonly catalog?: Catalog;
  readonly owner?: User;
  /** Wraps the subscription service, so that a test can watch or delay its calls. */
  readonly between?: (service: SubscriptionRepository) => SubscriptionRepository;
  /** By default the fields are filled in with an accepted card. */
  readonly cardFields?: CardFields | ((world: DemoWorld) => CardFields);
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
  const { clock, businesses, plans } = world;
  const subscriptions = (environment.between ?? ((service) => service))(world.subscriptions);
  const drafts = new InMemorySessionRecords(OWNER_RECORDS.drafts, clock);
  const orders = new InMemoryOrderJournal();
  const lock = new InMemoryOrderLock();
  const keys = new CountingOrderKeys();
  const connection = new InMemoryConnection();
  const navigation = new RecordingDocumentNavigation();
  const pendingNotices = new InMemorySessionRecord(RECORD_KINDS.pendingNotices, clock);
  const notices = new Notices(pendingNotices, (text): text is TextKey => text !== '');
  const returnPath = new InMemorySessionRecord(RECORD_KINDS.returnPath, clock);
  const session = {
    user: owner as User | undefined,
    expirations: 0,
    expire: async () => void (session.expirations += 1),
  };
  const { cardFields: given } = environment;
  const filledIn: CardFields = {
    mount: async () => success(new FilledCardFields(async () => success(world.aToken()))),
  };
  const cardFields = typeof given === 'function' ? given(world.world) : (given ?? filledIn);
  return {
    ...world,
    drafts,
    orders,
    connection,
    navigation,
    notices,
    pendingNotices,
    returnPath,
    session,
    /** The current subscription of the business. */
    current: (): Subscription | undefined => world.world.subscription(business.id),
    /** The number of create and update requests that were sent. */
    payments: (): number =>
      world.network.requestsOf('create-subscription') + world.network.requestsOf('update-subscription'),
    createSubscriptionWizard: (id = aBusinessId(), url: StepUrl): SubscriptionWizardViewModel =>
      new SubscriptionWizardViewModel(
        id,
        url,
        {
          startWizard: new StartSubscriptionWizard(businesses, subscriptions, plans, drafts, clock),
          createOrUpdate: new CreateOrUpdateSubscription(subscriptions, orders, lock, keys, clock),
          recallOrder: new RecallOrder(orders, clock),
          reconcile: new ReconcilePayment(subscriptions, orders, lock, connection, clock),
          viewSubscription: new ViewSubscription(subscriptions),
        },
        { drafts, cardFields, navigation, returnPath, clock },
        { session, notices },
      ),
  };
}

/** Types a complete, valid billing address, with the given deviations. */
export function typeBilling(
  viewModel: SubscriptionWizardViewModel,
  overrides: Partial<BillingForm> = {},
): void {
  const form = aBillingForm(overrides);
  for (const field of BILLING_FIELDS) viewModel.changeBilling(field, form[field]);
}
