import { seenOf } from '@/application/business/SeenBusiness';
import type { SeenBusinesses } from '@/application/ports/SeenBusinessesStore';
import type { Business } from '@/domain/business/Business';
import { aBusiness } from './aBusiness';
import { aMoment } from './aMoment';

/** What was seen of some businesses, at `aMoment`. */
export function aSeenList(businesses: readonly Business[] = [aBusiness()]): SeenBusinesses {
  return { businesses: businesses.map(seenOf), seenAt: aMoment() };
}
