import * as v from 'valibot';
import type { CachedBusinesses } from '@/application/business/CachedBusiness';
import { parseBusinessId } from '@/domain/business/BusinessId';
import { idBy, LOCALIZED_TEXT, optionalField, STORED_INSTANT } from '../valibot/storedSchemas';
import { valibotSchema } from './valibotSchema';

const TEXT = v.string();

const CACHED_BUSINESS = v.object({
  id: idBy(parseBusinessId),
  name: optionalField(TEXT),
  displayName: optionalField(TEXT),
  names: LOCALIZED_TEXT,
  displayNames: LOCALIZED_TEXT,
  description: optionalField(TEXT),
  descriptions: LOCALIZED_TEXT,
  category: optionalField(TEXT),
  subcategory: optionalField(TEXT),
  address: optionalField(TEXT),
  status: optionalField(TEXT),
  activeFlag: optionalField(v.boolean()),
  timezone: optionalField(TEXT),
  isVerified: v.boolean(),
  rating: v.pipe(v.number(), v.finite()),
  reviewCount: v.pipe(v.number(), v.finite()),
  profilePhoto: optionalField(TEXT),
  coverPhoto: optionalField(TEXT),
});

export const cachedBusinessesSchema = valibotSchema<CachedBusinesses>(
  v.object({
    businesses: v.array(CACHED_BUSINESS),
    seenAt: STORED_INSTANT,
  }),
);
