import { Fragment } from 'react';
import type { Money } from '@/domain/shared/Money';
import { formatMoney, type MoneyFormat } from '@/ui/i18n/formatters';
import styles from './large-amount.module.scss';

/** A currency sign and the space before it. */
const SIGN = /(\s?\u200F?\p{Sc})/u;

/** An amount in large figures with a smaller currency sign. It is isolated like every amount. */
export function LargeAmount({ of, trim }: { readonly of: Money } & MoneyFormat) {
  return (
    <bdi>
      {formatMoney(of, { trim })
        .split(SIGN)
        .map((part, position) =>
          position % 2 === 0 ? (
            <Fragment key={part}>{part}</Fragment>
          ) : (
            <span key={part} className={styles['sign']}>
              {part}
            </span>
          ),
        )}
    </bdi>
  );
}
