import { nonBlank } from '@/domain/shared/LocalizedText';
import { Money } from '@/domain/shared/Money';
import { failure, success, type Result } from '@/domain/shared/result';
import { parsePeriodUnit } from '@/domain/subscription/billingCycle';
import { catalogOf } from '@/domain/subscription/catalogOf';
import {
  parseItemIdentity,
  type AddOn,
  type Catalog,
  type Entitlement,
  type Plan,
} from '@/domain/subscription/Plan';
import { NO_METADATA } from '@/domain/subscription/planMetadata';
import type { CatalogRecord, EntitlementRecord } from './CatalogRecord';

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
    const read = parseCatalogItem(record, (flaw) => warnings.push(flaw));
    if (read.ok) items.push(read.value);
    else warnings.push(read.error);
  }
  return { catalog: catalogOf(items, (flaw) => warnings.push(flaw)), warnings };
}

/**
 * Parses a catalogue record. The error describes the missing id, name, price or type.
 * @param warn Called with a description of an invalid optional field.
 */
function parseCatalogItem(record: CatalogRecord, warn: (flaw: string) => void): Result<Plan | AddOn, string> {
  const name = nonBlank(record.name);
  const price = Money.parse(record.price, record.currencyCode);
  if (name === undefined || price === undefined) return failure(`${String(record.id)}: no name or no price`);
  const hasReadableMetadata = record.metadata !== 'unreadable';
  const shared = {
    name,
    externalName: nonBlank(record.externalName),
    description: nonBlank(record.description),
    price,
    period: typeof record.period === 'number' ? record.period : 1,
    periodUnit: parsePeriodUnit(record.periodUnit),
    status: nonBlank(record.status),
    entitlements: record.entitlements.map(entitlementFrom),
    metadata: { ...NO_METADATA, ...(hasReadableMetadata && record.metadata) },
  };
  const identity = parseItemIdentity(record.type, record.id);
  if (identity === undefined) return failure(`${String(record.id)}: no id or no type`);
  if (!hasReadableMetadata) warn(`${String(record.id)}: metadata`);
  return success({ ...identity, ...shared });
}

function entitlementFrom({ featureId, featureName, value }: EntitlementRecord): Entitlement {
  return { featureId, featureName, value, type: 'custom', displayName: undefined };
}
