import { memo } from 'react';
import { Link } from 'react-router-dom';
import { Logo } from '@/ui/design/logo/Logo';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { paths } from '@/ui/shell/paths';
import { useLanguage } from '@/ui/shell/useLanguage';
import { useProductName } from '@/ui/shell/useProductName';
import { AccountArea } from './AccountArea';
import { MenuToggle } from './MenuToggle';
import { Navigation } from './Navigation';
import styles from './header.module.scss';

/** Logo, navigation and account (spec section 2). It sticks to the top of the window. */
export const Header = memo(function Header() {
  const { t } = useTranslation();
  const language = useLanguage();
  const product = useProductName();
  return (
    <header className={styles['header']}>
      <div className={styles['row']}>
        <Link className={styles['logo']} to={paths.home} aria-label={t('shell.header.homeLink', { product })}>
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
