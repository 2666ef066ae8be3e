import { LayoutGrid, LogOut, User as UserIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '@/domain/identity/User';
import type { TextInLanguage } from '@/domain/shared/LocalizedText';
import { ButtonMenu } from '@/ui/design/controls/menu-button/ButtonMenu';
import { paths } from '@/ui/shell/paths';
import { useAppNavigate } from '@/ui/shell/useAppNavigate';
import { UserSummary } from './UserSummary';
import { useSignOut } from './useSignOut';

interface UserMenuProps extends Pick<
  ComponentProps<typeof ButtonMenu>,
  'button' | 'buttonId' | 'focus' | 'onClose'
> {
  readonly user: User;
  readonly name: TextInLanguage;
}

/** The signed-in owner, links to dashboard and profile, and sign-out (spec section 2). */
export function UserMenu({ user, name, ...menu }: UserMenuProps) {
  const { t } = useTranslation();
  const signOut = useSignOut();
  const navigate = useAppNavigate();
  return (
    <ButtonMenu
      {...menu}
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
    />
  );
}
