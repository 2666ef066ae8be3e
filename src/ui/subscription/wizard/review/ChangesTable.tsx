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

/** Each item that the order changes, before and after it, with both totals. */
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

interface ItemRowProps<Item> {
  readonly item: Item;
  readonly columns: ComparedColumns;
}

function ItemRow({ item, columns }: ItemRowProps<ChangedItem>) {
  switch (item.kind) {
    case 'plan':
      return <PlanRow item={item} columns={columns} />;
    case 'cycle':
      return <CycleRow item={item} columns={columns} />;
    case 'add-on':
      return <AddOnRow item={item} columns={columns} />;
  }
}

function PlanRow({ item, columns }: ItemRowProps<Extract<ChangedItem, { kind: 'plan' }>>) {
  const { t } = useTranslation();
  const { before, after, change } = item;
  const { cycles } = columns;
  return (
    <ChangeRow
      name={t('subscription.wizard.review.plan')}
      change={change}
      before={before && <PlanSide plan={before} price={before.price} cycle={cycles?.before} />}
      after={after && <PlanSide plan={after} price={after.price} cycle={cycles?.after} />}
      columns={columns}
    />
  );
}

interface PlanSideProps {
  readonly plan: CatalogName;
  readonly price: Money | undefined;
  readonly cycle: BillingCycle | undefined;
}

function PlanSide({ plan, price, cycle }: PlanSideProps) {
  const texts = useCatalogTexts();
  return (
    <>
      <bdi className={styles['plan']}>{texts.planName(plan)}</bdi>
      <Space />
      <PeriodPrice of={price} cycle={cycle} />
    </>
  );
}

function CycleRow({ item, columns }: ItemRowProps<Extract<ChangedItem, { kind: 'cycle' }>>) {
  const { t } = useTranslation();
  return (
    <ChangeRow
      name={t('subscription.wizard.review.cycle')}
      change={item.change}
      before={item.before && t(`subscription.wizard.cycle.${item.before}`)}
      after={item.after && t(`subscription.wizard.cycle.${item.after}`)}
      columns={columns}
    />
  );
}

/** A quantity that changes is shown with each price, any other with the name. */
function AddOnRow({ item, columns }: ItemRowProps<Extract<ChangedItem, { kind: 'add-on' }>>) {
  const { before, after, change } = item;
  const { cycles } = columns;
  const isCountChanged = before !== undefined && after !== undefined && before.quantity !== after.quantity;
  const quantity = after?.quantity ?? before?.quantity;
  const addOn = after?.addOn ?? before;
  const texts = useCatalogTexts();
  return (
    <ChangeRow
      name={
        <ItemName quantity={isCountChanged ? undefined : quantity}>
          {addOn && texts.addOnName(addOn)}
        </ItemName>
      }
      change={change}
      before={before && <AddOnSide {...before} isCountChanged={isCountChanged} cycle={cycles?.before} />}
      after={
        after && (
          <AddOnSide
            price={after.addOn.price}
            quantity={after.quantity}
            isCountChanged={isCountChanged}
            cycle={cycles?.after}
          />
        )
      }
      columns={columns}
    />
  );
}

interface AddOnSideProps {
  readonly price: Money | undefined;
  readonly quantity: number;
  readonly isCountChanged: boolean;
  readonly cycle: BillingCycle | undefined;
}

function AddOnSide({ price, quantity, isCountChanged, cycle }: AddOnSideProps) {
  return (
    <>
      {isCountChanged && <Quantity of={quantity} />}
      <Space />
      <PeriodPrice of={price?.times(quantity)} cycle={cycle} />
    </>
  );
}

interface CardRowProps {
  readonly selection: WizardSelection;
  readonly columns: ComparedColumns;
}

/** A new card replaces the saved one, if there is one. */
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

/** The data of the columns, which is the same in all rows. */
interface ComparedColumns {
  /** The heading of the column after the order. */
  readonly afterLabel: string;
  /** The cycles that the amounts name. Undefined while the cycle stays the same. */
  readonly cycles: { readonly before: BillingCycle | undefined; readonly after: BillingCycle } | undefined;
}

interface ChangeRowProps {
  readonly name: ReactNode;
  /** Undefined for the total, which is no item. */
  readonly change: Change | undefined;
  /** The item before the order. Undefined when there is none. */
  readonly before: ReactNode | undefined;
  /** The item after the order. Undefined when there is none. */
  readonly after: ReactNode | undefined;
  readonly columns: ComparedColumns;
}

/** An item before and after the order. On phones each value has its own label in place of the heading of its column. */
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

/** Screen readers read the heading of the column with each cell, so they skip this label. */
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

/** The effect of the order on an item, as text and icon. */
function ChangeBadge({ change }: { readonly change: Change }) {
  const { t } = useTranslation();
  return <StatusBadge {...LOOKS[change]}>{t(`subscription.wizard.review.changes.${change}`)}</StatusBadge>;
}
