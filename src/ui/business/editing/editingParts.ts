import type { ListingPart } from '@/domain/business/listing/Listing';
import { CONTACTS_PART } from './contacts/contactsPart';
import type { EditingPart } from './EditingPart';
import { HOURS_PART } from './hours/hoursPart';
import { PHOTO_PART } from './photo/photoPart';
import { TEXTS_PART } from './texts/textsPart';

/** The form of each part of a listing. */
export const EDITING_PARTS: Readonly<Record<ListingPart, EditingPart>> = {
  texts: TEXTS_PART,
  hours: HOURS_PART,
  contacts: CONTACTS_PART,
  photo: PHOTO_PART,
};
