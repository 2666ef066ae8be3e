import { parseBusinessId, type Business } from '@/domain/business/Business';
import type { ReturnPath } from '@/application/ports/ReturnPath';
import { paths } from '@/ui/shell/paths';
import { idIn } from '@/ui/shell/routePaths';

/** The page an owner asked for before signing in. */
export type ReturnTarget =
  | { readonly kind: 'business' | 'subscription'; readonly business: Business; readonly path: string }
  | { readonly kind: 'profile'; readonly path: string };

/**
 * Reads a stored path. Only the protected pages are offered, a business only to its owner (decisions C5 and C35); the
 * path is built anew, so that no stored text is ever followed as it is.
 */
export function returnTargetOf(
  returnPath: ReturnPath | undefined,
  businesses: readonly Business[],
): ReturnTarget | undefined {
  if (returnPath === undefined) return undefined;
  const [pathname = '', search] = returnPath.path.split(/[?#]/, 2);
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
