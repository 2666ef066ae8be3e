import { ListBusinesses } from '@/application/business/ListBusinesses';
import { ClearSession } from '@/application/identity/ClearSession';
import { EndSessionInTab } from '@/application/identity/EndSessionInTab';
import { RestoreSession } from '@/application/identity/RestoreSession';
import { SignIn } from '@/application/identity/SignIn';
import { WatchForSignOut } from '@/application/identity/WatchForSignOut';
import { ChangeListLayout } from '@/application/preferences/ChangeListLayout';
import { ViewProfile } from '@/application/profile/ViewProfile';
import { TOKENS } from '../tokens';
import { bindings } from './bindings';

/** The use cases of the session and of the dashboard. Every signed-in page loads them first. */
export const dashboardUseCases = bindings(({ bindClass }) => {
  bindClass(TOKENS.restoreSession, RestoreSession, [TOKENS.identity, TOKENS.users, TOKENS.diagnostics]);
  bindClass(TOKENS.signIn, SignIn, [TOKENS.identity, TOKENS.diagnostics]);
  bindClass(TOKENS.watchForSignOut, WatchForSignOut, [TOKENS.identity, TOKENS.signOutChannel]);
  bindClass(TOKENS.clearSession, ClearSession, [TOKENS.identity]);
  bindClass(TOKENS.endSessionInTab, EndSessionInTab, [
    TOKENS.identity,
    TOKENS.ownerItems,
    TOKENS.cachedBusinesses,
    TOKENS.returnPath,
    TOKENS.signOutReason,
    TOKENS.signOutChannel,
    TOKENS.clock,
  ]);
  bindClass(TOKENS.viewProfile, ViewProfile, [TOKENS.users]);
  bindClass(TOKENS.listBusinesses, ListBusinesses, [TOKENS.businesses]);
  bindClass(TOKENS.changeListLayout, ChangeListLayout, [TOKENS.preferences]);
});
