import { memo } from 'react';
import { Logo } from '@/ui/design/logo/Logo';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { LanguageSelector } from '@/ui/shell/preferences/LanguageSelector';
import { ThemeSelector } from '@/ui/shell/preferences/ThemeSelector';
import { useLanguage } from '@/ui/shell/useLanguage';
import { useProductName } from '@/ui/shell/useProductName';
import { Copyright } from './Copyright';
import { FOOTER_COLUMNS } from './footerColumns';
import { FooterColumn } from './FooterColumn';
import { SocialLinks } from './SocialLinks';
import styles from './footer.module.scss';

/** Brand, four columns of links, copyright and the selectors of language and theme. */
export const FullFooter = memo(function FullFooter() {
  const { t } = useTranslation();
  const language = useLanguage();
  const product = useProductName();
  return (
    <>
      <div className={styles['columns']}>
        <div className={styles['brand']}>
          <div className={styles['logo']}>
            <Logo language={language} label={product} onDark />
          </div>
          <p className={styles['tagline']}>{t('shell.footer.tagline')}</p>
          <SocialLinks />
        </div>
        {FOOTER_COLUMNS.map(({ title, links }) => (
          <FooterColumn key={title} title={title} links={links} />
        ))}
      </div>
      <div className={styles['end']}>
        <Copyright />
        <div className={styles['selectors']}>
          <ThemeSelector />
          <LanguageSelector />
        </div>
      </div>
    </>
  );
});
