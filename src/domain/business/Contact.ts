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

/** Whether there is anything to show of a contact: a detail or a name. */
export function isShownContact(contact: Contact): boolean {
  const names = [contact.name, ...Object.values(contact.names)];
  return hasDetails(contact) || names.some((name) => nonBlank(name) !== undefined);
}

export function hasDetails({ phoneNumbers, email, fax }: Contact): boolean {
  return phoneNumbers.length > 0 || email !== undefined || fax !== undefined;
}
