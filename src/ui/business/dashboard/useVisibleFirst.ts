import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { afterPaint } from '@/ui/shell/afterPaint';
import { hasListPlace } from './listPlace';

/**
 * The area of the window for each card, and its height for each row, in CSS pixels. They are larger than a card
 * (140 000) and a row (72), because the heading and the attention card stand above the list.
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
 * page opens at its top, so that the others cannot be seen sooner, except after Back.
 */
export function useVisibleFirst<Item>(items: readonly Item[], layout: ItemLayout): readonly Item[] {
  const [fitting, setFitting] = useState(() => (hasListPlace() ? Infinity : fittingItems(layout)));
  const isCut = fitting < items.length;
  const hadFrame = useRef(false);
  useLayoutEffect(() => {
    requestAnimationFrame(() => (hadFrame.current = true));
  }, []);
  /* Waits for the first frame. An effect that runs after it shows all items at once, so that React renders them with
     what the other effects of the page have changed. */
  useEffect(() => {
    const showAll = (): void => setFitting(Infinity);
    if (isCut && hadFrame.current) showAll();
    else if (isCut) afterPaint(showAll);
  }, [isCut]);
  return isCut ? items.slice(0, fitting) : items;
}
