import type { ListingPart } from '@/domain/business/listing/Listing';
import type { EditingPart } from './EditingPart';
import { textsPart } from './texts/textsPart';

const EDITING_PARTS: Readonly<Partial<Record<ListingPart, EditingPart>>> = { texts: textsPart };

/** The form of a part of a listing. */
export function editingPart(part: ListingPart): EditingPart {
  const found = EDITING_PARTS[part];
  if (found === undefined) throw new Error(`There is no form for ${part}`);
  return found;
}
