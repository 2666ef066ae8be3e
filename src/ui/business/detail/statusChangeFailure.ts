import type { ActivateBusinessError } from '@/application/business/ActivateBusiness';
import type { DeactivateBusinessError } from '@/application/business/DeactivateBusiness';
import type { StatusFinding } from '@/application/business/LookUpStatus';
import { errorMessage } from '@/ui/i18n/errorMessage';
import { serverText } from '@/ui/i18n/serverText';
import type { TextKey } from '@/ui/i18n/Texts';

export type StatusAction = 'activate' | 'deactivate';

/** Those that are told: an expired session ends on its own way, and a lost answer is looked up first. */
export type StatusChangeError =
  | Exclude<
      ActivateBusinessError | DeactivateBusinessError,
      { readonly kind: 'session-expired' | 'outcome-unknown' }
    >
  | FailedLookup;

export type FailedLookup = Extract<StatusFinding, { readonly kind: 'unchanged' | 'unknown' }>;

/** How a status change that did not happen is told. */
export interface StatusChangeFailure {
  readonly message: TextKey;
  /** Why, in a sentence of ours. */
  readonly reason?: TextKey | undefined;
  /** Why, in the server's own words. */
  readonly detail?: string | undefined;
  /** In so many milliseconds another try has a point. */
  readonly retryAfter?: number | undefined;
}

interface FailureTexts {
  readonly refused: TextKey;
  readonly error: TextKey;
  /** Read after the whole lookup: it did not happen. */
  readonly unchanged: TextKey;
}

const TEXTS: Readonly<Record<StatusAction, FailureTexts>> = {
  activate: {
    refused: 'business.management.activateFailed',
    error: 'business.management.activateError',
    unchanged: 'business.management.stillHidden',
  },
  deactivate: {
    refused: 'business.management.deactivateFailed',
    error: 'business.management.deactivateError',
    unchanged: 'business.management.stillVisible',
  },
};

/** Which text goes with which failure: refused with the server's words, refused without, or no answer (spec section 8). */
export function statusChangeFailure(action: StatusAction, error: StatusChangeError): StatusChangeFailure {
  const texts = TEXTS[action];
  switch (error.kind) {
    case 'refused': {
      const { retryAfter } = error;
      /* The service says when; its words would only say the same in English. */
      if (retryAfter !== undefined) return { message: texts.refused, retryAfter };
      const detail = serverText(error.message);
      return detail === undefined
        ? { message: 'business.management.updateFailed' }
        : { message: texts.refused, detail };
    }
    case 'subscription-required':
      return { message: texts.refused, reason: 'business.management.subscriptionRequired' };
    case 'subscription-not-active':
      return { message: texts.refused, reason: 'business.management.subscriptionMustBeActive' };
    case 'already-active':
    case 'already-inactive':
      return { message: 'business.management.updateFailed' };
    case 'forbidden':
      return { message: 'business.management.updateFailed', reason: errorMessage(error) };
    case 'offline':
    case 'unavailable':
    case 'malformed-response':
      return { message: texts.error, reason: errorMessage(error) };
    case 'unchanged':
      return { message: texts.error, reason: texts.unchanged };
    case 'unknown':
      return { message: texts.error, reason: 'business.management.statusUnknown' };
  }
}
