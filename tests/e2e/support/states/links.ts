export type Parameters = Readonly<Record<string, string>>;

/** Businesses by their special property. */
export const ACTIVE = 'AMN-10482';
export const IN_TRIAL = 'AMN-10497';
export const CANCELLED = 'AMN-10533';
export const WITHOUT_SUBSCRIPTION = 'AMN-10561';
export const ANNUAL = 'AMN-10588';
export const PAUSED = 'AMN-10604';
export const RETIRED_PLAN = 'AMN-10617';
export const EXPIRED_CARD = 'AMN-10625';
export const DRAFT = 'AMN-10631';

export function link(pathname: string, parameters: Parameters): string {
  const query = Object.entries(parameters).map(([name, value]) => (value === '' ? name : `${name}=${value}`));
  return query.length === 0 ? pathname : `${pathname}?${query.join('&')}`;
}

export function asOwner(owner: string, pathname: string, parameters: Parameters = {}): string {
  return link(pathname, { ...parameters, 'demo.owner': owner });
}

export function asNoor(pathname: string, parameters: Parameters = {}): string {
  return asOwner('noor-haddad', pathname, parameters);
}

export function business(id: string, parameters: Parameters = {}): string {
  return asNoor(`/dashboard/business/${id}`, parameters);
}

export function wizard(id: string, parameters: Parameters = {}): string {
  return asNoor(`/dashboard/business/${id}/subscription`, parameters);
}

/** A payment with a filled-in new card, and the given actions. */
export function payment(steps: readonly string[], parameters: Parameters = {}): string {
  return wizard(WITHOUT_SUBSCRIPTION, {
    ...at('payment'),
    ...parameters,
    ...(steps.length > 0 && withSteps(...steps)),
  });
}

/** The profile in editing, and the given actions. */
export function profileEditing(steps: readonly string[] = [], parameters: Parameters = {}): string {
  return asNoor('/profile', { mode: 'edit', ...parameters, ...(steps.length > 0 && withSteps(...steps)) });
}

export const withOutage = (outage: string): Parameters => ({ 'demo.outage': outage });
export const withOrder = (order: string): Parameters => ({ 'demo.order': order });
export const withSteps = (...steps: readonly string[]): Parameters => ({ 'demo.steps': steps.join() });

/** A step of the wizard, with the steps before it filled in. */
export function at(step: string): Parameters {
  return { step, 'demo.filled-in': '' };
}

/** Speeds up the clock of the demo 20 times. */
export const FAST_CLOCK: Parameters = { 'demo.speed': '20' };
