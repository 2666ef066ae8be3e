import { useId } from 'react';
import { NavLink } from 'react-router-dom';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { NAVIGATION_LINKS } from '@/ui/shell/header/navigationLinks';
import { paths } from '@/ui/shell/paths';
import { useProductName } from '@/ui/shell/useProductName';
import styles from './mobile-menu.module.scss';

/** The owner's own links contain the contact page. */
const LINKS = NAVIGATION_LINKS.filter(({ to }) => to !== paths.contact);

/** The public pages in one line, for a signed-in owner. */
export function PublicLinks({ onChoose }: { readonly onChoose: () => void }) {
  const { t } = useTranslation();
  const product = useProductName();
  const titleId = useId();
  return (
    <nav className={styles['section']} aria-labelledby={titleId}>
      <p id={titleId} className={styles['title']}>
        {t('shell.navigation.aboutProduct', { product })}
      </p>
      <ul className={styles['publicLinks']}>
        {LINKS.map(({ name, to }) => (
          <li key={name}>
            <NavLink className={styles['publicLink'] ?? ''} to={to} end onClick={onChoose}>
              {t(`shell.navigation.${name}`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
