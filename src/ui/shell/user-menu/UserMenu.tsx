import { ChevronDown, LayoutGrid, LogOut, User as UserIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { User } from '@/domain/identity/User';
import { Icon } from '@/ui/design/components/icon/Icon';
import { MenuButton } from '@/ui/design/components/menu-button/MenuButton';
import { TextInLanguage } from '@/ui/i18n/components/TextInLanguage';
import { useIsWide } from '@/ui/shell/header/useIsWide';
import { paths } from '@/ui/shell/paths';
import { useAppNavigate } from '@/ui/shell/useAppNavigate';
import { useLanguage } from '@/ui/shell/useLanguage';
import { shownName } from './shownName';
import { UserAvatar } from './UserAvatar';
import { UserSummary } from './UserSummary';
import { useSignOut } from './useSignOut';
import styles from './user-menu.module.scss';

/** Who is signed in, the ways to the dashboard and the profile, and the way out (spec section 2). */
export function UserMenu({ user }: { readonly user: User }) {
  const { t } = useTranslation();
  const signOut = useSignOut();
  const navigate = useAppNavigate();
  const isWide = useIsWide();
  const name = shownName(user, useLanguage(), t('shell.account.label'));
  return (
    <MenuButton
      label={t('shell.account.menu', { name: name.text })}
      look={isWide ? 'pill' : 'bare'}
      header={<UserSummary name={name} avatar={user.avatar} email={user.email} />}
      items={[
        {
          id: 'dashboard',
          label: t('shell.account.dashboard'),
          icon: LayoutGrid,
          onAction: () => navigate(paths.dashboard),
        },
        {
          id: 'profile',
          label: t('shell.account.profile'),
          icon: UserIcon,
          onAction: () => navigate(paths.profile),
        },
        {
          id: 'logOut',
          label: t('shell.account.logOut'),
          icon: LogOut,
          mirrorsInRtl: true,
          section: t('shell.account.logOut'),
          onAction: signOut,
        },
      ]}
    >
      <UserAvatar src={user.avatar} name={name} />
      {isWide && (
        <>
          <span className={styles['name']}>
            <TextInLanguage of={name} />
          </span>
          <Icon of={ChevronDown} size="small" />
        </>
      )}
    </MenuButton>
  );
}
