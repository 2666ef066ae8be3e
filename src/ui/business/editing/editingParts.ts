import type { ListingPart } from '@/domain/business/listing/Listing';
import type { EditingPart } from './EditingPart';

/** The parts of a listing that have a form. */
export const EDITING_PARTS: Readonly<Partial<Record<ListingPart, EditingPart>>> = {};
