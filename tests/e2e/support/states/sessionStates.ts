import {
  ACTIVE,
  withOutage,
  business,
  withSteps,
  profileEditing,
  asNoor,
  asOwner,
  payment,
  wizard,
  WITHOUT_SUBSCRIPTION,
} from './links';
import { ALERT, TOAST, QUESTION, SIGN_OUT_BAR, type LinkedState } from './LinkedState';

const expired = (call: string) => withOutage(`${call}:session-expired`);

/** States after an expired session. They are on the home page, whichever request found the session expired. */
const EXPIRED: readonly LinkedState[] = [
  { name: 'session-expired-dashboard', path: asNoor('/dashboard', expired('list-businesses')) },
  { name: 'session-expired-business', path: business(ACTIVE, expired('view-business')) },
  {
    name: 'session-expired-status',
    path: business(ACTIVE, { ...expired('change-business-status'), ...withSteps('deactivate', 'confirm') }),
  },
  {
    name: 'session-expired-cancelling',
    path: business(ACTIVE, { ...expired('cancel-subscription'), ...withSteps('cancel', 'confirm') }),
  },
  { name: 'session-expired-wizard', path: wizard(WITHOUT_SUBSCRIPTION, expired('load-plans')) },
  { name: 'session-expired-payment', path: payment(['card', 'pay'], expired('create-subscription')) },
  { name: 'session-expired-profile', path: profileEditing(['new-address', 'save'], expired('update-user')) },
].map((state) => ({ ...state, shows: SIGN_OUT_BAR }));

export const SESSION_STATES: readonly LinkedState[] = [
  { name: 'session-sign-in', path: '/demo/sign-in.html?state=of-the-tour&redirect_uri=/auth/callback' },
  {
    name: 'session-refused',
    path: '/auth/callback?demo.latency=0#code=noor-haddad&state=of-nobody',
    shows: TOAST,
    isOverlay: true,
  },
  {
    name: 'session-completing',
    path: '/auth/callback?demo.signing-in=of-the-tour&demo.outage=load-user:silent#code=noor-haddad&state=of-the-tour',
    loading: 'page',
  },
  { name: 'session-restoring', path: asNoor('/dashboard', withOutage('load-user:silent')), loading: 'part' },
  {
    name: 'session-record-unreadable',
    path: asOwner('sami-khoury', '/dashboard'),
    shows: TOAST,
    isOverlay: true,
  },
  { name: 'session-offline', path: asNoor('/dashboard', withOutage('load-user:offline')), shows: ALERT },
  {
    name: 'session-signed-out-elsewhere',
    path: asNoor('/dashboard', withSteps('log-out-elsewhere')),
    shows: SIGN_OUT_BAR,
  },
  {
    name: 'session-ends-soon',
    path: business(ACTIVE, { 'demo.session-ends': '272' }),
    shows: QUESTION,
    isOverlay: true,
  },
  {
    name: 'session-ends-soon-payment',
    path: payment([], { 'demo.session-ends': '572' }),
    shows: QUESTION,
    isOverlay: true,
  },
  { name: 'session-first-sign-in', path: asOwner('dana-levi', '/dashboard') },
  ...EXPIRED,
];
