import { NavLink } from 'react-router-dom';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { NAVIGATION_LINKS } from './navigationLinks';
import styles from './header.module.scss';

/** The links of wide windows. The current page has `aria-current`, a bolder weight and a bar below. */
export function Navigation() {
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
