import type { Instant } from '@/domain/shared/instant';

/** The page that was asked for when signing in came first (decision C5). */
export interface ReturnPath {
  /** A path of this app, starting with one slash. */
  readonly path: string;
  readonly rememberedAt: Instant;
}
