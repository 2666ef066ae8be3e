import { formatNumber } from '@/ui/i18n/formatters';
import type { ShownAttention } from './AttentionState';

/** The parameters of texts that say of how many businesses the subscription is known. */
export function checkedParams({ subscriptions, listed }: ShownAttention): {
  readonly done: string;
  readonly total: string;
} {
  return {
    done: formatNumber(subscriptions.size),
    total: formatNumber(listed),
  };
}
