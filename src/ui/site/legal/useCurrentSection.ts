import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** How far down the window a heading counts as reached, as a part of its height. */
const READING_LINE = 0.3;

/**
 * The section being read: the one the address names while its heading is in sight, else the last whose heading has
 * come up to the reading line. The end of a page is never scrolled up that far, so the address goes first.
 * @param ids In the order of the page; the same array for as long as the page is shown.
 */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const { hash } = useLocation();
  const [current, setCurrent] = useState(ids[0]);
  useEffect(() => {
    const update = (): void => setCurrent(sectionInSight(ids, hash.slice(1)));
    update();
    addEventListener('scroll', update, { passive: true });
    addEventListener('resize', update, { passive: true });
    return () => {
      removeEventListener('scroll', update);
      removeEventListener('resize', update);
    };
  }, [ids, hash]);
  return current;
}

function sectionInSight(ids: readonly string[], named: string): string | undefined {
  const topOfNamed = ids.includes(named) ? topOf(named) : undefined;
  if (topOfNamed !== undefined && topOfNamed >= 0 && topOfNamed < innerHeight) return named;
  return ids.findLast((id) => (topOf(id) ?? Infinity) <= innerHeight * READING_LINE) ?? ids[0];
}

function topOf(id: string): number | undefined {
  return document.getElementById(id)?.getBoundingClientRect().top;
}
