import { observer } from 'mobx-react-lite';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { PageLocale } from '@/ui/design/controls/page-locale/PageLocale';
import { useClickThroughGuard } from '@/ui/design/click-through/useClickThroughGuard';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { useViewModels } from '@/ui/shell/ViewModelsContext';
import { MobileMenuHead } from './MobileMenuHead';
import { OwnersMenu } from './OwnersMenu';
import { VisitorsMenu } from './VisitorsMenu';
import styles from './mobile-menu.module.scss';

interface MobileMenuProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The menu of narrow windows. It fills the screen, traps the focus, and closes on Escape and on navigation. */
export const MobileMenu = observer(function MobileMenu({ isOpen, onClose }: MobileMenuProps) {
  const { t } = useTranslation();
  const {
    session: { user },
  } = useViewModels();
  useClickThroughGuard(isOpen);
  return (
    <PageLocale>
      <ModalOverlay
        className={styles['overlay'] ?? ''}
        isOpen={isOpen}
        onOpenChange={(stillOpen) => {
          if (!stillOpen) onClose();
        }}
      >
        <Modal className={styles['modal'] ?? ''}>
          <Dialog className={styles['menu'] ?? ''} aria-label={t('shell.header.menu')}>
            <MobileMenuHead user={user} onClose={onClose} />
            <div className={styles['body']}>
              {user === undefined ? (
                <VisitorsMenu onChoose={onClose} />
              ) : (
                <OwnersMenu user={user} onChoose={onClose} />
              )}
            </div>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </PageLocale>
  );
});
