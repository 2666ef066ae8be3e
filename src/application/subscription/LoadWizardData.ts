import type { Business } from '@/domain/business/Business';
import type { BusinessId } from '@/domain/business/BusinessId';
import { ownsBusiness, type User } from '@/domain/identity/User';
import type { LocalTime } from '@/domain/shared/plainDate';
import { failure, success, type Result } from '@/domain/shared/result';
import type { Catalog, Plan } from '@/domain/subscription/Plan';
import {
  draftUnlessReplaced,
  initialSelection,
  type InitialSelection,
  type SelectionDraft,
} from '@/domain/subscription/PlanSelection';
import type { OrderKind } from '@/domain/subscription/orderKinds';
import { orderKindFor } from '@/domain/subscription/PlacedOrder';
import { retiredPlanOf } from '@/domain/subscription/retiredPlan';
import type { PreselectedPlan } from '@/domain/subscription/PreselectedPlan';
import { catalogForSale } from '@/domain/subscription/pricing';
import { isUsable, type Subscription } from '@/domain/subscription/Subscription';
import type { BusinessNotFound, BusinessRepository } from '@/application/ports/BusinessRepository';
import type { Clock } from '@/application/ports/Clock';
import type { PlanCatalog } from '@/application/ports/PlanCatalog';
import type { AbortSignalLike, ReadFailure } from '@/application/ports/ServiceFailure';
import type { StoredRecord, KeyedRecords } from '@/application/ports/StoredRecord';
import type { OwnedBusinessKey } from '@/application/ports/recordKeys';
import type { SubscriptionRepository } from '@/application/ports/SubscriptionRepository';

export interface WizardData {
  readonly business: Business;
  /** The plans and add-ons for sale, in one currency. */
  readonly catalog: Catalog;
  /** All plans in the response, including retired ones, for the features of the current plan. */
  readonly knownPlans: readonly Plan[];
  /** True when plans or add-ons in another currency are hidden (decision C57). */
  readonly hidesOtherCurrencies: boolean;
  /** Undefined when there is none. It may have ended. */
  readonly subscription: Subscription | undefined;
  /** The plan chosen on the pricing page. Undefined while the business has a usable subscription. */
  readonly preselected: PreselectedPlan | undefined;
  readonly initial: InitialSelection;
  readonly readAt: LocalTime;
  /** The draft as it is stored, even when its selection no longer fits the subscription or the catalogue. */
  readonly saved: SelectionDraft | undefined;
}

/** The order for which there are no plans to choose from. */
export interface OrderWithoutPlans {
  readonly business: Business;
  readonly kind: OrderKind;
}

interface WithoutPlans {
  /** Undefined if the business or its subscription could not be loaded. Never for 'no-plans'. */
  readonly order: OrderWithoutPlans | undefined;
}

export type LoadWizardDataError =
  | BusinessNotFound
  /** The business exists but could not be loaded. It is shown differently from `business-not-found` (decision C35). */
  | { readonly kind: 'business-unavailable'; readonly cause: Exclude<ReadFailure, SessionExpired> }
  | (WithoutPlans & {
      readonly kind: 'plans-unavailable';
      readonly cause: Exclude<ReadFailure, SessionExpired>;
    })
  /** No plan is for sale. A retry does not help (decision C66). */
  | (WithoutPlans & { readonly kind: 'no-plans' })
  | { readonly kind: 'subscription-unavailable' }
  | SessionExpired;

interface SessionExpired {
  readonly kind: 'session-expired';
}

export interface WizardSettings {
  /** Whether the API accepts an update with the retired plan of the subscription (decision C24). */
  readonly keepsRetiredPlans: boolean;
}

/** Loads business, subscription and catalogue, and computes the initial selection (decision C66). */
export class LoadWizardData {
  constructor(
    private readonly businesses: BusinessRepository,
    private readonly subscriptions: SubscriptionRepository,
    private readonly plans: PlanCatalog,
    private readonly drafts: Pick<KeyedRecords<OwnedBusinessKey, SelectionDraft>, 'load'>,
    private readonly preselectedPlan: Pick<StoredRecord<PreselectedPlan>, 'load'>,
    private readonly clock: Clock,
    private readonly settings: WizardSettings,
  ) {}

  async execute(
    owner: User,
    id: BusinessId,
    signal?: AbortSignalLike,
  ): Promise<Result<WizardData, LoadWizardDataError>> {
    if (!ownsBusiness(owner, id)) return failure({ kind: 'business-not-found' });
    const [business, subscription, catalog] = await Promise.all([
      this.businesses.byId(id, signal),
      this.subscriptions.ofBusiness(id, signal),
      this.plans.load(signal),
    ]);
    const readAt = { now: this.clock.now(), timeZone: business.ok ? business.value.timezone : undefined };
    const order =
      business.ok && subscription.ok
        ? { business: business.value, kind: orderKindFor(subscription.value, readAt) }
        : undefined;
    /* Offline comes first, because other errors redirect to another document, which fails to load offline. */
    if (!catalog.ok && catalog.error.kind === 'offline') return failure(asPlansError(catalog.error, order));
    if (!business.ok) return failure(asBusinessError(business.error));
    if (!subscription.ok) return failure(asSubscriptionError(subscription.error));
    if (!catalog.ok) return failure(asPlansError(catalog.error, order));
    const forSale = catalogForSale(catalog.value);
    if (forSale.catalog.plans.length === 0) return failure({ kind: 'no-plans', order });
    const retiredPlan =
      this.settings.keepsRetiredPlans && subscription.value !== undefined
        ? retiredPlanOf(subscription.value, forSale.catalog, readAt)
        : undefined;
    const available: Catalog = { ...forSale.catalog, retiredPlan };
    const preselected = isUsable(subscription.value, readAt) ? undefined : this.preselectedPlan.load();
    const saved = this.drafts.load({ userId: owner.id, businessId: id });
    const draft = draftUnlessReplaced(saved, preselected, available);
    return success({
      business: business.value,
      catalog: available,
      knownPlans: catalog.value.plans,
      hidesOtherCurrencies: forSale.hidesOtherCurrencies,
      subscription: subscription.value,
      preselected,
      initial: initialSelection(available, subscription.value, readAt, { draft, preselected }),
      readAt,
      saved,
    });
  }
}

function asBusinessError(error: BusinessNotFound | ReadFailure): LoadWizardDataError {
  return error.kind === 'session-expired' || error.kind === 'business-not-found'
    ? error
    : { kind: 'business-unavailable', cause: error };
}

function asSubscriptionError(error: ReadFailure): LoadWizardDataError {
  return error.kind === 'session-expired' ? error : { kind: 'subscription-unavailable' };
}

function asPlansError(error: ReadFailure, order: OrderWithoutPlans | undefined): LoadWizardDataError {
  return error.kind === 'session-expired' ? error : { kind: 'plans-unavailable', cause: error, order };
}
