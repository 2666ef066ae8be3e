import type { PlacedOrder } from '@/domain/subscription/PlacedOrder';
import type { Toast } from '@/ui/shell/Toasts';

/**
 * Says that an order whose response was lost was executed. It names no payment, because an order may charge nothing:
 * a change of the card, a smaller plan, or a subscription that begins with a trial.
 */
export function executedToast({ cardBefore }: PlacedOrder): Toast {
  return {
    kind: 'success',
    message:
      cardBefore === undefined
        ? 'subscription.wizard.outcomeUnknown.elsewhere.confirmed'
        : 'subscription.cardChange.done',
  };
}
