/** From which document to which, and how a page is to behave meanwhile. */
export interface Way {
  readonly from: string;
  /** Matches the link to press, once it is there. */
  readonly link: string;
  readonly to: string;
  /** Matches what the next document is about. */
  readonly wanted: string;
  /** Milliseconds without anything new before the first document is at rest. */
  readonly rest: number;
  /** Where arrivals are reported. */
  readonly report: string;
  /** What the tab holds before anything runs. */
  readonly tab: Readonly<Record<string, string>>;
}

/** Runs in every document of the way, before anything else: presses in the first, reports in the next. */
function reportArrival({ from, link, to, wanted, rest, report, tab }: Way): void {
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

/** The same as text, for a document; what starts this program wraps every function it names. */
export function arrivalScript(way: Way): string {
  return `{const __name = (named) => named;(${reportArrival.toString()})(${JSON.stringify(way)});}`;
}
