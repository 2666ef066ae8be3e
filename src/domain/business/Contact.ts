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
  if (isContactList(info)) return { contacts: info.filter(isReachable), website: undefined };
  const contact: Contact = {
    name: undefined,
    names: {},
    phoneNumbers: [nonBlank(info.phoneNumber)].filter((phone) => phone !== undefined),
    email: nonBlank(info.email),
    fax: undefined,
  };
  return { contacts: [contact].filter(isReachable), website: nonBlank(info.website) };
}

function isContactList(info: SingleContactInfo | readonly Contact[]): info is readonly Contact[] {
  return Array.isArray(info);
}

function isReachable(contact: Contact): boolean {
  return contact.phoneNumbers.length > 0 || contact.email !== undefined || contact.fax !== undefined;
}
