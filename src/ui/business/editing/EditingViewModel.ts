import { makeAutoObservable, observableRef } from 'mobx';
import type { OwnedRead } from '@/application/business/readIfOwned';
import type {
  ListingConflict,
  ReconciledChange,
  SavedListing,
  SentChange,
  UpdateBusiness,
  UpdateBusinessError,
} from '@/application/business/UpdateBusiness';
import type { PreparePicture } from '@/application/profile/PreparePicture';
import type { Clock } from '@/application/ports/Clock';
import type { FormChannel } from '@/application/ports/FormChannel';
import type { BusinessNotFound } from '@/application/ports/BusinessRepository';
import type { ListingNotEditable, ListingRecord } from '@/application/ports/ListingRepository';
import type { ListingPartKey } from '@/application/ports/recordKeys';
import type { ReadFailure } from '@/application/ports/ServiceFailure';
import type { KeyedRecords } from '@/application/ports/StoredRecord';
import type { BusinessId } from '@/domain/business/BusinessId';
import { fieldsOf, pickFields, type ListingField, type ListingPart } from '@/domain/business/listing/Listing';
import { isSameIn } from '@/domain/business/listing/mergedChange';
import { restoredChange, type ListingDraft } from '@/domain/business/listing/ListingDraft';
import type { Instant } from '@/domain/shared/instant';
import type { UnsavedWork } from '@/ui/shell/leaving/LeaveGuard';
import { PART_PARAMETER, paths } from '@/ui/shell/paths';
import type { ScreenViewModel } from '@/ui/shell/ScreenViewModel';
import type { SessionViewModel } from '@/ui/shell/SessionViewModel';
import type { Toast, Toasts } from '@/ui/shell/Toasts';
import {
  mayBeStored,
  partIn,
  undecidedFields,
  undoResultOf,
  type UndoResult,
  type EditingNotice,
  type EditingState,
  type SaveFailure,
  type Version,
} from './EditingState';
import { ListingForm } from './ListingForm';
import { OtherTabs } from './OtherTabs';

interface EditingServices {
  readonly openListing: OwnedRead<ListingRecord, BusinessNotFound | ListingNotEditable | ReadFailure>;
  readonly updateBusiness: Pick<UpdateBusiness, 'execute' | 'undo' | 'reconcile'>;
  readonly preparePicture: Pick<PreparePicture, 'execute'>;
  readonly drafts: Pick<KeyedRecords<ListingPartKey, ListingDraft>, 'load' | 'save' | 'clear'>;
  readonly clock: Pick<Clock, 'now' | 'after'>;
  readonly channel: FormChannel;
  readonly session: Pick<SessionViewModel, 'user' | 'expire'>;
  readonly toasts: Pick<Toasts, 'show'>;
}

/**
 * Edits a business, one part at a time. The URL names the part, so that Back closes its form. A save and its
 * reconciliation continue when the owner goes back to the page of the business.
 */
export class EditingViewModel implements ScreenViewModel, UnsavedWork {
  state: EditingState = { kind: 'closed' };
  /** The part that the URL names. */
  requestedPart: ListingPart | undefined = undefined;
  /** Counts the finished forms. At each change EditingArea removes the part from the URL. */
  finishedCount = 0;
  readonly otherTabs: OtherTabs;
  #reading: AbortController | undefined;
  #reconciliation: ReturnType<UpdateBusiness['reconcile']> | undefined;
  /** The reconciliation of an undo. It continues while another part is edited. */
  #undoReconciliation: ReturnType<UpdateBusiness['reconcile']> | undefined;
  #isMounted = false;
  readonly #services: EditingServices;

