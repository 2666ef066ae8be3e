import type { Page } from 'playwright';

/** The durations of a step inside the product, in milliseconds. */
export interface StepTimes {
  /** From the press to the first frame of the next page or step, which may lack parts. */
  readonly first: number;
  /** From the press to the frame that shows the result. */
  readonly shown: number;
  /** The longest duration of one of its events (Event Timing), in steps of 8 ms. */
  readonly event: number;
  /** The longest run time of the handlers of one event. */
  readonly processing: number;
  readonly longestTask: number;
  /** The time of the press, since the start of the document. */
  readonly pressedAt: number;
}

declare global {
  interface PerformanceObserverInit {
    /** Events that are shorter than this number of milliseconds are not reported. */
    durationThreshold?: number;
  }
  interface Window {
    stepTaken?: Promise<StepTimes>;
  }
}

/** The wait for event timing entries, in milliseconds. */
const REPORTS = 400;

interface WatchedStep {
  /** Selects an element of the first picture. The same as `wanted` when it is left out. */
  readonly first?: string | undefined;
  readonly wanted: string;
}

/** @returns The times of the step that the press takes. */
export async function timesOf(page: Page, step: WatchedStep, press: () => Promise<void>): Promise<StepTimes> {
  await page.evaluate(watchNextStep, { ...step, reports: REPORTS });
  /* Asked for before the press, because running a script of the bench would be a part of the step. */
  const [times] = await Promise.all([page.evaluate(async () => window.stepTaken), press()]);
  if (times === undefined)
    throw new Error('No result in window.stepTaken. The document changed after watchNextStep ran.');
  return times;
}

/** Runs in the page. The next press or key starts the step, and the first frame with the wanted element ends it. */
function watchNextStep({ first = '', wanted, reports }: WatchedStep & { readonly reports: number }): void {
  window.stepTaken = new Promise((settle) => {
    const times = { first: 0, shown: 0, event: 0, processing: 0, longestTask: 0, pressedAt: 0 };
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry.entryType === 'longtask') times.longestTask = Math.max(times.longestTask, entry.duration);
        else if (entry instanceof PerformanceEventTiming) {
          times.event = Math.max(times.event, entry.duration);
          times.processing = Math.max(times.processing, entry.processingEnd - entry.processingStart);
        }
    });
    const begin = ({ timeStamp }: Event): void => {
      times.pressedAt = timeStamp;
      observer.observe({ type: 'longtask' });
      /* The list stays in the document, hidden, behind a business. */
      const isShown = (selector: string): boolean =>
        [...document.querySelectorAll(selector)].some((element) => element.closest('[hidden]') === null);
      const look = (): void => {
        if (first !== '' && times.first === 0 && isShown(first))
          requestAnimationFrame((now) => (times.first = now - timeStamp));
        if (!isShown(wanted)) requestAnimationFrame(look);
        else
          requestAnimationFrame((now) => {
            times.shown = now - timeStamp;
            times.first ||= times.shown;
            setTimeout(() => {
              observer.disconnect();
              settle(times);
            }, reports);
          });
      };
      requestAnimationFrame(look);
    };
    observer.observe({ type: 'event', durationThreshold: 16 });
    const presses = ['pointerdown', 'keydown'];
    const onPress = (event: Event): void => {
      for (const press of presses) removeEventListener(press, onPress, { capture: true });
      begin(event);
    };
    for (const press of presses) addEventListener(press, onPress, { capture: true });
  });
}
