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

/** The page that the dashboard offers as a link. */
type OfferedPage =
  | { readonly kind: 'business' | 'subscription'; readonly business: Business; readonly path: string }
  | { readonly kind: 'profile'; readonly path: string };

/** A page that was asked for, and after a failure only its path, if another try may succeed. */
export type ReturnTarget =
  | OfferedPage
  | { readonly kind: 'failed'; readonly failure: ReturnFailure; readonly path: string | undefined };

const FINAL: readonly ReturnFailure[] = ['business-not-found', 'forbidden'];

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
  const page = Object.values(TARGETS)
    .map((targetOf) => targetOf(pathname, search, businesses))
    .find((target) => target !== undefined);
  const { failure } = returnPath;
  if (failure === undefined) return page;
  return { kind: 'failed', failure, path: FINAL.includes(failure) ? undefined : page?.path };
}

/** A form opens again with its draft. */
const PARTS = ['texts', 'hours', 'contacts', 'photo'] as const satisfies readonly ListingPart[];

type TargetOf = (
  pathname: string,
  search: string | undefined,
  businesses: readonly Business[],
) => OfferedPage | undefined;

/** The target of each screen, for a path of that screen. The dashboard follows a sign-in anyway. */
const TARGETS: Readonly<Record<Exclude<OwnerRouteName, 'dashboard'>, TargetOf>> = {
  business: (pathname, search, businesses) => {
    const target = ofBusiness('business', pathname, businesses);
    const part = PARTS.find((each) => each === new URLSearchParams(search).get(PART_PARAMETER));
    return target && part ? { ...target, path: `${target.path}?${PART_PARAMETER}=${part}` } : target;
  },
  subscription: (pathname, search, businesses) => {
    const target = ofBusiness('subscription', pathname, businesses);
    return target && { ...target, path: target.path + stepQuery(search) };
  },
  profile: (pathname, search) =>
    routeOf(pathname) === 'profile'
      ? { kind: 'profile', path: isEditing(search) ? paths.profileEditing : paths.profile }
      : undefined,
};

function ofBusiness(
  kind: 'business' | 'subscription',
  pathname: string,
  businesses: readonly Business[],
): OfferedPage | undefined {
  const id = parseBusinessId(idIn(kind, pathname));
  const business = businesses.find((candidate) => candidate.id === id);
  return business === undefined ? undefined : { kind, business, path: paths[kind](business.id) };
}

/** The wizard opens at the same step again (beyond D4). */
function stepQuery(search: string | undefined): string {
  const given = new URLSearchParams(search).get(STEP_PARAMETER);
  const step = [...WIZARD_STEPS, NEW_CARD_STEP].find((each) => each === given);
  return step === undefined ? '' : `?${STEP_PARAMETER}=${step}`;
}

/** A profile that was being edited opens in editing mode again (faults R6). */
function isEditing(search: string | undefined): boolean {
  return new URLSearchParams(search).get(MODE_PARAMETER) === EDIT_MODE;
}
