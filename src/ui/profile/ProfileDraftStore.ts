import type { Clock } from '@/application/ports/Clock';
import type { SessionRecords } from '@/application/ports/SessionRecords';
import type { UserId } from '@/domain/identity/User';
import { restoredForm, type ProfileDraft } from '@/domain/profile/ProfileDraft';
import { isSameForm, type ProfileForm } from '@/domain/profile/ProfileForm';

/** Stores the edited texts as a draft, which survives a reload and the end of a session (faults R6). */
export class ProfileDraftStore {
  constructor(
    private readonly owner: UserId,
    private readonly drafts: SessionRecords<UserId, ProfileDraft>,
    private readonly clock: Pick<Clock, 'now'>,
  ) {}

  /** The form as the owner left it; undefined when there is no usable draft. */
  load(recorded: ProfileForm): ProfileForm | undefined {
    return restoredForm(this.drafts.load(this.owner), recorded);
  }

  /** Saves the draft, or deletes it when it equals the stored profile. */
  save(form: ProfileForm, recorded: ProfileForm): void {
    if (isSameForm(form, recorded)) this.clear();
    else this.drafts.save(this.owner, { form, recorded, savedAt: this.clock.now() });
  }

  clear(): void {
    this.drafts.clear(this.owner);
  }
}
