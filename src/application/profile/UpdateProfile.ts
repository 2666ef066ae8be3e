import type { MediaStore } from '@/application/ports/MediaStore';
import type { WriteFailure } from '@/application/ports/ServiceFailure';
import type { ProfileWriteFailure, UserRepository } from '@/application/ports/UserRepository';
import type { User } from '@/domain/identity/User';
import type { Picture } from '@/domain/profile/Picture';
import { parseProfile, type ProfileErrors, type ProfileForm } from '@/domain/profile/ProfileForm';
import { isStored, updatedUser, type AvatarUpdate, type ProfileUpdate } from '@/domain/profile/ProfileUpdate';
import { profileUpdateOf } from '@/domain/profile/profileUpdateOf';
import { failure, success, type Result } from '@/domain/shared/result';

/** The selected change of the profile picture. A chosen picture is not uploaded yet. */
export type AvatarChoice =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'chosen'; readonly picture: Picture }
  | AvatarUpdate;

/** Why a profile counts as not saved. */
export type ProfileSaveFailure =
  | ProfileWriteFailure
  /** The response was unclear, and the record could not be read afterwards. The profile may be saved. */
  | { readonly kind: 'save-unverified' };

export type UpdateProfileError =
  /** Nothing was sent. */
  | { readonly kind: 'profile-invalid'; readonly errors: ProfileErrors }
  | {
      readonly kind: 'profile-not-saved';
      readonly cause: ProfileSaveFailure;
      /** The argument for a retry. A picture that was uploaded is not uploaded again (faults C5). */
      readonly avatar: AvatarChoice;
    };

/** Saves the owner's profile. Uploads the picture first, and saves nothing when that fails (decision C44). */
export class UpdateProfile {
  constructor(
    private readonly users: UserRepository,
    private readonly media: MediaStore,
  ) {}

  /** @returns The updated user record. */
  async execute(
    owner: User,
    form: ProfileForm,
    avatar: AvatarChoice,
  ): Promise<Result<User, UpdateProfileError>> {
    const profile = parseProfile(form);
    if (!profile.ok) return failure({ kind: 'profile-invalid', errors: profile.error });
    const stored = await this.#stored(avatar);
    if (!stored.ok) return failure({ kind: 'profile-not-saved', cause: stored.error, avatar });
    const update = profileUpdateOf(owner, profile.value, stored.value);
    const sent = await this.users.update(owner.id, update);
    if (sent.ok) return success(updatedUser(owner, update));
    const saved = sent.error.kind === 'outcome-unknown' ? await this.#readSaved(owner, update) : sent;
    if (saved.ok) return success(saved.value);
    return failure({ kind: 'profile-not-saved', cause: saved.error, avatar: stored.value ?? avatar });
  }

  /**
   * Reads the record after an unclear response. It is a success if it shows the update, so that no false failure is
   * claimed.
   */
  async #readSaved(owner: User, update: ProfileUpdate): Promise<Result<User, ProfileSaveFailure>> {
    const read = await this.users.byId(owner.id);
    if (read.ok) return isStored(update, owner, read.value) ? read : failure({ kind: 'outcome-unknown' });
    return failure(read.error.kind === 'session-expired' ? read.error : { kind: 'save-unverified' });
  }

  async #stored(avatar: AvatarChoice): Promise<Result<AvatarUpdate | undefined, WriteFailure>> {
    if (avatar.kind === 'unchanged') return success(undefined);
    if (avatar.kind !== 'chosen') return success(avatar);
    const uploaded = await this.media.upload(avatar.picture);
    return uploaded.ok ? success({ kind: 'replaced', uri: uploaded.value }) : uploaded;
  }
}
