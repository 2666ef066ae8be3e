import type { ListingPart } from '@/domain/business/listing/Listing';
import { CONTACTS_PART } from './contacts/contactsPart';
import type { EditingPart } from './EditingPart';
import { HOURS_PART } from './hours/hoursPart';

/** The parts of a listing that have a form. */
export const EDITING_PARTS: Readonly<Partial<Record<ListingPart, EditingPart>>> = {
  hours: HOURS_PART,
  contacts: CONTACTS_PART,
};
