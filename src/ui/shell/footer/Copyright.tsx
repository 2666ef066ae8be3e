import { COPYRIGHT_YEAR } from '@/ui/company/companyContent';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { useProductName } from '@/ui/shell/useProductName';
import styles from './footer.module.scss';

export function Copyright() {
  const { t } = useTranslation();
  const product = useProductName();
  return (
    <p className={styles['copyright']}>{t('shell.footer.copyright', { year: COPYRIGHT_YEAR, product })}</p>
  );
}
