/** Milliseconds after which the work runs without a frame, because a hidden page has none. */
const MAX_WAIT = 100;

/** Runs `work` after the next frame, so that a press has visible feedback before a large update. */
export function afterPaint(work: () => void): void {
  let isDone = false;
  const once = (): void => {
    if (isDone) return;
    isDone = true;
    clearTimeout(timeout);
    work();
  };
  const timeout = setTimeout(once, MAX_WAIT);
  requestAnimationFrame(() => setTimeout(once));
}
