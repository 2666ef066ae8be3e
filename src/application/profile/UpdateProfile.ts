import { readAfterRefusal, reconcile, type WriteOutcome } from '@/application/polling/reconcile';
import type { OnPauseChange, Poll, PollPorts } from '@/application/polling/startPoll';
import type { MediaStore } from '@/application/ports/MediaStore';
import type { ProfileWriteFailure, UserRepository } from '@/application/ports/UserRepository';
import type { User } from '@/domain/identity/User';
import type { Picture } from '@/domain/profile/Picture';
import {
  parseProfile,
  profileFormOf,
  type ProfileErrors,
  type ProfileForm,
} from '@/domain/profile/ProfileForm';
import {
  isStored,
  isStoredAsSent,
  profileUpdateOf,
  updatedUser,
  type AvatarUpdate,
  type ProfileUpdate,
} from '@/domain/profile/ProfileUpdate';
import { failure, success, type Result } from '@/domain/shared/result';

/** The selected change of the profile picture. A chosen picture is not uploaded yet. */
export type AvatarChoice =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'chosen'; readonly picture: Picture }
  | AvatarUpdate;

/** `picture-not-stored`: the response to the upload of the picture was lost, so the profile was not sent. */
export type SaveFailureCause =
  | Exclude<ProfileWriteFailure, { readonly kind: 'outcome-unknown' }>
  | { readonly kind: 'picture-not-stored' };

/** `avatar` is the argument for a retry. A picture that was uploaded is not uploaded again (faults C5). */
export type UpdateProfileError =
  /** Nothing was sent. */
  | { readonly kind: 'profile-invalid'; readonly errors: ProfileErrors }
  | {
      readonly kind: 'profile-not-saved';
      readonly cause: SaveFailureCause;
      readonly avatar: AvatarChoice;
    }
  /** The response was lost, so the profile may be saved. `reconcile` reads whether it is. */
  | { readonly kind: 'outcome-unknown'; readonly update: ProfileUpdate; readonly avatar: AvatarChoice };

/** Saves the owner's profile. Uploads the picture first, and saves nothing when that fails. */
export class UpdateProfile {
  constructor(
    private readonly users: UserRepository,
    private readonly media: MediaStore,
    private readonly ports: PollPorts,
  ) {}

  async execute(
    owner: User,
    form: ProfileForm,
    avatar: AvatarChoice,
  ): Promise<Result<User, UpdateProfileError>> {
    const profile = parseProfile(form, profileFormOf(owner));
    if (!profile.ok) return failure({ kind: 'profile-invalid', errors: profile.error });
    const stored = await this.#upload(avatar);
    if (!stored.ok) return failure({ kind: 'profile-not-saved', cause: stored.error, avatar });
    const update = profileUpdateOf(owner, profile.value, stored.value);
    const sent = await this.users.update(owner.id, update);
    if (sent.ok) return success(updatedUser(owner, update));
    const found = await readAfterRefusal(
      sent.error,
      async () => this.users.byId(owner.id),
      /* Another value than the sent one can be what another tab has saved. */
      (user) => isStoredAsSent(update, owner, user),
    );
    if (found.ok) return found;
    const retried = stored.value ?? avatar;
    return found.error.kind === 'outcome-unknown'
      ? failure({ kind: 'outcome-unknown', update, avatar: retried })
      : failure({ kind: 'profile-not-saved', cause: found.error, avatar: retried });
  }

  /**
   * Polls the record of the owner after `outcome-unknown`.
   * @param owner The record before the update.
   */
  reconcile(owner: User, update: ProfileUpdate, onPauseChange: OnPauseChange): Poll<WriteOutcome<User>> {
    return reconcile<User>(this.ports, onPauseChange, {
      read: async (signal) => this.users.byId(owner.id, signal),
      containsWrite: (user) => isStored(update, owner, user),
    });
  }

  async #upload(avatar: AvatarChoice): Promise<Result<AvatarUpdate | undefined, SaveFailureCause>> {
    if (avatar.kind === 'unchanged') return success(undefined);
    if (avatar.kind !== 'chosen') return success(avatar);
    const uploaded = await this.media.upload(avatar.picture);
    if (uploaded.ok) return success({ kind: 'replaced', uri: uploaded.value });
    const { error } = uploaded;
    return failure(error.kind === 'outcome-unknown' ? { kind: 'picture-not-stored' } : error);
  }
}
