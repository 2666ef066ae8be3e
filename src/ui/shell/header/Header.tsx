import { Menu } from 'lucide-react';
import { memo, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '@/ui/design/components/icon/Icon';
import { Logo } from '@/ui/design/logo/Logo';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { MENU_ID, SiteMenu } from '@/ui/shell/menu/SiteMenu';
import { paths } from '@/ui/shell/paths';
import { useLanguage } from '@/ui/shell/useLanguage';
import { AccountArea } from './AccountArea';
import styles from './header.module.scss';

/** Logo, navigation and account (spec section 2). It sticks to the top of the window. */
export const Header = memo(function Header() {
  const { t } = useTranslation();
  const language = useLanguage();
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
