import type { BusinessId } from '@/domain/business/BusinessId';
import type { ListingField, ListingPart } from '@/domain/business/listing/Listing';
import { PART_PARAMETER, paths } from '@/ui/shell/paths';

/** The query parameter that names the field to focus. */
export const FIELD_PARAMETER = 'field';

/** The path of the form for a part of a business. */
export function editingPath(id: BusinessId, part: ListingPart, field?: ListingField): string {
  const query = new URLSearchParams({ [PART_PARAMETER]: part });
  if (field !== undefined) query.set(FIELD_PARAMETER, field);
  return `${paths.business(id)}?${query.toString()}`;
}
