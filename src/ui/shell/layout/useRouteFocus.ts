import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { afterPaint } from '@/ui/shell/afterPaint';
import { focusPageHeading } from './mainLandmark';

/**
 * Scrolls to the top and focuses the heading when the path changes, also on Back. A change of query or hash alone is no
 * navigation. A link with a hash scrolls to its section.
 */
export function useRouteFocus(): void {
  const location = useLocation();
  const isWayBack = useNavigationType() === NavigationType.Pop;
  const shownPath = useRef(location.pathname);
  const isFirst = useRef(true);

  useEffect(() => {
    const previous = history.scrollRestoration;
    history.scrollRestoration = 'manual';
    return () => {
      history.scrollRestoration = previous;
    };
  }, []);

  useLayoutEffect(() => {
    const isNewPath = shownPath.current !== location.pathname;
    shownPath.current = location.pathname;
    /* The reader of a prerendered page may have moved the focus already. */
    const hasFocusMoved = isFirst.current && document.activeElement !== document.body;
    isFirst.current = false;
    const namesSection = location.hash !== '' && !(isNewPath && isWayBack) && !hasFocusMoved;
    if (namesSection && goToSection(location.hash, isNewPath ? 'instant' : 'smooth')) return undefined;
    if (isNewPath) {
      /* Not in the next frame, although this forces a layout: the owner may have scrolled by then. */
      scrollTo({ top: 0, behavior: 'instant' });
      focusPageHeading();
      /* A dialog that was open keeps the page inert until its effects have ended, so the heading takes no focus yet. */
      if (document.activeElement === document.body) afterPaint(focusHeadingInsteadOfBody);
    }
    return namesSection ? goToSectionWhenMounted(location.hash) : undefined;
  }, [isWayBack, location]);
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
