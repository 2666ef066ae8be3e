import { LogOut } from 'lucide-react';
import { useCallback } from 'react';
import { Icon } from '@/ui/design/components/icon/Icon';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { useLeaveGuard } from '@/ui/shell/leaving/LeaveGuardContext';
import { useViewModels } from '@/ui/shell/ViewModelsContext';
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

/** Signs out after the owner has agreed to discard unsaved changes. */
function useSignOut(): () => void {
  const { session } = useViewModels();
  const guard = useLeaveGuard();
  return useCallback(() => {
    const signOut = (): void => void session.signOut();
    if (guard === undefined) signOut();
    else guard.ask(signOut);
  }, [guard, session]);
}
