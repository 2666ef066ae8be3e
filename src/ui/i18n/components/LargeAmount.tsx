import type { Money } from '@/domain/shared/Money';
import { formatMoney, type MoneyFormat } from '@/ui/i18n/formatters';
import styles from './large-amount.module.scss';

/** A currency sign and the space before it. */
const SIGN = /(\s?\u200F?\p{Sc})/u;

/**
 * An amount in large figures with a smaller currency sign, isolated like every amount. Its elements stay when the
 * amount changes, so that a live region around it announces the change once.
 */
export function LargeAmount({ of, trim }: { readonly of: Money } & MoneyFormat) {
  const [before, sign, after] = formatMoney(of, { trim }).split(SIGN);
  return (
    <bdi data-figures translate="no">
      <span>{before}</span>
      <span className={styles['sign']}>{sign}</span>
      <span>{after}</span>
    </bdi>
  );
}
