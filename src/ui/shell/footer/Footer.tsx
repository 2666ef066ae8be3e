import { ChevronDown } from 'lucide-react';
import { memo } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { COMPANY, COPYRIGHT_YEAR } from '@/ui/company/companyContent';
import { ArcadeEdge } from '@/ui/design/components/arcade-edge/ArcadeEdge';
import { Icon } from '@/ui/design/components/icon/Icon';
import { Logo } from '@/ui/design/logo/Logo';
import { useTranslation, type TextKey } from '@/ui/i18n/useTranslation';
import { isAppPath } from '@/ui/shell/layout/isAppPath';
import { paths } from '@/ui/shell/paths';
import { LanguageChoice } from '@/ui/shell/preferences/LanguageChoice';
import { ThemeChoice } from '@/ui/shell/preferences/ThemeChoice';
import { isPaymentDocument } from '@/ui/shell/routePaths';
import { useProductName } from '@/ui/shell/useProductName';
import { SocialLinks } from './SocialLinks';
import compactStyles from './compact-footer.module.scss';
import fullStyles from './footer.module.scss';

/** Full on public pages, compact in the signed-in app, and only its last row in the wizard (decision C121). */
export function Footer() {
  const { pathname } = useLocation();
  return <FooterContent isCompact={isAppPath(pathname)} hasLinks={!isPaymentDocument(pathname)} />;
}

interface FooterContentProps {
  readonly isCompact: boolean;
  readonly hasLinks: boolean;
}

const FooterContent = memo(function FooterContent({ isCompact, hasLinks }: FooterContentProps) {
  const { t, language } = useTranslation();
  const product = useProductName();
  const styles = isCompact ? compactStyles : fullStyles;
  const brand = (
    <div className={styles['logo']}>
      <Logo language={language} label={product} onDark />
    </div>
  );
  return (
    <footer className={fullStyles['footer']}>
      <ArcadeEdge />
      <div className={fullStyles['night']}>
        <div className={fullStyles['container']}>
          {hasLinks && (
            <div className={styles['columns']}>
              {!isCompact && (
                <div className={styles['brand']}>
                  {brand}
                  <p className={styles['tagline']}>{t('shell.footer.tagline')}</p>
                  <SocialLinks />
                </div>
              )}
              {FOOTER_COLUMNS.map((column) => (
                <Column key={column.title} column={column} isCompact={isCompact} />
              ))}
            </div>
          )}
          <div className={styles['end']}>
            {isCompact && brand}
            <p className={styles['copyright']}>
              {t('shell.footer.copyright', { year: COPYRIGHT_YEAR, product })}
            </p>
            {isCompact && hasLinks && <SocialLinks />}
            <div className={styles['selectors']}>
              {!isCompact && <ThemeChoice variant="night" />}
              <LanguageChoice variant="night" />
            </div>
          </div>
        </div>
      </div>
    </footer>
  );
});

interface ColumnProps extends Pick<FooterContentProps, 'isCompact'> {
  readonly column: FooterColumn;
}

/** In the compact footer a disclosure, which the style sheet shows open in a wide window. */
function Column({ column: { title, links }, isCompact }: ColumnProps) {
  const { t } = useTranslation();
  const list = (
    <ul className={compactStyles['links']}>
      {links.map(({ text, to, href }) => (
        <li key={text}>
          {to === undefined ? (
            <a className={fullStyles['link']} href={href} rel="noreferrer">
              {t(text)}
            </a>
          ) : (
            <Link className={fullStyles['link']} to={to}>
              {t(text)}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
  return (
    <div className={isCompact ? compactStyles['column'] : undefined}>
      <h2 className={fullStyles['title']}>{t(title)}</h2>
      {isCompact ? (
        <details>
          <summary className={compactStyles['summary']}>
            <span>{t(title)}</span>
            <Icon of={ChevronDown} />
          </summary>
          {list}
        </details>
      ) : (
        list
      )}
    </div>
  );
}

interface FooterLink {
  readonly text: TextKey;
  /** A path inside the app. */
  readonly to?: string | undefined;
  /** The URL of another site or of a mail or phone app. */
  readonly href?: string | undefined;
}

interface FooterColumn {
  readonly title: TextKey;
  readonly links: readonly FooterLink[];
}

/** The four columns. Security is a section of the privacy policy. */
const FOOTER_COLUMNS: readonly FooterColumn[] = [
  {
    title: 'shell.footer.product',
    links: [
      { text: 'shell.navigation.home', to: paths.home },
      { text: 'shell.navigation.features', to: paths.features },
      { text: 'shell.navigation.pricing', to: paths.pricing },
    ],
  },
  {
    title: 'shell.footer.company',
    links: [
      { text: 'shell.navigation.about', to: paths.about },
      { text: 'shell.footer.careers', to: paths.careers },
      { text: 'shell.navigation.contact', to: paths.contact },
    ],
  },
  {
    title: 'shell.footer.support',
    links: [
      { text: 'shell.navigation.contact', to: paths.contact },
      { text: 'shell.footer.whatsApp', href: COMPANY.whatsApp.url },
      { text: 'shell.footer.phone', href: COMPANY.phone.url },
    ],
  },
  {
    title: 'shell.footer.legal',
    links: [
      { text: 'shell.footer.privacy', to: paths.privacy },
      { text: 'shell.footer.terms', to: paths.terms },
      { text: 'shell.footer.cookies', to: paths.cookies },
      { text: 'shell.footer.accessibility', to: paths.accessibility },
      { text: 'shell.footer.security', to: paths.security },
    ],
  },
];
