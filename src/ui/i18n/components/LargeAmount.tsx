import type { Money } from '@/domain/shared/Money';
import { formatMoneyParts, type MoneyFormat } from '@/ui/i18n/formatters';
import styles from './large-amount.module.scss';

/** A price as the largest thing of its card: the sign stays small beside the digits. */
export function LargeAmount({ of, trim }: { readonly of: Money } & MoneyFormat) {
  return (
    <bdi className={styles['amount']}>
      {formatMoneyParts(of, { trim }).map(({ text, isNumber }, position) =>
        isNumber ? (
          text
        ) : (
          <span key={`${position} ${text}`} className={styles['sign']}>
            {text}
          </span>
        ),
      )}
    </bdi>
  );
}
