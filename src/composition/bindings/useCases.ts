import { ActivateBusiness } from '@/application/business/ActivateBusiness';
import { DeactivateBusiness } from '@/application/business/DeactivateBusiness';
import { ListBusinesses } from '@/application/business/ListBusinesses';
import { LookUpStatus } from '@/application/business/LookUpStatus';
import { ViewBusiness } from '@/application/business/ViewBusiness';
import { CompleteSignIn } from '@/application/identity/CompleteSignIn';
import { EndExpiredSession } from '@/application/identity/EndExpiredSession';
import { EndSessionSignedOutElsewhere } from '@/application/identity/EndSessionSignedOutElsewhere';
import { RestoreSession } from '@/application/identity/RestoreSession';
import { SignIn } from '@/application/identity/SignIn';
import { SignOut } from '@/application/identity/SignOut';
import { WatchForSignOut } from '@/application/identity/WatchForSignOut';
import { PreparePicture } from '@/application/profile/PreparePicture';
import { UpdateProfile } from '@/application/profile/UpdateProfile';
import { ViewProfile } from '@/application/profile/ViewProfile';
import { AwaitSubscription } from '@/application/subscription/AwaitSubscription';
import { CancelSubscription } from '@/application/subscription/CancelSubscription';
import { CreateOrUpdateSubscription } from '@/application/subscription/CreateOrUpdateSubscription';
import { ListPublicPlans } from '@/application/subscription/ListPublicPlans';
import { LookUpCancellation } from '@/application/subscription/LookUpCancellation';
import { RecallOrder } from '@/application/subscription/RecallOrder';
import { ReconcilePayment } from '@/application/subscription/ReconcilePayment';
import { StartSubscriptionWizard } from '@/application/subscription/StartSubscriptionWizard';
import { ViewSubscription } from '@/application/subscription/ViewSubscription';
import { TOKENS } from '../tokens';
import { bindings } from './bindings';

/** Every use case. The variants of the app differ only in the adapters behind the ports. */
export const useCases = bindings(({ one, make }) => {
  one(TOKENS.restoreSession, RestoreSession, [TOKENS.identity, TOKENS.users, TOKENS.diagnostics]);
  one(TOKENS.signIn, SignIn, [TOKENS.identity, TOKENS.diagnostics]);
  one(TOKENS.completeSignIn, CompleteSignIn, [
    TOKENS.identity,
    TOKENS.users,
    TOKENS.diagnostics,
    TOKENS.signOutReason,
    TOKENS.drafts,
    TOKENS.profileDrafts,
  ]);
  one(TOKENS.signOut, SignOut, [
    TOKENS.identity,
    TOKENS.drafts,
    TOKENS.profileDrafts,
    TOKENS.orders,
    TOKENS.cachedBusinesses,
    TOKENS.returnPath,
    TOKENS.signOutChannel,
  ]);
  one(TOKENS.endExpiredSession, EndExpiredSession, [
    TOKENS.identity,
    TOKENS.cachedBusinesses,
    TOKENS.returnPath,
    TOKENS.signOutReason,
    TOKENS.clock,
  ]);
  one(TOKENS.watchForSignOut, WatchForSignOut, [TOKENS.identity, TOKENS.signOutChannel]);
  one(TOKENS.endSessionSignedOutElsewhere, EndSessionSignedOutElsewhere, [
    TOKENS.identity,
    TOKENS.drafts,
    TOKENS.profileDrafts,
    TOKENS.orders,
    TOKENS.cachedBusinesses,
    TOKENS.returnPath,
    TOKENS.signOutReason,
    TOKENS.clock,
  ]);
  one(TOKENS.listBusinesses, ListBusinesses, [TOKENS.businesses]);
  one(TOKENS.viewBusiness, ViewBusiness, [TOKENS.businesses]);
  one(TOKENS.activateBusiness, ActivateBusiness, [TOKENS.businesses, TOKENS.subscriptions]);
  one(TOKENS.deactivateBusiness, DeactivateBusiness, [TOKENS.businesses]);
  make(
    TOKENS.lookUpStatus,
    (businesses, connection, clock) => new LookUpStatus(businesses, { connection, clock }),
    [TOKENS.businesses, TOKENS.connection, TOKENS.clock],
  );
  one(TOKENS.viewSubscription, ViewSubscription, [TOKENS.subscriptions]);
  make(
    TOKENS.awaitSubscription,
    (subscriptions, connection, clock) => new AwaitSubscription(subscriptions, { connection, clock }),
    [TOKENS.subscriptions, TOKENS.connection, TOKENS.clock],
  );
  one(TOKENS.listPublicPlans, ListPublicPlans, [TOKENS.plans]);
  one(TOKENS.startSubscriptionWizard, StartSubscriptionWizard, [
    TOKENS.businesses,
    TOKENS.subscriptions,
    TOKENS.plans,
    TOKENS.drafts,
    TOKENS.clock,
  ]);
  one(TOKENS.createOrUpdateSubscription, CreateOrUpdateSubscription, [
    TOKENS.subscriptions,
    TOKENS.orders,
    TOKENS.orderLock,
    TOKENS.orderKeys,
    TOKENS.clock,
  ]);
  one(TOKENS.recallOrder, RecallOrder, [TOKENS.orders, TOKENS.clock]);
  one(TOKENS.reconcilePayment, ReconcilePayment, [
    TOKENS.subscriptions,
    TOKENS.orders,
    TOKENS.orderLock,
    TOKENS.connection,
    TOKENS.clock,
  ]);
  one(TOKENS.cancelSubscription, CancelSubscription, [TOKENS.subscriptions, TOKENS.diagnostics]);
  make(
    TOKENS.lookUpCancellation,
    (subscriptions, connection, clock) => new LookUpCancellation(subscriptions, { connection, clock }),
    [TOKENS.subscriptions, TOKENS.connection, TOKENS.clock],
  );
  one(TOKENS.viewProfile, ViewProfile, [TOKENS.users]);
  one(TOKENS.preparePicture, PreparePicture, [TOKENS.pictureEncoder]);
  one(TOKENS.updateProfile, UpdateProfile, [TOKENS.users, TOKENS.media]);
});
