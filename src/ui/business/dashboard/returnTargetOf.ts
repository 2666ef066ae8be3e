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

/** The dashboard has no target, because a sign-in leads to it anyway. */
export type OfferedRoute = Exclude<OwnerRouteName, 'dashboard'>;

/** The page that the dashboard offers as a link. */
interface OfferedPage {
  readonly kind: OfferedRoute;
  readonly business?: Business;
  readonly path: string;
}

/** A page that the owner wanted, or why it was not shown. `path` is undefined if another try would fail too. */
export type ReturnTarget =
  | OfferedPage
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
  const [pathname = '', search] = returnPath.path.split(/[?#]/, 2);
  const page = Object.values(TARGETS)
    .map((targetOf) => targetOf(pathname, search, businesses))
    .find((target) => target !== undefined);
  const { failure } = returnPath;
  if (failure === undefined) return page;
  return { kind: 'failed', failure, path: FINAL_FAILURES.includes(failure) ? undefined : page?.path };
}

/** The forms of a business that a path may name. */
const PARTS = ['texts', 'hours', 'contacts', 'photo'] as const satisfies readonly ListingPart[];

type TargetOf = (
  pathname: string,
  search: string | undefined,
  businesses: readonly Business[],
) => OfferedPage | undefined;

const TARGETS: Readonly<Record<OfferedRoute, TargetOf>> = {
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

/** Keeps the step of the wizard (beyond D4). */
function stepQuery(search: string | undefined): string {
  const given = new URLSearchParams(search).get(STEP_PARAMETER);
  const step = [...WIZARD_STEPS, NEW_CARD_STEP].find((each) => each === given);
  return step === undefined ? '' : `?${STEP_PARAMETER}=${step}`;
}

/** Keeps the editing mode of the profile (faults R6). */
function isEditing(search: string | undefined): boolean {
  return new URLSearchParams(search).get(MODE_PARAMETER) === EDIT_MODE;
}
