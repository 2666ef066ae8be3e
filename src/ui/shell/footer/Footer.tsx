import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { ArcadeEdge } from '@/ui/design/components/arcade-edge/ArcadeEdge';
import { isPaymentDocument } from '@/ui/shell/routePaths';
import { CompactFooter } from './CompactFooter';
import { CompactFooterContext } from './CompactFooterContext';
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
