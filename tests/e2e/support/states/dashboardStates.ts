import { broken, doing, owned, ownedBy, WITHOUT_SUBSCRIPTION } from './links';
import { ALERT, type LinkedState } from './LinkedState';

export const DASHBOARD_STATES: readonly LinkedState[] = [
  { name: 'dashboard', path: owned('/dashboard') },
  { name: 'dashboard-loading', path: owned('/dashboard', broken('list-businesses:silent')), loading: 'part' },
  { name: 'dashboard-empty', path: ownedBy('tamar-mizrahi', '/dashboard') },
  ...['unavailable', 'forbidden', 'malformed', 'offline'].map((outage) => ({
    name: `dashboard-${outage}`,
    path: owned('/dashboard', broken(`list-businesses:${outage}`)),
    shows: ALERT,
  })),
  { name: 'dashboard-connection-lost', path: owned('/dashboard', doing('lose-connection')) },
  {
    name: 'dashboard-wanted',
    path: owned('/dashboard', { 'demo.wanted': `/dashboard/business/${WITHOUT_SUBSCRIPTION}` }),
  },
  { name: 'dashboard-agency', path: ownedBy('galil-agency', '/dashboard'), isEndless: true },
];
