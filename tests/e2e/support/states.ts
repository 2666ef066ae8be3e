/** The whole page, or a part of it that keeps the place of what is to come. */
export type Loading = 'page' | 'part';

/** A state of a screen that has an address. */
export interface LinkedState {
  readonly name: string;
  readonly path: string;
  /** What it shows is that something is still loading. */
  readonly loading?: Loading;
  /** Too long for one picture: only its beginning is taken. */
  readonly isEndless?: boolean;
}

type Parameters = Readonly<Record<string, string>>;

const NOOR = 'noor-haddad';
/** Businesses by what is special about them. */
const ACTIVE = 'AMN-10482';
const IN_TRIAL = 'AMN-10497';
const CANCELLED = 'AMN-10533';
const WITHOUT_SUBSCRIPTION = 'AMN-10561';
const ANNUAL = 'AMN-10588';
const PAUSED = 'AMN-10604';
const RETIRED_PLAN = 'AMN-10617';
const EXPIRED_CARD = 'AMN-10625';
const DRAFT = 'AMN-10631';

function link(pathname: string, parameters: Parameters): string {
  const query = Object.entries(parameters).map(([name, value]) => (value === '' ? name : `${name}=${value}`));
  return query.length === 0 ? pathname : `${pathname}?${query.join('&')}`;
}

function owned(pathname: string, parameters: Parameters = {}): string {
  return link(pathname, { ...parameters, 'demo.owner': NOOR });
}

function business(id: string, parameters: Parameters = {}): string {
  return owned(`/dashboard/business/${id}`, parameters);
}

function wizard(id: string, parameters: Parameters = {}): string {
  return owned(`/dashboard/business/${id}/subscription`, parameters);
}

const broken = (outage: string): Parameters => ({ 'demo.outage': outage });
const ordered = (order: string): Parameters => ({ 'demo.order': order });

/** At a step of the wizard that has been reached before. */
function at(step: string): Parameters {
  return { step, 'demo.filled-in': '' };
}

const PUBLIC: readonly LinkedState[] = [
  { name: 'home', path: '/' },
  { name: 'home-signed-in', path: owned('/') },
  ...[
    'about',
    'features',
    'pricing',
    'contact',
    'careers',
    'privacy',
    'terms',
    'cookies',
    'accessibility',
  ].map((page) => ({ name: page, path: `/${page}` })),
];

const SESSION: readonly LinkedState[] = [
  { name: 'session-restoring', path: owned('/dashboard', broken('load-user:slow')), loading: 'page' },
  { name: 'session-expired', path: owned('/dashboard', broken('list-businesses:session-expired')) },
  { name: 'session-record-unreadable', path: link('/dashboard', { 'demo.owner': 'sami-khoury' }) },
  { name: 'session-first-sign-in', path: link('/dashboard', { 'demo.owner': 'dana-levi' }) },
];

const DASHBOARD: readonly LinkedState[] = [
  { name: 'dashboard', path: owned('/dashboard') },
  { name: 'dashboard-loading', path: owned('/dashboard', broken('list-businesses:slow')), loading: 'part' },
  { name: 'dashboard-empty', path: link('/dashboard', { 'demo.owner': 'tamar-mizrahi' }) },
  { name: 'dashboard-failed', path: owned('/dashboard', broken('list-businesses:unavailable')) },
  { name: 'dashboard-forbidden', path: owned('/dashboard', broken('list-businesses:forbidden')) },
  { name: 'dashboard-offline', path: owned('/dashboard', broken('list-businesses:offline')) },
  { name: 'dashboard-agency', path: link('/dashboard', { 'demo.owner': 'galil-agency' }), isEndless: true },
];

