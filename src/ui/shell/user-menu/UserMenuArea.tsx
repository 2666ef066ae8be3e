import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '@/domain/identity/User';
import { Icon } from '@/ui/design/components/icon/Icon';
import { MenuButton } from '@/ui/design/controls/menu-button/MenuButton';
import type { MenuFocus } from '@/ui/design/controls/menu-button/MenuFocus';
import { TextInLanguage } from '@/ui/i18n/components/TextInLanguage';
import { shownText } from '@/ui/i18n/shownText';
import { useIsWide } from '@/ui/shell/header/useIsWide';
import { useLanguage } from '@/ui/shell/useLanguage';
import { useOnDemand } from '@/ui/shell/useOnDemand';
import { whenNetworkIdle } from '@/ui/shell/whenNetworkIdle';
import { shownName } from './shownName';
import { UserAvatar } from './UserAvatar';
import styles from './user-menu-area.module.scss';

const loadUserMenu = async () => (await import('./UserMenu')).UserMenu;

/**
 * The avatar button of the user menu. The menu behind it loads in idle time, or when the pointer or the focus reaches
 * the button. Visitors do not load it.
 */
export function UserMenuArea({ user }: { readonly user: User }) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const buttonId = useId();
  const isWide = useIsWide();
  const [focus, setFocus] = useState<MenuFocus>();
  const { Part: UserMenu, request, prepare } = useOnDemand(loadUserMenu);
  useEffect(() => whenNetworkIdle(prepare), [prepare]);
  const name = shownName(user, useLanguage(), t('shell.account.label'));
  return (
    <>
      <MenuButton
        button={button}
        id={buttonId}
        label={t('shell.account.menu', { name: shownText(name.text) })}
        look={isWide ? 'pill' : 'bare'}
        isOpen={focus !== undefined}
        onOpen={(place) => {
          request();
          setFocus(place);
        }}
        onReach={prepare}
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
      {UserMenu && (
        <UserMenu
          user={user}
          name={name}
          button={button}
          buttonId={buttonId}
          focus={focus}
          onClose={() => setFocus(undefined)}
        />
      )}
    </>
  );
}
