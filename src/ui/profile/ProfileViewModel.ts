import { makeAutoObservable, observableRef } from 'mobx';
import type { Clock } from '@/application/ports/Clock';
import type { ProfileDraftStore } from '@/application/ports/ProfileDraftStore';
import type { WriteFailure } from '@/application/ports/ServiceFailure';
import type { ChosenFile, PreparePicture } from '@/application/profile/PreparePicture';
import type { UpdateProfile, UpdateProfileError } from '@/application/profile/UpdateProfile';
import type { ViewProfile } from '@/application/profile/ViewProfile';
import type { User } from '@/domain/identity/User';
import type { Notices } from '@/ui/shell/Notices';
import { Reading } from '@/ui/shell/Reading';
import type { ScreenViewModel } from '@/ui/shell/ScreenViewModel';
import type { SessionViewModel } from '@/ui/shell/SessionViewModel';
import type { UnsavedWork } from '@/ui/shell/leaving/LeaveGuard';
import { AvatarModel } from './AvatarModel';
import { ProfileMemory } from './ProfileMemory';
import { ProfileFormModel } from './ProfileFormModel';

export type ProfileMode = 'view' | 'edit';

export type ProfileState = { readonly kind: 'viewing' } | EditedProfile | SavingProfile;

export interface EditedProfile {
  readonly kind: 'editing';
  readonly form: ProfileFormModel;
  readonly avatar: AvatarModel;
  /** Why the last save failed; everything typed is still there. */
  readonly failure?: WriteFailure | undefined;
}

export interface SavingProfile {
  readonly kind: 'saving';
  readonly form: ProfileFormModel;
  readonly avatar: AvatarModel;
}

interface ProfileUseCases {
  readonly viewProfile: Pick<ViewProfile, 'execute'>;
  readonly updateProfile: Pick<UpdateProfile, 'execute'>;
  readonly preparePicture: Pick<PreparePicture, 'execute'>;
}

interface ProfilePorts {
  readonly drafts: ProfileDraftStore;
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
    if (this.state.kind === 'viewing' || this.user === undefined) return false;
    return this.state.kind === 'saving' || this.state.form.isChanged || this.state.avatar.isChanged;
  }

  start(): void {
    this.#reading.begin();
    void this.refresh();
  }

  dispose(): void {
    this.#reading.end();
    if (this.state.kind !== 'viewing') this.state.form.dispose();
  }

  /** Follows the address: going back to the view reverts everything. */
  show(mode: ProfileMode): void {
    if (mode === 'view') this.discard();
    else if (this.state.kind === 'viewing') this.edit();
  }

  /** Reverts everything typed and chosen, for good. */
  discard(): void {
    if (this.state.kind === 'viewing') return;
    this.state.form.forget();
    this.to({ kind: 'viewing' });
  }

  chooseAvatar(file: ChosenFile): void {
    if (this.state.kind === 'editing') this.state.avatar.choose(file);
  }

  /** @returns whether it is saved, so that editing is over. */
  async save(): Promise<boolean> {
    const { state, user } = this;
    if (state.kind !== 'editing' || user === undefined) return false;
    if (Object.keys(state.form.submit()).length > 0) return false;
    const saving = this.to({ kind: 'saving', form: state.form, avatar: state.avatar });
    if (!(await saving.avatar.isReady())) return this.editOn(saving);
    const { form, avatar } = saving;
    const saved = await this.useCases.updateProfile.execute(user, form.values, avatar.choice);
    if (!saved.ok) return this.failed(saving, saved.error);
    this.saved(saving, saved.value);
    return true;
  }

  /** Said even when the owner has gone elsewhere meanwhile: it was sent, and it is so now. */
  private saved(saving: SavingProfile, user: User): void {
    this.frame.session.replaceUser(user);
    this.frame.notices.show({ kind: 'success', message: 'profile.edit.saved' });
    if (this.state === saving) this.discard();
  }

  private failed(saving: SavingProfile, error: UpdateProfileError): false {
    if (error.kind === 'profile-invalid') return this.editOn(saving);
    saving.avatar.retryWith(error.avatar);
    if (error.cause.kind === 'session-expired') void this.frame.session.expire();
    return this.editOn(saving, error.cause);
  }

  private editOn(saving: SavingProfile, failure?: WriteFailure): false {
    if (this.state === saving) this.to({ ...saving, kind: 'editing', failure });
    return false;
  }

  private edit(): void {
    const { user } = this;
    if (user === undefined) return;
    const { drafts, clock } = this.ports;
    const form = new ProfileFormModel(user, new ProfileMemory(user.id, drafts, clock), clock);
    const avatar = new AvatarModel(user.avatar, this.useCases.preparePicture);
    this.to({ kind: 'editing', form, avatar });
  }

  /** The record may have been changed elsewhere. Without an answer the one of the session is still good. */
  private async refresh(): Promise<void> {
    const { user } = this;
    if (user === undefined) return;
    const viewed = await this.#reading.follow(async (signal) =>
      this.useCases.viewProfile.execute(user, signal),
    );
    if (viewed === undefined || this.user !== user || this.state.kind !== 'viewing') return;
    if (viewed.ok) this.frame.session.replaceUser(viewed.value);
    else if (viewed.error.kind === 'session-expired') void this.frame.session.expire();
  }

  private to<State extends ProfileState>(state: State): State {
    this.state = state;
    return state;
  }
}
