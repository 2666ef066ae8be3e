import { InMemorySessionRecord } from '@/adapters/in-memory/InMemorySessionRecord';
import { InMemorySessionRecords } from '@/adapters/in-memory/InMemorySessionRecords';
import { OWNER_RECORDS } from '@/application/ports/ownerRecords';
import { RECORD_KINDS } from '@/application/ports/recordKinds';
import { InMemoryMediaStore } from '@/adapters/in-memory/InMemoryMediaStore';
import { PreparePicture } from '@/application/profile/PreparePicture';
import { UpdateProfile } from '@/application/profile/UpdateProfile';
import { ViewProfile } from '@/application/profile/ViewProfile';
import type { SessionRecords } from '@/application/ports/SessionRecords';
import type { User, UserId } from '@/domain/identity/User';
import type { ProfileDraft } from '@/domain/profile/ProfileDraft';
import type { TextKey } from '@/ui/i18n/Texts';
import { ProfileViewModel } from '@/ui/profile/ProfileViewModel';
import { Notices } from '@/ui/shell/Notices';
import { aWorld } from './aWorld';
import { aUser } from './builders/aUser';
import { SameBytesEncoder } from './SameBytesEncoder';
import { makeAutoObservable } from 'mobx';

/** The session of an owner who is signed in; it counts what it is asked for. */
class OwnersSession {
  expirations = 0;

  constructor(public user: User | undefined) {
    makeAutoObservable(this);
  }

  replaceUser(user: User): void {
    this.user = user;
  }

  async expire(): Promise<void> {
    this.expirations += 1;
    this.user = undefined;
  }
}

/** The profile of an owner, as one document shows it, over real use cases and a world in memory. */
export function aProfileScreen(owner: User = aUser(), earlierDrafts?: SessionRecords<UserId, ProfileDraft>) {
  const { world, network, clock, users } = aWorld({ users: [owner] });
  const drafts = earlierDrafts ?? new InMemorySessionRecords(OWNER_RECORDS.profileDrafts, clock);
  const encoder = new SameBytesEncoder();
  const session = new OwnersSession(owner);
  const notices = new Notices(
    new InMemorySessionRecord(RECORD_KINDS.pendingNotices, clock),
    (text): text is TextKey => text !== '',
  );
  const viewModel = new ProfileViewModel(
    {
      viewProfile: new ViewProfile(users),
      updateProfile: new UpdateProfile(users, new InMemoryMediaStore(world)),
      preparePicture: new PreparePicture(encoder),
    },
    { drafts, clock },
    { session, notices },
  );
  return { viewModel, drafts, session, notices, network, clock, users, world, encoder };
}
