import { LayoutGrid, Mail, User } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { Icon } from '@/ui/design/components/icon/Icon';
import { paths } from '@/ui/shell/paths';
import styles from './menu-rows.module.scss';

const LINKS = [
  { name: 'dashboard', to: paths.dashboard, icon: LayoutGrid },
  { name: 'profile', to: paths.profile, icon: User },
  { name: 'help', to: paths.contact, icon: Mail },
] as const;

/** The pages of a signed-in owner, in both menus. */
export function OwnerLinks({ onChoose }: { readonly onChoose: () => void }) {
  const { t } = useTranslation();
  return (
    <ul className={styles['rows']}>
      {LINKS.map(({ name, to, icon }) => (
        <li key={name}>
          <NavLink className={styles['row'] ?? ''} to={to} end onClick={onChoose}>
            <Icon of={icon} />
            {t(`shell.account.${name}`)}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
