import { ContainerModule } from 'inversify';
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
import { CancelSubscription } from '@/application/subscription/CancelSubscription';
import { CreateOrUpdateSubscription } from '@/application/subscription/CreateOrUpdateSubscription';
import { ListPublicPlans } from '@/application/subscription/ListPublicPlans';
import { LookUpCancellation } from '@/application/subscription/LookUpCancellation';
import { RecallOrder } from '@/application/subscription/RecallOrder';
import { ReconcilePayment } from '@/application/subscription/ReconcilePayment';
import { StartSubscriptionWizard } from '@/application/subscription/StartSubscriptionWizard';
import { ViewSubscription } from '@/application/subscription/ViewSubscription';
import { TOKENS } from '../tokens';

/** Every use case, the same in every mode; only the adapters behind the ports differ. */
export const useCases = new ContainerModule(({ bind }) => {
  bind(TOKENS.restoreSession)
    .toResolvedValue(
      (identity, users, diagnostics) => new RestoreSession(identity, users, diagnostics),
      [TOKENS.identity, TOKENS.users, TOKENS.diagnostics],
    )
    .inSingletonScope();
  bind(TOKENS.signIn)
    .toResolvedValue(
      (identity, diagnostics) => new SignIn(identity, diagnostics),
      [TOKENS.identity, TOKENS.diagnostics],
    )
    .inSingletonScope();
  bind(TOKENS.completeSignIn)
    .toResolvedValue(
      (identity, users, diagnostics, signOutReason) =>
        new CompleteSignIn(identity, users, diagnostics, signOutReason),
      [TOKENS.identity, TOKENS.users, TOKENS.diagnostics, TOKENS.signOutReason],
    )
    .inSingletonScope();
  bind(TOKENS.signOut)
    .toResolvedValue(
      (identity, drafts, profileDrafts, orders, cachedBusinesses, returnPath, channel) =>
        new SignOut(identity, drafts, profileDrafts, orders, cachedBusinesses, returnPath, channel),
      [
        TOKENS.identity,
        TOKENS.drafts,
        TOKENS.profileDrafts,
        TOKENS.orders,
        TOKENS.cachedBusinesses,
        TOKENS.returnPath,
        TOKENS.signOutChannel,
      ],
    )
    .inSingletonScope();
  bind(TOKENS.endExpiredSession)
    .toResolvedValue(
      (identity, cachedBusinesses, returnPath, signOutReason, clock) =>
        new EndExpiredSession(identity, cachedBusinesses, returnPath, signOutReason, clock),
      [TOKENS.identity, TOKENS.cachedBusinesses, TOKENS.returnPath, TOKENS.signOutReason, TOKENS.clock],
    )
    .inSingletonScope();
  bind(TOKENS.watchForSignOut)
    .toResolvedValue(
      (identity, channel) => new WatchForSignOut(identity, channel),
      [TOKENS.identity, TOKENS.signOutChannel],
    )
    .inSingletonScope();
  bind(TOKENS.endSessionSignedOutElsewhere)
    .toResolvedValue(
      (identity, drafts, profileDrafts, orders, cachedBusinesses, returnPath, signOutReason, clock) =>
        new EndSessionSignedOutElsewhere(
          identity,
          drafts,
          profileDrafts,
          orders,
          cachedBusinesses,
          returnPath,
          signOutReason,
          clock,
        ),
      [
        TOKENS.identity,
        TOKENS.drafts,
        TOKENS.profileDrafts,
        TOKENS.orders,
        TOKENS.cachedBusinesses,
        TOKENS.returnPath,
        TOKENS.signOutReason,
        TOKENS.clock,
      ],
    )
    .inSingletonScope();
  bind(TOKENS.listBusinesses)
    .toResolvedValue((businesses) => new ListBusinesses(businesses), [TOKENS.businesses])
    .inSingletonScope();
  bind(TOKENS.viewBusiness)
    .toResolvedValue((businesses) => new ViewBusiness(businesses), [TOKENS.businesses])
    .inSingletonScope();
  bind(TOKENS.activateBusiness)
    .toResolvedValue(
      (businesses, subscriptions) => new ActivateBusiness(businesses, subscriptions),
      [TOKENS.businesses, TOKENS.subscriptions],
    )
    .inSingletonScope();
  bind(TOKENS.deactivateBusiness)
    .toResolvedValue((businesses) => new DeactivateBusiness(businesses), [TOKENS.businesses])
    .inSingletonScope();
  bind(TOKENS.lookUpStatus)
    .toResolvedValue(
      (businesses, connection, clock) => new LookUpStatus(businesses, { connection, clock }),
      [TOKENS.businesses, TOKENS.connection, TOKENS.clock],
    )
    .inSingletonScope();
  bind(TOKENS.viewSubscription)
    .toResolvedValue((subscriptions) => new ViewSubscription(subscriptions), [TOKENS.subscriptions])
    .inSingletonScope();
  bind(TOKENS.listPublicPlans)
    .toResolvedValue((plans) => new ListPublicPlans(plans), [TOKENS.plans])
    .inSingletonScope();
  bind(TOKENS.startSubscriptionWizard)
    .toResolvedValue(
      (businesses, subscriptions, plans, drafts, clock) =>
        new StartSubscriptionWizard(businesses, subscriptions, plans, drafts, clock),
      [TOKENS.businesses, TOKENS.subscriptions, TOKENS.plans, TOKENS.drafts, TOKENS.clock],
    )
    .inSingletonScope();
  bind(TOKENS.createOrUpdateSubscription)
    .toResolvedValue(
      (subscriptions, orders, lock, keys, clock) =>
        new CreateOrUpdateSubscription(subscriptions, orders, lock, keys, clock),
      [TOKENS.subscriptions, TOKENS.orders, TOKENS.orderLock, TOKENS.orderKeys, TOKENS.clock],
    )
    .inSingletonScope();
  bind(TOKENS.recallOrder)
    .toResolvedValue((orders, clock) => new RecallOrder(orders, clock), [TOKENS.orders, TOKENS.clock])
    .inSingletonScope();
  bind(TOKENS.reconcilePayment)
    .toResolvedValue(
      (subscriptions, orders, lock, connection, clock) =>
        new ReconcilePayment(subscriptions, orders, lock, connection, clock),
      [TOKENS.subscriptions, TOKENS.orders, TOKENS.orderLock, TOKENS.connection, TOKENS.clock],
    )
    .inSingletonScope();
  bind(TOKENS.cancelSubscription)
    .toResolvedValue(
      (subscriptions, diagnostics) => new CancelSubscription(subscriptions, diagnostics),
      [TOKENS.subscriptions, TOKENS.diagnostics],
    )
    .inSingletonScope();
  bind(TOKENS.lookUpCancellation)
    .toResolvedValue(
      (subscriptions, connection, clock) => new LookUpCancellation(subscriptions, { connection, clock }),
      [TOKENS.subscriptions, TOKENS.connection, TOKENS.clock],
    )
    .inSingletonScope();
  bind(TOKENS.viewProfile)
    .toResolvedValue((users) => new ViewProfile(users), [TOKENS.users])
    .inSingletonScope();
  bind(TOKENS.preparePicture)
    .toResolvedValue((encoder) => new PreparePicture(encoder), [TOKENS.pictureEncoder])
    .inSingletonScope();
  bind(TOKENS.updateProfile)
    .toResolvedValue((users, media) => new UpdateProfile(users, media), [TOKENS.users, TOKENS.media])
    .inSingletonScope();
});
