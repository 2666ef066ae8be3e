import type { StatusAction, StatusChangeError } from '@/application/business/ChangeStatus';
import type { ChangeFailure } from '@/ui/i18n/ChangeFailure';
import { errorMessage } from '@/ui/i18n/errorMessage';
import { serverText } from '@/ui/i18n/serverText';
import { supportDetails } from '@/ui/i18n/supportDetails';
import type { TextKey } from '@/ui/i18n/Texts';

interface FailureTexts {
  readonly refused: TextKey;
  readonly error: TextKey;
  /** The reason if the reconciliation has ended and the status is still the old one. */
  readonly unchanged: TextKey;
}

const TEXTS: Readonly<Record<StatusAction, FailureTexts>> = {
  activate: {
    refused: 'detail.management.activateFailed',
    error: 'detail.management.activateError',
    unchanged: 'detail.management.stillHidden',
  },
  deactivate: {
    refused: 'detail.management.deactivateFailed',
    error: 'detail.management.deactivateError',
    unchanged: 'detail.management.stillVisible',
  },
};

/** Maps an error to its texts (spec section 8). */
export function statusChangeFailure(action: StatusAction, error: StatusChangeError): ChangeFailure {
  const texts = TEXTS[action];
  switch (error.kind) {
    case 'refused': {
      const { retryAfter } = error;
      /* The page itself says how long to wait. The message of the server would repeat it in English. */
      if (retryAfter !== undefined) return { message: texts.refused, retryAfter };
      const detail = serverText(error.message);
      const support = supportDetails(error);
      return detail === undefined
        ? { message: 'detail.management.updateFailed', support }
        : { message: texts.refused, detail, support };
    }
    case 'business-not-found':
      return { message: texts.refused, reason: 'detail.management.gone' };
    case 'subscription-required':
      return { message: texts.refused, reason: 'detail.management.subscriptionRequired' };
    case 'subscription-not-active':
      return { message: texts.refused, reason: 'detail.management.subscriptionMustBeActive' };
    case 'already-active':
    case 'already-inactive':
      return { message: 'detail.management.updateFailed' };
    case 'forbidden':
      return {
        message: 'detail.management.updateFailed',
        reason: errorMessage(error),
        support: supportDetails(error),
      };
    case 'offline':
    case 'unavailable':
    case 'malformed-response':
      return { message: texts.error, reason: errorMessage(error), support: supportDetails(error) };
    case 'not-executed':
      return { message: texts.error, reason: texts.unchanged };
    case 'outcome-unknown':
      return { message: texts.error, reason: 'detail.management.statusUnknown' };
  }
}
