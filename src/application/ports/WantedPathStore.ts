import type { Instant } from '@/domain/shared/instant';

/** Where somebody was heading when signing in came first, in this tab (decision C5). */
export interface WantedPath {
  /** A path of this app, starting with one slash. */
  readonly path: string;
  readonly rememberedAt: Instant;
}

export interface WantedPathStore {
  remember(wanted: WantedPath): void;
  recall(): WantedPath | undefined;
  forget(): void;
}
