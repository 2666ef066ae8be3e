import type { Business } from '@/domain/business/Business';
import { parseBusinessId } from '@/domain/business/BusinessId';
import type { ListingPart } from '@/domain/business/listing/Listing';
import type { ReturnFailure, ReturnPath } from '@/application/ports/ReturnPath';
import {
  PART_PARAMETER,
  NEW_CARD_STEP,
  paths,
  STEP_PARAMETER,
  WIZARD_STEPS,
  MODE_PARAMETER,
  EDIT_MODE,
} from '@/ui/shell/paths';
import { idIn, routeOf } from '@/ui/shell/routePaths';
import type { OwnerRouteName } from '@/ui/shell/routes';

/** The dashboard is never offered, because it opens after every sign-in. */
export type ReturnRouteName = Exclude<OwnerRouteName, 'dashboard'>;

/** The page that the dashboard offers as a link. */
interface ReturnPage {
  readonly kind: ReturnRouteName;
  readonly business?: Business;
  readonly path: string;
}

/** A page that the owner wanted, or why it was not shown. `path` is undefined if another try would fail too. */
export type ReturnTarget =
  | ReturnPage
  | { readonly kind: 'failed'; readonly failure: ReturnFailure; readonly path: string | undefined };

const FINAL_FAILURES: readonly ReturnFailure[] = ['business-not-found', 'forbidden'];

/**
 * Accepts only the path of a signed-in page, and only a business of this owner (decisions C5 and C35). The target has a
 * new path, built from the parsed parts, so that the app never navigates to a stored text.
 */
export function returnTargetOf(
  returnPath: ReturnPath | undefined,
  businesses: readonly Business[],
): ReturnTarget | undefined {
  if (returnPath === undefined) return undefined;
  const page = pageOf(returnPath.path, businesses);
  const { failure } = returnPath;
  if (failure === undefined) return page;
  return { kind: 'failed', failure, path: FINAL_FAILURES.includes(failure) ? undefined : page?.path };
}

/**
 * Per route, the one query parameter of the requested URL that the offered link keeps, and its allowed values (beyond
 * D4).
 */
const KEPT_PARAMETER = {
  business: {
    name: PART_PARAMETER,
    values: ['texts', 'hours', 'contacts', 'photo'] satisfies readonly ListingPart[],
  },
  subscription: { name: STEP_PARAMETER, values: [...WIZARD_STEPS, NEW_CARD_STEP] },
} as const satisfies Readonly<Record<Exclude<ReturnRouteName, 'profile'>, object>>;

function pageOf(stored: string, businesses: readonly Business[]): ReturnPage | undefined {
  const [pathname = '', search] = stored.split(/[?#]/, 2);
  const query = new URLSearchParams(search);
  const route = routeOf(pathname);
  /* Keeps the editing mode (faults R6). */
  if (route === 'profile')
    return {
      kind: route,
      path: query.get(MODE_PARAMETER) === EDIT_MODE ? paths.profileEditing : paths.profile,
    };
  if (route !== 'business' && route !== 'subscription') return undefined;
  const id = parseBusinessId(idIn(route, pathname));
  const business = businesses.find((each) => each.id === id);
  if (business === undefined) return undefined;
  const { name, values } = KEPT_PARAMETER[route];
  const value = values.find((each) => each === query.get(name));
  const path = paths[route](business.id);
  return { kind: route, business, path: value === undefined ? path : `${path}?${name}=${value}` };
}
