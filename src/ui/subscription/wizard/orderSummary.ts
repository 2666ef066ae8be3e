import { nonBlank } from '@/domain/shared/LocalizedText';
import type { WizardData } from '@/application/subscription/LoadWizardData';
import { selectionOf, type PlacedOrder } from '@/domain/subscription/PlacedOrder';
import type { BillingForm } from '@/domain/validation/BillingAddress';
import type { WizardSelection } from './WizardSelection';
import type { OrderSummary } from './WizardState';

/** The summary of an order that was just executed. */
export function summaryOfSelection(
  selection: WizardSelection,
  billing: BillingForm,
  order: PlacedOrder,
): OrderSummary {
  const sent = selection.chosen.method === 'new-card' ? billing : undefined;
  return {
    business: selection.initialData.business,
    kind: selection.orderKind,
    selection: selection.chosen,
    email: nonBlank(sent?.email),
    billing: sent,
    wasConfirmedLater: false,
    order,
    afterwards: { kind: 'reading' },
  };
}

/** The summary of an order from the journal. Undefined if the catalogue lacks one of its items. */
export function summaryOfOrder(
  order: PlacedOrder,
  { business, catalog }: WizardData,
  wasConfirmedLater: boolean,
): OrderSummary | undefined {
  const selection = selectionOf(order, catalog);
  return (
    selection && {
      business,
      kind: order.kind,
      selection,
      email: undefined,
      billing: undefined,
      wasConfirmedLater,
      order,
      afterwards: { kind: 'reading' },
    }
  );
}
