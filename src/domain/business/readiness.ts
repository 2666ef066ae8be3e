import type { LocalTime } from '@/domain/shared/plainDate';
import type { Instant } from '@/domain/shared/instant';
import { nonBlank, textIn, type LocalizedText } from '@/domain/shared/LocalizedText';
import { COMPLETE_LANGUAGES, type CompleteLanguage } from '@/domain/shared/language';
import { allowsActivation, isOver, type Subscription } from '@/domain/subscription/Subscription';
import { dialledNumber } from '@/domain/validation/phoneNumber';
import { isActive, type Business } from './Business';

/** What a business needs before customers can find it and choose it, in the order of the page. */
export const READINESS_STEPS = [
  'name',
  'text',
  'photo',
  'address',
  'phone',
  'hours',
  'plan',
  'visible',
] as const;
export type ReadinessStep = (typeof READINESS_STEPS)[number];

/** `pending` while the subscription loads, `unchecked` when it could not be loaded. */
export type StepState = 'done' | 'missing' | 'pending' | 'unchecked';

/** The subscription of the business, as far as it is known. */
export type SubscriptionFact =
  | { readonly kind: 'loading' | 'failed' | 'none' }
  | {
      readonly kind: 'present';
      readonly subscription: Pick<Subscription, 'status' | 'cancelledAt' | 'isCancellationUnread'>;
    };

export interface Readiness {
  readonly steps: Readonly<Record<ReadinessStep, StepState>>;
  readonly done: number;
  /** The number of steps that were checked. Undefined while a step is pending, because then no count is shown. */
  readonly checked: number | undefined;
  readonly missingNames: readonly CompleteLanguage[];
  readonly missingTexts: readonly CompleteLanguage[];
}

export function readinessOf(business: Business, subscription: SubscriptionFact, now: Instant): Readiness {
  const missingNames = missingLanguages(business.names, business.displayNames);
  const missingTexts = missingLanguages(business.descriptions);
  const steps: Readiness['steps'] = {
    name: stateOf(missingNames.length === 0),
    text: stateOf(missingTexts.length === 0),
    photo: stateOf(nonBlank(business.profilePhoto) !== undefined),
    address: stateOf(nonBlank(business.address) !== undefined),
    phone: stateOf(business.contacts.some(({ phoneNumbers }) => phoneNumbers.some(canBeCalled))),
    hours: stateOf(business.operatingHours.some((rule) => rule.isActive)),
    plan: planState(subscription, { now, timeZone: business.timezone }),
    visible: stateOf(isActive(business)),
  };
  const states = READINESS_STEPS.map((step) => steps[step]);
  return {
    steps,
    done: states.filter((state) => state === 'done').length,
    checked: states.includes('pending') ? undefined : states.filter((state) => state !== 'unchecked').length,
    missingNames,
    missingTexts,
  };
}

function stateOf(isDone: boolean): StepState {
  return isDone ? 'done' : 'missing';
}

/** A subscription that has ended may still have its earlier status. */
function planState(fact: SubscriptionFact, at: LocalTime): StepState {
  switch (fact.kind) {
    case 'loading':
      return 'pending';
    case 'failed':
      return 'unchecked';
    case 'none':
      return 'missing';
    case 'present':
      return stateOf(allowsActivation(fact.subscription) && !isOver(fact.subscription, at));
  }
}

function missingLanguages(...texts: readonly LocalizedText[]): readonly CompleteLanguage[] {
  return COMPLETE_LANGUAGES.filter((language) => texts.every((text) => textIn(text, language) === undefined));
}

/** Customers can also call landlines and service numbers, which a profile does not accept (decision C21). */
export function canBeCalled(phone: string): boolean {
  return dialledNumber(phone) !== undefined;
}
