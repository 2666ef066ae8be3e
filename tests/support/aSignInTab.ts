import type { DemoAccount } from '@/adapters/in-memory/identity/demoAccounts';
import {
  answerAddress,
  parseSignInRequest,
  type SignInAnswer,
} from '@/adapters/in-memory/identity/signInAddress';
import { InMemoryDraftStore } from '@/adapters/in-memory/InMemoryDraftStore';
import { InMemoryIdentityProvider } from '@/adapters/in-memory/InMemoryIdentityProvider';
import { InMemoryOrderJournal } from '@/adapters/in-memory/InMemoryOrderJournal';
import { InMemoryProfileDraftStore } from '@/adapters/in-memory/InMemoryProfileDraftStore';
import { InMemorySeenBusinessesStore } from '@/adapters/in-memory/InMemorySeenBusinessesStore';
import { InMemorySignOutChannel, type SignOutListeners } from '@/adapters/in-memory/InMemorySignOutChannel';
import { InMemorySignOutReasonStore } from '@/adapters/in-memory/InMemorySignOutReasonStore';
import { InMemoryWantedPathStore } from '@/adapters/in-memory/InMemoryWantedPathStore';
import { CompleteSignIn } from '@/application/identity/CompleteSignIn';
import { EndExpiredSession } from '@/application/identity/EndExpiredSession';
import { EndSessionSignedOutElsewhere } from '@/application/identity/EndSessionSignedOutElsewhere';
import { RestoreSession } from '@/application/identity/RestoreSession';
import { SignIn } from '@/application/identity/SignIn';
import { SignOut } from '@/application/identity/SignOut';
import { WatchForSignOut } from '@/application/identity/WatchForSignOut';
import type { User } from '@/domain/identity/User';
import { aWorld } from './aWorld';
import { forbiddenStorage, MemoryStorage } from './MemoryStorage';

const ORIGIN = 'https://amin.example';

/** The only account of the provider. Whether she has a record is another matter. */
const DANA: DemoAccount = {
  id: 'dana',
  names: {},
  notes: {},
  email: 'dana@example.com',
  claims: { oid: 'user-1', email: ['dana@example.com', 'other@example.com'], name: 'דנה לוי כהן' },
};

interface TabOptions {
  /** Who has a record. */
  readonly users?: readonly User[];
  readonly storage?: Storage | 'forbidden';
  readonly renewsTokens?: boolean;
  /** Shared with other tabs of the browser. */
  readonly signOuts?: SignOutListeners;
}

/** A tab in which Dana may sign in; each `open` is another document in it. */
export function aSignInTab({
  users = [],
  storage = new MemoryStorage(),
  renewsTokens,
  signOuts,
}: TabOptions = {}) {
  const world = aWorld({ users });
  const departures: string[] = [];
  let lastId = 0;
  const drafts = new InMemoryDraftStore();
  const profileDrafts = new InMemoryProfileDraftStore();
  const orders = new InMemoryOrderJournal();
  const seenBusinesses = new InMemorySeenBusinessesStore();
  const wantedPaths = new InMemoryWantedPathStore();
  const signOutReasons = new InMemorySignOutReasonStore();
  const channel = new InMemorySignOutChannel(signOuts);
  return {
    ...world,
    /** Everywhere the app left for, oldest first. */
    departures,
    drafts,
    profileDrafts,
    orders,
    seenBusinesses,
    wantedPaths,
    signOutReasons,
    /** Where the provider sends the browser back to. */
    answer: (answer: SignInAnswer = { kind: 'signed-in', accountId: 'dana' }): string => {
      const request = parseSignInRequest(new URL(departures.at(-1) ?? '', ORIGIN).search, ORIGIN);
      return request === undefined ? '/' : answerAddress(request, answer);
    },
    open: (address: string) => {
      const { pathname, hash } = new URL(address, ORIGIN);
      const identity = new InMemoryIdentityProvider({
        storage: storage === 'forbidden' ? forbiddenStorage : () => storage,
        accounts: [DANA],
        renewsTokens,
        randomId: () => {
          lastId += 1;
          return `unguessable-${String(lastId)}`;
        },
        document: {
          location: { pathname, hash },
          leaveFor: (left) => departures.push(left),
          forgetAnswer: () => undefined,
        },
      });
      return {
        identity,
        signIn: new SignIn(identity, world.diagnostics),
        completeSignIn: new CompleteSignIn(identity, world.users, world.diagnostics, signOutReasons),
        restoreSession: new RestoreSession(identity, world.users, world.diagnostics),
        signOut: new SignOut(identity, drafts, profileDrafts, orders, seenBusinesses, wantedPaths, channel),
        endExpiredSession: new EndExpiredSession(
          identity,
          seenBusinesses,
          wantedPaths,
          signOutReasons,
          world.clock,
        ),
        watchForSignOut: new WatchForSignOut(identity, channel),
        endSessionSignedOutElsewhere: new EndSessionSignedOutElsewhere(
          identity,
          drafts,
          profileDrafts,
          orders,
          seenBusinesses,
          wantedPaths,
          signOutReasons,
          world.clock,
        ),
      };
    },
  };
}

export type SignInTab = ReturnType<typeof aSignInTab>;
