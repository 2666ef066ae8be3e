import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { ArrowLeftRight, Minus, Plus } from 'lucide-react';
import type { Money } from '@/domain/shared/Money';
import type { BillingCycle } from '@/domain/subscription/billingCycle';
import type { ComparedItem, ItemChange } from '@/domain/subscription/orderComparison';
import { SPACE } from '@/ui/design/components/space/space';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { StatusBadge, type StatusStyle } from '@/ui/design/components/status-badge/StatusBadge';
import { useCatalogTexts, type CatalogName } from '@/ui/subscription/catalogTexts';
import { SavedCardText } from '@/ui/subscription/section/SavedCardText';
import { useWizard } from '@/ui/subscription/wizard/WizardContext';
import { ItemName, Quantity } from '@/ui/subscription/ItemName';
import { PeriodPriceText } from '@/ui/subscription/PeriodPriceText';
import type { ReviewChangesProps } from './NothingChanged';
import styles from './changes-table.module.scss';

/**
 * Each item that the order changes, before and after the order, and both totals. The roles are explicit, because
 * WebKit drops the role of an element whose `display` changes, as on phones.
 */
export const ChangesTable = observer(function ChangesTable({ comparison }: ReviewChangesProps) {
  const { t } = useTranslation();
  const { chosen, orderKind, savedCard, total } = useWizard().selection;
  const { cycleBefore, totalBefore, items } = comparison;
  /* The cycles that the amounts name. Undefined if the cycle stays the same. */
  const cycles = cycleBefore === chosen.cycle ? undefined : { before: cycleBefore, after: chosen.cycle };
  const cellsOf = useCells(cycles);
  const afterLabel =
    orderKind === 'reactivate'
      ? t('subscription.wizard.review.changes.afterReactivating')
      : t('subscription.wizard.review.changes.after');
  return (
    <table role="table" className={styles['table']}>
      <caption className={styles['hidden']}>{t('subscription.wizard.review.changes.heading')}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {t('subscription.wizard.review.changes.item')}
          </th>
          <th role="columnheader" scope="col">
            {t('subscription.wizard.review.changes.today')}
          </th>
          <th role="columnheader" scope="col">
            {afterLabel}
          </th>
          <th role="columnheader" scope="col">
            <span className={styles['hidden']}>{t('subscription.wizard.review.changes.change')}</span>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {items.map(
          (item) =>
            item.change !== 'kept' && (
              <ChangeRow key={keyOf(item)} {...cellsOf(item)} change={item.change} afterLabel={afterLabel} />
            ),
        )}
        {chosen.method === 'new-card' && (
          <ChangeRow
            name={t('subscription.wizard.review.changes.card')}
            change={savedCard === undefined ? 'added' : 'changed'}
            before={savedCard && <SavedCardText card={savedCard} />}
            after={t('subscription.wizard.payment.newCard')}
            afterLabel={afterLabel}
          />
        )}
      </tbody>
      {(cycles !== undefined || total === undefined || totalBefore?.equals(total) !== true) && (
        <tfoot role="rowgroup">
          <ChangeRow
            name={
              cycles === undefined
                ? t(`subscription.wizard.bar.totalOf.${chosen.cycle}`)
                : t('subscription.wizard.bar.total')
            }
            change={undefined}
            before={<PeriodPriceText of={totalBefore} cycle={cycles?.before} />}
            after={<PeriodPriceText of={total} cycle={cycles?.after} />}
            afterLabel={afterLabel}
          />
        </tfoot>
      )}
    </table>
  );
});

function keyOf(item: ComparedItem): string {
  return item.kind === 'add-on' ? `${item.before?.id ?? ''} ${item.after?.addOn.id ?? ''}` : item.kind;
}

interface Cells {
  readonly name: ReactNode;
  /** Undefined if the subscription does not have the item. */
  readonly before: ReactNode | undefined;
  /** Undefined if the order does not have the item. */
  readonly after: ReactNode | undefined;
}

interface ComparedCycles {
  readonly before: BillingCycle | undefined;
  readonly after: BillingCycle;
}

