import { memo } from 'react';
import { LanguageSelector } from '@/ui/shell/preferences/LanguageSelector';
import { Copyright } from './Copyright';
import { COMPACT_LINKS } from './footerColumns';
import { FooterLinks } from './FooterLinks';
import styles from './footer.module.scss';

/** The short footer with copyright, a few links and the language. */
export const CompactFooter = memo(function CompactFooter() {
  return (
    <div className={styles['compact']}>
      <Copyright />
      <FooterLinks links={COMPACT_LINKS} className={styles['row']} />
      <div className={styles['selectors']}>
        <LanguageSelector />
      </div>
    </div>
  );
});
