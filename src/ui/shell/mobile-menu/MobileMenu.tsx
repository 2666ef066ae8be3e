import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { PageLocale } from '@/ui/design/controls/page-locale/PageLocale';
import { useLatePresses } from '@/ui/design/latePresses/useLatePresses';
import { LanguageSelector } from '@/ui/shell/preferences/LanguageSelector';
import { useViewModels } from '@/ui/shell/ViewModelsContext';
import { MobileMenuAccount } from './MobileMenuAccount';
import { MobileMenuHead } from './MobileMenuHead';
import { MobileMenuLinks } from './MobileMenuLinks';
import styles from './mobile-menu.module.scss';

interface MobileMenuProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The menu of narrow windows. It fills the screen, traps the focus, and closes on Escape and on navigation. */
export const MobileMenu = observer(function MobileMenu({ isOpen, onClose }: MobileMenuProps) {
  const { t } = useTranslation();
  const { session } = useViewModels();
  useLatePresses(isOpen);
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
            <MobileMenuHead user={session.user} onClose={onClose} />
            <div className={styles['body']}>
              <MobileMenuLinks onChoose={onClose} />
              <MobileMenuAccount onChoose={onClose} />
              <div className={styles['language']}>
                <LanguageSelector variant="sea" />
              </div>
            </div>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </PageLocale>
  );
});
