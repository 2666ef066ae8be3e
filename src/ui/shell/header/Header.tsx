import { Menu } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { memo, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { User } from '@/domain/identity/User';
import { Button } from '@/ui/design/components/button/Button';
import { Icon } from '@/ui/design/components/icon/Icon';
import { Spinner } from '@/ui/design/components/spinner/Spinner';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { Logo } from '@/ui/design/logo/Logo';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { ForVisitors } from '@/ui/shell/hydration/ForVisitors';
import { atOnce, lazyPart, usePart } from '@/ui/shell/loading/lazyPart';
import { MENU_ID } from '@/ui/shell/menu/menuId';
import { SiteMenu } from '@/ui/shell/menu/SiteMenu';
import { paths } from '@/ui/shell/paths';
import { useSignOutBar } from '@/ui/shell/sign-out-bar/useSignOutBar';
import { useViewModels } from '@/ui/shell/ViewModelsContext';
import { offersLogIn } from './offersLogIn';
import styles from './header.module.scss';

/** Logo, navigation and account (spec section 2). It sticks to the top of the window. */
export const Header = memo(function Header() {
  const { t, language } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <header className={styles['header']}>
      <div className={styles['row']}>
        <Link className={styles['logo']} to={paths.home} aria-label={t('shell.header.homeLink')}>
          <Logo language={language} />
        </Link>
        <SiteMenu button={button} />
        <div className={styles['end']}>
          <AccountArea />
          <button
            ref={button}
            type="button"
            className={styles['toggle']}
            aria-label={t('shell.header.openMenu')}
            popoverTarget={MENU_ID}
          >
            <Icon of={Menu} size="large" />
          </button>
        </div>
      </div>
    </header>
  );
});

const userMenuArea = lazyPart(async () => (await import('@/ui/shell/user-menu/UserMenuArea')).UserMenuArea);

/**
 * The log-in button, which stays while the sign-in page opens, a spinner while the session is restored or ends, or the
 * menu of the signed-in owner.
 */
const AccountArea = observer(function AccountArea() {
  const { session } = useViewModels();
  const { pathname } = useLocation();
  switch (session.state.kind) {
    case 'signed-out':
      return <LogIn />;
    case 'unreachable':
      return offersLogIn(session.state, pathname) ? <LogIn /> : <LogOut />;
    case 'signed-in':
      return <SignedIn user={session.state.user} />;
    case 'loading':
      return <SessionSpinner />;
    case 'redirecting':
      /* The same button, so that it still has the focus when the sign-in does not start. */
      return session.state.to === 'sign-in' ? <LogIn /> : <SessionSpinner isEnding />;
  }
});

/** The log-in button. The sign-out bar has its own, which replaces this one. */
const LogIn = observer(function LogIn() {
  const { t } = useTranslation();
  const { session } = useViewModels();
  if (useSignOutBar() !== undefined) return undefined;
  return (
    <ForVisitors>
      <Button
        size="small"
        isLoading={session.state.kind === 'redirecting'}
        onPress={() => void session.signIn()}
      >
        {t('shell.header.logIn')}
      </Button>
    </ForVisitors>
  );
});

/** Shown while the session of a protected page cannot be checked. Its code, once loaded, needs no connection. */
function LogOut() {
  const { t } = useTranslation();
  const { session } = useViewModels();
  return (
    <Button size="small" onPress={() => void session.signOut()}>
      {t('shell.account.logOut')}
    </Button>
  );
}

/** The user menu loads on demand, because visitors do not need it. */
function SignedIn({ user }: { readonly user: User }) {
  const { loaded: UserMenuArea } = usePart(userMenuArea, { request: atOnce });
  return UserMenuArea === undefined ? <SessionSpinner /> : <UserMenuArea user={user} />;
}

/** A spinner. Its hidden text says whether the session is checked or ends. */
function SessionSpinner({ isEnding = false }: { readonly isEnding?: boolean }) {
  const { t } = useTranslation();
  return (
    <span className={styles['spinner']}>
      <Spinner />
      <VisuallyHidden>{t(isEnding ? 'shell.loggingOut' : 'shell.header.checkingSession')}</VisuallyHidden>
    </span>
  );
}
