import { observer } from 'mobx-react-lite';
import { Button } from '@/ui/design/components/button/Button';
import { countParams } from '@/ui/i18n/formatters';
import { useTranslation } from '@/ui/i18n/useTranslation';
import type { AttentionViewModel } from './AttentionViewModel';
import styles from './unchecked-line.module.scss';

interface UncheckedLineProps {
  readonly viewModel: AttentionViewModel;
}

/** Below the list: the number of subscriptions that could not be read, and a button that reads them again. */
export const UncheckedLine = observer(function UncheckedLine({ viewModel }: UncheckedLineProps) {
  const { t } = useTranslation();
  const { uncheckedCount } = viewModel;
  return (
    /* The focus stays here when the button is removed by its press. */
    <div className={styles['line']} tabIndex={-1}>
      <p role="status">{uncheckedCount > 0 && t('attention.unchecked', countParams(uncheckedCount))}</p>
      {uncheckedCount > 0 && (
        <Button kind="quiet" size="small" onPress={viewModel.retry}>
          {t('attention.line.check')}
        </Button>
      )}
    </div>
  );
});
