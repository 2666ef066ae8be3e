import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { classNames } from '@/ui/design/classNames';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { afterPaint } from '@/ui/shell/afterPaint';
import { AppErrorBoundary } from '@/ui/shell/AppErrorBoundary';
import { useRetries } from '@/ui/shell/connection/useRetries';
import { Footer } from '@/ui/shell/footer/Footer';
import { Header } from '@/ui/shell/header/Header';
import { pathOfLinkClick } from '@/ui/shell/leaving/pathOfLinkClick';
import { atOnce, lazyPart, usePart } from '@/ui/shell/loading/lazyPart';
import { crossesDocuments, paths } from '@/ui/shell/paths';
import { idIn, routeOf } from '@/ui/shell/routePaths';
import { useSignOutBar } from '@/ui/shell/sign-out-bar/useSignOutBar';
import { useViewModels } from '@/ui/shell/ViewModelsContext';
import { whenNetworkIdle } from '@/ui/shell/whenNetworkIdle';
import { isAppPath } from './isAppPath';
import { focusPageHeading, MAIN_ID } from './mainLandmark';
import { Pages } from './Pages';
import styles from './layout.module.scss';

const waitingToasts = lazyPart(async () => (await import('@/ui/shell/toasts/WaitingToasts')).WaitingToasts);

interface LayoutProps {
  /** Called when the page is mounted and hydrated, or when its failure is shown. From then on its buttons work. */
  readonly onPageShown?: (() => void) | undefined;
}

/**
 * The layout of every page: header, main, footer and toasts (spec section 2). Its error boundary also catches an error
 * in the clean-up of a page, whose own boundary is removed at the same time.
 */
export function Layout({ onPageShown }: LayoutProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { PageExtension } = useViewModels();
  useRouteFocus();
  useDocumentCrossing();
  return (
    <AppErrorBoundary onFailure={onPageShown}>
      <div
        className={classNames(
          styles['layout'],
          isAppPath(pathname) && styles['plaster'],
          routeOf(pathname) === 'dashboard' && styles['spacious'],
        )}
      >
        <a
          className={styles['skip']}
          href={`#${MAIN_ID}`}
          onClick={(event) => {
            /* By script, so that the URL stays as it is. */
            event.preventDefault();
            document.getElementById(MAIN_ID)?.focus();
          }}
        >
          {t('shell.skipToContent')}
        </a>
        <Header />
        <SignOutBarSlot />
        <SessionRecovery />
        <main id={MAIN_ID} className={styles['main']} tabIndex={-1}>
          <Pages onPageShown={onPageShown} />
        </main>
        <Footer />
        {PageExtension && <PageExtension />}
        <ToastSlot />
      </div>
    </AppErrorBoundary>
  );
}

/**
 * The sign-out bar. After the sign-in it opens the reconciliation that the bar has announced (decision C93). The stored
 * reason is cleared only on that page, so that the next document opens the reconciliation if this one did not.
 */
const SignOutBarSlot = observer(function SignOutBarSlot() {
  const { session, signOutBar, openDocument } = useViewModels();
  const { pathname } = useLocation();
  const SignOutBar = useSignOutBar();
  const signedIn = session.state.kind === 'signed-in' ? session.state : undefined;
  const businessToReconcile =
    idIn('subscription', pathname) === signedIn?.unknownOrderOf ? undefined : signedIn?.unknownOrderOf;
  const isOutdated =
    signOutBar.cause !== undefined && signedIn !== undefined && businessToReconcile === undefined;
  useEffect(() => {
    if (isOutdated) signOutBar.dismiss();
    if (businessToReconcile !== undefined)
      openDocument(paths.subscription(businessToReconcile), { replace: true });
  }, [isOutdated, signOutBar, businessToReconcile, openDocument]);
  return SignOutBar && <SignOutBar />;
});

/**
 * The region of the toasts. Its code loads with the first toast, or in idle time for signed-in owners, because the code
 * could not load for a toast about a lost connection.
 */
const ToastSlot = observer(function ToastSlot() {
  const { toasts, slowRequests, session } = useViewModels();
  const { kind } = session.state;
  const isNeeded = toasts.waiting.length > 0 || slowRequests.isStillWorking;
  const isLikely = kind === 'signed-in' || kind === 'redirecting';
  const { loaded: WaitingToasts } = usePart(waitingToasts, {
    request: isNeeded ? atOnce : undefined,
    retriedPreload: isLikely && !isNeeded ? whenNetworkIdle : undefined,
  });
  return WaitingToasts && <WaitingToasts />;
});

