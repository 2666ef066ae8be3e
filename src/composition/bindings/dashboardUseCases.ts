import { ListBusinesses } from '@/application/business/ListBusinesses';
import { ClearSession } from '@/application/identity/ClearSession';
import { EndSession } from '@/application/identity/EndSession';
import { RestoreSession } from '@/application/identity/RestoreSession';
import { SignIn } from '@/application/identity/SignIn';
import { WatchForSignOut } from '@/application/identity/WatchForSignOut';
import { ViewProfile } from '@/application/profile/ViewProfile';
import { TOKENS } from '../tokens';
import { bindings } from './bindings';

/** The use cases of the session and of the dashboard. Every signed-in page loads them first. */
export const dashboardUseCases = bindings(({ bindClass, bindFactory }) => {
  bindClass(TOKENS.restoreSession, RestoreSession, [TOKENS.identity, TOKENS.users, TOKENS.diagnostics]);
  bindClass(TOKENS.signIn, SignIn, [TOKENS.identity, TOKENS.diagnostics]);
  bindClass(TOKENS.watchForSignOut, WatchForSignOut, [TOKENS.identity, TOKENS.signOutChannel]);
  bindClass(TOKENS.clearSession, ClearSession, [TOKENS.identity]);
  /* For the case that the code which reads the owner's records cannot be loaded. Drafts then keep their lifetime. */
  bindFactory(
    TOKENS.endSessionInTab,
    (ownerItems, cachedBusinesses, identity, returnPath, signOutReason, channel, clock) => {
      const ownerData = {
        clear: () => ownerItems.clear(),
        keepDrafts: () => cachedBusinesses.clearAll(),
        undecidedBusiness: () => undefined,
      };
      return new EndSession(identity, ownerData, returnPath, signOutReason, channel, clock);
    },
    [
      TOKENS.ownerItems,
      TOKENS.cachedBusinesses,
      TOKENS.identity,
      TOKENS.returnPath,
      TOKENS.signOutReason,
      TOKENS.signOutChannel,
      TOKENS.clock,
    ],
  );
  bindClass(TOKENS.viewProfile, ViewProfile, [TOKENS.users]);
  bindClass(TOKENS.listBusinesses, ListBusinesses, [TOKENS.businesses]);
});
