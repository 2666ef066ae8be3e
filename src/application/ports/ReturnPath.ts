import type { Instant } from '@/domain/shared/instant';

/** The requested page, which the dashboard offers as a link after sign-in (decision C5). */
export interface ReturnPath {
  /** A path of this app, starting with one slash. */
  readonly path: string;
  readonly rememberedAt: Instant;
}
