import { makeAutoObservable, observableRef } from 'mobx';
import type { Clock } from '@/application/ports/Clock';
import type { KeyedRecords } from '@/application/ports/StoredRecord';
import type { ChosenFile, PreparePicture } from '@/application/profile/PreparePicture';
import type { ReconciledFailure } from '@/application/polling/reconcile';
import type {
  SaveFailureCause,
  UpdateProfile,
  UpdateProfileError,
} from '@/application/profile/UpdateProfile';
import type { User, UserId } from '@/domain/identity/User';
import type { ProfileDraft } from '@/domain/profile/ProfileDraft';
import { success, type Result } from '@/domain/shared/result';
import type { Toasts } from '@/ui/shell/Toasts';
import { createUserResource, type UserResource, type ViewProfile } from '@/ui/shell/createUserResource';
import type { ScreenViewModel } from '@/ui/shell/ScreenViewModel';
import type { SessionViewModel } from '@/ui/shell/SessionViewModel';
import type { UnsavedWork } from '@/ui/shell/leaving/LeaveGuard';
import { AvatarModel } from './AvatarModel';
import { ProfileFormModel } from './ProfileFormModel';

export type ProfileMode = 'view' | 'edit';

export type ProfileState =
  | { readonly kind: 'viewing' }
  | EditedProfile
  | SavingProfile
  /** The changes were saved or discarded. The form is read-only until the router has left the editing URL. */
  | (OpenedProfile & { readonly kind: 'leaving' });

interface OpenedProfile {
  readonly form: ProfileFormModel;
  readonly avatar: AvatarModel;
}

export type ProfileSaveFailure = SaveFailureCause | ReconciledFailure<User>;

interface EditedProfile extends OpenedProfile {
  readonly kind: 'editing';
  readonly failure?: ProfileSaveFailure | undefined;
}

export interface SavingProfile extends OpenedProfile {
  readonly kind: 'saving';
  /** Set while a save with an unknown outcome is reconciled. `isPaused` while there is no connection. */
  readonly reconciliation?: { readonly isPaused: boolean } | undefined;
}

interface ProfileServices {
  readonly viewProfile: ViewProfile;
  readonly updateProfile: Pick<UpdateProfile, 'execute' | 'reconcile'>;
  readonly preparePicture: Pick<PreparePicture, 'execute'>;
  readonly drafts: KeyedRecords<UserId, ProfileDraft>;
  readonly clock: Pick<Clock, 'now' | 'after'>;
  readonly session: Pick<SessionViewModel, 'user' | 'replaceUser' | 'expire'>;
  readonly toasts: Pick<Toasts, 'show'>;
}

/** The profile page. Its URL says whether the owner views or edits the profile, so that Back ends editing. */
export class ProfileViewModel implements ScreenViewModel, UnsavedWork {
  state: ProfileState = { kind: 'viewing' };
  readonly #record: UserResource;
  #fileForNextEdit: ChosenFile | undefined;
  #reconciliation: ReturnType<UpdateProfile['reconcile']> | undefined;
  readonly #services: ProfileServices;

