import { useTranslation } from '@/ui/i18n/useTranslation';
import styles from './missing-menu.module.scss';

/** A live region below the header, which says that a menu, or what `text` names, could not be loaded. */
export function MissingMenu({ isMissing, text }: { readonly isMissing: boolean; readonly text?: string }) {
  const { t } = useTranslation();
  return (
    <div role="status" className={styles['region']}>
      {isMissing && <p className={styles['missing']}>{text ?? t('shell.header.menuUnavailable')}</p>}
    </div>
  );
}
