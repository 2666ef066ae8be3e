import { Link } from 'react-router-dom';
import { useTranslation } from '@/ui/i18n/useTranslation';
import type { FooterLink } from './footerColumns';
import styles from './footer.module.scss';

interface FooterLinksProps {
  readonly links: readonly FooterLink[];
  readonly className?: string | undefined;
}

export function FooterLinks({ links, className }: FooterLinksProps) {
  const { t } = useTranslation();
  return (
    <ul className={className}>
      {links.map(({ text, to, href }) => (
        <li key={text}>
          {to === undefined ? (
            <a className={styles['link']} href={href} rel="noreferrer">
              {t(text)}
            </a>
          ) : (
            <Link className={styles['link']} to={to}>
              {t(text)}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
