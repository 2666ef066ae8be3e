import { readAfterRefusal, reconcile } from '@/application/polling/reconcile';
import type { OnPauseChange, Poll, PollPorts } from '@/application/polling/startPoll';
import type { BusinessNotFound } from '@/application/ports/BusinessRepository';
import type {
  ListingNotEditable,
  ListingRepository,
  ListingRecord,
} from '@/application/ports/ListingRepository';
import type { MediaStore } from '@/application/ports/MediaStore';
import type { ReadFailure, WriteFailure } from '@/application/ports/ServiceFailure';
import {
  changeOf,
  fieldsOf,
  isContactField,
  type BusinessChange,
  type Listing,
  type ListingField,
} from '@/domain/business/listing/Listing';
import { listingErrors, type ListingError } from '@/domain/business/listing/listingErrors';
import { isSameIn, mergedChange, undoOf } from '@/domain/business/listing/mergedChange';
import type { Picture } from '@/domain/profile/Picture';
import { failure, success, type Result } from '@/domain/shared/result';

/** A save that a later read has confirmed. */
export interface SavedListing {
  /** The record before and after the save. */
  readonly before: ListingRecord;
  readonly after: ListingRecord;
  /** The changed fields of `before`. */
  readonly change: BusinessChange;
}

/** A change that was sent, and the record before it. */
export interface SentChange {
  readonly before: ListingRecord;
  readonly change: BusinessChange;
}

/** The record has other values than the owner expects, or the merged change is invalid. The owner decides. */
export interface ListingConflict {
  readonly kind: 'conflict';
  /** Whether the version of the owner was sent. The service may have stored it in another form. */
  readonly wasSent?: true;
  /** The record as it is now, for the next edit. */
  readonly current: ListingRecord;
  /**
   * The fields with two versions. Empty when nothing would be overwritten: the owner corrects what is invalid together,
   * or saves again.
   */
  readonly fields: readonly ListingField[];
  /** The version of the owner. It also has the changed fields without a conflict. */
  readonly mine: BusinessChange;
  /** The values of the fields before both changes. */
  readonly before: BusinessChange;
}

export type UpdateBusinessError =
  /** Nothing was sent. */
  | { readonly kind: 'listing-invalid'; readonly errors: readonly ListingError[] }
  | ListingConflict
  | BusinessNotFound
  | ListingNotEditable
  /** The listing was not changed. */
  | {
      readonly kind: 'not-saved';
      /** Undefined when the service reported success but the record is unchanged. */
      readonly cause: ReadFailure | WriteFailure | undefined;
    }
  /** The change may be saved. `reconcile` reads whether it is. */
  | { readonly kind: 'outcome-unknown'; readonly sent: SentChange };

/** The error with the listing for a retry, in which an uploaded photo has its URL and is not uploaded again. */
export type UpdateBusinessFailure = UpdateBusinessError & { readonly typed: Listing };

export type ReconciledChange =
  | { readonly kind: 'saved'; readonly saved: SavedListing }
  | ListingConflict
  | { readonly kind: 'not-saved' | 'outcome-unknown' | 'session-expired' };

type SaveResult = Result<SavedListing, UpdateBusinessError>;

/**
 * Saves an edited listing. It first reads the record, so that only the edited fields of the latest version change. It
 * reads again after the write, because only a read proves the save.
 */
export class UpdateBusiness {
  constructor(
    private readonly listings: ListingRepository,
    private readonly media: MediaStore,
    private readonly ports: PollPorts,
  ) {}

  /**
   * @param recorded The record that the owner has edited.
   * @param photo A chosen photo that is not uploaded yet.
   */
  async execute(
    recorded: ListingRecord,
    typed: Listing,
    photo?: Picture,
  ): Promise<Result<SavedListing, UpdateBusinessFailure>> {
    const errors = listingErrors(recorded.listing, typed);
    if (errors.length > 0) return failure({ kind: 'listing-invalid', errors, typed });
    const url = photo === undefined ? success(typed.photo) : await this.media.upload(photo);
    if (!url.ok) return failure({ kind: 'not-saved', cause: url.error, typed });
    const sent = { ...typed, photo: url.value };
    const result = await this.#save(recorded, changeOf(recorded.listing, sent));
    return result.ok ? result : failure({ ...result.error, typed: sent });
  }

  /** Saves the earlier values of the changed fields. */
  async undo({ before, after, change }: SavedListing): Promise<SaveResult> {
    return this.#save(after, undoOf(before.listing, after.listing, change), before);
  }

