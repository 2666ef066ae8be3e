import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { afterPaint } from '@/ui/shell/afterPaint';

/** In CSS pixels: the least height above a list, the area of a small card and the height of a row. */
const HEIGHT_ABOVE = 300;
const CARD_AREA = 140_000;
const ROW_HEIGHT = 72;

/** The number of items that fill the window of a page that has just opened. */
const FITTING = {
  cards: () => Math.ceil((innerWidth * heightOfList()) / CARD_AREA),
  rows: () => Math.ceil(heightOfList() / ROW_HEIGHT),
} as const;

function heightOfList(): number {
  return Math.max(1, innerHeight - HEIGHT_ABOVE);
}

/**
 * The items of a list that are rendered: those that fill the window in the first frame, all of them in a later one. A
 * page opens at its top (decision C47), so that the others cannot be seen sooner.
 */
export function useVisibleFirst<Item>(items: readonly Item[], layout: keyof typeof FITTING): readonly Item[] {
  const [fitting, setFitting] = useState<number | undefined>(FITTING[layout]);
  const isCut = fitting !== undefined && fitting < items.length;
  const isFramed = useRef(false);
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => (isFramed.current = true));
    return () => cancelAnimationFrame(frame);
  }, []);
  /* After the first frame this is rendered together with what the other effects of the page have changed. */
  useEffect(() => {
    if (!isCut) return undefined;
    let isLeft = false;
    const showAll = (): void => {
      if (!isLeft) setFitting(undefined);
    };
    if (isFramed.current) showAll();
    else afterPaint(showAll);
    return () => {
      isLeft = true;
    };
  }, [isCut]);
  return isCut ? items.slice(0, fitting) : items;
}
