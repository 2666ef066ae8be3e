import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { focusMain } from './mainLandmark';

/**
 * A change of path goes to the top and puts the focus on the heading, always so on the way back; a change of query
 * or hash is no change of route (decision C47). A link with a hash goes to the section it names.
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
    /* A written page may have a reader by now, who went on from the section its address names. */
    const isElsewhere = isFirst.current && document.activeElement !== document.body;
    isFirst.current = false;
    const namesSection = location.hash !== '' && !(isNewPath && isWayBack) && !isElsewhere;
    if (namesSection && goToSection(location.hash, isNewPath ? 'instant' : 'smooth')) return undefined;
    if (isNewPath) {
      scrollTo({ top: 0, behavior: 'instant' });
      focusHeading();
    }
    return namesSection ? goToSectionOnceThere(location.hash) : undefined;
  }, [isWayBack, location]);
}

/** The page that has the section may still be on its way. Answers how to wait no longer. */
function goToSectionOnceThere(hash: string): () => void {
  const arrival = new MutationObserver(() => {
    if (goToSection(hash, 'instant')) arrival.disconnect();
  });
  arrival.observe(document.body, { childList: true, subtree: true });
  return () => arrival.disconnect();
}

/**
 * Answers whether the page has the section that the hash names. Nothing else on a page scrolls smoothly: whoever tabs
 * or searches through a long page is to be there at once.
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

/** The heading, or the main landmark until a heading is there. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1[tabindex]');
  if (heading === null) focusMain();
  else heading.focus({ preventScroll: true });
}