  constructor(
    readonly businessId: BusinessId,
    services: EditingServices,
  ) {
    this.#services = services;
    this.otherTabs = new OtherTabs(services.channel, () => void this.mergeSaved(true));
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  get isUnsaved(): boolean {
    const { state } = this;
    /* On the page of the business a save that has failed keeps its form. Only a photo has no draft. */
    const isKept = this.requestedPart === undefined && partIn(state) !== 'photo';
    if (this.#services.session.user === undefined || isKept) return false;
    if (state.kind === 'editing') return state.form.isChanged;
    return state.kind === 'conflict' || (state.kind === 'saving' && state.isLeaveAgreed !== true);
  }

  get hasUnsavedPicture(): boolean {
    return this.isUnsaved && partIn(this.state) === 'photo';
  }

  /** The link from the page of the business back to the form keeps it. */
  isKeptAt({ pathname, searchParams }: URL): boolean {
    return (
      pathname === paths.business(this.businessId) && searchParams.get(PART_PARAMETER) === partIn(this.state)
    );
  }

  get preparePicture(): PreparePicture['execute'] {
    return async (file, cropRect) => this.#services.preparePicture.execute(file, cropRect);
  }

  start(): void {
    this.#isMounted = true;
    this.updateOtherTabs();
  }

  dispose(): void {
    this.#isMounted = false;
    this.#undoReconciliation?.stop();
    if (this.state.kind === 'closed' && this.state.notice?.kind === 'undoing')
      this.announce({ kind: 'error', message: 'editing.saved.undo-outcome-unknown' });
    if (this.state.kind === 'saving') this.updateOtherTabs();
    else this.close();
  }

  /** Follows the URL. Another part opens when a running save has ended. */
  show(part: ListingPart | undefined): void {
    this.requestedPart = part;
    const { kind } = this.state;
    if (kind === 'saving' || (kind === 'outcome-unknown' && part === undefined)) return;
    if (part === partIn(this.state)) return;
    if (part === undefined) this.close();
    else void this.open(part);
  }

  /** Reads the business again, after a failure. */
  async retry(): Promise<void> {
    if (this.state.kind === 'unavailable') await this.open(this.state.part);
  }

  /** Discards what was typed. A running save is not stopped. */
  discard(): void {
    const { state } = this;
    if (state.kind === 'saving') this.to({ ...state, isLeaveAgreed: true });
    if (state.kind === 'saving' || !('form' in state)) return;
    const key = this.keyOf(state.form);
    if (key !== undefined) this.#services.drafts.clear(key);
    this.close();
  }

  cancel(): void {
    this.discard();
    this.finishedCount += 1;
  }

  /** Discards the restored draft and edits the saved values. */
  startOver(): void {
    if (this.state.kind !== 'editing') return;
    const { form } = this.state;
    form.startOver();
    this.to({ kind: 'editing', form });
  }

  async save(): Promise<void> {
    if (this.state.kind !== 'editing') return;
    const { form } = this.state;
    if (!form.isChanged) return this.cancel();
    if (Object.keys(form.showAllErrors()).length > 0) return;
    this.updateDraft(form);
    this.to({ kind: 'saving', form });
    /* If the chosen photo could not be prepared, nothing is saved. */
    if (form.preparing !== undefined && !(await form.preparing))
      return this.handleFailedSave(form, { kind: 'listing-invalid', errors: [] });
    form.setPreparing(undefined);
    const result = await this.#services.updateBusiness.execute(form.recorded, form.values, form.picture);
    if (result.ok) return this.finishSave(form, result.value);
    form.keepUpload(result.error.typed.photo);
    this.handleFailedSave(form, result.error);
  }

  reconcileAgain(): void {
    if (this.state.kind === 'outcome-unknown' && this.state.reconciliation === 'over')
      this.reconcile(this.state.form, this.state.sent, this.state.sentAt);
  }

  choose(fields: readonly ListingField[], version: Version): void {
    if (this.state.kind !== 'conflict') return;
    const chosen = new Map([...this.state.chosen, ...fields.map((field) => [field, version] as const)]);
    this.to({ ...this.state, chosen });
  }

  /** Edits the newer record with the chosen versions. */
  resolve(): void {
    if (this.state.kind !== 'conflict' || undecidedFields(this.state).length > 0) return;
    const { form, conflict, chosen } = this.state;
    form.rebase(
      conflict.current,
      pickFields(conflict.mine, (field) => chosen.get(field) !== 'now'),
    );
    this.to({ kind: 'editing', form });
  }

  async saveResolved(): Promise<void> {
    const conflict = this.state.kind === 'conflict' ? this.state.conflict : undefined;
    this.resolve();
    if (this.state.kind === 'editing' && conflict?.wasSent && !this.state.form.isChanged)
      this.finishSave(this.state.form, { before: conflict.current, after: conflict.current, change: {} });
    else await this.save();
  }

  /** Saves the values from before the last save. */
  async undo(): Promise<void> {
    const notice = this.state.kind === 'closed' ? this.state.notice : undefined;
    if (notice?.kind !== 'saved' && notice?.kind !== 'undo-failed') return;
    const undoing: EditingNotice = { ...notice, kind: 'undoing' };
    this.to({ kind: 'closed', notice: undoing });
    const result = await this.#services.updateBusiness.undo(notice.saved);
    if (result.ok) return this.finishUndo(undoing, 'undone', result.value);
    const { error } = result;
    if (error.kind !== 'outcome-unknown') {
      this.finishUndo(undoing, undoResultOf(error));
      return error.kind === 'not-saved' ? this.endExpiredSession(error.cause) : undefined;
    }
    this.#undoReconciliation = this.#services.updateBusiness.reconcile(error.sent, () => undefined);
    const outcome = await this.#undoReconciliation.outcome;
    if (outcome.kind === 'saved') return this.finishUndo(undoing, 'undone', outcome.saved);
    this.finishUndo(undoing, undoResultOf(outcome));
    this.endExpiredSession(outcome);
  }

  dismiss(): void {
    if (this.state.kind === 'closed') this.to({ kind: 'closed' });
  }

  /** Shows the result in the notice, or as a toast if the owner already edits another part. */
  private finishUndo(undoing: EditingNotice, kind: UndoResult, undone?: SavedListing): void {
    const isShownOnPage = this.state.kind === 'closed' && this.state.notice === undoing;
    if (isShownOnPage)
      this.to({ kind: 'closed', notice: { ...undoing, kind, at: this.#services.clock.now() } });
    if (undone !== undefined) {
      this.announceSaved(undoing.part);
      if (partIn(this.state) === undoing.part) void this.mergeSaved(false);
    } else if (isShownOnPage) return;
    this.announce({
      kind: undone === undefined ? 'error' : 'success',
      message: `editing.saved.${kind}`,
      about: undoing.saved.after.business,
      isHistoryOnly: isShownOnPage,
    });
  }

  private async open(part: ListingPart): Promise<void> {
    const { user } = this.#services.session;
    if (user === undefined) return;
    this.leaveState();
    const loading = this.to({ kind: 'loading', part });
    this.#reading = new AbortController();
    const read = await this.#services.openListing.execute(user, this.businessId, this.#reading.signal);
    if (this.state !== loading) return;
    if (read.ok) this.edit(part, read.value);
    else {
      this.to({ kind: 'unavailable', part, error: read.error });
      this.endExpiredSession(read.error);
    }
  }

  /** Opens the form, with the draft if there is one. */
  private edit(part: ListingPart, read: ListingRecord): void {
    const form = new ListingForm(read, part, this.#services.clock, this.updateDraft);
    const key = this.keyOf(form);
    const draft = key && this.#services.drafts.load(key);
    if (draft === undefined) return void this.to({ kind: 'editing', form });
    if (this.merge(form, draft, read))
      this.to({ kind: 'editing', form, draftSavedAt: form.isChanged ? draft.savedAt : undefined });
  }

  /**
   * Another tab has saved this part, or an undo in this tab has ended. Shows the saved values in the fields that were not
   * changed here.
   */
  private async mergeSaved(isElsewhere: boolean): Promise<void> {
    const { state } = this;
    const { user } = this.#services.session;
    if (user === undefined || state.kind !== 'editing') return;
    const { form } = state;
    const read = await this.#services.openListing.execute(user, this.businessId, this.#reading?.signal);
    /* A chosen picture cannot be merged: it has no URL to compare until it is saved. */
    if (!read.ok || this.state.kind !== 'editing' || this.state.form !== form || form.hasChosenPicture)
      return;
    if (this.merge(form, form.draft, read.value) && isElsewhere) this.otherTabs.showSaved();
  }

  /** Applies the typed changes to the newer record. Returns false if both changed a field, and then asks the owner. */
  private merge(form: ListingForm, draft: ListingDraft, current: ListingRecord): boolean {
    const { change, conflicts, before } = restoredChange(form.part, draft, current.listing);
    if (conflicts.length > 0)
      this.enterConflict(
        form,
        { kind: 'conflict', current, fields: conflicts, mine: change, before },
        draft.readAt ?? draft.savedAt,
      );
    else form.rebase(current, change);
    return conflicts.length === 0;
  }

  private close(): void {
    this.leaveState();
    this.to({ kind: 'closed' });
  }

  private leaveState(): void {
    this.#reading?.abort();
    this.#reconciliation?.stop();
    if (this.state.kind === 'outcome-unknown') this.announceOutcomeUnknown(this.state.form);
    if ('form' in this.state) this.state.form.dispose();
  }

  /** Whether the owner has left the page, or edits another part. */
  private hasLeft({ part }: ListingForm): boolean {
    return !this.#isMounted || (this.requestedPart !== undefined && this.requestedPart !== part);
  }

  /** Closes the form whose save has ended, and opens the part in the URL. Unsaved values are in the draft. */
  private openRequested(): void {
    this.close();
    if (this.#isMounted && this.requestedPart !== undefined) void this.open(this.requestedPart);
  }

  private handleFailedSave(form: ListingForm, error: UpdateBusinessError): void {
    if (this.hasLeft(form)) {
      if (mayBeStored(error)) this.announceOutcomeUnknown(form);
      else
        this.announceNotSaved(form, { cause: error.kind === 'not-saved' ? error.cause : undefined }, false);
      return this.openRequested();
    }
    switch (error.kind) {
      case 'listing-invalid':
        return this.continueEditing(form);
      case 'conflict':
        return this.enterConflict(form, error);
      case 'business-not-found':
      case 'listing-not-editable':
        this.announceNotSaved(form, { cause: undefined }, true);
        return void this.to({ kind: 'gone', form, reason: error.kind });
      case 'not-saved':
        return this.continueEditing(form, { cause: error.cause });
      case 'outcome-unknown':
        this.reconcile(form, error.sent, this.#services.clock.now());
    }
  }

  private finishSave(form: ListingForm, saved: SavedListing): void {
    const isShownOnPage = !this.hasLeft(form);
    this.clearSavedDraft(form);
    this.close();
    this.announceSaved(form.part);
    this.announce({
      kind: 'success',
      message: `editing.${form.part}.saved`,
      about: saved.after.business,
      isHistoryOnly: isShownOnPage,
    });
    if (!isShownOnPage) return this.openRequested();
    const at = this.#services.clock.now();
    this.to({ kind: 'closed', notice: { kind: 'saved', part: form.part, saved, at } });
    this.finishedCount += 1;
  }

  private continueEditing(form: ListingForm, failure?: SaveFailure): void {
    if (failure !== undefined) this.announceNotSaved(form, failure, true);
    this.to({ kind: 'editing', form, failure });
  }

  private announceNotSaved(form: ListingForm, { cause }: SaveFailure, isShownOnPage: boolean): void {
    if (cause?.kind === 'session-expired') return this.endExpiredSession(cause);
    this.announce({
      kind: 'error',
      message: 'editing.notSaved',
      about: form.recorded.business,
      isHistoryOnly: isShownOnPage,
      request: cause && 'request' in cause ? cause.request : undefined,
    });
  }

  private endExpiredSession(cause: { readonly kind: string } | undefined): void {
    if (cause?.kind === 'session-expired') void this.#services.session.expire();
  }

  private enterConflict(form: ListingForm, conflict: ListingConflict, openedAt = form.readAt): void {
    if (conflict.fields.length === 0 && !conflict.wasSent) {
      form.rebase(conflict.current, conflict.mine);
      return this.continueEditing(form, { cause: undefined });
    }
    this.to({ kind: 'conflict', form, conflict, openedAt, chosen: new Map() });
  }

  private reconcile(form: ListingForm, sent: SentChange, sentAt: Instant): void {
    const show = (reconciliation: 'running' | 'paused' | 'over'): void => {
      this.to({ kind: 'outcome-unknown', form, sent, sentAt, reconciliation });
    };
    show('running');
    this.#reconciliation = this.#services.updateBusiness.reconcile(sent, (isPaused) =>
      show(isPaused ? 'paused' : 'running'),
    );
    void this.#reconciliation.outcome.then((outcome) =>
      this.finishReconciliation(form, outcome, () => show('over')),
    );
  }

  private finishReconciliation(form: ListingForm, outcome: ReconciledChange, onUnknown: () => void): void {
    switch (outcome.kind) {
      case 'saved':
        return this.finishSave(form, outcome.saved);
      case 'conflict':
        return this.enterConflict(form, outcome);
      case 'not-saved':
        return this.continueEditing(form, { cause: undefined });
      case 'outcome-unknown':
        return onUnknown();
      case 'session-expired':
        onUnknown();
        return this.endExpiredSession(outcome);
    }
  }

  private announceOutcomeUnknown({ part }: ListingForm): void {
    /* A photo has no draft. */
    const left = part === 'photo' ? 'leftPhoto' : 'left';
    this.announce({ kind: 'error', message: `editing.outcomeUnknown.${left}` });
  }

  /** Does nothing after a sign-out, because the next person at this device could read the toast. */
  private announce(toast: Toast): void {
    if (this.#services.session.user !== undefined) this.#services.toasts.show(toast);
  }

  private updateDraft(form: ListingForm): void {
    const key = this.keyOf(form);
    if (key === undefined) return;
    /* A draft has no picture. */
    if (fieldsOf(form.changes).length === 0 || form.part === 'photo') this.#services.drafts.clear(key);
    else this.#services.drafts.save(key, form.draft);
  }

  /** Another draft belongs to a form that another visit of the page has opened since. */
  private clearSavedDraft(form: ListingForm): void {
    const key = this.keyOf(form);
    if (key === undefined) return;
    const { typed } = this.#services.drafts.load(key) ?? {};
    const isOfThisForm = isSameIn(fieldsOf({ ...typed, ...form.typed }), typed ?? {}, form.typed);
    if (typed === undefined || isOfThisForm) this.#services.drafts.clear(key);
  }

  private announceSaved(part: ListingPart): void {
    const key = this.keyOf({ part });
    if (key !== undefined) this.otherTabs.announceSaved(key);
  }

  private keyOf({ part }: Pick<ListingForm, 'part'>): ListingPartKey | undefined {
    const { user } = this.#services.session;
    return user && { userId: user.id, businessId: this.businessId, part };
  }

  private to<State extends EditingState>(state: State): State {
    this.state = state;
    this.updateOtherTabs();
    return state;
  }

  private updateOtherTabs(): void {
    const { state } = this;
    this.otherTabs.setOpenForm(this.#isMounted && 'form' in state ? this.keyOf(state.form) : undefined);
  }
}
