import { useLocation } from 'react-router-dom';
import { ArcadeEdge } from '@/ui/design/components/arcade-edge/ArcadeEdge';
import { isAppPath } from '@/ui/shell/layout/isAppPath';
import { isPaymentDocument } from '@/ui/shell/routePaths';
import { CompactFooter } from './CompactFooter';
import { FullFooter } from './FullFooter';
import styles from './footer.module.scss';

/** The footer: the full form on public pages, the compact one in the signed-in app, none in the wizard (decision C121). */
export function Footer() {
  const { pathname } = useLocation();
  if (isPaymentDocument(pathname)) return undefined;
  return (
    <footer className={styles['footer']}>
      <ArcadeEdge />
      <div className={styles['night']}>
        <div className={styles['container']}>{isAppPath(pathname) ? <CompactFooter /> : <FullFooter />}</div>
      </div>
    </footer>
  );
}
