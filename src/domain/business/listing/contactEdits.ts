import { canBeCalled } from '../readiness';
import type { Language } from '../../shared/language';
import type { Contact } from '../Contact';
import { contactsIn, nextContactIndex, NO_CONTACT, type BusinessChange, type ContactField } from './Listing';

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

export function hasNamesByLanguage({ names }: Contact): boolean {
  return Object.keys(names).length > 0;
}

/**
 * Renames a contact, in one language if it has names by language. A name without a language changes too if the saved
 * one equals the saved name in that language.
 */
export function renamedContact(
  contact: Contact,
  {
    name,
    language,
    saved,
  }: { readonly name: string; readonly language: Language; readonly saved?: Contact | undefined },
): Contact {
  if (!hasNamesByLanguage(contact)) return { ...contact, name };
  const names = { ...contact.names, [language]: name };
  const isSameName = saved?.name !== undefined && saved.name === saved.names[language];
  return { ...contact, names, ...(isSameName && { name }) };
}

export function nextContactField(values: BusinessChange): ContactField {
  return `contact.${nextContactIndex(values)}`;
}

/** Whether customers could call before the change, and cannot after it. */
export function losesEveryNumber(recorded: BusinessChange, typed: BusinessChange): boolean {
  return hasNumber(recorded) && !hasNumber(typed);
}

function hasNumber(values: BusinessChange): boolean {
  return contactsIn(values).some(([, { phoneNumbers }]) => phoneNumbers.some(canBeCalled));
}
