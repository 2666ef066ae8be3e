import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** The height at which a heading counts as reached, as a fraction of the window height. */
const READING_LINE = 0.3;

/**
 * The id of the current section. It is the section of the hash while its heading is visible, else the last one whose
 * heading is above the reading line. The hash takes precedence, because the last sections never scroll up that far.
 * @param ids In document order. The array must keep its identity while the page is shown.
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
