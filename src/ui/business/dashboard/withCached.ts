import type { OwnBusinesses } from '@/application/business/OwnBusinesses';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { BusinessCache } from '@/ui/business/BusinessCache';

/** Fills the list with the cached copies of businesses that could not be loaded this time. */
export function withCached(
  list: OwnBusinesses,
  order: readonly BusinessId[],
  cache: BusinessCache,
): OwnBusinesses {
  const earlier = list.failed.flatMap((id) => cache.find(id) ?? []);
  if (earlier.length === 0) return list;
  const byId = new Map([...list.businesses, ...earlier].map((business) => [business.id, business]));
  return {
    ...list,
    businesses: [...new Set(order)].flatMap((id) => byId.get(id) ?? []),
    failed: list.failed.filter((id) => !byId.has(id)),
  };
}
