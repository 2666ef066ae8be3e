import type { LocalizedText } from '@/domain/shared/LocalizedText';
import { nonBlank } from '@/domain/shared/LocalizedText';

/** A person or desk that customers can reach (`contactInfo` of the detail view, spec section 3). */
export interface Contact {
  /** Undefined for the single contact of a list-view business, which is shown under the name of the business. */
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

/** The `contactInfo` of the list view. It holds one contact and the website. */
export interface SingleContactInfo {
  readonly phoneNumber?: string | undefined;
  readonly email?: string | undefined;
  readonly website?: string | undefined;
}

/** Converts both shapes of contact info to one list. */
export function contactDetailsOf(info: SingleContactInfo | readonly Contact[] | undefined): ContactDetails {
  if (info === undefined) return { contacts: [], website: undefined };
  if (isContactList(info)) return { contacts: withoutEmpty(info), website: undefined };
  const contact: Contact = {
    name: undefined,
    names: {},
    phoneNumbers: [info.phoneNumber ?? ''],
    email: info.email,
    fax: undefined,
  };
  return { contacts: withoutEmpty([contact]), website: nonBlank(info.website) };
}

/** Removes blank details, and contacts that have neither a detail nor a name. */
function withoutEmpty(contacts: readonly Contact[]): readonly Contact[] {
  return contacts
    .map((contact) => ({
      ...contact,
      phoneNumbers: contact.phoneNumbers.map(nonBlank).filter((phone) => phone !== undefined),
      email: nonBlank(contact.email),
      fax: nonBlank(contact.fax),
    }))
    .filter((contact) => hasName(contact) || hasDetails(contact));
}

function hasName({ name, names }: Contact): boolean {
  return [name, ...Object.values(names)].some((text) => nonBlank(text) !== undefined);
}

export function hasDetails({ phoneNumbers, email, fax }: Contact): boolean {
  return phoneNumbers.length > 0 || email !== undefined || fax !== undefined;
}

function isContactList(info: SingleContactInfo | readonly Contact[]): info is readonly Contact[] {
  return Array.isArray(info);
}
