import * as v from 'valibot';
import type { WantedPath, WantedPathStore } from '@/application/ports/WantedPathStore';
import { instant } from '@/domain/shared/instant';

const KEY = 'amin.wanted-path';

/** One slash, then no second one and no backslash: browsers read either as the start of another site. */
const PATH_OF_THIS_APP = /^\/(?![/\\])[^\s\\]*$/;

const WANTED = v.pipe(
  v.object({
    path: v.pipe(v.string(), v.maxLength(2000), v.regex(PATH_OF_THIS_APP)),
    rememberedAt: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  v.transform(({ path, rememberedAt }): WantedPath => ({ path, rememberedAt: instant(rememberedAt) })),
);

/** Keeps the wanted path in the tab's session storage; storage that is full or forbidden loses the path only. */
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
      const parsed = v.safeParse(WANTED, JSON.parse(this.storage().getItem(KEY) ?? 'null'));
      return parsed.success ? parsed.output : undefined;
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
