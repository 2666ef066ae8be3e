/** Milliseconds after the paint without the overlay in which a press can be the second one of a double click. */
const LATE_PRESS_LIMIT = 1000;

const PRESS_EVENTS = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'dblclick'] as const;

type PressEvent = Pick<
  UIEvent,
  'type' | 'timeStamp' | 'detail' | 'isTrusted' | 'preventDefault' | 'stopImmediatePropagation'
>;

type Listening = (
  type: (typeof PRESS_EVENTS)[number],
  listener: (event: PressEvent) => void,
  options: { readonly capture: true },
) => void;

export interface PressedWindow {
  readonly addEventListener: Listening;
  readonly removeEventListener: Listening;
  readonly requestAnimationFrame: (run: () => void) => number;
  readonly performance: Pick<Performance, 'now'>;
}

/** Stops ignoring the presses after an earlier overlay. */
let stopEarlier = (): void => undefined;

/**
 * Called when an overlay closes. Until the browser has painted the page without the overlay, further
 * presses are still meant for the overlay, as is the second click of a double click. They must not act on the page
 * behind it, and must not move the focus, which returns to the opener. A busy browser handles such presses only after
 * the overlay is gone, and the click of a press much later than its start. Therefore the times of the events decide,
 * not the time at which they are handled.
 */
export function ignoreClickThrough(page: PressedWindow = window): void {
  stopEarlier();
  let closedAt = Infinity;
  /* At first the press that closes the overlay is still in progress. */
  let isForOverlay = true;
  /* The start of the press was ignored, so the rest of it is too. */
  let isPressIgnored = false;
  const ignore = (event: PressEvent): void => {
    if (event.type === 'pointerdown') isForOverlay = isPressIgnored = event.timeStamp < closedAt;
    if (!isPressIgnored && event.timeStamp > closedAt + LATE_PRESS_LIMIT) {
      stop();
      return;
    }
    /* A click with `detail` 0 comes from a key or from assistive technology, which name their target. */
    const isPress = event.isTrusted && (event.type !== 'click' || event.detail > 0);
    if (!isPress || !(isForOverlay || event.detail > 1)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type === 'click') isPressIgnored = false;
  };
  const stop = (): void => {
    for (const type of PRESS_EVENTS) page.removeEventListener(type, ignore, { capture: true });
  };
  stopEarlier = stop;
  for (const type of PRESS_EVENTS) page.addEventListener(type, ignore, { capture: true });
  /* After two animation frames the page is painted without the overlay. */
  page.requestAnimationFrame(() =>
    page.requestAnimationFrame(() => {
      closedAt = page.performance.now();
    }),
  );
}
