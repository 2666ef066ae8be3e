import { changesOnlyCard, type PlacedOrder } from '@/domain/subscription/PlacedOrder';
import type { Toast } from '@/ui/shell/Toasts';

/**
 * Says that an order was executed: one whose response was lost, or an accepted one that the subscription now shows. It
 * names no payment, because an order may charge nothing: a change of the card, a smaller plan, or a subscription that
 * begins with a trial.
 */
export function executedToast(order: PlacedOrder): Toast {
  return {
    kind: 'success',
    message: changesOnlyCard(order)
      ? 'subscription.cardChange.done'
      : 'subscription.wizard.outcomeUnknown.elsewhere.confirmed',
  };
}
