import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { afterPaint } from '@/ui/shell/afterPaint';

/**
 * The area of a card and the height of a row in CSS pixels, each with its share of what stands above the list. A
 * smaller card has 140 000, a row 72.
 */
const CARD_AREA = 200_000;
const ROW_HEIGHT = 100;

type ItemLayout = 'cards' | 'rows';

/** The number of items that fill the window of a page that has just opened. */
function fittingItems(layout: ItemLayout): number {
  return Math.ceil(innerHeight / (layout === 'cards' ? CARD_AREA / innerWidth : ROW_HEIGHT));
}

/**
 * The items of a list that are rendered: those that fill the window in the first frame, all of them in a later one. A
 * page opens at its top (decision C47), so that the others cannot be seen sooner.
 */
export function useVisibleFirst<Item>(items: readonly Item[], layout: ItemLayout): readonly Item[] {
  const [fitting, setFitting] = useState(() => fittingItems(layout));
  const isCut = fitting < items.length;
  const isFramed = useRef(false);
  useLayoutEffect(() => {
    requestAnimationFrame(() => (isFramed.current = true));
  }, []);
  /* After the first frame this is rendered together with what the other effects of the page have changed. */
  useEffect(() => {
    const showAll = (): void => setFitting(Infinity);
    if (isCut && isFramed.current) showAll();
    else if (isCut) afterPaint(showAll);
  }, [isCut]);
  return isCut ? items.slice(0, fitting) : items;
}
