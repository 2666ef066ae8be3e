import { ChevronDown } from 'lucide-react';
import { memo } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { COPYRIGHT_YEAR } from '@/ui/company/companyContent';
import { ArcadeEdge } from '@/ui/design/components/arcade-edge/ArcadeEdge';
import { Icon } from '@/ui/design/components/icon/Icon';
import { Logo } from '@/ui/design/logo/Logo';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { isAppPath } from '@/ui/shell/layout/isAppPath';
import { LanguageChoice } from '@/ui/shell/preferences/LanguageChoice';
import { ThemeChoice } from '@/ui/shell/preferences/ThemeChoice';
import { isPaymentDocument } from '@/ui/shell/routePaths';
import { useLanguage } from '@/ui/shell/useLanguage';
import { useProductName } from '@/ui/shell/useProductName';
import { FOOTER_COLUMNS, type FooterColumn } from './footerColumns';
import { SocialLinks } from './SocialLinks';
import compactStyles from './compact-footer.module.scss';
import fullStyles from './footer.module.scss';

/** Full on public pages, compact in the signed-in app, and only its last row in the wizard (decision C121). */
export function Footer() {
  const { pathname } = useLocation();
  return <Content isCompact={isAppPath(pathname)} hasLinks={!isPaymentDocument(pathname)} />;
}

interface ContentProps {
  readonly isCompact: boolean;
  readonly hasLinks: boolean;
}

const Content = memo(function Content({ isCompact, hasLinks }: ContentProps) {
  const { t } = useTranslation();
  const product = useProductName();
  const styles = isCompact ? compactStyles : fullStyles;
  const brand = (
    <div className={styles['logo']}>
      <Logo language={useLanguage()} label={product} onDark />
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

interface ColumnProps extends Pick<ContentProps, 'isCompact'> {
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
