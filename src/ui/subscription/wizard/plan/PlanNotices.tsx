import { observer } from 'mobx-react-lite';
import { Button } from '@/ui/design/components/button/Button';
import { Notice } from '@/ui/design/components/notice/Notice';
import { NoticeRow } from '@/ui/design/components/notice/NoticeRow';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { ONLY_CYCLE } from '@/ui/subscription/wizard/cycleTexts';
import type { WizardSelection } from '@/ui/subscription/wizard/WizardSelection';
import styles from './plan-step.module.scss';

interface PlanNoticesProps {
  readonly selection: WizardSelection;
  readonly onUndo: () => void;
}

/** Notices about side effects of a selection. The live region is always mounted, so that new content is announced. */
export const PlanNotices = observer(function PlanNotices({ selection, onUndo }: PlanNoticesProps) {
  const { t } = useTranslation();
  const { cleared, onlyCycle } = selection;
  return (
    <div className={styles['notices']} role="status">
      {cleared.length > 0 && (
        <Notice kind="info">
          <NoticeRow
            action={
              <Button kind="quiet" size="small" flush="end" onPress={onUndo}>
                {t('subscription.wizard.plan.undo')}
              </Button>
            }
          >
            {t('subscription.wizard.plan.addOnsCleared', { count: cleared.length })}
          </NoticeRow>
        </Notice>
      )}
      {selection.lacksCounterpart && (
        <Notice kind="warn">{t('subscription.wizard.plan.noCounterpart')}</Notice>
      )}
      {onlyCycle !== undefined && <Notice kind="info">{t(ONLY_CYCLE[onlyCycle])}</Notice>}
      {selection.initialData.hidesOtherCurrencies && (
        <Notice kind="info">{t('subscription.wizard.plan.otherCurrencies')}</Notice>
      )}
    </div>
  );
});
