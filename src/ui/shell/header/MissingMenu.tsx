import { useTranslation } from '@/ui/i18n/useTranslation';
import styles from './missing-menu.module.scss';

/** A live region below the header, which says that a menu could not be loaded. */
export function MissingMenu({ isMissing }: { readonly isMissing: boolean }) {
  const { t } = useTranslation();
  return (
    <div role="status" className={styles['region']}>
      {isMissing && <p className={styles['missing']}>{t('shell.header.menuUnavailable')}</p>}
    </div>
  );
}
