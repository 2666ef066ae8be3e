import type { SupportDetails } from './supportDetails';
import type { TextKey } from './Texts';

/** The texts of a change of a business or a subscription that failed, or whose result is unknown. */
export interface ChangeFailure {
  readonly message: TextKey;
  /** The reason in one of our sentences. */
  readonly reason?: TextKey | undefined;
  /** The reason in the words of the server. */
  readonly detail?: string | undefined;
  /** The time after which another try makes sense, in milliseconds. */
  readonly retryAfter?: number | undefined;
  readonly support?: SupportDetails | undefined;
}