const BUSINESS: readonly LinkedState[] = [
  { name: 'business-active', path: business(ACTIVE) },
  { name: 'business-in-trial', path: business(IN_TRIAL) },
  { name: 'business-cancelled', path: business(CANCELLED) },
  { name: 'business-none', path: business(WITHOUT_SUBSCRIPTION) },
  { name: 'business-ready-to-activate', path: business(WITHOUT_SUBSCRIPTION, ordered('carried-out')) },
  { name: 'business-annual', path: business(ANNUAL) },
  { name: 'business-paused', path: business(PAUSED) },
  { name: 'business-unknown-status', path: business(RETIRED_PLAN) },
  { name: 'business-expired-card', path: business(EXPIRED_CARD) },
  { name: 'business-draft', path: business(DRAFT) },
  { name: 'business-unconfirmed', path: business(WITHOUT_SUBSCRIPTION, ordered('unconfirmed')) },
  { name: 'business-confirmed-late', path: business(WITHOUT_SUBSCRIPTION, ordered('answer-lost')) },
  { name: 'business-loading', path: business(ACTIVE, broken('view-business:slow')), loading: 'part' },
  { name: 'business-not-found', path: business('AMN-99999') },
  {
    name: 'business-subscription-loading',
    path: business(ACTIVE, broken('load-subscription:slow')),
    loading: 'part',
  },
  {
    name: 'business-subscription-failed',
    path: business(ACTIVE, broken('load-subscription:unavailable')),
  },
];

const WIZARD: readonly LinkedState[] = [
  {
    name: 'wizard-loading',
    path: wizard(WITHOUT_SUBSCRIPTION, broken('load-plans:slow')),
    loading: 'part',
  },
  { name: 'wizard-plans-failed', path: wizard(WITHOUT_SUBSCRIPTION, broken('load-plans:unavailable')) },
  { name: 'wizard-plan', path: wizard(WITHOUT_SUBSCRIPTION) },
  { name: 'wizard-add-ons', path: wizard(WITHOUT_SUBSCRIPTION, at('add-ons')) },
  { name: 'wizard-review', path: wizard(WITHOUT_SUBSCRIPTION, at('review')) },
  { name: 'wizard-payment', path: wizard(WITHOUT_SUBSCRIPTION, at('payment')) },
  {
    name: 'wizard-payment-card-loading',
    path: wizard(WITHOUT_SUBSCRIPTION, { ...at('payment'), ...broken('load-card-fields:slow') }),
    loading: 'part',
  },
  {
    name: 'wizard-payment-card-unavailable',
    path: wizard(WITHOUT_SUBSCRIPTION, { ...at('payment'), ...broken('load-card-fields:unavailable') }),
  },
  {
    name: 'wizard-done',
    path: wizard(WITHOUT_SUBSCRIPTION, { step: 'done', ...ordered('carried-out') }),
  },
  { name: 'wizard-done-late', path: wizard(WITHOUT_SUBSCRIPTION, ordered('answer-lost')) },
  { name: 'wizard-unconfirmed', path: wizard(WITHOUT_SUBSCRIPTION, ordered('unconfirmed')) },
  { name: 'wizard-update-plan', path: wizard(ACTIVE) },
  { name: 'wizard-update-add-ons', path: wizard(ACTIVE, at('add-ons')) },
  { name: 'wizard-update-review', path: wizard(ACTIVE, at('review')) },
  { name: 'wizard-update-payment', path: wizard(ACTIVE, at('payment')) },
  { name: 'wizard-update-done', path: wizard(ACTIVE, { step: 'done', ...ordered('carried-out') }) },
  { name: 'wizard-update-annual', path: wizard(ANNUAL) },
  { name: 'wizard-update-trial', path: wizard(IN_TRIAL) },
  { name: 'wizard-update-retired-plan', path: wizard(RETIRED_PLAN) },
  { name: 'wizard-update-expired-card', path: wizard(EXPIRED_CARD, at('payment')) },
  { name: 'wizard-reactivate-review', path: wizard(CANCELLED, at('review')) },
  { name: 'wizard-reactivate-done', path: wizard(CANCELLED, { step: 'done', ...ordered('carried-out') }) },
];

const PROFILE: readonly LinkedState[] = [
  { name: 'profile', path: owned('/profile') },
  { name: 'profile-first-sign-in', path: link('/profile', { 'demo.owner': 'dana-levi' }) },
  { name: 'profile-edit', path: owned('/profile', { mode: 'edit' }) },
];

/** Every screen in every state that a link can open. */
export const STATES: readonly LinkedState[] = [
  ...PUBLIC,
  ...SESSION,
  ...DASHBOARD,
  ...BUSINESS,
  ...WIZARD,
  ...PROFILE,
];
