import type { Instant } from '@/domain/shared/instant';
import type { SupportDetails } from './supportDetails';
import type { TextKey } from './useTranslation';

/** The texts for a failed change of a business or a subscription, or one whose outcome is unknown. */
export interface ChangeFailureText {
  readonly message: TextKey;
  /** The reason in a text of the product. */
  readonly reason?: TextKey | undefined;
  /** The reason in the words of the server. */
  readonly detail?: string | undefined;
  /** The time after which another try makes sense, in milliseconds. */
  readonly retryAfter?: number | undefined;
  /** The time of the response, from which `retryAfter` counts, because a further read can delay the failure. */
  readonly since?: Instant | undefined;
  readonly support?: SupportDetails | undefined;
}
