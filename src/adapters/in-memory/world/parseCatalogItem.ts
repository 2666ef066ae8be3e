import { nonBlank } from '@/domain/shared/LocalizedText';
import { Money } from '@/domain/shared/Money';
import { failure, success, type Result } from '@/domain/shared/result';
import { parsePeriodUnit } from '@/domain/subscription/billingCycle';
import { parseItemIdentity, type AddOn, type Entitlement, type Plan } from '@/domain/subscription/Plan';
import { NO_METADATA } from '@/domain/subscription/planMetadata';
import type { CatalogRecord, EntitlementRecord } from './CatalogRecord';

export interface CatalogItem {
  readonly item: Plan | AddOn;
  /** A description of an invalid optional field. */
  readonly warning: string | undefined;
}

/** Parses a catalogue record. The error describes the missing id, name, price or type. */
export function parseCatalogItem(record: CatalogRecord): Result<CatalogItem, string> {
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
  const warning = hasReadableMetadata ? undefined : `${String(record.id)}: metadata`;
  const identity = parseItemIdentity(record.type, record.id);
  return identity === undefined
    ? failure(`${String(record.id)}: no id or no type`)
    : success({ item: { ...identity, ...shared }, warning });
}

function entitlementFrom({ featureId, featureName, value }: EntitlementRecord): Entitlement {
  return { featureId, featureName, value, type: 'custom', displayName: undefined };
}
