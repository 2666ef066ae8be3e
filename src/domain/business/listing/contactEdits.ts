import { canBeCalled } from '../readiness';
import type { Contact } from '../Contact';
import { contactsIn, NO_CONTACT, type BusinessChange, type ContactField } from './Listing';

/** A contact that has no details yet. */
export const NEW_CONTACT: Contact = { ...NO_CONTACT, phoneNumbers: [''] };

/** The contacts that are not removed, in the order that customers see. A save removes emptied contacts. */
export function keptContacts(values: BusinessChange): readonly (readonly [ContactField, Contact])[] {
  return contactsIn(values)
    .filter(([, contact]) => !isRemoved(contact))
    .map(([index, contact]) => [`contact.${index}`, contact]);
}

/** In an emptied contact the texts are empty, in a removed one they are undefined. */
function isRemoved({ name, names, phoneNumbers, email, fax }: Contact): boolean {
  const texts = [name, email, fax, ...phoneNumbers, ...Object.values(names)];
  return texts.every((text) => text === undefined);
}

/** The field of a contact that is added. */
export function nextContactField(values: BusinessChange): ContactField {
  return `contact.${1 + Math.max(-1, ...contactsIn(values).map(([index]) => index))}`;
}

/** Whether customers could call before the change, and cannot after it. */
export function losesEveryNumber(recorded: BusinessChange, typed: BusinessChange): boolean {
  return hasNumber(recorded) && !hasNumber(typed);
}

function hasNumber(values: BusinessChange): boolean {
  return contactsIn(values).some(([, { phoneNumbers }]) => phoneNumbers.some(canBeCalled));
}