  constructor(services: ProfileServices) {
    const { viewProfile, session, clock } = services;
    this.#services = services;
    this.#record = createUserResource({
      viewProfile,
      session,
      clock,
      onExpired: () => {
        if (this.state.kind === 'viewing') void session.expire();
      },
    });
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  get user(): User | undefined {
    return this.#services.session.user;
  }

  /** Whether leaving would lose changes. False without a signed-in owner, who could not save them. */
  get isUnsaved(): boolean {
    const { state } = this;
    if (this.user === undefined) return false;
    if (state.kind === 'editing') return state.form.isChanged || state.avatar.isChanged;
    return state.kind === 'saving';
  }

  get hasUnsavedPicture(): boolean {
    return this.isUnsaved && 'avatar' in this.state && this.state.avatar.isChanged;
  }

  start(): void {
    void this.#record.start().then(this.rebaseForm);
  }

  dispose(): void {
    this.#record.dispose();
    this.stopReconciling();
    if (this.state.kind !== 'viewing') this.state.form.dispose();
  }

  /** Follows the URL. Viewing discards all changes, except those of a running save until it is known to be saved. */
  show(mode: ProfileMode): void {
    if (mode === 'view') this.view();
    else if (this.state.kind === 'viewing') this.edit();
  }

  /**
   * Discards all changes. Those of a running save stay in the draft until it is known to be saved. While the URL still
   * says editing, starts a new edit, unless a save is running: the new edit would restore that draft.
   */
  discard(): void {
    if (this.state.kind === 'viewing' || this.state.kind === 'leaving') return;
    const isSaving = this.state.kind === 'saving';
    this.view();
    if (!isSaving) this.edit();
  }

  cancel(): void {
    if (this.state.kind !== 'editing') return;
    this.state.form.forget();
    this.leave(this.state);
  }

  /** Chooses a picture for the edit, or else for the next one. */
  chooseAvatar(file: ChosenFile): void {
    if (this.state.kind === 'editing') this.state.avatar.choose(file);
    else if (this.state.kind !== 'saving') this.#fileForNextEdit = file;
  }

  async save(): Promise<void> {
    const { state } = this;
    if (state.kind !== 'editing' || this.user === undefined) return;
    if (Object.keys(state.form.showAllErrors()).length > 0) return;
    const saving = this.to({ kind: 'saving', form: state.form, avatar: state.avatar });
    if (!(await saving.avatar.finishPreparing())) return this.continueEditing(saving);
    await this.#record.refresh().then(this.rebaseForm, () => undefined);
    /* During the refresh, the owner has discarded the changes or left the page. */
    if (this.state !== saving) return;
    const { user } = this;
    if (user === undefined) return this.continueEditing(saving);
    const { form, avatar } = saving;
    const saved = await this.#services.updateProfile.execute(user, form.values, avatar.choice);
    if (saved.ok) return this.finishSave(saving, saved.value);
    const { error } = saved;
    if (error.kind === 'outcome-unknown') return this.reconcile(saving, user, error);
    if (error.kind === 'profile-invalid') {
      this.continueEditing(saving);
      form.showAllErrors();
      return;
    }
    avatar.retryWith(error.avatar);
    this.fail(saving, error.cause);
  }

  /** Polls until it is known whether the profile was saved, or the owner leaves the page (faults R18). */
  private async reconcile(
    saving: SavingProfile,
    user: User,
    { update, avatar }: Extract<UpdateProfileError, { readonly kind: 'outcome-unknown' }>,
  ): Promise<void> {
    saving.avatar.retryWith(avatar);
    if (this.state !== saving) return this.announceOutcomeUnknown();
    const check = (isPaused: boolean): SavingProfile => this.to({ ...saving, reconciliation: { isPaused } });
    check(false);
    this.#reconciliation = this.#services.updateProfile.reconcile(user, update, check);
    const outcome = await this.#reconciliation.outcome;
    this.#reconciliation = undefined;
    switch (outcome.kind) {
      case 'executed':
        return this.finishSave(saving, outcome.value);
      case 'session-expired':
        return this.fail(saving, outcome);
      case 'not-executed':
      case 'outcome-unknown':
        return this.continueEditing(saving, outcome);
    }
  }

  private stopReconciling(): void {
    if (this.#reconciliation === undefined) return;
    this.#reconciliation.stop();
    this.#reconciliation = undefined;
    this.announceOutcomeUnknown();
  }

  private announceOutcomeUnknown(): void {
    this.#services.toasts.show({ kind: 'error', message: 'profile.edit.unverified' });
  }

  /**
   * Shows the toast also after the owner has left the page. The draft of an edit that was begun since then holds only
   * what is not saved yet.
   */
  private finishSave(saving: SavingProfile, user: User): void {
    this.#services.session.replaceUser(user);
    this.#services.toasts.show({ kind: 'success', message: 'profile.edit.saved' });
    saving.form.forgetSaved();
    if (this.isShown(saving)) return this.leave(saving);
    this.rebaseForm(success(user));
  }

  /** The page shows the failure. After the owner has left it, a toast does. */
  private fail(saving: SavingProfile, cause: SaveFailureCause): void {
    if (cause.kind === 'fields-refused') saving.form.markRefused(cause.fields);
    if (cause.kind === 'session-expired') void this.#services.session.expire();
    else
      this.#services.toasts.show({
        kind: 'error',
        message: 'profile.edit.failed',
        request: 'request' in cause ? cause.request : undefined,
        isHistoryOnly: this.isShown(saving),
      });
    this.continueEditing(saving, cause);
  }

  private continueEditing({ form, avatar }: OpenedProfile, failure?: ProfileSaveFailure): void {
    if (this.isShown({ form })) this.to({ kind: 'editing', form, avatar, failure });
  }

  /** Whether the page still waits for this save. */
  private isShown({ form }: Pick<OpenedProfile, 'form'>): boolean {
    return this.state.kind === 'saving' && this.state.form === form;
  }

  private leave({ form, avatar }: OpenedProfile): void {
    this.to({ kind: 'leaving', form, avatar });
  }

  /** Ends editing. During a save the draft stays, so that the next edit restores it if it was not saved. */
  private view(): void {
    if (this.state.kind === 'viewing') return;
    if (this.state.kind === 'saving') this.state.form.dispose();
    else this.state.form.forget();
    this.stopReconciling();
    this.to({ kind: 'viewing' });
  }

  private edit(): void {
    const { user } = this;
    if (user === undefined) return;
    if (!this.#record.isReading) void this.#record.refresh().then(this.rebaseForm);
    const { drafts, clock } = this.#services;
    const form = new ProfileFormModel(user, drafts, clock);
    const avatar = new AvatarModel(user.avatar, this.#services.preparePicture);
    this.to({ kind: 'editing', form, avatar });
    if (this.#fileForNextEdit !== undefined) avatar.choose(this.#fileForNextEdit);
    this.#fileForNextEdit = undefined;
  }

  /**
   * Shows a newer record in the unchanged fields of the form. A save sends every field, so otherwise it would overwrite
   * what another tab has saved.
   */
  private rebaseForm(viewed: Result<User, unknown> | undefined): void {
    const { state } = this;
    if (viewed?.ok === true && (state.kind === 'editing' || state.kind === 'saving'))
      state.form.rebase(viewed.value);
  }

  private to<State extends ProfileState>(state: State): State {
    this.state = state;
    return state;
  }
}
