import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { afterPaint } from '@/ui/shell/afterPaint';
import { hasListPosition } from './listPosition';

/* How much of the window one item needs, in CSS pixels. A card alone has an area of 140,000 and a row a height of 72.
   The rest allows for the heading and the attention card above the list. */
const CARD_AREA = 200_000;
const ROW_HEIGHT = 100;

type ItemLayout = 'cards' | 'rows';

/** The number of items that fill the window. */
function fittingItems(layout: ItemLayout): number {
  return Math.ceil(innerHeight / (layout === 'cards' ? CARD_AREA / innerWidth : ROW_HEIGHT));
}

/**
 * The items to render: in the first frame those that fill the window, later all of them. A page opens at its top, so
 * the others are not visible yet. After Back it may open further down, so all of them are rendered at once.
 */
export function useVisibleFirst<Item>(items: readonly Item[], layout: ItemLayout): readonly Item[] {
  const [fitting, setFitting] = useState(() => (hasListPosition() ? Infinity : fittingItems(layout)));
  const isCut = fitting < items.length;
  const hadFrame = useRef(false);
  useLayoutEffect(() => {
    requestAnimationFrame(() => (hadFrame.current = true));
  }, []);
  /* After the first frame, shows all items in this effect, so that React renders them together with the state that the
     other effects of the page set. */
  useEffect(() => {
    const showAll = (): void => setFitting(Infinity);
    if (isCut && hadFrame.current) showAll();
    else if (isCut) afterPaint(showAll);
  }, [isCut]);
  return isCut ? items.slice(0, fitting) : items;
}
