import type { WantedPath, WantedPathStore } from '@/application/ports/WantedPathStore';
import { instant } from '@/domain/shared/instant';

const KEY = 'amin.wanted-path';

/** One slash, then no second one and no backslash: browsers read either as the start of another site. */
const PATH_OF_THIS_APP = /^\/(?![/\\])[^\s\\]*$/;

const LONGEST_PATH = 2000;

/**
 * Keeps the wanted path in the tab's session storage; storage that is full or forbidden loses the path only. Every
 * visitor loads it: no package here.
 */
export class SessionWantedPathStore implements WantedPathStore {
  constructor(private readonly storage: () => Storage) {}

  remember(wanted: WantedPath): void {
    try {
      this.storage().setItem(KEY, JSON.stringify(wanted));
    } catch {
      /* Signing in leads to the dashboard instead. */
    }
  }

  recall(): WantedPath | undefined {
    try {
      return read(JSON.parse(this.storage().getItem(KEY) ?? 'null'));
    } catch {
      return undefined;
    }
  }

  forget(): void {
    try {
      this.storage().removeItem(KEY);
    } catch {
      /* Forbidden storage holds nothing to forget. */
    }
  }
}

function read(kept: unknown): WantedPath | undefined {
  if (typeof kept !== 'object' || kept === null || !('path' in kept) || !('rememberedAt' in kept))
    return undefined;
  const { path, rememberedAt } = kept;
  if (typeof path !== 'string' || path.length > LONGEST_PATH || !PATH_OF_THIS_APP.test(path))
    return undefined;
  if (typeof rememberedAt !== 'number' || !Number.isInteger(rememberedAt) || rememberedAt < 0)
    return undefined;
  return { path, rememberedAt: instant(rememberedAt) };
}
