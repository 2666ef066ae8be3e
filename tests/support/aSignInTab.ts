import { InMemoryStoredRecord } from './InMemoryStoredRecord';
import { inMemoryOwnerStores } from './inMemoryOwnerStores';
import type { OwnerStores } from '@/application/ports/ownerRecords';
import { RECORD_KINDS } from '@/application/ports/recordKinds';
import type { SessionEndCause } from '@/application/ports/NoSessionReason';
import type { DemoAccount } from '@/adapters/in-memory/identity/demoAccounts';
import {
  signInResponseUrl,
  parseSignInRequest,
  type SignInResponse,
} from '@/adapters/in-memory/identity/signInProtocol';
import { InMemoryIdentityProvider } from '@/adapters/in-memory/InMemoryIdentityProvider';
import { InMemoryOrderJournal } from './InMemoryOrderJournal';
import { InMemoryOwnerChannel, type OwnerListeners } from './InMemoryOwnerChannel';
import { CompleteSignIn } from '@/application/identity/CompleteSignIn';
import { EndSession } from '@/application/identity/EndSession';
import { OwnerData } from '@/application/identity/OwnerData';
import { RestoreSession } from '@/application/identity/RestoreSession';
import { SignIn } from '@/application/identity/SignIn';
import { WatchForSignOut } from '@/application/identity/WatchForSignOut';
import type { User } from '@/domain/identity/User';
import { routeOf } from '@/ui/shell/routePaths';
import { aWorld } from './aWorld';
import { forbiddenStorage, MemoryStorage } from './MemoryStorage';

const ORIGIN = 'https://amin.example';
const CALLBACK = '/auth/callback';

/** The only account of the provider. The option `users` decides whether she has a record in the API. */
const DANA: DemoAccount = {
  id: 'dana',
  names: {},
  notes: {},
  email: 'dana@example.com',
  claims: { oid: 'user-1', email: ['dana@example.com', 'other@example.com'], name: 'דנה לוי כהן' },
};

interface TabOptions {
  /** The users with a record in the API. */
  readonly users?: readonly User[];
  readonly storage?: Storage | 'forbidden';
  readonly renewsTokens?: boolean;
  /** Shared with other tabs of the same browser. */
  readonly signOuts?: OwnerListeners;
  readonly signOutTimes?: OwnerStores['signOutTimes'];
}

/** A tab in which Dana can sign in. Each `open` creates another document in it. */
export function aSignInTab({
  users = [],
  storage = new MemoryStorage(),
  renewsTokens,
  signOuts,
  signOutTimes,
}: TabOptions = {}) {
  const world = aWorld({ users });
  const departures: string[] = [];
  let lastId = 0;
  const stores = inMemoryOwnerStores(world.clock);
  if (signOutTimes !== undefined) Object.assign(stores, { signOutTimes });
  const orders = new InMemoryOrderJournal();
  const ownerData = new OwnerData(stores, orders);
  const returnPath = new InMemoryStoredRecord(RECORD_KINDS.returnPath, world.clock);
  const noSessionReason = new InMemoryStoredRecord(RECORD_KINDS.noSessionReason, world.clock);
  const channel = new InMemoryOwnerChannel(signOuts);
  return {
    ...world,
    /** Every URL that the product navigated to, oldest first. */
    departures,
    ...stores,
    ownerData,
    orders,
    returnPath,
    noSessionReason,
    /** The URL to which the provider redirects the browser. */
    answer: (answer: SignInResponse = { kind: 'signed-in', accountId: 'dana' }): string => {
      const request = parseSignInRequest(new URL(departures.at(-1) ?? '', ORIGIN).search, ORIGIN, CALLBACK);
      return request === undefined ? '/' : signInResponseUrl(request, answer, CALLBACK);
    },
    open: (url: string) => {
      const { pathname, hash } = new URL(url, ORIGIN);
      const identity = new InMemoryIdentityProvider({
        storage: storage === 'forbidden' ? forbiddenStorage : () => storage,
        clock: world.clock,
        accounts: [DANA],
        renewsTokens,
        callbackPath: CALLBACK,
        randomId: () => {
          lastId += 1;
          return `unguessable-${String(lastId)}`;
        },
        document: {
          location: { hash },
          isCallback: () => routeOf(pathname) === 'callback',
          assign: (left) => departures.push(left),
          clearResponse: () => undefined,
        },
      });
      return {
        identity,
        signIn: new SignIn(identity, world.diagnostics),
        completeSignIn: new CompleteSignIn(
          identity,
          world.users,
          world.diagnostics,
          ownerData,
          noSessionReason,
          world.clock,
        ),
        restoreSession: new RestoreSession(
          identity,
          world.users,
          world.diagnostics,
          noSessionReason,
          ownerData,
        ),
        clearSession: { execute: async () => void (await identity.clearSession()) },
        /** @param path The page on which the session ends, if it needs a sign-in. */
        endSession: {
          execute: async (cause: SessionEndCause, path: string | undefined) =>
            new EndSession(
              identity,
              ownerData,
              returnPath,
              noSessionReason,
              channel,
              world.clock,
              () => path,
            ).execute(cause),
        },
        watchForSignOut: new WatchForSignOut(identity, channel),
      };
    },
  };
}

export type SignInTab = ReturnType<typeof aSignInTab>;
