/** Milliseconds after which nobody waits for a frame: a page that is not shown paints none. */
const LONGEST_WAIT = 100;

/**
 * Does some work after the next frame, so that what was pressed answers at once and a large change does not hold that
 * up.
 */
export function afterPaint(work: () => void): void {
  let isDone = false;
  const once = (): void => {
    if (isDone) return;
    isDone = true;
    clearTimeout(patience);
    work();
  };
  const patience = setTimeout(once, LONGEST_WAIT);
  requestAnimationFrame(() => setTimeout(once));
}
