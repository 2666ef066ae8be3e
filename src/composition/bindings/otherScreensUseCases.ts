import { ActivateBusiness } from '@/application/business/ActivateBusiness';
import { DeactivateBusiness } from '@/application/business/DeactivateBusiness';
import { LookUpStatus } from '@/application/business/LookUpStatus';
import { ViewBusiness } from '@/application/business/ViewBusiness';
import { CompleteSignIn } from '@/application/identity/CompleteSignIn';
import { EndSession } from '@/application/identity/EndSession';
import { OwnerData } from '@/application/identity/OwnerData';
import { PreparePicture } from '@/application/profile/PreparePicture';
import { LookUpProfile } from '@/application/profile/LookUpProfile';
import { UpdateProfile } from '@/application/profile/UpdateProfile';
import { AwaitSubscription } from '@/application/subscription/AwaitSubscription';
import { CancelSubscription } from '@/application/subscription/CancelSubscription';
import { CheckSubscriptions } from '@/application/subscription/CheckSubscriptions';
import { CreateOrUpdateSubscription } from '@/application/subscription/CreateOrUpdateSubscription';
import { ListPlanFeatures } from '@/application/subscription/ListPlanFeatures';
import { ListPublicPlans } from '@/application/subscription/ListPublicPlans';
import { LookUpCancellation } from '@/application/subscription/LookUpCancellation';
import { LoadLastOrder } from '@/application/subscription/LoadLastOrder';
import { PreselectPlan } from '@/application/subscription/PreselectPlan';
import { ReconcilePayment } from '@/application/subscription/ReconcilePayment';
import { StartSubscriptionWizard } from '@/application/subscription/StartSubscriptionWizard';
import { ViewSubscription } from '@/application/subscription/ViewSubscription';
import { TOKENS } from '../tokens';
import { bindings } from './bindings';

/** The use cases of all screens but the dashboard. They load together, with the first screen that needs one. */
export const otherScreensUseCases = bindings(({ bindClass, bindFactory }) => {
  bindFactory(
    TOKENS.ownerData,
    (preselectedPlan, drafts, lastBilling, profileDrafts, cachedBusinesses, orders) =>
      new OwnerData(preselectedPlan, { drafts, lastBilling, profileDrafts, cachedBusinesses }, orders),
    [
      TOKENS.preselectedPlan,
      TOKENS.drafts,
      TOKENS.lastBilling,
      TOKENS.profileDrafts,
      TOKENS.cachedBusinesses,
      TOKENS.orders,
    ],
  );
  bindClass(TOKENS.completeSignIn, CompleteSignIn, [
    TOKENS.identity,
    TOKENS.users,
    TOKENS.diagnostics,
    TOKENS.signOutReason,
    TOKENS.ownerData,
  ]);
  bindClass(TOKENS.endSession, EndSession, [
    TOKENS.identity,
    TOKENS.ownerData,
    TOKENS.returnPath,
    TOKENS.signOutReason,
    TOKENS.signOutChannel,
    TOKENS.clock,
  ]);
  bindClass(TOKENS.viewBusiness, ViewBusiness, [TOKENS.businesses]);
  bindClass(TOKENS.activateBusiness, ActivateBusiness, [TOKENS.businesses, TOKENS.subscriptions]);
  bindClass(TOKENS.deactivateBusiness, DeactivateBusiness, [TOKENS.businesses]);
  bindFactory(
    TOKENS.lookUpStatus,
    (businesses, connection, clock) => new LookUpStatus(businesses, { connection, clock }),
    [TOKENS.businesses, TOKENS.connection, TOKENS.clock],
  );
  bindClass(TOKENS.checkSubscriptions, CheckSubscriptions, [
    TOKENS.subscriptions,
    TOKENS.orders,
    TOKENS.clock,
  ]);
  bindClass(TOKENS.viewSubscription, ViewSubscription, [TOKENS.subscriptions]);
  bindFactory(
    TOKENS.awaitSubscription,
    (subscriptions, connection, clock) => new AwaitSubscription(subscriptions, { connection, clock }),
    [TOKENS.subscriptions, TOKENS.connection, TOKENS.clock],
  );
  bindClass(TOKENS.listPublicPlans, ListPublicPlans, [TOKENS.plans]);
  bindClass(TOKENS.listPlanFeatures, ListPlanFeatures, [TOKENS.plans]);
  bindClass(TOKENS.preselectPlan, PreselectPlan, [TOKENS.preselectedPlan, TOKENS.clock]);
  bindClass(TOKENS.startSubscriptionWizard, StartSubscriptionWizard, [
    TOKENS.businesses,
    TOKENS.subscriptions,
    TOKENS.plans,
    TOKENS.drafts,
    TOKENS.preselectedPlan,
    TOKENS.clock,
    TOKENS.wizardSettings,
  ]);
  bindClass(TOKENS.createOrUpdateSubscription, CreateOrUpdateSubscription, [
    TOKENS.subscriptions,
    TOKENS.orders,
    TOKENS.orderLock,
    TOKENS.plans,
    TOKENS.clock,
  ]);
  bindClass(TOKENS.loadLastOrder, LoadLastOrder, [TOKENS.orders, TOKENS.clock]);
  bindClass(TOKENS.reconcilePayment, ReconcilePayment, [
    TOKENS.subscriptions,
    TOKENS.orders,
    TOKENS.orderLock,
    TOKENS.connection,
    TOKENS.clock,
  ]);
  bindClass(TOKENS.cancelSubscription, CancelSubscription, [TOKENS.subscriptions, TOKENS.diagnostics]);
  bindFactory(
    TOKENS.lookUpCancellation,
    (subscriptions, connection, clock) => new LookUpCancellation(subscriptions, { connection, clock }),
    [TOKENS.subscriptions, TOKENS.connection, TOKENS.clock],
  );
  bindClass(TOKENS.preparePicture, PreparePicture, [TOKENS.pictureEncoder]);
  bindClass(TOKENS.updateProfile, UpdateProfile, [TOKENS.users, TOKENS.media]);
  bindFactory(
    TOKENS.lookUpProfile,
    (users, connection, clock) => new LookUpProfile(users, { connection, clock }),
    [TOKENS.users, TOKENS.connection, TOKENS.clock],
  );
});
