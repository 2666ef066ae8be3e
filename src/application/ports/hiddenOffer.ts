import type { Instant } from '@/domain/shared/instant';
import type { RecordKind } from './recordKinds';

const DAY = 24 * 60 * 60_000;

/** When the owner hid the offers of annual billing on this device. */
export interface HiddenOffer {
  readonly at: Instant;
}

/** In localStorage. It names no owner and no business. */
export const HIDDEN_OFFER: RecordKind<HiddenOffer> = {
  storageKey: 'amin.no-annual-offer',
  lifetime: 180 * DAY,
  timestampOf: ({ at }) => at,
};
