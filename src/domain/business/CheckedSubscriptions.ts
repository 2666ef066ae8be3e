import type { BusinessId } from './BusinessId';

/** What is known about the subscriptions of a list. In a long list only some of them have been read. */
export interface CheckedSubscriptions {
  /** The number of businesses whose subscription is known. */
  readonly count: number;
  /** The most urgent first. */
  readonly needingAttention: ReadonlySet<BusinessId>;
  /** Those without a subscription, and those whose subscription is over. */
  readonly unsubscribed: ReadonlySet<BusinessId>;
}

export const NONE_CHECKED: CheckedSubscriptions = {
  count: 0,
  needingAttention: new Set(),
  unsubscribed: new Set(),
};
