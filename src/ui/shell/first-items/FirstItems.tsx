import { useEffect, useRef, useState } from 'react';
import type { Elements } from '@/ui/design/Elements';
import { Button } from '@/ui/design/components/button/Button';
import { useTranslation } from '@/ui/i18n/useTranslation';
import styles from './first-items.module.scss';

/** A catalogue has far fewer items. */
const STEP = 24;

interface FirstItemsProps<Item> {
  readonly items: readonly Item[];
  /** Whether an item is shown in any case, for example because it is selected. */
  readonly isPinned?: ((item: Item) => boolean) | undefined;
  /** The number of items that are shown at first, and that each press adds. */
  readonly step?: number | undefined;
  /** The label of the button, with the number of items that the next press adds. */
  readonly label?: ((added: number) => string) | undefined;
  /** Renders the list, one element for each shown item. */
  readonly children: (shown: readonly Item[]) => Elements;
}

/**
 * The first items of a list that has no known limit, and a button that shows more. Pinned items that would be hidden
 * come first. The button moves the focus to the first item that it adds.
 */
export function FirstItems<Item>(props: FirstItemsProps<Item>) {
  const { items, isPinned = () => false, step = STEP, label, children } = props;
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const last = useRef<Element>(undefined);
  const [count, setCount] = useState(step);
  useEffect(() => {
    focusIn(last.current?.nextElementSibling);
    last.current = undefined;
  });
  const showMore = (): void => {
    last.current = box.current?.firstElementChild?.lastElementChild ?? undefined;
    setCount(count + step);
  };
  /* The step can grow, for example when the page is printed. */
  const shownCount = Math.max(count, step);
  const rest = items.slice(shownCount);
  const pinned = rest.filter(isPinned);
  return (
    <div ref={box}>
      {children([...pinned, ...items.slice(0, shownCount)])}
      {rest.length > pinned.length && (
        <div className={styles['more']}>
          <Button kind="secondary" onPress={showMore}>
            {label?.(Math.min(rest.length, step)) ?? t('shell.showMore')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Focuses the first control of an item, or the item itself. */
function focusIn(item: Element | null | undefined): void {
  if (!(item instanceof HTMLElement)) return;
  const control = item.querySelector<HTMLElement>('input, a, button');
  if (control === null) item.tabIndex = -1;
  (control ?? item).focus();
}
