import type { ChargeEvidence } from '@/domain/subscription/paymentRefusal';
import type { OrderKind } from '@/domain/subscription/PlacedOrder';
import type { TextKey } from '@/ui/i18n/Texts';
import type { PaymentFailureKind } from '@/ui/subscription/wizard/WizardState';

interface FailureTexts {
  readonly title: TextKey;
  /** The instruction. */
  readonly text?: TextKey;
  /** Shown as information instead of an error. */
  readonly isReassuring?: true;
  /** The page is out of date and offers a reload. */
  readonly needsReload?: true;
}

/** The failures with a text of their own. `fields-invalid` has the error summary instead. */
export type ExplainedFailure = Exclude<PaymentFailureKind, 'fields-invalid'>;

const TEXTS: Readonly<Record<ExplainedFailure, FailureTexts>> = {
  'payment-method-required': { title: 'subscription.wizard.failure.paymentMethodRequired' },
  'card-incomplete': {
    title: 'subscription.wizard.failure.cardIncomplete',
    text: 'subscription.wizard.failure.cardIncompleteText',
  },
  'card-not-ready': {
    title: 'subscription.wizard.failure.cardNotReady',
    text: 'subscription.wizard.failure.cardNotReadyText',
  },
  offline: {
    title: 'subscription.wizard.failure.offlineTitle',
    text: 'subscription.wizard.failure.offline',
  },
  'in-progress': {
    title: 'subscription.wizard.failure.inProgress',
    text: 'subscription.wizard.failure.inProgressText',
  },
  'subscription-changed': {
    title: 'subscription.wizard.failure.subscriptionChanged',
    text: 'subscription.wizard.failure.subscriptionChangedText',
    needsReload: true,
  },
  'prices-changed': {
    title: 'subscription.wizard.failure.pricesChanged',
    text: 'subscription.wizard.failure.pricesChangedText',
    needsReload: true,
  },
  'nothing-to-change': {
    title: 'subscription.wizard.failure.nothingToChange',
    text: 'subscription.wizard.failure.nothingToChangeText',
    isReassuring: true,
    needsReload: true,
  },
  'not-charged': {
    title: 'subscription.wizard.failure.notChargedByThis',
    text: 'subscription.wizard.failure.notChargedByThisText',
    isReassuring: true,
  },
  payment_processing_error: {
    title: 'subscription.wizard.failure.paymentFailed',
    text: 'subscription.wizard.failure.paymentProcessingError',
  },
  bad_request: { title: 'subscription.wizard.failure.badRequest' },
  general_error: { title: 'subscription.wizard.failure.generalError' },
};

/** The sentence about the money, which claims only known facts (decision C86). */
export const EVIDENCE_TEXT = {
  'not-sent': 'subscription.wizard.failure.notSent',
  checking: 'subscription.wizard.failure.checking',
  'not-charged': 'subscription.wizard.failure.notCharged',
} as const satisfies Readonly<Record<ChargeEvidence, TextKey>>;

/** The texts of a failure. A failed purchase has another text than a failed change (decision C53). */
export function failureTexts(kind: ExplainedFailure, orderKind: OrderKind): FailureTexts {
  return kind === 'general_error' && orderKind === 'create'
    ? { title: 'subscription.wizard.failure.creationFailed' }
    : TEXTS[kind];
}
