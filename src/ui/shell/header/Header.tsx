import { Menu } from 'lucide-react';
import { memo } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { Icon } from '@/ui/design/components/icon/Icon';
import { Logo } from '@/ui/design/logo/Logo';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { lazyPart } from '@/ui/shell/loading/lazyPart';
import { paths } from '@/ui/shell/paths';
import { useLanguage } from '@/ui/shell/useLanguage';
import { AccountArea } from './AccountArea';
import { MissingMenu } from './MissingMenu';
import { NAVIGATION_LINKS } from './navigationLinks';
import { useIsWide } from './useIsWide';
import { useMenu } from './useMenu';
import styles from './header.module.scss';

/** Logo, navigation and account (spec section 2). It sticks to the top of the window. */
export const Header = memo(function Header() {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <header className={styles['header']}>
      <div className={styles['row']}>
        <Link className={styles['logo']} to={paths.home} aria-label={t('shell.header.homeLink')}>
          <Logo language={language} />
        </Link>
        <Navigation />
        <div className={styles['end']}>
          <AccountArea />
          <MenuToggle />
        </div>
      </div>
    </header>
  );
});

/** The links of wide windows. The current page has `aria-current`, a bolder weight and a bar below. */
function Navigation() {
  const { t } = useTranslation();
  return (
    <nav className={styles['navigation']} aria-label={t('shell.navigation.label')}>
      <ul className={styles['links']}>
        {NAVIGATION_LINKS.map(({ name, to }) => (
          <li key={name}>
            <NavLink className={styles['link'] ?? ''} to={to} end>
              {t(`shell.navigation.${name}`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const mobileMenu = lazyPart(async () => (await import('@/ui/shell/mobile-menu/MobileMenu')).MobileMenu);

/**
 * The button of the mobile menu. The menu closes on navigation. Its code loads when the pointer or the focus reaches
 * the button.
 */
function MenuToggle() {
  const { t } = useTranslation();
  const isWide = useIsWide();
  const { Part: MobileMenu, isOpen, isMissing, open, close, preload } = useMenu(mobileMenu);
  return (
    <>
      <button
        type="button"
        className={styles['toggle']}
        aria-label={t('shell.header.openMenu')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={open}
      >
        <Icon of={Menu} size="large" />
      </button>
      <MissingMenu isMissing={isMissing && !isWide} />
      {MobileMenu && <MobileMenu isOpen={isOpen && !isWide} onClose={close} />}
    </>
  );
}
