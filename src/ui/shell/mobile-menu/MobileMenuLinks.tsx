import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { NAVIGATION_LINKS } from '@/ui/shell/header/navigationLinks';
import styles from './mobile-menu.module.scss';

export function MobileMenuLinks({ onChoose }: { readonly onChoose: () => void }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('shell.navigation.label')}>
      <ul className={styles['rows']}>
        {NAVIGATION_LINKS.map(({ name, to }) => (
          <li key={name}>
            <NavLink className={styles['link'] ?? ''} to={to} end onClick={onChoose}>
              {t(`shell.navigation.${name}`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