/** Checks an unreachable session again when the connection is back. */
const SessionRecovery = observer(function SessionRecovery() {
  const { session } = useViewModels();
  return session.state.kind === 'unreachable' ? <Retries onRetry={session.reconnect} /> : undefined;
});

function Retries({ onRetry }: { readonly onRetry: () => Promise<void> }) {
  useRetries(() => void onRetry());
  return undefined;
}

/**
 * Loads a new document when a link leads into or out of the wizard, because its document has a security policy of its
 * own.
 */
function useDocumentCrossing(): void {
  const { pathname } = useLocation();
  const { openDocument } = useViewModels();
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      const path = pathOfLinkClick(event);
      if (path === undefined || !crossesDocuments(pathname, new URL(path, location.origin).pathname)) return;
      /* The router ignores a click whose default is prevented. Other click handlers still run. */
      event.preventDefault();
      openDocument(path);
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [openDocument, pathname]);
}

/** Scrolls to the top and focuses the heading, or scrolls to the section that the hash names. */
function useRouteFocus(): void {
  const location = useLocation();
  const type = useNavigationType();
  const shown = useRef(location);

  useEffect(() => {
    /* The mode is stored with the history entry, so a reload and a later Back to this document would start at the top. */
    const leaveToBrowser = (): void => void (history.scrollRestoration = 'auto');
    addEventListener('pagehide', leaveToBrowser);
    return () => removeEventListener('pagehide', leaveToBrowser);
  }, []);

  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const { current: from } = shown;
    shown.current = location;
    const isNewPath = from.pathname !== location.pathname;
    /* The reader of a prerendered page may have moved the focus, or the browser has restored the position or gone to the
       section, from which it also moves the focus. */
    const isPlaced = from === location && (document.activeElement !== document.body || scrollY > 0);
    const opensSection = location.hash !== '' && !(isNewPath && type === NavigationType.Pop) && !isPlaced;
    if (opensSection && goToSection(location.hash, isNewPath ? 'instant' : 'smooth')) return undefined;
    if (isNewPath || returnsToTop(from, location, type)) {
      /* Not in the next frame, although this forces a layout: the owner may have scrolled by then. */
      scrollTo({ top: 0, behavior: 'instant' });
      focusPageHeading();
      /* A dialog that was open keeps the page inert until its effects end, so the heading cannot be focused yet. */
      if (document.activeElement === document.body) afterPaint(focusHeadingInsteadOfBody);
    }
    return opensSection ? goToSectionWhenMounted(location.hash) : undefined;
  }, [type, location]);
}

/**
 * Whether the shown page is left for its own top: from one of its sections, or by a link to it. A change of the query is
 * no navigation, and typing in the search of the list may replace its location by the same one.
 */
function returnsToTop(from: Location, to: Location, type: NavigationType): boolean {
  if (from.search !== to.search || to.hash !== '') return false;
  return from.hash !== '' || (type === NavigationType.Replace && routeOf(to.pathname) !== 'dashboard');
}

function focusHeadingInsteadOfBody(): void {
  if (document.activeElement === document.body) focusPageHeading();
}

/** Waits for the page that contains the section. Returns a function that stops waiting. */
function goToSectionWhenMounted(hash: string): () => void {
  const arrival = new MutationObserver(() => {
    if (goToSection(hash, 'instant')) arrival.disconnect();
  });
  arrival.observe(document.body, { childList: true, subtree: true });
  return () => arrival.disconnect();
}

/**
 * Scrolls to the section of the hash. Returns whether the page contains it. No style sheet sets smooth scrolling,
 * because Tab and find-in-page must arrive at once.
 */
function goToSection(hash: string, behavior: ScrollBehavior): boolean {
  const section = document.getElementById(hash.slice(1));
  if (section === null) return false;
  if (!section.hasAttribute('tabindex')) section.tabIndex = -1;
  section.focus({ preventScroll: true });
  const allowsMotion = matchMedia('(prefers-reduced-motion: no-preference)').matches;
  section.scrollIntoView({ behavior: allowsMotion ? behavior : 'instant' });
  return true;
}
