import type { BusinessId } from '@/domain/business/BusinessId';
import { PUBLIC_PAGES } from './publicPages';
import { isPaymentDocument, pathOf, ROUTES } from './routePaths';

/** The query parameter of the wizard's step. */
export const STEP_PARAMETER = 'step';

/** The steps of the wizard as the URL names them. The fifth step is the finished order (spec section 9). */
export const WIZARD_STEPS = ['plan', 'add-ons', 'review', 'payment'] as const;

/** The value of the step that changes only the card (decision C106). */
export const NEW_CARD_STEP = 'new-card';

/** The query parameter of the profile, and its value while the profile is edited. */
export const MODE_PARAMETER = 'mode';
export const EDIT_MODE = 'edit';

/** The query parameter of the page of a business while a part of it is edited. */
export const PART_PARAMETER = 'edit';

/** The query parameter of the dashboard that opens a view other than the list, and its value for the coming charges. */
export const VIEW_PARAMETER = 'view';
export const CHARGES_VIEW = 'charges';

export const paths = {
  ...PUBLIC_PAGES,
  security: `${PUBLIC_PAGES.privacy}#security`,
  dashboard: ROUTES.dashboard.path,
  charges: `${ROUTES.dashboard.path}?${VIEW_PARAMETER}=${CHARGES_VIEW}`,
  profile: ROUTES.profile.path,
  profileEditing: `${ROUTES.profile.path}?${MODE_PARAMETER}=${EDIT_MODE}`,
  business: (id: BusinessId): string => pathOf('business', id),
  subscription: (id: BusinessId): string => pathOf('subscription', id),
  /** The payment step of the wizard with a new card and nothing else changed. */
  newCard: (id: BusinessId): string => `${pathOf('subscription', id)}?${STEP_PARAMETER}=${NEW_CARD_STEP}`,
} as const;

/** Whether navigation between two paths needs a full document load. */
export function crossesDocuments(from: string, to: string): boolean {
  return isPaymentDocument(from) !== isPaymentDocument(to);
}
