import type { BusinessNotFound } from '@/application/ports/BusinessRepository';
import type { ListingNotEditable } from '@/application/ports/ListingRepository';
import type { ReadFailure, WriteFailure } from '@/application/ports/ServiceFailure';
import type { ListingConflict, SavedListing, SentChange } from '@/application/business/UpdateBusiness';
import type { ListingField, ListingPart } from '@/domain/business/listing/Listing';
import type { Instant } from '@/domain/shared/instant';
import type { ListingForm } from './ListingForm';

export type EditingState =
  /** The page of the business is shown. */
  | { readonly kind: 'closed'; readonly notice?: EditingNotice | undefined }
  | { readonly kind: 'loading'; readonly part: ListingPart }
  /** Without a record that was just read there is no form. */
  | {
      readonly kind: 'unavailable';
      readonly part: ListingPart;
      readonly error: ReadFailure | BusinessNotFound | ListingNotEditable;
    }
  /** The business was deleted or has another owner. The owner can copy what was typed. */
  | { readonly kind: 'gone'; readonly form: ListingForm }
  | EditedListing
  | { readonly kind: 'saving'; readonly form: ListingForm }
  | OutcomeUnknownListing
  | ConflictingListing;

/** Why a listing counts as not saved. Undefined when the service reports a success, and the record is as before. */
export type SaveFailure = { readonly cause: ReadFailure | WriteFailure | undefined };

export interface EditedListing {
  readonly kind: 'editing';
  readonly form: ListingForm;
  readonly failure?: SaveFailure | undefined;
  /** When the restored draft was typed. */
  readonly restored?: Instant | undefined;
}

/** The save was sent, and nothing shows yet whether it was executed. */
export interface OutcomeUnknownListing {
  readonly kind: 'outcome-unknown';
  readonly form: ListingForm;
  readonly sent: SentChange;
  readonly sentAt: Instant;
  /** `paused` while there is no connection, `over` after the last reading. */
  readonly reconciliation: 'running' | 'paused' | 'over';
}

export type Version = 'now' | 'mine';

export interface ConflictingListing {
  readonly kind: 'conflict';
  readonly form: ListingForm;
  readonly conflict: ListingConflict;
  readonly openedAt: Instant;
  readonly chosen: ReadonlyMap<ListingField, Version>;
}

/** How an undo ends. */
export type UndoEnd = 'undone' | 'undo-failed' | 'undo-outcome-unknown' | 'undo-conflict';

/** What the page of the business says about the last save. */
export interface EditingNotice {
  readonly kind: 'saved' | 'undoing' | UndoEnd;
  readonly part: ListingPart;
  readonly saved: SavedListing;
  /** When the reading showed it. */
  readonly at: Instant;
}

/** The part that is edited. Undefined while the page of the business is shown. */
export function partIn(state: EditingState): ListingPart | undefined {
  if (state.kind === 'closed') return undefined;
  return 'form' in state ? state.form.part : state.part;
}
