import { withOutage, withSteps, asNoor, asOwner, WITHOUT_SUBSCRIPTION } from './links';
import { ALERT, type LinkedState } from './LinkedState';

/**
 * The list of businesses: loaded, loading, empty, failed, offline, after a sign-in, and with two thousand businesses.
 */
export const DASHBOARD_STATES: readonly LinkedState[] = [
  { name: 'dashboard', path: asNoor('/dashboard') },
  {
    name: 'dashboard-loading',
    path: asNoor('/dashboard', withOutage('list-businesses:silent')),
    loading: 'part',
  },
  { name: 'dashboard-empty', path: asOwner('tamar-mizrahi', '/dashboard') },
  ...['unavailable', 'forbidden', 'malformed', 'offline'].map((outage) => ({
    name: `dashboard-${outage}`,
    path: asNoor('/dashboard', withOutage(`list-businesses:${outage}`)),
    shows: ALERT,
  })),
  {
    name: 'dashboard-subscriptions-failed',
    path: asNoor('/dashboard', withOutage('load-subscription:unavailable')),
  },
  { name: 'dashboard-connection-lost', path: asNoor('/dashboard', withSteps('lose-connection')) },
  {
    name: 'dashboard-return-notice',
    path: asNoor('/dashboard', { 'demo.return-path': `/dashboard/business/${WITHOUT_SUBSCRIPTION}` }),
  },
  {
    name: 'dashboard-plan-choice',
    path: asNoor('/pricing', withSteps('choose-plan')),
    shows: 'main a[href$="AMN-10561/subscription"]',
  },
  {
    name: 'dashboard-charges',
    path: asOwner('noor-haddad', '/dashboard', { view: 'charges' }),
    shows: 'main details[open] li',
  },
  { name: 'dashboard-agency', path: asOwner('galil-agency', '/dashboard') },
  {
    name: 'dashboard-agency-attention',
    path: asOwner('galil-agency', '/dashboard', { show: 'attention' }),
    shows: 'main li h2',
  },
  {
    name: 'dashboard-agency-urgent-first',
    path: asOwner('galil-agency', '/dashboard', { sort: 'attention' }),
  },
  {
    name: 'dashboard-agency-choosing',
    path: asOwner('galil-agency', '/dashboard', withSteps('choose-several', 'choose-page')),
    shows: 'main li :checked',
  },
  {
    name: 'dashboard-nothing-found',
    path: asOwner('galil-agency', '/dashboard', { show: 'active', q: 'AGN-10002' }),
  },
];