  /** Polls the record after `outcome-unknown`. */
  reconcile(sent: SentChange, onPauseChange: OnPauseChange): Poll<ReconciledChange> {
    const poll = reconcile<ListingRecord>(this.ports, onPauseChange, {
      read: async (signal) => this.listings.read(sent.before.business.id, signal),
      /* A value that is neither the old nor the new one also ends the poll, because the owner has to choose. */
      containsWrite: (read) => stateAfter(sent, read) !== 'as-before',
    });
    return {
      stop: poll.stop,
      outcome: poll.outcome.then((outcome): ReconciledChange => {
        if (outcome.kind === 'not-executed') return { kind: 'not-saved' };
        return outcome.kind === 'executed' ? this.#reconciled(sent, outcome.value) : outcome;
      }),
    };
  }

  #reconciled(sent: SentChange, after: ListingRecord): ReconciledChange {
    return stateAfter(sent, after) === 'other'
      ? { ...conflictOf(sent.before, after, sent.change), wasSent: true }
      : { kind: 'saved', saved: { ...sent, after } };
  }

  async #save(
    recorded: ListingRecord,
    change: BusinessChange,
    restored?: ListingRecord,
  ): Promise<SaveResult> {
    const read = await this.listings.read(recorded.business.id);
    if (!read.ok) return failure(asSaveError(read.error));
    const current = read.value;
    const merged = mergedChange(recorded.listing, current.listing, change);
    /* An undo restores the whole list of contacts. A contact that was added elsewhere since would be lost. */
    const isSameList = restored === undefined || isSameIn(['contact.0'], recorded.listing, current.listing);
    const contacts = isSameList ? [] : fieldsOf(merged.change).filter(isContactField);
    const fields = [...new Set([...merged.conflicts, ...contacts])];
    const mergedListing: Listing = { ...current.listing, ...merged.change };
    /* Together, two changes of different fields can be invalid, for example when each empties a name. */
    const isInvalid = restored === undefined && listingErrors(current.listing, mergedListing).length > 0;
    if (fields.length > 0 || isInvalid) return failure({ ...conflictOf(recorded, current, change), fields });
    const sent = { before: current, change: merged.change };
    if (fieldsOf(merged.change).length === 0) return success({ ...sent, after: current });
    const written = await this.listings.write(current, merged.change, restored);
    if (written.ok) return this.#readBack(sent);
    if (written.error.kind === 'changed-elsewhere') return this.#readBack(sent, true);
    const readAgain = async () => this.listings.read(current.business.id);
    const isSaved = (record: ListingRecord): boolean => stateAfter(sent, record) === 'saved';
    const found = await readAfterRefusal(written.error, readAgain, isSaved);
    if (found.ok) return success({ ...sent, after: found.value });
    return failure(
      found.error.kind === 'outcome-unknown' ? { kind: 'outcome-unknown', sent } : asSaveError(found.error),
    );
  }

  /** @param isRefused Whether the service refused the write because the record was changed elsewhere. */
  async #readBack(sent: SentChange, isRefused = false): Promise<SaveResult> {
    const read = await this.listings.read(sent.before.business.id);
    if (!read.ok)
      return failure(
        read.error.kind === 'business-not-found' ? read.error : { kind: 'outcome-unknown', sent },
      );
    switch (stateAfter(sent, read.value)) {
      case 'saved':
        return success({ ...sent, after: read.value });
      case 'as-before':
        return failure(
          isRefused
            ? conflictOf(sent.before, read.value, sent.change)
            : { kind: 'not-saved', cause: undefined },
        );
      case 'other':
        return failure({
          ...conflictOf(sent.before, read.value, sent.change),
          ...(!isRefused && { wasSent: true }),
        });
    }
  }
}

function conflictOf(
  recorded: ListingRecord,
  current: ListingRecord,
  change: BusinessChange,
): ListingConflict {
  const { conflicts, change: mine, before } = mergedChange(recorded.listing, current.listing, change);
  return { kind: 'conflict', current, fields: conflicts, mine, before };
}

/** What a read after a write proves about it. */
function stateAfter(
  { before, change }: SentChange,
  { listing }: ListingRecord,
): 'saved' | 'as-before' | 'other' {
  const fields = fieldsOf(change);
  if (isSameIn(fields, { ...before.listing, ...change }, listing)) return 'saved';
  return isSameIn(fields, before.listing, listing) ? 'as-before' : 'other';
}

function asSaveError(
  error: BusinessNotFound | ListingNotEditable | ReadFailure | WriteFailure,
): UpdateBusinessError {
  return error.kind === 'business-not-found' || error.kind === 'listing-not-editable'
    ? error
    : { kind: 'not-saved', cause: error };
}
