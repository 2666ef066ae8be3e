import type { Instant } from '@/domain/shared/instant';

/** The requested page, which the owner returns to after sign-in (decision C5). */
export interface ReturnPath {
  /** A path of this app, starting with one slash. */
  readonly path: string;
  readonly rememberedAt: Instant;
}
