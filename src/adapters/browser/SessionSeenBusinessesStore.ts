import * as v from 'valibot';
import type { SeenBusinesses, SeenBusinessesStore } from '@/application/ports/SeenBusinessesStore';
import { parseBusinessId, type BusinessId } from '@/domain/business/Business';
import type { UserId } from '@/domain/identity/User';
import { instant } from '@/domain/shared/instant';
import { removeItemsStarting } from './removeItemsStarting';

const PREFIX = 'amin.seen-businesses.';

const TEXT = v.string();
const LOCALIZED_TEXT = v.object({
  en: v.exactOptional(TEXT),
  he: v.exactOptional(TEXT),
  ar: v.exactOptional(TEXT),
});

/** JSON leaves out what is undefined; the domain wants it said. */
const maybe = <Schema extends v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>>(schema: Schema) =>
  v.optional(schema, () => undefined);

/** Written field by field: whatever else a business may come to hold is not stored by accident. */
const SEEN_BUSINESS = v.object({
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
  wasMarkedActive: maybe(v.boolean()),
  isVerified: v.boolean(),
  rating: v.pipe(v.number(), v.finite()),
  reviewCount: v.pipe(v.number(), v.finite()),
  profilePhoto: maybe(TEXT),
  coverPhoto: maybe(TEXT),
});

const SEEN = v.object({
  businesses: v.array(SEEN_BUSINESS),
  seenAt: v.pipe(v.number(), v.integer(), v.minValue(0), v.transform(instant)),
});

/** Keeps what was seen in the session storage of the tab. */
export class SessionSeenBusinessesStore implements SeenBusinessesStore {
  constructor(private readonly storage: () => Storage) {}

  recall(owner: UserId): SeenBusinesses | undefined {
    try {
      const parsed = v.safeParse(SEEN, JSON.parse(this.storage().getItem(PREFIX + owner) ?? 'null'));
      return parsed.success ? parsed.output : undefined;
    } catch {
      return undefined;
    }
  }

  keep(owner: UserId, seen: SeenBusinesses): void {
    try {
      this.storage().setItem(PREFIX + owner, JSON.stringify(v.parse(SEEN, seen)));
    } catch {
      /* Full or forbidden storage: what was kept before would be older than what was seen. */
      this.forget(owner);
    }
  }

  forget(owner: UserId): void {
    try {
      this.storage().removeItem(PREFIX + owner);
    } catch {
      /* Forbidden storage holds nothing to forget. */
    }
  }

  forgetAll(): void {
    try {
      removeItemsStarting(PREFIX, this.storage());
    } catch {
      /* Forbidden storage holds nothing to forget. */
    }
  }
}
