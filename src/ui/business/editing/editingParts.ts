import type { ListingPart } from '@/domain/business/listing/Listing';
import { contactsPart } from './contacts/contactsPart';
import type { EditingPart } from './EditingPart';
import { hoursPart } from './hours/hoursPart';
import { textsPart } from './texts/textsPart';

const EDITING_PARTS: Readonly<Partial<Record<ListingPart, EditingPart>>> = {
  texts: textsPart,
  hours: hoursPart,
  contacts: contactsPart,
};

/** The form of a part of a listing. */
export function editingPart(part: ListingPart): EditingPart {
  const found = EDITING_PARTS[part];
  if (found === undefined) throw new Error(`There is no form for ${part}`);
  return found;
}
