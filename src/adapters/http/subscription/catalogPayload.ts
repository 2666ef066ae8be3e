import * as v from 'valibot';
import { nonBlank } from '@/domain/shared/LocalizedText';
import { parsePeriodUnit } from '@/domain/subscription/billingCycle';
import { parseItemIdentity, type AddOn, type Entitlement, type Plan } from '@/domain/subscription/Plan';
import type { ParseWarnings } from '../payload/ParseWarnings';
import { LIST, maybe, payload, TEXT } from '../payload/field';
import { numberIn } from '../payload/numberIn';
import type { Wire } from '../wire';
import { parsePlanMetadata } from './planMetadataPayload';
import { parsePrice } from './pricePayload';

/** A feature included in a plan (spec section 7). */
const ENTITLEMENT_PAYLOAD = payload<Wire['Entitlement']>()({
  feature_id: TEXT,
  feature_name: TEXT,
  value: maybe(v.union([v.string(), v.number(), v.boolean()])),
  type: TEXT,
  display_name: TEXT,
});

/** A plan or add-on in a response (spec section 7). */
const CATALOG_ITEM_PAYLOAD = payload<Wire['CatalogItem']>()({
  id: v.string(),
  name: v.string(),
  external_name: TEXT,
  description: TEXT,
  type: v.string(),
  /** In minor units. */
  price: v.union([v.number(), v.string()]),
  /** A wrong type makes the item invalid, because its price has no known currency. */
  currency_code: v.nullish(v.string()),
  /** Of any type: `periodIn` accepts only a number or nothing. */
  period: v.optional(v.unknown()),
  period_unit: TEXT,
  status: TEXT,
  entitlements: LIST,
  /** JSON text or an object. */
  metadata: v.optional(v.unknown()),
});

/** Undefined without an id, a name, a price or a known type, because such an item cannot be bought. */
export function parseCatalogItem(input: unknown, warnings: ParseWarnings): Plan | AddOn | undefined {
  const read = v.safeParse(CATALOG_ITEM_PAYLOAD, input);
  if (!read.success) return undefined;
  const { output } = read;
  const name = nonBlank(output.name);
  const price = parsePrice(output.id, output.price, output.currency_code, warnings);
  if (name === undefined || price === undefined) return undefined;
  const { metadata, isReadable } = parsePlanMetadata(output.metadata);
  const shared = {
    name,
    externalName: nonBlank(output.external_name),
    description: nonBlank(output.description),
    price,
    period: periodIn(output.period),
    periodUnit: parsePeriodUnit(output.period_unit),
    status: nonBlank(output.status),
    entitlements: (output.entitlements ?? []).flatMap((item) => parseEntitlement(item) ?? []),
    metadata,
  };
  const identity = parseItemIdentity(output.type, output.id);
  if (identity === undefined) return undefined;
  if (shared.period === undefined) warnings.add(`${identity.id}: period`);
  if (!isReadable) warnings.add(`${identity.id}: metadata`);
  return { ...identity, ...shared };
}

/** A missing period is 1. Undefined for one that cannot be read. Only 1 is for sale in this client. */
function periodIn(input: unknown): number | undefined {
  const given = input ?? '';
  return typeof given === 'string' && nonBlank(given) === undefined ? 1 : numberIn(given);
}

/** Undefined without any name of the feature. */
function parseEntitlement(input: unknown): Entitlement | undefined {
  const read = v.safeParse(ENTITLEMENT_PAYLOAD, input);
  if (!read.success) return undefined;
  const { feature_id, feature_name, value, type, display_name } = read.output;
  const displayName = nonBlank(display_name);
  const featureName = nonBlank(feature_name) ?? displayName ?? nonBlank(feature_id);
  if (featureName === undefined) return undefined;
  return {
    featureId: nonBlank(feature_id) ?? featureName,
    featureName,
    value: String(value ?? ''),
    type: nonBlank(type) ?? '',
    displayName,
  };
}
