import { catalogOf } from '@/domain/subscription/catalogOf';
import type { AddOn, Catalog, Plan } from '@/domain/subscription/Plan';
import type { CatalogRecord } from './CatalogRecord';
import { parseCatalogItem } from './parseCatalogItem';

export interface CatalogReading {
  /** The valid plans and add-ons, in the order of the records. */
  readonly catalog: Catalog;
  /** Descriptions of the invalid records, for diagnostics. */
  readonly warnings: readonly string[];
}

export function readCatalog(records: readonly CatalogRecord[]): CatalogReading {
  const items: (Plan | AddOn)[] = [];
  const warnings: string[] = [];
  for (const record of records) {
    const read = parseCatalogItem(record);
    if (!read.ok) {
      warnings.push(read.error);
      continue;
    }
    const { item, warning } = read.value;
    items.push(item);
    if (warning !== undefined) warnings.push(warning);
  }
  return { catalog: catalogOf(items, (flaw) => warnings.push(flaw)), warnings };
}
