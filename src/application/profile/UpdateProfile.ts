import type { MediaStore } from '@/application/ports/MediaStore';
import type { WriteFailure } from '@/application/ports/ServiceFailure';
import type { ProfileWriteFailure, UserRepository } from '@/application/ports/UserRepository';
import type { User } from '@/domain/identity/User';
import type { Picture } from '@/domain/profile/Picture';
import { parseProfile, type ProfileErrors, type ProfileForm } from '@/domain/profile/ProfileForm';
import {
  isStored,
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

export type UpdateProfileError =
  /** Nothing was sent. */
  | { readonly kind: 'profile-invalid'; readonly errors: ProfileErrors }
  | {
      readonly kind: 'profile-not-saved';
      readonly cause: ProfileWriteFailure;
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
    const storedUser =
      sent.error.kind === 'outcome-unknown' ? await this.#readStored(owner, update) : undefined;
    if (storedUser !== undefined) return success(storedUser);
    return failure({ kind: 'profile-not-saved', cause: sent.error, avatar: stored.value ?? avatar });
  }

  /** After an unclear response, the record if it shows the update. Otherwise the page would claim a false failure. */
  async #readStored(owner: User, update: ProfileUpdate): Promise<User | undefined> {
    const read = await this.users.byId(owner.id);
    return read.ok && isStored(update, owner, read.value) ? read.value : undefined;
  }

  async #stored(avatar: AvatarChoice): Promise<Result<AvatarUpdate | undefined, WriteFailure>> {
    if (avatar.kind === 'unchanged') return success(undefined);
    if (avatar.kind !== 'chosen') return success(avatar);
    const uploaded = await this.media.upload(avatar.picture);
    return uploaded.ok ? success({ kind: 'replaced', uri: uploaded.value }) : uploaded;
  }
}
