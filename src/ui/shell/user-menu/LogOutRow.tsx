import { LogOut } from 'lucide-react';
import { Icon } from '@/ui/design/components/icon/Icon';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { useSignOut } from './useSignOut';
import styles from './menu-rows.module.scss';

export function LogOutRow() {
  const { t } = useTranslation();
  return (
    <button type="button" className={styles['row']} onClick={useSignOut()}>
      <Icon of={LogOut} mirrorsInRtl />
      <span>{t('shell.account.logOut')}</span>
    </button>
  );
}
