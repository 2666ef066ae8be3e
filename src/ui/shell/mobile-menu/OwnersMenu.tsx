import type { User } from '@/domain/identity/User';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { Preferences } from '@/ui/shell/preferences/Preferences';
import { LogOutRow } from '@/ui/shell/user-menu/LogOutRow';
import { OwnerLinks } from '@/ui/shell/user-menu/OwnerLinks';
import { shownName } from '@/ui/shell/user-menu/shownName';
import { UserSummary } from '@/ui/shell/user-menu/UserSummary';
import { useLanguage } from '@/ui/shell/useLanguage';
import { PublicLinks } from './PublicLinks';
import styles from './mobile-menu.module.scss';

interface OwnersMenuProps {
  readonly user: User;
  readonly onChoose: () => void;
}

/** The owner and their pages first, then language and theme, the public pages, and sign-out at the foot. */
export function OwnersMenu({ user, onChoose }: OwnersMenuProps) {
  const { t } = useTranslation();
  const name = shownName(user, useLanguage(), t('shell.account.label'));
  return (
    <>
      <div className={styles['account']}>
        <UserSummary name={name} avatar={user.avatar} email={user.email} />
        <nav className={styles['ownerLinks']} aria-label={t('shell.account.label')}>
          <OwnerLinks onChoose={onChoose} />
        </nav>
      </div>
      <div className={styles['section']}>
        <Preferences />
      </div>
      <PublicLinks onChoose={onChoose} />
      <div className={styles['logOut']}>
        <LogOutRow />
      </div>
    </>
  );
}
