import {
  ACTIVE,
  ANNUAL,
  withOutage,
  business,
  CANCELLED,
  withSteps,
  DRAFT,
  EXPIRED_CARD,
  IN_TRIAL,
  withOrder,
  PAUSED,
  RETIRED_PLAN,
  FAST_CLOCK,
  WITHOUT_SUBSCRIPTION,
  type Parameters,
} from './links';
import {
  ALERT,
  ALERT_IN_QUESTION,
  BUSY_BUTTON,
  FOCUSED_MESSAGE,
  TOAST,
  QUESTION,
  SHEET,
  type LinkedState,
} from './LinkedState';

const SHOWN: readonly LinkedState[] = [
  { name: 'business-active', path: business(ACTIVE) },
  { name: 'business-in-trial', path: business(IN_TRIAL) },
  { name: 'business-cancelled', path: business(CANCELLED) },
  { name: 'business-none', path: business(WITHOUT_SUBSCRIPTION) },
  { name: 'business-ready-to-activate', path: business(WITHOUT_SUBSCRIPTION, withOrder('confirmed')) },
  { name: 'business-annual', path: business(ANNUAL) },
  { name: 'business-paused', path: business(PAUSED) },
  { name: 'business-unknown-status', path: business(RETIRED_PLAN) },
  { name: 'business-expired-card', path: business(EXPIRED_CARD) },
  { name: 'business-draft', path: business(DRAFT) },
  {
    name: 'business-side-by-side',
    path: business(DRAFT, withSteps('side-by-side')),
    shows: 'main h3[lang="ar"]',
  },
  {
    name: 'business-printed',
    path: business(ACTIVE, withSteps('print')),
    shows: SHEET,
    isPrinted: true,
    size: 'desktop',
  },
  { name: 'business-unconfirmed', path: business(WITHOUT_SUBSCRIPTION, withOrder('outcome-unknown')) },
  { name: 'business-unconfirmed-change', path: business(ACTIVE, withOrder('outcome-unknown')) },
  { name: 'business-confirmed-late', path: business(WITHOUT_SUBSCRIPTION, withOrder('response-lost')) },
  { name: 'business-loading', path: business(ACTIVE, withOutage('view-business:silent')), loading: 'part' },
  { name: 'business-not-found', path: business('AMN-99999'), shows: ALERT },
  {
    name: 'business-not-loaded',
    path: business(ACTIVE, withOutage('view-business:unavailable')),
    shows: ALERT,
  },
  {
    name: 'business-subscription-loading',
    path: business(ACTIVE, withOutage('load-subscription:silent')),
    loading: 'part',
  },
  {
    name: 'business-subscription-failed',
    path: business(ACTIVE, withOutage('load-subscription:unavailable')),
    shows: ALERT,
  },
];

/** A state after an action: a dialog over the page, or its result. */
function afterAction(name: string, shows: string, parameters: Parameters, id = ACTIVE): LinkedState {
  return { name, path: business(id, parameters), shows, isOverlay: true };
}

/** Shown while an action with a lost response is reconciled. */
const RECONCILING = 'main [role="status"]:has(svg)';

const READY = withOrder('confirmed');
const DEACTIVATED = withSteps('deactivate', 'confirm');
const CANCELLED_NOW = withSteps('cancel', 'confirm');

const DONE: readonly LinkedState[] = [
  afterAction('business-activate', QUESTION, { ...READY, ...withSteps('activate') }, WITHOUT_SUBSCRIPTION),
  afterAction(
    'business-activated',
    TOAST,
    { ...READY, ...withSteps('activate', 'confirm') },
    WITHOUT_SUBSCRIPTION,
  ),
  afterAction('business-deactivate', QUESTION, withSteps('deactivate')),
  afterAction('business-deactivating', BUSY_BUTTON, {
    ...withOutage('change-business-status:silent'),
    ...DEACTIVATED,
  }),
  afterAction('business-deactivated', TOAST, DEACTIVATED),
  ...['refused', 'forbidden', 'offline'].map((outage) =>
    afterAction(`business-deactivation-${outage}`, ALERT, {
      ...withOutage(`change-business-status:${outage}`),
      ...DEACTIVATED,
    }),
  ),
  afterAction('business-deactivation-checking', RECONCILING, {
    ...withOutage('change-business-status:unavailable'),
    ...DEACTIVATED,
  }),
  afterAction('business-deactivation-unavailable', ALERT, {
    ...withOutage('change-business-status:unavailable'),
    ...FAST_CLOCK,
    ...DEACTIVATED,
  }),
  ...[IN_TRIAL, RETIRED_PLAN].map((id) =>
    afterAction(`business-deactivate-${id}`, QUESTION, withSteps('deactivate'), id),
  ),
  /* The file is announced a moment before its button is enabled again. */
  afterAction(
    'business-calendar-file',
    'main:not(:has(button:disabled)) [role="status"]:not(:empty)',
    withSteps('add-to-calendar'),
  ),
  afterAction('business-cancel-instead', QUESTION, withSteps('deactivate', 'cancel-instead')),
  afterAction('business-cancel', QUESTION, withSteps('cancel')),
  afterAction('business-cancelling', BUSY_BUTTON, {
    ...withOutage('cancel-subscription:silent'),
    ...CANCELLED_NOW,
  }),
  afterAction('business-cancelled-now', TOAST, CANCELLED_NOW),
  ...['refused', 'forbidden', 'offline'].map((outage) =>
    afterAction(`business-cancellation-${outage}`, ALERT_IN_QUESTION, {
      ...withOutage(`cancel-subscription:${outage}`),
      ...CANCELLED_NOW,
    }),
  ),
  afterAction('business-cancellation-checking', RECONCILING, {
    ...withOutage('cancel-subscription:unavailable'),
    ...CANCELLED_NOW,
  }),
  afterAction('business-cancellation-unavailable', ALERT, {
    ...withOutage('cancel-subscription:unavailable'),
    ...FAST_CLOCK,
    ...CANCELLED_NOW,
  }),
];

const RENAME_AND_SAVE = ['new-name', 'save-changes'] as const;

const EDITED: readonly LinkedState[] = [
  ...['texts', 'hours', 'contacts', 'photo'].map((part) => ({
    name: `business-edit-${part}`,
    path: business(PAUSED, { edit: part }),
    shows: 'main form[aria-busy="false"]',
  })),
  {
    name: 'business-edit-not-loaded',
    path: business(PAUSED, { edit: 'hours', ...withOutage('view-business:unavailable') }),
    shows: ALERT,
  },
  {
    name: 'business-edit-saved',
    path: business(PAUSED, { edit: 'texts', ...withSteps(...RENAME_AND_SAVE) }),
    shows: FOCUSED_MESSAGE,
  },
  ...['refused', 'unavailable'].map((outage) => ({
    name: `business-edit-${outage}`,
    path: business(PAUSED, {
      edit: 'texts',
      ...withOutage(`update-business:${outage}`),
      ...withSteps(...RENAME_AND_SAVE),
    }),
    shows: FOCUSED_MESSAGE,
  })),
  {
    name: 'business-edit-conflict',
    path: business(PAUSED, { edit: 'texts', ...withSteps('new-name', 'changed-elsewhere', 'save-changes') }),
    shows: FOCUSED_MESSAGE,
  },
  {
    name: 'business-edit-leave',
    path: business(PAUSED, { edit: 'texts', ...withSteps('new-name', 'home') }),
    shows: QUESTION,
    isOverlay: true,
  },
];

export const BUSINESS_STATES: readonly LinkedState[] = [...SHOWN, ...DONE, ...EDITED];
