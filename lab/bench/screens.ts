import { MATH, PLUMBING } from '../../tests/e2e/support/businesses';

/** A screen of the signed-in product, and a selector for its loaded data. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  readonly readyWhen: string;
}

export const DASHBOARD: Screen = { name: 'dashboard', path: '/dashboard', readyWhen: 'main li h2 a' };

/** Selects the last card of the dashboard. The cards that fill the window are in an earlier frame. */
export const LAST_CARD = 'main li:nth-child(9):last-child h2 a';

export const BUSINESS: Screen = {
  name: 'business',
  path: `/dashboard/business/${PLUMBING.id}`,
  readyWhen: `main a[href="/dashboard/business/${PLUMBING.id}/subscription"]`,
};

/** Selects the link of the page of a business to the list, which is in its first picture. */
export const BUSINESS_HEAD = 'main nav a[href="/dashboard"]';

/** A business without a subscription, whose page links to the wizard. */
export const UNSUBSCRIBED: Screen = {
  name: 'business without subscription',
  path: `/dashboard/business/${MATH.id}`,
  readyWhen: `main a[href="/dashboard/business/${MATH.id}/subscription"]`,
};

export const WIZARD: Screen = {
  name: 'wizard',
  path: `/dashboard/business/${MATH.id}/subscription`,
  readyWhen: 'main [role="radiogroup"] [type="radio"]',
};

/** The home page for a signed-in owner. Its button links to the dashboard. */
export const HOME: Screen = { name: 'home page', path: '/', readyWhen: 'main a[href="/dashboard"]' };

export const SCREENS: readonly Screen[] = [DASHBOARD, BUSINESS, WIZARD];
