import type { ReactNode } from 'react';
import type { BillingCycle } from '@/domain/subscription/billingCycle';
import type { ItemChange } from '@/domain/subscription/orderComparison';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { ChangeBadge } from './ChangeBadge';
import styles from './changes-table.module.scss';

/** The data of the columns, which is the same in all rows. */
export interface ComparedColumns {
  /** The heading of the column after the order. */
  readonly afterLabel: string;
  /** The cycles that the amounts name. Undefined while the cycle stays the same. */
  readonly cycles: { readonly before: BillingCycle | undefined; readonly after: BillingCycle } | undefined;
}

interface ChangeRowProps {
  readonly name: ReactNode;
  readonly change: ItemChange;
  /** The item before the order. Undefined when there is none. */
  readonly before: ReactNode | undefined;
  /** The item after the order. Undefined when there is none. */
  readonly after: ReactNode | undefined;
  readonly columns: ComparedColumns;
  /** The total is no item, so it has no badge. */
  readonly isTotal?: boolean | undefined;
}

/** An item today and after the order. On phones each value has its own label in place of the heading of its column. */
export function ChangeRow({ name, change, before, after, columns, isTotal = false }: ChangeRowProps) {
  const { t } = useTranslation();
  return (
    <tr className={styles[change]}>
      <th scope="row" className={styles['name']}>
        {name}
      </th>
      <td className={styles['before']}>
        <PhoneLabel>{t('subscription.wizard.review.changes.today')}</PhoneLabel>
        <Value>{before}</Value>
      </td>
      <td className={styles['after']}>
        <PhoneLabel>
          {change === 'kept' ? t('subscription.wizard.review.changes.both') : columns.afterLabel}
        </PhoneLabel>
        <Value>{after}</Value>
      </td>
      <td className={styles['change']}>{!isTotal && <ChangeBadge change={change} />}</td>
    </tr>
  );
}

/** Screen readers read the heading of the column with each cell, so this label is only for the eye. */
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
