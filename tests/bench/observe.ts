/** What a page tells about its own loading; milliseconds since it was asked for. */
export interface Observed {
  fcp: number;
  lcp: number;
  /** Cumulative layout shift. */
  shift: number;
  /** When what the page is about could be seen. */
  ready: number | undefined;
  longestTask: number;
  /** Of all long tasks, what is beyond 50 ms. */
  blocked: number;
}

declare global {
  interface Window {
    observed?: Observed;
    readyWhen?: string;
  }
}

/** Runs in the page before anything else does. */
export function observe(readyWhen: string | undefined): void {
  if (!location.protocol.startsWith('http')) return;
  const observed: Observed = {
    fcp: 0,
    lcp: 0,
    shift: 0,
    ready: undefined,
    longestTask: 0,
    blocked: 0,
  };
  window.observed = observed;
  const watch = (type: string, see: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) see(entry);
    }).observe({ type, buffered: true });
  };
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') observed.fcp = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    observed.lcp = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry.toJSON();
    if (hadRecentInput !== true) observed.shift += Number(value);
  });
  watch('longtask', ({ duration }) => {
    observed.longestTask = Math.max(observed.longestTask, duration);
    observed.blocked += duration - 50;
  });
  if (readyWhen === undefined) return;
  const look = (): void => {
    if (document.querySelector(readyWhen) === null) requestAnimationFrame(look);
    else requestAnimationFrame((now) => (observed.ready = now));
  };
  requestAnimationFrame(look);
}
