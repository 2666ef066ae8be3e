import * as v from 'valibot';
import type { WireBusiness } from '../world/WireWorld';

const CONTACT = v.object({
  phoneNumbers: v.optional(v.array(v.string())),
  email: v.nullish(v.string()),
});

/** A list contains one contact of each business; the detail contains all (spec section 3). */
export function listed(business: WireBusiness): WireBusiness {
  const contacts = v.safeParse(v.array(CONTACT), business['contactInfo']);
  if (!contacts.success) return business;
  const [first] = contacts.output;
  const contactInfo = {
    phoneNumber: first?.phoneNumbers?.[0] ?? null,
    email: first?.email ?? null,
    website: business['website'] ?? null,
  };
  return { ...business, contactInfo };
}
