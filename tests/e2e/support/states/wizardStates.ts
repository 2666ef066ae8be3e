import {
  ACTIVE,
  ANNUAL,
  at,
  withOutage,
  CANCELLED,
  withSteps,
  EXPIRED_CARD,
  IN_TRIAL,
  withOrder,
  PAUSED,
  RETIRED_PLAN,
  FAST_CLOCK,
  wizard,
  WITHOUT_SUBSCRIPTION,
  type Parameters,
} from './links';
import { ALERT, BUSY_BUTTON, FOCUSED_MESSAGE, SHEET, type LinkedState } from './LinkedState';

const done = { step: 'done', ...withOrder('confirmed') };

/** The finished order, whose business is activated while this call fails. */
const activating = (outage: string): Parameters => ({
  ...done,
  ...withOutage(outage),
  ...withSteps('activate'),
});

/** The button that activates the business on the last step. */
const ACTIVATE = 'main ol ~ div button';
const CHECKING = 'main ol ~ div [role="status"]:has(svg)';
/** Both rows of the last step are done. */
const VISIBLE = 'main ol li:last-child svg';

const NEW: readonly LinkedState[] = [
  {
    name: 'wizard-loading',
    path: wizard(WITHOUT_SUBSCRIPTION, withOutage('load-plans:silent')),
    loading: 'part',
  },
  {
    name: 'wizard-plans-failed',
    path: wizard(WITHOUT_SUBSCRIPTION, withOutage('load-plans:unavailable')),
    shows: ALERT,
  },
  { name: 'wizard-plan', path: wizard(WITHOUT_SUBSCRIPTION) },
  { name: 'wizard-plan-annual', path: wizard(WITHOUT_SUBSCRIPTION, withSteps('annual')) },
  { name: 'wizard-plan-restored', path: wizard(WITHOUT_SUBSCRIPTION, { 'demo.filled-in': '' }) },
  { name: 'wizard-add-ons', path: wizard(WITHOUT_SUBSCRIPTION, at('add-ons')) },
  { name: 'wizard-review', path: wizard(WITHOUT_SUBSCRIPTION, at('review')) },
  { name: 'wizard-done', path: wizard(WITHOUT_SUBSCRIPTION, done), shows: ACTIVATE },
  {
    name: 'wizard-done-setting-up',
    path: wizard(WITHOUT_SUBSCRIPTION, { step: 'done', ...withOrder('accepted') }),
    shows: ACTIVATE,
  },
  {
    name: 'wizard-done-activating',
    path: wizard(WITHOUT_SUBSCRIPTION, activating('change-business-status:silent')),
    shows: BUSY_BUTTON,
  },
  {
    name: 'wizard-done-activation-checking',
    path: wizard(WITHOUT_SUBSCRIPTION, activating('change-business-status:unavailable')),
    shows: CHECKING,
  },
  {
    name: 'wizard-done-activation-offline-check',
    path: wizard(WITHOUT_SUBSCRIPTION, {
      ...done,
      ...withOutage('change-business-status:unavailable'),
      ...withSteps('activate', 'lose-connection'),
    }),
    shows: CHECKING,
  },
  ...['refused', 'forbidden', 'offline'].map((outage) => ({
    name: `wizard-done-activation-${outage}`,
    path: wizard(WITHOUT_SUBSCRIPTION, activating(`change-business-status:${outage}`)),
    shows: ALERT,
  })),
  {
    name: 'wizard-done-activation-unavailable',
    path: wizard(WITHOUT_SUBSCRIPTION, {
      ...activating('change-business-status:unavailable'),
      ...FAST_CLOCK,
    }),
    shows: ALERT,
  },
  {
    name: 'wizard-done-activated',
    path: wizard(WITHOUT_SUBSCRIPTION, { ...done, ...withSteps('activate') }),
    shows: VISIBLE,
  },
  {
    name: 'wizard-done-printed',
    path: wizard(WITHOUT_SUBSCRIPTION, { ...done, ...withSteps('print') }),
    shows: SHEET,
    isPrinted: true,
    size: 'desktop',
  },
  { name: 'wizard-done-late', path: wizard(WITHOUT_SUBSCRIPTION, withOrder('response-lost')) },
];

const CHANGED: readonly LinkedState[] = [
  { name: 'wizard-update-plan', path: wizard(ACTIVE) },
  { name: 'wizard-update-plan-annual', path: wizard(ACTIVE, withSteps('annual')) },
  { name: 'wizard-update-add-ons-cleared', path: wizard(ACTIVE, withSteps('premium')) },
  { name: 'wizard-update-add-ons', path: wizard(ACTIVE, at('add-ons')) },
  { name: 'wizard-update-review-unchanged', path: wizard(ACTIVE, at('review')) },
  { name: 'wizard-update-review', path: wizard(ACTIVE, withSteps('essential', 'next', 'next')) },
  { name: 'wizard-update-review-annual', path: wizard(ACTIVE, withSteps('annual', 'next', 'next')) },
  { name: 'wizard-update-payment', path: wizard(ACTIVE, at('payment')) },
  { name: 'wizard-update-done', path: wizard(ACTIVE, done) },
  { name: 'wizard-update-annual', path: wizard(ANNUAL) },
  { name: 'wizard-update-trial', path: wizard(IN_TRIAL) },
  { name: 'wizard-update-retired-plan', path: wizard(RETIRED_PLAN) },
  { name: 'wizard-update-plan-required', path: wizard(RETIRED_PLAN, withSteps('next')) },
  { name: 'wizard-update-kept-plan', path: wizard(RETIRED_PLAN, { 'demo.keeps-plans': '' }) },
  { name: 'wizard-update-no-counterpart', path: wizard(RETIRED_PLAN, withSteps('annual')) },
  { name: 'wizard-update-expiring-card', path: wizard(RETIRED_PLAN, at('payment')) },
  { name: 'wizard-update-expired-card', path: wizard(EXPIRED_CARD, at('payment')) },
  { name: 'wizard-new-card', path: wizard(EXPIRED_CARD, { step: 'new-card' }) },
  {
    name: 'wizard-new-card-declined',
    path: wizard(EXPIRED_CARD, {
      step: 'new-card',
      'demo.filled-in': '',
      ...withSteps('declined-card', 'pay'),
    }),
    shows: FOCUSED_MESSAGE,
  },
  { name: 'wizard-new-card-cancelled', path: wizard(CANCELLED, { step: 'new-card' }) },
  { name: 'wizard-new-card-retired-plan', path: wizard(RETIRED_PLAN, { step: 'new-card' }) },
  { name: 'wizard-new-card-paused', path: wizard(PAUSED, { step: 'new-card' }) },
  { name: 'wizard-reactivate-review', path: wizard(CANCELLED) },
  { name: 'wizard-reactivate-done', path: wizard(CANCELLED, done) },
];

const FAILED: readonly LinkedState[] = [
  {
    name: 'wizard-error-uncaught',
    path: wizard(WITHOUT_SUBSCRIPTION, withSteps('throw')),
    shows: ALERT,
    isBroken: true,
  },
  {
    name: 'wizard-step-failed',
    path: wizard(WITHOUT_SUBSCRIPTION, withSteps('meddle', 'annual')),
    shows: ALERT,
    isBroken: true,
  },
];

export const WIZARD_STATES: readonly LinkedState[] = [...NEW, ...CHANGED, ...FAILED];
