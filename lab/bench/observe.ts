/** The measurements that a page makes of its own loading, in milliseconds since the navigation started. */
export interface Observed {
  fcp: number;
  lcp: number;
  /** Cumulative layout shift. */
  shift: number;
  /** The time at which the main content is visible. */
  ready: number | undefined;
  longestTask: number;
  /** The sum of the durations beyond 50 ms of all long tasks. */
  blocked: number;
  /** The part of `blocked` in tasks that started before the main content was visible. */
  blockedUntilReady: number;
}

declare global {
  interface Window {
    observed?: Observed;
    readyWhen?: string;
  }
}

/** Runs in the page before all other scripts. */
export function observe(readyWhen: string | undefined): void {
  if (!location.protocol.startsWith('http')) return;
  const observed: Observed = {
    fcp: 0,
    lcp: 0,
    shift: 0,
    ready: undefined,
    longestTask: 0,
    blocked: 0,
    blockedUntilReady: 0,
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
  watch('longtask', ({ startTime, duration }) => {
    observed.longestTask = Math.max(observed.longestTask, duration);
    observed.blocked += duration - 50;
    if (observed.ready === undefined || startTime < observed.ready)
      observed.blockedUntilReady += duration - 50;
  });
  if (readyWhen === undefined) return;
  const look = (): void => {
    if (document.querySelector(readyWhen) === null) requestAnimationFrame(look);
    else requestAnimationFrame((now) => (observed.ready = now));
  };
  requestAnimationFrame(look);
}
