import type { Clock } from '@/application/ports/Clock';
import type { SessionRecords } from '@/application/ports/SessionRecords';
import type { UserId } from '@/domain/identity/User';
import { restoredForm, type ProfileDraft } from '@/domain/profile/ProfileDraft';
import { isSameForm, type ProfileForm } from '@/domain/profile/ProfileForm';

/** What survives the end of a session, or a reload, while a profile is edited: its texts (faults R6). */
export class ProfileMemory {
  constructor(
    private readonly owner: UserId,
    private readonly drafts: SessionRecords<UserId, ProfileDraft>,
    private readonly clock: Pick<Clock, 'now'>,
  ) {}

  /** What was typed before; undefined where there is nothing to go on with. */
  recall(recorded: ProfileForm): ProfileForm | undefined {
    return restoredForm(this.drafts.load(this.owner), recorded);
  }

  /** What is recorded already needs no memory. */
  keep(form: ProfileForm, recorded: ProfileForm): void {
    if (isSameForm(form, recorded)) this.forget();
    else this.drafts.save(this.owner, { form, savedAt: this.clock.now() });
  }

  forget(): void {
    this.drafts.clear(this.owner);
  }
}
