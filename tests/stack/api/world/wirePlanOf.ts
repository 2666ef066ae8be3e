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

function metadataText({ displayOrder, isPopular, isDefaultSelected }: PlanMetadata): string {
  return JSON.stringify({
    display_order: displayOrder,
    popular: isPopular,
    default_selected: isDefaultSelected,
  });
}
