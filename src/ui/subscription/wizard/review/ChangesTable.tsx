import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { ArrowLeftRight, Minus, Plus } from 'lucide-react';
import type { Money } from '@/domain/shared/Money';
import type { BillingCycle } from '@/domain/subscription/billingCycle';
import type { ComparedItem, OrderComparison, ItemChange } from '@/domain/subscription/orderComparison';
import { Space } from '@/ui/design/components/space/Space';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { StatusBadge, type StatusLook } from '@/ui/design/components/status-badge/StatusBadge';
import { useCatalogTexts, type CatalogName } from '@/ui/subscription/catalogTexts';
import { SavedCardText } from '@/ui/subscription/section/SavedCardText';
import type { WizardSelection } from '@/ui/subscription/wizard/WizardSelection';
import { ItemName, Quantity } from '@/ui/subscription/ItemName';
import { PeriodPrice } from './PeriodPrice';
import styles from './changes-table.module.scss';

interface ChangesTableProps {
  readonly comparison: OrderComparison;
  readonly selection: WizardSelection;
}

/** Each item that the order changes, before and after the order, and both totals. */
export const ChangesTable = observer(function ChangesTable({ comparison, selection }: ChangesTableProps) {
  const { t } = useTranslation();
  const { cycleBefore, totalBefore, items } = comparison;
  const { chosen, orderKind } = selection;
  const columns: ComparedColumns = {
    afterLabel:
      orderKind === 'reactivate'
        ? t('subscription.wizard.review.changes.afterReactivating')
        : t('subscription.wizard.review.changes.after'),
    cycles: cycleBefore === chosen.cycle ? undefined : { before: cycleBefore, after: chosen.cycle },
  };
  return (
    <table className={styles['table']}>
      <caption className={styles['hidden']}>{t('subscription.wizard.review.changes.heading')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('subscription.wizard.review.changes.item')}</th>
          <th scope="col">{t('subscription.wizard.review.changes.today')}</th>
          <th scope="col">{columns.afterLabel}</th>
          <th scope="col">
            <span className={styles['hidden']}>{t('subscription.wizard.review.changes.change')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {items.filter(isChanged).map((item) => (
          <ItemRow key={keyOf(item)} item={item} columns={columns} />
        ))}
        {chosen.method === 'new-card' && <CardRow selection={selection} columns={columns} />}
      </tbody>
      {(columns.cycles !== undefined || totalBefore?.equals(selection.total) !== true) && (
        <tfoot>
          <ChangeRow
            name={
              columns.cycles === undefined
                ? t(`subscription.wizard.bar.totalOf.${chosen.cycle}`)
                : t('subscription.wizard.review.changes.total')
            }
            change={undefined}
            before={<PeriodPrice of={totalBefore} cycle={columns.cycles?.before} />}
            after={<PeriodPrice of={selection.total} cycle={columns.cycles?.after} />}
            columns={columns}
          />
        </tfoot>
      )}
    </table>
  );
});

type Change = Exclude<ItemChange, 'kept'>;

type ChangedItem = ComparedItem & { readonly change: Change };

function isChanged(item: ComparedItem): item is ChangedItem {
  return item.change !== 'kept';
}

function keyOf(item: ComparedItem): string {
  return item.kind === 'add-on' ? `${item.before?.id ?? ''} ${item.after?.addOn.id ?? ''}` : item.kind;
}

interface ItemRowProps<Item = ChangedItem> {
  readonly item: Item;
  readonly columns: ComparedColumns;
}

function ItemRow({ item, columns }: ItemRowProps) {
  const { t } = useTranslation();
  switch (item.kind) {
    case 'plan':
      return (
        <ChangeRow
          name={t('subscription.wizard.review.plan')}
          change={item.change}
          before={item.before && <Plan of={item.before} cycle={columns.cycles?.before} />}
          after={item.after && <Plan of={item.after} cycle={columns.cycles?.after} />}
          columns={columns}
        />
      );
    case 'cycle':
      return (
        <ChangeRow
          name={t('subscription.wizard.review.cycle')}
          change={item.change}
          before={item.before && t(`subscription.wizard.cycle.${item.before}`)}
          after={item.after && t(`subscription.wizard.cycle.${item.after}`)}
          columns={columns}
        />
      );
    case 'add-on':
      return <AddOnRow item={item} columns={columns} />;
  }
}

interface PlanProps {
  readonly of: CatalogName & { readonly price: Money | undefined };
  readonly cycle: BillingCycle | undefined;
}

function Plan({ of: plan, cycle }: PlanProps) {
  const texts = useCatalogTexts();
  return (
    <>
      <bdi className={styles['plan']}>{texts.planName(plan)}</bdi>
      <Space />
      <PeriodPrice of={plan.price} cycle={cycle} />
    </>
  );
}

/** A changed quantity is shown beside each price, any other beside the name. */
function AddOnRow({ item, columns }: ItemRowProps<Extract<ChangedItem, { kind: 'add-on' }>>) {
  const { before, after, change } = item;
  const { addOnName } = useCatalogTexts();
  const isCountChanged = before !== undefined && after !== undefined && before.quantity !== after.quantity;
  const quantity = after?.quantity ?? before?.quantity;
  const addOn = after?.addOn ?? before;
  const priceOf = (price: Money | undefined, count: number, cycle: BillingCycle | undefined) => (
    <>
      {isCountChanged && <Quantity of={count} />}
      <Space />
      <PeriodPrice of={price?.times(count)} cycle={cycle} />
    </>
  );
  return (
    <ChangeRow
      name={<ItemName quantity={isCountChanged ? undefined : quantity}>{addOn && addOnName(addOn)}</ItemName>}
      change={change}
      before={before && priceOf(before.price, before.quantity, columns.cycles?.before)}
      after={after && priceOf(after.addOn.price, after.quantity, columns.cycles?.after)}
      columns={columns}
    />
  );
}

interface CardRowProps {
  readonly selection: WizardSelection;
  readonly columns: ComparedColumns;
}

const CardRow = observer(function CardRow({ selection: { savedCard }, columns }: CardRowProps) {
  const { t } = useTranslation();
  return (
    <ChangeRow
      name={t('subscription.wizard.review.changes.card')}
      change={savedCard === undefined ? 'added' : 'changed'}
      before={savedCard && <SavedCardText card={savedCard} />}
      after={t('subscription.wizard.payment.newCard')}
      columns={columns}
    />
  );
});

/** What all rows have in common. */
interface ComparedColumns {
  /** The heading of the column with the items after the order. */
  readonly afterLabel: string;
  /** The cycles that the amounts name. Undefined if the cycle stays the same. */
  readonly cycles: { readonly before: BillingCycle | undefined; readonly after: BillingCycle } | undefined;
}

interface ChangeRowProps {
  readonly name: ReactNode;
  /** Undefined for the total, which is not an item. */
  readonly change: Change | undefined;
  /** Undefined if the subscription does not have the item. */
  readonly before: ReactNode | undefined;
  /** Undefined if the order does not have the item. */
  readonly after: ReactNode | undefined;
  readonly columns: ComparedColumns;
}

/** An item before and after the order. On phones each value has a label instead of a column heading. */
function ChangeRow({ name, change, before, after, columns }: ChangeRowProps) {
  const { t } = useTranslation();
  return (
    <tr className={change && styles[change]}>
      <th scope="row" className={styles['name']}>
        {name}
      </th>
      <td className={styles['before']}>
        <PhoneLabel>{t('subscription.wizard.review.changes.today')}</PhoneLabel>
        <Value>{before}</Value>
      </td>
      <td className={styles['after']}>
        <PhoneLabel>{columns.afterLabel}</PhoneLabel>
        <Value>{after}</Value>
      </td>
      <td className={styles['change']}>{change && <ChangeBadge change={change} />}</td>
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

/** None is red, because nothing has failed. */
const LOOKS: Readonly<Record<Change, StatusLook>> = {
  added: { tone: 'ok', shape: Plus },
  removed: { tone: 'warn', shape: Minus },
  changed: { tone: 'sea', shape: ArrowLeftRight },
};

function ChangeBadge({ change }: { readonly change: Change }) {
  const { t } = useTranslation();
  return <StatusBadge {...LOOKS[change]}>{t(`subscription.wizard.review.changes.${change}`)}</StatusBadge>;
}
