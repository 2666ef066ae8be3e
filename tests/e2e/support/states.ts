import { BUSINESS_STATES } from './states/businessStates';
import { DASHBOARD_STATES } from './states/dashboardStates';
import type { LinkedState } from './states/LinkedState';
import { PAYMENT_STATES } from './states/paymentStates';
import { PROFILE_STATES } from './states/profileStates';
import { SESSION_STATES } from './states/sessionStates';
import { FRAME_STATES, SITE_STATES } from './states/siteStates';
import { WIZARD_STATES } from './states/wizardStates';

/** Every screen in every state that a link can open. */
export const STATES: readonly LinkedState[] = [
  ...SITE_STATES,
  ...FRAME_STATES,
  ...SESSION_STATES,
  ...DASHBOARD_STATES,
  ...BUSINESS_STATES,
  ...WIZARD_STATES,
  ...PAYMENT_STATES,
  ...PROFILE_STATES,
];
