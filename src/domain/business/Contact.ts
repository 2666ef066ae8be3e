import type { LocalizedText } from '@/domain/shared/LocalizedText';
import { nonBlank } from '@/domain/shared/LocalizedText';

/** A person or desk customers can reach (spec section 3: contactInfo of the detail view). */
export interface Contact {
  /** Undefined for the single contact of a business: it goes by the name of the business. */
  readonly name: string | undefined;
  readonly names: LocalizedText;
  readonly phoneNumbers: readonly string[];
  readonly email: string | undefined;
  readonly fax: string | undefined;
}

export interface ContactDetails {
  readonly contacts: readonly Contact[];
  readonly website: string | undefined;
}

/** The contact info of the list view: one contact, and a website beside it. */
export interface SingleContactInfo {
  readonly phoneNumber?: string | undefined;
  readonly email?: string | undefined;
  readonly website?: string | undefined;
}

/** Both shapes of contact info become one list; empty contacts are left out (decision C40). */
export function contactDetailsOf(info: SingleContactInfo | readonly Contact[] | undefined): ContactDetails {
  if (info === undefined) return { contacts: [], website: undefined };
  if (isContactList(info)) return { contacts: reachable(info), website: undefined };
  const contact: Contact = {
    name: undefined,
    names: {},
    phoneNumbers: [info.phoneNumber ?? ''],
    email: info.email,
    fax: undefined,
  };
  return { contacts: reachable([contact]), website: nonBlank(info.website) };
}

/** Blank details are none, and a contact without details is left out. */
function reachable(contacts: readonly Contact[]): readonly Contact[] {
  return contacts
    .map((contact) => ({
      ...contact,
      phoneNumbers: contact.phoneNumbers.map(nonBlank).filter((phone) => phone !== undefined),
      email: nonBlank(contact.email),
      fax: nonBlank(contact.fax),
    }))
    .filter(
      ({ phoneNumbers, email, fax }) => phoneNumbers.length > 0 || email !== undefined || fax !== undefined,
    );
}

function isContactList(info: SingleContactInfo | readonly Contact[]): info is readonly Contact[] {
  return Array.isArray(info);
}
