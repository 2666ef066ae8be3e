import * as v from 'valibot';
import { contactDetailsOf, type Contact, type ContactDetails } from '@/domain/business/Contact';
import { nonBlank, parseLocalizedText } from '@/domain/shared/LocalizedText';
import { CONTACT_NAMES_KEY } from '../assumptions';
import { textsIn } from '../payload/readEach';
import { LIST, maybe, TEXT, TEXT_BY_LANGUAGE } from '../payload/field';

/** A contact in the detail view (spec section 3). */
export const CONTACT_PAYLOAD = v.object({
  name: TEXT,
  [CONTACT_NAMES_KEY]: TEXT_BY_LANGUAGE,
  phoneNumbers: LIST,
  email: TEXT,
  fax: TEXT,
});

/** `contactInfo` is an object in the list view and an array of contacts in the detail view. */
export const CONTACT_INFO_PAYLOAD = maybe(
  v.union([v.array(v.unknown()), v.object({ phoneNumber: TEXT, email: TEXT, website: TEXT })]),
);

export function parseContactDetails(info: v.InferOutput<typeof CONTACT_INFO_PAYLOAD>): ContactDetails {
  if (info === undefined || info === null) return contactDetailsOf(undefined);
  if (Array.isArray(info)) return contactDetailsOf(info.flatMap((item) => parseContact(item) ?? []));
  return contactDetailsOf({
    phoneNumber: info.phoneNumber ?? undefined,
    email: info.email ?? undefined,
    website: info.website ?? undefined,
  });
}

function parseContact(input: unknown): Contact | undefined {
  const read = v.safeParse(CONTACT_PAYLOAD, input);
  if (!read.success) return undefined;
  const { name, phoneNumbers, email, fax, [CONTACT_NAMES_KEY]: names } = read.output;
  return {
    name: nonBlank(name),
    names: parseLocalizedText(names),
    phoneNumbers: textsIn(phoneNumbers),
    email: nonBlank(email),
    fax: nonBlank(fax),
  };
}
