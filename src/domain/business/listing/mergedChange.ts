import type { Contact } from '../Contact';
import {
  contactFields,
  contactsIn,
  fieldsOf,
  isContactField,
  isSame,
  isSameContact,
  mapFields,
  NO_CONTACT,
  type BusinessChange,
  type ContactField,
  type Listing,
  type ListingField,
} from './Listing';

/** A change of an earlier listing, for a listing that may have been changed elsewhere meanwhile. */
export interface MergedChange {
  /** The changes that the listing does not have already. */
  readonly change: BusinessChange;
  /** Those of them that were also changed elsewhere, to something else. */
  readonly conflicts: readonly ListingField[];
  /** What these were before both changes. */
  readonly before: BusinessChange;
}

/**
 * Compares field by field: before, now, and the change. The same change on both sides counts as made elsewhere. A contact
 * is compared with its own earlier state, although the list may have got longer or shorter.
 * @returns The fields of contacts as they are numbered in `now`.
 */
export function mergedChange(before: Listing, now: Listing, change: BusinessChange): MergedChange {
  const fieldNow = contactsNow(before, now);
  const fieldBefore = new Map<ListingField, ListingField>(
    [...fieldNow].map(([earlier, later]) => [later, earlier]),
  );
  const nowAsBefore = mapFields(now, (field) => (isContactField(field) ? fieldBefore.get(field) : field));
  const isAddedElsewhere = (field: ListingField): boolean =>
    isContactField(field) &&
    before[field] === undefined &&
    contactsIn(now).some(
      ([index, contact]) => !fieldBefore.has(`contact.${index}`) && isSameContact(contact, change[field]),
    );
  const pending = fieldsOf(change).filter(
    (field) => !isSame(field, nowAsBefore, change) && !isAddedElsewhere(field),
  );
  const conflicts = pending.filter((field) => !isSame(field, nowAsBefore, before));
  const fieldToWrite = new Map([
    ...numberedAfter(
      now,
      pending.filter((field) => isContactField(field) && !fieldNow.has(field)),
    ),
    ...fieldNow,
  ]);
  const asWritten = (fields: readonly ListingField[]) => (field: ListingField) =>
    fields.includes(field) ? (fieldToWrite.get(field) ?? field) : undefined;
  return {
    change: mapFields(change, asWritten(pending)),
    conflicts: conflicts.map((field) => fieldToWrite.get(field) ?? field),
    before: mapFields(before, asWritten(conflicts)),
  };
}

/** Where the contacts are now. An equal one is found at any index, a changed one at its own. */
function contactsNow(before: Listing, now: Listing): ReadonlyMap<ListingField, ContactField> {
  const found = new Map<ListingField, ContactField>();
  const free = new Map(contactsIn(now));
  for (const [index, contact] of contactsIn(before)) {
    const equal = [...free].find(([, other]) => isSameContact(other, contact))?.[0];
    if (equal === undefined) continue;
    free.delete(equal);
    found.set(`contact.${index}`, `contact.${equal}`);
  }
  for (const [index] of contactsIn(before)) {
    const field = `contact.${index}` as const;
    if (!found.has(field) && free.delete(index)) found.set(field, field);
  }
  return found;
}

/** Fields after the last contact of `now`, for contacts that it does not have. */
function numberedAfter(
  now: Listing,
  fields: readonly ListingField[],
): readonly (readonly [ListingField, ContactField])[] {
  const first = 1 + Math.max(-1, ...contactsIn(now).map(([index]) => index));
  return fields.map((field, position) => [field, `contact.${first + position}`]);
}

/** Whether both have the same values in these fields. Contacts are one list, because a removal renumbers them. */
export function isSameIn(fields: readonly ListingField[], a: BusinessChange, b: BusinessChange): boolean {
  return fields.every((field) => (isContactField(field) ? isSameContacts(a, b) : isSame(field, a, b)));
}

function isSameContacts(a: BusinessChange, b: BusinessChange): boolean {
  const [ofA, ofB] = [contactListIn(a), contactListIn(b)];
  return ofA.length === ofB.length && ofA.every((contact, position) => isSameContact(contact, ofB[position]));
}

function contactListIn(values: BusinessChange): readonly Contact[] {
  return contactsIn(values)
    .map(([, contact]) => contact)
    .filter((contact) => !isSameContact(contact, NO_CONTACT));
}

/** The change that undoes a saved one. */
export function undoOf(before: Listing, after: Listing, change: BusinessChange): BusinessChange {
  const fields = fieldsOf(change);
  const hasContacts = fields.some(isContactField);
  const gone = contactFields(contactsIn(after).map(([index]) => [index, NO_CONTACT]));
  const old: BusinessChange = { ...gone, ...before };
  return mapFields(old, (field) => {
    const isUndone = isContactField(field) ? hasContacts : fields.includes(field);
    return isUndone && !isSame(field, old, after) ? field : undefined;
  });
}
