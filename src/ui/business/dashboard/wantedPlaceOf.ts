import { parseBusinessId, type Business } from '@/domain/business/Business';
import type { Instant } from '@/domain/shared/instant';
import type { WantedPath } from '@/application/ports/WantedPathStore';
import { paths } from '@/ui/shell/paths';
import { idIn } from '@/ui/shell/routePaths';

/** Where the owner was heading before signing in. */
export type WantedPlace =
  | { readonly kind: 'business' | 'subscription'; readonly business: Business; readonly path: string }
  | { readonly kind: 'profile'; readonly path: string };

/** Fifteen minutes in milliseconds (decision C5). */
const LONGEST_WAY = 15 * 60_000;

/**
 * Reads a remembered path. Only the protected pages are places to continue to, a business only when it is the owner's
 * (decisions C5 and C35); the address is written anew, so that nothing remembered is ever followed as it is.
 */
export function wantedPlaceOf(
  wanted: WantedPath | undefined,
  now: Instant,
  businesses: readonly Business[],
): WantedPlace | undefined {
  if (wanted === undefined || Math.abs(now - wanted.rememberedAt) > LONGEST_WAY) return undefined;
  const [pathname = '', search] = wanted.path.split(/[?#]/, 2);
  if (pathname === paths.profile)
    return { kind: 'profile', path: isEditing(search) ? paths.profileEditing : paths.profile };
  for (const kind of ['business', 'subscription'] as const) {
    const id = parseBusinessId(idIn(kind, pathname));
    const business = businesses.find((candidate) => candidate.id === id);
    if (business !== undefined) return { kind, business, path: paths[kind](business.id) };
  }
  return undefined;
}

/** Where editing was begun, it goes on (faults R6). */
function isEditing(search: string | undefined): boolean {
  return `${paths.profile}?${search ?? ''}` === paths.profileEditing;
}
