import type { Business } from '@/domain/business/Business';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { BusinessChange, Listing, ListingPart } from '@/domain/business/listing/Listing';
import type { Result } from '@/domain/shared/result';
import type { BusinessNotFound } from './BusinessRepository';
import type { AbortSignalLike, ReadFailure, WriteFailure } from './ServiceFailure';

/** Which parts the owner may edit, and how the service writes hours. */
export interface ListingSettings {
  readonly parts: readonly ListingPart[];
  /** How a day that is open for 24 hours ends. */
  readonly endOfDay: EndOfDay;
}

export type EndOfDay = '24:00' | '23:59';

/** A business as it was read for editing. The repository keeps the record of the service that belongs to it. */
export interface ListingRecord {
  readonly business: Business;
  readonly listing: Listing;
  /**
   * Whether the API stores a single contact with only a phone number and an email. The listing then has `contact.0`
   * also while that contact is empty, so that two versions of it are compared.
   */
  readonly hasSingleContact: boolean;
}

/** The record has a value that this client cannot send back unchanged. */
export type ListingNotEditable = { readonly kind: 'listing-not-editable' };

/** The service refused the change, because the record is not the one that was read. */
export type ChangedElsewhere = { readonly kind: 'changed-elsewhere' };

/** The records of businesses, for editing. */
export interface ListingRepository {
  read(
    id: BusinessId,
    signal?: AbortSignalLike,
  ): Promise<Result<ListingRecord, BusinessNotFound | ListingNotEditable | ReadFailure>>;

  /**
   * Writes the change. All other values of the record stay as they are. A later read returns the changed values.
   * `outcome-unknown` means that a later read may show the change: there was no response, one that cannot be read, or a
   * server error.
   * @param current A result of `read` of this repository.
   * @param restored The earlier record whose list of contacts, and whose hours and texts as far as changed, the change
   *   restores, with the values that only the service knows.
   */
  write(
    current: ListingRecord,
    change: BusinessChange,
    restored?: ListingRecord,
  ): Promise<Result<void, WriteFailure | ChangedElsewhere>>;
}
