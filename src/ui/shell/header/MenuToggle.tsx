import { Menu } from 'lucide-react';
import { Icon } from '@/ui/design/components/icon/Icon';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { lazyPart } from '@/ui/shell/loading/lazyPart';
import { MissingMenu } from './MissingMenu';
import { useIsWide } from './useIsWide';
import { useMenu } from './useMenu';
import styles from './header.module.scss';

const mobileMenu = lazyPart(async () => (await import('@/ui/shell/mobile-menu/MobileMenu')).MobileMenu);

/**
 * The button of the mobile menu. The menu closes on navigation. Its code loads when the pointer or the focus reaches
 * the button.
 */
export function MenuToggle() {
  const { t } = useTranslation();
  const isWide = useIsWide();
  const { Part: MobileMenu, isOpen, isMissing, open, close, preload } = useMenu(mobileMenu);
  return (
    <>
      <button
        type="button"
        className={styles['toggle']}
        aria-label={t('shell.header.openMenu')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={open}
      >
        <Icon of={Menu} size="large" />
      </button>
      <MissingMenu isMissing={isMissing && !isWide} />
      {MobileMenu && <MobileMenu isOpen={isOpen && !isWide} onClose={close} />}
    </>
  );
}
