import type { LastOrder } from '@/application/subscription/UpdateLastOrder';
import type { OrderKind } from '@/domain/subscription/orderKinds';
import { cardChangeObstacleOf } from '@/domain/subscription/cardChange';
import { changesOnlyCard, type PlacedOrder } from '@/domain/subscription/PlacedOrder';
import { NEW_CARD_STEP } from '@/ui/shell/paths';
import type { WizardStep } from './wizardSteps';
import { DONE_STEP, stepNamed } from './StepHistory';
import type { WizardSelection } from './WizardSelection';
import type { RefusedCardChange } from './WizardState';

/** What the wizard shows first once its data has loaded. */
export type WizardOpening =
  /** An earlier order has an unknown outcome. */
  | { readonly kind: 'outcome-unknown'; readonly order: PlacedOrder; readonly isCardChange: boolean }
  | { readonly kind: 'executed'; readonly order: PlacedOrder; readonly wasReconciled: boolean }
  /** There is no confirmation to show, or an accepted order does not show yet. The business page says what is known. */
  | { readonly kind: 'business-page' }
  /** A new card for the current plan and add-ons (decision C106). */
  | { readonly kind: 'card-change'; readonly isCardChange: true }
  | { readonly kind: 'card-change-refused'; readonly obstacle: RefusedCardChange }
  | { readonly kind: 'step'; readonly step: WizardStep; readonly showsDraftNotice: boolean };

/** @param stepInUrl The name of the step in the URL. */
export function wizardOpening(
  selection: WizardSelection,
  lastOrder: LastOrder | undefined,
  stepInUrl: string | undefined,
): WizardOpening {
  const { subscription, initial, readAt } = selection.initialData;
  const obstacle = cardChangeObstacleOf(subscription, initial.retired, readAt);
  const isNewCardStep = stepInUrl === NEW_CARD_STEP;
  if (lastOrder?.kind === 'outcome-unknown') {
    const { order } = lastOrder;
    const isCardChange = isNewCardStep && obstacle === undefined && changesOnlyCard(order);
    return { kind: 'outcome-unknown', order, isCardChange };
  }
  /* A confirmed order is shown again only if the URL names the confirmation. */
  if (lastOrder !== undefined && (stepInUrl === DONE_STEP || lastOrder.kind !== 'confirmed'))
    return isOutOfDate(lastOrder, selection.orderKind, stepInUrl)
      ? { kind: 'business-page' }
      : { kind: 'executed', order: lastOrder.order, wasReconciled: lastOrder.kind === 'reconciled' };
  if (stepInUrl === DONE_STEP) return { kind: 'business-page' };
  /* Without a subscription there is no card to change, so the wizard opens at its first step. */
  if (!isNewCardStep || obstacle === 'no-subscription') return firstStep(selection, stepInUrl);
  return obstacle === undefined
    ? { kind: 'card-change', isCardChange: true }
    : { kind: 'card-change-refused', obstacle };
}

/**
 * Whether to open the business page instead of a confirmation: the subscription was cancelled later, setting up takes
 * long, or reads do not show a change yet and the owner wants to make another one (decision C93).
 */
function isOutOfDate(lastOrder: LastOrder, next: OrderKind, stepInUrl: string | undefined): boolean {
  if (lastOrder.kind === 'reconciled') return false;
  if (lastOrder.kind === 'being-set-up' && lastOrder.order.kind === 'create') return lastOrder.isDelayed;
  return stepInUrl !== DONE_STEP || next !== 'update';
}

/**
 * A restored draft opens at the step in the URL. Otherwise a reactivation opens at the review, because everything is
 * selected already (decision C4), and any other order at the first step.
 */
export function firstStep(
  { chosen, initialData: { initial }, orderKind }: WizardSelection,
  stepInUrl: string | undefined,
): Extract<WizardOpening, { readonly kind: 'step' }> {
  const first = orderKind === 'reactivate' ? 'review' : 'plan';
  const step =
    initial.restored !== undefined && stepInUrl !== undefined && stepInUrl !== NEW_CARD_STEP
      ? stepNamed(stepInUrl)
      : first;
  return {
    kind: 'step',
    step: (chosen.plan && step) ?? 'plan',
    showsDraftNotice: initial.restored !== undefined || initial.differences.length > 0,
  };
}
