import type { Instant } from '@/domain/shared/instant';
import {
  changeOf,
  contactsIn,
  partOf,
  pickFields,
  type BusinessChange,
  type ContactField,
  type Listing,
  type ListingPart,
} from './Listing';
import { mergedChange, type MergedChange } from './mergedChange';

/** One part of a listing that was edited and is not saved yet. ownerRecords.ts says for how long it is stored. */
export interface ListingDraft {
  /** The part as it was recorded. */
  readonly recorded: BusinessChange;
  /** The changed fields as they were typed. */
  readonly typed: BusinessChange;
  readonly savedAt: Instant;
  /** When `recorded` was read. Undefined in a draft that an earlier release has stored. */
  readonly readAt?: Instant | undefined;
}

export function valuesOfPart(part: ListingPart, values: BusinessChange): BusinessChange {
  return pickFields(values, (field) => partOf(field) === part);
}

/**
 * The draft as a change of the current listing, which may have been changed elsewhere since. Its values are as they
 * were typed, so that typing can go on.
 */
export function restoredChange(part: ListingPart, draft: ListingDraft, current: Listing): MergedChange {
  /* A contact that was added elsewhere can have the index of a new contact of the draft. */
  const unrecorded: Readonly<Record<ContactField, undefined>> = Object.fromEntries(
    contactsIn(current).map(([index]) => [`contact.${String(index)}`, undefined]),
  );
  const before: Listing = { ...current, ...unrecorded, ...valuesOfPart(part, draft.recorded) };
  const typed = valuesOfPart(part, draft.typed);
  const change = changeOf(before, { ...before, ...typed });
  const asTyped = pickFields(typed, (field) => field in change);
  return mergedChange(before, current, { ...change, ...asTyped });
}
