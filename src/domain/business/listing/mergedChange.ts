import type { Contact } from '../Contact';
import {
  contactFields,
  contactsIn,
  fieldsOf,
  isContactField,
  isSame,
  isSameContact,
  mapFields,
  nextContactIndex,
  NO_CONTACT,
  pickFields,
  removedContacts,
  type BusinessChange,
  type ContactField,
  type Listing,
  type ListingField,
} from './Listing';

/** A change of an earlier listing, converted to a change of the current one. */
export interface MergedChange {
  /** The changes that the current listing does not have already. */
  readonly change: BusinessChange;
  /** The fields of the change that were also changed elsewhere, to something else. */
  readonly conflicts: readonly ListingField[];
  /** The conflicting fields before both changes. */
  readonly before: BusinessChange;
}

/**
 * Compares each field in `before`, `current` and `change`. A change that was also made elsewhere is left out. A contact
 * is compared with its own earlier state, even if its index has changed. `before` and `change` have the same indexes of
 * contacts. The result has the indexes of `current`, and new contacts come after the last contact of `current`.
 */
export function mergedChange(before: Listing, current: Listing, change: BusinessChange): MergedChange {
  const currentField = currentContactFields(before, current);
  const fieldBefore = new Map<ListingField, ListingField>([...currentField].map(([from, to]) => [to, from]));
  /* The values of `current` with the indexes of `before`. */
  const currentAsBefore = mapFields(current, (field) =>
    isContactField(field) ? fieldBefore.get(field) : field,
  );
  const isAddedElsewhere = (field: ListingField): boolean =>
    isContactField(field) &&
    before[field] === undefined &&
    contactsIn(current).some(
      ([index, contact]) => !fieldBefore.has(`contact.${index}`) && isSameContact(contact, change[field]),
    );
  const pending = fieldsOf(change).filter(
    (field) => !isSame(field, currentAsBefore, change) && !isAddedElsewhere(field),
  );
  const conflicts = pending.filter((field) => !isSame(field, currentAsBefore, before));
  const added = pickFields(change, (field) => pending.includes(field) && !currentField.has(field));
  const contactToWrite = new Map([...numberedAfter(current, added), ...currentField]);
  const fieldToWrite = (field: ListingField): ListingField => contactToWrite.get(field) ?? field;
  const inResult = (values: BusinessChange, fields: readonly ListingField[]): BusinessChange =>
    mapFields(values, (field) => (fields.includes(field) ? fieldToWrite(field) : undefined));
  return {
    change: inResult(change, pending),
    conflicts: conflicts.map(fieldToWrite),
    before: inResult(before, conflicts),
  };
}

/**
 * Maps each contact field in `before` to its field in `current`. Only an equal contact is also found at another index.
 */
function currentContactFields(before: Listing, current: Listing): ReadonlyMap<ListingField, ContactField> {
  const found = new Map<ListingField, ContactField>();
  const free = new Map(contactsIn(current));
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

/**
 * Maps each new contact in the change to a field after the last contact of `current`. An index that is already after it
 * stays, because a form can have empty contacts between.
 */
function numberedAfter(
  current: Listing,
  added: BusinessChange,
): readonly (readonly [ListingField, ContactField])[] {
  const first = nextContactIndex(current);
  return contactsIn(added).map(([index], position) => [
    `contact.${index}`,
    `contact.${Math.max(index, first + position)}`,
  ]);
}

/** Whether both are equal in these fields. Contacts are compared as a list, because a removal changes indexes. */
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

/** The change that undoes a saved one. The earlier contacts get the indexes of the later ones, in the same order. */
export function undoOf(before: Listing, after: Listing, change: BusinessChange): BusinessChange {
  const fields = fieldsOf(change);
  const hasContacts = fields.some(isContactField);
  const indexes = contactsIn(after).map(([index]) => index);
  const contacts = contactsIn(before).map(
    ([, contact], position) => [indexes[position] ?? nextContactIndex(after) + position, contact] as const,
  );
  const earlier: BusinessChange = {
    ...pickFields(before, (field) => !isContactField(field)),
    ...removedContacts(after),
    ...contactFields(contacts),
  };
  return pickFields(earlier, (field) => {
    const isUndone = isContactField(field) ? hasContacts : fields.includes(field);
    return isUndone && !isSame(field, earlier, after);
  });
}
