import { ChevronDown } from 'lucide-react';
import { memo } from 'react';
import { Icon } from '@/ui/design/components/icon/Icon';
import { Logo } from '@/ui/design/logo/Logo';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { LanguageSelector } from '@/ui/shell/preferences/LanguageSelector';
import { useLanguage } from '@/ui/shell/useLanguage';
import { useProductName } from '@/ui/shell/useProductName';
import { Copyright } from './Copyright';
import { FOOTER_COLUMNS, type FooterColumn } from './footerColumns';
import { FooterLinks } from './FooterLinks';
import { SocialLinks } from './SocialLinks';
import styles from './compact-footer.module.scss';

/** The links of the full footer in four lines, on phones in four disclosures, and one line with the rest. */
export const CompactFooter = memo(function CompactFooter() {
  const language = useLanguage();
  const product = useProductName();
  return (
    <>
      <div className={styles['groups']}>
        {FOOTER_COLUMNS.map((column) => (
          <Group key={column.title} column={column} />
        ))}
      </div>
      <div className={styles['end']}>
        <div className={styles['logo']}>
          <Logo language={language} label={product} onDark />
        </div>
        <Copyright />
        <SocialLinks />
        <div className={styles['languages']}>
          <LanguageSelector />
        </div>
      </div>
    </>
  );
});

/** Where the window is wide enough, the style sheet shows the heading and the links in place of the disclosure. */
function Group({ column: { title, links } }: { readonly column: FooterColumn }) {
  const { t } = useTranslation();
  return (
    <div className={styles['group']}>
      <h2 className={styles['title']}>{t(title)}</h2>
      <details>
        <summary className={styles['summary']}>
          <span>{t(title)}</span>
          <Icon of={ChevronDown} />
        </summary>
        <FooterLinks links={links} className={styles['links']} />
      </details>
    </div>
  );
}
