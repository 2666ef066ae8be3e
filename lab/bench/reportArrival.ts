/** A navigation from one document to another. */
export interface DocumentNavigation {
  readonly from: string;
  /** Selects the link to press. */
  readonly link: string;
  readonly to: string;
  /** Selects the content of the next document. */
  readonly wanted: string;
  /** The time without DOM changes after which the first document is idle, in milliseconds. */
  readonly rest: number;
  /** The URL that receives the report. */
  readonly report: string;
  /** The session storage of the tab before any script runs. */
  readonly tab: Readonly<Record<string, string>>;
}

/** Runs in both documents before all other scripts: presses the link in the first, and reports in the next. */
function reportArrival({ from, link, to, wanted, rest, report, tab }: DocumentNavigation): void {
  const absolute = (moment: number): number => performance.timeOrigin + moment;
  const whenThere = (what: string, act: (found: HTMLElement) => void): void => {
    const found = document.querySelector<HTMLElement>(what);
    if (found === null) requestAnimationFrame(() => whenThere(what, act));
    else act(found);
  };
  const atRest = (act: () => void): void => {
    let last = performance.now();
    new PerformanceObserver(() => (last = performance.now())).observe({ type: 'resource' });
    const look = (): void => {
      if (performance.now() - last > rest) act();
      else setTimeout(look, 100);
    };
    look();
  };
  if (location.pathname === from) {
    for (const [key, value] of Object.entries(tab)) sessionStorage.setItem(key, value);
    whenThere(link, () => {
      atRest(() => {
        localStorage.setItem('bench.pressed', String(absolute(performance.now())));
        document.querySelector<HTMLElement>(link)?.click();
      });
    });
  }
  if (location.pathname !== to) return;
  whenThere(wanted, () => {
    requestAnimationFrame((now) => {
      const [navigation] = performance.getEntriesByType('navigation');
      const { activationStart, deliveryType } = navigation?.toJSON() ?? {};
      const fetched = deliveryType === '' ? 'nothing' : String(deliveryType);
      const way = Number(activationStart) > 0 ? 'prerendered' : fetched;
      const shown = absolute(now) - Number(localStorage.getItem('bench.pressed'));
      void fetch(`${report}/?${new URLSearchParams({ shown: String(shown), way }).toString()}`, {
        mode: 'no-cors',
        keepalive: true,
      });
    });
  });
}

/** The script as text. tsx wraps named functions in `__name()`, so the text defines it. */
export function arrivalScript(way: DocumentNavigation): string {
  return `{const __name = (named) => named;(${reportArrival.toString()})(${JSON.stringify(way)});}`;
}
