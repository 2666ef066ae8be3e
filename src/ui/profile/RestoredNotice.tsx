import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/design/components/button/Button';
import { Notice } from '@/ui/design/components/notice/Notice';
import { focusMain } from '@/ui/shell/layout/mainLandmark';
import styles from './profile.module.scss';

/** Says that what stands in the fields comes from before, with the way back to what is recorded. */
export function RestoredNotice({ onStartOver }: { readonly onStartOver: () => void }) {
  const { t } = useTranslation();
  const startOver = (): void => {
    /* The notice goes, and its button with it: the focus has to have somewhere to be. */
    focusMain();
    onStartOver();
  };
  return (
    <Notice kind="info" role="status">
      <div className={styles['restored']}>
        <span>{t('profile.edit.restored')}</span>
        <Button kind="quiet" size="small" flush="end" onPress={startOver}>
          {t('profile.edit.startOver')}
        </Button>
      </div>
    </Notice>
  );
}
