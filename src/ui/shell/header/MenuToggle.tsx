import { Menu } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Icon } from '@/ui/design/components/icon/Icon';
import { useOnDemand } from '@/ui/shell/useOnDemand';
import { useIsWide } from './useIsWide';
import styles from './header.module.scss';

const loadMobileMenu = async () => (await import('@/ui/shell/mobile-menu/MobileMenu')).MobileMenu;

/**
 * The button of the mobile menu. The menu closes on navigation. Its code loads when the pointer or the focus reaches
 * the button.
 */
export function MenuToggle() {
  const { t } = useTranslation();
  const { key: place } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  const isOpen = openedAt === place;
  const isWide = useIsWide();
  const { Part: MobileMenu, request, prepare } = useOnDemand(loadMobileMenu);
  const open = (): void => {
    request();
    setOpenedAt(place);
  };
  return (
    <>
      <button
        type="button"
        className={styles['toggle']}
        aria-label={t('shell.header.openMenu')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
      >
        <Icon of={Menu} size="large" />
      </button>
      {MobileMenu && <MobileMenu isOpen={isOpen && !isWide} onClose={() => setOpenedAt(undefined)} />}
    </>
  );
}
