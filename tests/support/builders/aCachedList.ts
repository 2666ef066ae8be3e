import { cachedBusinessesSchema } from '@/adapters/browser/ownerRecordSchemas';
import type { CachedBusinesses } from '@/application/business/CachedBusiness';
import type { Business } from '@/domain/business/Business';
import { aBusiness } from './aBusiness';
import { aMoment } from './aMoment';

/** A list of businesses in the cache of the tab, loaded at `aMoment`. */
export function aCachedList(businesses: readonly Business[] = [aBusiness()]): CachedBusinesses {
  const list = cachedBusinessesSchema.parse({ businesses, seenAt: aMoment() });
  if (list === undefined) throw new Error('Expected businesses that can be stored');
  return list;
}
