import type { Instant } from '@/domain/shared/instant';

/**
 * A page that could not be shown, which the dashboard offers as a link after sign-in or a failed load (decisions C5,
 * C35).
 */
export interface ReturnPath {
  /** A path of this app, starting with one slash. */
  readonly path: string;
  readonly rememberedAt: Instant;
  /** Set when the session ended on this page, which the sign-out bar then promises to offer again. */
  readonly hasSessionEnded?: true;
}
