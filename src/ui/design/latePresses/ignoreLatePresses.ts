/** Milliseconds after which no press that was made before can still be on its way. */
const LATEST = 1000;

const PARTS = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'dblclick'] as const;

/**
 * Called when a press has closed what lies over the page. A press that was made before it was seen to be gone was meant
 * for it, as was the second click of a double click: what stood behind neither acts on them nor takes the focus, which
 * is on its way back. A busy machine handles such presses only after what they were meant for has gone.
 */
export function ignoreLatePresses(page: Window = window): void {
  let goneAt = Infinity;
  /* The press that closes it is not over yet. */
  let isLate = true;
  const ignore = (event: UIEvent): void => {
    if (event.type === 'pointerdown') isLate = event.timeStamp < goneAt;
    /* A click without a press comes from a key or from assistive technology: it names what it is meant for. */
    const isPress = event.isTrusted && (event.type !== 'click' || event.detail > 0);
    if (!isPress || !(isLate || event.detail > 1)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const stop = (): void => {
    for (const part of PARTS) page.removeEventListener(part, ignore, { capture: true });
  };
  for (const part of PARTS) page.addEventListener(part, ignore, { capture: true });
  /* The frame after the next has been painted without it. */
  page.requestAnimationFrame(() =>
    page.requestAnimationFrame(() => {
      goneAt = page.performance.now();
    }),
  );
  page.setTimeout(stop, LATEST);
}
