import { observer } from 'mobx-react-lite';
import { countParams } from '@/ui/business/dashboard/countParams';
import { Button } from '@/ui/design/components/button/Button';
import { useTranslation } from '@/ui/i18n/useTranslation';
import type { ShownAttention } from './AttentionState';
import type { AttentionViewModel } from './AttentionViewModel';
import { checkedParams } from './checkedParams';
import { CHECKED_AT_ONCE } from './SubscriptionQueue';
import styles from './attention.module.scss';

interface UncheckedRowProps {
  readonly state: ShownAttention;
  readonly viewModel: AttentionViewModel;
}

/** The subscriptions that could not be read, and those that are read only when the owner asks for them. */
export const UncheckedRow = observer(function UncheckedRow({ state, viewModel }: UncheckedRowProps) {
  const { t } = useTranslation();
  const { failed, left, subscriptions, isChecking } = state;
  const more = Math.min(left, CHECKED_AT_ONCE);
  const isNoneAmongChecked = subscriptions.size > 0 && failed.size === 0 && state.rows.length === 0;
  return (
    <>
      {failed.size > 0 && (
        <div className={styles['plain']}>
          <p>{t('attention.unchecked', countParams(failed.size))}</p>
          <Button kind="quiet" size="small" flush="end" isLoading={isChecking} onPress={viewModel.retry}>
            {t('errors.tryAgain')}
          </Button>
        </div>
      )}
      {left > 0 && (
        <div className={styles['plain']}>
          <p>
            {isNoneAmongChecked
              ? `${t('attention.partly', checkedParams(state))} ${t('attention.noneAmong')}`
              : t('attention.partly', checkedParams(state))}
          </p>
          <Button kind="quiet" size="small" flush="end" isLoading={isChecking} onPress={viewModel.checkMore}>
            {t('attention.checkMore', countParams(more))}
          </Button>
        </div>
      )}
    </>
  );
});
