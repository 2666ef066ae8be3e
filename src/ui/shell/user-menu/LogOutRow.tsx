import { LogOut } from 'lucide-react';
import { Icon } from '@/ui/design/components/icon/Icon';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { useLeave } from '@/ui/shell/leaving/LeaveGuard';
import { useViewModels } from '@/ui/shell/ViewModelsContext';
import styles from './menu-rows.module.scss';

export function LogOutRow() {
  const { t } = useTranslation();
  const { session } = useViewModels();
  const leave = useLeave();
  return (
    <button type="button" className={styles['row']} onClick={() => leave(() => void session.signOut())}>
      <Icon of={LogOut} mirrorsInRtl />
      <span>{t('shell.account.logOut')}</span>
    </button>
  );
}
