import { ORDER_RECORDS, OWNER_RECORDS, PRESELECTED_PLAN } from '@/application/ports/ownerRecords';
import { removeItems } from './removeItems';

const KINDS = [...Object.values(OWNER_RECORDS), PRESELECTED_PLAN, ORDER_RECORDS.inTab];

/** Removes the owner's items from the storage of the tab (threats T16), without the schemas that read them. */
export function clearOwnerItems(storage: () => Storage): void {
  for (const { name } of KINDS) removeItems(storage, name);
}
