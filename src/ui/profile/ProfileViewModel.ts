import { makeAutoObservable, observableRef } from 'mobx';
import type { Clock } from '@/application/ports/Clock';
import type { SessionRecords } from '@/application/ports/SessionRecords';
import type { ProfileWriteFailure } from '@/application/ports/UserRepository';
import type { ChosenFile, PreparePicture } from '@/application/profile/PreparePicture';
import type { UpdateProfile, UpdateProfileError } from '@/application/profile/UpdateProfile';
import type { ViewProfile } from '@/application/profile/ViewProfile';
import type { User, UserId } from '@/domain/identity/User';
import type { ProfileDraft } from '@/domain/profile/ProfileDraft';
import type { Notices } from '@/ui/shell/Notices';
import { Reading } from '@/ui/shell/Reading';
import type { ScreenViewModel } from '@/ui/shell/ScreenViewModel';
import type { SessionViewModel } from '@/ui/shell/SessionViewModel';
import type { UnsavedWork } from '@/ui/shell/leaving/LeaveGuard';
import { AvatarModel } from './AvatarModel';
import { ProfileMemory } from './ProfileMemory';
import { ProfileFormModel } from './ProfileFormModel';

export type ProfileMode = 'view' | 'edit';

export type ProfileState = { readonly kind: 'viewing' } | EditedProfile | SavingProfile | LeftProfile;

export interface EditedProfile {
  readonly kind: 'editing';
  readonly form: ProfileFormModel;
  readonly avatar: AvatarModel;
  /** Why the last save failed; everything typed is still there. */
  readonly failure?: ProfileWriteFailure | undefined;
}

export interface SavingProfile {
  readonly kind: 'saving';
  readonly form: ProfileFormModel;
  readonly avatar: AvatarModel;
}

/** Saved, or given up: nothing more is taken until the address leads back to the view, which may come late. */
export interface LeftProfile {
  readonly kind: 'leaving';
  readonly form: ProfileFormModel;
  readonly avatar: AvatarModel;
}

interface ProfileUseCases {
  readonly viewProfile: Pick<ViewProfile, 'execute'>;
  readonly updateProfile: Pick<UpdateProfile, 'execute'>;
  readonly preparePicture: Pick<PreparePicture, 'execute'>;
}

interface ProfilePorts {
  readonly drafts: SessionRecords<UserId, ProfileDraft>;
  readonly clock: Pick<Clock, 'now' | 'after'>;
}

/** What the profile needs of the frame around it. */
interface ProfileFrame {
  readonly session: Pick<SessionViewModel, 'user' | 'replaceUser' | 'expire'>;
  readonly notices: Pick<Notices, 'show'>;
}

/** The owner's profile, seen or edited. Which of the two is said by the address, so that Back leaves editing. */
export class ProfileViewModel implements ScreenViewModel, UnsavedWork {
  state: ProfileState = { kind: 'viewing' };
  readonly #reading = new Reading();
  #isRefreshed = false;
  #chosenBefore: ChosenFile | undefined;

  constructor(
    private readonly useCases: ProfileUseCases,
    private readonly ports: ProfilePorts,
    private readonly frame: ProfileFrame,
  ) {
    makeAutoObservable<ProfileViewModel, 'useCases' | 'ports' | 'frame'>(
      this,
      { state: observableRef, useCases: false, ports: false, frame: false },
      { autoBind: true },
    );
  }

  get user(): User | undefined {
    return this.frame.session.user;
  }

  /** Something would be lost by leaving. Whoever is signed out has nothing to save it with. */
  get isUnsaved(): boolean {
    const { state } = this;
    if (this.user === undefined) return false;
    if (state.kind === 'editing') return state.form.isChanged || state.avatar.isChanged;
    return state.kind === 'saving';
  }

