import { observer } from 'mobx-react-lite';
import { countParams } from '@/ui/business/dashboard/countParams';
import { Button } from '@/ui/design/components/button/Button';
import { useTranslation } from '@/ui/i18n/useTranslation';
import type { ShownAttention } from './AttentionState';
import type { AttentionViewModel } from './AttentionViewModel';
import styles from './attention.module.scss';

interface UncheckedRowProps {
  readonly state: ShownAttention;
  readonly viewModel: AttentionViewModel;
}

/** The subscriptions that could not be read. */
export const UncheckedRow = observer(function UncheckedRow({ state, viewModel }: UncheckedRowProps) {
  const { t } = useTranslation();
  const { failed, isChecking } = state;
  if (failed.size === 0) return undefined;
  return (
    <div className={styles['plain']}>
      <p>{t('attention.unchecked', countParams(failed.size))}</p>
      <Button kind="quiet" size="small" flush="end" isLoading={isChecking} onPress={viewModel.retry}>
        {t('errors.tryAgain')}
      </Button>
    </div>
  );
});
