import { NavLink } from 'react-router-dom';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { paths } from '@/ui/shell/paths';

const LINKS = [
  { name: 'home', to: paths.home },
  { name: 'pricing', to: paths.pricing },
  { name: 'features', to: paths.features },
  { name: 'about', to: paths.about },
  { name: 'contact', to: paths.contact },
] as const;

interface NavigationLinksProps {
  /** The classes of the list and of each link. */
  readonly list: string | undefined;
  readonly link: string | undefined;
  readonly onChoose?: () => void;
  /** Leaves out the contact page, where the owner's own links beside these have it. */
  readonly isBesideOwnerLinks?: boolean;
}

/** The public pages (spec section 2). The link of the current page has `aria-current`. */
export function NavigationLinks({ list, link = '', onChoose, isBesideOwnerLinks }: NavigationLinksProps) {
  const { t } = useTranslation();
  const links = isBesideOwnerLinks === true ? LINKS.filter(({ to }) => to !== paths.contact) : LINKS;
  return (
    <ul className={list}>
      {links.map(({ name, to }) => (
        <li key={name}>
          <NavLink className={link} to={to} end onClick={onChoose}>
            {t(`shell.navigation.${name}`)}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
