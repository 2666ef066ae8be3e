import type { ActivateBusinessError } from '@/application/business/ActivateBusiness';
import type { DeactivateBusinessError } from '@/application/business/DeactivateBusiness';
import { errorMessage } from '@/ui/i18n/errorMessage';
import { serverText } from '@/ui/i18n/serverText';
import type { TextKey } from '@/ui/i18n/Texts';

export type StatusAction = 'activate' | 'deactivate';

export type StatusChangeError = Exclude<
  ActivateBusinessError | DeactivateBusinessError,
  { readonly kind: 'session-expired' }
>;

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
}

const TEXTS: Readonly<Record<StatusAction, FailureTexts>> = {
  activate: { refused: 'business.management.activateFailed', error: 'business.management.activateError' },
  deactivate: {
    refused: 'business.management.deactivateFailed',
    error: 'business.management.deactivateError',
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
    case 'outcome-unknown':
      return { message: texts.error, reason: errorMessage(error) };
  }
}
