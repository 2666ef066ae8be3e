import {
  at,
  withOutage,
  withSteps,
  EXPIRED_CARD,
  withOrder,
  payment,
  FAST_CLOCK,
  wizard,
  WITHOUT_SUBSCRIPTION,
  type Parameters,
} from './links';
import {
  ALERT,
  ERROR_SUMMARY,
  FOCUSED_MESSAGE,
  INVALID_FIELD,
  QUESTION,
  type LinkedState,
} from './LinkedState';

const PAID = ['card', 'pay'];

function failed(name: string, steps: readonly string[], parameters?: Parameters): LinkedState {
  return { name: `wizard-payment-${name}`, path: payment(steps, parameters), shows: FOCUSED_MESSAGE };
}

const STEP: readonly LinkedState[] = [
  { name: 'wizard-payment', path: wizard(WITHOUT_SUBSCRIPTION, at('payment')) },
  {
    name: 'wizard-payment-empty',
    path: wizard(WITHOUT_SUBSCRIPTION, withSteps('next', 'next', 'next')),
  },
  { name: 'wizard-payment-billing-open', path: payment(['change-invoice']) },
  {
    name: 'wizard-payment-card-loading',
    path: wizard(WITHOUT_SUBSCRIPTION, { ...at('payment'), ...withOutage('load-card-fields:silent') }),
    loading: 'part',
  },
  {
    name: 'wizard-payment-card-unavailable',
    path: wizard(WITHOUT_SUBSCRIPTION, { ...at('payment'), ...withOutage('load-card-fields:unavailable') }),
    shows: ALERT,
  },
];

const FAILED: readonly LinkedState[] = [
  {
    name: 'wizard-payment-method-missing',
    path: wizard(EXPIRED_CARD, withSteps('essential', 'next', 'next', 'next', 'pay')),
    shows: FOCUSED_MESSAGE,
  },
  {
    name: 'wizard-payment-fields-empty',
    path: wizard(WITHOUT_SUBSCRIPTION, withSteps('next', 'next', 'next', 'pay')),
    shows: INVALID_FIELD,
  },
  { name: 'wizard-payment-errors', path: payment(['wrong-billing', 'pay']), shows: ERROR_SUMMARY },
  { name: 'wizard-payment-card-incomplete', path: payment(['half-a-card', 'pay']), shows: ERROR_SUMMARY },
  failed('card-not-ready', ['pay'], withOutage('load-card-fields:silent')),
  failed('card-refused', ['refused-card', 'pay']),
  failed('declined', ['declined-card', 'pay']),
  failed('bad-request', PAID, withOutage('create-subscription:refused')),
  failed('general-error', PAID, withOutage('create-subscription:forbidden')),
  failed('offline', PAID, withOutage('create-subscription:offline')),
  failed('in-progress', ['card', 'another-tab-pays', 'pay']),
  failed('changed', ['card', 'another-tab-has-paid', 'pay']),
  {
    name: 'wizard-payment-not-charged',
    path: wizard(WITHOUT_SUBSCRIPTION, { ...withOrder('never-arrived'), ...FAST_CLOCK }),
    shows: FOCUSED_MESSAGE,
  },
];

/** The link to the business, which is shown when the wizard cannot find out more. */
const WAY_OUT = `main a[href="/dashboard/business/${WITHOUT_SUBSCRIPTION}"]`;

/** States of a payment whose response is delayed or was lost (faults B.5). */
const UNCONFIRMED: readonly LinkedState[] = [
  {
    name: 'wizard-processing',
    path: payment(PAID, withOutage('create-subscription:silent')),
    shows: QUESTION,
    isOverlay: true,
  },
  {
    name: 'wizard-checking',
    path: wizard(WITHOUT_SUBSCRIPTION, withOrder('outcome-unknown')),
    shows: QUESTION,
    isOverlay: true,
  },
  {
    name: 'wizard-checking-offline',
    path: wizard(WITHOUT_SUBSCRIPTION, { ...withOrder('outcome-unknown'), ...withSteps('lose-connection') }),
    shows: QUESTION,
    isOverlay: true,
  },
  {
    name: 'wizard-unconfirmed',
    /* The fast clock also counts the latency, and after a minute more the order would be known not to have arrived. */
    path: wizard(WITHOUT_SUBSCRIPTION, {
      ...withOrder('outcome-unknown'),
      ...FAST_CLOCK,
      'demo.latency': '0',
    }),
    shows: WAY_OUT,
  },
  {
    name: 'wizard-unconfirmed-indeterminate',
    path: wizard(WITHOUT_SUBSCRIPTION, { ...withOrder('overtaken'), ...FAST_CLOCK }),
    shows: WAY_OUT,
  },
  { name: 'wizard-leave', path: payment(['wrong-billing', 'leave']), shows: QUESTION, isOverlay: true },
];

export const PAYMENT_STATES: readonly LinkedState[] = [...STEP, ...FAILED, ...UNCONFIRMED];