  start(): void {
    if (!this.#reading.begin() && !this.#isRefreshed) void this.refresh();
  }

  dispose(): void {
    this.#reading.end();
    if (this.state.kind !== 'viewing') this.state.form.dispose();
  }

  /** Follows the address: going back to the view reverts everything. */
  show(mode: ProfileMode): void {
    if (mode === 'view') this.view();
    else if (this.state.kind === 'viewing') this.edit();
  }

  /** Reverts everything typed and chosen, for good. As long as the address stays there is an edit, begun anew. */
  discard(): void {
    if (this.state.kind === 'viewing' || this.state.kind === 'leaving') return;
    this.view();
    this.edit();
  }

  /** @returns whether there was an edit to give up, so that the address can lead out of it. */
  cancel(): boolean {
    return this.state.kind === 'editing' && this.leave(this.state);
  }

  /** A file that comes before the edit it belongs to waits for it. */
  chooseAvatar(file: ChosenFile): void {
    if (this.state.kind === 'editing') this.state.avatar.choose(file);
    else if (this.state.kind !== 'saving') this.#chosenBefore = file;
  }

  /** @returns whether it is saved and the editor still there, so that the address can lead out of it. */
  async save(): Promise<boolean> {
    const { state, user } = this;
    if (state.kind !== 'editing' || user === undefined) return false;
    if (Object.keys(state.form.submit()).length > 0) return false;
    const saving = this.to({ kind: 'saving', form: state.form, avatar: state.avatar });
    if (!(await saving.avatar.isReady())) return this.editOn(saving);
    const { form, avatar } = saving;
    const saved = await this.useCases.updateProfile.execute(user, form.values, avatar.choice);
    if (!saved.ok) return this.failed(saving, saved.error);
    return this.saved(saving, saved.value);
  }

  /** Said even when the owner has gone elsewhere meanwhile: it was sent, and it is so now. */
  private saved(saving: SavingProfile, user: User): boolean {
    this.frame.session.replaceUser(user);
    this.frame.notices.show({ kind: 'success', message: 'profile.edit.saved' });
    return this.state === saving && this.leave(saving);
  }

  private failed(saving: SavingProfile, error: UpdateProfileError): false {
    if (error.kind === 'profile-invalid') return this.editOn(saving);
    saving.avatar.retryWith(error.avatar);
    if (error.cause.kind === 'fields-refused') saving.form.markRefused(error.cause.fields);
    if (error.cause.kind === 'session-expired') void this.frame.session.expire();
    return this.editOn(saving, error.cause);
  }

  private editOn(saving: SavingProfile, failure?: ProfileWriteFailure): false {
    if (this.state === saving) this.to({ ...saving, kind: 'editing', failure });
    return false;
  }

  private leave({ form, avatar }: EditedProfile | SavingProfile): true {
    form.forget();
    this.to({ kind: 'leaving', form, avatar });
    return true;
  }

  private view(): void {
    if (this.state.kind === 'viewing') return;
    this.state.form.forget();
    this.to({ kind: 'viewing' });
  }

  private edit(): void {
    const { user } = this;
    if (user === undefined) return;
    const { drafts, clock } = this.ports;
    const form = new ProfileFormModel(user, new ProfileMemory(user.id, drafts, clock), clock);
    const avatar = new AvatarModel(user.avatar, this.useCases.preparePicture);
    this.to({ kind: 'editing', form, avatar });
    if (this.#chosenBefore !== undefined) avatar.choose(this.#chosenBefore);
    this.#chosenBefore = undefined;
  }

  /** The record may have been changed elsewhere. Without an answer the one of the session is still good. */
  private async refresh(): Promise<void> {
    const { user } = this;
    if (user === undefined) return;
    const viewed = await this.#reading.follow(async (signal) =>
      this.useCases.viewProfile.execute(user, signal),
    );
    this.#isRefreshed = viewed !== undefined;
    if (viewed === undefined || this.user !== user || this.state.kind !== 'viewing') return;
    if (viewed.ok) this.frame.session.replaceUser(viewed.value);
    else if (viewed.error.kind === 'session-expired') void this.frame.session.expire();
  }

  private to<State extends ProfileState>(state: State): State {
    this.state = state;
    return state;
  }
}
