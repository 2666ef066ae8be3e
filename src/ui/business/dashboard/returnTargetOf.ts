import type { Business } from '@/domain/business/Business';
import { parseBusinessId } from '@/domain/business/BusinessId';
import type { ReturnPath } from '@/application/ports/ReturnPath';
import { paths } from '@/ui/shell/paths';
import { idIn } from '@/ui/shell/routePaths';

/** The page that the dashboard offers as a link. */
export type ReturnTarget =
  | { readonly kind: 'business' | 'subscription'; readonly business: Business; readonly path: string }
  | { readonly kind: 'profile'; readonly path: string };

/**
 * Reads a stored path. It accepts protected pages only, and a business only of this owner (decisions C5 and C35). It
 * builds a new path from the parsed parts, so that the app never navigates to a stored text.
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

/** A profile that was being edited opens in editing mode again (faults R6). */
function isEditing(search: string | undefined): boolean {
  const wanted = new URLSearchParams(paths.profileEditing.split('?')[1]);
  const given = new URLSearchParams(search);
  return [...wanted].every(([name, value]) => given.get(name) === value);
}
