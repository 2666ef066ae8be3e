import { observer } from 'mobx-react-lite';
import { memo } from 'react';
import { SegmentedButtons } from '@/ui/design/controls/segmented-choice/SegmentedButtons';
import { Logo } from '@/ui/design/logo/Logo';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { LanguageSelector } from '@/ui/shell/preferences/LanguageSelector';
import { useThemeOptions } from '@/ui/shell/preferences/useThemeOptions';
import { useLanguage } from '@/ui/shell/useLanguage';
import { useProductName } from '@/ui/shell/useProductName';
import { Copyright } from './Copyright';
import { FOOTER_COLUMNS } from './footerColumns';
import { FooterLinks } from './FooterLinks';
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
          <div key={title}>
            <h2 className={styles['columnTitle']}>{t(title)}</h2>
            <FooterLinks links={links} />
          </div>
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

/** The themes on the footer. */
const ThemeSelector = observer(function ThemeSelector() {
  const { t } = useTranslation();
  const { options, current, choose } = useThemeOptions();
  return (
    <SegmentedButtons label={t('shell.theme.label')} options={options} current={current} onPress={choose} />
  );
});
