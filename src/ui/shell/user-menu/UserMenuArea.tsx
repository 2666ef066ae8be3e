import { ChevronDown } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { User } from '@/domain/identity/User';
import { classNames } from '@/ui/design/classNames';
import { Icon } from '@/ui/design/components/icon/Icon';
import { TextInLanguage } from '@/ui/i18n/components/TextInLanguage';
import { shownText } from '@/ui/i18n/shownText';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { MissingMenu } from '@/ui/shell/header/MissingMenu';
import { useIsWide } from '@/ui/shell/header/useMediaQuery';
import { useMenu } from '@/ui/shell/header/useMenu';
import { useLeaveGuard } from '@/ui/shell/leaving/LeaveGuard';
import { lazyPart } from '@/ui/shell/loading/lazyPart';
import { whenNetworkIdle } from '@/ui/shell/whenNetworkIdle';
import { shownName } from './shownName';
import { UserAvatar } from './UserAvatar';
import styles from './user-menu-area.module.scss';

const userMenu = lazyPart(async () => (await import('./UserMenu')).UserMenu);

/**
 * The avatar button of the user menu. The code of the menu loads in idle time, or when the pointer or the focus reaches
 * the button. The menu closes on navigation, and when the dialog about unsaved changes opens.
 */
export const UserMenuArea = observer(function UserMenuArea({ user }: { readonly user: User }) {
  const { t, language } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const isWide = useIsWide();
  const isAsking = useLeaveGuard()?.pendingNavigation !== undefined;
  const {
    Part: UserMenu,
    isOpen,
    isMissing,
    open,
    close,
    preload,
  } = useMenu(userMenu, { preload: whenNetworkIdle });
  useEffect(() => {
    if (isAsking) close();
  }, [isAsking, close]);
  const name = shownName(user, language, t('shell.account.label'));
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classNames(styles['button'], isWide ? styles['pill'] : styles['bare'])}
        aria-label={t('shell.account.menu', { name: shownText(name.text) })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => {
          /* Safari does not focus a pressed button. The menu returns the focus to the element that had it. */
          button.current?.focus();
          open();
        }}
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
      </button>
      <MissingMenu isMissing={isMissing} />
      {UserMenu && <UserMenu user={user} name={name} button={button} isOpen={isOpen} onClose={close} />}
    </>
  );
});
