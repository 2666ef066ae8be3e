import type { BusinessNotFound } from '@/application/ports/BusinessRepository';
import type { ListingNotEditable } from '@/application/ports/ListingRepository';
import type { ReadFailure, WriteFailure } from '@/application/ports/ServiceFailure';
import type {
  ListingConflict,
  SavedListing,
  SentChange,
  ReconciledChange,
  UpdateBusinessError,
} from '@/application/business/UpdateBusiness';
import type { ListingField, ListingPart } from '@/domain/business/listing/Listing';
import type { Instant } from '@/domain/shared/instant';
import type { ListingForm } from './ListingForm';

export type EditingState =
  /** The page of the business is shown. */
  | { readonly kind: 'closed'; readonly notice?: EditingNotice | undefined }
  | { readonly kind: 'loading'; readonly part: ListingPart }
  /** The business could not be read, or cannot be edited here. */
  | {
      readonly kind: 'unavailable';
      readonly part: ListingPart;
      readonly error: ReadFailure | BusinessNotFound | ListingNotEditable;
    }
  /** The business was deleted, has another owner or cannot be edited any more. The typed values can still be copied. */
  | {
      readonly kind: 'gone';
      readonly form: ListingForm;
      readonly reason: (BusinessNotFound | ListingNotEditable)['kind'];
    }
  | EditedListing
  /** `isLeaveAgreed`: the owner has agreed to leave, so that leaving is not asked about again. */
  | { readonly kind: 'saving'; readonly form: ListingForm; readonly isLeaveAgreed?: true }
  | OutcomeUnknownListing
  | ConflictingListing;

/** Why a save failed. `cause` is undefined if a read showed that the change is not in the record. */
export type SaveFailure = { readonly cause: ReadFailure | WriteFailure | undefined };

interface EditedListing {
  readonly kind: 'editing';
  readonly form: ListingForm;
  readonly failure?: SaveFailure | undefined;
  /** Set if the values come from a draft. */
  readonly draftSavedAt?: Instant | undefined;
}

/** The save was sent, and it is not known whether it was executed. */
export interface OutcomeUnknownListing {
  readonly kind: 'outcome-unknown';
  readonly form: ListingForm;
  readonly sent: SentChange;
  readonly sentAt: Instant;
  /** `paused` while there is no connection, `over` after the last read. */
  readonly reconciliation: 'running' | 'paused' | 'over';
}

/** `now` is the value in the record, `mine` the typed one. */
export type Version = 'now' | 'mine';

export interface ConflictingListing {
  readonly kind: 'conflict';
  readonly form: ListingForm;
  readonly conflict: ListingConflict;
  readonly openedAt: Instant;
  readonly chosen: ReadonlyMap<ListingField, Version>;
}

export type UndoResult = 'undone' | 'undo-failed' | 'undo-outcome-unknown' | 'undo-conflict';

/** What came of an undo, or of reading whether it was saved. */
type NotUndone = UpdateBusinessError | Exclude<ReconciledChange, { readonly kind: 'saved' }>;

/** Whether the change was sent, and something of it may be stored. */
export function mayBeStored(error: NotUndone): boolean {
  return error.kind === 'outcome-unknown' || (error.kind === 'conflict' && error.wasSent === true);
}

export function undoResultOf(error: NotUndone): UndoResult {
  if (error.kind === 'session-expired') return 'undo-outcome-unknown';
  /* A business that is not found can be gone before the undo or after it. */
  if (mayBeStored(error) || error.kind === 'business-not-found') return 'undo-outcome-unknown';
  return error.kind === 'conflict' ? 'undo-conflict' : 'undo-failed';
}

/** What the page of the business says about the last save. */
export interface EditingNotice {
  readonly kind: 'saved' | 'undoing' | UndoResult;
  readonly part: ListingPart;
  readonly saved: SavedListing;
  /** When a read confirmed the save. */
  readonly at: Instant;
}

/** The part whose form is open or opening. */
export function partIn(state: EditingState): ListingPart | undefined {
  if (state.kind === 'closed') return undefined;
  return 'form' in state ? state.form.part : state.part;
}

export function conflictTitle({ conflict }: ConflictingListing) {
  return conflict.wasSent ? 'editing.conflict.titleSent' : 'editing.conflict.title';
}

/** The fields whose version is not chosen yet. */
export function undecidedFields({ conflict, chosen }: ConflictingListing): readonly ListingField[] {
  return conflict.fields.filter((field) => !chosen.has(field));
}