/** Returns a function that renders an item before and after the order. */
function useCells(cycles: ComparedCycles | undefined): (item: ComparedItem) => Cells {
  const { t } = useTranslation();
  const { planName, addOnName } = useCatalogTexts();
  const planWith = (plan: PricedPlan, quantity: number, cycle: BillingCycle | undefined): ReactNode => (
    <>
      <span className={styles['plan']}>
        <ItemName quantity={quantity}>{planName(plan)}</ItemName>
      </span>
      {SPACE}
      <PeriodPriceText of={plan.price?.times(quantity)} cycle={cycle} />
    </>
  );
  return (item) => {
    switch (item.kind) {
      case 'plan': {
        const after = planAfter(item);
        return {
          name: t('subscription.section.plan'),
          before: item.before && planWith(item.before, item.before.quantity, cycles?.before),
          after: after && planWith(after, after.quantity, cycles?.after),
        };
      }
      case 'cycle':
        return {
          name: t('subscription.wizard.cycle.label'),
          before: item.before && t(`subscription.wizard.cycle.${item.before}`),
          after: item.after && t(`subscription.wizard.cycle.${item.after}`),
        };
      case 'add-on':
        return addOnCells(item, cycles, addOnName);
    }
  };
}

type PricedPlan = CatalogName & { readonly price: Money | undefined };

/** If the order keeps several of one plan, only the service knows what they will cost. */
function planAfter({ before, after }: Extract<ComparedItem, { kind: 'plan' }>) {
  if (after === undefined) return undefined;
  const keepsSeveral = before !== undefined && before.id === after.id && before.quantity > 1;
  return keepsSeveral ? { ...after, price: undefined, quantity: before.quantity } : { ...after, quantity: 1 };
}

/** A changed quantity is shown beside each price, any other beside the name. */
function addOnCells(
  { before, after }: Extract<ComparedItem, { kind: 'add-on' }>,
  cycles: ComparedCycles | undefined,
  nameOf: (addOn: CatalogName) => string,
): Cells {
  const isCountChanged = before !== undefined && after !== undefined && before.quantity !== after.quantity;
  const quantity = after?.quantity ?? before?.quantity;
  const addOn = after?.addOn ?? before;
  const priceOf = (price: Money | undefined, count: number, cycle: BillingCycle | undefined): ReactNode => (
    <>
      {isCountChanged && <Quantity of={count} />}
      {SPACE}
      <PeriodPriceText of={price?.times(count)} cycle={cycle} />
    </>
  );
  return {
    name: <ItemName quantity={isCountChanged ? undefined : quantity}>{addOn && nameOf(addOn)}</ItemName>,
    before: before && priceOf(before.price, before.quantity, cycles?.before),
    after: after && priceOf(after.addOn.price, after.quantity, cycles?.after),
  };
}

interface ChangeRowProps extends Cells {
  /** Undefined for the total, which is not an item. */
  readonly change: Change | undefined;
  /** The heading of the column with the items after the order. */
  readonly afterLabel: string;
}

/** An item before and after the order. On phones each value has a label instead of a column heading. */
function ChangeRow({ name, change, before, after, afterLabel }: ChangeRowProps) {
  const { t } = useTranslation();
  return (
    <tr role="row" className={change && styles[change]}>
      <th role="rowheader" scope="row" className={styles['name']}>
        {name}
      </th>
      <td role="cell" className={styles['before']}>
        <PhoneLabel>{t('subscription.wizard.review.changes.today')}</PhoneLabel>
        <Value>{before}</Value>
      </td>
      <td role="cell" className={styles['after']}>
        <PhoneLabel>{afterLabel}</PhoneLabel>
        <Value>{after}</Value>
      </td>
      <td role="cell" className={styles['change']}>
        {change && (
          <StatusBadge {...STYLES[change]}>{t(`subscription.wizard.review.changes.${change}`)}</StatusBadge>
        )}
      </td>
    </tr>
  );
}

/** Hidden from assistive technology, which reads the column heading with each cell. */
function PhoneLabel({ children }: { readonly children: string }) {
  return (
    <span className={styles['phoneLabel']} aria-hidden="true">
      {children}
    </span>
  );
}

function Value({ children }: { readonly children: ReactNode | undefined }) {
  const { t } = useTranslation();
  if (children !== undefined) return <span className={styles['value']}>{children}</span>;
  return (
    <span className={styles['value']}>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{t('subscription.wizard.review.changes.notIncluded')}</VisuallyHidden>
    </span>
  );
}

type Change = Exclude<ItemChange, 'kept'>;

/** None is red, because nothing has failed. */
const STYLES: Readonly<Record<Change, StatusStyle>> = {
  added: { tone: 'ok', shape: Plus },
  removed: { tone: 'warn', shape: Minus },
  changed: { tone: 'sea', shape: ArrowLeftRight },
};
