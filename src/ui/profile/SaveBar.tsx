import { CircleAlert } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { ActionBar } from '@/ui/design/components/action-bar/ActionBar';
import { Button } from '@/ui/design/components/button/Button';
import { Icon } from '@/ui/design/components/icon/Icon';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { useTranslation } from '@/ui/i18n/useTranslation';
import type { ProfileFormModel } from './ProfileFormModel';
import type { SavingProfile } from './ProfileViewModel';
import styles from './profile.module.scss';

interface SaveBarProps {
  readonly form: ProfileFormModel;
  readonly formId: string;
  readonly isSaving: boolean;
  readonly reconciliation: SavingProfile['reconciliation'];
  readonly onCancel: () => void;
  /** Called when Save is pressed while there are errors. */
  readonly onBlocked: () => void;
}

/** The sticky bar with Cancel and Save. */
export const SaveBar = observer(function SaveBar(props: SaveBarProps) {
  const { t } = useTranslation();
  const { form, formId, isSaving, reconciliation } = props;
  const reasonId = useId();
  const checking =
    reconciliation && t(reconciliation.isPaused ? 'profile.edit.checkingPaused' : 'profile.edit.checking');
  const isBlocked = form.errorCount > 0;
  const reason = t('profile.edit.corrections', { count: form.errorCount });
  return (
    <div className={styles['bar']}>
      <ActionBar
        label={t('profile.edit.actions')}
        start={
          /* Hidden from assistive technology, because the status below announces the same. */
          checking && (
            <p className={styles['checking']} aria-hidden>
              {checking}
            </p>
          )
        }
        message={
          isBlocked && form.isEveryErrorShown ? (
            <p id={reasonId} className={styles['reason']}>
              <Icon of={CircleAlert} size="small" />
              <span>{reason}</span>
            </p>
          ) : undefined
        }
        end={
          <div className={styles['actions']}>
            <VisuallyHidden role="status">{checking}</VisuallyHidden>
            {/* Until every error is shown, the reason is available to assistive technology only, so that it does
                not appear while the owner types. */}
            {isBlocked && !form.isEveryErrorShown && <VisuallyHidden id={reasonId}>{reason}</VisuallyHidden>}
            <Button kind="secondary" isDisabled={isSaving} onPress={props.onCancel}>
              {t('profile.edit.cancel')}
            </Button>
            <Button
              type="submit"
              form={formId}
              isLoading={isSaving}
              disabledReasonId={isBlocked ? reasonId : undefined}
              onDisabledPress={props.onBlocked}
            >
              {t('profile.edit.save')}
            </Button>
          </div>
        }
      />
    </div>
  );
});
