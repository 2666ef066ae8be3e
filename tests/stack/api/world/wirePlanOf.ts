import type { CatalogRecord } from '@/adapters/in-memory/world/CatalogRecord';
import type { AddOn, Plan } from '@/domain/subscription/Plan';
import type { PlanMetadata } from '@/domain/subscription/planMetadata';
import type { WirePlan } from './WireWorld';

/** Converts a plan or add-on to the format of the API. Prices are in minor units. */
export function wirePlanOf(item: Plan | AddOn): WirePlan {
  return {
    id: item.id,
    name: item.name,
    external_name: item.externalName ?? null,
    description: item.description ?? null,
    type: item.type,
    price: item.price.minor,
    currency_code: item.price.currency,
    period: item.period,
    period_unit: item.periodUnit ?? 'week',
    status: item.status ?? null,
    entitlements: item.entitlements.map(({ featureId, featureName, value, type, displayName }) => ({
      feature_id: featureId,
      feature_name: featureName,
      value,
      type,
      display_name: displayName ?? null,
    })),
    metadata: metadataText(item.metadata),
  };
}

/** Converts an unvalidated catalogue record. */
export function wirePlanOfRecord(record: CatalogRecord): WirePlan {
  return {
    id: record.id,
    name: record.name,
    external_name: record.externalName ?? null,
    description: record.description ?? null,
    type: record.type,
    price: record.price,
    currency_code: record.currencyCode,
    period: record.period,
    period_unit: record.periodUnit,
    status: record.status ?? null,
    entitlements: record.entitlements.map(({ featureId, featureName, value }) => ({
      feature_id: featureId,
      feature_name: featureName,
      value,
      type: 'custom',
      display_name: null,
    })),
    metadata: metadataOf(record),
  };
}

/** JSON text, which is truncated for metadata that cannot be read. */
function metadataOf({ metadata }: CatalogRecord): string | null {
  if (metadata === undefined) return null;
  return metadata === 'unreadable' ? '{"display_order": 4,' : metadataText(metadata);
}

function metadataText({ displayOrder, isPopular, isDefaultSelected }: Partial<PlanMetadata>): string {
  return JSON.stringify({
    display_order: displayOrder,
    popular: isPopular,
    default_selected: isDefaultSelected,
  });
}
