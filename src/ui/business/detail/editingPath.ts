import type { BusinessId } from '@/domain/business/BusinessId';
import type { ListingField, ListingPart } from '@/domain/business/listing/Listing';
import { EDITED_PART, paths } from '@/ui/shell/paths';

/** The query parameter of the field that gets the focus. */
export const EDITED_FIELD = 'field';

/** The form for a part of a business. */
export function editingPath(id: BusinessId, part: ListingPart, field?: ListingField): string {
  const query = new URLSearchParams({ [EDITED_PART]: part });
  if (field !== undefined) query.set(EDITED_FIELD, field);
  return `${paths.business(id)}?${query.toString()}`;
}
