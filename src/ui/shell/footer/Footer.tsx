import { use, memo } from 'react';
import { useLocation } from 'react-router-dom';
import { ArcadeEdge } from '@/ui/design/components/arcade-edge/ArcadeEdge';
import { LanguageSelector } from '@/ui/shell/preferences/LanguageSelector';
import { isPaymentDocument } from '@/ui/shell/routePaths';
import { CompactFooterContext } from './CompactFooterContext';
import { Copyright } from './Copyright';
import { COMPACT_LINKS } from './footerColumns';
import { FooterLinks } from './FooterLinks';
import { FullFooter } from './FullFooter';
import styles from './footer.module.scss';

/** The footer of every page. It is compact below a sticky action bar. */
export function Footer() {
  const { pathname } = useLocation();
  const isAskedFor = use(CompactFooterContext)?.isCompact ?? false;
  return (
    <footer className={styles['footer']}>
      <ArcadeEdge />
      <div className={styles['night']}>
        <div className={styles['container']}>
          {isAskedFor || isPaymentDocument(pathname) ? <CompactFooter /> : <FullFooter />}
        </div>
      </div>
    </footer>
  );
}

/** The short footer with copyright, a few links and the language. */
const CompactFooter = memo(function CompactFooter() {
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
