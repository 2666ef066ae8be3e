import type { IdentityProvider } from '@/application/ports/IdentityProvider';
import type { ReturnPath } from '@/application/ports/ReturnPath';
import type { SessionRecord, SessionRecords } from '@/application/ports/SessionRecords';
import type { SignOutChannel } from '@/application/ports/SignOutChannel';
import type { SignOutCause, SignOutReason } from '@/application/ports/SignOutReason';
import type { Clock } from '@/application/ports/Clock';
import { EndSessionSignedOutElsewhere } from './EndSessionSignedOutElsewhere';
import { SignOut } from './SignOut';

/** The owner's items in the storage of this tab, which can be cleared without reading them. */
export interface OwnerItems {
  clear(): void;
}

interface EndedSession {
  readonly cause: SignOutCause;
  /** Path and query, offered after the next sign-in. */
  readonly path: string;
}

/**
 * Ends the session when the code that reads the owner's records cannot be loaded. It does the same as `SignOut`,
 * `EndExpiredSession` and `EndSessionSignedOutElsewhere`, except that the drafts of an expired session keep their
 * lifetime.
 */
export class EndSessionInTab {
  constructor(
    private readonly identity: IdentityProvider,
    private readonly ownerItems: OwnerItems,
    private readonly cachedBusinesses: Pick<SessionRecords<unknown, unknown>, 'clearAll'>,
    private readonly returnPath: SessionRecord<ReturnPath>,
    private readonly signOutReason: SessionRecord<SignOutReason>,
    private readonly channel: Pick<SignOutChannel, 'announce'>,
    private readonly clock: Clock,
  ) {}

  /** @param ended Undefined when the owner signs out. */
  async execute(ended?: EndedSession): Promise<void> {
    const { identity, ownerItems, returnPath, signOutReason, channel, clock } = this;
    if (ended === undefined)
      return new SignOut(identity, ownerItems, returnPath, signOutReason, channel).execute();
    const { cause, path } = ended;
    if (cause === 'signed-out-elsewhere')
      return new EndSessionSignedOutElsewhere(identity, ownerItems, returnPath, signOutReason, clock).execute(
        path,
      );
    const at = clock.now();
    this.cachedBusinesses.clearAll();
    returnPath.save({ path, rememberedAt: at, hasSessionEnded: true });
    signOutReason.save({ cause, at });
    return identity.signOut();
  }
}
