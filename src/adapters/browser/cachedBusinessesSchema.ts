import * as v from 'valibot';
import type { CachedBusinesses } from '@/application/business/CachedBusiness';
import { parseBusinessId, type BusinessId } from '@/domain/business/BusinessId';
import { byLanguage } from '@/domain/shared/language';
import { instant } from '@/domain/shared/instant';
import { valibotSchema } from './valibotSchema';

const TEXT = v.string();
const LOCALIZED_TEXT = v.object(byLanguage(() => v.exactOptional(TEXT)));

/** JSON omits undefined fields. This adds them again, because the domain type requires every key. */
const maybe = <Schema extends v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>>(schema: Schema) =>
  v.optional(schema, () => undefined);

const STORED_BUSINESS = v.object({
  id: v.pipe(
    TEXT,
    v.transform((text) => parseBusinessId(text)),
    v.custom<BusinessId>((id) => id !== undefined),
  ),
  name: maybe(TEXT),
  displayName: maybe(TEXT),
  names: LOCALIZED_TEXT,
  displayNames: LOCALIZED_TEXT,
  description: maybe(TEXT),
  descriptions: LOCALIZED_TEXT,
  category: maybe(TEXT),
  subcategory: maybe(TEXT),
  address: maybe(TEXT),
  status: maybe(TEXT),
  activeFlag: maybe(v.boolean()),
  timezone: maybe(TEXT),
  /** The name of `activeFlag` in an earlier release. */
  wasMarkedActive: v.optional(v.boolean()),
  isVerified: v.boolean(),
  rating: v.pipe(v.number(), v.finite()),
  reviewCount: v.pipe(v.number(), v.finite()),
  profilePhoto: maybe(TEXT),
  coverPhoto: maybe(TEXT),
});

const CACHED_BUSINESS = v.pipe(
  STORED_BUSINESS,
  v.transform(({ wasMarkedActive, ...business }) => ({
    ...business,
    activeFlag: business.activeFlag ?? wasMarkedActive,
  })),
);

export const cachedBusinessesSchema = valibotSchema<CachedBusinesses>(
  v.object({
    businesses: v.array(CACHED_BUSINESS),
    seenAt: v.pipe(v.number(), v.integer(), v.minValue(0), v.transform(instant)),
  }),
);
