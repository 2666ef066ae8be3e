import type { Instant } from '@/domain/shared/instant';
import type { FailedRequest } from './ServiceFailure';

/**
 * A toast for the next document of this tab, for example after the wizard. `message` and `reason` are translation keys.
 */
export interface PendingToast {
  readonly kind: 'success' | 'error';
  readonly message: string;
  /** The values of the text, such as a date. */
  readonly values?: Readonly<Record<string, string>> | undefined;
  readonly reason?: string | undefined;
  /** The failed request that the toast is about. */
  readonly request?: FailedRequest | undefined;
  /** When the toast was shown. The next document only adds it to its history. */
  readonly at?: Instant | undefined;
}
