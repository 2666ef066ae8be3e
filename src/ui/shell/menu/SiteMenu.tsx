import { X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import {
  type ComponentProps,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { classNames } from '@/ui/design/classNames';
import { Icon } from '@/ui/design/components/icon/Icon';
import { Spinner } from '@/ui/design/components/spinner/Spinner';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { Logo } from '@/ui/design/logo/Logo';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { NAVIGATION_LINKS } from '@/ui/shell/header/navigationLinks';
import { useIsWide } from '@/ui/shell/header/useMediaQuery';
import { useLeaveGuard } from '@/ui/shell/leaving/LeaveGuard';
import { atOnce, lazyPart, usePart } from '@/ui/shell/loading/lazyPart';
import { useViewModels } from '@/ui/shell/ViewModelsContext';
import { whenNetworkIdle } from '@/ui/shell/whenNetworkIdle';
import { MENU_ID } from './menuId';
import type { SignedInMenuContent } from './SignedInMenuContent';
import { VisitorsMenu } from './VisitorsMenu';
import styles from './site-menu.module.scss';
import header from '@/ui/shell/header/header.module.scss';

interface SiteMenuProps {
  /** Takes the focus when the menu closes, also in browsers that do not focus a clicked button. */
  readonly button: RefObject<HTMLButtonElement | null>;
}

/**
 * The navigation. In wide windows it is a row of links in the header. In narrow ones it is a popover over the whole
 * window, which the browser itself opens and closes, so that it needs no script.
 */
export const SiteMenu = observer(function SiteMenu({ button }: SiteMenuProps) {
  const { t, language } = useTranslation();
  const { state, user } = useViewModels().session;
  const isWide = useIsWide();
  const { menu, isOpen, close, ...events } = usePopover(button, isWide);
  return (
    <div
      ref={menu}
      id={MENU_ID}
      className={styles['menu']}
      popover="auto"
      data-label={t('shell.header.menu')}
      {...(isOpen && { role: 'dialog', 'aria-label': t('shell.header.menu') })}
      {...events}
    >
      <div className={classNames(header['row'], styles['head'])}>
        <Logo language={language} />
        <button
          type="button"
          className={header['toggle']}
          aria-label={t('shell.header.closeMenu')}
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
        >
          <Icon of={X} size="large" />
        </button>
      </div>
      <div className={styles['body']}>
        {user !== undefined && !isWide ? (
          <SignedInMenuPart user={user} isOpen={isOpen} onClose={close} />
        ) : (
          <>
            <Links />
            {user === undefined && state.kind !== 'loading' && <VisitorsMenu isOpen={isOpen} />}
          </>
        )}
      </div>
    </div>
  );
});

/**
 * The state of the popover, which the browser can open before hydration. It closes on navigation, when the dialog about
 * unsaved changes opens, and when the window becomes wide.
 */
function usePopover(button: SiteMenuProps['button'], isWide: boolean) {
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { key } = useLocation();
  const isAsking = useLeaveGuard()?.pendingNavigation !== undefined;
  const close = useCallback(() => {
    if (supportsPopover(menu.current)) menu.current.hidePopover();
  }, []);
  useEffect(() => setIsOpen(supportsPopover(menu.current) && menu.current.matches(':popover-open')), []);
  /* The menu closes when one of these changes. */
  const closingKey = `${key} ${isWide} ${isAsking}`;
  const lastClosingKey = useRef(closingKey);
  /* A layout effect, so that the menu closes before the focus moves to the heading of the next page. */
  useLayoutEffect(() => {
    if (lastClosingKey.current === closingKey) return;
    lastClosingKey.current = closingKey;
    close();
  }, [closingKey, close]);
  useEffect(() => {
    if (isOpen && menu.current?.contains(document.activeElement) === false)
      menu.current.querySelector('button')?.focus();
  }, [isOpen]);
  return {
    menu,
    isOpen,
    close,
    /* Renders the content before the popover is painted. */
    onBeforeToggle: ({ newState }: { readonly newState: string }): void => {
      if (newState === 'open') setIsOpen(true);
    },
    onToggle: ({ newState }: { readonly newState: string }): void => {
      setIsOpen(newState === 'open');
      /*
       * Safari does not focus a clicked button. One frame after an element is hidden, it moves the focus from that
       * element to the page behind the menu.
       */
      if (newState === 'closed')
        requestAnimationFrame(() => {
          const { activeElement: focused, body } = document;
          if (focused === body || menu.current?.contains(focused) === true) button.current?.focus();
        });
    },
  };
}

/** False in a browser without popovers, where the header shows the links. */
const supportsPopover = (element: HTMLElement | null): element is HTMLElement =>
  typeof element?.popover === 'string';

const signedInMenuContent = lazyPart(async () => (await import('./SignedInMenuContent')).SignedInMenuContent);

/** The owner's menu, or the links of the navigation with a message when its code could not be loaded. */
function SignedInMenuPart(props: ComponentProps<typeof SignedInMenuContent>) {
  const { t } = useTranslation();
  const { loaded: SignedInMenuContent, hasFailed } = usePart(signedInMenuContent, {
    request: props.isOpen ? atOnce : undefined,
    preload: whenNetworkIdle,
  });
  if (SignedInMenuContent !== undefined) return <SignedInMenuContent {...props} />;
  if (hasFailed)
    return (
      <>
        <p role="status">{t('shell.header.menuUnavailable')}</p>
        <Links />
      </>
    );
  return (
    <span className={styles['spinner']}>
      <Spinner />
      <VisuallyHidden>{t('shell.loading')}</VisuallyHidden>
    </span>
  );
}

function Links() {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('shell.navigation.label')}>
      <ul className={styles['links']}>
        {NAVIGATION_LINKS.map(({ name, to }) => (
          <li key={name}>
            <NavLink className={styles['link'] ?? ''} to={to} end>
              {t(`shell.navigation.${name}`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
